//! A small neural network that judges what adding up pieces and pawns does not see: how the pieces work together, how
//! safe the kings are, who has more room.
//!
//! Each side looks at the board from its own king's place, with its own men below and its king on the left half, and has
//! sixteen sums, to which every man on the board adds a row of numbers by its kind, owner and square. A move changes two
//! or three rows, so the sums of a position follow from those of the position before; they are worked out only where a
//! judgement is asked for. A judgement cuts each sum off at nothing and at [`ONE`] and weighs it, by weights that depend
//! on how much of the middle game is left.
//!
//! The numbers are in `weights.bin`: whole numbers of 16 bits, fitted together with the worth of the pieces on their
//! squares, so that the sum of both comes near to what a strong engine says of many quiet positions. `weights.txt` tells
//! which engine and which positions; `parlour fit` makes such files.

mod weights;

use super::board::{Board, MAX_PLY, Made, index};
use super::tables::{BLACK, KING, PAWN, ROOK, WHITE};
use weights::{BIAS, OUTPUTS, ROWS, START};

pub(super) use weights::worth_at;
pub use weights::{BIAS_AT, INPUTS, NUMBERS, OUTPUTS_AT, STAGES, START_AT, WORTH_AT, Weights};

/// How many sums a side has.
pub const WIDTH: usize = 16;
/// Two sums to a word: the first in the lower half, the second above it. Words are added and subtracted whole; what the
/// lower half borrows from the upper one is given back when they are parted.
const WORDS: usize = WIDTH / 2;
/// Where a sum is cut off.
pub const ONE: i32 = 256;
/// What a point, a hundredth of a pawn, is in the unit of weighed sums, as a power of two.
pub(super) const POINT_SHIFT: u32 = 12;

pub(super) type Sums = [u32; WORDS];

/// The sums of the positions on the line that is looked at.
pub(super) struct Net {
    /// By half-moves from the root, for White and Black.
    sums: [[Sums; 2]; MAX_PLY],
    /// The keys of the positions to which they belong.
    keys: [[u32; 2]; MAX_PLY],
}

/// How a colour looks at the board.
#[derive(Clone, Copy)]
pub(super) struct Eye {
    colour: u8,
    /// What turns a square of the board into one of its own.
    turn: u8,
}

impl Eye {
    pub(super) fn of(board: &Board, colour: u8) -> Eye {
        let flip = if colour == BLACK { 0x70 } else { 0 };
        let mirror = if board.king(colour) & 4 != 0 { 7 } else { 0 };
        Eye {
            colour,
            turn: flip | mirror,
        }
    }

    /// Which input a piece on a square is.
    #[inline(always)]
    pub(super) fn input(self, piece: u8, square: u8) -> usize {
        let own = square ^ self.turn;
        let square = (own + (own & 7)) >> 1;
        let owner = if piece & self.colour != 0 { 0 } else { 6 * 64 };
        let kind = (piece & 7).wrapping_sub(PAWN);
        owner + (kind as usize) * 64 + square as usize
    }

    /// What a piece on a square adds to the sums.
    #[inline(always)]
    fn row(self, piece: u8, square: u8) -> &'static Sums {
        ROWS.get(self.input(piece, square)).unwrap_or(&ROWS[0])
    }

    /// Whether a move makes it look from the other half of the board, so that every row changes.
    fn turns_by(self, made: &Made) -> bool {
        made.piece == self.colour | KING && (made.from ^ made.to) & 4 != 0
    }
}

impl Net {
    /// Sums of no position; so a position whose key is 0 would be misjudged, which is as rare as any mix-up of keys.
    pub(super) const fn new() -> Net {
        Net {
            sums: [[[0; WORDS]; 2]; MAX_PLY],
            keys: [[0; 2]; MAX_PLY],
        }
    }

    /// What the position is worth to the side to move beyond what was added up, in hundredths of a pawn.
    pub(super) fn judge(&mut self, board: &Board) -> i32 {
        self.follow(board, WHITE);
        self.follow(board, BLACK);
        let sums = &self.sums[board.ply() & (MAX_PLY - 1)];
        let us = index(board.side);
        let stage = stage(board.phase);
        let (Some(weights), Some(bias)) = (OUTPUTS.get(stage), BIAS.get(stage)) else {
            return 0;
        };
        judgement([&sums[us], &sums[us ^ 1]], weights, *bias)
    }

    /// Brings the sums of a colour up to the position on the board.
    fn follow(&mut self, board: &Board, colour: u8) {
        let (us, now) = (index(colour), board.ply());
        let eye = Eye::of(board, colour);
        let mut known = now;
        let mut key = board.key;
        while self.keys[known & (MAX_PLY - 1)][us] != key {
            if known == 0 {
                return self.look_anew(board, colour);
            }
            known -= 1;
            let made = board.made(known);
            if eye.turns_by(&made) {
                return self.look_anew(board, colour);
            }
            key = made.key;
        }
        while known < now {
            let made = board.made(known);
            let places = [known, known + 1].map(|ply| ply & (MAX_PLY - 1));
            if let Ok([before, after]) = self.sums.get_disjoint_mut(places) {
                change(&before[us], &mut after[us], eye, &made);
            }
            known += 1;
            self.keys[places[1]][us] = if known == now {
                board.key
            } else {
                board.made(known).key
            };
        }
    }

    /// Adds up the sums of a colour from nothing.
    #[inline(never)]
    fn look_anew(&mut self, board: &Board, colour: u8) {
        let eye = Eye::of(board, colour);
        let mut sums = START;
        for owner in [WHITE, BLACK] {
            for at in board.men(owner) {
                let piece = board.at(*at);
                if piece & owner != 0 {
                    for (sum, more) in sums.iter_mut().zip(eye.row(piece, *at)) {
                        *sum = sum.wrapping_add(*more);
                    }
                }
            }
        }
        let place = board.ply() & (MAX_PLY - 1);
        self.sums[place][index(colour)] = sums;
        self.keys[place][index(colour)] = board.key;
    }
}

/// What a move makes of the sums of a colour.
#[inline(always)]
fn change(before: &Sums, after: &mut Sums, eye: Eye, made: &Made) {
    if made.piece == 0 {
        *after = *before;
        return;
    }
    let left = eye.row(made.piece, made.from);
    let arrived = eye.row(made.arrived, made.to);
    if made.captured != 0 {
        let taken = eye.row(made.captured, made.captured_at);
        for word in 0..WORDS {
            let less = before[word]
                .wrapping_sub(left[word])
                .wrapping_sub(taken[word]);
            after[word] = less.wrapping_add(arrived[word]);
        }
        return;
    }
    for word in 0..WORDS {
        after[word] = before[word]
            .wrapping_sub(left[word])
            .wrapping_add(arrived[word]);
    }
    if let Some((from, to)) = made.rook {
        let rook = made.piece & (WHITE | BLACK) | ROOK;
        let (left, arrived) = (eye.row(rook, from), eye.row(rook, to));
        for word in 0..WORDS {
            after[word] = after[word]
                .wrapping_sub(left[word])
                .wrapping_add(arrived[word]);
        }
    }
}

/// The stage of the game, by how much of the middle game is left.
#[inline(always)]
pub(super) const fn stage(phase: u8) -> usize {
    phase as usize / 4
}

/// What the sums of the side to move and of the other say together, in hundredths of a pawn.
#[inline(always)]
pub(super) fn judgement(sums: [&Sums; 2], weights: &[[[i32; 2]; WORDS]; 2], bias: i32) -> i32 {
    let [own, other] = sums;
    (weigh(own, &weights[0]) + weigh(other, &weights[1]) + bias) >> POINT_SHIFT
}

/// The sums of a side, cut off and weighed. Its own function, so that the loop has the registers to itself.
#[inline(never)]
fn weigh(sums: &Sums, weights: &[[i32; 2]; WORDS]) -> i32 {
    let mut sum = 0;
    for (word, [first, second]) in sums.iter().zip(weights) {
        let low = *word as i16 as i32;
        let high = (*word as i32).wrapping_sub(low) >> 16;
        sum += low.clamp(0, ONE) * first + high.clamp(0, ONE) * second;
    }
    sum
}
