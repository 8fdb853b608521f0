//! Chance on the device: what makes the games of one switch-on differ from those of all others.
//!
//! Four things go into it. None of them is trusted alone.
//!
//! * **The ring oscillator**, whose output can be read as a bit. It is no measured source of randomness: bits that are
//!   read back to back are biased and come round again, and nobody promises how much of a bit is noise. So [`RAW_WORDS`]
//!   words of it are taken at irregular distances ([`Spaced`]). If only one bit in thirty-two were noise, that would
//!   still fill a seed.
//! * **The number of the flash chip**, which its maker gave to no other.
//! * **The number of the switch-on**, counted in the store and kept there before anybody can deal.
//! * **The instant of every press**, in microseconds, and so of the press on Deal (`Console::stir`).
//!
//! The first three are condensed by BLAKE2s ([`seed`]): the seed depends on every bit of them, and no pattern of one
//! shows in it. The last is stirred into the table's generator as the presses come.
//!
//! Tests and whoever looks for a mistake need the same games again; they can wish for a seed, as `device/chance.rs` says.
//!
//! What follows from this: if the oscillator is as noisy as it should be, all deals are equally likely and nobody can
//! foretell one. If it is stuck for good, the games of two switch-ons, and of two devices, still differ, as those of two
//! presses do; they look like chance, but whoever knows the chip's number, the count and the instants could work them
//! out. If the store fails too, the instants are left. It is a game of cards and no lock: nothing here guards a secret.

mod blake2s;
mod spaced;
#[cfg(test)]
mod tests;

use blake2s::Blake2s;
use rand_core::RngCore;

pub use spaced::Spaced;

/// The words of raw noise that go into a seed: 2,048 bits.
pub const RAW_WORDS: usize = 64;

/// The seed of a switch-on from raw noise, the number of the flash chip and the number of the switch-on.
pub fn seed(noise: &mut impl RngCore, chip: [u8; 8], number: u32) -> u64 {
    let mut hash = Blake2s::new();
    for _ in 0..RAW_WORDS {
        hash.update(&noise.next_u32().to_le_bytes());
    }
    hash.update(&chip);
    hash.update(&number.to_le_bytes());
    let [a, b, ..] = hash.finish();
    u64::from(b) << 32 | u64::from(a)
}
