//! Tests of chess: the rules one by one, the vectors of the sheet, the notations, clocks and offers, and saves that lie.

mod notation;
mod rules;
mod soundness;
mod table;
mod vectors;

use super::*;
use crate::game::{Audience, quietly};
use crate::options::OptionValues;
use std::string::{String, ToString};
use std::vec::Vec as List;

/// A set-up with these options by their written names.
pub(super) fn setup(options: &[(&str, &str)]) -> Setup {
    let mut values = OptionValues::defaults(Chess::INFO);
    for (id, value) in options {
        let place = Chess::INFO
            .options
            .iter()
            .position(|option| option.id == *id)
            .unwrap();
        let index = match Chess::INFO.options[place].kind {
            crate::OptionKind::OneOf(named) => named.iter().position(|named| named.id == *value),
            _ => Some(usize::from(*value == "true")),
        };
        values.set(place, index.unwrap() as i16);
    }
    Setup::new(Players::new(2).unwrap(), values, 1)
}

pub(super) const BOOKLET: &[(&str, &str)] = &[];
pub(super) const CLAIMS: &[(&str, &str)] = &[
    ("repetition", "claim-at-3-automatic-at-5"),
    ("fifty-moves", "claim-at-50-automatic-at-75"),
];
pub(super) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(super) fn at(position: &str, options: &[(&str, &str)]) -> Chess {
    Chess::start_at(&setup(options), position).unwrap_or_else(|why| panic!("{position}: {why}"))
}

pub(super) fn start(options: &[(&str, &str)]) -> Chess {
    quietly(|croupier| Chess::start(&setup(options), croupier)).unwrap()
}

/// What is listed, in the order of the alphabet.
pub(super) fn listed(game: &Chess) -> List<String> {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all.sort();
    all
}

/// The listed moves of one piece, in the order of the alphabet.
pub(super) fn of_square(game: &Chess, from: &str) -> List<String> {
    let mut all = listed(game);
    all.retain(|action| action.starts_with(from));
    all
}

pub(super) fn play(game: &mut Chess, actions: &str) {
    for action in actions.split_whitespace() {
        attempt(game, action).unwrap_or_else(|why| panic!("{action}: {why}"));
    }
}

/// Tries an action; one that is refused must leave the game as it was.
pub(super) fn attempt(game: &mut Chess, action: &str) -> Result<(), Refusal> {
    let before = game.clone();
    let result = quietly(|croupier| game.apply(action.parse().unwrap(), croupier));
    if result.is_err() {
        assert_eq!(*game, before);
    }
    assert!(game.is_sound(), "after {action}");
    result
}

pub(super) fn told(game: &mut Chess, action: &str) -> List<ChessEvent> {
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
pub(super) fn ended(game: &Chess) -> Option<(&'static str, List<usize>)> {
    match game.turn() {
        Turn::Over(outcome) => Some((
            outcome.reason,
            outcome.winners.iter().map(Seat::index).collect(),
        )),
        Turn::Decide(_) => None,
    }
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}
