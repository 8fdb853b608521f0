//! What happens at the table, for recap, log and motion.

use super::corner::Lane;
use super::tile::{Height, Tile};
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat drew a tile to settle who begins.
    DrewForFirst {
        /// The seat.
        seat: Seat,
        /// The tile, which goes back.
        tile: Tile,
    },
    /// The highest tile begins.
    Begins {
        /// The seat.
        seat: Seat,
    },
    /// A seat drew the tile that it has to play.
    Drew {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The tiles left in the pool.
        left: u8,
    },
    /// A seat built on one of its columns.
    Built {
        /// The seat.
        seat: Seat,
        /// Which column.
        lane: Lane,
        /// The tile.
        tile: Tile,
        /// Whether the column is complete now.
        complete: bool,
    },
    /// A seat put a tile on an equal one; the third caps the column.
    Stacked {
        /// The seat.
        seat: Seat,
        /// Whose column it is.
        owner: Seat,
        /// Which column.
        lane: Lane,
        /// The tile.
        tile: Tile,
        /// How high the stack is now.
        height: Height,
    },
    /// A capped column went back to the pool.
    Returned {
        /// Whose column it was.
        seat: Seat,
        /// Which column.
        lane: Lane,
        /// How many tiles went back, that on the circle included.
        tiles: u8,
    },
    /// A seat put a tile on a discard circle.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The circle.
        lane: Lane,
        /// The tile.
        tile: Tile,
    },
    /// A seat had no place for its tile.
    WentOut {
        /// The seat.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// How many tiles went back to the pool.
        returned: u8,
    },
}

impl crate::game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::DrewForFirst { .. } => "drew-for-first",
            Event::Begins { .. } => "begins",
            Event::Drew { .. } => "drew",
            Event::Built { .. } => "built",
            Event::Stacked {
                height: Height::Three,
                ..
            } => "capped",
            Event::Stacked { .. } => "stacked",
            Event::Returned { .. } => "returned",
            Event::Discarded { .. } => "discarded",
            Event::WentOut { .. } => "went-out",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::DrewForFirst { seat, .. }
            | Event::Begins { seat }
            | Event::Drew { seat, .. }
            | Event::Built { seat, .. }
            | Event::Stacked { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::WentOut { seat, .. } => Some(seat),
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let text = |tile: Tile| Fact::text(tile);
        let number = |lane: Lane| Fact::Number(lane.index() as i32);
        match *self {
            Event::Begins { .. } => {}
            Event::DrewForFirst { tile, .. } => visit("tile", text(tile)),
            Event::Drew { tile, left, .. } => {
                visit("tile", text(tile));
                visit("left", Fact::Number(left.into()));
            }
            Event::Built {
                lane,
                tile,
                complete,
                ..
            } => {
                visit("tile", text(tile));
                visit("column", number(lane));
                visit("complete", Fact::Flag(complete));
            }
            Event::Stacked {
                owner,
                lane,
                tile,
                height,
                ..
            } => {
                visit("tile", text(tile));
                visit("owner", Fact::Seat(owner));
                visit("column", number(lane));
                visit("height", Fact::Number(height.number().into()));
            }
            Event::Returned { lane, tiles, .. } => {
                visit("column", number(lane));
                visit("tiles", Fact::Number(tiles.into()));
            }
            Event::Discarded { lane, tile, .. } => {
                visit("tile", text(tile));
                visit("circle", number(lane));
            }
            Event::WentOut { tile, returned, .. } => {
                visit("tile", text(tile));
                visit("returned", Fact::Number(returned.into()));
            }
        }
    }
}
