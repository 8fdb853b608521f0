//! Tiles as a search wants them: places in the set and sets of 28 bits, and what beats what under a contract, without a loop.
//!
//! In the order of the set the tiles with a number stand in the order of their other halves, so that the highest of a suit
//! is the last of its tiles, but for the double, which comes first.

use parlour_rules::Rng;
use parlour_rules::texas::{COUNT_TILES, Contract};
use parlour_rules::tiles::{Pips, Tile, TileSet};
use parlour_rules::tricks::Suits;

/// The suit of the doubles, after those of the numbers.
const DOUBLES: usize = Pips::COUNT;

/// No suit.
const NONE: usize = DOUBLES + 1;

/// The set of a tile.
pub(super) const fn bit(tile: u8) -> u32 {
    1 << (tile & 31)
}

/// The tiles behind one in the set.
const fn behind(tile: u8) -> u32 {
    !1 << (tile & 31)
}

/// The tile itself.
pub(super) fn tile(place: u8) -> Option<Tile> {
    Tile::from_index(place.into())
}

/// A set of tiles.
pub(super) fn tiles(set: TileSet) -> u32 {
    set.iter().fold(0, |all, tile| all | 1 << tile.index())
}

/// The tiles of a set, in order.
pub(super) fn each(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(first)
    })
}

/// Any tile of a set.
pub(super) fn any(set: u32, rng: &mut Rng) -> Option<u8> {
    each(set).nth(rng.below(set.count_ones()) as usize)
}

/// What is always true of a tile.
#[derive(Clone, Copy)]
struct Facts {
    high: u8,
    count: u8,
    /// The order in which tiles are given away where nothing else counts: by their dots, and doubles last.
    weight: u8,
}

const FACTS: [Facts; 32] = {
    let none = Facts {
        high: 0,
        count: 0,
        weight: 0,
    };
    let mut facts = [none; 32];
    let mut index = 0;
    while let Some(tile) = Tile::from_index(index) {
        let double = if tile.is_double() { 7 } else { 0 };
        let mut count = 0;
        let mut place = 0;
        while place < COUNT_TILES.len() {
            if COUNT_TILES[place].0.index() == index {
                count = COUNT_TILES[place].1 as u8;
            }
            place += 1;
        }
        facts[index] = Facts {
            high: tile.high().number(),
            count,
            weight: tile.dots() + double,
        };
        index += 1;
    }
    facts
};

const fn facts(tile: u8) -> Facts {
    FACTS[(tile & 31) as usize]
}

/// What a tile counts.
pub(super) const fn count(tile: u8) -> u8 {
    facts(tile).count
}

/// How much is given away with a tile.
pub(super) const fn weight(tile: u8) -> u8 {
    facts(tile).weight
}

/// A contract: which tiles are trumps, and which belong to each suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Laws {
    suits: [u32; NONE + 1],
    trumps: usize,
}

impl Laws {
    pub(super) fn of(contract: Contract) -> Laws {
        use parlour_rules::texas::Suit;
        let place = |suit| match suit {
            Suit::Of(pips) => Pips::index(pips),
            Suit::Doubles => DOUBLES,
        };
        let mut suits = [0; NONE + 1];
        for (suit, pips) in suits.iter_mut().zip(Pips::all()) {
            *suit = tiles(contract.all(Suit::Of(pips)));
        }
        suits[DOUBLES] = tiles(TileSet::DOUBLES);
        Laws {
            suits,
            trumps: contract.trumps().map_or(NONE, place),
        }
    }

    /// The tiles of a suit.
    pub(super) fn suit(&self, suit: usize) -> u32 {
        self.suits.get(suit).copied().unwrap_or(0)
    }

    /// The trumps.
    pub(super) fn trumps(&self) -> u32 {
        self.suit(self.trumps)
    }

    /// The suit that is asked for when this is led.
    pub(super) fn led(&self, tile: u8) -> usize {
        match self.trumps() & bit(tile) {
            0 => facts(tile).high.into(),
            _ => self.trumps,
        }
    }

    /// The tiles of a suit that stand higher in it than one of them.
    fn above(&self, suit: usize, tile: u8) -> u32 {
        let double = match suit {
            DOUBLES.. => 0,
            _ => bit((suit * (suit + 3) / 2) as u8),
        };
        match bit(tile) & double {
            0 => self.suit(suit) & (behind(tile) | double),
            _ => 0,
        }
    }

    /// The tiles that would win where this one is the best so far and this suit was led.
    pub(super) fn over(&self, led: usize, best: u8) -> u32 {
        let trumps = self.trumps();
        match trumps & bit(best) {
            0 => trumps | self.above(led, best),
            _ => self.above(self.trumps, best),
        }
    }
}
