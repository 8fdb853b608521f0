//! Parlour on a computer: the page, pictures without a window, JSON lines, the Universal Chess Interface, benchmarks, and
//! the fitting of the chess player's numbers.
//!
//! Each command of the program `parlour` is a file of its own here, with one entry, `run`. What they share with the
//! tests is [`headless`]: a console with keys, clock and storage but without a window.

pub mod bench;
mod engine;
pub mod film;
pub mod fit;
pub mod gallery;
pub mod headless;
pub mod json;
pub mod play;
pub mod recording;
pub mod shot;
pub mod stored;
pub mod trying;
pub mod uci;
