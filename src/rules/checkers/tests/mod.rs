//! Tests of checkers: the rules one by one, the vectors of the sheet, the notation, and saves that lie.

mod notation;
mod rules;
mod soundness;
mod vectors;

use super::*;
use crate::game::quietly;
use crate::testing::{self, ended, open, play, refused};
use std::string::{String, ToString};
use std::vec::Vec as List;

/// A set-up with these options by their written names.
pub(super) fn setup(options: &str) -> Setup {
    testing::setup::<Checkers>(2, 1, options)
}

pub(super) const BOOKLET: &str = "";
pub(super) const TOURNAMENT: &str = "capture=forced multi-jump=must-finish";
pub(super) const CONTINUES: &str = "crowning=continues";

pub(super) fn at(position: &str, options: &str) -> Checkers {
    Checkers::start_at(&setup(options), position).unwrap()
}

pub(super) fn start(options: &str) -> Checkers {
    testing::start(2, 1, options)
}

/// What is listed, in the order of the alphabet.
pub(super) fn listed(game: &Checkers) -> List<String> {
    let mut all = testing::listed(game);
    all.sort();
    all
}

pub(super) fn told(game: &mut Checkers, action: &str) -> List<CheckersEvent> {
    open(play(game, action))
}

pub(super) fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}
