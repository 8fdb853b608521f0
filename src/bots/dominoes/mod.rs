//! The computer player of Dominoes: see [`line_game`](crate::line_game).

#[cfg(test)]
mod tests;

use crate::line_game::{Habits, Weights};
use parlour_rules::dominoes::Basic;

impl Habits for Basic {
    const SENSIBLE: Weights = Weights {
        dot: 2,
        double: 8,
        follower: 4,
        variety: 2,
        unseen: -1,
        shut_out: 6,
        shut_out_later: 3,
    };
    /// To make the others draw is worth more than to get rid of dots.
    const TRIED: Weights = Weights {
        dot: 1,
        double: 8,
        follower: 3,
        variety: 2,
        unseen: -4,
        shut_out: 9,
        shut_out_later: 3,
    };
}
