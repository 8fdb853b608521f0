//! Penalty points, and the report of a finished deal.

use super::SEATS;
use crate::cards::{Card, CardSet, Rank};
use crate::seat::{PerSeat, Seat};
use core::fmt;
use serde::{Deserialize, Serialize};

/// Penalty points; fewer are better.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Points(u16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// This many points.
    pub const fn new(number: u16) -> Points {
        Points(number)
    }

    /// How many they are.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Both together.
    pub const fn plus(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }

    /// What one card costs its holder: 50 for an eight, 10 for a picture, the spots of any other card.
    pub const fn of_card(card: Card) -> Points {
        match card.rank {
            Rank::EIGHT => Points(50),
            Rank::JACK | Rank::QUEEN | Rank::KING => Points(10),
            rank => Points(rank.number() as u16),
        }
    }

    /// What a whole hand costs its holder.
    pub fn of_hand(hand: CardSet) -> Points {
        hand.iter()
            .map(Points::of_card)
            .fold(Points::ZERO, Points::plus)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A seat played its last card.
    Out(Seat),
    /// All seats passed in succession.
    Blocked,
}

/// The finished deal: all hands open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// How it ended.
    pub ending: Ending,
    /// The cards that each seat was left with.
    pub hands: PerSeat<CardSet, SEATS>,
}

impl Report {
    /// What the deal cost a seat (R8, R11).
    pub fn penalty(&self, seat: Seat) -> Points {
        Points::of_hand(self.hands[seat])
    }
}
