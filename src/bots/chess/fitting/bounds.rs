//! The proof that no position makes a sum, a judgement or an estimate overflow. It holds for all positions that the rules
//! know, legal or not: each side has one king and up to fifteen other men on squares of their own.

use super::{INPUTS, OUTPUTS_AT, STAGES, START_AT, WIDTH, Weights};
use crate::chess::evaluate::{TEMPO, end, middle};
use crate::chess::memory::MATED;
use crate::chess::net::{POINT_SHIFT, worth_at};
use core::fmt;

/// The inputs of a side's kings.
const KINGS: usize = 5;
/// The men of a side besides its king.
const OTHERS: usize = 15;
/// What driving a bare king to the edge adds to an estimate at the most, and more.
const DRIVEN: i32 = 1_000;

/// What no position passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The least and the most of any sum of the network.
    pub sums: [i32; 2],
    /// The most that the network adds or takes, in hundredths of a pawn.
    pub judgement: i32,
    /// The most that pieces on squares are worth.
    pub worth: i32,
}

/// Why a file of numbers must not be played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsafe {
    /// A sum of the network can pass 16 bits.
    Sum,
    /// A judgement can pass the 16 bits in which it is remembered.
    Judgement,
    /// The pieces can be worth more than 16 bits hold.
    Worth,
    /// An estimate can look like a mate.
    Mate,
}

impl fmt::Display for Unsafe {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Unsafe::Sum => "A sum of the network can pass 16 bits",
            Unsafe::Judgement => "A judgement of the network can pass 16 bits",
            Unsafe::Worth => "The pieces can be worth more than 16 bits hold",
            Unsafe::Mate => "An estimate can look like a mate",
        })
    }
}

impl Weights<'_> {
    /// What no position passes; an error where something could overflow.
    pub fn bounds(self) -> Result<Bounds, Unsafe> {
        let fits = |number: i32| i16::try_from(number).is_ok();
        let mut sums = [0; 2];
        for column in 0..WIDTH {
            let [least, most] = self.sum(column);
            sums = [sums[0].min(least), sums[1].max(most)];
        }
        if !sums.into_iter().all(fits) {
            return Err(Unsafe::Sum);
        }
        let judgement = (0..STAGES).map(|stage| self.judgement(stage)).max();
        let judgement = judgement.unwrap_or(0);
        if !fits(judgement) {
            return Err(Unsafe::Judgement);
        }
        let worth = self.pieces(0).max(self.pieces(1));
        if !fits(worth) {
            return Err(Unsafe::Worth);
        }
        if judgement + worth + DRIVEN >= MATED {
            return Err(Unsafe::Mate);
        }
        Ok(Bounds {
            sums,
            judgement,
            worth,
        })
    }

    /// The least and the most that a sum can be.
    fn sum(self, column: usize) -> [i32; 2] {
        let start = i32::from(self.number(START_AT + column));
        [-1, 1].map(|sign| {
            let adds = |owner: usize, kind: usize, square: usize| {
                let input = owner * INPUTS / 2 + kind * 64 + square;
                sign * i32::from(self.number(input * WIDTH + column))
            };
            let sides = [0, 1].map(|owner| most(|kind, square| adds(owner, kind, square)));
            start + sign * (sides[0] + sides[1])
        })
    }

    /// The most that the network can add or take at a stage: every sum that helps is full, every other one empty. At the
    /// most 32 times 256 times 2 to the 15th, and a bias of 2 to the 24th, so that 32 bits hold it with any numbers.
    fn judgement(self, stage: usize) -> i32 {
        let first = OUTPUTS_AT + stage * 2 * WIDTH;
        let weights = (first..first + 2 * WIDTH).map(|at| i32::from(self.number(at)) * super::ONE);
        let (mut less, mut more) = (self.bias(stage), self.bias(stage));
        for weight in weights {
            less += weight.min(0);
            more += weight.max(0);
        }
        (more >> POINT_SHIFT).max(-(less >> POINT_SHIFT))
    }

    /// The most that pieces on squares can be worth to a side, with the right to move, in the middle game or at the end.
    fn pieces(self, half: usize) -> i32 {
        let worth = |kind: usize, square: usize| {
            let at = worth_at(kind as u8, square as u8 % 8, square as u8 / 8);
            i32::from(self.number(at + half))
        };
        let tempo = middle(TEMPO).abs().max(end(TEMPO).abs());
        most(worth) + most(|kind, square| -worth(kind, square)) + tempo
    }
}

/// The most that a side's men add up to, each by its kind and square: the king where it adds most, and as many others as
/// help, each square with the kind that adds most there.
fn most(adds: impl Fn(usize, usize) -> i32) -> i32 {
    let king = (0..64).map(|square| adds(KINGS, square)).max().unwrap_or(0);
    let mut others = [0; 64];
    for (square, other) in others.iter_mut().enumerate() {
        for kind in 0..KINGS {
            *other = adds(kind, square).max(*other);
        }
    }
    others.sort_unstable();
    king + others.iter().rev().take(OTHERS).sum::<i32>()
}
