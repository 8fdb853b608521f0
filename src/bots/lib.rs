//! Computer players that decide from one seat's view.
//!
//! A player here receives what one seat may know, a level and a seed, and names an action; equal input gives equal
//! output on every machine, and the full truth of a table never reaches this crate, so no player can cheat. Every game
//! of the catalogue has a folder of its own here, in which it implements [`Player`]. What a game leaves out comes from
//! the [`general`] player, who imagines the hidden things, plays the game out many times and takes the action that did
//! best. It needs nothing but the rules; a game that knows better lends it quick moves for playouts or the worth of a
//! position, or replaces the whole decision. Players who look ahead in their own way all compare their ideas by the same
//! means, `trial`: a player imagines worlds and plays them out, and the trial tells which idea did best.
//!
//! Thinking is counted in nodes, that is actions carried out on imagined games, and never in time: a player is equally
//! strong on a fast machine and on a slow one. The `stop` callback is for the impatient; a player that is stopped
//! answers at once with the best it has.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod choices;
pub mod general;
mod levels;
pub mod line_game;
pub mod player;
pub mod sparring;
mod sure;
mod trial;
pub mod ways;

#[cfg(test)]
mod tests;

// The games, each in a folder of its name.
pub mod bergen;
pub mod bingo;
pub mod block;
pub mod checkers;
pub mod chess;
pub mod crazy_eights;
pub mod cribbage;
pub mod domino_poker;
pub mod dominoes;
pub mod hearts;
pub mod monopoly;
pub mod no_respect;
pub mod no_thanks;
pub mod poker_dice;
pub mod rummy;
pub mod sorry;
pub mod texas;

pub use player::{Level, Player, ROOM, Room, Thought};
pub use sparring::Sparring;
