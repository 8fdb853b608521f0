//! Every game as a pure state machine.
#![no_std]
