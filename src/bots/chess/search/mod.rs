//! Looking ahead: alpha-beta with a narrow window, deeper and deeper until the nodes are used up, and from the last depth
//! on through captures only. A node is a move made on the board. All memory is fixed and there is no recursion beyond
//! [`MAX_PLY`]; a search can be stopped at any node and has its best move at hand from the first one on.

mod captures;
mod look;
mod moves;

use super::board::{Board, MAX_PLY, NO_STEP, Step, to};
use super::evaluate::rough;
use super::generate::Moves;
use super::memory::{Bound, Judgements, Memories};
use super::net::Net;
use crate::Room;
use heapless::Vec;
use parlour_rules::chess::MOST_MOVES;
use parlour_rules::order;

/// The score of a mate on the board; each half-move that it takes costs a point.
pub(super) const MATE: i32 = 30_000;
/// Beyond every score.
const INFINITE: i32 = 31_000;
/// No line is followed further than this; it bounds the stack.
const LAST_PLY: i32 = 40;
/// How often a search asks whether it should stop, in nodes; one less than a power of two.
const STOP_EVERY: u32 = 255;

/// From this depth on, a new score is expected near the last one: at first so near, and tried at most so wide before
/// all is allowed.
const FIRST_NARROW: i32 = 4;
const NARROW: i32 = 25;
const WIDEST: i32 = 200;

/// What limits a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::chess) struct Limits {
    /// Moves to make in all.
    pub(super) nodes: u32,
    /// How deep to look.
    pub(super) depth: i32,
    /// By how much an estimate may be wrong.
    pub(super) blur: u32,
    /// Of a hundred moves, how many are not seen at all, by the player and in the answer.
    pub(super) overlooked: u32,
    /// Whether captures are followed to their end.
    pub(super) follows_captures: bool,
    /// The half-moves without progress that draw.
    pub(super) quiet_limit: u8,
    /// Whether repetition draws.
    pub(super) repetition_draws: bool,
}

/// A move and what it is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    pub(super) step: Step,
    pub(super) score: i32,
}

/// A search from one position. In this order, because the processor reaches what is near the beginning in one
/// instruction.
#[repr(C)]
pub(super) struct Search<'a> {
    stopped: bool,
    past: u8,
    nodes: u32,
    limits: Limits,
    salt: u32,
    memories: Memories<'a>,
    pub(super) board: Board,
    killers: [[Step; 2]; MAX_PLY],
    /// The keys of the positions that led here, the game's first, at `past` and before.
    line: [u32; 256],
    net: Net,
    judgements: Judgements,
    promise: [u16; 2048],
    moves: Moves,
    depth: i32,
    stop: &'a dyn Fn() -> bool,
}

impl<'a> Search<'a> {
    /// A search on a board with the keys of earlier positions, latest first, in some room.
    pub(super) fn new(
        board: Board,
        earlier: impl Iterator<Item = u32>,
        limits: Limits,
        salt: u32,
        room: &'a mut Room,
        stop: &'a dyn Fn() -> bool,
    ) -> Search<'a> {
        let mut line = [0; 256];
        let mut past = 0;
        for key in earlier.take(160) {
            line[past as usize] = key;
            past += 1;
        }
        line[..past as usize].reverse();
        Search {
            board,
            limits,
            salt,
            stop,
            stopped: false,
            nodes: 0,
            depth: 0,
            memories: Memories::new(room),
            net: Net::new(),
            judgements: Judgements::new(),
            moves: Vec::new(),
            killers: [[NO_STEP; 2]; MAX_PLY],
            promise: [0; 2048],
            line,
            past,
        }
    }

    /// How many moves have been made on the board.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes
    }

    /// The last depth that was finished.
    pub(super) fn depth(&self) -> i32 {
        self.depth
    }

    /// Every legal move in order of promise.
    fn choices(&mut self) -> Vec<Candidate, MOST_MOVES> {
        let checked = self.board.in_check();
        self.moves.clear();
        self.board.captures(&mut self.moves, true);
        self.board.quiets(&mut self.moves, &self.promise);
        order::best_first(&mut self.moves, |word| *word);
        let mut all = Vec::new();
        for place in 0..self.moves.len() {
            let step = self.moves.get(place).map_or(NO_STEP, |word| *word as Step);
            if self.board.is_safe(step, checked) {
                // There is room for the moves of any position.
                let _ = all.push(Candidate { step, score: 0 });
            }
        }
        self.moves.clear();
        all
    }

    /// Looks ahead and tells the best move after each depth; the last one told is the answer. None where there is no
    /// move.
    pub(super) fn best(
        &mut self,
        told: &mut dyn FnMut(&mut Search<'a>, Candidate),
    ) -> Option<Candidate> {
        // The sums of all other positions follow from those of the first.
        self.net.judge(&self.board);
        let mut choices = self.choices();
        let only = choices.len() == 1;
        if self.limits.overlooked > 0 {
            self.overlook_some(&mut choices);
        }
        let mut best = *choices.first()?;
        for depth in 1..=self.limits.depth {
            self.deepen(depth, &mut choices, best.score);
            best = *choices.first()?;
            if self.stopped {
                break;
            }
            self.depth = depth;
            told(self, best);
            // Twice as deep as a mate that was seen there is hardly a quicker one; a single move needs no thought.
            if only || (MATE - best.score.abs()) * 2 <= depth {
                break;
            }
        }
        Some(best)
    }

    /// Weighs all moves once more, one deeper: first only near the score that they had, which is cheap and mostly
    /// enough, then within a wider window on the side where the new one lies.
    fn deepen(&mut self, depth: i32, choices: &mut Vec<Candidate, MOST_MOVES>, expected: i32) {
        let mut width = if depth < FIRST_NARROW {
            INFINITE
        } else {
            NARROW
        };
        let (mut low, mut high) = (expected - width, expected + width);
        loop {
            low = low.max(-INFINITE);
            high = high.min(INFINITE);
            let score = self.weigh(depth, choices, low, high);
            width = if width < WIDEST { width * 3 } else { INFINITE };
            if self.stopped {
                return;
            } else if score <= low && low > -INFINITE {
                low = score - width;
            } else if score >= high && high < INFINITE {
                high = score + width;
            } else {
                return;
            }
        }
    }

    /// Weighs all moves at the root within a window, and says what the best is worth: it comes first, unless all lie
    /// below the window, and the rest follows as it stood. Stopped, or beyond the window, it leaves the others alone.
    fn weigh(
        &mut self,
        depth: i32,
        choices: &mut Vec<Candidate, MOST_MOVES>,
        low: i32,
        high: i32,
    ) -> i32 {
        let checked = self.board.in_check();
        let extension = i32::from(checked);
        let (mut alpha, mut best) = (low, -INFINITE);
        for place in 0..choices.len() {
            let Some(step) = choices.get(place).map(|choice| choice.step) else {
                break;
            };
            let gives_check = self.make(step);
            let next = depth - 1 + extension;
            let mut score = alpha + 1;
            if place > 0 {
                let reduced = i32::from(place > 4 && depth > 3 && !checked && !gives_check);
                score = -self.look(next - reduced, -alpha - 1, -alpha, 1, gives_check, true);
                if score > alpha && reduced > 0 {
                    score = -self.look(next, -alpha - 1, -alpha, 1, gives_check, true);
                }
            }
            if score > alpha {
                score = -self.look(next, -high, -alpha, 1, gives_check, true);
            }
            self.unmake();
            if self.stopped {
                break;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                if let Some(choice) = choices.get_mut(place) {
                    choice.score = score;
                }
                if let Some(front) = choices.get_mut(..=place) {
                    front.rotate_right(1);
                }
            }
            if alpha >= high {
                break;
            }
        }
        best
    }

    #[inline(always)]
    fn make(&mut self, step: Step) -> bool {
        self.line[self.past as usize] = self.board.key;
        self.past = self.past.wrapping_add(1);
        self.board.make(step);
        self.nodes += 1;
        if self.nodes >= self.limits.nodes || (self.nodes & STOP_EVERY == 0 && (self.stop)()) {
            self.stopped = true;
        }
        self.board.gave_check(step)
    }

    #[inline(always)]
    fn unmake(&mut self) {
        self.board.unmake();
        self.past = self.past.wrapping_sub(1);
    }

    /// Whether the game counts as drawn here. Within the search one repetition is enough, for what can be repeated once
    /// can be repeated again.
    fn is_drawn(&self) -> bool {
        let quiet = self.board.quiet;
        if quiet >= self.limits.quiet_limit || self.board.is_dead() {
            return true;
        }
        if !self.limits.repetition_draws {
            return false;
        }
        let mut back = 4;
        while back <= quiet && back <= self.past {
            if self.line[self.past.wrapping_sub(back) as usize] == self.board.key {
                return true;
            }
            back += 2;
        }
        false
    }

    /// The estimate of a position, blurred where the level asks for it.
    fn estimate(&mut self, alpha: i32, beta: i32) -> i32 {
        let rough = rough(&self.board);
        let mut score = rough.score();
        if !rough.is_beyond(alpha, beta) {
            let (board, net) = (&self.board, &mut self.net);
            score += self.judgements.recall(board.key, || net.judge(board));
        }
        score + self.blur()
    }

    /// How wrong the estimate of this position is: always the same for the same position and seed.
    #[inline(always)]
    fn blur(&self) -> i32 {
        if self.limits.blur == 0 {
            return 0;
        }
        let mixed = mix(self.board.key ^ self.salt);
        let spread = self.limits.blur;
        // The sum of two numbers, so that small mistakes are more common than large ones.
        let one = ((mixed & 0xFFFF) * spread) >> 16;
        let other = ((mixed >> 16) * spread) >> 16;
        one as i32 - other as i32
    }

    /// Whether the player does not see a move in this position: always the same for the same position and seed.
    fn overlooks(&self, step: Step) -> bool {
        let mixed = mix(self.board.key ^ self.salt ^ u32::from(step).wrapping_mul(0x9E37_79B9));
        // What stands where the last move ended is seen by everybody.
        let plain = to(step) == to(self.board.last()) && self.board.last() != NO_STEP;
        !plain && ((mixed >> 16) * 100) >> 16 < self.limits.overlooked
    }

    /// Leaves out moves at the root that the player does not see, but never all.
    fn overlook_some(&mut self, choices: &mut Vec<Candidate, MOST_MOVES>) {
        let seen = |choice: &Candidate| !self.overlooks(choice.step);
        if choices.iter().any(seen) {
            choices.retain(seen);
        }
    }

    /// The moves that are expected from here on, as far as they are remembered; the board is left as it was.
    pub(super) fn expected(&mut self, first: Step, visit: &mut dyn FnMut(&Board, Step)) {
        let mut made = 0;
        let mut next = first;
        while made < 12 {
            let checked = self.board.in_check();
            let can = next != NO_STEP && self.board.is_possible(next);
            if !can || !self.board.is_safe(next, checked) {
                break;
            }
            visit(&self.board, next);
            self.board.make(next);
            made += 1;
            next = match self.memories.recall(self.board.key, 0) {
                Some(found) if found.bound == Bound::Exact => found.best,
                _ => NO_STEP,
            };
        }
        for _ in 0..made {
            self.board.unmake();
        }
    }
}

/// Spreads the bits of a word (the finisher of MurmurHash3).
const fn mix(word: u32) -> u32 {
    let word = (word ^ word >> 16).wrapping_mul(0x85EB_CA6B);
    let word = (word ^ word >> 13).wrapping_mul(0xC2B2_AE35);
    word ^ word >> 16
}

/// Whether a score is so low that a draw is welcome.
pub(super) const fn is_losing(score: i32) -> bool {
    score <= -60
}
