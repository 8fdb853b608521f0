//! Tests of Rummy: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for every game.
//! Here are the means: tables laid out by hand.

use super::*;
use crate::Audience;
use crate::length::Length;
use crate::points::Points;
use crate::testing::{
    self, Script, attempt, ended, legal, listed, not_started, open, phase, play, read, refused,
    scores, scripted, seat, to_play,
};
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod soundness;
mod vectors;

fn start(players: usize, seed: u64, options: &str) -> Rummy {
    testing::start(players, seed, options)
}

fn cards(text: &str) -> List<Card> {
    read(text)
}

fn set(text: &str) -> CardSet {
    read(text)
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A table laid out by hand: seat 0 is to draw, pile and stock are given top first, all melds are seat 1's. Cards not named
/// lie nowhere.
fn laid(hands: &[&str], pile: &str, stock: &str, melds: &[&str]) -> Rummy {
    let mut game = start(hands.len(), 1, "");
    game.open.pile = cards(pile).into_iter().rev().collect();
    game.open.to_play = Seat::FIRST;
    game.stock = cards(stock).into_iter().rev().collect();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
    }
    let melds = melds.iter().map(|meld| Meld {
        seat: seat(1),
        cards: set(meld),
    });
    game.open.melds = melds.collect();
    game
}

/// The same table for a game of one deal.
fn last_deal(hands: &[&str], pile: &str, stock: &str, melds: &[&str]) -> Rummy {
    let mut game = laid(hands, pile, stock, melds);
    game.open.length = Length::Deals(1);
    game
}

/// What seat 0 holds.
fn hand(game: &Rummy) -> CardSet {
    game.hands[seat(0)]
}

/// The listed actions of a kind in one line, without their verb.
fn listed_of(game: &Rummy, verb: &str) -> String {
    let all = listed(game);
    let some = all
        .iter()
        .filter_map(|text| text.strip_prefix(verb)?.strip_prefix(':'));
    some.collect::<List<_>>().join(" ")
}
