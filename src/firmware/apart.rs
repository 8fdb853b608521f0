//! Areas of the frame that do not meet, from some that may: what is painted and sent once is not painted over while it is
//! on its way, so the wire never has to stop for it.

use heapless::Vec;

use crate::expand::Area;

/// Covers the same pixels, none of them twice. Where that would take too many areas, a single one covers them all.
#[must_use]
#[inline(never)]
pub fn apart<const MOST: usize>(areas: &[Area]) -> Vec<Area, MOST> {
    split(areas).unwrap_or_else(|| {
        areas
            .iter()
            .copied()
            .reduce(Area::around)
            .into_iter()
            .collect()
    })
}

/// Every round puts an area into its place or takes pixels away, so there are not many.
fn split<const MOST: usize>(areas: &[Area]) -> Option<Vec<Area, MOST>> {
    let mut waiting: Vec<Area, MOST> = Vec::new();
    for area in areas {
        // The largest are at the end, and stay whole.
        let place = waiting
            .iter()
            .position(|other| area.pixels() < other.pixels());
        waiting.insert(place.unwrap_or(waiting.len()), *area).ok()?;
    }
    let mut apart: Vec<Area, MOST> = Vec::new();
    while let Some(area) = waiting.pop() {
        match apart.iter().find(|other| other.meets(area)) {
            None => apart.push(area).ok()?,
            Some(other) => {
                for part in area
                    .without(*other)
                    .into_iter()
                    .filter(|part| part.pixels() > 0)
                {
                    waiting.push(part).ok()?;
                }
            }
        }
    }
    Some(apart)
}

#[cfg(test)]
mod tests {
    use super::apart;
    use crate::expand::Area;
    use crate::expand::tests::area;
    use std::vec::Vec;

    fn covers(areas: &[Area], column: usize, row: usize) -> usize {
        let point = area(column, row, 1, 1);
        areas.iter().filter(|area| area.meets(point)).count()
    }

    #[test]
    fn what_does_not_meet_stays_as_it_is() {
        let (one, other) = (area(0, 0, 40, 10), area(40, 0, 8, 10));
        let found = apart::<4>(&[one, other]);
        assert_eq!(found.len(), 2);
        assert!(found.contains(&one) && found.contains(&other));
    }

    #[test]
    fn an_area_within_another_vanishes() {
        let whole = area(0, 0, 240, 240);
        let found = apart::<4>(&[area(20, 20, 8, 8), whole, area(0, 100, 240, 4)]);
        assert_eq!(found[..], [whole]);
    }

    #[test]
    fn a_corner_is_covered_once() {
        let found = apart::<4>(&[area(0, 0, 40, 40), area(36, 36, 20, 20)]);
        let pixels: usize = found.iter().map(|area| area.pixels()).sum();
        assert_eq!(pixels, 40 * 40 + 20 * 20 - 4 * 4);
    }

    #[test]
    fn some_hundred_heaps_are_covered_and_nothing_twice() {
        let mut state = 7_u32;
        let mut random = move |most: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % most
        };
        for round in 0..300 {
            let heap: Vec<Area> = (0..1 + round % 12)
                .map(|_| {
                    area(
                        4 * random(10),
                        random(40),
                        4 + 4 * random(6),
                        1 + random(20),
                    )
                })
                .collect();
            for found in [apart::<24>(&heap).to_vec(), apart::<5>(&heap).to_vec()] {
                for (column, row) in (0..64).flat_map(|x| (0..60).map(move |y| (x, y))) {
                    let times = covers(&found, column, row);
                    assert!(times <= 1, "{heap:?} became {found:?}");
                    assert!(times == 1 || covers(&heap, column, row) == 0);
                }
                assert!(
                    found
                        .iter()
                        .all(|area| area.left % 4 == 0 && area.width % 4 == 0)
                );
            }
        }
    }
}
