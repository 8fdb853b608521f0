//! The computer player of checkers. It looks ahead on the board alone, under whatever options are in force, and counts
//! the moves it tries rather than the time, so that it is equally strong everywhere.
//!
//! Easy tries few moves and now and then plays as a beginner does: takes what it can, or else just moves something.
//! A computer player neither resigns nor offers a draw. It takes one when it is losing, or when nothing has happened for
//! a long time and it is not ahead.

mod evaluate;
mod memory;
mod search;
#[cfg(test)]
mod tests;

use crate::effort::Effort;
use crate::{Level, Player, Thought};
use parlour_rules::checkers::{Action, CheckersView, Move};
use parlour_rules::{Checkers, Choice, Rng, View};
use search::Search;

/// Moves to try in all, by level.
const NODES: [u32; 3] = [200, 2_000, 50_000];

/// A game in which this many single moves in a row changed nothing is not likely to be won any more.
const LONG_QUIET: u16 = 20;

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
        let effort = Effort::of(level, NODES);
        let mut rng = Rng::seeded(seed);
        let (hunch, choices) = glance(view, &mut rng);
        let hunch = hunch?;
        let slip = rng.below(100) < effort.slips;
        let answering = hunch == Action::AcceptDraw || hunch == Action::DeclineDraw;
        if !answering && (choices == 1 || slip) {
            return Some(Thought {
                action: hunch,
                nodes: 0,
            });
        }
        let mut search = Search::new(view, effort.nodes, stop);
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
            let lot = (captures, rng.word());
            if chosen.is_none() || lot > most {
                most = lot;
                chosen = Some(action);
            }
        }
    });
    (chosen, count)
}
