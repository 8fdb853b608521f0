//! Putting things in order. The lists here are short, and flash is scarce: the sort of the core library costs some
//! kilobytes for every kind of list, this one a hundred bytes. It also leaves equals as they were, so that they come out
//! alike on every machine.

/// Puts things in order by a key, the least first and equals as they were.
pub fn least_first<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    arrange(list, |one, other| key(one) < key(other));
}

/// Puts things in order by their worth, the most first and equals as they were.
pub fn best_first<T, W: Ord>(list: &mut [T], worth: impl Fn(&T) -> W) {
    arrange(list, |one, other| worth(one) > worth(other));
}

/// Takes each thing forward past those that it comes before.
fn arrange<T>(list: &mut [T], comes_before: impl Fn(&T, &T) -> bool) {
    for unsorted in 1..list.len() {
        for place in (1..=unsorted).rev() {
            if !comes_before(&list[place], &list[place - 1]) {
                break;
            }
            list.swap(place, place - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{best_first, least_first};
    use crate::{Rng, SeedableRng};
    use std::vec::Vec;

    /// Things with a key and the place they began at; the stable sort of the standard library is the measure.
    #[test]
    fn the_order_is_that_of_a_stable_sort() {
        let mut rng = Rng::seed_from_u64(4);
        for length in 0..60 {
            let list: Vec<(u32, usize)> = (0..length).map(|place| (rng.below(9), place)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|thing| thing.0);
            let mut sorted = list.clone();
            least_first(&mut sorted, |thing| thing.0);
            assert_eq!(sorted, expected);

            let mut expected = list.clone();
            expected.sort_by_key(|thing| core::cmp::Reverse(thing.0));
            let mut sorted = list;
            best_first(&mut sorted, |thing| thing.0);
            assert_eq!(sorted, expected);
        }
    }
}
