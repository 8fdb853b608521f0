//! Means for the tests of these games: tables laid out by hand, and sets in a known order.

use super::*;
use crate::testing::{self, Heard, Script, play_on, seat};
use crate::tiles::{Pips, TileLine};
use std::vec::Vec as List;

pub(crate) fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub(crate) fn set(text: &str) -> TileSet {
    testing::read(text)
}

pub(crate) fn start<R: LineRules>(players: usize, seed: u64) -> LineGame<R> {
    testing::start(players, seed, "")
}

/// A table laid out by hand: seat 0 is to play, the line is given from the left and the rest top first. Tiles not named
/// lie nowhere.
pub(crate) fn laid<R: LineRules>(hands: &[&str], line: &str, rest: &str) -> LineGame<R> {
    let mut game = start::<R>(hands.len(), 1);
    game.open.line = TileLine::of(line);
    game.open.last = None;
    game.open.to_play = Seat::FIRST;
    game.rest = rest.split_whitespace().rev().map(tile).collect();
    for (number, hand) in hands.iter().enumerate() {
        game.hands[seat(number)] = set(hand);
    }
    game
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
    let won = report.won(R::SCORING);
    won.map(|(seat, points)| (seat.index(), points.number()))
}

/// The tiles of a table in each place, and their dots: they are always 28 and 168.
pub(crate) fn dots<R: LineRules>(game: &LineGame<R>) -> u16 {
    let mut all = game.open.line.set();
    all.extend(game.rest.iter().copied());
    game.hands.iter().for_each(|(_, hand)| all = all.or(*hand));
    assert_eq!(all.len(), 28);
    all.dots()
}

/// Plays random games to their ends and shows each position.
pub(crate) fn play_games<R: LineRules>(games: u64, mut look: impl FnMut(&LineGame<R>)) {
    for seed in 0..games {
        let mut game = start::<R>(2 + seed as usize % 3, seed);
        play_on(&mut game, &mut Rng::seed_from_u64(seed), |game, _| {
            look(game);
            true
        });
    }
}

/// A game dealt from sets that begin with these tiles, and what was announced.
pub(crate) fn scripted<R: LineRules>(
    players: usize,
    sets: &[&'static str],
) -> (LineGame<R>, List<Event>) {
    let sets = sets.iter();
    let script = sets.fold(Script::new(), |script, set| script.pack(*set));
    let (game, heard): (_, Heard<Event>) = testing::scripted(players, 3, "", script);
    (game, testing::open(heard))
}

impl<R: LineRules> LineGame<R> {
    /// Goes on with the scores of another table.
    pub(crate) fn copy_scores(&mut self, other: &LineGame<R>) {
        self.open.totals = other.open.totals;
        self.open.rounds = other.open.rounds;
    }

    /// The hand of a seat, to be changed.
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut TileSet {
        &mut self.hands[seat]
    }

    /// What lies open, to be changed.
    pub(crate) fn table_mut(&mut self) -> &mut Open {
        &mut self.open
    }
}
