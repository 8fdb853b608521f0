//! What happens in the games of a line, as it is told to the seats.

use super::SEATS;
use super::score::Ending;
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{End, Tile, TileSet};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the tile and the numbers that the line above them speaks of"
)]
pub enum Event {
    /// A round was dealt, this many having been played.
    Dealt { rounds: u16 },
    /// Nobody had a double, so everything was dealt again.
    DealtAgain,
    /// A seat opened the round.
    Opened { seat: Seat, tile: Tile },
    /// A seat placed a tile at an end, after so many draws in the same turn.
    Placed {
        seat: Seat,
        tile: Tile,
        end: End,
        drawn: u8,
    },
    /// A seat drew a tile.
    Drew { seat: Seat },
    /// Which tile it drew: for that seat alone.
    DrewTile { seat: Seat, tile: Tile },
    /// A seat passed, after so many draws in the same turn.
    Passed { seat: Seat, drawn: u8 },
    /// The round ended, and all hands were turned up.
    Ended {
        ending: Ending,
        hands: PerSeat<TileSet, SEATS>,
    },
    /// The winner of the round scored, and has this total.
    Scored {
        seat: Seat,
        points: Points,
        total: Points,
    },
    /// Several hands were the lightest, so nobody scored.
    NobodyScored,
    /// A seat scored with the tile that it has just placed at an end, or opened with, and has this total.
    Gained {
        seat: Seat,
        tile: Tile,
        end: Option<End>,
        points: Points,
        total: Points,
    },
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::DealtAgain => "dealt-again",
            Event::Opened { .. } => "opened",
            Event::Placed { .. } => "placed",
            Event::Drew { .. } => "drew",
            Event::DrewTile { .. } => "drew-tile",
            Event::Passed { .. } => "passed",
            Event::Ended {
                ending: Ending::Out(_),
                ..
            } => "went-out",
            Event::Ended {
                ending: Ending::Blocked,
                ..
            } => "blocked",
            Event::Ended {
                ending: Ending::Reached(_),
                ..
            } => "reached",
            Event::Scored { .. } => "scored",
            Event::NobodyScored => "nobody-scored",
            Event::Gained { .. } => "gained",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Opened { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Drew { seat }
            | Event::DrewTile { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Scored { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Ended {
                ending: Ending::Out(seat) | Ending::Reached(seat),
                ..
            } => Some(seat),
            Event::Dealt { .. }
            | Event::DealtAgain
            | Event::NobodyScored
            | Event::Ended {
                ending: Ending::Blocked,
                ..
            } => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let tile_text = |tile: Tile| Fact::text(tile);
        match *self {
            Event::Dealt { rounds } => visit("rounds", Fact::Number(rounds.into())),
            Event::Opened { tile, .. } | Event::DrewTile { tile, .. } => {
                visit("tile", tile_text(tile));
            }
            Event::Placed {
                tile, end, drawn, ..
            } => {
                visit("tile", tile_text(tile));
                visit("end", Fact::text(end));
                visit("drawn", Fact::Number(drawn.into()));
            }
            Event::Passed { drawn, .. } => visit("drawn", Fact::Number(drawn.into())),
            Event::Ended { hands, .. } => {
                const DOTS: [&str; SEATS] = ["dots0", "dots1", "dots2", "dots3"];
                for (name, (_, hand)) in DOTS.into_iter().zip(hands.iter()) {
                    visit(name, Fact::Number(hand.dots().into()));
                }
            }
            Event::Scored { points, total, .. } => {
                visit("points", Fact::Number(points.number().into()));
                visit("total", Fact::Number(total.number().into()));
            }
            Event::Gained {
                tile,
                end,
                points,
                total,
                ..
            } => {
                visit("tile", tile_text(tile));
                visit("end", Fact::of(end));
                visit("points", Fact::Number(points.number().into()));
                visit("total", Fact::Number(total.number().into()));
            }
            Event::DealtAgain | Event::Drew { .. } | Event::NobodyScored => {}
        }
    }
}
