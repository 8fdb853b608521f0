//! The end of the third step: whole numbers of 16 bits, and the check that the player's arithmetic makes of them what the
//! fitting meant.

use super::model::{Model, unit};
use super::samples::{SCALE, Sample};
use parlour_bots::chess::fitting::{BIAS_AT, NUMBERS, ONE, OUTPUTS_AT, STAGES, WIDTH, Weights};

/// Two roundings down, of the pieces and of the network, and the last digits of numbers that are not whole.
const ROUNDED_DOWN: f32 = 2.01;
/// How far whole numbers may lie from the fitted ones on average, in hundredths of a pawn.
const MOST_ON_AVERAGE: f32 = 4.0;

/// How far the player's estimate lies from that of the fitting, in hundredths of a pawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Errors {
    pub(super) mean: f32,
    pub(super) largest: f32,
    /// What it cannot pass in any position.
    pub(super) bound: f32,
}

/// The player's file of fitted numbers.
pub(super) fn rounded(model: &Model) -> Vec<u8> {
    let numbers = model.numbers.iter().enumerate();
    let whole = numbers.map(|(at, number)| (number * unit(at)).round() as i16);
    whole.flat_map(i16::to_le_bytes).collect()
}

/// Compares the player's estimates with those of the same whole numbers in the arithmetic of the fitting, which differ by
/// nothing but rounding down, and with those of the fitted numbers, which differ by the rounding of all numbers.
pub(super) fn check(
    weights: Weights<'_>,
    model: &Model,
    samples: &[Sample],
) -> Result<Errors, String> {
    let whole = Model::of(weights);
    let (mut sum, mut largest) = (0.0, 0.0_f32);
    for sample in samples {
        let estimate = weights.estimate(&sample.seen) as f32;
        let down = whole.points(&sample.seen) - estimate;
        if !(-0.01..ROUNDED_DOWN).contains(&down) {
            return Err(format!("The player's arithmetic is off by {down}."));
        }
        let error = (model.points(&sample.seen) - estimate).abs();
        sum += f64::from(error);
        largest = largest.max(error);
    }
    let errors = Errors {
        mean: (sum / samples.len().max(1) as f64) as f32,
        largest,
        bound: bound(model),
    };
    if errors.largest > errors.bound {
        return Err(format!("An estimate is off by {}.", errors.largest));
    }
    if errors.mean > MOST_ON_AVERAGE {
        return Err(format!("Estimates are off by {} on average.", errors.mean));
    }
    Ok(errors)
}

/// How far rounding can lead at the most: every number is off by a half, always to the same side.
fn bound(model: &Model) -> f32 {
    // A start and 32 men.
    let sum = 33.0 * 0.5 / ONE as f32;
    let by_stage = (0..STAGES).map(|stage| {
        let weights = &model.numbers[OUTPUTS_AT + stage * 2 * WIDTH..][..2 * WIDTH];
        weights
            .iter()
            .map(|weight| weight.abs() * SCALE)
            .sum::<f32>()
            * sum
    });
    let sums = by_stage.fold(0.0, f32::max);
    let weights = 2.0 * WIDTH as f32 * 0.5 * SCALE / unit(OUTPUTS_AT);
    let bias = 0.5 * SCALE / unit(BIAS_AT);
    // The shares of middle game and endgame are a little more than the whole.
    let worths = 32.0 * 0.5 * SCALE / unit(NUMBERS - 1) * 1.01;
    sums + weights + bias + worths + ROUNDED_DOWN
}
