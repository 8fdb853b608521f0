//! The estimate in numbers that are not whole, with the way back from what it got wrong to the numbers that are to blame.
//!
//! The numbers stand in the order of the player's file. Sums are in parts of the whole at which they are cut off, and all
//! else in odds, so that a small step means much the same for each number.

use super::samples::{SCALE, Sample, chance};
use parlour_bots::chess::fitting::{
    BIAS_AT, INPUTS, NUMBERS, ONE, OUTPUTS_AT, START_AT, Seen, WIDTH, WORTH_AT, Weights,
};
use parlour_rules::{Rng, SeedableRng};

/// The worth of pawn, knight, bishop, rook, queen and king to begin with, in hundredths of a pawn.
const PLAIN: [f32; 6] = [100.0, 320.0, 330.0, 500.0, 950.0, 0.0];
/// Four files, in the middle game and at the end.
const WORTHS_OF_A_RANK: usize = 4 * 2;
/// How far rows may go, so that the sum of 32 men and a start has room in 16 bits.
const MOST_ADDED: f32 = 3.8;
/// How far a weight may go in hundredths of a pawn.
const MOST_WEIGHED: f32 = 2_000.0;

type Row = [f32; WIDTH];

/// The numbers.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Model {
    pub(super) numbers: Vec<f32>,
}

/// What one of a number is in the player's file.
pub(super) fn unit(at: usize) -> f32 {
    match at {
        ..OUTPUTS_AT => ONE as f32,
        // A full sum of 256 and a weight of 16 are a point of 4096.
        OUTPUTS_AT..BIAS_AT => 16.0 * SCALE,
        BIAS_AT..WORTH_AT => 8.0 * SCALE,
        _ => SCALE,
    }
}

/// How far a number may go either way.
fn most(at: usize) -> f32 {
    match at {
        ..OUTPUTS_AT => MOST_ADDED,
        _ => MOST_WEIGHED / SCALE,
    }
}

impl Model {
    /// Numbers to begin with: the plain worth of the pieces, and a network that says next to nothing at random.
    pub(super) fn plain(seed: u32) -> Model {
        let mut rng = Rng::seed_from_u64(u64::from(seed));
        // From -1 to 1.
        let mut any = || (rng.below(1 << 16) as f32 - 32_767.5) / 32_768.0;
        let mut numbers = vec![0.0; NUMBERS];
        for number in &mut numbers[..START_AT] {
            *number = any() * 0.15;
        }
        for number in &mut numbers[START_AT..OUTPUTS_AT] {
            *number = 0.3 + any() * 0.3;
        }
        // What is good for one side is as bad for the other.
        let outputs: Vec<f32> = (0..WIDTH).map(|_| any() * 0.3).collect();
        for (place, number) in numbers[OUTPUTS_AT..BIAS_AT].iter_mut().enumerate() {
            let own = (place / WIDTH).is_multiple_of(2);
            *number = outputs[place % WIDTH] * if own { 1.0 } else { -1.0 };
        }
        let worths = numbers[WORTH_AT..].chunks_mut((NUMBERS - WORTH_AT) / PLAIN.len());
        for (worths, plain) in worths.zip(PLAIN) {
            worths.fill(plain / SCALE);
        }
        // No pawn stands on the first rank or the last.
        let rank = WORTHS_OF_A_RANK;
        numbers[WORTH_AT..][..rank].fill(0.0);
        numbers[WORTH_AT..][7 * rank..8 * rank].fill(0.0);
        Model { numbers }
    }

    /// The numbers of a file.
    pub(super) fn of(weights: Weights<'_>) -> Model {
        let number = |at| f32::from(weights.number(at)) / unit(at);
        Model {
            numbers: (0..NUMBERS).map(number).collect(),
        }
    }

    /// The estimate in hundredths of a pawn.
    pub(super) fn points(&self, seen: &Seen) -> f32 {
        self.odds(seen, &self.sums(seen)) * SCALE
    }

    fn rows(&self) -> &[Row] {
        self.numbers[..INPUTS * WIDTH].as_chunks().0
    }

    /// The sums of the side to move and of the other.
    fn sums(&self, seen: &Seen) -> [Row; 2] {
        let rows = self.rows();
        let mut start = [0.0; WIDTH];
        start.copy_from_slice(&self.numbers[START_AT..OUTPUTS_AT]);
        let mut sums = [start; 2];
        for inputs in seen.inputs() {
            for (sums, input) in sums.iter_mut().zip(inputs) {
                for (sum, more) in sums.iter_mut().zip(&rows[input]) {
                    *sum += more;
                }
            }
        }
        sums
    }

    fn odds(&self, seen: &Seen, sums: &[Row; 2]) -> f32 {
        let stage = seen.stage();
        let weights = &self.numbers[OUTPUTS_AT + stage * 2 * WIDTH..][..2 * WIDTH];
        let mut odds = seen.tempo() / SCALE + self.numbers[BIAS_AT + stage];
        for (sum, weight) in sums.as_flattened().iter().zip(weights) {
            odds += sum.clamp(0.0, 1.0) * weight;
        }
        let [middle, end] = seen.shares();
        for (at, own) in seen.worths() {
            let worth = self.numbers[at] * middle + self.numbers[at + 1] * end;
            odds += if own { worth } else { -worth };
        }
        odds
    }

    /// Adds to a gradient what a sample has against each number, and gives its loss.
    pub(super) fn blame(&self, sample: &Sample, gradient: &mut [f32]) -> f32 {
        let seen = &sample.seen;
        let sums = self.sums(seen);
        let found = chance(self.odds(seen, &sums));
        let off = found - sample.chance;
        let blame = 2.0 * off * found * (1.0 - found);
        let stage = seen.stage();
        let first = OUTPUTS_AT + stage * 2 * WIDTH;
        let mut back = [[0.0; WIDTH]; 2];
        for side in 0..2 {
            for column in 0..WIDTH {
                let (sum, at) = (sums[side][column], first + side * WIDTH + column);
                gradient[at] += blame * sum.clamp(0.0, 1.0);
                // A sum that is cut off does not change anything.
                if sum > 0.0 && sum < 1.0 {
                    back[side][column] = blame * self.numbers[at];
                }
            }
        }
        gradient[BIAS_AT + stage] += blame;
        let [middle, end] = seen.shares();
        for (at, own) in seen.worths() {
            let blame = if own { blame } else { -blame };
            gradient[at] += blame * middle;
            gradient[at + 1] += blame * end;
        }
        let (rows, starts) = gradient[..OUTPUTS_AT]
            .as_chunks_mut::<WIDTH>()
            .0
            .split_at_mut(INPUTS);
        for inputs in seen.inputs() {
            for (input, back) in inputs.into_iter().zip(&back) {
                add(&mut rows[input], back);
            }
        }
        for start in starts {
            back.iter().for_each(|back| add(start, back));
        }
        off * off
    }

    /// Keeps all numbers where the player's file has room for them.
    pub(super) fn hold(&mut self) {
        for (at, number) in self.numbers.iter_mut().enumerate() {
            *number = number.clamp(-most(at), most(at));
        }
    }
}

fn add(to: &mut Row, more: &Row) {
    for (to, more) in to.iter_mut().zip(more) {
        *to += more;
    }
}
