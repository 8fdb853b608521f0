//! The board and the men: squares, sides, pieces and castling rights. It knows nothing of moves.

use crate::seat::{NoSuchSeat, Seat};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The two sides: silver and gold in the booklet. White begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Seat 0, at home on ranks 1 and 2.
    White,
    /// Seat 1, at home on ranks 7 and 8.
    Black,
}

impl Side {
    /// Both, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        match self {
            Side::White => Seat::FIRST,
            Side::Black => SECOND,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        match self {
            Side::White => 0,
            Side::Black => 1,
        }
    }

    /// How far a pawn's step changes its rank.
    pub const fn forward(self) -> i8 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// The rank, counting from 0, `steps` ranks away from this side's own edge.
    pub const fn rank(self, steps: u8) -> u8 {
        match self {
            Side::White => steps,
            Side::Black => 7 - steps,
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
            0 => Ok(Side::White),
            1 => Ok(Side::Black),
            _ => Err(NoSuchSeat),
        }
    }
}

/// What a piece is, from the least valuable on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Moves ahead, captures aslant.
    Pawn,
    /// Jumps.
    Knight,
    /// Moves along diagonals.
    Bishop,
    /// Moves along ranks and files.
    Rook,
    /// Moves along all lines.
    Queen,
    /// Must not be lost.
    King,
}

impl Kind {
    /// All six, in their order.
    pub const ALL: [Kind; 6] = [
        Kind::Pawn,
        Kind::Knight,
        Kind::Bishop,
        Kind::Rook,
        Kind::Queen,
        Kind::King,
    ];

    /// What a pawn can become, in the order in which it is offered (R10).
    pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// Its place in [`Kind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in lower case, as in UCI and in FEN for Black.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'p',
            Kind::Knight => 'n',
            Kind::Bishop => 'b',
            Kind::Rook => 'r',
            Kind::Queen => 'q',
            Kind::King => 'k',
        }
    }

    /// The kind of a lower-case letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Its name in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
        }
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// Its letter in FEN: upper case for White.
    pub const fn letter(self) -> char {
        let letter = self.kind.letter();
        match self.side {
            Side::White => letter.to_ascii_uppercase(),
            Side::Black => letter,
        }
    }

    /// The piece of a letter.
    pub fn of_letter(letter: char) -> Option<Piece> {
        let kind = Kind::of_letter(letter.to_ascii_lowercase())?;
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        Some(Piece { side, kind })
    }
}

/// A square. Files count from 0 for a, ranks from 0 for rank 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Square(u8);

/// A name or number that no square has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSquare;

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Squares are a1 to h8")
    }
}

impl Square {
    /// The square of this number: a1 is 0, b1 is 1, a2 is 8.
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square of a file and a rank.
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 {
            Some(Square(rank * 8 + file))
        } else {
            None
        }
    }

    /// The square of the lowest six bits.
    pub(super) const fn masked(bits: u8) -> Square {
        Square(bits & 63)
    }

    /// All squares, rank by rank from a1 on.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..64).map(Square)
    }

    /// Its number, below 64.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its file, 0 for a.
    #[inline(always)]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Its rank, 0 for rank 1.
    #[inline(always)]
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// Whether it is a light square; a1 is dark.
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The square so many files and ranks away.
    pub const fn toward(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Square(rank as u8 * 8 + file as u8))
        } else {
            None
        }
    }
}

impl TryFrom<u8> for Square {
    type Error = NoSuchSquare;
    fn try_from(index: u8) -> Result<Square, NoSuchSquare> {
        Square::new(index).ok_or(NoSuchSquare)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(to, "{file}{}", self.rank() + 1)
    }
}

impl FromStr for Square {
    type Err = NoSuchSquare;
    fn from_str(text: &str) -> Result<Square, NoSuchSquare> {
        match *text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Square::at(file - b'a', rank - b'1').ok_or(NoSuchSquare)
            }
            _ => Err(NoSuchSquare),
        }
    }
}

/// The way to which a king castles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Wing {
    /// Towards the h file, `O-O`.
    King,
    /// Towards the a file, `O-O-O`.
    Queen,
}

impl Wing {
    /// Both.
    pub const BOTH: [Wing; 2] = [Wing::King, Wing::Queen];

    /// The file on which the rook starts, the one it castles to, and the one the king castles to.
    pub const fn files(self) -> (u8, u8, u8) {
        match self {
            Wing::King => (7, 5, 6),
            Wing::Queen => (0, 3, 2),
        }
    }
}

/// Which castlings are left, as far as neither the king nor that rook has moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Castling(u8);

impl Castling {
    /// None.
    pub const NONE: Castling = Castling(0);
    /// All four.
    pub const ALL: Castling = Castling(15);

    const fn bit(side: Side, wing: Wing) -> u8 {
        let wing = match wing {
            Wing::King => 1,
            Wing::Queen => 2,
        };
        match side {
            Side::White => wing,
            Side::Black => wing << 2,
        }
    }

    /// Whether this one is left.
    pub const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Castling::bit(side, wing) != 0
    }

    /// With this one.
    #[must_use]
    pub const fn with(self, side: Side, wing: Wing) -> Castling {
        Castling(self.0 | Castling::bit(side, wing))
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, side: Side, wing: Wing) -> Castling {
        Castling(self.0 & !Castling::bit(side, wing))
    }

    /// As four bits: White's king side, White's queen side, Black's king side, Black's queen side.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl From<Castling> for u8 {
    fn from(castling: Castling) -> u8 {
        castling.0
    }
}

impl TryFrom<u8> for Castling {
    type Error = NoSuchSquare;
    fn try_from(bits: u8) -> Result<Castling, NoSuchSquare> {
        if bits < 16 {
            Ok(Castling(bits))
        } else {
            Err(NoSuchSquare)
        }
    }
}

impl fmt::Display for Castling {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return to.write_str("-");
        }
        for (bit, letter) in ["K", "Q", "k", "q"].into_iter().enumerate() {
            if self.0 >> bit & 1 == 1 {
                to.write_str(letter)?;
            }
        }
        Ok(())
    }
}
