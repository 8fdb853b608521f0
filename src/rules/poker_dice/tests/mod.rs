//! The tests of Poker Dice: numbered rules, rulings, test vectors, and what is refused.

mod hands;
mod matches;
mod rules;
mod soundness;

use super::*;
use crate::chance::{Fate, Pack};
use crate::game::{Audience, View as _};
use crate::options::OptionValues;
use crate::seat::SeatSet;
use std::string::String;
use std::vec::Vec as List;

/// A fate that lets dice fall in this order; when it runs out, it is a mistake of the test.
struct Fixed(List<u8>);

impl Fate for Fixed {
    fn shuffled(&mut self, _: &'static str, _: &mut dyn Pack) {}
    fn die(&mut self, _: u8) -> u8 {
        assert!(!self.0.is_empty(), "more dice fell than the test names");
        self.0.remove(0)
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        drawn
    }
}

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

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn setup(players: usize, options: &[(&str, &str)]) -> Setup {
    let mut values = OptionValues::defaults(&INFO);
    for (id, value) in options {
        let index = INFO
            .options
            .iter()
            .position(|option| option.id == *id)
            .expect("the option exists");
        let value = match INFO.options[index].kind {
            crate::options::OptionKind::OneOf(names) => names
                .iter()
                .position(|name| name.id == *value)
                .expect("the value exists"),
            _ => usize::from(*value == "on"),
        };
        values.set(index, value as i16);
    }
    Setup::new(Players::new(players).unwrap(), values, 7)
}

fn game(players: usize, options: &[(&str, &str)]) -> PokerDice {
    crate::game::quietly(|croupier| PokerDice::start(&setup(players, options), croupier)).unwrap()
}

/// Carries out an action while these dice fall.
fn apply(game: &mut PokerDice, action: &str, falling: &str) -> Result<List<Event>, Refusal> {
    let pips = falling.chars().map(|letter| face(letter).code() as u8 + 1);
    let mut fate = Fixed(pips.collect());
    let mut events = List::new();
    let mut hear = |audience, event| {
        assert_eq!(audience, Audience::Everybody);
        events.push(event);
    };
    game.apply(
        action.parse().unwrap(),
        &mut Croupier::new(&mut fate, &mut hear),
    )?;
    assert!(fate.0.is_empty(), "dice that did not fall: {falling}");
    Ok(events)
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
fn in_order(players: usize, options: &[(&str, &str)]) -> PokerDice {
    let mut game = game(players, options);
    for lot in ["A", "K", "Q", "J", "T", "9"].iter().take(players) {
        play(&mut game, lot);
    }
    assert_eq!(game.table.order, game.players().seats().collect::<Order>());
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

fn refused(game: &mut PokerDice, action: &str) -> Refusal {
    let before = game.clone();
    let refusal = apply(game, action, "").unwrap_err();
    assert_eq!(*game, before);
    refusal
}

fn legal(game: &PokerDice) -> List<String> {
    let mut texts = List::new();
    game.legal(&mut |choice| texts.push(std::format!("{choice}")));
    texts
}

fn to_move(game: &PokerDice) -> usize {
    game.turn().seat().unwrap().index()
}

fn phase(game: &PokerDice) -> &'static str {
    match game.turn() {
        Turn::Decide(decision) => decision.phase,
        Turn::Over(_) => "over",
    }
}

fn won(game: &PokerDice) -> List<i32> {
    game.players()
        .seats()
        .map(|seat| game.score(seat))
        .collect()
}

fn order(game: &PokerDice) -> List<usize> {
    game.table.order.iter().map(|seat| seat.index()).collect()
}
