//! The computer player of No Thanks!.

use crate::Player;
use parlour_rules::NoThanks;
use parlour_rules::{Game, Seat};

impl Player for NoThanks {
    /// Cards cost and tokens save: the lowest total wins.
    fn worth(game: &Self, seat: Seat) -> i32 {
        -game.score(seat)
    }
}
