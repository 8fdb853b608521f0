//! Computer players that decide from one seat's view.
#![no_std]
