//! What happens at the table, for log and motion.

use crate::ledger::Fact;
use crate::seat::Seat;
use crate::tiles::Tile;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The row was laid and turned face up.
    Laid,
    /// A tile was touched and a number said.
    Counted {
        /// The tile.
        tile: Tile,
        /// The number, which may be that of its dots.
        number: u8,
    },
    /// A tile was taken out of the row.
    Removed {
        /// The tile.
        tile: Tile,
    },
    /// A tile that matched was left in the row.
    Left {
        /// The tile.
        tile: Tile,
    },
    /// The end of the row was reached, and its gaps were closed.
    PassEnded {
        /// The number of the pass, from 1.
        pass: u16,
        /// How many are left.
        left: u8,
    },
}

impl Event {
    /// Whether a tile was touched that has as many dots as the number said.
    pub const fn is_match(&self) -> bool {
        match self {
            Event::Counted { tile, number } => tile.dots() == *number,
            _ => false,
        }
    }
}

impl crate::game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Laid => "laid",
            Event::Counted { .. } => "counted",
            Event::Removed { .. } => "removed",
            Event::Left { .. } => "left",
            Event::PassEnded { .. } => "pass-ended",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Event::Laid | Event::PassEnded { .. } => None,
            Event::Counted { .. } | Event::Removed { .. } | Event::Left { .. } => Some(Seat::FIRST),
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Event::Laid => {}
            Event::Counted { tile, number } => {
                visit("tile", Fact::text(tile));
                visit("number", Fact::Number(number.into()));
                visit("matches", Fact::Flag(self.is_match()));
            }
            Event::Removed { tile } | Event::Left { tile } => visit("tile", Fact::text(tile)),
            Event::PassEnded { pass, left } => {
                visit("pass", Fact::Number(pass.into()));
                visit("left", Fact::Number(left.into()));
            }
        }
    }
}
