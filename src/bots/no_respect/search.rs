//! Thinking ahead: each place for the tile is tried in many games that are played on for some rounds, until the strength
//! of the seats tells who is likely to win.
//!
//! Luck weighs heavily in this game, so all places are tried with the same tiles to come, and the budget is spent in
//! stages: after each the worse half of the places is given up.

use super::policy::Weights;
use super::strength::{self, CERTAIN};
use crate::Thought;
use crate::choices::best_first;
use heapless::Vec;
use parlour_rules::no_respect::{Action, Board, LANES};
use parlour_rules::{Rng, Seat};

/// More places than a tile can ever have: three columns, twelve stacks, three circles.
pub(super) const MOST_PLACES: usize = 18;
/// After so many rounds the strengths are judged.
pub(super) const ROUNDS: u32 = 8;

/// A place in question, and what it won so far.
#[derive(Clone, Copy)]
struct Place {
    action: Action,
    won: u32,
}

/// The place that won most; `hunch` where there was nothing to compare or no time.
pub(super) fn decide(
    board: &Board,
    hunch: Action,
    nodes: u32,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Thought<Action> {
    // The hunch stands first, so that it is kept among equals.
    let mut places: Vec<Place, MOST_PLACES> = Vec::new();
    let mut add = |action| {
        // There is room for every place that a tile can have.
        let _ = places.push(Place { action, won: 0 });
    };
    add(hunch);
    board.choices(&mut |action| {
        if action != hunch {
            add(action);
        }
    });
    let mut trial = Trial {
        board,
        weights: Weights::sharp(board.options.kind),
        turns: ROUNDS * board.players.count() as u32,
        seat: board.turn,
        nodes: 0,
        stop,
    };
    let stages = (places.len() as u32).next_power_of_two().trailing_zeros();
    for stage in 1..=stages {
        if !trial.compare(&mut places, nodes / stages * stage, rng) {
            break;
        }
        best_first(&mut places, |place| place.won);
        places.truncate(places.len().div_ceil(2));
    }
    best_first(&mut places, |place| place.won);
    Thought {
        action: places.first().map_or(hunch, |place| place.action),
        nodes: trial.nodes,
    }
}

/// Games that begin at one board.
struct Trial<'a> {
    board: &'a Board,
    weights: Weights,
    /// How long games are played on.
    turns: u32,
    seat: Seat,
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Trial<'_> {
    /// Tries all places with the same luck, again and again until the nodes run out; false when it was stopped.
    fn compare(&mut self, places: &mut [Place], limit: u32, rng: &mut Rng) -> bool {
        while self.nodes < limit {
            let luck = rng.fork();
            let mut gains = [0; MOST_PLACES];
            for (place, gain) in places.iter().zip(&mut gains) {
                if (self.stop)() {
                    // Luck that only some have had would be unfair to them or to the others.
                    return false;
                }
                *gain = self.play_on(place.action, luck.clone());
            }
            for (place, gain) in places.iter_mut().zip(gains) {
                place.won += gain;
            }
        }
        true
    }

    /// How likely the seat wins a game that is played on from a place.
    fn play_on(&mut self, action: Action, mut luck: Rng) -> u32 {
        let mut board = *self.board;
        // Choosing among equals must not change the tiles that come.
        let mut whim = luck.fork();
        let mut next = Some(action);
        for _ in 0..self.turns {
            let Some(action) = next else { break };
            let mover = board.turn;
            self.nodes += 1;
            if board.play(action).is_err() || self.is_settled(&board, mover) {
                break;
            }
            if let Some(tile) = board.pool.nth(luck.below(board.pool.total())) {
                board.draw(tile);
            }
            next = self.weights.best(&board, &mut whim);
        }
        match board.outcome() {
            Some(outcome) if outcome.winners.has(self.seat) => {
                CERTAIN / outcome.winners.len() as u32
            }
            Some(_) => 0,
            None => strength::chance(&board, self.seat),
        }
    }

    /// Whether the seat has lost or the game has ended with the play of a mover: the quick form of [`Board::outcome`],
    /// which also says how.
    fn is_settled(&self, board: &Board, mover: Seat) -> bool {
        board.corners[self.seat].out
            || board.corners[mover].completed() == LANES
            || board.living().nth(1).is_none()
            || board.pool.is_empty()
    }
}
