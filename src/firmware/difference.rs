//! What really became different when a part of the frame was painted again: much of what is painted looks as before,
//! and the wire to the panel is far slower than a comparison.

use heapless::Vec;

use crate::expand::{Area, GRAIN};

/// How many areas are told apart in one strip.
pub const AREAS: usize = 12;

/// Starting an area on the panel takes about as long as sending this many pixels.
const OVERHEAD: usize = 32;

/// So many words without a difference between two others in a row part them.
const GAP: usize = 6;

/// Keeps a copy of an area of the frame, row after row, and gives the room that is left. `stride` is the width of the
/// frame.
#[inline(never)]
pub fn keep<'a>(frame: &[u32], stride: usize, area: Area, copy: &'a mut [u32]) -> &'a mut [u32] {
    let mut copy = copy;
    for row in area.rows(frame, stride) {
        let Some((kept, rest)) = copy.split_at_mut_checked(row.len()) else {
            return &mut [];
        };
        copy_words(row, kept);
        copy = rest;
    }
    copy
}

/// Eight words at a time, which the processor moves with few instructions.
#[inline(never)]
fn copy_words(from: &[u32], to: &mut [u32]) {
    let (from, from_rest) = from.as_chunks::<8>();
    let (to, to_rest) = to.as_chunks_mut::<8>();
    for (from, to) in from.iter().zip(to) {
        *to = *from;
    }
    for (from, to) in from_rest.iter().zip(to_rest) {
        *to = *from;
    }
}

/// The parts of a strip, which is a few rows high, that differ from the copy that was kept of it. What is sent goes down
/// the panel strip by strip, so that it is nowhere far from the even pace that [`beam`](crate::beam) counts on.
#[must_use]
#[inline(never)]
pub fn find(frame: &[u32], stride: usize, strip: Area, copy: &[u32]) -> Vec<Area, AREAS> {
    let mut found: Vec<Area, AREAS> = Vec::new();
    let mut copy = copy;
    for (top, row) in (strip.top..).zip(strip.rows(frame, stride)) {
        let Some((old, rest)) = copy.split_at_checked(row.len()) else {
            break;
        };
        copy = rest;
        let mut from = 0;
        while let Some((first, end)) = next_run(row, old, from) {
            from = end;
            let changed = Area {
                left: strip.left + first * GRAIN,
                top,
                width: (end - first) * GRAIN,
                height: 1,
            };
            add(&mut found, changed);
        }
    }
    found
}

/// The next words that differ, from the first up to one that is followed by a gap. On its own, so that the loops keep
/// everything in registers.
#[inline(never)]
fn next_run(row: &[u32], old: &[u32], from: usize) -> Option<(usize, usize)> {
    let end = row.len();
    let old = old.get(..end)?;
    let first = from + same(row.get(from..)?, old.get(from..)?);
    if first >= end {
        return None;
    }
    let mut last = first;
    loop {
        // Every gap that counts holds the word that is tried first, which mostly differs.
        let mut tried = last + GAP;
        while tried < end && row[tried] != old[tried] {
            last = tried;
            tried += GAP;
        }
        tried = tried.min(end) - 1;
        while tried > last && row[tried] == old[tried] {
            tried -= 1;
        }
        if tried == last {
            return Some((first, last + 1));
        }
        last = tried;
    }
}

/// How many words two rows have in common before the first that differs.
#[inline(never)]
fn same(row: &[u32], old: &[u32]) -> usize {
    let fours = row.as_chunks::<4>().0.iter().zip(old.as_chunks::<4>().0);
    let alike = |(new, old): &(&[u32; 4], &[u32; 4])| {
        (new[0] ^ old[0]) | (new[1] ^ old[1]) | (new[2] ^ old[2]) | (new[3] ^ old[3]) == 0
    };
    let alike = 4 * fours.take_while(alike).count();
    let rest = row.iter().zip(old).skip(alike);
    alike + rest.take_while(|(new, old)| new == old).count()
}

/// Adds a run of a row, joined with whatever is sent sooner together with it than apart.
fn add(found: &mut Vec<Area, AREAS>, mut changed: Area) {
    // Most runs lie below one of the same columns.
    if let Some(last) = found.last_mut()
        && (last.left, last.width) == (changed.left, changed.width)
        && last.top + last.height == changed.top
    {
        last.height += 1;
        return;
    }
    while let Some(place) = found.iter().position(|area| joins(*area, changed)) {
        changed = found.swap_remove(place).around(changed);
    }
    if let Err(changed) = found.push(changed)
        && let Some(last) = found.last_mut()
    {
        *last = last.around(changed);
    }
}

fn joins(above: Area, below: Area) -> bool {
    above.around(below).pixels() <= above.pixels() + below.pixels() + OVERHEAD
}

#[cfg(test)]
mod tests {
    use super::{AREAS, find, keep};
    use crate::expand::Area;
    use std::vec;
    use std::vec::Vec;

    const STRIDE: usize = 240;
    const STRIP: Area = Area {
        left: 0,
        top: 0,
        width: 240,
        height: 8,
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
        assert_eq!(changed(&[], STRIP), []);
    }

    #[test]
    fn a_pixel_is_found_in_its_group_of_four() {
        assert_eq!(changed(&[(101, 3)], STRIP), [(100, 3, 4, 1)]);
        assert_eq!(changed(&[(239, 7)], STRIP), [(236, 7, 4, 1)]);
    }

    #[test]
    fn neighbours_are_joined_and_far_ones_are_not() {
        assert_eq!(changed(&[(8, 3), (9, 4), (15, 5)], STRIP), [(8, 3, 8, 3)]);
        assert_eq!(
            changed(&[(8, 3), (200, 7), (8, 4)], STRIP),
            [(8, 3, 4, 2), (200, 7, 4, 1)]
        );
    }

    #[test]
    fn a_whole_row_is_not_made_higher_by_little_things_near_it() {
        let row = |top| (0..60).map(move |word| (word * 4, top));
        let pixels: Vec<_> = row(4).chain(row(5)).chain([(100, 7)]).collect();
        assert_eq!(changed(&pixels, STRIP), [(0, 4, 240, 2), (100, 7, 4, 1)]);
    }

    #[test]
    fn what_is_between_two_edges_is_left_out() {
        let pixels: Vec<_> = (0..8).flat_map(|row| [(20, row), (120, row)]).collect();
        assert_eq!(changed(&pixels, STRIP), [(20, 0, 4, 8), (120, 0, 4, 8)]);
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

    /// Some hundred patterns of every density.
    #[test]
    fn every_change_is_covered() {
        let mut state = 1_u32;
        let mut random = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state as usize >> 8
        };
        for round in 0..400 {
            let pixels: Vec<_> = (0..1 + round / 4)
                .map(|_| (random() % 240, random() % 8))
                .collect();
            let found = changed(&pixels, STRIP);
            assert!(found.len() <= AREAS);
            let covers = |column: usize, row: usize| {
                let inside = found.iter().filter(|(left, top, width, height)| {
                    (*left..left + width).contains(&column) && (*top..top + height).contains(&row)
                });
                inside.count()
            };
            for (column, row) in pixels {
                assert!(covers(column, row) >= 1, "{found:?}");
            }
        }
    }
}
