//! Moves in two bytes.

use super::Board;
use crate::chess::tables::{BISHOP, KNIGHT, QUEEN, ROOK};
use parlour_rules::chess::{Kind, Move, Square};

/// A move in two bytes: from, to (seven bits each), and what a pawn on the last rank becomes: queen, rook, bishop, knight.
pub(in crate::chess) type Step = u16;

/// No move at all.
pub(in crate::chess) const NO_STEP: Step = 0;

#[inline(always)]
pub(in crate::chess) const fn step(from: u8, to: u8) -> Step {
    from as u16 | (to as u16) << 7
}

#[inline(always)]
pub(in crate::chess) const fn from(step: Step) -> u8 {
    step as u8 & 127
}

#[inline(always)]
pub(in crate::chess) const fn to(step: Step) -> u8 {
    (step >> 7) as u8 & 127
}

/// What a pawn becomes by a move to the last rank.
#[inline(always)]
pub(in crate::chess) const fn promotion(step: Step) -> u8 {
    QUEEN - (step >> 14) as u8
}

/// The cell of a square of the rules.
pub(in crate::chess) const fn cell(square: Square) -> u8 {
    square.rank() << 4 | square.file()
}

fn square(cell: u8) -> Option<Square> {
    Square::at(cell & 7, cell >> 4)
}

/// A move as the rules write it.
pub(in crate::chess) fn written(board: &Board, step: Step) -> Option<Move> {
    let played = Move::new(square(from(step))?, square(to(step))?);
    if board.promotes(step) {
        let kind = match promotion(step) {
            KNIGHT => Kind::Knight,
            BISHOP => Kind::Bishop,
            ROOK => Kind::Rook,
            _ => Kind::Queen,
        };
        Some(played.promoting(kind))
    } else {
        Some(played)
    }
}
