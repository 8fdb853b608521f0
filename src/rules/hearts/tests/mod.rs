//! Tests of Hearts: the numbered rules, the vectors and the rulings of the rule sheet, and what must hold for every game.
//! Here are the means: tables laid out by hand, and packs in a known order.

use super::*;
use crate::chance::{Fate, Pack};
use crate::game::{Choice, quietly};
use crate::options::{OptionKind, OptionValues};
use std::string::{String, ToString};
use std::vec::Vec as List;

mod games;
mod rules;
mod rulings;
mod vectors;

/// Options by their names in the host interface.
type Wishes<'a> = &'a [(&'a str, &'a str)];

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> List<Card> {
    text.split_whitespace().map(card).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

fn setup(players: usize, seed: u64, wishes: Wishes<'_>) -> Setup {
    let info = Hearts::INFO;
    let mut options = OptionValues::defaults(info);
    for (id, value) in wishes {
        let option = info.options.iter().position(|spec| spec.id == *id).unwrap();
        let index = match info.options[option].kind {
            OptionKind::OneOf(named) => named.iter().position(|named| named.id == *value),
            _ => ["off", "on"].iter().position(|word| word == value),
        };
        options.set(option, index.unwrap() as i16);
    }
    Setup::new(Players::new(players).unwrap(), options, seed)
}

fn start(players: usize, seed: u64, wishes: Wishes<'_>) -> Hearts {
    quietly(|croupier| Hearts::start(&setup(players, seed, wishes), croupier)).unwrap()
}

/// A table on which these cards were led and followed, on the first trick.
fn first_trick(trick: &str, wishes: Wishes<'_>) -> Table {
    let mut table = start(4, 1, wishes).table;
    table.stage = Stage::Play;
    table.trick.cards = cards(trick).into_iter().collect();
    table
}

/// The same on a later trick.
fn later_trick(trick: &str, wishes: Wishes<'_>) -> Table {
    let mut table = first_trick(trick, wishes);
    table.last = Some(Trick::led_by(seat(0)));
    table
}

/// What may be played from a hand.
fn playable(table: &Table, hand: &str) -> String {
    let playable = table.playable(set(hand));
    let texts: List<String> = playable.iter().map(|card| card.to_string()).collect();
    texts.join(" ")
}

/// A game in the middle of a deal: these are the hands, seat 0 leads, and cards not named were taken by the last seat.
fn laid(hands: &[&str], wishes: Wishes<'_>) -> Hearts {
    let mut game = start(hands.len(), 1, wishes);
    let last = seat(hands.len() - 1);
    game.table.stage = Stage::Play;
    game.table.trick = Trick::led_by(seat(0));
    game.table.last = Some(Trick::led_by(last));
    game.passed = PerSeat::default();
    game.widow = CardSet::EMPTY;
    let mut gone = game.table.pack();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
        gone = gone.without(set(hand));
    }
    game.table.won[last] = gone;
    game
}

fn act(game: &mut Hearts, action: &str) {
    quietly(|croupier| game.apply(action.parse().unwrap(), croupier))
        .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// Plays cards one after another.
fn play(game: &mut Hearts, actions: &str) {
    for action in actions.split_whitespace() {
        act(game, action);
    }
}

fn refused(game: &Hearts, action: &str) -> Refusal {
    let mut after = game.clone();
    let refusal = quietly(|croupier| after.apply(action.parse().unwrap(), croupier)).unwrap_err();
    assert_eq!(&after, game, "a refused action leaves the game as it was");
    refusal
}

/// What was announced, with its audience, while an action was carried out.
fn told(game: &mut Hearts, action: &str) -> List<(crate::Audience, Event)> {
    let mut heard = List::new();
    let mut fate = crate::Free;
    let mut hear = |audience, event| heard.push((audience, event));
    let mut croupier = Croupier::new(&mut fate, &mut hear);
    game.apply(action.parse().unwrap(), &mut croupier).unwrap();
    heard
}

fn legal(game: &Hearts) -> String {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all.join(" ")
}

fn totals(game: &Hearts) -> List<i16> {
    let seats = game.table.players.seats();
    seats.map(|seat| game.table.totals[seat].number()).collect()
}

fn set_totals(game: &mut Hearts, totals: &[i16]) {
    for (number, total) in totals.iter().enumerate() {
        game.table.totals[seat(number)] = Points::new(*total);
    }
}

/// What the deal has brought each seat so far.
fn taken(game: &Hearts) -> List<i16> {
    let seats = game.table.players.seats();
    seats
        .map(|seat| Points::of(game.table.won[seat]).number())
        .collect()
}

fn to_play(game: &Hearts) -> usize {
    game.turn().seat().unwrap().index()
}

fn winners(game: &Hearts) -> Option<List<usize>> {
    match game.turn() {
        Turn::Over(outcome) => Some(outcome.winners.iter().map(Seat::index).collect()),
        Turn::Decide(_) => None,
    }
}

/// A fate that lets seat `dealer` deal and puts the first pack into an order.
struct Script {
    dealer: u32,
    pack: Option<List<Card>>,
}

impl Script {
    /// The pack that gives these hands, from the eldest on, and then the rest.
    fn dealing(dealer: usize, hands: &[&str], rest: &str) -> Script {
        let hands: List<List<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let mut pack = List::new();
        for place in 0..hands[0].len() {
            pack.extend(hands.iter().map(|hand| hand[place]));
        }
        pack.extend(cards(rest));
        Script {
            dealer: dealer as u32,
            pack: Some(pack),
        }
    }
}

impl Fate for Script {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        assert_eq!(name, "pack");
        for (place, card) in self.pack.take().into_iter().flatten().enumerate() {
            let text = card.to_string();
            let from = (place..pack.len()).find(|from| pack.text(*from).as_str() == text);
            pack.swap(place, from.unwrap());
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, _: u32, _: u32) -> u32 {
        self.dealer
    }
}

fn start_scripted(players: usize, wishes: Wishes<'_>, mut script: Script) -> Hearts {
    let mut quiet = |_, _| ();
    let mut croupier = Croupier::new(&mut script, &mut quiet);
    Hearts::start(&setup(players, 3, wishes), &mut croupier).unwrap()
}
