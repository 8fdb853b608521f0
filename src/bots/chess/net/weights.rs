//! The fitted numbers: how their file is laid out, and ours, which are read when the program is compiled. Where ours came
//! from is told beside them, in `weights.txt`.

use super::{Sums, WIDTH, WORDS};

/// Six kinds of own men and six of the other side's, on 64 squares each.
pub const INPUTS: usize = 2 * 6 * 64;
/// How many stages of the game have weights of their own.
pub const STAGES: usize = 7;
/// What six kinds are worth on eight ranks and, the wings being alike, four files, in the middle game and at the end.
const WORTHS: usize = 6 * 8 * 4 * 2;

/// Where the numbers that the sums start with begin. Before them are the rows of all inputs.
pub const START_AT: usize = INPUTS * WIDTH;
/// Where the weights of the sums begin: for each stage those of the own sums, then those of the other side's.
pub const OUTPUTS_AT: usize = START_AT + WIDTH;
/// Where the biases begin, one for each stage.
pub const BIAS_AT: usize = OUTPUTS_AT + STAGES * 2 * WIDTH;
/// Where the worth of the pieces on their squares begins: middle game and endgame in turn, by kind from the pawn on, by
/// rank from the own side's first on, and by file from the edge to the middle.
pub const WORTH_AT: usize = BIAS_AT + STAGES;
/// How many numbers there are in all.
pub const NUMBERS: usize = WORTH_AT + WORTHS;

/// What a bias of one is in the unit of weighed sums, as a power of two: an eighth of a point.
pub(super) const BIAS_SHIFT: u32 = 9;

/// A file of numbers: 16 bits each, the lower byte first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights<'a>(&'a [u8; 2 * NUMBERS]);

impl<'a> Weights<'a> {
    /// Those of the player.
    pub const OURS: Weights<'static> = Weights(include_bytes!("weights.bin"));

    /// Those of a file; none if it has another size.
    pub fn read(file: &'a [u8]) -> Option<Weights<'a>> {
        file.try_into().ok().map(Weights)
    }

    /// The number at a place; 0 beyond the last.
    pub const fn number(self, at: usize) -> i16 {
        if at < NUMBERS {
            i16::from_le_bytes([self.0[2 * at], self.0[2 * at + 1]])
        } else {
            0
        }
    }

    /// The sums that begin at a place, two to a word.
    pub(in crate::chess) const fn sums(self, at: usize) -> Sums {
        let mut sums = [0; WORDS];
        let mut word = 0;
        while word < WORDS {
            let (low, high) = (self.number(at + 2 * word), self.number(at + 2 * word + 1));
            sums[word] = ((high as u32) << 16).wrapping_add(low as u32);
            word += 1;
        }
        sums
    }

    /// What each sum weighs at a stage: the own ones and the other side's.
    pub(in crate::chess) const fn outputs(self, stage: usize) -> [[[i32; 2]; WORDS]; 2] {
        let mut outputs = [[[0; 2]; WORDS]; 2];
        let mut at = 0;
        while at < 2 * WIDTH {
            outputs[at / WIDTH][at % WIDTH / 2][at % 2] =
                self.number(OUTPUTS_AT + stage * 2 * WIDTH + at) as i32;
            at += 1;
        }
        outputs
    }

    /// What is added at a stage, in the unit of weighed sums.
    pub(in crate::chess) const fn bias(self, stage: usize) -> i32 {
        (self.number(BIAS_AT + stage) as i32) << BIAS_SHIFT
    }

    /// What a kind of piece, counted from the pawn, is worth in the middle game and in the endgame, in hundredths of a pawn.
    /// Ranks count from its own side.
    pub(in crate::chess) const fn worth(self, kind: u8, file: u8, rank: u8) -> (i32, i32) {
        let at = worth_at(kind, file, rank);
        (self.number(at) as i32, self.number(at + 1) as i32)
    }
}

/// The place of the worth of a kind on a square in the middle game; that of the endgame follows.
pub(in crate::chess) const fn worth_at(kind: u8, file: u8, rank: u8) -> usize {
    let wing = if file < 4 { file } else { 7 - file };
    WORTH_AT + 2 * ((kind as usize * 8 + rank as usize) * 4 + wing as usize)
}

/// What each input adds to the sums.
pub(super) static ROWS: [Sums; INPUTS] = {
    let mut rows = [[0; WORDS]; INPUTS];
    let mut row = 0;
    while row < INPUTS {
        rows[row] = Weights::OURS.sums(row * WIDTH);
        row += 1;
    }
    rows
};

/// What the sums start with.
pub(super) const START: Sums = Weights::OURS.sums(START_AT);

/// What each sum weighs, by stage: the own ones and the other side's.
pub(super) static OUTPUTS: [[[[i32; 2]; WORDS]; 2]; STAGES] = {
    let mut outputs = [[[[0; 2]; WORDS]; 2]; STAGES];
    let mut stage = 0;
    while stage < STAGES {
        outputs[stage] = Weights::OURS.outputs(stage);
        stage += 1;
    }
    outputs
};

/// What is added by stage, in the unit of weighed sums.
pub(super) static BIAS: [i32; STAGES] = {
    let mut bias = [0; STAGES];
    let mut stage = 0;
    while stage < STAGES {
        bias[stage] = Weights::OURS.bias(stage);
        stage += 1;
    }
    bias
};
