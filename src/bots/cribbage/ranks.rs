//! What ranks count, fast: a player looks at many thousands of hands and cards, and suits seldom matter. The rules count the
//! same with cards, and the tests hold the two together.

use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::count::{MOST, of_a_kind, value};

/// A rank as a number from 1 to 13.
pub(super) type Number = u8;

/// The ranks of cards, at most as many as there is room for.
pub(super) fn of<const N: usize>(cards: CardSet) -> heapless::Vec<Number, N> {
    cards.iter().map(number).take(N).collect()
}

/// The rank of a card.
pub(super) const fn number(card: Card) -> Number {
    card.rank.number()
}

/// What a rank counts in the play.
pub(super) const fn worth(rank: Number) -> u8 {
    if rank < 10 { rank } else { 10 }
}

/// What up to five cards count in the show, without flushes and jacks.
pub(super) fn show(ranks: &[Number]) -> i32 {
    let (ways, number) = tally(ranks);
    2 * i32::from(ways[15]) + alike_and_runs(&number)
}

/// Visits every rank with what these cards count in the show beside a starter of that rank.
pub(super) fn show_with_each(ranks: &[Number], visit: &mut dyn FnMut(Number, i32)) {
    let (ways, mut number) = tally(ranks);
    for rank in 1..=13 {
        let fifteens = ways[15] + ways[usize::from(15 - worth(rank))];
        number[usize::from(rank)] += 1;
        visit(rank, 2 * i32::from(fifteens) + alike_and_runs(&number));
        number[usize::from(rank)] -= 1;
    }
}

/// In how many ways cards make each sum up to fifteen, and how many there are of each rank.
fn tally(ranks: &[Number]) -> ([u8; 16], [u8; 16]) {
    let mut ways = [0u8; 16];
    ways[0] = 1;
    let mut number = [0u8; 16];
    for rank in ranks {
        let value = usize::from(worth(*rank));
        for sum in (value..=15).rev() {
            ways[sum] += ways[sum - value];
        }
        number[usize::from(*rank & 15)] += 1;
    }
    (ways, number)
}

/// What so many of each rank count, but for fifteens.
fn alike_and_runs(number: &[u8; 16]) -> i32 {
    let mut points = 0;
    let (mut length, mut runs) = (0, 1);
    // The place after the king is empty, so every run ends.
    for number in &number[1..15] {
        points += i32::from(of_a_kind(*number));
        if *number > 0 {
            length += 1;
            runs *= i32::from(*number);
            continue;
        }
        if length >= 3 {
            points += length * runs;
        }
        (length, runs) = (0, 1);
    }
    points
}

/// What the last of the cards of a count makes.
pub(super) fn made(row: &[Number], count: u8) -> i32 {
    let Some((last, before)) = row.split_last() else {
        return 0;
    };
    let mut points = match count {
        15 | MOST => 2,
        _ => 0,
    };
    let alike = before.iter().rev().take_while(|rank| *rank == last).count();
    points += i32::from(of_a_kind(alike as u8 + 1));
    if alike > 0 {
        return points;
    }
    let (mut seen, mut lowest, mut highest, mut longest) = (0u16, 13, 0, 0);
    for (length, rank) in (1..).zip(row.iter().rev()) {
        let bit = 1 << (rank & 15);
        if seen & bit != 0 {
            break;
        }
        seen |= bit;
        lowest = lowest.min(*rank);
        highest = highest.max(*rank);
        if length >= 3 && highest - lowest + 1 == length {
            longest = length;
        }
    }
    points + i32::from(longest)
}

/// The ranks agree with the rules about what a card counts.
const _: () = {
    let mut rank = 1;
    while rank <= 13 {
        if let Some(card) = parlour_rules::cards::Rank::new(rank) {
            assert!(value(card) == worth(rank));
        }
        rank += 1;
    }
};
