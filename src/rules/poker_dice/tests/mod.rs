//! The tests of Poker Dice: numbered rules, rulings, test vectors, and what is refused.

mod hands;
mod matches;
mod rules;
mod soundness;

use super::*;
use crate::game::View as _;
use crate::testing::{
    self, Script, attempt, listed, open, phase, refused, scores, seat, seats, to_play as to_move,
};
use std::string::String;
use std::vec::Vec as List;

fn face(letter: char) -> Face {
    let place = "9TJQKA".find(letter).expect("a face");
    Face::ALL[place]
}

fn dice(text: &str) -> Dice {
    let faces: List<Face> = text.chars().map(face).collect();
    Dice(faces.try_into().expect("five dice"))
}

fn plain(text: &str) -> Rank {
    Rank::of(&dice(text), false)
}

fn wild(text: &str) -> Rank {
    Rank::of(&dice(text), true)
}

fn game(players: usize, options: &str) -> PokerDice {
    testing::start(players, 7, options)
}

/// Carries out an action while these dice fall, and no others.
fn apply(game: &mut PokerDice, action: &str, falling: &str) -> Result<List<Event>, Refusal> {
    let pips = falling.chars().map(|letter| face(letter).code() as u8 + 1);
    let mut script = Script::new().dice(pips);
    let heard = attempt(game, action, &mut script)?;
    assert!(script.is_used_up(), "dice that did not fall: {falling}");
    Ok(open(heard))
}

/// Plays `action/dice` pairs parted by blanks; without an action it is a roll.
fn play(game: &mut PokerDice, script: &str) -> List<Event> {
    let mut events = List::new();
    for step in script.split_whitespace() {
        let (action, falling) = step.split_once('/').unwrap_or(match step {
            "stand" => ("stand", ""),
            dice => ("roll", dice),
        });
        events.extend(apply(game, action, falling).unwrap());
        assert!(game.is_sound(), "after {step}");
    }
    events
}

/// A game whose order is that of its seats: each throws a lower die than the one before.
fn in_order(players: usize, options: &str) -> PokerDice {
    let mut game = game(players, options);
    for lot in ["A", "K", "Q", "J", "T", "9"].iter().take(players) {
        play(&mut game, lot);
    }
    assert_eq!(game.open.order, game.players().seats().collect::<Order>());
    game
}

/// Everybody stands on these dice, in the order of play.
fn hand(game: &mut PokerDice, all: &[&str]) -> List<Event> {
    let mut events = List::new();
    for dice in all {
        events.extend(play(game, dice));
        events.extend(play(game, "stand"));
    }
    events
}

fn order(game: &PokerDice) -> List<usize> {
    game.open.order.iter().map(|seat| seat.index()).collect()
}
