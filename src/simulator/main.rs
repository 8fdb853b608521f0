//! Parlour on a computer.
fn main() {}
