//! Tests of Bingo: the numbered rules, the vectors of the rule sheet, and what a damaged save could hold.

mod rules;
mod soundness;
mod vectors;

use super::{Bingo, Event};
use crate::testing::{Script, legal, open, play, scripted};
use crate::tiles::Tile;
use std::string::String;
use std::vec::Vec;

const MAY_LEAVE: &str = "removal=may-leave";

/// The tiles in the order of the set: 0-0, 1-0, 1-1, 2-0 and so on.
fn ascending() -> Vec<Tile> {
    Tile::set().collect()
}

/// A game with this row; what it does not name follows in any order.
fn laid(row: &[Tile], options: &str) -> Bingo {
    scripted::<Bingo>(1, 1, options, Script::new().pack_of(row)).0
}

/// The same with tiles by their texts.
fn laid_as(row: &str, options: &str) -> Bingo {
    scripted::<Bingo>(1, 1, options, Script::new().pack(row)).0
}

/// One pass: how many tiles and which number it began with, and which tiles it removed.
#[derive(Debug, PartialEq)]
struct Pass(usize, u8, String);

/// Plays to the end, the answer to every match from `answer`; gives all passes, the last one too.
fn passes_of(game: &mut Bingo, answer: impl Fn(&Bingo) -> &'static str) -> Vec<Pass> {
    let mut passes = Vec::new();
    let mut now = Pass(game.open.row.len(), game.open.number(), String::new());
    loop {
        let action = match legal(game).as_str() {
            "" => break,
            "count" => "count",
            _ => answer(game),
        };
        for event in open(play(game, action)) {
            match event {
                Event::Removed { tile } => {
                    now.2 += if now.2.is_empty() { "" } else { " " };
                    now.2 += &std::format!("{tile}");
                }
                Event::PassEnded { .. } => {
                    let next = Pass(game.open.row.len(), game.open.number(), String::new());
                    passes.push(core::mem::replace(&mut now, next));
                }
                _ => {}
            }
        }
    }
    if game.open.has_won() {
        passes.push(now);
    }
    passes
}
