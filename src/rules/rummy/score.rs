//! What cards count, and the report of a finished deal.

use super::SEATS;
use crate::cards::{Card, CardSet};
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What all cards of the pack count.
pub(super) const PACK_VALUE: u32 = 340;

/// What one card counts: 1 for an ace, 10 for a picture, the spots of any other card.
pub const fn value_of_card(card: Card) -> Points {
    let number = card.rank.number();
    Points::new(if number > 10 { 10 } else { number as u16 })
}

/// What a whole hand counts.
pub fn value_of_hand(hand: CardSet) -> Points {
    hand.iter()
        .map(value_of_card)
        .fold(Points::ZERO, Points::plus)
}

/// The finished deal: all hands open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who went out; nobody in a deal that ended without a winner.
    pub winner: Option<Seat>,
    /// The cards that each seat was left with.
    pub hands: PerSeat<CardSet, SEATS>,
}

impl Report {
    /// What the cards count that a seat was left with.
    pub fn left(&self, seat: Seat) -> Points {
        value_of_hand(self.hands[seat])
    }

    /// What the deal brought a seat (R13).
    pub fn gain(&self, seat: Seat) -> Points {
        if self.winner != Some(seat) {
            return Points::ZERO;
        }
        let hands = self.hands.iter().map(|(_, hand)| value_of_hand(*hand));
        hands.fold(Points::ZERO, Points::plus)
    }
}
