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
    let worth = worth(open, seat, dealer, dealt);
    each_set(dealt, CardSet::EMPTY, open.discards(), &mut |thrown| {
        // No hand has more choices than there is room for.
        let _ = choices.push(worth(thrown));
    });
    best_first(&mut choices, |choice| choice.worth);
    choices
}

/// What it is worth to throw cards, for a seat that was dealt these.
pub fn worth(
    open: &Open,
    seat: Seat,
    dealer: Seat,
    dealt: CardSet,
) -> impl Fn(CardSet) -> Choice + use<> {
    let three = open.players.count() == 3;
    let side = match open.team(seat).has(dealer) {
        true => Crib::Own,
        false => Crib::Others,
    };
    let starters = Starters::beside(dealt);
    move |thrown| {
        let hand = starters.mean_hand(dealt.without(thrown));
        let mean = 10 * crib::mean(&ranks::of::<2>(thrown), side);
        let (crib, worth) = match side {
            Crib::Own => (mean, hand + mean),
            Crib::Others if three => {
                let mean = mean * OF_THREE / 10;
                (mean, hand - mean)
            }
            Crib::Others => (mean, hand - mean),
        };
        Choice {
            thrown,
            hand,
            crib,
            worth,
        }
    }
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

/// The cards that may be turned up.
struct Starters {
    cards: CardSet,
    /// How many of them have each rank.
    of_rank: [i32; 16],
}

impl Starters {
    /// All that were not dealt.
    fn beside(dealt: CardSet) -> Starters {
        let cards = CardSet::PACK.without(dealt);
        let mut of_rank = [0; 16];
        for card in cards.iter() {
            of_rank[usize::from(card.rank.number() & 15)] += 1;
        }
        Starters { cards, of_rank }
    }

    /// What four cards count on the average over all starters, in hundredths of a point.
    fn mean_hand(&self, kept: CardSet) -> i32 {
        let number = self.cards.len() as i32;
        let mut sum = 0;
        ranks::show_with_each(&ranks::of::<4>(kept), &mut |rank, points| {
            sum += self.of_rank[usize::from(rank & 15)] * points;
        });
        for suit in Suit::ALL {
            let flush = kept.without(CardSet::suit(suit)).is_empty();
            let jack = kept.has(Card::new(suit, Rank::JACK));
            if flush || jack {
                let same = self.cards.and(CardSet::suit(suit)).len() as i32;
                let flush = if flush {
                    HAND as i32 * number + same
                } else {
                    0
                };
                sum += flush + if jack { same } else { 0 };
            }
        }
        100 * sum / number.max(1)
    }
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
