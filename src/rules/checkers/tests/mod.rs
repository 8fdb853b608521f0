//! Tests of checkers: the rules one by one, the vectors of the sheet, the notation, and saves that lie.

mod notation;
mod rules;
mod soundness;
mod vectors;

use super::*;
use crate::game::{Audience, quietly};
use crate::options::OptionValues;
use std::string::{String, ToString};
use std::vec::Vec as List;

/// A set-up with these options by their written names.
pub(super) fn setup(options: &[(&str, &str)]) -> Setup {
    let mut values = OptionValues::defaults(Checkers::INFO);
    for (id, value) in options {
        let place = Checkers::INFO
            .options
            .iter()
            .position(|option| option.id == *id)
            .unwrap();
        let index = match Checkers::INFO.options[place].kind {
            crate::OptionKind::OneOf(named) => named.iter().position(|named| named.id == *value),
            _ => Some(usize::from(*value == "true")),
        };
        values.set(place, index.unwrap() as i16);
    }
    Setup::new(Players::new(2).unwrap(), values, 1)
}

pub(super) const BOOKLET: &[(&str, &str)] = &[];
pub(super) const TOURNAMENT: &[(&str, &str)] =
    &[("capture", "forced"), ("multi-jump", "must-finish")];
pub(super) const CONTINUES: &[(&str, &str)] = &[("crowning", "continues")];

pub(super) fn at(position: &str, options: &[(&str, &str)]) -> Checkers {
    Checkers::start_at(&setup(options), position).unwrap()
}

pub(super) fn start(options: &[(&str, &str)]) -> Checkers {
    quietly(|croupier| Checkers::start(&setup(options), croupier)).unwrap()
}

/// What is listed, in the order of the alphabet.
pub(super) fn listed(game: &Checkers) -> List<String> {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all.sort();
    all
}

pub(super) fn play(game: &mut Checkers, actions: &str) {
    for action in actions.split_whitespace() {
        attempt(game, action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

/// Tries an action; one that is refused must leave the game as it was.
pub(super) fn attempt(game: &mut Checkers, action: &str) -> Result<(), Refusal> {
    let before = game.clone();
    let result = quietly(|croupier| game.apply(action.parse().unwrap(), croupier));
    if result.is_err() {
        assert_eq!(*game, before);
    }
    result
}

pub(super) fn told(game: &mut Checkers, action: &str) -> List<CheckersEvent> {
    let mut events = List::new();
    let mut hear = |audience, event| {
        assert_eq!(audience, Audience::Everybody);
        events.push(event);
    };
    let mut fate = crate::Free;
    game.apply(
        action.parse().unwrap(),
        &mut Croupier::new(&mut fate, &mut hear),
    )
    .unwrap();
    events
}

/// The reason of the end and the seats that won; nothing while the game goes on.
pub(super) fn ended(game: &Checkers) -> Option<(&'static str, List<usize>)> {
    match game.turn() {
        Turn::Over(outcome) => Some((
            outcome.reason,
            outcome.winners.iter().map(Seat::index).collect(),
        )),
        Turn::Decide(_) => None,
    }
}

pub(super) fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}
