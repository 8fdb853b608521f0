//! What the fitting sees: positions as the estimate sees them, and the chance to win that it should find in each.

use super::judge::Judged;
use super::play::is_loud;
use crate::engine::Score;
use parlour_bots::chess::fitting::Seen;
use parlour_rules::chess::read_fen;

/// How many hundredths of a pawn make the odds e to one.
pub(super) const SCALE: f32 = 200.0;
/// A mate and all beyond count as this much.
const MOST: i32 = 2_000;
/// One game in so many is kept out of the fitting.
const KEPT_OUT: usize = 20;

/// A position and what it is worth.
pub(super) struct Sample {
    pub(super) seen: Seen,
    /// The chance to win that the judge gives to the side to move; a draw counts half.
    pub(super) chance: f32,
}

/// All that can be learnt from.
pub(super) struct Samples {
    /// Those to fit to.
    pub(super) fitted: Vec<Sample>,
    /// Those of other games, to see what the fitting is worth.
    pub(super) kept_out: Vec<Sample>,
}

impl Samples {
    /// Those of judged positions. Positions without a score are left out, and those in which the judge captures or makes a
    /// queen, for these are not quiet.
    pub(super) fn of(lines: &[String]) -> Result<Samples, String> {
        let mut samples = Samples {
            fitted: Vec::new(),
            kept_out: Vec::new(),
        };
        for line in lines {
            let judged = Judged::read(line).ok_or_else(|| format!("{line} is not judged"))?;
            let Some(score) = judged.score else { continue };
            let position = read_fen(judged.position)
                .map_err(|why| format!("{}: {why}", judged.position))?
                .position;
            if judged.best.is_some_and(|best| is_loud(&position, best)) {
                continue;
            }
            let Some(seen) = Seen::of(&position) else {
                continue;
            };
            let part = if judged.game % KEPT_OUT == KEPT_OUT - 1 {
                &mut samples.kept_out
            } else {
                &mut samples.fitted
            };
            part.push(Sample {
                seen,
                chance: chance(points(score) as f32 / SCALE),
            });
        }
        if samples.fitted.is_empty() || samples.kept_out.is_empty() {
            return Err("There are too few quiet positions to learn from.".into());
        }
        Ok(samples)
    }
}

/// A score in hundredths of a pawn.
fn points(score: Score) -> i32 {
    match score {
        Score::Points(points) => points.clamp(-MOST, MOST),
        Score::Mate(1..) => MOST,
        Score::Mate(_) => -MOST,
    }
}

/// The chance to win by the logistic curve. Worked out by hand, since the libraries of different machines differ in the
/// last digit.
pub(super) fn chance(odds: f32) -> f32 {
    let x = f64::from(-odds).clamp(-60.0, 60.0);
    // e to the x is two to a whole number and e to what is left, which is small enough for the series.
    let whole = (x * std::f64::consts::LOG2_E).round();
    let rest = x - whole * std::f64::consts::LN_2;
    let mut power = 1.0;
    for term in (1..=10).rev() {
        power = 1.0 + rest / f64::from(term) * power;
    }
    let doubled = f64::from_bits(((whole as i64 + 1023) as u64) << 52);
    (1.0 / (1.0 + power * doubled)) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_logistic_curve() {
        for (odds, expected) in [
            (0.0, 0.5),
            (1.0, 0.731_058_6),
            (-1.0, 0.268_941_4),
            (3.0, 0.952_574_1),
            (-10.0, 4.539_787e-5),
            (1e9, 1.0),
        ] {
            assert!((chance(odds) - expected).abs() < 1e-6, "{odds}");
        }
        assert!(chance(f32::NEG_INFINITY) < 1e-20);
    }

    #[test]
    fn a_mate_is_as_good_as_any_lead_and_being_mated_as_bad() {
        assert_eq!(points(Score::Mate(9)), points(Score::Points(9_999)));
        assert_eq!(points(Score::Mate(-9)), points(Score::Points(-9_999)));
        assert_eq!(points(Score::Mate(0)), -MOST);
        assert_eq!(points(Score::Points(-31)), -31);
    }

    #[test]
    fn what_is_not_quiet_or_was_not_judged_teaches_nothing() {
        let quiet = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
        let hanging = "rnb1kbnr/pppppppp/8/3q4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
        let lines = [
            format!("1 30 e2e4 {quiet}"),
            format!("19 30 e2e4 {quiet}"),
            format!("2 900 e4d5 {hanging}"),
            format!("3 ? e2e4 {quiet}"),
            "4 #3 ? 8/8/8/4k3/8/8/8/3QK3 w - -".to_owned(),
            format!("5 -10 ? {quiet}"),
        ];
        let samples = Samples::of(&lines).unwrap();
        assert_eq!((samples.fitted.len(), samples.kept_out.len()), (2, 1));
        assert!(Samples::of(&lines[..1]).is_err());
        assert!(Samples::of(&["what".to_owned()]).is_err());
        assert!(Samples::of(&["1 30 e2e4 8/8/8/8 w - -".to_owned()]).is_err());
    }
}
