//! Points, and the report of a finished round.

use super::{Laws, SEATS};
use crate::seat::{PerSeat, Players, Seat};
use crate::tiles::TileSet;
use core::fmt;
use serde::{Deserialize, Serialize};

/// Points; the first to reach the target wins.
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
}

impl fmt::Display for Points {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

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
