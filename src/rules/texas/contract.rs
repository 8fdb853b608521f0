//! What the bidder names: which tiles are trumps, which belong together, and which of them are high.

use crate::game::NotAnAction;
use crate::tiles::{Pips, Tile, TileSet};
use crate::tricks::Suits;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Suit {
    /// The tiles with a number.
    Of(Pips),
    /// The doubles, where they are trumps.
    Doubles,
}

impl Suit {
    /// All tiles that belong to it where no other suit is trumps.
    const fn tiles(self) -> TileSet {
        match self {
            Suit::Of(pips) => TileSet::with(pips),
            Suit::Doubles => TileSet::DOUBLES,
        }
    }

    /// What its tiles are called.
    pub const fn name(self) -> &'static str {
        const NUMBERS: [&str; Pips::COUNT] = [
            "blanks", "ones", "twos", "threes", "fours", "fives", "sixes",
        ];
        match self {
            Suit::Of(pips) => NUMBERS[pips.index()],
            Suit::Doubles => "doubles",
        }
    }
}

/// What can be named: a number, the doubles or nothing as trumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Contract {
    /// This suit is trumps.
    Trumps(Suit),
    /// There are no trumps.
    NoTrump,
}

impl Contract {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The doubles are trumps.
    pub const DOUBLES: Contract = Contract::Trumps(Suit::Doubles);

    /// A number is trumps.
    pub const fn number(pips: Pips) -> Contract {
        Contract::Trumps(Suit::Of(pips))
    }

    /// All contracts: the numbers from below, doubles, and no trump.
    pub fn all() -> impl Iterator<Item = Contract> + Clone {
        let others = [Contract::DOUBLES, Contract::NoTrump];
        Pips::all().map(Contract::number).chain(others)
    }

    /// The tiles that are trumps.
    pub const fn trump_tiles(self) -> TileSet {
        match self {
            Contract::Trumps(suit) => suit.tiles(),
            Contract::NoTrump => TileSet::EMPTY,
        }
    }

    /// What the trumps are called.
    pub const fn name(self) -> &'static str {
        match self {
            Contract::Trumps(suit) => suit.name(),
            Contract::NoTrump => "no trump",
        }
    }
}

impl Suits<Tile> for Contract {
    type Set = TileSet;
    type Suit = Suit;

    /// R8: the trump suit, or else that of the higher number.
    fn led(&self, first: Tile) -> Suit {
        match *self {
            Contract::Trumps(suit) if suit.tiles().has(first) => suit,
            _ => Suit::Of(first.high()),
        }
    }

    /// A trump belongs to the trumps only.
    fn all(&self, suit: Suit) -> TileSet {
        match *self {
            Contract::Trumps(trumps) if trumps != suit => suit.tiles().without(trumps.tiles()),
            _ => suit.tiles(),
        }
    }

    /// R11 to R13: the double first, then by the other half; doubles by their number.
    fn height(&self, tile: Tile, suit: Suit) -> u8 {
        match suit {
            Suit::Of(_) if tile.is_double() => Pips::COUNT as u8,
            Suit::Of(pips) => tile.other(pips).map_or(0, Pips::number),
            Suit::Doubles => tile.high().number(),
        }
    }

    fn trumps(&self) -> Option<Suit> {
        match *self {
            Contract::Trumps(suit) => Some(suit),
            Contract::NoTrump => None,
        }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contract::Trumps(Suit::Of(pips)) => pips.fmt(to),
            Contract::Trumps(Suit::Doubles) => to.write_str("doubles"),
            Contract::NoTrump => to.write_str("none"),
        }
    }
}

impl FromStr for Contract {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Contract, NotAnAction> {
        match text {
            "doubles" => Ok(Contract::DOUBLES),
            "none" => Ok(Contract::NoTrump),
            _ => NotAnAction::unless(text).map(Contract::number),
        }
    }
}
