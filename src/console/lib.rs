//! The whole of Parlour but the hardware: shell, table, screens, art, and what is kept when the power goes.
//!
//! A front end (the firmware, the page, the headless program) owns a [`Console`], tells it which button went down or up
//! and how late it is, and shows what it draws. Nothing here touches a pin, a clock, a file or the heap, and the same
//! seed and the same buttons at the same times give the same pictures everywhere.
//!
//! How the rooms lie:
//!
//! * [`paint`] knows colours, type and sprites, and repaints only what changed; [`parts`] are the pieces that screens
//!   are made of: cards, rows, dialogs, the curtain.
//! * [`screen`] is the trait by which a game comes to the glass. Each game has a folder of its name here; [`cursor`] has
//!   the steps that their cursors take, [`seats`] the plates of the players round the table.
//! * [`table`] plays any game: hand-over, recap, log, undo, computers' moves, saving, the end.
//! * `shell` is everything round the table: start picture, list of games, set-up, settings, menus.
//! * `deed` tells the way of a press: one call down to whoever obeys it, one [`screen::Reaction`] up, and what the house
//!   does about it.
//! * [`store`] names the records that outlive the power; [`people`], [`settings`] and [`statistics`] are three of them.
//!
//! The console is driven by calls and answers in three queues: [`Console::take_sound`], [`Console::take_write`] and
//! [`Console::job`]. A computer player's decision is a [`Job`] that holds one seat's view and nothing else; a device
//! works on it in the background while the console goes on, a page runs it on the spot with [`Console::think`].
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod console;
pub mod cursor;
mod deed;
pub mod fitting;
pub mod habits;
pub mod keyboard;
pub mod keys;
pub mod line_game;
pub mod parts;
pub mod people;
pub mod screen;
pub mod seats;
pub mod settings;
mod shell;
pub mod sound;
pub mod squares;
pub mod statistics;
pub mod store;
pub mod table;
#[cfg(test)]
mod testing;
mod tips;
mod toast;
#[cfg(test)]
mod toy;

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

/// How everything is drawn, a crate of its own.
pub use parlour_paint as paint;

pub use console::Console;
pub use deed::NewGame;
pub use keys::Button;
pub use shell::Crash;
pub use sound::Tone;
pub use store::Key;
pub use table::{ActionText, GAMES, Job};
