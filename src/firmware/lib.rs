//! The firmware's thinking, without its hardware: what can be computed, and so tested, on any machine.
//!
//! The program itself is in `device/`, and only for the RP2040: tasks that carry bytes between pins and the
//! [console](https://docs.rs/embassy-executor). What it decides rather than does is here.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

pub mod apart;
pub mod battery;
pub mod beam;
pub mod chance;
pub mod debounce;
pub mod difference;
pub mod expand;
pub mod light;
pub mod remains;
pub mod storage;
pub mod time;
pub mod tone;
