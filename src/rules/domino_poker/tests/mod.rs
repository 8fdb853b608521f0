//! The tests of Domino Poker: what hands are worth, numbered rules, test vectors, and what holds in every game.

mod ranks;
mod rules;
mod soundness;

use super::*;
use crate::testing::{
    self, Heard, Script, ended, legal, listed, play, read, refused, scores, seat, seats, to_play,
};
use std::string::String;
use std::vec::Vec as List;

/// Four hands of a deal: One pair of sixes, One pair of fives, High piece 6-3 and 3-3.
const DEAL: [&str; SEATS] = [
    "6-6 2-2 6-5 4-3 2-1",
    "5-5 4-4 6-4 6-1 3-1",
    "6-3 5-4 5-3 5-1 4-2",
    "3-3 6-2 5-2 4-1 3-2",
];

/// A game in which this seat deals these hands first.
fn deals(options: &str, dealer: usize, hands: &[[&str; SEATS]]) -> (DominoPoker, Heard<Event>) {
    let script = Script::new().picks(&[dealer]);
    let script = hands
        .iter()
        .fold(script, |script, hands| script.pack(hands.join(" ")));
    testing::scripted(SEATS, 7, options, script)
}

/// Seat 0 deals, so that seat 1 speaks first.
fn first_deal(options: &str) -> DominoPoker {
    deals(options, 0, &[DEAL]).0
}

/// Plays on where every deal is the same.
fn play_alike(game: &mut DominoPoker, actions: &str) {
    for action in actions.split_whitespace() {
        let mut script = Script::new().pack(DEAL.join(" "));
        testing::attempt(game, action, &mut script).unwrap();
    }
}

/// The first deal with stacks, before the ante, and their sum as the chips of the game.
fn with_stacks(stacks: [u16; SEATS]) -> DominoPoker {
    let mut game = first_deal("");
    for seat in game.players().seats() {
        game.open.stacks[seat] = stacks[seat.index()] - 1;
    }
    game.open.phase = match game.open.step() {
        0 => Phase::Show,
        _ => Phase::Bet,
    };
    game
}

fn tiles(text: &str) -> TileSet {
    read::<crate::tiles::Tile, TileSet>(text)
}

fn paid(game: &DominoPoker) -> List<u8> {
    game.players()
        .seats()
        .map(|seat| game.open.paid[seat])
        .collect()
}

/// What was told, each event by its kind and seat.
fn told(heard: &Heard<Event>) -> String {
    use crate::game::Event as _;
    let texts = heard.iter().map(|(audience, event)| {
        assert_eq!(*audience, crate::game::Audience::Everybody);
        let seat = event.seat().map_or(9, Seat::index);
        std::format!("{}{seat}", event.kind())
    });
    texts.collect::<List<_>>().join(" ")
}
