//! `parlour bench checkers`: how well the computer player of checkers plays, under both capture rules.
//!
//! Shots are wins by force: the other side has to jump at each of its turns, and in at most nine moves of both it has
//! lost two checkers more than it took, or the game. Endings are kings against fewer kings, won against any defence, with
//! the best defence at the other side. What is right is found out by trying everything and owes nothing to the player.
//! Then come matches: against the general player, sparring partners, and between the levels.

mod endings;
mod matches;
mod shots;

use super::Order;
use parlour_bots::{Level, Player, ROOM};
use parlour_rules::checkers::{Action, CheckersView, Move, Position};
use parlour_rules::info::Preset;
use parlour_rules::{Checkers, Game, Players, Setup};

/// Runs the benchmark.
pub(super) fn measure(order: &Order) -> bool {
    shots::measure();
    endings::measure();
    matches::measure(order.games);
    true
}

fn setup(preset: &Preset, seed: u64) -> Option<Setup> {
    Some(Setup {
        players: Players::new(2)?,
        options: preset.values(Checkers::INFO),
        seed,
    })
}

/// What a level plays, with the room that a front end lends.
fn decide(view: &CheckersView, level: Level, seed: u64) -> Option<Action> {
    let mut room = vec![[0; 2]; ROOM];
    Checkers::decide_in(&mut room, view, level, seed, &|| false).map(|thought| thought.action)
}

/// What the strongest level plays in a position without a past.
fn best(preset: &Preset, position: &Position) -> Option<Move> {
    let game = Checkers::start_at(&setup(preset, 1)?, &position.to_string()).ok()?;
    let view = game.view(game.turn().seat());
    match decide(&view, Level::HARD, 1)? {
        Action::Move(played) => Some(played),
        _ => None,
    }
}

fn moves(preset: &Preset, position: &Position) -> Vec<Move> {
    let rules = parlour_rules::checkers::Options::of(&preset.values(Checkers::INFO)).moves;
    let mut all = Vec::new();
    position.moves(rules, &mut |played| all.push(played));
    all
}
