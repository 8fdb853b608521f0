//! What the right to move is worth, which positions of weak players cannot tell. Who is to move there is better off than
//! the position shows, because the other side has just made a move that was not the best; numbers fitted to that would
//! see it everywhere, and a search that ends here with the one side to move and there with the other would compare them
//! badly. So this lead is left out wherever losses are compared, and in the end the right to move gets the worth that it
//! has by the player's present numbers.

use super::model::Model;
use super::samples::{SCALE, Sample, chance};
use parlour_bots::chess::fitting::{BIAS_AT, STAGES, Seen, Weights};

/// Enough steps for seven numbers to settle.
const STEPS: usize = 12;

/// The mean loss of estimates, given in odds, apart from the lead of the side to move at each stage.
pub(super) fn loss_apart(samples: &[Sample], odds: &[f32]) -> f64 {
    let mut leads = [0.0_f32; STAGES];
    let off = |leads: &[f32; STAGES], sample: &Sample, odds: f32| {
        let found = chance(odds + leads[sample.seen.stage()]);
        (found, found - sample.chance)
    };
    for _ in 0..STEPS {
        // Gauss and Newton's step for each stage.
        let mut sums = [[0.0_f64; 2]; STAGES];
        for (sample, odds) in samples.iter().zip(odds) {
            let (found, off) = off(&leads, sample, *odds);
            let slope = f64::from(found * (1.0 - found));
            let [blame, weight] = &mut sums[sample.seen.stage()];
            *blame += f64::from(off) * slope;
            *weight += slope * slope;
        }
        for (lead, [blame, weight]) in leads.iter_mut().zip(sums) {
            if weight > 0.0 {
                *lead -= (blame / weight) as f32;
            }
        }
    }
    let losses = samples.iter().zip(odds).map(|(sample, odds)| {
        let (_, off) = off(&leads, sample, *odds);
        f64::from(off * off)
    });
    losses.sum::<f64>() / samples.len().max(1) as f64
}

/// Gives the right to move the worth that it has by our numbers, through the bias of each stage.
pub(super) fn settle(model: &mut Model, samples: &[Sample]) {
    let ours = worth_of_moving(samples, |seen| Weights::OURS.estimate(seen) as f32);
    let here = worth_of_moving(samples, |seen| model.points(seen));
    for stage in 0..STAGES {
        model.numbers[BIAS_AT + stage] += (ours[stage] - here[stage]) / SCALE;
    }
    model.hold();
}

/// What the right to move is worth at each stage, in hundredths of a pawn: half of what the same positions are worth on
/// average to both sides together, each having the move.
pub(super) fn worth_of_moving(
    samples: &[Sample],
    estimate: impl Fn(&Seen) -> f32,
) -> [f32; STAGES] {
    let mut sums = [[0.0_f64; 2]; STAGES];
    for Sample { seen, .. } in samples {
        let both = estimate(seen) + estimate(&seen.turned());
        let [sum, count] = &mut sums[seen.stage()];
        *sum += f64::from(both) / 2.0;
        *count += 1.0;
    }
    sums.map(|[sum, count]| (sum / count.max(1.0)) as f32)
}
