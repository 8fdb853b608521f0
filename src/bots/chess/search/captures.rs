//! The end of a line: captures only, until nothing hangs any more.

use super::super::attack::Check;
use super::super::generate::prize;
use super::{INFINITE, LAST_PLY, MATE, Search};

impl Search<'_> {
    /// The score of a position when only captures are looked at, or every move out of check. The side to move may leave
    /// the captures alone.
    pub(super) fn look_at_captures(
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
        // Where not even a queen for nothing would help, there is nothing to look for.
        if !evades && best + 1_100 <= alpha {
            return best;
        }
        let check = if checked {
            self.board.check()
        } else {
            Check::NONE
        };
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
            if !evades {
                // What follows promises less still.
                if estimate + prize(&self.board, step) + 150 <= alpha {
                    break;
                }
                if self.board.is_bad_capture(step) {
                    continue;
                }
            }
            if checked && !self.board.may_evade(step, check) || !self.board.is_safe(step, checked) {
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
}
