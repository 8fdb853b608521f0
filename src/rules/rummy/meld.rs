//! Melds: which cards make one, what can be laid off on it, and all that a hand holds.

use crate::cards::{Card, CardSet, Rank, Suit};
use crate::seat::Seat;
use core::fmt;
use serde::{Deserialize, Serialize};

/// The fewest cards of a meld.
pub const SMALLEST: usize = 3;

/// The most melds that can lie on the table.
pub const MOST_MELDS: usize = Card::PACK / SMALLEST;

/// What kind of meld some cards are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Three or four cards of this rank.
    Group(Rank),
    /// Three or more neighbours of one suit, the ace below the two.
    Run {
        /// The lowest card.
        low: Card,
        /// The highest card.
        high: Card,
    },
}

impl Kind {
    /// What these cards are together; none if they are no meld (R3).
    pub fn of(cards: CardSet) -> Option<Kind> {
        if cards.len() < SMALLEST {
            return None;
        }
        let low = cards.iter().next()?;
        if cards.without(CardSet::rank(low.rank)).is_empty() {
            return Some(Kind::Group(low.rank));
        }
        let high = cards.iter().last()?;
        let steps = usize::from(high.rank.number()).checked_sub(low.rank.number().into())?;
        (high.suit == low.suit && steps + 1 == cards.len()).then_some(Kind::Run { low, high })
    }
}

/// A meld on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meld {
    /// Who laid it; whoever lays off on it changes nothing about that.
    pub seat: Seat,
    /// Its cards.
    pub cards: CardSet,
}

impl Meld {
    /// What kind it is; every meld on the table is one.
    pub fn kind(&self) -> Option<Kind> {
        Kind::of(self.cards)
    }

    /// The cards of the pack that can be laid off on it (R4).
    pub fn fits(&self) -> CardSet {
        fits(self.cards)
    }
}

/// The cards of the pack each of which makes a valid meld with this one (R4).
pub fn fits(cards: CardSet) -> CardSet {
    match Kind::of(cards) {
        None => CardSet::EMPTY,
        Some(Kind::Group(rank)) => CardSet::rank(rank).without(cards),
        Some(Kind::Run { low, high }) => {
            let below = Rank::new(low.rank.number() - 1);
            let above = Rank::new(high.rank.number() + 1);
            let ends = [below, above].into_iter().flatten();
            ends.map(|rank| Card::new(low.suit, rank)).collect()
        }
    }
}

/// Visits every meld that a hand holds: runs by suit, lowest card and length, then groups by rank.
pub fn each_in(hand: CardSet, visit: &mut dyn FnMut(CardSet)) {
    for suit in Suit::ALL {
        let mut rest = hand.and(CardSet::suit(suit));
        while let Some(low) = rest.iter().next() {
            runs_from(low, rest, visit);
            rest.remove(low);
        }
    }
    for rank in Rank::all() {
        let held = hand.and(CardSet::rank(rank));
        if held.len() > SMALLEST {
            for card in Suit::ALL.into_iter().rev() {
                visit(held.toggled(Card::new(card, rank)));
            }
        }
        if held.len() >= SMALLEST {
            visit(held);
        }
    }
}

/// Visits the runs of a suit that begin with its lowest card here.
fn runs_from(low: Card, held: CardSet, visit: &mut dyn FnMut(CardSet)) {
    let mut run = CardSet::EMPTY;
    for (card, number) in held.iter().zip(low.rank.number()..) {
        if card.rank.number() != number {
            return;
        }
        run.insert(card);
        if run.len() >= SMALLEST {
            visit(run);
        }
    }
}

/// A run by its ends, `4C-7C`; a group by its cards, `7D,7H,7S`.
impl fmt::Display for Meld {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Some(Kind::Run { low, high }) => write!(to, "{low}-{high}"),
            _ => self.cards.fmt(to),
        }
    }
}
