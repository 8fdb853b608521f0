//! The moves of a position in the middle of a search, from the most promising on.

use super::super::attack::Check;
use super::super::board::{MAX_PLY, NO_STEP, Step, from, to};
use super::super::memory::{Bound, Found, MATED};
use super::{INFINITE, MATE, Search};

/// A move that cut short a search promises at most this much.
const MOST_PROMISE: u16 = 16_000;
/// So many quiet moves are tried in order of promise, the rest as they come.
const PICKED: i32 = 5;

/// Why a list of moves is being gone through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Batch {
    Remembered,
    ListCaptures,
    Captures,
    FirstKiller,
    SecondKiller,
    ListQuiets,
    Quiets,
    BadCaptures,
    Done,
}

impl Search<'_> {
    /// Goes through the moves of a position, the most promising first.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn best_of(
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
        let check = if checked {
            self.board.check()
        } else {
            Check::NONE
        };
        let prunes = !checked && !wide;
        let mut batch = Batch::Remembered;
        let mut place = first;
        let mut quiets = first;
        let mut bad = first;
        let mut best = -INFINITE;
        let mut best_step = NO_STEP;
        let mut tried = 0;
        let mut late = 0;
        loop {
            let step = match batch {
                Batch::Remembered => {
                    batch = Batch::ListCaptures;
                    if remembered == NO_STEP {
                        continue;
                    }
                    remembered
                }
                Batch::ListCaptures => {
                    batch = Batch::Captures;
                    self.board.captures(&mut self.moves, true);
                    quiets = self.moves.len();
                    continue;
                }
                Batch::Captures => {
                    let Some(step) = self.pick(place, quiets) else {
                        batch = Batch::FirstKiller;
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
                Batch::FirstKiller | Batch::SecondKiller => {
                    let killer = killers[usize::from(batch == Batch::SecondKiller)];
                    batch = if batch == Batch::FirstKiller {
                        Batch::SecondKiller
                    } else {
                        Batch::ListQuiets
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
                Batch::ListQuiets => {
                    // Near the end of a line, quiet moves that cannot help are left out.
                    let hopeless = depth <= 2 && estimate + 90 * depth + 40 <= *alpha;
                    if prunes && hopeless && tried > 0 && best > -MATED {
                        batch = Batch::BadCaptures;
                        place = first;
                        continue;
                    }
                    batch = Batch::Quiets;
                    place = self.moves.len();
                    self.board.quiets(&mut self.moves, &self.promise);
                    continue;
                }
                Batch::Quiets => {
                    // And so are those that come late.
                    if prunes && depth <= 3 && late > 2 + depth * depth * 2 && best > -MATED {
                        batch = Batch::BadCaptures;
                        place = first;
                        continue;
                    }
                    // After the first few, one is as good as another.
                    let end = self.moves.len();
                    let next = if late < PICKED {
                        self.pick(place, end)
                    } else {
                        self.moves.get(place).map(|word| *word as Step)
                    };
                    let Some(step) = next else {
                        batch = Batch::BadCaptures;
                        place = first;
                        continue;
                    };
                    place += 1;
                    if step == remembered || step == killers[0] || step == killers[1] {
                        continue;
                    }
                    step
                }
                Batch::BadCaptures => {
                    if place >= bad {
                        batch = Batch::Done;
                        continue;
                    }
                    let step = self.moves.get(place).map_or(NO_STEP, |word| *word as Step);
                    place += 1;
                    step
                }
                Batch::Done => break,
            };
            if self.limits.overlooked > 0 && ply == 1 && tried > 0 && self.overlooks(step) {
                continue;
            }
            if checked && !self.board.may_evade(step, check) || !self.board.is_safe(step, checked) {
                continue;
            }
            let loud = self.board.is_loud(step);
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
    pub(super) fn pick(&mut self, place: usize, end: usize) -> Option<Step> {
        let list = self.moves.get_mut(place..end)?;
        if list.is_empty() {
            None
        } else {
            Some(bring_best(list))
        }
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
}

/// Takes the largest word out of a list, whose other words move towards its end. Its own function, so that the loop has
/// the registers to itself.
#[inline(never)]
fn bring_best(list: &mut [u32]) -> Step {
    let mut best = 0;
    for word in list {
        // Passing the best one along costs less than remembering its place.
        if *word > best {
            core::mem::swap(&mut best, word);
        }
    }
    best as Step
}
