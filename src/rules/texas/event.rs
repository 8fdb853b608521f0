//! What happens in Four Hand Texas, as it is told to the seats.

use super::auction::Bid;
use super::contract::Contract;
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::Seat;
use crate::tiles::Tile;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the tiles and the points that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a new hand.
    Dealt { dealer: Seat },
    /// A seat bid.
    Bid { seat: Seat, bid: Bid },
    /// A seat passed.
    Passed { seat: Seat },
    /// All seats passed, so that the hand of this dealer is not played.
    ThrownIn { dealer: Seat },
    /// A seat named the trumps.
    Named { seat: Seat, contract: Contract },
    /// A seat played a tile.
    Played { seat: Seat, tile: Tile },
    /// A seat won a trick, which was completed with this tile, and the points in it.
    Won {
        seat: Seat,
        last: Tile,
        points: Points,
    },
    /// The side of the bidder has taken these points and made its bid, or not.
    Settled {
        bidder: Seat,
        bid: Bid,
        points: Points,
        made: bool,
    },
    /// What the hand brought the side of a seat, and its new total.
    Scored {
        seat: Seat,
        points: Points,
        total: Points,
    },
    /// The hand is over and scored.
    HandOver,
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Bid { .. } => "bid",
            Event::Passed { .. } => "passed",
            Event::ThrownIn { .. } => "thrown-in",
            Event::Named { .. } => "named",
            Event::Played { .. } => "played",
            Event::Won { .. } => "won",
            Event::Settled { .. } => "settled",
            Event::Scored { .. } => "scored",
            Event::HandOver => "hand-over",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt { dealer: seat }
            | Event::Bid { seat, .. }
            | Event::Passed { seat }
            | Event::Named { seat, .. }
            | Event::Played { seat, .. }
            | Event::Won { seat, .. }
            | Event::Settled { bidder: seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::ThrownIn { .. } | Event::HandOver => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |points: Points| Fact::Number(points.number().into());
        match *self {
            Event::Bid { bid, .. } => visit("bid", Fact::Number(bid.points().into())),
            Event::Named { contract, .. } => visit("trump", Fact::text(contract)),
            Event::Played { tile, .. } => visit("tile", Fact::text(tile)),
            Event::Won { points, .. } => visit("points", number(points)),
            Event::Settled {
                bid, points, made, ..
            } => {
                visit("bid", Fact::Number(bid.points().into()));
                visit("points", number(points));
                visit("made", Fact::Flag(made));
            }
            Event::Scored { points, total, .. } => {
                visit("points", number(points));
                visit("total", number(total));
            }
            Event::ThrownIn { dealer } => visit("dealer", Fact::Seat(dealer)),
            Event::Dealt { .. } | Event::Passed { .. } | Event::HandOver => {}
        }
    }
}
