//! Positions in Forsyth-Edwards notation: `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1`. Written with the en
//! passant square only where such a capture is legal; read with or without, and with or without the two numbers.

use super::board::{Castling, Piece, Side, Square, Wing};
use super::options::CEILING;
use super::position::{Position, PositionFault};
use core::fmt;

/// The highest move number that is read.
const LAST_NUMBER: u16 = 9_999;

/// A position with its two counts, as FEN has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The pieces and the side to move.
    pub position: Position,
    /// Half-moves in a row without a capture or a pawn's move.
    pub quiet: u16,
    /// The number of the move, counting from 1 and up after Black's.
    pub number: u16,
}

impl fmt::Display for Fen {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{} {} {}", self.position, self.quiet, self.number)
    }
}

/// The first four fields of FEN.
impl fmt::Display for Position {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let piece = Square::at(file, rank).and_then(|square| self.at(square));
                let Some(piece) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(to, "{empty}")?;
                    empty = 0;
                }
                write!(to, "{}", piece.letter())?;
            }
            if empty > 0 {
                write!(to, "{empty}")?;
            }
            if rank > 0 {
                to.write_str("/")?;
            }
        }
        let side = match self.side() {
            Side::White => 'w',
            Side::Black => 'b',
        };
        write!(to, " {side} {} ", self.castling())?;
        match self.en_passant() {
            Some(square) => square.fmt(to),
            None => to.write_str("-"),
        }
    }
}

/// Reads a position; what is wrong with it, in plain words.
pub fn read(text: &str) -> Result<Fen, &'static str> {
    let mut fields = text.split_ascii_whitespace();
    let board = placement(fields.next().unwrap_or_default())?;
    let side = match fields.next() {
        Some("w") => Side::White,
        Some("b") => Side::Black,
        _ => return Err("The side to move is w or b"),
    };
    let castling = castling(fields.next().unwrap_or_default())?;
    let en_passant = match fields.next() {
        Some("-") => None,
        Some(square) => Some(
            square
                .parse()
                .map_err(|_| "The en passant square is a square or -")?,
        ),
        None => return Err("The en passant square is a square or -"),
    };
    let mut number = |none, most, why| match fields.next() {
        None => Ok(none),
        Some(digits) => digits
            .parse::<u16>()
            .ok()
            .filter(|number| *number <= most && !digits.starts_with('+'))
            .ok_or(why),
    };
    let quiet = number(0, CEILING, "The half-move clock is a number up to 1000")?;
    let number = number(1, LAST_NUMBER, "The move number is a number up to 9999")?;
    if fields.next().is_some() {
        return Err("There is something after the move number");
    }
    let position =
        Position::new(board, side, castling, en_passant).map_err(|fault| match fault {
            PositionFault::Kings => "Each side has exactly one king",
            PositionFault::TooMany => "A side has more than 16 pieces or 8 pawns",
            PositionFault::PawnOnEdge => "A pawn stands on the first or last rank",
            PositionFault::CaptureOfKing => "The side that has just moved is in check",
            PositionFault::Castling => "A castling does not fit king and rook",
            PositionFault::EnPassant => "No pawn can have passed the en passant square",
        })?;
    Ok(Fen {
        position,
        quiet,
        number: number.max(1),
    })
}

fn placement(text: &str) -> Result<[[Option<Piece>; 8]; 8], &'static str> {
    let mut board = [[None; 8]; 8];
    let mut ranks = text.split('/');
    for row in board.iter_mut().rev() {
        let mut files = row.iter_mut();
        for letter in ranks.next().ok_or("There are eight ranks")?.chars() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                for _ in 0..empty {
                    files.next().ok_or("A rank has eight squares")?;
                }
            } else {
                let piece = Piece::of_letter(letter).ok_or("Pieces are PNBRQK and pnbrqk")?;
                *files.next().ok_or("A rank has eight squares")? = Some(piece);
            }
        }
        if files.next().is_some() {
            return Err("A rank has eight squares");
        }
    }
    match ranks.next() {
        None => Ok(board),
        Some(_) => Err("There are eight ranks"),
    }
}

fn castling(text: &str) -> Result<Castling, &'static str> {
    const WHY: &str = "Castling is some of KQkq, or -";
    if text == "-" {
        return Ok(Castling::NONE);
    }
    let mut castling = Castling::NONE;
    for letter in text.chars() {
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let wing = match letter.to_ascii_lowercase() {
            'k' => Wing::King,
            'q' => Wing::Queen,
            _ => return Err(WHY),
        };
        if castling.has(side, wing) {
            return Err(WHY);
        }
        castling = castling.with(side, wing);
    }
    if text.is_empty() {
        Err(WHY)
    } else {
        Ok(castling)
    }
}
