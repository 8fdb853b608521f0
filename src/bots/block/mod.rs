//! The computer player of Block: see [`line_game`](crate::line_game). Passes are all that a seat gives away here, and
//! they are never taken back by a draw, so they count for more.

#[cfg(test)]
mod tests;

use crate::line_game::{Habits, Weights};
use parlour_rules::block::Blocking;

impl Habits for Blocking {
    const SENSIBLE: Weights = Weights {
        shut_out: 8,
        shut_out_later: 4,
        ..Weights::USUAL
    };
    /// It matters more how many tiles are left that fit.
    const TRIED: Weights = Weights {
        unseen: -3,
        ..Blocking::SENSIBLE
    };
}
