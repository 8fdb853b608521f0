//! The computer player of checkers. It looks ahead on the board alone, under whatever options are in force, and counts
//! the moves it tries rather than the time, so that it is equally strong everywhere.
//!
//! The weakest level does not search: it plays as a beginner does, who sees some of what is going on ([`novice`]).
//! A computer player neither resigns nor offers a draw. It takes one when it is losing, or when nothing has happened for
//! a long time and it is not ahead.

mod evaluate;
mod memory;
mod novice;
mod order;
mod search;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Room, Thought};
use parlour_rules::checkers::{Action, CheckersView, Move, Position, Side};
use parlour_rules::{Checkers, Choice, Rng, RngCore, SeedableRng, View};
use search::Search;

/// Moves that the strongest level tries in all.
const FULL: u32 = 100_000;
/// Kings among so few checkers only win what is won by looking far ahead.
const ENDING: usize = 5;

/// Moves that a level tries in all; none where it does not look ahead.
fn budget(level: Level, position: &Position) -> Option<u32> {
    let [dark, light] = [Side::Dark, Side::Light];
    let crowd = position.of(dark).len() + position.of(light).len();
    let is_ending = crowd <= ENDING && (position.men(dark) | position.men(light)).is_empty();
    match level.number() {
        0 | 1 => None,
        2 if !is_ending => Some(2_000),
        _ => Some(FULL),
    }
}

/// A game in which this many single moves in a row changed nothing is not likely to be won any more.
const LONG_QUIET: u16 = 20;

/// Moves that the weakest level tries to know how it stands when a draw is offered.
const NOVICE_ANSWERS: u32 = 200;
/// The pairs of words that are at hand where no room is lent.
const SPARE_ROOM: usize = 1024;

impl Player for Checkers {
    fn rollout(view: &CheckersView, rng: &mut Rng) -> Option<Action> {
        beginner(view, rng)
    }

    fn greedy(view: &CheckersView, rng: &mut Rng) -> Option<Action> {
        beginner(view, rng)
    }

    fn decide(
        view: &CheckersView,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        Checkers::decide_in(&mut [[0; 2]; SPARE_ROOM], view, level, seed, stop)
    }

    fn decide_in(
        room: &mut Room,
        view: &CheckersView,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        let mut rng = Rng::seed_from_u64(seed);
        let (hunch, choices) = glance(view, &mut rng);
        let hunch = hunch?;
        let answering = hunch == Action::AcceptDraw || hunch == Action::DeclineDraw;
        let budget = budget(level, view.position());
        if !answering && (choices == 1 || budget.is_none()) {
            let action = if choices == 1 {
                Some(hunch)
            } else {
                novice::plays(view, &mut rng).map(Action::Move)
            };
            return action.map(|action| Thought { action, nodes: 0 });
        }
        let mut search = Search::new(view, budget.unwrap_or(NOVICE_ANSWERS), room, stop);
        let best = *search.weigh(view, &mut rng).first()?;
        let action = if answering {
            answer(view, -best.score)
        } else {
            Action::Move(best.played)
        };
        Some(Thought {
            action,
            nodes: search.nodes(),
        })
    }
}

/// The answer to the offer of a draw, by how the seat that answers stands.
fn answer(view: &CheckersView, standing: i16) -> Action {
    let (quiet, _) = view.quiet();
    if search::is_losing(standing) || (quiet >= LONG_QUIET && standing <= 0) {
        Action::AcceptDraw
    } else {
        Action::DeclineDraw
    }
}

/// What a beginner plays: the move that captures most, among equals any.
fn beginner(view: &CheckersView, rng: &mut Rng) -> Option<Action> {
    glance(view, rng).0
}

/// A beginner's move, and how many there are to choose from.
fn glance(view: &CheckersView, rng: &mut Rng) -> (Option<Action>, usize) {
    let mut chosen = None;
    let mut most = (0, 0);
    let mut count = 0;
    view.legal(&mut |choice| {
        if let Choice::One(action) = choice {
            count += 1;
            let captures = match action {
                Action::Move(played) => Move::jumps(played),
                _ => 0,
            };
            let lot = (captures, rng.next_u32());
            if chosen.is_none() || lot > most {
                most = lot;
                chosen = Some(action);
            }
        }
    });
    (chosen, count)
}
