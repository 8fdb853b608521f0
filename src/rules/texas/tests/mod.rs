//! Tests of Four Hand Texas: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for every
//! game. Here are the means: hands that are dealt in a known order, and tables laid out by hand.

use super::*;
use crate::testing::{
    self, Script, ended, legal, listed, phase, play, read, refused, scores, scripted, seat, seats,
    to_play,
};
use crate::tiles::{Pips, Tile};
use std::string::String;
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod soundness;
mod vectors;

/// Hands in which each seat has all that a suit can give but its lowest tiles.
const HANDS: [&str; 4] = [
    "6-6 6-5 6-4 6-3 6-2 6-1 6-0",
    "5-5 5-4 5-3 5-2 5-1 5-0 4-4",
    "4-3 4-2 4-1 4-0 3-3 3-2 3-1",
    "3-0 2-2 2-1 2-0 1-1 1-0 0-0",
];

fn start(seed: u64, wishes: &str) -> Texas {
    testing::start(4, seed, wishes)
}

/// A game whose first hands are these, dealt by this seat.
fn dealt(dealer: usize, hands: [&str; 4], wishes: &str) -> Texas {
    let script = Script::new().picks(&[dealer]).pack(hands.join(" "));
    scripted(4, 3, wishes, script).0
}

/// The same, with seat 0 to speak first.
fn at_first(hands: [&str; 4]) -> Texas {
    dealt(3, hands, "")
}

/// Seat 0 bids this and all others pass.
fn bid_by_first(hands: [&str; 4], bid: u16, contract: &str) -> Texas {
    let mut game = at_first(hands);
    play(
        &mut game,
        &std::format!("bid:{bid} pass pass pass trump:{contract}"),
    );
    game
}

fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

fn set(text: &str) -> TileSet {
    read(text)
}

fn contract(text: &str) -> Contract {
    text.parse().unwrap()
}

/// A trick that seat 1 leads.
fn trick(tiles: &str) -> Trick {
    let mut trick = Trick::led_by(seat(1));
    trick.played = read(tiles);
    trick
}

/// The tile that wins a trick.
fn winner(named: &str, tiles: &str) -> Tile {
    let players = testing::players(4);
    let trick = trick(tiles);
    let seat = trick.taker(&contract(named), players);
    trick.played_by(seat, players).unwrap()
}

/// What may be played from a hand to these tiles.
fn playable(named: &str, played: &str, hand: &str) -> TileSet {
    trick(played).following(&contract(named), set(hand))
}

/// The two totals.
fn totals(game: &Texas) -> [u16; 2] {
    game.open.totals.map(Points::number)
}

fn set_totals(game: &mut Texas, even: u16, odd: u16) {
    game.open.totals = [Points::new(even), Points::new(odd)];
}

/// A finished hand in which the side of seat 0 bid and took these tiles.
fn finished(bid: u16, taken: &str) -> Report {
    let own = set(taken);
    Report {
        bidder: seat(0),
        bid: Bid::new(bid),
        contract: contract("5"),
        won: [own, TileSet::ALL.without(own)],
        rest: PerSeat::default(),
    }
}
