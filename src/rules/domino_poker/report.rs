//! A finished hand, with everything needed to explain who won it.

use super::options::Straights;
use super::rank::Rank;
use super::{Hands, SEATS};
use crate::seat::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A finished hand. It holds only what everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Its number, counted from 1.
    pub hand: u8,
    /// Who dealt it.
    pub dealer: Seat,
    /// Who won it.
    pub winner: Seat,
    /// The seats that had not folded.
    pub still_in: SeatSet,
    /// What each seat has paid.
    pub paid: PerSeat<u8, SEATS>,
    /// The hands that were shown; none where everybody but the winner folded.
    pub shown: Hands,
}

impl Report {
    /// What a seat showed, if it did.
    pub fn rank(&self, seat: Seat, straights: Straights) -> Option<Rank> {
        let hand = self.shown[seat];
        (!hand.is_empty()).then(|| Rank::of(hand, straights))
    }

    /// The chips that the winner took.
    pub fn pot(&self) -> u8 {
        self.paid.iter().map(|(_, paid)| paid).sum()
    }
}
