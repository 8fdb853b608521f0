//! The commands behind the cargo aliases.
fn main() {}
