//! The board: its 32 dark squares, sets of them as one word of bits, and the four diagonal ways across it. It knows
//! nothing of moves.
//!
//! Squares carry the standard numbers 1 to 32, row by row from Dark's side. A set of squares is a 32-bit word, and going
//! one square in some heading shifts the whole word at once. Even rows are set off to the right by one column, so the
//! shift differs between even and odd rows; the masks below keep what leaves the board at either side from coming in
//! again at the other.

use crate::seat::{NoSuchSeat, Seat};
use core::fmt;
use core::ops::{BitAnd, BitOr, Not};
use serde::{Deserialize, Serialize};

const EVEN_ROWS: u32 = 0x0F0F_0F0F;
const ODD_ROWS: u32 = 0xF0F0_F0F0;
/// The squares of even rows at the right edge.
const RIGHT_EDGE: u32 = 0x0808_0808;
/// The squares of odd rows at the left edge.
const LEFT_EDGE: u32 = 0x1010_1010;

/// The two sides. Dark begins and moves towards higher numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Seat 0, at home on squares 1 to 12.
    Dark,
    /// Seat 1, at home on squares 21 to 32.
    Light,
}

impl Side {
    /// The other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Dark => Side::Light,
            Side::Light => Side::Dark,
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        match self {
            Side::Dark => Seat::FIRST,
            Side::Light => SECOND,
        }
    }

    /// The farthest row, where this side's men become kings (R8).
    pub const fn crowning_row(self) -> Squares {
        match self {
            Side::Dark => Squares(0xF000_0000),
            Side::Light => Squares(0x0000_000F),
        }
    }

    /// The squares on which this side starts.
    pub const fn home(self) -> Squares {
        match self {
            Side::Dark => Squares(0x0000_0FFF),
            Side::Light => Squares(0xFFF0_0000),
        }
    }

    /// The two ways forward for this side's men.
    pub const fn forward(self) -> [Heading; 2] {
        match self {
            Side::Dark => [Heading::DownLeft, Heading::DownRight],
            Side::Light => [Heading::UpLeft, Heading::UpRight],
        }
    }
}

const SECOND: Seat = match Seat::new(1) {
    Some(seat) => seat,
    None => Seat::FIRST,
};

impl TryFrom<Seat> for Side {
    type Error = NoSuchSeat;
    fn try_from(seat: Seat) -> Result<Side, NoSuchSeat> {
        match seat.index() {
            0 => Ok(Side::Dark),
            1 => Ok(Side::Light),
            _ => Err(NoSuchSeat),
        }
    }
}

/// One of the four diagonal ways, as seen with square 1 in the top row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// To the next higher row and to the left.
    DownLeft,
    /// To the next higher row and to the right.
    DownRight,
    /// To the next lower row and to the left.
    UpLeft,
    /// To the next lower row and to the right.
    UpRight,
}

impl Heading {
    /// All four, in the order in which moves are listed.
    pub const ALL: [Heading; 4] = [
        Heading::UpLeft,
        Heading::UpRight,
        Heading::DownLeft,
        Heading::DownRight,
    ];

    /// The way back.
    pub const fn back(self) -> Heading {
        match self {
            Heading::DownLeft => Heading::UpRight,
            Heading::DownRight => Heading::UpLeft,
            Heading::UpLeft => Heading::DownRight,
            Heading::UpRight => Heading::DownLeft,
        }
    }

    /// Whether it is forward for the men of a side.
    pub const fn is_forward(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Heading::DownLeft | Heading::DownRight, Side::Dark)
                | (Heading::UpLeft | Heading::UpRight, Side::Light)
        )
    }

    pub(super) const fn bits(self) -> u32 {
        match self {
            Heading::DownLeft => 0,
            Heading::DownRight => 1,
            Heading::UpLeft => 2,
            Heading::UpRight => 3,
        }
    }

    pub(super) const fn from_bits(bits: u32) -> Heading {
        match bits & 3 {
            0 => Heading::DownLeft,
            1 => Heading::DownRight,
            2 => Heading::UpLeft,
            _ => Heading::UpRight,
        }
    }
}

/// One dark square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Square(u8);

/// A number that is not on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSquare;

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("squares are numbered 1 to 32")
    }
}

impl TryFrom<u8> for Square {
    type Error = NoSuchSquare;
    fn try_from(number: u8) -> Result<Square, NoSuchSquare> {
        Square::new(number).ok_or(NoSuchSquare)
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.number()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.number())
    }
}

impl Square {
    /// The square with this number, 1 to 32.
    pub const fn new(number: u8) -> Option<Square> {
        if number >= 1 && number <= 32 {
            Some(Square(number - 1))
        } else {
            None
        }
    }

    /// The square at a row and a column of the whole board, if it is a dark one.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < 8 && column < 8 && (row + column) % 2 == 1 {
            Some(Square(row * 4 + column / 2))
        } else {
            None
        }
    }

    /// Its number, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its row, 0 at Dark's side to 7 at Light's.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// Its column on the whole board, 0 to 7 from the left with square 1 in the top row.
    pub const fn column(self) -> u8 {
        2 * (self.0 % 4) + 1 - self.row() % 2
    }

    /// The next square in a heading, if the board goes on there.
    pub const fn toward(self, heading: Heading) -> Option<Square> {
        Squares::of(self).shifted(heading).first()
    }

    pub(super) const fn index(self) -> u32 {
        self.0 as u32
    }

    pub(super) const fn from_index(index: u32) -> Square {
        Square((index & 31) as u8)
    }
}

/// A set of dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Squares(u32);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// Just this square.
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// From a word in which bit 0 is square 1.
    pub const fn from_bits(bits: u32) -> Squares {
        Squares(bits)
    }

    /// The word in which bit 0 is square 1.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a square is among them.
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Whether the two sets share a square.
    #[inline]
    pub const fn meets(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// The lowest square.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let square = Squares(rest).first()?;
            rest &= rest.wrapping_sub(1);
            Some(square)
        })
    }

    /// Every square moved one on in a heading; what leaves the board is gone.
    #[inline]
    pub const fn shifted(self, heading: Heading) -> Squares {
        let all = self.0;
        Squares(match heading {
            Heading::DownLeft => ((all & EVEN_ROWS) << 4) | ((all & ODD_ROWS & !LEFT_EDGE) << 3),
            Heading::DownRight => ((all & EVEN_ROWS & !RIGHT_EDGE) << 5) | ((all & ODD_ROWS) << 4),
            Heading::UpLeft => ((all & EVEN_ROWS) >> 4) | ((all & ODD_ROWS & !LEFT_EDGE) >> 5),
            Heading::UpRight => ((all & EVEN_ROWS & !RIGHT_EDGE) >> 3) | ((all & ODD_ROWS) >> 4),
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}
