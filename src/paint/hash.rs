//! A small hash by which the stage tells whether something looks different from
//! the frame before: a turn, an exclusive or and a multiplication for each word.
//! It is not meant to withstand anybody.

use core::hash::Hasher;

/// The running hash.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Looks(u32);

impl Looks {
    #[inline(always)]
    fn add(&mut self, word: u32) {
        // The golden ratio in 32 bits, which is odd, so that no word is lost.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9);
    }
}

impl Hasher for Looks {
    fn finish(&self) -> u64 {
        u64::from(self.0)
    }

    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.add(u32::from_le_bytes(*word));
        }
        for byte in rest {
            self.add((*byte).into());
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.add(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.add(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.add(value);
    }

    fn write_u64(&mut self, value: u64) {
        self.add(value as u32);
        self.add((value >> 32) as u32);
    }

    fn write_usize(&mut self, value: usize) {
        self.add(value as u32);
    }

    fn write_i8(&mut self, value: i8) {
        self.add(value as u32);
    }

    fn write_i16(&mut self, value: i16) {
        self.add(value as u32);
    }

    fn write_i32(&mut self, value: i32) {
        self.add(value as u32);
    }

    fn write_isize(&mut self, value: isize) {
        self.add(value as u32);
    }
}
