//! Looking ahead: alpha-beta with a narrow window, deeper and deeper until the nodes are used up, and from the last depth
//! on through captures only. A node is a move made on the board. All memory is fixed and there is no recursion beyond
//! [`MAX_PLY`]; a search can be stopped at any node and has its best move at hand from the first one on.

use super::board::{Board, MAX_PLY, NO_STEP, Step, from, to};
use super::evaluate::evaluate;
use super::generate::{Moves, prize};
use super::memory::{Bound, Found, MATED, Memories, PawnMemory};
use super::tables::{BISHOP, KNIGHT, QUEEN, ROOK};
use crate::Room;
use heapless::Vec;
use parlour_rules::chess::MOST_MOVES;

/// The score of a mate on the board; each half-move that it takes costs a point.
pub(super) const MATE: i32 = 30_000;
/// Beyond every score.
const INFINITE: i32 = 31_000;
/// No line is followed further than this.
const LAST_PLY: i32 = MAX_PLY as i32 - 4;
/// How often a search asks whether it should stop, in nodes; one less than a power of two.
const STOP_EVERY: u32 = 255;
/// A move that cut short a search promises at most this much.
const MOST_PROMISE: u16 = 16_000;

/// What limits a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Limits {
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

/// A search from one position.
pub(super) struct Search<'a> {
    pub(super) board: Board,
    limits: Limits,
    salt: u32,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
    nodes: u32,
    depth: i32,
    memories: Memories<'a>,
    pawns: PawnMemory,
    moves: Moves,
    killers: [[Step; 2]; MAX_PLY],
    promise: [u16; 2048],
    /// The keys of the positions that led here, the game's first, at `past` and before.
    line: [u32; 256],
    past: u8,
}

/// Why a list of moves is being gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Remembered,
    ListCaptures,
    Captures,
    FirstKiller,
    SecondKiller,
    Quiets,
    BadCaptures,
    Done,
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
            pawns: PawnMemory::new(),
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
        self.moves.sort_unstable_by(|one, other| other.cmp(one));
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
        let mut choices = self.choices();
        let only = choices.len() == 1;
        if self.limits.overlooked > 0 {
            self.overlook_some(&mut choices);
        }
        let mut best = *choices.first()?;
        for depth in 1..=self.limits.depth {
            self.weigh(depth, &mut choices);
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

    /// Weighs all moves at the root, best first afterwards. Stopped, the moves not yet weighed stay behind.
    fn weigh(&mut self, depth: i32, choices: &mut Vec<Candidate, MOST_MOVES>) {
        let checked = self.board.in_check();
        let extension = i32::from(checked);
        let mut alpha = -INFINITE;
        for place in 0..choices.len() {
            let Some(step) = choices.get(place).map(|choice| choice.step) else {
                return;
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
                score = -self.look(next, -INFINITE, -alpha, 1, gives_check, true);
            }
            self.unmake();
            if self.stopped {
                return;
            }
            if score > alpha {
                alpha = score;
                if let Some(choice) = choices.get_mut(place) {
                    choice.score = score;
                }
                if let Some(front) = choices.get_mut(..=place) {
                    front.rotate_right(1);
                }
            }
        }
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
        let score = evaluate(&self.board, &mut self.pawns, alpha, beta);
        if self.limits.blur == 0 {
            score
        } else {
            score + self.blur()
        }
    }

    /// How wrong the estimate of this position is: always the same for the same position and seed.
    fn blur(&self) -> i32 {
        let mixed = mix(self.board.key ^ self.salt);
        let spread = self.limits.blur;
        // The sum of two numbers, so that small mistakes are more common than large ones.
        let one = ((mixed & 0xFFFF) * spread) >> 16;
        let other = ((mixed >> 16) * spread) >> 16;
        one as i32 - other as i32
    }

    /// The score of a position for its side to move, looking `depth` moves ahead.
    fn look(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        ply: i32,
        checked: bool,
        may_pass: bool,
    ) -> i32 {
        if self.stopped {
            return 0;
        }
        if self.is_drawn() {
            return 0;
        }
        if depth <= 0 {
            return self.look_at_captures(alpha, beta, ply, checked, 0);
        }
        if ply >= LAST_PLY {
            return self.estimate(alpha, beta);
        }
        let mut alpha = alpha;
        // No mate from here can be quicker than one that is known.
        let quickest = MATE - ply - 1;
        if alpha >= quickest {
            return quickest;
        }
        let wide = beta - alpha > 1;
        let key = self.board.key;
        let mut remembered = NO_STEP;
        if let Some(found) = self.memories.recall(key, ply) {
            // A short check lets strangers in now and then; a move that fits the board makes them rare.
            let fits = found.best == NO_STEP || self.board.is_possible(found.best);
            if fits {
                remembered = found.best;
                let holds = match found.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => found.score >= beta,
                    Bound::AtMost => found.score <= alpha,
                };
                if found.depth >= depth && holds && !wide {
                    return found.score;
                }
            }
        }
        let mut depth = depth;
        if remembered == NO_STEP && depth >= 4 {
            depth -= 1;
        }
        let mut score = -INFINITE;
        if !checked {
            score = self.estimate(alpha, beta);
        }
        if !wide && !checked && beta.abs() < MATED {
            if depth <= 4 && score - 80 * depth >= beta {
                return score;
            }
            if may_pass && depth >= 2 && score >= beta && self.has_pieces() {
                let reduced = depth - 3 - depth / 4 - i32::from(score - beta > 200);
                self.line[self.past as usize] = key;
                self.past = self.past.wrapping_add(1);
                self.board.pass();
                let passed = -self.look(reduced, -beta, 1 - beta, ply + 1, false, false);
                self.board.unpass();
                self.past = self.past.wrapping_sub(1);
                if self.stopped {
                    return 0;
                }
                if passed >= beta {
                    return if passed >= MATED { beta } else { passed };
                }
            }
            if depth <= 2 && score + 150 * depth + 50 < alpha {
                let captures = self.look_at_captures(alpha, beta, ply, false, 0);
                if captures <= alpha {
                    return captures;
                }
            }
        }
        self.best_of(depth, &mut alpha, beta, ply, checked, score, remembered)
    }

    /// Whether the side to move has more than pawns, so that passing is not suspicious.
    fn has_pieces(&self) -> bool {
        let count = |kind: u8| self.board.counts[(self.board.side | kind) as usize & 15];
        count(KNIGHT) + count(BISHOP) + count(ROOK) + count(QUEEN) > 0
    }

    /// Goes through the moves of a position, the most promising first.
    #[allow(clippy::too_many_arguments)]
    fn best_of(
        &mut self,
        depth: i32,
        alpha: &mut i32,
        beta: i32,
        ply: i32,
        checked: bool,
        estimate: i32,
        remembered: Step,
    ) -> i32 {
        let key = self.board.key;
        let wide = beta - *alpha > 1;
        let before = *alpha;
        let first = self.moves.len();
        let killers = self.killers[ply as usize & (MAX_PLY - 1)];
        let mut stage = Stage::Remembered;
        let mut place = first;
        let mut quiets = first;
        let mut bad = first;
        let mut best = -INFINITE;
        let mut best_step = NO_STEP;
        let mut tried = 0;
        let mut late = 0;
        loop {
            let step = match stage {
                Stage::Remembered => {
                    stage = Stage::ListCaptures;
                    if remembered == NO_STEP {
                        continue;
                    }
                    remembered
                }
                Stage::ListCaptures => {
                    stage = Stage::Captures;
                    self.board.captures(&mut self.moves, true);
                    quiets = self.moves.len();
                    continue;
                }
                Stage::Captures => {
                    let Some(step) = self.pick(place, quiets) else {
                        stage = Stage::FirstKiller;
                        continue;
                    };
                    place += 1;
                    if step == remembered {
                        continue;
                    }
                    if self.board.is_bad_capture(step) {
                        // Kept at the front of the list until the quiet moves have been tried.
                        if let Some(kept) = self.moves.get_mut(bad) {
                            *kept = step as u32;
                        }
                        bad += 1;
                        continue;
                    }
                    step
                }
                Stage::FirstKiller | Stage::SecondKiller => {
                    let killer = killers[usize::from(stage == Stage::SecondKiller)];
                    stage = if stage == Stage::FirstKiller {
                        Stage::SecondKiller
                    } else {
                        place = self.moves.len();
                        self.board.quiets(&mut self.moves, &self.promise);
                        Stage::Quiets
                    };
                    if killer == NO_STEP
                        || killer == remembered
                        || self.board.is_loud(killer)
                        || !self.board.is_possible(killer)
                    {
                        continue;
                    }
                    killer
                }
                Stage::Quiets => {
                    let Some(step) = self.pick(place, self.moves.len()) else {
                        stage = Stage::BadCaptures;
                        place = first;
                        continue;
                    };
                    place += 1;
                    if step == remembered || step == killers[0] || step == killers[1] {
                        continue;
                    }
                    step
                }
                Stage::BadCaptures => {
                    if place >= bad {
                        stage = Stage::Done;
                        continue;
                    }
                    let step = self.moves.get(place).map_or(NO_STEP, |word| *word as Step);
                    place += 1;
                    step
                }
                Stage::Done => break,
            };
            if self.limits.overlooked > 0 && ply == 1 && tried > 0 && self.overlooks(step) {
                continue;
            }
            if !self.board.is_safe(step, checked) {
                continue;
            }
            let loud = self.board.is_loud(step);
            // Near the end of a line, quiet moves that come late or cannot help are left out.
            if !loud && !checked && !wide && best > -MATED && tried > 0 {
                if depth <= 3 && late > 2 + depth * depth * 2 {
                    continue;
                }
                if depth <= 2 && estimate + 90 * depth + 40 <= *alpha && stage == Stage::Quiets {
                    late += 1;
                    continue;
                }
            }
            let gives_check = self.make(step);
            tried += 1;
            let next = depth - 1 + i32::from(gives_check && (wide || depth < 6));
            let mut score = *alpha + 1;
            if tried > 1 {
                let mut reduced = 0;
                if depth >= 3 && !loud && !checked && !gives_check && late >= 2 {
                    reduced = 1
                        + i32::from(late >= 6)
                        + i32::from(late >= 14 && depth >= 5)
                        + i32::from(depth >= 8 && late >= 4);
                    if wide {
                        reduced -= 1;
                    }
                }
                score = -self.look(
                    next - reduced,
                    -*alpha - 1,
                    -*alpha,
                    ply + 1,
                    gives_check,
                    true,
                );
                if score > *alpha && reduced > 0 {
                    score = -self.look(next, -*alpha - 1, -*alpha, ply + 1, gives_check, true);
                }
            }
            if tried == 1 || (wide && score > *alpha) {
                score = -self.look(next, -beta, -*alpha, ply + 1, gives_check, true);
            }
            self.unmake();
            if !loud {
                late += 1;
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > *alpha {
                    *alpha = score;
                    best_step = step;
                }
                if score >= beta {
                    if !loud {
                        self.reward(step, depth, ply);
                    }
                    break;
                }
            }
        }
        self.moves.truncate(first);
        if self.stopped {
            return best.max(-MATE);
        }
        if tried == 0 {
            return if checked { ply - MATE } else { 0 };
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let found = Found {
            best: best_step,
            score: best,
            depth,
            bound,
        };
        self.memories.keep(key, ply, found);
        best
    }

    /// The most promising of the moves from a place on, brought to that place.
    #[inline(always)]
    fn pick(&mut self, place: usize, end: usize) -> Option<Step> {
        let list = self.moves.get_mut(place..end)?;
        let (first, rest) = list.split_first_mut()?;
        for other in rest {
            if *other > *first {
                core::mem::swap(first, other);
            }
        }
        Some(*first as Step)
    }

    /// Remembers that a quiet move cut a search short.
    fn reward(&mut self, step: Step, depth: i32, ply: i32) {
        let killers = &mut self.killers[ply as usize & (MAX_PLY - 1)];
        if killers[0] != step {
            killers[1] = killers[0];
            killers[0] = step;
        }
        let piece = self.board.at(from(step));
        let promise = &mut self.promise[(piece as usize & 15) << 7 | to(step) as usize & 127];
        *promise += (depth * depth).min(400) as u16;
        if *promise > MOST_PROMISE {
            self.promise.iter_mut().for_each(|promise| *promise /= 2);
        }
    }

    /// The score of a position when only captures are looked at, or every move out of check. The side to move may leave
    /// the captures alone.
    fn look_at_captures(
        &mut self,
        alpha: i32,
        beta: i32,
        ply: i32,
        checked: bool,
        far: i32,
    ) -> i32 {
        if self.stopped {
            return 0;
        }
        let mut alpha = alpha;
        let evades = checked && far < 4;
        let mut best = -INFINITE;
        if !evades {
            best = self.estimate(alpha, beta);
            if best >= beta || ply >= LAST_PLY || !self.limits.follows_captures {
                return best;
            }
            alpha = alpha.max(best);
        } else if ply >= LAST_PLY {
            return self.estimate(alpha, beta);
        }
        let estimate = best;
        let first = self.moves.len();
        self.board.captures(&mut self.moves, evades);
        if evades {
            self.board.quiets(&mut self.moves, &self.promise);
        }
        let mut place = first;
        let mut tried = 0;
        while let Some(step) = self.pick(place, self.moves.len()) {
            place += 1;
            if !evades
                && (estimate + prize(&self.board, step) + 150 <= alpha
                    || self.board.is_bad_capture(step))
            {
                continue;
            }
            if !self.board.is_safe(step, checked) {
                continue;
            }
            tried += 1;
            let gives_check = self.make(step);
            let score = -self.look_at_captures(-beta, -alpha, ply + 1, gives_check, far + 1);
            self.unmake();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score >= beta {
                    break;
                }
                alpha = alpha.max(score);
            }
        }
        self.moves.truncate(first);
        if evades && tried == 0 && !self.stopped {
            return ply - MATE;
        }
        best
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
