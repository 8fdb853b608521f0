//! A small hash (FNV-1a, 32 bits) by which the stage tells whether something
//! looks different from the frame before. It is not meant to withstand anybody.

use core::hash::Hasher;

/// The running hash.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fnv(u32);

impl Default for Fnv {
    fn default() -> Self {
        Self(0x811C_9DC5)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        u64::from(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
