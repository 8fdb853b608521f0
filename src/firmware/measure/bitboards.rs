//! The same work done by `cozy-chess`, a fast public generator that keeps its board as sets of squares, a bit each.

use cozy_chess::Board;

/// The number of sequences of so many legal moves; the last ones are counted and not made.
#[inline(never)]
pub(super) fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth <= 1 {
            nodes += moves.len() as u64;
        } else {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                nodes += perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

/// Makes every sequence of so many legal moves and lists the captures after each move. Gives the moves that were made
/// and the captures that were listed.
#[inline(never)]
pub(super) fn walk(board: &Board, depth: u32) -> (u64, u64) {
    let theirs = board.colors(!board.side_to_move());
    let (mut made, mut listed) = (0, 0);
    board.generate_moves(|mut moves| {
        if depth > 0 {
            for played in moves {
                let mut next = board.clone();
                next.play_unchecked(played);
                let below = walk(&next, depth - 1);
                made += 1 + below.0;
                listed += below.1;
            }
        }
        moves.to &= theirs;
        for played in moves {
            listed += u64::from(played.to != played.from);
        }
        false
    });
    (made, listed)
}
