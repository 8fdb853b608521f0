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

    /// The difference in Elo and how far it may be off, one time in twenty further.
    pub(super) fn elo(&self) -> (f64, f64) {
        let (games, score) = (self.games().max(1.0), self.score());
        let part = |number: u32, points: f64| f64::from(number) / games * (points - score).powi(2);
        let variance = part(self.won, 1.0) + part(self.drawn, 0.5) + part(self.lost, 0.0);
        let off = 1.96 * (variance / games).sqrt();
        let low = difference(score - off);
        let high = difference(score + off);
        (difference(score), (high - low) / 2.0)
    }
}

/// The difference in Elo of an expected score.
fn difference(score: f64) -> f64 {
    let score = score.clamp(0.002, 0.998);
    -400.0 * (1.0 / score - 1.0).log10()
}

impl fmt::Display for Tally {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (elo, off) = self.elo();
        write!(
            to,
            "{} won, {} drawn, {} lost, {:.1} %, Elo {elo:+.0} ± {off:.0}",
            self.won,
            self.drawn,
            self.lost,
            self.score() * 100.0
        )
    }
}
