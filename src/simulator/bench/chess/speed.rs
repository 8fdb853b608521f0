//! How fast moves are found and positions searched.

use super::positions::DEEP;
use crate::uci::{from_fen, position};
use parlour_bots::ROOM;
use parlour_bots::chess::{Effort, TEN, perft, search};
use parlour_rules::Game;
use std::time::Instant;

/// Counts beyond which a position is left out of the quick comparison.
const QUICK: u64 = 5_000_000;

/// Counts paths on our board and on that of `cozy-chess`, then searches ten positions.
pub(super) fn measure() -> Result<(), String> {
    println!(
        "{:<20}{:>12}{:>12}{:>12}{:>8}",
        "paths", "number", "ours M/s", "cozy M/s", "ratio"
    );
    for (fen, depth, nodes) in DEEP.into_iter().filter(|row| row.2 <= QUICK) {
        let (counted, ours) = timed(|| Ok(perft(&position(&from_fen(fen)?), depth)))?;
        let (theirs, cozy) = timed(|| cozy_perft(fen, depth))?;
        if counted != nodes || theirs != nodes {
            return Err(format!("{fen}: {counted} and {theirs} instead of {nodes}"));
        }
        let speed = |seconds: f64| nodes as f64 / seconds / 1e6;
        println!(
            "{:<20}{nodes:>12}{:>12.1}{:>12.1}{:>8.2}",
            fen.split('/').next().unwrap_or_default(),
            speed(ours),
            speed(cozy),
            cozy / ours
        );
    }
    let per_node = cozy_nanos()?;
    println!();
    println!(
        "{:<22}{:>7}{:>9}{:>10}{:>12}{:>10}",
        "search", "depth", "nodes", "score", "nodes/ms", "to cozy"
    );
    let mut room = vec![[0; 2]; ROOM];
    for (name, fen) in TEN {
        let game = from_fen(fen)?;
        let view = game.view(game.turn().seat());
        let effort = Effort::plain(Effort::FULL.nodes, 60);
        let (report, seconds) = timed(|| {
            let found = search(&view, effort, 1, &mut room, &|| false, &mut |_| ());
            found.ok_or_else(|| format!("{name} has no move"))
        })?;
        let nanos = seconds * 1e9 / f64::from(report.nodes);
        println!(
            "{name:<22}{:>7}{:>9}{:>10}{:>12.0}{:>10.1}",
            report.depth,
            report.nodes,
            report.score,
            1e6 / nanos,
            nanos / per_node
        );
    }
    println!(
        "The last column: a node of the search in nodes of cozy-chess's count without a shortcut."
    );
    Ok(())
}

/// Counts all deep positions.
pub(super) fn deep() -> Result<(), String> {
    for (fen, depth, nodes) in DEEP {
        let (counted, seconds) = timed(|| Ok(perft(&position(&from_fen(fen)?), depth)))?;
        if counted != nodes {
            return Err(format!(
                "{fen}: {counted} instead of {nodes} at depth {depth}"
            ));
        }
        println!(
            "{fen} depth {depth}: {nodes}, {:.1} M/s",
            nodes as f64 / seconds / 1e6
        );
    }
    Ok(())
}

fn timed<T>(work: impl FnOnce() -> Result<T, String>) -> Result<(T, f64), String> {
    let start = Instant::now();
    let done = work()?;
    Ok((done, start.elapsed().as_secs_f64()))
}

fn cozy_board(fen: &str) -> Result<cozy_chess::Board, String> {
    fen.parse()
        .map_err(|_| format!("cozy-chess cannot read {fen}"))
}

/// The same count with the same shortcut: the last moves are counted and not made.
fn cozy_perft(fen: &str, depth: u32) -> Result<u64, String> {
    fn count(board: &cozy_chess::Board, depth: u32) -> u64 {
        let mut nodes = 0;
        board.generate_moves(|moves| {
            if depth <= 1 {
                nodes += moves.len() as u64;
            } else {
                for played in moves {
                    let mut next = board.clone();
                    next.play_unchecked(played);
                    nodes += count(&next, depth - 1);
                }
            }
            false
        });
        nodes
    }
    Ok(count(&cozy_board(fen)?, depth))
}

/// Nanoseconds that cozy-chess takes to make a move and to list those that follow.
fn cozy_nanos() -> Result<f64, String> {
    fn count(board: &cozy_chess::Board, depth: u32, made: &mut u64) -> u64 {
        let mut listed = 0;
        board.generate_moves(|moves| {
            for played in moves {
                listed += 1;
                if depth > 0 {
                    let mut next = board.clone();
                    next.play_unchecked(played);
                    *made += 1;
                    listed += count(&next, depth - 1, made);
                }
            }
            false
        });
        listed
    }
    let board = cozy_board(TEN[2].1)?;
    let mut made = 0;
    let (listed, seconds) = timed(|| Ok(count(&board, 3, &mut made)))?;
    if listed < made {
        return Err("cozy-chess lists fewer moves than it makes".into());
    }
    Ok(seconds * 1e9 / made as f64)
}
