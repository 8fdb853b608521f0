//! The estimate as the program sees it that fits its numbers: which numbers have a part in a position, what the player's
//! own whole-number arithmetic makes of any file of them, and whether a file is safe to play with.
//!
//! The numbers stand in one line, in a file as in the program: rows, starts, outputs, biases and worths, each part from
//! its place on. The search uses none of this; it has the numbers of [`Weights::OURS`] in tables of their own.

mod bounds;
#[cfg(test)]
mod tests;

use super::board::Board;
use super::evaluate::{TEMPO, blend, end, middle, rough, shares};
use super::net::{self, Eye, worth_at};
use super::tables::{BLACK, WHITE, pair};
use heapless::Vec;
use parlour_rules::chess::Position;

pub use super::net::{
    BIAS_AT, INPUTS, NUMBERS, ONE, OUTPUTS_AT, STAGES, START_AT, WIDTH, WORTH_AT, Weights,
};
pub use bounds::{Bounds, Unsafe};

/// Each owner's inputs.
const OWN: u16 = 6 * 64;

/// What the estimate of a position is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The inputs of all men, as the side to move sees them.
    inputs: Vec<u16, 32, u8>,
    /// What turns a square as that side sees it into one as the other side does.
    turn: u8,
    phase: u8,
}

impl Seen {
    /// What is seen in a position; nothing where the estimate has other sources too: a king stands alone, a side ahead has
    /// no pawns to win with, or there are more queens than the network knows.
    pub fn of(position: &Position) -> Option<Seen> {
        let board = Board::of(position, 0);
        let side = board.side;
        let [own, other] = [side, side ^ (WHITE | BLACK)].map(|colour| Eye::of(&board, colour));
        let mut inputs = Vec::new();
        for colour in [WHITE, BLACK] {
            for at in board.men(colour) {
                inputs.push(own.input(board.at(*at), *at) as u16).ok()?;
            }
        }
        let king = board.king(side);
        let turned = own.input(board.at(king), king) ^ other.input(board.at(king), king);
        let seen = Seen {
            inputs,
            turn: turned as u8 & 63,
            phase: board.phase,
        };
        let rough = rough(&board);
        let plain = !rough.is_bare() && rough.score() == Weights::OURS.rough(&seen);
        (plain && seen.stage() < STAGES).then_some(seen)
    }

    /// The same men with the other side to move.
    pub fn turned(&self) -> Seen {
        Seen {
            inputs: self.inputs().map(|[_, there]| there as u16).collect(),
            ..*self
        }
    }

    /// The inputs of all men: as the side to move sees them, and as the other side does.
    pub fn inputs(&self) -> impl Iterator<Item = [usize; 2]> + use<'_> {
        self.inputs.iter().map(|input| {
            let there = input ^ u16::from(self.turn);
            let there = if there < OWN {
                there + OWN
            } else {
                there - OWN
            };
            [usize::from(*input), usize::from(there)]
        })
    }

    /// The places of the worth of all men in the middle game, each followed by that in the endgame, and whether they count
    /// for the side to move.
    pub fn worths(&self) -> impl Iterator<Item = (usize, bool)> + use<'_> {
        self.inputs.iter().map(|input| {
            let own = *input < OWN;
            let (kind, square) = ((input % OWN / 64) as u8, (input % 64) as u8);
            let rank = if own { square / 8 } else { 7 - square / 8 };
            (worth_at(kind, square % 8, rank), own)
        })
    }

    /// Which of the stages it is.
    pub fn stage(&self) -> usize {
        net::stage(self.phase)
    }

    /// How much worths of the middle game count, and those of the endgame.
    pub fn shares(&self) -> [f32; 2] {
        let (part, rest) = shares(self.phase);
        [part as f32 / 4096.0, rest as f32 / 4096.0]
    }

    /// What the right to move is worth without any of the numbers, in hundredths of a pawn.
    pub fn tempo(&self) -> f32 {
        let [part, rest] = self.shares();
        middle(TEMPO) as f32 * part + end(TEMPO) as f32 * rest
    }
}

impl Weights<'_> {
    /// The whole estimate of a position for the side to move, in hundredths of a pawn, as the player works it out.
    pub fn estimate(self, seen: &Seen) -> i32 {
        self.rough(seen) + self.judge(seen)
    }

    /// The pieces on their squares.
    fn rough(self, seen: &Seen) -> i32 {
        let mut worth = TEMPO;
        for (at, own) in seen.worths() {
            let (middle, end) = (self.number(at) as i32, self.number(at + 1) as i32);
            worth += pair(middle, end) * if own { 1 } else { -1 };
        }
        blend(worth, seen.phase)
    }

    /// What the network adds to it.
    pub fn judge(self, seen: &Seen) -> i32 {
        let mut sums = [self.sums(START_AT); 2];
        for inputs in seen.inputs() {
            for (sums, input) in sums.iter_mut().zip(inputs) {
                for (sum, more) in sums.iter_mut().zip(self.sums(input * WIDTH)) {
                    *sum = sum.wrapping_add(more);
                }
            }
        }
        net::judgement(
            [&sums[0], &sums[1]],
            &self.outputs(seen.stage()),
            self.bias(seen.stage()),
        )
    }
}
