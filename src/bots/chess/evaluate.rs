//! What a position is worth to the side to move, in hundredths of a pawn. The pieces on their squares are added up as
//! moves are made, so this estimate is nearly free; the [network](super::net) is only asked for its judgement where that
//! can matter to the search.

use super::board::{Board, index, other};
use super::tables::{BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE, pair};

/// What the network changes at the most, or nearly.
const MARGIN: i32 = 500;
/// For the side to move.
pub(super) const TEMPO: i32 = pair(20, -2);

/// The middle game's half of a worth.
pub(super) const fn middle(worth: i32) -> i32 {
    (worth + 0x8000) >> 16
}

/// The endgame's half of a worth.
pub(super) const fn end(worth: i32) -> i32 {
    worth as i16 as i32
}

/// Both halves by how much of the middle game is left.
#[inline(always)]
pub(super) fn blend(worth: i32, phase: u8) -> i32 {
    let (part, rest) = shares(phase);
    (middle(worth) * part + end(worth) * rest) >> 12
}

/// How much the middle game's half of a worth counts and how much the endgame's, in 4096ths or nearly.
#[inline(always)]
pub(super) fn shares(phase: u8) -> (i32, i32) {
    // 24 is all of it; multiplied by 171 it is as good as 4096.
    let part = (phase as i32).min(24) * 171;
    (part, 4104 - part)
}

/// What the pieces on their squares are worth.
pub(super) struct Rough {
    /// To the side to move.
    score: i32,
    /// Whether a king stands alone, so that nothing counts but to mate it.
    bare: bool,
}

impl Rough {
    /// To the side to move.
    #[inline(always)]
    pub(super) const fn score(&self) -> i32 {
        self.score
    }

    /// Whether a king stands alone.
    pub(super) const fn is_bare(&self) -> bool {
        self.bare
    }

    /// Whether the network could not bring it between two bounds, or hardly, or has nothing to say.
    #[inline(always)]
    pub(super) const fn is_beyond(&self, alpha: i32, beta: i32) -> bool {
        self.bare || self.score <= alpha - MARGIN || self.score >= beta + MARGIN
    }
}

/// The first estimate, which is nearly free.
#[inline(always)]
pub(super) fn rough(board: &Board) -> Rough {
    let driven = if board.phase <= 6 {
        drive(board, WHITE) - drive(board, BLACK)
    } else {
        0
    };
    Rough {
        score: scored(board, board.worth + driven),
        bare: driven != 0,
    }
}

/// A worth to White as a score for the side to move.
#[inline(always)]
fn scored(board: &Board, worth: i32) -> i32 {
    let worth = if board.side == WHITE { worth } else { -worth };
    scaled(board, blend(worth + TEMPO, board.phase))
}

/// Without pawns, a small advantage wins nothing.
#[inline(always)]
fn scaled(board: &Board, score: i32) -> i32 {
    if board.phase > 8 {
        return score;
    }
    let ahead = if score > 0 {
        board.side
    } else {
        other(board.side)
    };
    let count = |piece: u8| board.counts[(ahead | piece) as usize & 15];
    if count(PAWN) > 0 || count(QUEEN) > 0 {
        return score;
    }
    let behind = |piece: u8| board.counts[(other(ahead) | piece) as usize & 15];
    let worth = |count: &dyn Fn(u8) -> u8| count(ROOK) * 5 + count(BISHOP) * 3 + count(KNIGHT) * 3;
    let (more, less) = (worth(&count), worth(&behind));
    let knights_only = count(ROOK) == 0 && count(BISHOP) == 0;
    if more < 5 || (knights_only && behind(PAWN) == 0) || more <= less.saturating_add(3) {
        score / 8
    } else {
        score
    }
}

/// Drives a bare king to the edge, and the own king after it.
#[inline(never)]
fn drive(board: &Board, us: u8) -> i32 {
    let them = other(us);
    let men = |colour: u8| {
        let count = |kind: u8| board.counts[(colour | kind) as usize & 15];
        count(PAWN) + count(KNIGHT) + count(BISHOP) + count(ROOK) + count(QUEEN)
    };
    let count = |piece: u8| board.counts[(us | piece) as usize & 15];
    let heavy = count(ROOK) + count(QUEEN) > 0;
    // Without a rook or queen, pawns have to be promoted first.
    if men(them) > 0 || men(us) == 0 || (count(PAWN) > 0 && !heavy) {
        return 0;
    }
    let (mine, theirs) = (board.king(us), board.king(them));
    let middle = |at: u8| {
        let off = |line: u8| if line < 4 { 3 - line } else { line - 4 } as i32;
        off(at & 7) + off(at >> 4)
    };
    let apart = (mine & 7).abs_diff(theirs & 7) as i32 + (mine >> 4).abs_diff(theirs >> 4) as i32;
    let mut worth = middle(theirs) * 12 + (14 - apart) * 6;
    if count(BISHOP) == 1 && count(KNIGHT) == 1 && !heavy {
        // Bishop and knight mate only in a corner of the bishop's colour.
        let bishop = board.lists[index(us)]
            .iter()
            .find(|at| board.at(**at) == us | BISHOP)
            .copied()
            .unwrap_or(0);
        let light = ((bishop & 7) + (bishop >> 4)) & 1 == 1;
        let (file, rank) = ((theirs & 7) as i32, (theirs >> 4) as i32);
        let (one, other) = if light {
            (file + 7 - rank, rank + 7 - file)
        } else {
            (file + rank, 14 - file - rank)
        };
        worth += (14 - one.min(other)) * 16;
    }
    pair(worth, worth)
}
