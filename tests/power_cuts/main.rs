//! The store of the firmware over a flash chip that behaves like a real one: bits only go down, sectors go up whole,
//! and the power may go at every single operation, also in the middle of it.
//!
//! The flash is in `flash.rs`, what must be true afterwards in `model.rs`. Nothing here runs on a handheld; the same
//! code on the emulated processor is tested in `tests/emulator`.

mod every_cut;
mod flash;
mod model;
mod random_cuts;
mod wear;
