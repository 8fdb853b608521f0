//! Counting moves on the search's own board, to check it and to measure it.

use super::board::{Board, NO_STEP, Step};
use super::generate::Moves;
use parlour_rules::chess::Position;

/// The number of sequences of so many legal moves, counted on the search's own board: the usual measure of a generator.
pub fn perft(position: &Position, depth: u32) -> u64 {
    let mut moves = Moves::new();
    perft_on(&mut Board::of(position, 0), depth, &mut moves)
}

fn perft_on(board: &mut Board, depth: u32, moves: &mut Moves) -> u64 {
    let checked = board.in_check();
    let first = moves.len();
    board.captures(moves, true);
    board.quiets(moves, &[0; 2048]);
    let mut nodes = 0;
    for place in first..moves.len() {
        let step = moves.get(place).map_or(NO_STEP, |word| *word as Step);
        if !board.is_safe(step, checked) {
            continue;
        }
        if depth <= 1 {
            nodes += 1;
        } else {
            board.make(step);
            nodes += perft_on(board, depth - 1, moves);
            board.unmake();
        }
    }
    moves.truncate(first);
    nodes
}

/// Makes every sequence of so many legal moves and lists the captures after each move: what a search spends its time
/// with besides estimates. Gives the moves that were made and the captures that were listed.
pub fn walk(position: &Position, depth: u32) -> (u64, u64) {
    let mut moves = Moves::new();
    walk_on(&mut Board::of(position, 0), depth, &mut moves)
}

fn walk_on(board: &mut Board, depth: u32, moves: &mut Moves) -> (u64, u64) {
    let checked = board.in_check();
    let first = moves.len();
    board.captures(moves, true);
    let (mut made, mut listed) = (0, (moves.len() - first) as u64);
    if depth > 0 {
        board.quiets(moves, &[0; 2048]);
        for place in first..moves.len() {
            let step = moves.get(place).map_or(NO_STEP, |word| *word as Step);
            if board.is_safe(step, checked) {
                board.make(step);
                let below = walk_on(board, depth - 1, moves);
                board.unmake();
                made += 1 + below.0;
                listed += below.1;
            }
        }
    }
    moves.truncate(first);
    (made, listed)
}
