//! Chance: the generator that a game owns, and the fate that a host may put in its place.
//!
//! A game never draws from its generator directly but through the [`Croupier`](crate::Croupier), which shows every
//! outcome to the [`Fate`] of the moment. The usual fate, [`Free`], lets everything be as it fell. A host that records
//! or scripts a game brings its own. The generator moves on in the same way whatever fate says, so that a script that
//! has run out leaves a game that goes on from its seed.

use crate::ledger::Thing;
use core::fmt::Display;
use serde::{Deserialize, Serialize};

pub use rand_core::{RngCore, SeedableRng};

#[cfg(test)]
mod tests;

/// A small generator of 32-bit words, xoshiro128++ by Blackman and Vigna, made for a processor without 64-bit
/// arithmetic. It is written out here because the crates that offer it ask for the standard library as soon as their
/// state is to be saved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng([u32; 4]);

impl Rng {
    /// A number from 0 to `limit - 1`, each as likely as the others; 0 for a limit of 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        if limit <= 1 {
            return 0;
        }
        // Numbers above the last whole multiple of the limit are thrown again, at most half of them. The bound on the
        // number of throws is never met in practice; it is there because no loop of ours may run for ever.
        let spare = u32::MAX - (u32::MAX % limit + 1) % limit;
        for _ in 0..64 {
            let word = self.next_u32();
            if word <= spare {
                return word % limit;
            }
        }
        0
    }

    /// Puts a slice into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            things.swap(last, other);
        }
    }

    /// Takes in something fresh: from here on it goes another way for every value of it, and still another from every
    /// state it may have been in.
    pub fn stir(&mut self, fresh: u64) {
        let mut other = Rng::seed_from_u64(self.next_u64() ^ fresh);
        self.0 = self.0.map(|word| word ^ other.next_u32());
    }

    /// A generator of its own for a side task, so that this one moves on by one step only.
    pub fn fork(&mut self) -> Rng {
        Rng::seed_from_u64(u64::from(self.next_u32()))
    }
}

impl SeedableRng for Rng {
    type Seed = [u8; 16];

    /// The generator in a certain state. The one state that it could never leave, all zeros, counts as the seed 0.
    fn from_seed(seed: [u8; 16]) -> Rng {
        match u128::from_le_bytes(seed) {
            0 => Rng::seed_from_u64(0),
            state => Rng([0, 32, 64, 96].map(|place| (state >> place) as u32)),
        }
    }

    /// The generator of a seed; equal seeds give equal games on every machine.
    fn seed_from_u64(seed: u64) -> Rng {
        // The authors advise to fill the state from another generator, splitmix64.
        let mut x = seed;
        let mut word = || {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let (low, high) = (word(), word());
        Rng([
            low as u32,
            (low >> 32) as u32,
            high as u32,
            (high >> 32) as u32,
        ])
    }
}

impl RngCore for Rng {
    fn next_u32(&mut self) -> u32 {
        let [a, b, c, d] = self.0;
        let word = a.wrapping_add(d).rotate_left(7).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.0 = [a ^ d, b ^ c, c ^ (b << 9), d.rotate_left(11)];
        word
    }

    /// Two words, the first of them in the upper half.
    fn next_u64(&mut self) -> u64 {
        u64::from(self.next_u32()) << 32 | u64::from(self.next_u32())
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for part in bytes.chunks_mut(4) {
            let word = self.next_u32().to_le_bytes();
            part.iter_mut().zip(word).for_each(|(to, byte)| *to = byte);
        }
    }
}

/// A shuffled pack as fate sees it: texts that can change places. The first leaves the pack first.
pub trait Pack {
    /// How many things are in the pack.
    fn len(&self) -> usize;
    /// Whether the pack is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The text of the thing at a place.
    fn text(&self, place: usize) -> Thing;
    /// Lets two things change places.
    fn swap(&mut self, one: usize, other: usize);
}

impl<T: Display> Pack for &mut [T] {
    fn len(&self) -> usize {
        <[T]>::len(self)
    }
    fn text(&self, place: usize) -> Thing {
        self.get(place).map(Thing::of).unwrap_or_default()
    }
    fn swap(&mut self, one: usize, other: usize) {
        if one < <[T]>::len(self) && other < <[T]>::len(self) {
            <[T]>::swap(self, one, other);
        }
    }
}

/// What a host may know of chance and change in it.
pub trait Fate {
    /// A pack has been shuffled; it may be put into another order.
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack);
    /// A die has fallen; the number returned counts.
    fn die(&mut self, fallen: u8) -> u8;
    /// Something else has been drawn from `0..below`; the number returned counts.
    fn pick(&mut self, drawn: u32, below: u32) -> u32;
}

/// The usual fate: everything stays as it fell.
pub struct Free;

impl Fate for Free {
    fn shuffled(&mut self, _: &'static str, _: &mut dyn Pack) {}
    fn die(&mut self, fallen: u8) -> u8 {
        fallen
    }
    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        drawn
    }
}
