//! The tests of No Thanks!: numbered rules, test vectors, and what holds in every game.

mod play;
mod rules;
mod vectors;

use super::*;
use crate::chance::{Fate, Pack};
use crate::game::{Audience, View as _};
use crate::options::OptionValues;
use std::vec::Vec as List;

/// A fate that gives the first pick and the order of the first packs; what a pack list leaves out follows as it fell.
struct Fixed {
    first: u32,
    packs: List<List<u8>>,
}

impl Fate for Fixed {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        assert_eq!(name, "pack");
        if self.packs.is_empty() {
            return;
        }
        for (place, number) in self.packs.remove(0).into_iter().enumerate() {
            let text = std::format!("{number}");
            let other = (0..pack.len())
                .find(|other| pack.text(*other).as_str() == text)
                .expect("the card is in the pack");
            pack.swap(place, other);
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, _: u32, _: u32) -> u32 {
        self.first
    }
}

/// A table set up with named options.
fn setup(players: usize, options: &[(&str, i16)]) -> Setup {
    let mut values = OptionValues::defaults(&INFO);
    for (id, value) in options {
        let index = INFO
            .options
            .iter()
            .position(|option| option.id == *id)
            .expect("the option exists");
        values.set(index, *value);
    }
    Setup::new(Players::new(players).unwrap(), values, 7)
}

/// A game with a first seat and the order of its packs.
fn game(
    players: usize,
    options: &[(&str, i16)],
    first: u32,
    packs: &[&[u8]],
) -> (NoThanks, List<(Audience, Event)>) {
    let mut fate = Fixed {
        first,
        packs: packs.iter().map(|pack| pack.to_vec()).collect(),
    };
    let mut events = List::new();
    let mut hear = |audience, event| events.push((audience, event));
    let game = NoThanks::start(
        &setup(players, options),
        &mut Croupier::new(&mut fate, &mut hear),
    )
    .unwrap();
    (game, events)
}

/// Three seats, four rounds, seat 0 begins, these cards first.
fn plain(pack: &[u8]) -> NoThanks {
    game(3, &[], 0, &[pack]).0
}

/// Carries out actions by their text; gives the events of all of them.
fn play(game: &mut NoThanks, actions: &str) -> List<(Audience, Event)> {
    let mut events = List::new();
    for action in actions.split_whitespace() {
        apply(game, action, &mut events).unwrap();
    }
    events
}

fn apply(
    game: &mut NoThanks,
    action: &str,
    events: &mut List<(Audience, Event)>,
) -> Result<(), Refusal> {
    let mut hear = |audience, event| events.push((audience, event));
    game.apply(
        action.parse().unwrap(),
        &mut Croupier::new(&mut crate::chance::Free, &mut hear),
    )
}

fn refused(game: &mut NoThanks, action: &str) -> Refusal {
    let before = game.clone();
    let mut events = List::new();
    let refusal = apply(game, action, &mut events).unwrap_err();
    assert_eq!(*game, before);
    assert!(events.is_empty());
    refusal
}

/// What the seat in turn may do, as texts.
fn legal(game: &NoThanks) -> List<std::string::String> {
    let mut texts = List::new();
    game.legal(&mut |choice| texts.push(std::format!("{choice}")));
    texts
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn to_move(game: &NoThanks) -> usize {
    game.turn().seat().unwrap().index()
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
fn take_the_rest(game: &mut NoThanks) -> List<(Audience, Event)> {
    let mut events = List::new();
    for _ in 0..=game.deck.len() {
        events.extend(play(game, "take"));
    }
    events
}
