//! Tests of Hearts: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for every game.
//! Here are the means: tables laid out by hand, and packs in a known order.

use super::*;
use crate::game::quietly;
use crate::testing::{
    self, Script, ended, legal, not_started, play, read, refused, scores, scripted, seat, to_play,
};
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod vectors;

fn start(players: usize, seed: u64, wishes: &str) -> Hearts {
    testing::start(players, seed, wishes)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> List<Card> {
    read(text)
}

fn set(text: &str) -> CardSet {
    read(text)
}

/// A table on which these cards were led and followed, on the first trick.
fn first_trick(trick: &str, wishes: &str) -> Open {
    let mut open = start(4, 1, wishes).open;
    open.phase = Phase::Play;
    open.trick.played = read(trick);
    open
}

/// The same on a later trick.
fn later_trick(trick: &str, wishes: &str) -> Open {
    let mut open = first_trick(trick, wishes);
    open.last = Some(Trick::led_by(seat(0)));
    open
}

/// What may be played from a hand.
fn playable(open: &Open, hand: &str) -> String {
    let playable = open.playable(set(hand));
    let texts: List<String> = playable.iter().map(|card| card.to_string()).collect();
    texts.join(" ")
}

/// A game in the middle of a deal: these are the hands, seat 0 leads, and cards not named were taken by the last seat.
fn laid(hands: &[&str], wishes: &str) -> Hearts {
    let mut game = start(hands.len(), 1, wishes);
    let last = seat(hands.len() - 1);
    game.open.phase = Phase::Play;
    game.open.trick = Trick::led_by(seat(0));
    game.open.last = Some(Trick::led_by(last));
    game.passed = PerSeat::default();
    game.widow = CardSet::EMPTY;
    let mut gone = game.open.pack();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
        gone = gone.without(set(hand));
    }
    game.open.won[last] = gone;
    game
}

fn set_totals(game: &mut Hearts, totals: &[i16]) {
    for (number, total) in totals.iter().enumerate() {
        game.open.totals[seat(number)] = Points::new(*total);
    }
}

/// What the deal has brought each seat so far.
fn taken(game: &Hearts) -> List<i16> {
    let seats = game.open.players.seats();
    seats
        .map(|seat| Points::of(game.open.won[seat]).number())
        .collect()
}

fn winners(game: &Hearts) -> Option<List<usize>> {
    ended(game).map(|(_, winners)| winners)
}

/// A game in which seat `dealer` deals these hands, from the eldest on, and then the rest.
fn dealt(dealer: usize, hands: &[&str], rest: &str, wishes: &str) -> Hearts {
    let script = Script::new().picks(&[dealer]).dealt(hands, rest);
    scripted(hands.len(), 3, wishes, script).0
}
