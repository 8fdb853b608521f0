//! The computer player of chess, written for a Cortex-M0+: 200 million simple steps a second, no division, no 64-bit
//! arithmetic, no instruction to find a bit, and little memory.
//!
//! * **The board** is a mailbox with lists of pieces ([`board`]), and not the rules' own position, which is written to be
//!   read. The two are compared move by move in the tests. It was chosen by cycles on the emulated chip, where `cargo
//!   figures chess` does the same work with both: to make a move, list the captures that follow and take it back costs
//!   3,700 cycles on this board and 8,200 with the bitboards of `cozy-chess`, for the processor has neither 64-bit
//!   registers nor an instruction to find a bit. Bitboards win only where moves are counted and none is made (214 against
//!   371 a leaf), which a search never does, and their tables would fill hundreds of kilobytes of flash behind a cache of
//!   sixteen. A node of the search takes 4,630 cycles in all, so that there are 43,000 in a second; the code is kept in
//!   memory (`hot.x`) and leaves the cache to the tables.
//! * **The search** ([`mod@search`]) deepens step by step: alpha-beta with a narrow window, a memory of positions, a try at
//!   passing, later moves looked at less deeply, captures followed to their end. It counts the moves it makes rather
//!   than the time, so a level is equally strong everywhere, and stops whenever it is told to.
//! * **The estimate** ([`evaluate`]) adds up pieces on squares as moves are made; a small network ([`net`]) adds what only
//!   shows when all pieces are looked at together, wherever that can matter. It costs about a fifth of the cycles of a node
//!   and is worth about a hundred Elo against an estimate made of terms for pawns, reach and kings. Both were fitted
//!   together to scores of Stockfish 15.1.
//! * **Memory**: about 20 KiB for a search and 11 KiB of stack for its deepest line, besides the room that is lent, which
//!   holds eight bytes for each position that is remembered: what the picture and the stack leave free on a board. The
//!   numbers of the network are 25 KiB of flash.
//! * **Levels** ([`Effort`]) go from a player that lets a child win to five seconds of thought on the handheld. A computer
//!   player neither resigns nor offers a draw; it takes or claims one when it is losing, or when nothing has happened for
//!   a long time and it is not ahead.

mod attack;
mod board;
mod evaluate;
pub mod fitting;
mod generate;
mod levels;
mod memory;
mod net;
mod paths;
mod positions;
mod search;
mod tables;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Room, Thought};
use board::{Board, written};
use levels::limits;
use parlour_rules::chess::{Action, ChessView, Kind, Move, Position};
use parlour_rules::{Chess, Choice, Rng, RngCore, SeedableRng, View};
use search::{Candidate, Search};

pub use levels::Effort;
pub use paths::{perft, walk};
pub use positions::TEN;

/// A game in which this many half-moves in a row changed nothing is not likely to be won any more.
const LONG_QUIET: u16 = 40;
/// The pairs of words that are at hand where no room is lent.
const SPARE_ROOM: usize = 256;

/// What a search has found so far.
#[derive(Clone, Debug)]
pub struct Report {
    /// The last depth that was finished.
    pub depth: i32,
    /// How good the position is for the side to move, in hundredths of a pawn, unless a mate was seen.
    pub score: i32,
    /// In how many moves of its own the side to move mates, or below 0 is mated, if that was seen.
    pub mate: Option<i32>,
    /// Moves made on the board.
    pub nodes: u32,
    /// The moves that are expected, the best one first.
    pub line: heapless::Vec<Move, 12>,
}

/// Looks for the best move of a view and reports after each depth; none where the game is over. The way of hosts that
/// want more than a move.
pub fn search(
    view: &ChessView,
    effort: Effort,
    seed: u64,
    room: &mut Room,
    stop: &dyn Fn() -> bool,
    told: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let mut search = begin(view, effort, seed, room, stop);
    let best = search.best(&mut |search, best| told(&report(search, best)))?;
    Some(report(&mut search, best))
}

fn report(search: &mut Search<'_>, best: Candidate) -> Report {
    let mut line = heapless::Vec::new();
    search.expected(best.step, &mut |board, step| {
        if let Some(played) = written(board, step) {
            // The line is never longer than there is room for.
            let _ = line.push(played);
        }
    });
    let away = search::MATE - best.score.abs();
    Report {
        depth: search.depth(),
        score: best.score,
        mate: (away < 1000).then(|| (away + 1) / 2 * best.score.signum()),
        nodes: search.nodes(),
        line,
    }
}

/// A search that is ready to begin. On its own, so that what it takes to get there leaves the stack again.
#[inline(never)]
fn begin<'a>(
    view: &ChessView,
    effort: Effort,
    seed: u64,
    room: &'a mut Room,
    stop: &'a dyn Fn() -> bool,
) -> Search<'a> {
    let board = Board::of(view.position(), view.quiet().0);
    let earlier = view.since_change().skip(1);
    let keys = earlier.map(|position| Board::of(&position, 0).key);
    let mut rng = Rng::seed_from_u64(seed);
    Search::new(
        board,
        keys,
        limits(view, effort),
        rng.next_u32(),
        room,
        stop,
    )
}

impl Player for Chess {
    fn rollout(view: &ChessView, rng: &mut Rng) -> Option<Action> {
        grab(view, rng)
    }

    fn greedy(view: &ChessView, rng: &mut Rng) -> Option<Action> {
        grab(view, rng)
    }

    fn decide(
        view: &ChessView,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        Self::decide_in(&mut [[0; 2]; SPARE_ROOM], view, level, seed, stop)
    }

    fn decide_in(
        room: &mut Room,
        view: &ChessView,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if view.seat().is_none() || view.seat() != view.turn().seat() {
            return None;
        }
        let mut search = begin(view, Effort::of(level, view), seed, room, stop);
        let best = search.best(&mut |_, _| ())?;
        let played = Action::Move(written(&search.board, best.step)?);
        let action = if view.draw_offered() || view.may_claim_draw() {
            settle(view, best.score).unwrap_or(played)
        } else {
            played
        };
        Some(Thought {
            action,
            nodes: search.nodes(),
        })
    }
}

/// Whether to take a draw that is to be had, by how the side to move stands.
fn settle(view: &ChessView, score: i32) -> Option<Action> {
    let (quiet, _) = view.quiet();
    let welcome = search::is_losing(score) || (score <= 10 && quiet >= LONG_QUIET);
    if !welcome {
        None
    } else if view.may_claim_draw() {
        Some(Action::ClaimDraw)
    } else {
        Some(Action::AcceptDraw)
    }
}

/// The move of a player that only grabs the most valuable piece it can, the king before all; among equals any.
fn grab(view: &ChessView, rng: &mut Rng) -> Option<Action> {
    let mut chosen = None;
    let mut most = (0, 0);
    view.legal(&mut |choice| {
        if let Choice::One(Action::Move(played)) = choice {
            let lot = (gain(view.position(), played), rng.next_u32());
            if chosen.is_none() || lot > most {
                most = lot;
                chosen = Some(Action::Move(played));
            }
        }
    });
    chosen
}

/// What a move wins at once.
fn gain(position: &Position, played: Move) -> i32 {
    let value = |kind| match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 0,
    };
    let after = position.make(played);
    if after.is_check() && !after.can_move() {
        // As good as the king itself.
        return 100;
    }
    let taken = position.captured(played).map_or(0, |it| value(it.1.kind));
    taken + played.promotion().map_or(0, |kind| value(kind) - 1)
}
