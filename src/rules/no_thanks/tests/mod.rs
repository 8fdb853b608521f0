//! The tests of No Thanks!: numbered rules, test vectors, and what holds in every game.

mod play;
mod rules;
mod soundness;
mod vectors;

use super::*;
use crate::game::{Audience, View as _};
use crate::testing::{
    self, Heard, Script, listed, not_started, play, refused, seat, to_play as to_move,
};
use std::vec::Vec as List;

fn setup(players: usize, options: &str) -> Setup {
    testing::setup::<NoThanks>(players, 7, options)
}

/// A game with a first seat and the order of its packs; what a pack leaves out follows as it fell.
fn game(players: usize, options: &str, first: usize, packs: &[&[u8]]) -> (NoThanks, Heard<Event>) {
    let script = Script::new().picks(&[first]);
    let script = packs
        .iter()
        .fold(script, |script, pack| script.pack_of(pack));
    testing::scripted(players, 7, options, script)
}

/// Three seats, four rounds, seat 0 begins, these cards first.
fn plain(pack: &[u8]) -> NoThanks {
    game(3, "", 0, &[pack]).0
}

fn card(number: u8) -> Value {
    Value::new(number).unwrap()
}

fn cards(numbers: &[u8]) -> Values {
    numbers.iter().map(|number| card(*number)).collect()
}

fn tokens(game: &NoThanks) -> List<u8> {
    game.players
        .seats()
        .map(|seat| game.seats[seat].tokens)
        .collect()
}

/// Lets the seats in turn take everything that is left of the round.
fn take_the_rest(game: &mut NoThanks) -> Heard<Event> {
    let mut events = List::new();
    for _ in 0..=game.deck.len() {
        events.extend(play(game, "take"));
    }
    events
}
