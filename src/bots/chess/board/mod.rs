//! The board on which the search moves. A mailbox: 256 cells of which those without the bits of 0x88 are the 64 squares
//! and all others are marked as off the board, so that a step in any direction needs no test, and the index of a cell is
//! a byte, so that it needs none either. Each side's squares stand in a list of sixteen with the king first; what a move
//! changes in worth and key is added up as it is made.
//!
//! Why not bitboards: the processor has no instruction to find a bit, no 64-bit registers and no 64-bit multiplication,
//! so every step of a bitboard costs it several. The notes of the [chess player](super) have the cycles of both.

mod make;
mod step;

use super::tables::{
    BISHOP, BLACK, BLACK_TO_MOVE, EMPTY, KING, KNIGHT, NOWHERE, OFF, PAWN, QUEEN, ROOK, WHITE,
    castling_key, en_passant_key, placement,
};
use make::{NOTHING, Undo};
use parlour_rules::chess::{Kind, Piece, Position, Side, Square};

pub(super) use make::{Made, castling_rook};
pub(super) use step::{NO_STEP, Step, cell, from, promotion, step, to, written};

/// The farthest that moves are made on one line.
pub(super) const MAX_PLY: usize = 64;

/// The other colour.
#[inline(always)]
pub(super) const fn other(colour: u8) -> u8 {
    colour ^ (WHITE | BLACK)
}

/// 0 for White, 1 for Black.
#[inline(always)]
pub(super) const fn index(colour: u8) -> usize {
    (colour >> 4) as usize & 1
}

/// The board. In this order, because the processor reaches what is near the beginning in one instruction.
#[repr(C)]
pub(super) struct Board {
    /// The colour to move.
    pub(super) side: u8,
    pub(super) castling: u8,
    /// The square a pawn can be captured on in passing, or [`NOWHERE`].
    pub(super) en_passant: u8,
    /// Half-moves without capture or pawn move, up to 255.
    pub(super) quiet: u8,
    /// How much of the middle game is left, from 24 down to 0.
    pub(super) phase: u8,
    /// How many places of each side's list are in use.
    lengths: [u8; 2],
    pub(super) key: u32,
    /// The worth of all pieces to White: middle game in the upper half, endgame in the lower.
    pub(super) worth: i32,
    ply: usize,
    /// How many pieces of each kind and colour there are, by the lower four bits.
    pub(super) counts: [u8; 16],
    /// The squares of each side's pieces, the king's first, then from the most valuable on; [`NOWHERE`] where one was
    /// captured.
    pub(super) lists: [[u8; 16]; 2],
    pub(super) cells: [u8; 256],
    /// Where in its side's list the piece on a square stands.
    slots: [u8; 128],
    undo: [Undo; MAX_PLY],
}

/// How much of the middle game each kind stands for.
const PHASES: [u8; 8] = [0, 0, 1, 1, 2, 4, 0, 0];

#[inline(always)]
const fn phase_of(piece: u8) -> u8 {
    PHASES[piece as usize & 7]
}

const fn coded(piece: Piece) -> u8 {
    let colour = match piece.side {
        Side::White => WHITE,
        Side::Black => BLACK,
    };
    colour
        | match piece.kind {
            Kind::Pawn => PAWN,
            Kind::Knight => KNIGHT,
            Kind::Bishop => BISHOP,
            Kind::Rook => ROOK,
            Kind::Queen => QUEEN,
            Kind::King => KING,
        }
}

impl Board {
    /// The board of a position.
    pub(super) fn of(position: &Position, quiet: u16) -> Board {
        let mut board = Board {
            side: match position.side() {
                Side::White => WHITE,
                Side::Black => BLACK,
            },
            castling: position.castling().bits(),
            en_passant: position.en_passant().map_or(NOWHERE, cell),
            quiet: quiet.min(255) as u8,
            phase: 0,
            lengths: [0; 2],
            key: 0,
            worth: 0,
            ply: 0,
            counts: [0; 16],
            lists: [[NOWHERE; 16]; 2],
            cells: [OFF; 256],
            slots: [0; 128],
            undo: [NOTHING; MAX_PLY],
        };
        for at in Square::all() {
            board.cells[cell(at) as usize] = EMPTY;
        }
        // Kings first, then from the most valuable on: attacks are mostly found early, and no list is longer than it has
        // pieces.
        for kind in Kind::ALL.into_iter().rev() {
            for (at, piece) in position.pieces().filter(|(_, piece)| piece.kind == kind) {
                let (at, piece) = (cell(at), coded(piece));
                let side = index(piece & (WHITE | BLACK));
                let slot = board.lengths[side];
                board.lengths[side] += 1;
                board.cells[at as usize] = piece;
                board.slots[at as usize & 127] = slot;
                board.lists[side][slot as usize & 15] = at;
                board.counts[piece as usize & 15] += 1;
                board.phase += phase_of(piece);
                let placed = placement(piece, at);
                board.worth += placed.worth;
                board.key ^= placed.key;
            }
        }
        board.key ^= castling_key(board.castling) ^ en_passant_key(board.en_passant);
        if board.side == BLACK {
            board.key ^= BLACK_TO_MOVE;
        }
        board
    }

    #[inline(always)]
    pub(super) fn at(&self, square: u8) -> u8 {
        self.cells[square as usize]
    }

    #[inline(always)]
    pub(super) fn king(&self, colour: u8) -> u8 {
        self.lists[index(colour)][0]
    }

    /// The squares of a colour's pieces, the king's first; [`NOWHERE`] where one was captured.
    #[inline(always)]
    pub(super) fn men(&self, colour: u8) -> &[u8] {
        let list = &self.lists[index(colour)];
        let length = self.lengths[index(colour)] as usize;
        list.get(..length).unwrap_or(list)
    }

    /// Whether a move makes a pawn into something else.
    #[inline(always)]
    pub(super) fn promotes(&self, step: Step) -> bool {
        self.at(from(step)) & 7 == PAWN && matches!(to(step) >> 4, 0 | 7)
    }

    /// Whether a move captures or makes a pawn into something else.
    #[inline(always)]
    pub(super) fn is_loud(&self, step: Step) -> bool {
        self.at(to(step)) != EMPTY
            || self.at(from(step)) & 7 == PAWN
                && (matches!(to(step) >> 4, 0 | 7) || to(step) == self.en_passant)
    }

    /// The last move that was made, with the colour that made it; not a move where a turn was passed.
    #[inline(always)]
    pub(super) fn last(&self) -> Step {
        self.undo[self.ply.wrapping_sub(1) & (MAX_PLY - 1)].step
    }
}
