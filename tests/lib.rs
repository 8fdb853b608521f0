//! Helpers shared by the tests that cross crates.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a helper that cannot go on fails its test"
)]

pub mod random;
