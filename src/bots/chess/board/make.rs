//! Moves made and taken back.

use super::step::{NO_STEP, Step, from, promotion, to};
use super::{Board, MAX_PLY, index, other, phase_of};
use crate::chess::tables::{
    BLACK, BLACK_TO_MOVE, CASTLINGS_KEPT, EMPTY, KING, NOWHERE, PAWN, ROOK, WHITE, castling_key,
    en_passant_key, placement,
};

/// What a move cannot tell when it is taken back.
#[derive(Clone, Copy)]
pub(super) struct Undo {
    pub(super) step: Step,
    piece: u8,
    captured: u8,
    slot: u8,
    castling: u8,
    en_passant: u8,
    quiet: u8,
    phase: u8,
    key: u32,
    worth: i32,
}

pub(super) const NOTHING: Undo = Undo {
    step: NO_STEP,
    piece: EMPTY,
    captured: EMPTY,
    slot: 0,
    castling: 0,
    en_passant: NOWHERE,
    quiet: 0,
    phase: 0,
    key: 0,
    worth: 0,
};

/// A move that was made, as far as it changed what stands where.
pub(in crate::chess) struct Made {
    /// What moved, or nothing where the turn was passed.
    pub(in crate::chess) piece: u8,
    /// What it is since: something else where a pawn was promoted.
    pub(in crate::chess) arrived: u8,
    pub(in crate::chess) from: u8,
    pub(in crate::chess) to: u8,
    pub(in crate::chess) captured: u8,
    pub(in crate::chess) captured_at: u8,
    /// From where to where a rook went with its king.
    pub(in crate::chess) rook: Option<(u8, u8)>,
    /// The key of the position before.
    pub(in crate::chess) key: u32,
}

impl Board {
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
            worth: self.worth,
        };
        self.ply += 1;
    }

    /// How many moves have been made on the board.
    #[inline(always)]
    pub(in crate::chess) fn ply(&self) -> usize {
        self.ply
    }

    /// The move that followed so many others.
    #[inline(always)]
    pub(in crate::chess) fn made(&self, ply: usize) -> Made {
        let undo = &self.undo[ply & (MAX_PLY - 1)];
        let (from, to) = (from(undo.step), to(undo.step));
        let (mut arrived, mut captured_at, mut rook) = (undo.piece, to, None);
        match undo.piece & 7 {
            PAWN if matches!(to >> 4, 0 | 7) => {
                arrived = undo.piece & (WHITE | BLACK) | promotion(undo.step);
            }
            PAWN if to == undo.en_passant => captured_at = to ^ 16,
            KING if from.abs_diff(to) == 2 => rook = Some(castling_rook(to)),
            _ => (),
        }
        Made {
            piece: undo.piece,
            arrived,
            from,
            to,
            captured: undo.captured,
            captured_at,
            rook,
            key: undo.key,
        }
    }

    /// Lets the other side move.
    pub(in crate::chess) fn pass(&mut self) {
        self.remember(NO_STEP, EMPTY, EMPTY, 0);
        self.key ^= en_passant_key(self.en_passant) ^ BLACK_TO_MOVE;
        self.en_passant = NOWHERE;
        self.quiet = self.quiet.saturating_add(1);
        self.side = other(self.side);
    }

    /// Takes a pass back.
    pub(in crate::chess) fn unpass(&mut self) {
        self.ply = self.ply.wrapping_sub(1);
        let undo = &self.undo[self.ply & (MAX_PLY - 1)];
        self.key = undo.key;
        self.en_passant = undo.en_passant;
        self.quiet = undo.quiet;
        self.side = other(self.side);
    }

    /// Makes a move that the piece can make and that leaves its king safe.
    pub(in crate::chess) fn make(&mut self, step: Step) {
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
            if matches!(to >> 4, 0 | 7) {
                self.counts[piece as usize & 15] = self.counts[piece as usize & 15].wrapping_sub(1);
                piece = us | promotion(step);
                self.counts[piece as usize & 15] = self.counts[piece as usize & 15].wrapping_add(1);
                self.phase += phase_of(piece);
            } else if from.abs_diff(to) == 32 {
                let pawn = other(us) | PAWN;
                // Worth noting only where a pawn stands ready to capture.
                if self.at(to.wrapping_add(1)) == pawn || self.at(to.wrapping_sub(1)) == pawn {
                    self.en_passant = (from + to) / 2;
                    key ^= en_passant_key(self.en_passant);
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
    pub(in crate::chess) fn unmake(&mut self) {
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
pub(in crate::chess) const fn castling_rook(king: u8) -> (u8, u8) {
    if king & 7 == 6 {
        (king + 1, king - 1)
    } else {
        (king - 2, king + 1)
    }
}
