//! Penalty points, and the report of a finished deal.

use super::SEATS;
use crate::cards::{Card, CardSet, Rank};
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What one card costs its holder: 50 for an eight, 10 for a picture, the spots of any other card.
pub const fn penalty_of_card(card: Card) -> Points {
    Points::new(match card.rank {
        Rank::EIGHT => 50,
        Rank::JACK | Rank::QUEEN | Rank::KING => 10,
        rank => rank.number() as u16,
    })
}

/// What a whole hand costs its holder.
pub fn penalty_of_hand(hand: CardSet) -> Points {
    hand.iter()
        .map(penalty_of_card)
        .fold(Points::ZERO, Points::plus)
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
        penalty_of_hand(self.hands[seat])
    }
}
