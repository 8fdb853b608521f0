//! What really became different when a part of the frame was painted again: much of what is painted looks as before,
//! and the wire to the panel is far slower than a comparison.

use heapless::Vec;

use crate::expand::{Area, GRAIN};

/// How many areas are told apart in one part of the frame.
pub const AREAS: usize = 24;

/// Starting an area on the panel takes as long as sending this many pixels.
const OVERHEAD: usize = 64;

/// Keeps a copy of an area of the frame, row after row. `stride` is the width of the frame.
pub fn keep(frame: &[u32], stride: usize, area: Area, copy: &mut [u32]) {
    let mut copy = copy;
    for row in area.rows(frame, stride) {
        let Some((kept, rest)) = copy.split_at_mut_checked(row.len()) else {
            break;
        };
        kept.copy_from_slice(row);
        copy = rest;
    }
}

/// The parts of an area that differ from the copy that was kept of it.
#[must_use]
pub fn find(frame: &[u32], stride: usize, area: Area, copy: &[u32]) -> Vec<Area, AREAS> {
    let mut found: Vec<Area, AREAS> = Vec::new();
    let mut copy = copy;
    for (top, row) in (area.top..).zip(area.rows(frame, stride)) {
        let Some((old, rest)) = copy.split_at_checked(row.len()) else {
            break;
        };
        copy = rest;
        let Some((first, last)) = ends(row, old) else {
            continue;
        };
        let changed = Area {
            left: area.left + first * GRAIN,
            top,
            width: (last - first + 1) * GRAIN,
            height: 1,
        };
        let full = found.is_full();
        match found.last_mut() {
            Some(above) if full || joins(*above, changed) => *above = both(*above, changed),
            // There is room, or the arm above would have been taken.
            _ => drop(found.push(changed)),
        }
    }
    found
}

/// The first and the last word that differ. On its own, so that the loops keep everything in registers.
#[inline(never)]
fn ends(row: &[u32], old: &[u32]) -> Option<(usize, usize)> {
    let pairs = || row.iter().zip(old);
    let first = pairs().position(|(new, old)| new != old)?;
    let last = pairs().rposition(|(new, old)| new != old)?;
    Some((first, last))
}

fn joins(above: Area, below: Area) -> bool {
    both(above, below).pixels() <= above.pixels() + below.pixels() + OVERHEAD
}

fn both(above: Area, below: Area) -> Area {
    let left = above.left.min(below.left);
    let right = (above.left + above.width).max(below.left + below.width);
    Area {
        left,
        top: above.top,
        width: right - left,
        height: below.top + below.height - above.top,
    }
}

#[cfg(test)]
mod tests {
    use super::{AREAS, find, keep};
    use crate::expand::Area;
    use std::vec;
    use std::vec::Vec;

    const STRIDE: usize = 240;
    const WHOLE: Area = Area {
        left: 0,
        top: 0,
        width: 240,
        height: 34,
    };

    /// Changes these pixels (column, row) of an empty frame and tells what is found.
    fn changed(pixels: &[(usize, usize)], area: Area) -> Vec<(usize, usize, usize, usize)> {
        let mut frame = vec![0_u32; STRIDE / 4 * 40];
        let mut copy = vec![7; STRIDE / 4 * 40];
        keep(&frame, STRIDE, area, &mut copy);
        for (column, row) in pixels {
            frame[row * STRIDE / 4 + column / 4] |= 1 << (column % 4 * 8);
        }
        find(&frame, STRIDE, area, &copy)
            .iter()
            .map(|a| (a.left, a.top, a.width, a.height))
            .collect()
    }

    #[test]
    fn nothing_changed_is_nothing_to_send() {
        assert_eq!(changed(&[], WHOLE), []);
    }

    #[test]
    fn a_pixel_is_found_in_its_group_of_four() {
        assert_eq!(changed(&[(101, 3)], WHOLE), [(100, 3, 4, 1)]);
    }

    #[test]
    fn neighbours_are_joined_and_far_ones_are_not() {
        assert_eq!(changed(&[(8, 3), (9, 5), (19, 6)], WHOLE), [(8, 3, 12, 4)]);
        assert_eq!(
            changed(&[(8, 3), (200, 20)], WHOLE),
            [(8, 3, 4, 1), (200, 20, 4, 1)]
        );
    }

    #[test]
    fn what_changed_outside_the_area_is_not_seen() {
        let area = Area {
            left: 40,
            top: 10,
            width: 80,
            height: 10,
        };
        assert_eq!(changed(&[(39, 12), (120, 12), (60, 9), (60, 20)], area), []);
        assert_eq!(
            changed(&[(40, 10), (119, 19)], area),
            [(40, 10, 4, 1), (116, 19, 4, 1)]
        );
    }

    #[test]
    fn more_areas_than_there_is_room_for_are_still_covered() {
        let pixels: Vec<_> = (0..34).map(|row| (row % 2 * 236, row)).collect();
        let found = changed(&pixels, WHOLE);
        assert!(found.len() <= AREAS);
        for (column, row) in pixels {
            assert!(found.iter().any(|(left, top, width, height)| {
                (*left..left + width).contains(&column) && (*top..top + height).contains(&row)
            }));
        }
    }
}
