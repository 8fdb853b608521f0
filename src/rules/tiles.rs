//! Dominoes: the double-six set of 28 tiles, single tiles, sets of them, and the line that they are laid in.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

mod line;
#[cfg(test)]
mod tests;

pub use line::{End, Head, Placed, TileLine};

/// The dots on half a tile: 0, a blank, to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Pips(u8);

impl TryFrom<u8> for Pips {
    type Error = NotATile;
    fn try_from(number: u8) -> Result<Pips, NotATile> {
        Pips::new(number).ok_or(NotATile)
    }
}

impl Pips {
    /// The blank.
    pub const BLANK: Pips = Pips(0);
    /// How many different numbers there are.
    pub const COUNT: usize = 7;

    /// The half with this many dots, if there is one.
    pub const fn new(number: u8) -> Option<Pips> {
        if (number as usize) < Pips::COUNT {
            Some(Pips(number))
        } else {
            None
        }
    }

    /// All numbers from the blank to the six.
    pub fn all() -> impl DoubleEndedIterator<Item = Pips> + Clone {
        (0..Pips::COUNT as u8).map(Pips)
    }

    /// How many dots they are.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same as a place in a table of all numbers.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// One tile of the set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Tile {
    /// The half with more dots; tiles sort by it first.
    high: Pips,
    low: Pips,
}

impl Tile {
    /// How many tiles the set has.
    pub const SET: usize = 28;

    /// The tile with these two halves.
    pub const fn new(one: Pips, other: Pips) -> Tile {
        let (high, low) = if one.0 < other.0 {
            (other, one)
        } else {
            (one, other)
        };
        Tile { high, low }
    }

    /// The tile with this number twice.
    pub const fn double(pips: Pips) -> Tile {
        Tile::new(pips, pips)
    }

    /// The whole set: 0-0, 1-0, 1-1, 2-0 and so on up to 6-6.
    pub fn set() -> impl Iterator<Item = Tile> + Clone {
        (0..Tile::SET).filter_map(Tile::from_index)
    }

    /// The tile's place in the set, from 0 to 27.
    pub const fn index(self) -> usize {
        self.high.index() * (self.high.index() + 1) / 2 + self.low.index()
    }

    /// The tile at a place in the set.
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < Tile::SET {
            Some(IN_ORDER[index])
        } else {
            None
        }
    }

    /// The half with more dots.
    pub const fn high(self) -> Pips {
        self.high
    }

    /// The half with fewer dots.
    pub const fn low(self) -> Pips {
        self.low
    }

    /// Whether both halves are alike.
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// The dots of both halves.
    pub const fn dots(self) -> u8 {
        self.high.0 + self.low.0
    }

    /// Whether a half has this number.
    pub const fn has(self, pips: Pips) -> bool {
        self.high.0 == pips.0 || self.low.0 == pips.0
    }

    /// The half beside the one with this number.
    pub const fn other(self, pips: Pips) -> Option<Pips> {
        if self.high.0 == pips.0 {
            Some(self.low)
        } else if self.low.0 == pips.0 {
            Some(self.high)
        } else {
            None
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}-{}", self.high, self.low)
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        tile.index() as u8
    }
}

impl TryFrom<u8> for Tile {
    type Error = NotATile;
    fn try_from(index: u8) -> Result<Tile, NotATile> {
        Tile::from_index(usize::from(index)).ok_or(NotATile)
    }
}

/// A text or a number that is no tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotATile;

impl fmt::Display for NotATile {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("not a domino")
    }
}

impl FromStr for Pips {
    type Err = NotATile;
    fn from_str(text: &str) -> Result<Pips, NotATile> {
        let mut letters = text.chars();
        let (Some(digit), None) = (letters.next(), letters.next()) else {
            return Err(NotATile);
        };
        let number = digit.to_digit(10).ok_or(NotATile)?;
        Pips::new(number as u8).ok_or(NotATile)
    }
}

impl FromStr for Tile {
    type Err = NotATile;
    fn from_str(text: &str) -> Result<Tile, NotATile> {
        let (high, low) = text.split_once('-').ok_or(NotATile)?;
        let (high, low): (Pips, Pips) = (high.parse()?, low.parse()?);
        if high < low {
            return Err(NotATile);
        }
        Ok(Tile { high, low })
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u32")]
pub struct TileSet(u32);

impl TryFrom<u32> for TileSet {
    type Error = NotATile;
    fn try_from(bits: u32) -> Result<TileSet, NotATile> {
        if bits >> Tile::SET == 0 {
            Ok(TileSet(bits))
        } else {
            Err(NotATile)
        }
    }
}

/// The whole set, worked out once.
const IN_ORDER: [Tile; Tile::SET] = {
    let mut set = [Tile::double(Pips::BLANK); Tile::SET];
    let mut high = 0;
    while high < Pips::COUNT {
        let mut low = 0;
        while low <= high {
            let tile = Tile::new(Pips(high as u8), Pips(low as u8));
            set[tile.index()] = tile;
            low += 1;
        }
        high += 1;
    }
    set
};

/// The tiles with each number, worked out once. No number is as high as the last place; it is there so that three bits
/// are a place.
const WITH: [u32; Pips::COUNT + 1] = {
    let mut sets = [0; Pips::COUNT + 1];
    let mut index = 0;
    while let Some(tile) = Tile::from_index(index) {
        sets[tile.high.index()] |= 1 << index;
        sets[tile.low.index()] |= 1 << index;
        index += 1;
    }
    sets
};

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// The whole set.
    pub const ALL: TileSet = TileSet((1 << Tile::SET) - 1);
    /// The seven doubles.
    pub const DOUBLES: TileSet =
        TileSet(1 | 1 << 2 | 1 << 5 | 1 << 9 | 1 << 14 | 1 << 20 | 1 << 27);

    /// Just this tile.
    pub const fn only(tile: Tile) -> TileSet {
        TileSet(1 << tile.index())
    }

    /// The seven tiles with this number.
    pub const fn with(pips: Pips) -> TileSet {
        TileSet(WITH[pips.index() & Pips::COUNT])
    }

    /// Adds a tile.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out; tells whether it was there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let there = self.has(tile);
        self.0 &= !(1 << tile.index());
        there
    }

    /// Whether the tile is in the set.
    pub const fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile.index()) != 0
    }

    /// The number of tiles.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no tile.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tiles in both sets.
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// Tiles in either set.
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Tiles in this set but not in the other.
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The first tile of the set.
    pub const fn first(self) -> Option<Tile> {
        Tile::from_index(self.0.trailing_zeros() as usize)
    }

    /// The last tile of the set.
    pub const fn last(self) -> Option<Tile> {
        match self.0.checked_ilog2() {
            Some(index) => Tile::from_index(index as usize),
            None => None,
        }
    }

    /// The tiles in the order of the set.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let tile = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(tile)
        })
    }

    /// The dots on all tiles together.
    pub fn dots(self) -> u16 {
        let of = |pips: Pips| {
            let double = TileSet::only(Tile::double(pips));
            let halves = self.and(TileSet::with(pips)).len() + self.and(double).len();
            u16::from(pips.0) * halves as u16
        };
        Pips::all().map(of).sum()
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl Extend<Tile> for TileSet {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        tiles.into_iter().for_each(|tile| self.insert(tile));
    }
}
