//! Thinking ahead: each place for the tile is tried in many games that are played on for some rounds, until the strength
//! of the seats tells who is likely to win.
//!
//! Luck weighs heavily in this game, so all places are tried with the same tiles to come.

use super::policy::Weights;
use super::strength::{self, CERTAIN};
use crate::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::no_respect::{Action, Board, LANES};
use parlour_rules::{Rng, Seat};

/// More places than a tile can ever have: three columns, twelve stacks, three circles.
pub(super) const MOST_PLACES: usize = 18;
/// After so many rounds the strengths are judged.
pub(super) const ROUNDS: u32 = 8;

/// The place that won most; `hunch` where there was nothing to compare or no time.
pub(super) fn decide(
    board: &Board,
    hunch: Action,
    nodes: u32,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Thought<Action> {
    // The hunch stands first, so that it is kept among equals.
    let mut places: Vec<Action, MOST_PLACES> = Vec::new();
    let mut add = |action| {
        // There is room for every place that a tile can have.
        let _ = places.push(action);
    };
    add(hunch);
    board.choices(&mut |action| {
        if action != hunch {
            add(action);
        }
    });
    let mut games = Games {
        board,
        weights: Weights::sharp(board.options.kind),
        turns: ROUNDS * board.players.count() as u32,
        seat: board.turn,
        nodes: 0,
    };
    let mut trial = Trial::of(places.len(), nodes);
    while trial.goes_on(games.nodes) {
        let luck = rng.fork();
        trial.compare(&mut |idea| {
            let place = places.get(idea).filter(|_| !stop())?;
            Some(games.play_on(*place, luck.clone()) as i32)
        });
    }
    let best = trial.best().and_then(|idea| places.get(idea).copied());
    Thought {
        action: best.unwrap_or(hunch),
        nodes: games.nodes,
    }
}

/// Games that begin at one board.
struct Games<'a> {
    board: &'a Board,
    weights: Weights,
    /// How long games are played on.
    turns: u32,
    seat: Seat,
    nodes: u32,
}

impl Games<'_> {
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
