//! Tests of Crazy Eights: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for
//! every game. Here are the means: tables laid out by hand, and packs in a known order.

use super::*;
use crate::points::Points;
use crate::testing::{
    self, Script, legal, not_started, play, read, refused, scores, scripted, seat, to_play,
};
use std::string::ToString;
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod soundness;
mod vectors;

fn start(players: usize, seed: u64, options: &str) -> CrazyEights {
    testing::start(players, seed, options)
}

fn cards(text: &str) -> List<Card> {
    read(text)
}

fn set(text: &str) -> CardSet {
    read(text)
}

/// A table laid out by hand: seat 0 is to play, pile and stock are given top first. An eight on top has the suit after
/// a colon: `8S:D`. Cards not named lie nowhere.
fn laid(hands: &[&str], pile: &str, stock: &str, options: &str) -> CrazyEights {
    let mut game = start(hands.len(), 1, options);
    let (pile, named) = match pile.split_once(':') {
        Some((top, rest)) => {
            let suit = Suit::from_letter(rest.chars().next().unwrap());
            (std::format!("{top} {}", &rest[1..]), suit)
        }
        None => (pile.to_string(), None),
    };
    game.open.pile = cards(&pile).into_iter().rev().collect();
    game.open.named = named;
    game.open.to_play = Seat::FIRST;
    game.stock = cards(stock).into_iter().rev().collect();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
    }
    game
}
