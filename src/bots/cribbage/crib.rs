//! What cards are worth in a crib on the average, by their ranks.
//!
//! The numbers are those of the rule sheet: means of some 300,000 deals between players who discard by this very table,
//! in tenths of a point, and of 40,000 deals each for pairs that are seldom thrown.

use super::ranks::Number;

/// The pairs of ranks with an ace as the lower one, then those with a two, and so on; of each row the pair first.
const PAIRS: usize = 91;

/// What two cards bring to their owner.
const OWN: [u8; PAIRS] = [
    53, 42, 45, 54, 55, 37, 37, 37, 33, 33, 36, 34, 34, // A
    56, 69, 45, 55, 39, 38, 36, 37, 35, 39, 36, 37, // 2
    59, 50, 60, 39, 36, 39, 36, 37, 39, 36, 36, // 3
    58, 65, 38, 37, 37, 36, 36, 39, 37, 37, // 4
    88, 66, 61, 56, 55, 67, 70, 67, 67, // 5
    57, 50, 47, 51, 32, 33, 31, 32, // 6
    60, 66, 41, 32, 34, 33, 32, // 7
    55, 47, 39, 35, 32, 32, // 8
    50, 43, 41, 30, 31, // 9
    48, 46, 34, 29, // 10
    54, 49, 41, // J
    47, 35, // Q
    46, // K
];

/// What two cards bring to an opponent.
const OTHERS: [u8; PAIRS] = [
    61, 50, 52, 57, 60, 49, 48, 49, 46, 45, 48, 44, 43, // A
    65, 74, 55, 62, 50, 50, 49, 48, 47, 49, 45, 45, // 2
    68, 61, 67, 48, 51, 50, 47, 47, 49, 46, 45, // 3
    65, 73, 55, 48, 50, 47, 46, 47, 45, 44, // 4
    93, 75, 71, 65, 61, 74, 77, 75, 72, // 5
    70, 66, 60, 63, 44, 46, 43, 42, // 6
    72, 79, 54, 44, 48, 44, 43, // 7
    67, 58, 48, 46, 43, 42, // 8
    63, 56, 51, 41, 41, // 9
    61, 57, 47, 40, // 10
    66, 56, 49, // J
    60, 45, // Q
    57, // K
];

/// Whose crib it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Crib {
    /// The own one, or that of a partner.
    Own,
    /// That of an opponent.
    Others,
}

impl Crib {
    const fn table(self) -> &'static [u8; PAIRS] {
        match self {
            Crib::Own => &OWN,
            Crib::Others => &OTHERS,
        }
    }
}

fn pair(one: Number, other: Number, crib: Crib) -> i32 {
    let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
    // The row of a rank begins after those of all lower ones, each of which is shorter by one than the row before.
    let row = (low.saturating_sub(1)) * (28 - low) / 2;
    let mean = crib.table().get(row + high - low);
    mean.copied().unwrap_or_default().into()
}

/// What one or two cards are worth in a crib, in tenths of a point.
pub(super) fn mean(thrown: &[Number], crib: Crib) -> i32 {
    match *thrown {
        [one, other] => pair(one, other, crib),
        [one] => (1..=13).map(|other| pair(one, other, crib)).sum::<i32>() / 13,
        _ => 0,
    }
}
