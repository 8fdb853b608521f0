//! The computer player of Crazy Eights.

use crate::Player;
use parlour_rules::{CrazyEights, Game, Seat};

impl Player for CrazyEights {
    /// Penalty points: the lowest total wins.
    fn worth(game: &Self, seat: Seat) -> i32 {
        -game.score(seat)
    }

    fn round(view: &Self::View) -> u32 {
        u32::from(view.table.deals)
    }
}
