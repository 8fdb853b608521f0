//! The report of a finished round.

use super::{Laws, SEATS};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat};
use crate::tiles::TileSet;
use serde::{Deserialize, Serialize};

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A seat placed its last tile.
    Out(Seat),
    /// Nobody can place anything, nor draw.
    Blocked,
}

/// The finished round: all hands open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// How many seats took part.
    pub players: Players,
    /// How it ended.
    pub ending: Ending,
    /// The tiles that each seat was left with.
    pub hands: PerSeat<TileSet, SEATS>,
}

impl Report {
    /// Who won the round and what that seat scored; nobody after a block with several lightest hands.
    pub fn won(&self, laws: Laws) -> Option<(Seat, Points)> {
        let winner = laws.winner(self)?;
        Some((winner, laws.award(self, winner)))
    }
}
