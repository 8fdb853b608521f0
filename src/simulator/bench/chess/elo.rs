//! Results of a match as a difference in Elo.

use std::fmt;

/// Wins, draws and losses of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
}

/// What the first player got out of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Points {
    Win,
    Draw,
    Loss,
}

impl Tally {
    pub(super) fn add(&mut self, points: Points) {
        match points {
            Points::Win => self.won += 1,
            Points::Draw => self.drawn += 1,
            Points::Loss => self.lost += 1,
        }
    }

    fn games(&self) -> f64 {
        f64::from(self.won + self.drawn + self.lost)
    }

    /// The share of points.
    pub(super) fn score(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / self.games().max(1.0)
    }

    /// The difference in Elo, and between which two it lies nineteen times out of twenty.
    pub(super) fn elo(&self) -> Elo {
        // Half a win and half a loss more, for no row of wins proves that the next game is won too.
        let games = self.games() + 1.0;
        let shares = [
            ((f64::from(self.won) + 0.5) / games, 1.0),
            (f64::from(self.drawn) / games, 0.5),
            ((f64::from(self.lost) + 0.5) / games, 0.0),
        ];
        let mean: f64 = shares.iter().map(|(share, points)| share * points).sum();
        let variance: f64 = shares
            .iter()
            .map(|(share, points)| share * (points - mean).powi(2))
            .sum();
        let off = 1.96 * (variance / games).sqrt();
        Elo {
            difference: difference(self.score()),
            least: difference(mean - off),
            most: difference(mean + off),
        }
    }
}

/// A difference in strength and its bounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Elo {
    pub(super) difference: f64,
    pub(super) least: f64,
    pub(super) most: f64,
}

/// The difference in Elo of an expected score.
fn difference(score: f64) -> f64 {
    let score = score.clamp(0.002, 0.998);
    -400.0 * (1.0 / score - 1.0).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo {
            difference,
            least,
            most,
        } = self.elo();
        write!(
            to,
            "{} won, {} drawn, {} lost, {:.1} %, Elo {difference:+.0} ({least:+.0} to {most:+.0})",
            self.won,
            self.drawn,
            self.lost,
            self.score() * 100.0
        )
    }
}
