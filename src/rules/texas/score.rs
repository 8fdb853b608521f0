//! What tricks count, what a hand brings either side, and the report of a finished hand.

use super::SEATS;
use super::auction::Bid;
use super::contract::Contract;
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{Pips, Tile, TileSet};
use serde::{Deserialize, Serialize};

/// The score that wins.
pub const TARGET: Points = Points::new(250);

/// All points of a hand: 35 in its tiles and one for each trick.
pub const HAND_POINTS: Points = Points::new(42);

/// The tiles that count, with 10 points for those of ten dots and 5 for those of five.
pub const COUNT_TILES: [(Tile, u16); 5] = [
    (tile(5, 5), 10),
    (tile(6, 4), 10),
    (tile(5, 0), 5),
    (tile(4, 1), 5),
    (tile(3, 2), 5),
];

const fn tile(high: u8, low: u8) -> Tile {
    match (Pips::new(high), Pips::new(low)) {
        (Some(high), Some(low)) => Tile::new(high, low),
        _ => Tile::double(Pips::BLANK),
    }
}

/// What tiles count, without the point for a trick.
fn count_of(tiles: TileSet) -> Points {
    let counted = COUNT_TILES.iter().filter(|(tile, _)| tiles.has(*tile));
    Points::new(counted.map(|(_, points)| points).sum())
}

/// What won tricks count: their tiles and one for each of them (R14).
pub fn points_of(won: TileSet) -> Points {
    count_of(won).plus(Points::new((won.len() / SEATS) as u16))
}

/// Two partners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The seats 0 and 2.
    Even,
    /// The seats 1 and 3.
    Odd,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Even, Side::Odd];

    /// The side of a seat.
    pub const fn of(seat: Seat) -> Side {
        match seat.index() % 2 {
            0 => Side::Even,
            _ => Side::Odd,
        }
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Even => Side::Odd,
            Side::Odd => Side::Even,
        }
    }

    /// Its place in a list of both.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A finished hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who bid most.
    pub bidder: Seat,
    /// How much.
    pub bid: Bid,
    /// What was named.
    pub contract: Contract,
    /// The tiles in the tricks of each side.
    pub won: [TileSet; 2],
    /// What each seat was left with, where the hand ended early.
    pub rest: PerSeat<TileSet, SEATS>,
}

impl Report {
    /// The side of the bidder.
    pub const fn side(&self) -> Side {
        Side::of(self.bidder)
    }

    /// What a side took.
    pub fn taken(&self, side: Side) -> Points {
        points_of(self.won[side.index()])
    }

    /// Whether the bidder's side made its bid (R15 to R18).
    pub fn is_made(&self) -> bool {
        let needed = if self.bid.is_limit() {
            HAND_POINTS
        } else {
            Points::new(self.bid.points())
        };
        self.taken(self.side()) >= needed
    }

    /// What the hand brings a side (R15 to R18).
    pub fn gain(&self, side: Side) -> Points {
        let bid = Points::new(self.bid.points());
        let bids = side == self.side();
        match (self.bid.is_limit(), self.is_made()) {
            (true, made) if made == bids => bid,
            (true, _) => Points::ZERO,
            (false, true) => self.taken(side),
            (false, false) if bids => Points::ZERO,
            (false, false) => self.taken(side).plus(bid),
        }
    }
}
