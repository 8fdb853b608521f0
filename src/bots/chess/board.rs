//! The board on which the search moves. A mailbox: 256 cells of which those without the bits of 0x88 are the 64 squares
//! and all others are marked as off the board, so that a step in any direction needs no test, and the index of a cell is
//! a byte, so that it needs none either. Each side's squares stand in a list of sixteen with the king first; what a move
//! changes in worth and key is added up as it is made.
//!
//! Why not bitboards: the processor has no instruction to find a bit, no 64-bit registers and no 64-bit multiplication,
//! so every step of a bitboard costs it several. The crate's notes have the cycles of both.

use super::tables::{
    BISHOP, BLACK, BLACK_TO_MOVE, CASTLINGS_KEPT, EMPTY, KING, KNIGHT, NOWHERE, OFF, PAWN, QUEEN,
    ROOK, WHITE, castling_key, en_passant_key, placement,
};
use parlour_rules::chess::{Kind, Move, Piece, Position, Side, Square};

/// The farthest that moves are made on one line.
pub(super) const MAX_PLY: usize = 64;

/// A move in two bytes: from, to (seven bits each), and what a pawn on the last rank becomes: queen, rook, bishop, knight.
pub(super) type Step = u16;

/// No move at all.
pub(super) const NO_STEP: Step = 0;

#[inline(always)]
pub(super) const fn step(from: u8, to: u8) -> Step {
    from as u16 | (to as u16) << 7
}

#[inline(always)]
pub(super) const fn from(step: Step) -> u8 {
    step as u8 & 127
}

#[inline(always)]
pub(super) const fn to(step: Step) -> u8 {
    (step >> 7) as u8 & 127
}

/// What a pawn becomes by a move to the last rank.
#[inline(always)]
pub(super) const fn promotion(step: Step) -> u8 {
    QUEEN - (step >> 14) as u8
}

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

/// What a move cannot tell when it is taken back.
#[derive(Clone, Copy)]
struct Undo {
    step: Step,
    piece: u8,
    captured: u8,
    slot: u8,
    castling: u8,
    en_passant: u8,
    quiet: u8,
    phase: u8,
    key: u32,
    pawn_key: u32,
    worth: i32,
}

const NOTHING: Undo = Undo {
    step: NO_STEP,
    piece: EMPTY,
    captured: EMPTY,
    slot: 0,
    castling: 0,
    en_passant: NOWHERE,
    quiet: 0,
    phase: 0,
    key: 0,
    pawn_key: 0,
    worth: 0,
};

/// The board.
pub(super) struct Board {
    pub(super) cells: [u8; 256],
    /// Where in its side's list the piece on a square stands.
    slots: [u8; 128],
    /// The squares of each side's pieces, the king's first; [`NOWHERE`] where one was captured.
    pub(super) lists: [[u8; 16]; 2],
    /// How many pieces of each kind and colour there are, by the lower four bits.
    pub(super) counts: [u8; 16],
    /// The colour to move.
    pub(super) side: u8,
    pub(super) castling: u8,
    /// The square a pawn can be captured on in passing, or [`NOWHERE`].
    pub(super) en_passant: u8,
    /// Half-moves without capture or pawn move, up to 255.
    pub(super) quiet: u8,
    /// How much of the middle game is left, from 24 down to 0.
    pub(super) phase: u8,
    pub(super) key: u32,
    pub(super) pawn_key: u32,
    /// The worth of all pieces to White: middle game in the upper half, endgame in the lower.
    pub(super) worth: i32,
    undo: [Undo; MAX_PLY],
    ply: usize,
}

/// How much of the middle game each kind stands for.
const PHASES: [u8; 8] = [0, 0, 1, 1, 2, 4, 0, 0];

#[inline(always)]
const fn phase_of(piece: u8) -> u8 {
    PHASES[piece as usize & 7]
}

/// The cell of a square of the rules.
pub(super) const fn cell(square: Square) -> u8 {
    square.rank() << 4 | square.file()
}

fn square(cell: u8) -> Option<Square> {
    Square::at(cell & 7, cell >> 4)
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

/// A move as the rules write it.
pub(super) fn written(board: &Board, step: Step) -> Option<Move> {
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

impl Board {
    /// The board of a position.
    pub(super) fn of(position: &Position, quiet: u16) -> Board {
        let mut board = Board {
            cells: [OFF; 256],
            slots: [0; 128],
            lists: [[NOWHERE; 16]; 2],
            counts: [0; 16],
            side: match position.side() {
                Side::White => WHITE,
                Side::Black => BLACK,
            },
            castling: position.castling().bits(),
            en_passant: position.en_passant().map_or(NOWHERE, cell),
            quiet: quiet.min(255) as u8,
            phase: 0,
            key: 0,
            pawn_key: 0,
            worth: 0,
            undo: [NOTHING; MAX_PLY],
            ply: 0,
        };
        for at in Square::all() {
            board.cells[cell(at) as usize] = EMPTY;
        }
        // Kings first, then from the most valuable on: attacks are mostly found early, and no list is longer than it has
        // pieces.
        let mut lengths = [0; 2];
        for kind in Kind::ALL.into_iter().rev() {
            for (at, piece) in position.pieces().filter(|(_, piece)| piece.kind == kind) {
                let (at, piece) = (cell(at), coded(piece));
                let side = index(piece & (WHITE | BLACK));
                let slot: u8 = lengths[side];
                lengths[side] += 1;
                board.cells[at as usize] = piece;
                board.slots[at as usize & 127] = slot;
                board.lists[side][slot as usize & 15] = at;
                board.counts[piece as usize & 15] += 1;
                board.phase += phase_of(piece);
                let placed = placement(piece, at);
                board.worth += placed.worth;
                board.key ^= placed.key;
                if piece & 7 == PAWN {
                    board.pawn_key ^= placed.key;
                }
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

    #[inline(always)]
    fn remember(&mut self, step: Step, piece: u8, captured: u8, slot: u8) {
        self.undo[self.ply & (MAX_PLY - 1)] = Undo {
            step,
            piece,
            captured,
            slot,
            castling: self.castling,
            en_passant: self.en_passant,
            quiet: self.quiet,
            phase: self.phase,
            key: self.key,
            pawn_key: self.pawn_key,
            worth: self.worth,
        };
        self.ply += 1;
    }

    /// Lets the other side move.
    pub(super) fn pass(&mut self) {
        self.remember(NO_STEP, EMPTY, EMPTY, 0);
        self.key ^= en_passant_key(self.en_passant) ^ BLACK_TO_MOVE;
        self.en_passant = NOWHERE;
        self.quiet = self.quiet.saturating_add(1);
        self.side = other(self.side);
    }

    /// Takes a pass back.
    pub(super) fn unpass(&mut self) {
        self.ply = self.ply.wrapping_sub(1);
        let undo = &self.undo[self.ply & (MAX_PLY - 1)];
        self.key = undo.key;
        self.en_passant = undo.en_passant;
        self.quiet = undo.quiet;
        self.side = other(self.side);
    }

    /// Makes a move that the piece can make and that leaves its king safe.
    pub(super) fn make(&mut self, step: Step) {
        let (from, to) = (from(step), to(step));
        let us = self.side;
        let mut piece = self.at(from);
        let mut captured = self.at(to);
        let mut at = to;
        if piece & 7 == PAWN && to == self.en_passant {
            at = to ^ 16;
            captured = other(us) | PAWN;
        }
        let slot = self.slots[at as usize & 127];
        self.remember(step, piece, captured, slot);
        let mut key = self.key ^ en_passant_key(self.en_passant) ^ BLACK_TO_MOVE;
        let mut worth = self.worth;
        self.en_passant = NOWHERE;
        self.quiet = self.quiet.saturating_add(1);
        if captured != EMPTY {
            let placed = placement(captured, at);
            key ^= placed.key;
            worth -= placed.worth;
            if captured & 7 == PAWN {
                self.pawn_key ^= placed.key;
            }
            self.lists[index(other(us))][slot as usize & 15] = NOWHERE;
            self.counts[captured as usize & 15] =
                self.counts[captured as usize & 15].wrapping_sub(1);
            self.phase = self.phase.wrapping_sub(phase_of(captured));
            self.cells[at as usize] = EMPTY;
            self.quiet = 0;
        }
        let left = placement(piece, from);
        key ^= left.key;
        worth -= left.worth;
        self.cells[from as usize] = EMPTY;
        if piece & 7 == PAWN {
            self.quiet = 0;
            self.pawn_key ^= left.key;
            if matches!(to >> 4, 0 | 7) {
                self.counts[piece as usize & 15] = self.counts[piece as usize & 15].wrapping_sub(1);
                piece = us | promotion(step);
                self.counts[piece as usize & 15] = self.counts[piece as usize & 15].wrapping_add(1);
                self.phase += phase_of(piece);
            } else {
                self.pawn_key ^= placement(piece, to).key;
                if from.abs_diff(to) == 32 {
                    let pawn = other(us) | PAWN;
                    // Worth noting only where a pawn stands ready to capture.
                    if self.at(to.wrapping_add(1)) == pawn || self.at(to.wrapping_sub(1)) == pawn {
                        self.en_passant = (from + to) / 2;
                        key ^= en_passant_key(self.en_passant);
                    }
                }
            }
        }
        let placed = placement(piece, to);
        key ^= placed.key;
        worth += placed.worth;
        self.cells[to as usize] = piece;
        let mover = self.slots[from as usize & 127];
        self.slots[to as usize & 127] = mover;
        self.lists[index(us)][mover as usize & 15] = to;
        if self.castling != 0 {
            let kept = self.castling
                & CASTLINGS_KEPT[from as usize & 127]
                & CASTLINGS_KEPT[to as usize & 127];
            if kept != self.castling {
                key ^= castling_key(self.castling) ^ castling_key(kept);
                self.castling = kept;
                if piece & 7 == KING && from.abs_diff(to) == 2 {
                    let (rook, crossed) = castling_rook(to);
                    let (left, placed) =
                        (placement(us | ROOK, rook), placement(us | ROOK, crossed));
                    key ^= left.key ^ placed.key;
                    worth += placed.worth - left.worth;
                    self.put_rook(us, rook, crossed);
                }
            }
        }
        self.key = key;
        self.worth = worth;
        self.side = other(us);
    }

    fn put_rook(&mut self, us: u8, from: u8, to: u8) {
        self.cells[from as usize] = EMPTY;
        self.cells[to as usize] = us | ROOK;
        let slot = self.slots[from as usize & 127];
        self.slots[to as usize & 127] = slot;
        self.lists[index(us)][slot as usize & 15] = to;
    }

    /// Takes the last move back.
    pub(super) fn unmake(&mut self) {
        self.ply = self.ply.wrapping_sub(1);
        let undo = self.undo[self.ply & (MAX_PLY - 1)];
        let us = other(self.side);
        self.side = us;
        let (from, to) = (from(undo.step), to(undo.step));
        let piece = undo.piece;
        let arrived = self.at(to);
        if arrived != piece {
            self.counts[arrived as usize & 15] = self.counts[arrived as usize & 15].wrapping_sub(1);
            self.counts[piece as usize & 15] = self.counts[piece as usize & 15].wrapping_add(1);
        }
        self.castling = undo.castling;
        self.en_passant = undo.en_passant;
        self.quiet = undo.quiet;
        self.phase = undo.phase;
        self.key = undo.key;
        self.pawn_key = undo.pawn_key;
        self.worth = undo.worth;
        self.cells[to as usize] = EMPTY;
        let mover = self.slots[to as usize & 127];
        if undo.captured != EMPTY {
            let mut at = to;
            if piece & 7 == PAWN && to == undo.en_passant {
                at = to ^ 16;
            }
            self.cells[at as usize] = undo.captured;
            self.slots[at as usize & 127] = undo.slot;
            self.lists[index(other(us))][undo.slot as usize & 15] = at;
            self.counts[undo.captured as usize & 15] =
                self.counts[undo.captured as usize & 15].wrapping_add(1);
        }
        self.cells[from as usize] = piece;
        self.slots[from as usize & 127] = mover;
        self.lists[index(us)][mover as usize & 15] = from;
        if piece & 7 == KING && from.abs_diff(to) == 2 {
            let (rook, crossed) = castling_rook(to);
            self.put_rook(us, crossed, rook);
        }
    }
}

/// From where to where the rook goes when the king castles to a square.
#[inline]
pub(super) const fn castling_rook(king: u8) -> (u8, u8) {
    if king & 7 == 6 {
        (king + 1, king - 1)
    } else {
        (king - 2, king + 1)
    }
}
