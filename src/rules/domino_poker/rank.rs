//! What five tiles are worth: the ten categories, and what decides inside them.

use super::options::Straights;
use crate::tiles::{Pips, Tile, TileSet};
use core::fmt;
use serde::{Deserialize, Serialize};

/// How many tiles a hand has.
pub const HAND: usize = 5;

/// The tiles of the game: all but the blanks and 1-1 (R1).
pub const PACK: TileSet = {
    let ones = TileSet::only(Tile::double(ONE));
    TileSet::ALL
        .without(TileSet::with(Pips::BLANK))
        .without(ones)
};

/// How many they are.
pub const PACK_SIZE: usize = PACK.len();

const ONE: Pips = match Pips::new(1) {
    Some(one) => one,
    None => Pips::BLANK,
};

/// The plain tiles rank below the doubles.
const PLAIN: u8 = 15;

/// The kinds of hands, in rising order (R9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Category {
    /// None of the others.
    HighPiece,
    /// Two doubles.
    OnePair,
    /// All tiles of one suit.
    Flush,
    /// Three doubles.
    Threes,
    /// Four tiles of a suit in sequence; by the older rule five of the fours.
    FourStraight,
    /// Three doubles, and two tiles that share a number.
    FullHand,
    /// Five tiles of a suit in sequence; by the older rule of the fives.
    FiveStraight,
    /// Four doubles.
    Fours,
    /// Five sixes in sequence.
    SixStraight,
    /// Five doubles.
    Royal,
}

impl Category {
    /// All categories, the lowest first.
    pub const ALL: [Category; 10] = [
        Category::HighPiece,
        Category::OnePair,
        Category::Flush,
        Category::Threes,
        Category::FourStraight,
        Category::FullHand,
        Category::FiveStraight,
        Category::Fours,
        Category::SixStraight,
        Category::Royal,
    ];
}

impl fmt::Display for Category {
    /// The name in the host interface.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Category::HighPiece => "high-piece",
            Category::OnePair => "one-pair",
            Category::Flush => "flush",
            Category::Threes => "threes",
            Category::FourStraight => "four-straight",
            Category::FullHand => "full-hand",
            Category::FiveStraight => "five-straight",
            Category::Fours => "fours",
            Category::SixStraight => "six-straight",
            Category::Royal => "royal",
        })
    }
}

/// What a hand is worth. Two hands of one deal never tie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rank {
    /// The category.
    pub category: Category,
    /// What decides inside it: the number of the suit or of the higher double, or the place of the highest piece.
    pub value: u8,
}

/// The place of a tile among all of them, from 0 for 2-1 to 19 for 6-6: doubles above the plain tiles, then by the higher
/// half, then by the lower one.
pub const fn place(tile: Tile) -> u8 {
    let (high, low) = (tile.high().number(), tile.low().number());
    if tile.is_double() {
        PLAIN + high.saturating_sub(2)
    } else {
        // So many plain tiles are lower: those below this high half, and below this low half beside it.
        (high.saturating_sub(1) * high.saturating_sub(2) / 2 + low).saturating_sub(1)
    }
}

/// The tile with this place.
pub fn at_place(place: u8) -> Option<Tile> {
    PACK.iter().find(|tile| self::place(*tile) == place)
}

/// The highest tile of a hand.
pub fn highest(hand: TileSet) -> Option<Tile> {
    hand.iter().max_by_key(|tile| place(*tile))
}

/// The other halves of the tiles of a suit, a bit for each number.
fn others(hand: TileSet, suit: Pips) -> u8 {
    let tiles = hand.and(TileSet::with(suit)).iter();
    let halves = tiles.filter_map(|tile| tile.other(suit));
    halves.fold(0, |bits, half| bits | 1 << half.number())
}

/// Whether so many of these bits stand beside each other.
const fn in_sequence(bits: u8, number: u32) -> bool {
    let mut left = bits;
    let mut longest = 0;
    while left != 0 {
        left &= left << 1;
        longest += 1;
    }
    longest >= number
}

/// The suit of which a hand has so many tiles in sequence.
fn straight(hand: TileSet, number: u32) -> Option<Pips> {
    Pips::all().find(|suit| in_sequence(others(hand, *suit), number))
}

impl Rank {
    /// What a hand is worth.
    pub fn of(hand: TileSet, straights: Straights) -> Rank {
        let doubles = hand.and(TileSet::DOUBLES);
        let plain = hand.without(doubles);
        let by_suit = |category, suit: Pips| Rank {
            category,
            value: suit.number(),
        };
        let by_double = |category| by_suit(category, doubles.last().map_or(ONE, Tile::high));
        let numbered = |suit: Pips| match (straights, suit.number()) {
            (_, 6) => Some(Category::SixStraight),
            (Straights::Booklet, _) | (Straights::Suits456, 5) => Some(Category::FiveStraight),
            (Straights::Suits456, 4) => Some(Category::FourStraight),
            (Straights::Suits456, _) => None,
        };
        // Five tiles of one suit hold one double at the most, so nothing above stands in the way of a straight.
        if let Some(suit) = straight(hand, 5)
            && let Some(category) = numbered(suit)
        {
            return by_suit(category, suit);
        }
        let shared = Pips::all().any(|suit| plain.and(TileSet::with(suit)).len() == 2);
        match doubles.len() {
            5 => return by_double(Category::Royal),
            4 => return by_double(Category::Fours),
            3 if shared => return by_double(Category::FullHand),
            _ => {}
        }
        if straights == Straights::Booklet
            && let Some(suit) = straight(hand, 4)
        {
            return by_suit(Category::FourStraight, suit);
        }
        let flush = Pips::all().find(|suit| hand.and(TileSet::with(*suit)).len() == HAND);
        match (doubles.len(), flush) {
            (3, _) => by_double(Category::Threes),
            (_, Some(suit)) => by_suit(Category::Flush, suit),
            (2, _) => by_double(Category::OnePair),
            _ => Rank {
                category: Category::HighPiece,
                value: highest(hand).map_or(0, place),
            },
        }
    }

    /// The rank as one number: the higher, the better.
    pub const fn key(self) -> u16 {
        self.category as u16 * 32 + self.value as u16
    }

    /// The tiles of a hand that make it what it is; the others only lie beside.
    pub fn makers(self, hand: TileSet) -> TileSet {
        let doubles = hand.and(TileSet::DOUBLES);
        match self.category {
            Category::HighPiece => highest(hand).map_or(TileSet::EMPTY, TileSet::only),
            Category::OnePair | Category::Threes | Category::Fours => doubles,
            Category::FourStraight => {
                let suit = Pips::new(self.value).unwrap_or(Pips::BLANK);
                let bits = others(hand, suit);
                let first = bits & bits >> 1 & bits >> 2 & bits >> 3;
                let run = first | first << 1 | first << 2 | first << 3;
                let in_run = |half: Pips| run >> half.number() & 1 != 0;
                let tiles = hand.iter();
                tiles
                    .filter(|tile| tile.other(suit).is_some_and(in_run))
                    .collect()
            }
            _ => hand,
        }
    }
}
