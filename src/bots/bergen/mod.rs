//! The computer player of Bergen: see [`line_game`](crate::line_game). Points of a placement count most, and what it offers
//! to the next seat is taken off.

#[cfg(test)]
mod tests;

use crate::line_game::{Habits, Weights};
use parlour_rules::bergen::Heading;

impl Habits for Heading {
    const SENSIBLE: Weights = Weights {
        dot: 1,
        unseen: -3,
        point: 24,
        offered: 24,
        ..Weights::USUAL
    };
    const TRIED: Weights = Weights {
        point: 24,
        ..Weights::USUAL
    };
    /// Fewer than in the other games of a line: every placement is looked at for headings.
    const NODES: u32 = 85_000;
}
