//! The network's numbers, read from their file when the program is compiled.

use super::{Sums, WIDTH, WORDS};

/// Six kinds of own men and six of the other side's, on 64 squares each.
const INPUTS: usize = 2 * 6 * 64;
/// How many stages of the game have weights of their own.
const STAGES: usize = 7;

/// One after the other, as numbers of 16 bits from the lower byte on: the rows of all inputs; what the sums start with; for
/// each stage the weights of the own sums and of the other side's; for each stage a bias in eighths of a point.
const FILE: &[u8; 2 * (INPUTS * WIDTH + WIDTH + STAGES * 2 * WIDTH + STAGES)] =
    include_bytes!("weights.bin");

const START_AT: usize = INPUTS * WIDTH;
const OUTPUTS_AT: usize = START_AT + WIDTH;
const BIAS_AT: usize = OUTPUTS_AT + STAGES * 2 * WIDTH;

/// What each input adds to the sums.
pub(super) static ROWS: [Sums; INPUTS] = {
    let mut rows = [[0; WORDS]; INPUTS];
    let mut row = 0;
    while row < INPUTS {
        rows[row] = sums(row * WIDTH);
        row += 1;
    }
    rows
};

/// What the sums start with.
pub(super) const START: Sums = sums(START_AT);

/// What each sum weighs, by stage: the own ones and the other side's.
pub(super) static OUTPUTS: [[[[i32; 2]; WORDS]; 2]; STAGES] = {
    let mut outputs = [[[[0; 2]; WORDS]; 2]; STAGES];
    let mut at = 0;
    while at < STAGES * 2 * WIDTH {
        outputs[at / (2 * WIDTH)][at / WIDTH % 2][at % WIDTH / 2][at % 2] =
            number(OUTPUTS_AT + at) as i32;
        at += 1;
    }
    outputs
};

/// What is added by stage, in the unit of weighed sums.
pub(super) static BIAS: [i32; STAGES] = {
    let mut bias = [0; STAGES];
    let mut at = 0;
    while at < STAGES {
        bias[at] = (number(BIAS_AT + at) as i32) << 9;
        at += 1;
    }
    bias
};

const fn number(at: usize) -> i16 {
    i16::from_le_bytes([FILE[2 * at], FILE[2 * at + 1]])
}

/// The numbers of a row, two to a word.
const fn sums(at: usize) -> Sums {
    let mut sums = [0; WORDS];
    let mut word = 0;
    while word < WORDS {
        let (low, high) = (number(at + 2 * word), number(at + 2 * word + 1));
        sums[word] = ((high as u32) << 16).wrapping_add(low as u32);
        word += 1;
    }
    sums
}
