//! A bit that is read at irregular distances, so that neither its own period nor that of the reading shows.

use rand_core::RngCore;

/// The shortest distance between two readings, and by how much it may be longer, in cycles of the processor: some
/// microseconds, in which the oscillator goes round dozens of times.
const SHORTEST: u32 = 256;
const LONGER_BITS: u32 = 9;

/// A source of words from a bit and the means to wait.
pub struct Spaced<Read, Wait> {
    read: Read,
    wait: Wait,
    /// Decides the next distance.
    lot: u32,
}

impl<Read: FnMut() -> bool, Wait: FnMut(u32)> Spaced<Read, Wait> {
    /// Takes what reads the bit and what waits for some cycles.
    pub fn new(read: Read, wait: Wait) -> Self {
        Spaced {
            read,
            wait,
            lot: 0x9E37_79B9,
        }
    }

    fn bit(&mut self) -> bool {
        (self.wait)(SHORTEST + (self.lot >> (32 - LONGER_BITS)));
        let bit = (self.read)();
        // The distances come from a generator of their own (xorshift by Marsaglia), which each bit leads elsewhere.
        self.lot ^= u32::from(bit);
        self.lot ^= self.lot << 13;
        self.lot ^= self.lot >> 17;
        self.lot ^= self.lot << 5;
        bit
    }
}

impl<Read: FnMut() -> bool, Wait: FnMut(u32)> RngCore for Spaced<Read, Wait> {
    fn next_u32(&mut self) -> u32 {
        (0..32).fold(0, |word, _| word << 1 | u32::from(self.bit()))
    }

    fn next_u64(&mut self) -> u64 {
        rand_core::impls::next_u64_via_u32(self)
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        rand_core::impls::fill_bytes_via_next(self, bytes);
    }
}
