//! What every choice of cards for the crib is worth on the average: the hand that is kept, exactly, over all starters that
//! may come, with the crib or against it.
//!
//! A screen grades a discard by the same numbers, so they are open to others.

use super::crib::{self, Crib};
use super::ranks;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::cribbage::{HAND, Open};
use parlour_rules::order::best_first;

/// The most choices: two cards of six.
pub const MOST_CHOICES: usize = 15;

/// A choice of cards for the crib, and what it is worth in hundredths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The cards for the crib.
    pub thrown: CardSet,
    /// What the cards that are kept count on the average, the starter included.
    pub hand: i32,
    /// What is thrown counts so much in the crib on the average, for the own side or against it.
    pub crib: i32,
    /// Both together; an opponent's crib is taken off.
    pub worth: i32,
}

/// Of a crib that goes to one of two opponents, the other one has nothing either: so much of ten counts.
const OF_THREE: i32 = 7;

/// Every choice of a seat that was dealt these cards, the best first.
pub fn choices(open: &Open, seat: Seat, dealer: Seat, dealt: CardSet) -> Vec<Choice, MOST_CHOICES> {
    let mut choices = Vec::new();
    let thrown = open.discards();
    let side = match open.team(seat).has(dealer) {
        true => Crib::Own,
        false => Crib::Others,
    };
    each_set(dealt, CardSet::EMPTY, thrown, &mut |thrown| {
        let hand = mean_hand(dealt.without(thrown), CardSet::PACK.without(dealt));
        let mean = 10 * crib::mean(&ranks::of::<2>(thrown), side);
        let (crib, worth) = match side {
            Crib::Own => (mean, hand + mean),
            Crib::Others if open.players.count() == 3 => {
                let mean = mean * OF_THREE / 10;
                (mean, hand - mean)
            }
            Crib::Others => (mean, hand - mean),
        };
        // No hand has more choices than there is room for.
        let _ = choices.push(Choice {
            thrown,
            hand,
            crib,
            worth,
        });
    });
    best_first(&mut choices, |choice| choice.worth);
    choices
}

/// Visits every set of `more` of these cards beside those chosen.
pub(super) fn each_set(
    mut from: CardSet,
    chosen: CardSet,
    more: usize,
    visit: &mut dyn FnMut(CardSet),
) {
    if more == 0 {
        return visit(chosen);
    }
    while let Some(card) = from.iter().next() {
        from.remove(card);
        each_set(from, chosen.or(CardSet::only(card)), more - 1, visit);
    }
}

/// What four cards count on the average over all starters, in hundredths of a point.
fn mean_hand(kept: CardSet, starters: CardSet) -> i32 {
    let mut ranks: Vec<u8, 5> = ranks::of(kept);
    let mut sum = 0;
    for rank in Rank::all() {
        let number = starters.and(CardSet::rank(rank)).len() as i32;
        if number > 0 && ranks.push(rank.number()).is_ok() {
            sum += number * ranks::show(&ranks);
            ranks.pop();
        }
    }
    for suit in Suit::ALL {
        let same = starters.and(CardSet::suit(suit)).len() as i32;
        if kept.without(CardSet::suit(suit)).is_empty() {
            sum += HAND as i32 * starters.len() as i32 + same;
        }
        if kept.has(Card::new(suit, Rank::JACK)) {
            sum += same;
        }
    }
    100 * sum / (starters.len() as i32).max(1)
}

/// What a shortsighted player throws: the four best cards as they lie there stay.
pub(super) fn as_they_stand(dealt: CardSet, thrown: usize) -> CardSet {
    let mut best: Option<(i32, CardSet)> = None;
    each_set(dealt, CardSet::EMPTY, thrown, &mut |thrown| {
        let points = ranks::show(&ranks::of::<5>(dealt.without(thrown)));
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, thrown));
        }
    });
    best.map_or(CardSet::EMPTY, |(_, thrown)| thrown)
}
