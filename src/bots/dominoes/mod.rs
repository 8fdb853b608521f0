//! The computer player of Dominoes: see [`line_game`](crate::line_game).

#[cfg(test)]
mod tests;

use crate::line_game::{Habits, Weights};
use parlour_rules::dominoes::Basic;

impl Habits for Basic {
    const SENSIBLE: Weights = Weights::USUAL;
    /// To make the others draw is worth more than to get rid of dots.
    const TRIED: Weights = Weights {
        dot: 1,
        follower: 3,
        unseen: -4,
        shut_out: 9,
        ..Weights::USUAL
    };
}
