//! The line: tiles laid end to end, open at the left and at the right. A double lies across the line and leaves its
//! number open; no double branches it.

use super::{Pips, Tile, TileSet};
use crate::ledger::Fact;
use core::fmt;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// One of the two ends of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum End {
    Left,
    Right,
}

impl End {
    /// Both ends.
    pub const BOTH: [End; 2] = [End::Left, End::Right];
}

impl fmt::Display for End {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            End::Left => "left",
            End::Right => "right",
        })
    }
}

/// What lies at an end of a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Head {
    /// The number that is open.
    pub pips: Pips,
    /// Whether the tile at this end is a double. In a line of one tile both ends have it.
    pub double: bool,
}

/// A tile in the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Placed {
    tile: Tile,
    /// The half that faces left.
    left: Pips,
}

impl Placed {
    /// The tile.
    pub const fn tile(self) -> Tile {
        self.tile
    }

    /// The half that faces left.
    pub const fn left(self) -> Pips {
        self.left
    }

    /// The half that faces right.
    pub fn right(self) -> Pips {
        self.tile.other(self.left).unwrap_or(self.left)
    }
}

/// A line of tiles from the left to the right.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TileLine {
    tiles: Vec<Placed, { Tile::SET }>,
}

impl TileLine {
    /// A line without tiles.
    pub const fn new() -> TileLine {
        TileLine { tiles: Vec::new() }
    }

    /// The tiles from the left to the right.
    pub fn tiles(&self) -> &[Placed] {
        &self.tiles
    }

    /// How many tiles it has.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Whether no tile has been laid.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// The tiles as a set.
    pub fn set(&self) -> TileSet {
        self.tiles.iter().map(|placed| placed.tile).collect()
    }

    /// The number open at an end; none while no tile has been laid.
    pub fn open(&self, end: End) -> Option<Pips> {
        match end {
            End::Left => self.tiles.first().map(|placed| placed.left()),
            End::Right => self.tiles.last().map(|placed| placed.right()),
        }
    }

    /// The numbers open at the left and at the right.
    pub fn ends(&self) -> Option<(Pips, Pips)> {
        Some((self.open(End::Left)?, self.open(End::Right)?))
    }

    /// What lies at the left and at the right; none while no tile has been laid.
    pub fn heads(&self) -> Option<(Head, Head)> {
        let (first, last) = (self.tiles.first()?, self.tiles.last()?);
        let head = |pips, placed: &Placed| Head {
            pips,
            double: placed.tile.is_double(),
        };
        Some((head(first.left(), first), head(last.right(), last)))
    }

    /// The tiles of the set that have an open number; the line may have them already.
    pub fn fitting(&self) -> TileSet {
        self.ends().map_or(TileSet::EMPTY, |(left, right)| {
            TileSet::with(left).or(TileSet::with(right))
        })
    }

    /// Lays a tile at an end, its matching half inwards; the first tile of a line lies as it comes. False, and nothing
    /// is changed, where it does not match.
    pub fn place(&mut self, tile: Tile, end: End) -> bool {
        let Some(open) = self.open(end) else {
            let left = tile.high();
            return self.tiles.push(Placed { tile, left }).is_ok();
        };
        let Some(outer) = tile.other(open) else {
            return false;
        };
        match end {
            End::Left => self.tiles.insert(0, Placed { tile, left: outer }).is_ok(),
            End::Right => self.tiles.push(Placed { tile, left: open }).is_ok(),
        }
    }

    /// Whether this can be a real line: halves that touch are alike, and no tile is there twice.
    pub fn is_sound(&self) -> bool {
        let halves = self.tiles.iter().all(|placed| placed.tile.has(placed.left));
        let touching = self.tiles.windows(2).all(|pair| match pair {
            [one, other] => one.right() == other.left(),
            _ => true,
        });
        halves && touching && self.set().len() == self.tiles.len()
    }

    /// The number open at an end, to be written out.
    pub fn fact(&self, end: End) -> Fact {
        self.open(end)
            .map_or(Fact::Nothing, |pips| Fact::Number(pips.number().into()))
    }
}

#[cfg(test)]
impl TileLine {
    /// A line as it is written, `5-5 5-3`: the left half of each tile first.
    pub(crate) fn of(text: &str) -> TileLine {
        let tiles = text.split_whitespace().map(|halves| {
            let (left, right) = halves.split_once('-').unwrap();
            let (left, right): (Pips, Pips) = (left.parse().unwrap(), right.parse().unwrap());
            let tile = Tile::new(left, right);
            Placed { tile, left }
        });
        let line = TileLine {
            tiles: tiles.collect(),
        };
        assert!(line.is_sound(), "{text}");
        line
    }
}
