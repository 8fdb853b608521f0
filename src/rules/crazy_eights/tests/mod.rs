//! Tests of Crazy Eights: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for
//! every game. Here are the means: tables laid out by hand, and packs in a known order.

use super::*;
use crate::chance::{Fate, Pack};
use crate::game::{Choice, quietly};
use crate::options::OptionValues;
use crate::points::Points;
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod vectors;

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn cards(text: &str) -> List<Card> {
    text.split_whitespace()
        .map(|card| card.parse().unwrap())
        .collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// A set-up with options by their names in the host interface.
fn setup(players: usize, seed: u64, options: &[(&str, &str)]) -> Setup {
    let info = CrazyEights::INFO;
    let mut values = OptionValues::defaults(info);
    for (id, value) in options {
        let option = info.options.iter().position(|spec| spec.id == *id).unwrap();
        let crate::options::OptionKind::OneOf(named) = info.options[option].kind else {
            panic!("{id} has named values");
        };
        let index = named.iter().position(|named| named.id == *value).unwrap();
        values.set(option, index as i16);
    }
    Setup::new(Players::new(players).unwrap(), values, seed)
}

fn start(players: usize, seed: u64, options: &[(&str, &str)]) -> CrazyEights {
    quietly(|croupier| CrazyEights::start(&setup(players, seed, options), croupier)).unwrap()
}

/// A table laid out by hand: seat 0 is to play, pile and stock are given top first. An eight on top has the suit after
/// a colon: `8S:D`. Cards not named lie nowhere.
fn laid(hands: &[&str], pile: &str, stock: &str, options: &[(&str, &str)]) -> CrazyEights {
    let mut game = start(hands.len(), 1, options);
    let (pile, named) = match pile.split_once(':') {
        Some((top, rest)) => {
            let suit = Suit::from_letter(rest.chars().next().unwrap());
            (std::format!("{top} {}", &rest[1..]), suit)
        }
        None => (pile.to_string(), None),
    };
    game.table.pile = cards(&pile).into_iter().rev().collect();
    game.table.named = named;
    game.table.to_play = Seat::FIRST;
    game.stock = cards(stock).into_iter().rev().collect();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
    }
    game
}

fn legal(game: &CrazyEights) -> String {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all.join(" ")
}

fn act(game: &mut CrazyEights, action: &str) {
    quietly(|croupier| game.apply(action.parse().unwrap(), croupier))
        .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

fn refused(game: &CrazyEights, action: &str) -> Refusal {
    let mut after = game.clone();
    let refusal = quietly(|croupier| after.apply(action.parse().unwrap(), croupier)).unwrap_err();
    assert_eq!(&after, game, "a refused action leaves the game as it was");
    refusal
}

/// What was announced, with its audience, while an action was carried out.
fn told(game: &mut CrazyEights, action: &str) -> List<(crate::Audience, Event)> {
    let mut heard = List::new();
    let mut fate = crate::Free;
    let mut hear = |audience, event| heard.push((audience, event));
    let mut croupier = Croupier::new(&mut fate, &mut hear);
    game.apply(action.parse().unwrap(), &mut croupier).unwrap();
    heard
}

fn totals(game: &CrazyEights) -> List<u16> {
    game.table
        .players
        .seats()
        .map(|seat| game.table.totals[seat].number())
        .collect()
}

fn to_play(game: &CrazyEights) -> usize {
    game.turn().seat().unwrap().index()
}

/// A fate that puts named cards on top of each shuffled pack and answers draws from a list.
#[derive(Default)]
struct Script {
    packs: List<&'static str>,
    picks: List<u32>,
}

impl Fate for Script {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        assert_eq!(name, "pack");
        if self.packs.is_empty() {
            return;
        }
        for (place, card) in self.packs.remove(0).split_whitespace().enumerate() {
            let from = (place..pack.len()).find(|from| pack.text(*from).as_str() == card);
            pack.swap(place, from.unwrap());
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        if self.picks.is_empty() {
            drawn
        } else {
            self.picks.remove(0)
        }
    }
}

fn start_scripted(players: usize, mut script: Script) -> CrazyEights {
    let mut quiet = |_, _| ();
    let mut croupier = Croupier::new(&mut script, &mut quiet);
    CrazyEights::start(&setup(players, 3, &[]), &mut croupier).unwrap()
}
