//! The whole product minus the hardware.
#![no_std]

pub mod paint;
pub mod parts;
