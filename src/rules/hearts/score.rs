//! Points, and the report of a finished deal.

use super::SEATS;
use super::options::Options;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::seat::{PerSeat, Seat};
use core::fmt;
use serde::{Deserialize, Serialize};

/// The queen of spades.
pub const QUEEN: Card = Card::new(Suit::Spades, Rank::QUEEN);

/// All cards that count: the hearts and the queen of spades.
pub const POINT_CARDS: CardSet = CardSet::suit(Suit::Hearts).or(CardSet::only(QUEEN));

/// Points; fewer are better, and the moon may bring a seat below nothing.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Points(i16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// What the queen of spades counts.
    pub const QUEEN: Points = Points(13);
    /// What all cards count together, and what the moon is worth.
    pub const MOON: Points = Points(26);

    /// This many points.
    pub const fn new(number: i16) -> Points {
        Points(number)
    }

    /// How many they are.
    pub const fn number(self) -> i16 {
        self.0
    }

    /// Both together.
    pub const fn plus(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }

    /// The same taken away instead of added.
    pub const fn less(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }

    /// What a set of cards counts: 1 for each heart and 13 for the queen of spades (R5).
    pub const fn of(cards: CardSet) -> Points {
        let hearts = cards.and(CardSet::suit(Suit::Hearts)).len() as i16;
        let queen = if cards.has(QUEEN) { Points::QUEEN.0 } else { 0 };
        Points(hearts + queen)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// What a moon turns into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reward {
    /// 26 are subtracted from the shooter's score.
    Subtract,
    /// 26 are added to each other seat's score.
    AddOthers,
}

/// The finished deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The cards that each seat took.
    pub won: PerSeat<CardSet, SEATS>,
    /// Who shot the moon, and what came of it.
    pub moon: Option<(Seat, Reward)>,
}

impl Report {
    /// What the deal brought a seat (R5, R18, R19).
    pub fn gain(&self, seat: Seat) -> Points {
        let taken = Points::of(self.won[seat]);
        match self.moon {
            None => taken,
            Some((shooter, Reward::Subtract)) if shooter == seat => Points::ZERO.less(Points::MOON),
            Some((shooter, Reward::AddOthers)) if shooter == seat => Points::ZERO,
            Some((_, Reward::Subtract)) => taken,
            Some((_, Reward::AddOthers)) => taken.plus(Points::MOON),
        }
    }
}

/// Whether a seat that took these cards has shot the moon (R18), whatever that brings.
pub(super) fn is_moon(won: CardSet, options: &Options) -> bool {
    let needed = if options.moon_needs_queen {
        POINT_CARDS
    } else {
        CardSet::suit(Suit::Hearts)
    };
    needed.without(won).is_empty()
}
