//! Drawing: the palette, the canvas with its few shapes, type, sprites, and the
//! stage on which every screen is put together. Nothing here knows a game or a
//! screen; the pieces those are made of are the `parts` of the console.
//!
//! A crate of its own, because every picture goes through it: on a board it is
//! compiled for speed where the rest of the console is compiled for size.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod canvas;
pub mod cloth;
pub mod colour;
pub mod damage;
mod face;
mod fixed;
pub mod font;
mod hash;
pub mod runs;
pub mod shapes;
pub mod sprite;
pub mod sprites;
pub mod stage;
mod text;
mod tilt;

#[cfg(test)]
mod tests;

pub use canvas::{Canvas, Word, Words, area};
pub use colour::Colour;
pub use damage::Damage;
pub use font::Font;
pub use shapes::Edge;
pub use sprite::{Inks, Sprite, Tone};
pub use stage::{Drawn, PANES, Stage, Surface, changes, paint, present};
pub use tilt::{TILTED, TILTED_ROOM, TURN};
