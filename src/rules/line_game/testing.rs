//! Means for the tests of these games: tables laid out by hand, and sets in a known order.

use super::*;
use crate::Audience;
use crate::chance::{Fate, Pack};
use crate::game::quietly;
use crate::options::OptionValues;
use crate::tiles::{Line, Pips};
use std::string::{String, ToString};
use std::vec::Vec as List;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub(crate) fn set(text: &str) -> TileSet {
    text.split_whitespace().map(tile).collect()
}

pub(crate) fn setup<R: LineRules>(players: usize, seed: u64, target: u16) -> Setup {
    let mut options = OptionValues::defaults(R::INFO);
    let place = TARGETS.iter().position(|points| points.number() == target);
    options.set(0, place.unwrap() as i16);
    Setup::new(Players::new(players).unwrap(), options, seed)
}

pub(crate) fn start<R: LineRules>(players: usize, seed: u64) -> LineGame<R> {
    quietly(|croupier| LineGame::start(&setup::<R>(players, seed, 100), croupier)).unwrap()
}

/// A table laid out by hand: seat 0 is to play, the line is given from the left and the rest top first. Tiles not named
/// lie nowhere.
pub(crate) fn laid<R: LineRules>(hands: &[&str], line: &str, rest: &str) -> LineGame<R> {
    let mut game = start::<R>(hands.len(), 1);
    game.table.line = Line::of(line);
    game.table.last = None;
    game.table.to_play = Seat::FIRST;
    game.rest = rest.split_whitespace().rev().map(tile).collect();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
    }
    game
}

pub(crate) fn legal<R: LineRules>(game: &LineGame<R>) -> String {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice.to_string()));
    all.join(" ")
}

pub(crate) fn act<R: LineRules>(game: &mut LineGame<R>, actions: &str) {
    for action in actions.split_whitespace() {
        quietly(|croupier| game.apply(action.parse().unwrap(), croupier))
            .unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

pub(crate) fn refused<R: LineRules>(game: &LineGame<R>, action: &str) -> Refusal {
    let mut after = game.clone();
    let refusal = quietly(|croupier| after.apply(action.parse().unwrap(), croupier)).unwrap_err();
    assert_eq!(&after, game, "a refused action leaves the game as it was");
    refusal
}

/// What was announced, with its audience, while an action was carried out.
pub(crate) fn told<R: LineRules>(game: &mut LineGame<R>, action: &str) -> List<(Audience, Event)> {
    let mut heard = List::new();
    let mut fate = crate::Free;
    let mut hear = |audience, event| heard.push((audience, event));
    let mut croupier = Croupier::new(&mut fate, &mut hear);
    game.apply(action.parse().unwrap(), &mut croupier).unwrap();
    heard
}

pub(crate) fn totals<R: LineRules>(game: &LineGame<R>) -> List<u16> {
    let seats = game.table.players.seats();
    seats.map(|seat| game.table.totals[seat].number()).collect()
}

pub(crate) fn to_play<R: LineRules>(game: &LineGame<R>) -> usize {
    game.turn().seat().unwrap().index()
}

pub(crate) fn phase<R: LineRules>(game: &LineGame<R>) -> &'static str {
    match game.turn() {
        Turn::Decide(decision) => decision.phase,
        Turn::Over(_) => "over",
    }
}

/// What a round brings that ended so.
pub(crate) fn scored<R: LineRules>(ending: Ending, hands: &[&str]) -> Option<(usize, u16)> {
    let mut report = Report {
        players: Players::new(hands.len()).unwrap(),
        ending,
        hands: PerSeat::default(),
    };
    for (number, hand) in hands.iter().enumerate() {
        report.hands[seat(number)] = set(hand);
    }
    let won = report.won(R::LAWS);
    won.map(|(seat, points)| (seat.index(), points.number()))
}

/// The tiles of a table in each place, and their dots: they are always 28 and 168.
pub(crate) fn dots<R: LineRules>(game: &LineGame<R>) -> u16 {
    let mut all = game.table.line.set();
    all.extend(game.rest.iter().copied());
    game.hands.iter().for_each(|(_, hand)| all = all.or(*hand));
    assert_eq!(all.len(), 28);
    all.dots()
}

/// Plays random games to their ends and shows each position.
pub(crate) fn play<R: LineRules>(games: u64, mut look: impl FnMut(&LineGame<R>)) {
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = start::<R>(2 + seed as usize % 3, seed);
        while game.turn().seat().is_some() {
            look(&game);
            let mut all = List::new();
            game.legal(&mut |choice| {
                if let crate::Choice::One(action) = choice {
                    all.push(action);
                }
            });
            let action = all[rng.below(all.len() as u32) as usize];
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
        look(&game);
    }
}

/// A fate that puts named tiles in front of each shuffled set.
pub(crate) struct Script(pub(crate) List<&'static str>);

impl Fate for Script {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        assert_eq!(name, "pack");
        if self.0.is_empty() {
            return;
        }
        for (place, tile) in self.0.remove(0).split_whitespace().enumerate() {
            let from = (place..pack.len()).find(|from| pack.text(*from).as_str() == tile);
            pack.swap(place, from.unwrap());
        }
    }
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        drawn
    }
}

/// A game dealt from sets that begin with these tiles, and what was announced.
pub(crate) fn scripted<R: LineRules>(
    players: usize,
    sets: &[&'static str],
) -> (LineGame<R>, List<Event>) {
    let mut heard = List::new();
    let mut script = Script(sets.to_vec());
    let mut hear = |_, event| heard.push(event);
    let mut croupier = Croupier::new(&mut script, &mut hear);
    let game = LineGame::start(&setup::<R>(players, 3, 100), &mut croupier).unwrap();
    (game, heard)
}

impl<R: LineRules> LineGame<R> {
    /// Goes on with the scores of another table.
    pub(crate) fn copy_scores(&mut self, other: &LineGame<R>) {
        self.table.totals = other.table.totals;
        self.table.rounds = other.table.rounds;
    }

    /// The hand of a seat, to be changed.
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut TileSet {
        &mut self.hands[seat]
    }

    /// What lies open, to be changed.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}
