//! Means for tests of games, here and in the crates above: tables set up by the names of their options, actions by their
//! texts, chance in a known order, what was told to whom, and random games.
//!
//! Other crates see it with the feature `testing`, which only their tests ask for. Everything here panics where it cannot
//! go on: that is how a test fails.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod laws;
mod play;
mod random;
mod script;
mod setup;
pub mod sheet;
#[cfg(test)]
mod tests;

pub use laws::{can_be_imagined, play_on, reads_back, step};
pub use play::{
    Heard, attempt, begin, ended, legal, listed, not_started, open, phase, play, refused, scores,
    scripted, start, to_play,
};
pub use random::{Asides, any_action, any_setup, any_text, choices, covers};
pub use script::Script;
pub use setup::{players, read, seat, seats, setup};
