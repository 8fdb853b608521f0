//! Tests of Sorry!: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for every game.
//! Here are the means: positions, what is listed in them, and cards in a known order.

use super::*;
use crate::testing::{
    self, Script, ended, legal, listed, not_started, open, phase, play, refused, scores, scripted,
    seat, setup, start, to_play,
};
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod points;
mod rules;
mod soundness;
mod team;
mod vectors;

/// A game from a position; the number of seats is told by it.
fn at_with(position: &str, options: &str) -> Sorry {
    let seats = position.split('/').count();
    let setup = setup::<Sorry>(seats, 1, options);
    let game = Sorry::start_at(&setup, position);
    let game = game.unwrap_or_else(|why| panic!("{position}: {why}"));
    assert!(game.is_sound(), "{position}");
    game
}

/// Four seats, Red to move: the places of Red, Blue, Yellow and Green as far as they are named, and the card.
fn red(sides: &str, card: &str, options: &str) -> Sorry {
    let mut all: List<String> = sides.split('/').map(ToString::to_string).collect();
    all.resize(4, String::new());
    let all: List<String> = all
        .iter()
        .map(|side| {
            let mut places: List<&str> =
                side.split(',').filter(|place| !place.is_empty()).collect();
            places.resize(4, "S");
            places.join(",")
        })
        .collect();
    at_with(&std::format!("{} 0 {card}", all.join("/")), options)
}

fn basic(sides: &str, card: &str) -> Sorry {
    red(sides, card, "")
}

fn team(sides: &str, card: &str) -> Sorry {
    red(sides, card, "mode=team")
}

/// The places of a seat's pawns.
fn places(game: &Sorry, number: usize) -> String {
    let places: List<String> = Pawn::of(seat(number))
        .map(|pawn| game.open.board.at(pawn).to_string())
        .collect();
    places.join(",")
}

/// The places of a seat's pawns after a play.
fn after(game: &Sorry, action: &str, number: usize) -> String {
    let mut game = game.clone();
    play(&mut game, action);
    places(&game, number)
}

/// How many different boards the plays lead to, each pawn by its number.
fn results(game: &Sorry) -> usize {
    let mut boards: List<Board> = List::new();
    for action in listed(game) {
        let mut next = game.clone();
        play(&mut next, &action);
        if !boards.contains(&next.open.board) {
            boards.push(next.open.board);
        }
    }
    boards.len()
}
