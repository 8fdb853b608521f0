//! A position in the middle of a search: what spares the look at its moves.

use super::super::board::NO_STEP;
use super::super::memory::{Bound, MATED};
use super::super::tables::{BISHOP, KNIGHT, QUEEN, ROOK};
use super::{INFINITE, LAST_PLY, MATE, Search};

impl Search<'_> {
    /// The score of a position for its side to move, looking `depth` moves ahead.
    pub(super) fn look(
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
}
