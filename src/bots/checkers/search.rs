//! Looking ahead: alpha-beta, deeper and deeper until the nodes are used up, and from the last depth on through jumps
//! only. All memory is fixed; a node is a move made on the board.

use super::evaluate::{MAN, evaluate};
use super::memory::{Bound, Fingerprint, Hint, Memories};
use super::order::Order;
use crate::Room;
use heapless::Vec;
use parlour_rules::Rng;
use parlour_rules::checkers::{CheckersView, MEMORY, Move, Options, Position, Side};

/// No line of moves is looked at further than this, jumps at its end included; it bounds the recursion.
pub(super) const MAX_PLY: usize = 48;
/// No search goes deeper than this before it looks at jumps only.
const MAX_DEPTH: u8 = 40;
/// No line is made longer on account of a threat beyond this.
const LAST_EXTENSION: usize = 32;
/// Room for the moves of all positions on one line. Where it is used up, the last moves are left out.
const MOVE_ROOM: usize = 512;
/// After so many single moves a player lets the game come to its end.
const LONG_GAME: u32 = 200;
/// The most moves that are weighed against one another.
const MAX_CHOICES: usize = 64;
/// From this place in a list on, moves are looked at less deep first, ...
const LATE: usize = 3;
/// ... unless the look is short anyhow, ...
const SHORT: u8 = 2;
/// ... or so few checkers are left that the only move that wins may well come late.
const FEW: usize = 5;
/// How often a search asks whether it should stop, in nodes.
const STOP_EVERY: u32 = 32;

/// The score of a game that is won at once; each move that it takes costs a point.
const WIN: i16 = 10_000;
/// Above this, a score is a win that has been seen.
const WON: i16 = WIN - 1_000;

/// A move and what it is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Candidate {
    pub(super) played: Move,
    pub(super) score: i16,
}

/// A search from the position of a view.
pub(super) struct Search<'a> {
    options: Options,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
    budget: u32,
    nodes: u32,
    /// The positions that led here: those of the game since something last changed, then those of the present line.
    line: Vec<Fingerprint, { MEMORY + MAX_PLY + 2 }>,
    /// How many of those are the game's.
    past: usize,
    moves: Vec<Move, MOVE_ROOM>,
    /// From which place on moves come late.
    late: usize,
    order: Order,
    memories: Memories<'a>,
}

/// A position within the search.
#[derive(Clone, Copy)]
struct Node {
    position: Position,
    ply: usize,
    /// Quiet single moves in a row up to here.
    quiet: u16,
    /// Where in the line the present run of quiet moves begins.
    run: usize,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        view: &CheckersView,
        budget: u32,
        room: &'a mut Room,
        stop: &'a dyn Fn() -> bool,
    ) -> Search<'a> {
        let [dark, light] = [Side::Dark, Side::Light].map(|side| view.position().of(side));
        let crowd = (dark | light).len();
        let mut line = Vec::new();
        for position in view.since_change().skip(1) {
            // A run never has more positions than there is room for; if it had, the oldest would be left out.
            let _ = line.push(Fingerprint::of(&position));
        }
        Search {
            options: view.options(),
            stop,
            stopped: false,
            budget,
            nodes: 0,
            past: line.len(),
            line,
            moves: Vec::new(),
            late: if crowd > FEW { LATE } else { usize::MAX },
            order: Order::UNKNOWN,
            memories: Memories::new(room),
        }
    }

    /// How many moves have been made on the board.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes
    }

    /// All moves of the side to move with their scores, best first, from the deepest look that was finished for them;
    /// before any look, in a random order.
    pub(super) fn weigh(
        &mut self,
        view: &CheckersView,
        rng: &mut Rng,
    ) -> Vec<Candidate, MAX_CHOICES> {
        let root = Node {
            position: *view.position(),
            ply: 0,
            quiet: view.quiet().0,
            run: 0,
        };
        let mut candidates: Vec<Candidate, MAX_CHOICES> = Vec::new();
        root.position.moves(self.options.moves, &mut |played| {
            // A position with more moves than this has not been seen; the rest would be left out.
            let _ = candidates.push(Candidate { played, score: 0 });
        });
        if view.played() >= LONG_GAME {
            settle_down(&root.position, &mut candidates);
        }
        rng.shuffle(&mut candidates);
        self.remember(&root.position);
        for depth in 1..=MAX_DEPTH {
            self.deepen(&root, depth, &mut candidates);
            let settled = candidates
                .first()
                .is_some_and(|best| best.score.abs() > WON);
            if self.stopped || settled {
                break;
            }
        }
        candidates
    }

    /// Weighs all moves once more, one move deeper.
    fn deepen(&mut self, root: &Node, depth: u8, candidates: &mut Vec<Candidate, MAX_CHOICES>) {
        let mut best = -WIN;
        for place in 0..candidates.len() {
            let Some(played) = candidates.get(place).map(|candidate| candidate.played) else {
                return;
            };
            let score = self.score_of(root.after(played, &self.line), depth, best, WIN, place);
            if self.stopped {
                return;
            }
            // A move that is no better than the best so far has only a bound; it stays where it was, after the best.
            if score > best || place == 0 {
                best = score;
                if let Some(candidate) = candidates.get_mut(place) {
                    candidate.score = score;
                }
                candidates[..=place].rotate_right(1);
            } else if let Some(candidate) = candidates.get_mut(place) {
                candidate.score = score;
            }
        }
    }

    fn remember(&mut self, position: &Position) {
        // The line has room for a whole run and for every ply.
        let _ = self.line.push(Fingerprint::of(position));
    }

    /// The score of a position for its side to move, looking `depth` moves ahead.
    fn look(&mut self, node: Node, depth: u8, alpha: i16, beta: i16) -> i16 {
        self.count_node();
        if self.stopped {
            return 0;
        }
        let position = &node.position;
        if position.of(position.side()).is_empty() {
            return node.lost();
        }
        if self.is_drawn(&node) {
            return 0;
        }
        let depth = self.deepened(&node, depth);
        if depth == 0 || node.ply >= MAX_PLY {
            return self.look_at_jumps(node, alpha, beta);
        }
        let fingerprint = Fingerprint::of(position);
        let known = self.memories.recall(fingerprint);
        if let Some(known) = known
            && known.depth >= depth
            && known.score.abs() < WON
        {
            match known.bound {
                Bound::Exact => return known.score,
                Bound::AtLeast if known.score >= beta => return known.score,
                Bound::AtMost if known.score <= alpha => return known.score,
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let first = self.moves.len();
        let moves = &mut self.moves;
        position.moves(self.options.moves, &mut |played| {
            let _ = moves.push(played);
        });
        let count = self.moves.len() - first;
        let score = if count == 0 {
            self.without_moves(&node)
        } else {
            let hint = known.map(|known| known.best);
            let _ = self.line.push(fingerprint);
            let score = self.best_of(&node, first, depth, (alpha, beta), hint, fingerprint);
            self.line.pop();
            score
        };
        self.moves.truncate(first);
        score
    }

    /// How deep to look where jumping is a must: a jump that is forced costs nothing, so that long rows of exchanges
    /// are seen to their end; and where the other side is about to jump, at least one move is looked at.
    fn deepened(&self, node: &Node, depth: u8) -> u8 {
        let position = &node.position;
        if !self.options.moves.must_jump || node.ply >= LAST_EXTENSION {
            depth
        } else if !position.jumpers().is_empty() {
            depth.saturating_add(u8::from(depth > 0))
        } else if depth == 0 && !position.passed().jumpers().is_empty() {
            1
        } else {
            depth
        }
    }

    /// The score of the best of the moves from `first` on.
    fn best_of(
        &mut self,
        node: &Node,
        first: usize,
        depth: u8,
        (alpha, beta): (i16, i16),
        hint: Option<Hint>,
        fingerprint: Fingerprint,
    ) -> i16 {
        let mut best = -WIN;
        let mut best_move = None;
        let mut raised = alpha;
        let side = node.position.side();
        let list = self.moves.get_mut(first..).unwrap_or_default();
        self.order.sort(list, side, node.ply, hint);
        for place in first..self.moves.len() {
            let Some(played) = self.moves.get(place).copied() else {
                break;
            };
            let next = node.after(played, &self.line);
            let score = self.score_of(next, depth, raised, beta, place - first);
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                best_move = Some(played);
            }
            raised = raised.max(score);
            if raised >= beta {
                self.order.learn(side, played, node.ply, depth);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memories
            .keep(fingerprint, best, depth, bound, best_move);
        best
    }

    /// The score of a move for the side that makes it. Only the first of a list is looked into closely. Any other is
    /// asked no more than whether it is better than the best so far, which is cheap and mostly answered with no; and
    /// late in the list it is first asked with a shorter look.
    fn score_of(&mut self, next: Node, depth: u8, alpha: i16, beta: i16, place: usize) -> i16 {
        if place > 0 {
            let late = place >= self.late && depth > SHORT && next.position.jumpers().is_empty();
            if late {
                let score = -self.look(next, depth - 2, -alpha - 1, -alpha);
                if score <= alpha {
                    return score;
                }
            }
            let score = -self.look(next, depth - 1, -alpha - 1, -alpha);
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.look(next, depth - 1, -beta, -alpha)
    }

    /// The score of a position when only jumps are looked at. Where nobody has to jump, the side to move may leave it.
    fn look_at_jumps(&mut self, node: Node, mut alpha: i16, beta: i16) -> i16 {
        let position = &node.position;
        if position.of(position.side()).is_empty() {
            return node.lost();
        }
        let can_jump = !position.jumpers().is_empty();
        let must_jump = can_jump && self.options.moves.must_jump;
        if !can_jump && position.steppers().is_empty() {
            return self.without_moves(&node);
        }
        let mut best = -WIN;
        if !must_jump || node.ply >= MAX_PLY {
            best = evaluate(position);
            alpha = alpha.max(best);
            if !can_jump || alpha >= beta || node.ply >= MAX_PLY {
                return best;
            }
        }
        let first = self.moves.len();
        let moves = &mut self.moves;
        position.jumps(self.options.moves, &mut |played| {
            let _ = moves.push(played);
        });
        for place in first..self.moves.len() {
            let Some(played) = self.moves.get(place).copied() else {
                break;
            };
            self.count_node();
            if self.stopped {
                break;
            }
            let score = -self.look_at_jumps(node.after(played, &[]), -beta, -alpha);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.moves.truncate(first);
        best
    }

    fn count_node(&mut self) {
        if self.stopped {
            return;
        }
        let due = self.nodes.is_multiple_of(STOP_EVERY);
        if self.nodes >= self.budget || (due && (self.stop)()) {
            self.stopped = true;
        } else {
            self.nodes += 1;
        }
    }

    /// A player with checkers and without a move.
    fn without_moves(&self, node: &Node) -> i16 {
        if self.options.blocked_draws {
            0
        } else {
            node.lost()
        }
    }

    /// Whether the game counts as drawn here: by the quiet limit, or because the position comes back for the third time.
    /// Within the search once is enough, for what can be repeated once can be repeated again.
    fn is_drawn(&self, node: &Node) -> bool {
        if node.quiet == 0 {
            return false;
        }
        let mut seen = 0;
        if self.options.repetition_draws {
            let fingerprint = Fingerprint::of(&node.position);
            for (place, earlier) in self.line.iter().enumerate().skip(node.run) {
                if *earlier == fingerprint {
                    seen += if place < self.past { 1 } else { 2 };
                }
            }
        }
        (seen >= 2 || node.quiet >= self.options.quiet_limit.single_moves())
            && node.position.can_move()
    }
}

impl Node {
    fn after(&self, played: Move, line: &[Fingerprint]) -> Node {
        let lasting = self.position.is_lasting(played);
        Node {
            position: self.position.make(played),
            ply: self.ply + 1,
            quiet: if lasting { 0 } else { self.quiet + 1 },
            run: if lasting { line.len() } else { self.run },
        }
    }

    fn lost(&self) -> i16 {
        self.ply as i16 - WIN
    }
}

/// Leaves out the steps of men that only put off a draw, if there is anything else to play: who is ahead and cannot win
/// would otherwise make one of them whenever the quiet limit comes near, and the game would go on for hours.
fn settle_down(position: &Position, candidates: &mut Vec<Candidate, MAX_CHOICES>) {
    let side = position.side();
    let matters = |played: Move| {
        let crowns = side.crowning_row().has(played.to());
        played.is_jump() || crowns || !position.is_lasting(played)
    };
    if candidates.iter().any(|candidate| matters(candidate.played)) {
        candidates.retain(|candidate| matters(candidate.played));
    }
}

/// Whether a score is so low that a draw is welcome.
pub(super) fn is_losing(score: i16) -> bool {
    score <= -MAN / 2
}
