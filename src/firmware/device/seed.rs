//! Chance: the one place where the hardware's noise enters the program.

use embassy_rp::clocks::RoscRng;

/// The seed of the console: eight bytes of the ring oscillator's random bit, the first read being the lowest byte and
/// in each byte the first bit read the highest. Read once, at the start.
pub(crate) fn draw() -> u64 {
    let mut bytes = [0; 8];
    RoscRng.fill_bytes(&mut bytes);
    u64::from_le_bytes(bytes)
}
