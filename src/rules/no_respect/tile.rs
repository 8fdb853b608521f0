//! The tiles, the stacks they lie in, and the face-down pool they come from.

use core::fmt;
use serde::{Deserialize, Serialize};

/// How many tiles of each number there are.
pub const EACH: u8 = 10;
/// All tiles.
pub const TILES: usize = 80;

/// A number tile.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Tile {
    /// 1
    #[default]
    One = 1,
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
    /// 5
    Five,
    /// 6
    Six,
    /// 7
    Seven,
    /// 8
    Eight,
}

impl Tile {
    /// All numbers, the lowest first.
    pub const ALL: [Tile; 8] = [
        Tile::One,
        Tile::Two,
        Tile::Three,
        Tile::Four,
        Tile::Five,
        Tile::Six,
        Tile::Seven,
        Tile::Eight,
    ];

    /// The tile with this number.
    pub fn new(number: u8) -> Option<Tile> {
        let place = usize::from(number).checked_sub(1)?;
        Tile::ALL.get(place).copied()
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self as u8
    }

    const fn place(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.number())
    }
}

/// How many equal tiles lie on one space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Height {
    /// A tile alone.
    One = 1,
    /// A stack.
    Two,
    /// A cap.
    Three,
}

impl Height {
    /// The number of tiles.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// The tiles on one space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// Their number.
    pub tile: Tile,
    /// How many they are.
    pub height: Height,
}

/// The face-down tiles: how many of each number, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool([u8; 8]);

impl Pool {
    /// All eighty.
    pub const FULL: Pool = Pool([EACH; 8]);
    /// None.
    pub const EMPTY: Pool = Pool([0; 8]);

    /// How many tiles of a number are in it.
    pub fn count(&self, tile: Tile) -> u8 {
        self.0[tile.place()]
    }

    /// How many tiles are in it.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Pool::EMPTY
    }

    /// Puts a tile in.
    pub fn put(&mut self, tile: Tile) {
        let count = &mut self.0[tile.place()];
        *count = count.saturating_add(1);
    }

    /// Takes a tile out; one that is not there leaves it as it was.
    pub fn take(&mut self, tile: Tile) {
        let count = &mut self.0[tile.place()];
        *count = count.saturating_sub(1);
    }

    /// The tile at a place, if all lay in a row with the lowest first.
    pub fn nth(&self, place: u32) -> Option<Tile> {
        let mut left = place;
        for (tile, count) in Tile::ALL.into_iter().zip(self.0) {
            let count = u32::from(count);
            if left < count {
                return Some(tile);
            }
            left -= count;
        }
        None
    }

    /// Its tiles, the lowest first.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + '_ {
        let counts = Tile::ALL.into_iter().zip(self.0);
        counts.flat_map(|(tile, count)| core::iter::repeat_n(tile, usize::from(count)))
    }
}

impl FromIterator<Tile> for Pool {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Pool {
        let mut pool = Pool::EMPTY;
        tiles.into_iter().for_each(|tile| pool.put(tile));
        pool
    }
}
