//! Tests of chess: the rules one by one, the vectors of the sheet, the notations, clocks and offers, and saves that lie.

mod notation;
mod rules;
mod soundness;
mod table;
mod vectors;

use super::*;
use crate::game::quietly;
use crate::testing::{self, ended, open, play, refused};
use std::string::{String, ToString};
use std::vec::Vec as List;

/// A set-up with these options by their written names.
pub(super) fn setup(options: &str) -> Setup {
    testing::setup::<Chess>(2, 1, options)
}

pub(super) const BOOKLET: &str = "";
pub(super) const CLAIMS: &str =
    "repetition=claim-at-3-automatic-at-5 fifty-moves=claim-at-50-automatic-at-75";
pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(super) fn at(position: &str, options: &str) -> Chess {
    Chess::start_at(&setup(options), position).unwrap_or_else(|why| panic!("{position}: {why}"))
}

pub(super) fn start(options: &str) -> Chess {
    testing::start(2, 1, options)
}

/// What is listed, in the order of the alphabet.
pub(super) fn listed(game: &Chess) -> List<String> {
    let mut all = testing::listed(game);
    all.sort();
    all
}

/// The listed moves of one piece, in the order of the alphabet.
pub(super) fn of_square(game: &Chess, from: &str) -> List<String> {
    let mut all = listed(game);
    all.retain(|action| action.starts_with(from));
    all
}

pub(super) fn told(game: &mut Chess, action: &str) -> List<ChessEvent> {
    open(play(game, action))
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}
