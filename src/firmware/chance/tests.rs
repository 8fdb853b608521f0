//! Seeds differ where anything differs, however bad the oscillator is.

use super::{RAW_WORDS, Spaced, seed};
use rand_core::RngCore;
use std::collections::HashSet;
use std::vec::Vec;

const CHIP: [u8; 8] = [0xE6, 0x61, 0x40, 0x03, 0x17, 0x2B, 0x5A, 0x26];

/// An oscillator that gives words from a list, over and over.
struct Words<'a>(&'a [u32], usize);

impl RngCore for Words<'_> {
    fn next_u32(&mut self) -> u32 {
        self.1 += 1;
        self.0[(self.1 - 1) % self.0.len()]
    }
    fn next_u64(&mut self) -> u64 {
        rand_core::impls::next_u64_via_u32(self)
    }
    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        rand_core::impls::fill_bytes_via_next(self, bytes);
    }
}

fn of(words: &[u32], chip: [u8; 8], number: u32) -> u64 {
    seed(&mut Words(words, 0), chip, number)
}

/// Oscillators that are no good: stuck at either end, swinging in step with the reading, or with a short round.
const BAD: [&[u32]; 4] = [
    &[0],
    &[u32::MAX],
    &[0x5555_5555],
    &[0x00FF_00FF, 0xF0F0_F0F0, 0x1234_5678],
];

#[test]
fn one_bit_of_anything_changes_half_of_the_seed() {
    let words: Vec<u32> = (0..RAW_WORDS as u32)
        .map(|word| word * 0x0101_0101)
        .collect();
    let usual = of(&words, CHIP, 7);
    let mut changed = Vec::new();
    for bit in 0..RAW_WORDS * 32 {
        let mut words = words.clone();
        words[bit / 32] ^= 1 << (bit % 32);
        changed.push(of(&words, CHIP, 7));
    }
    for bit in 0..64 {
        let mut chip = CHIP;
        chip[bit / 8] ^= 1 << (bit % 8);
        changed.push(of(&words, chip, 7));
    }
    changed.extend((0..32).map(|bit| of(&words, CHIP, 7 ^ 1 << bit)));

    let distances: Vec<u32> = changed
        .iter()
        .map(|other| (other ^ usual).count_ones())
        .collect();
    // Of 64 fair coins fewer than 10 or more than 54 show heads once in a hundred million times.
    assert!(distances.iter().all(|bits| (10..=54).contains(bits)));
    let mean = f64::from(distances.iter().sum::<u32>()) / distances.len() as f64;
    assert!((mean - 32.0).abs() < 0.5, "{mean} of 64 bits change");
}

#[test]
fn no_two_switch_ons_are_equal_however_bad_the_oscillator_is() {
    let mut seen = HashSet::new();
    for words in BAD {
        for number in 0..5_000 {
            assert!(seen.insert(of(words, CHIP, number)));
        }
    }
}

#[test]
fn no_two_devices_are_equal_at_the_same_switch_on() {
    let mut seen = HashSet::new();
    for words in BAD {
        for device in 0..5_000_u64 {
            assert!(seen.insert(of(words, device.to_le_bytes(), 1)));
        }
    }
}

#[test]
fn every_bit_of_a_seed_is_as_often_one_as_zero() {
    for words in BAD {
        let mut ones = [0; 64];
        for number in 0..10_000 {
            let seed = of(words, CHIP, number);
            for (bit, count) in ones.iter_mut().enumerate() {
                *count += seed >> bit & 1;
            }
        }
        // Five standard deviations.
        assert!(
            ones.iter().all(|count| (4_750..=5_250).contains(count)),
            "{ones:?}"
        );
    }
}

#[test]
fn a_seed_takes_all_its_noise_and_no_more() {
    let mut noise = Words(&[1, 2, 3], 0);
    seed(&mut noise, CHIP, 0);
    assert_eq!(noise.1, RAW_WORDS);
}

/// An oscillator of an even swing, looked at by a processor: the cycles since the start decide the bit.
fn swing(period: u32, words: usize) -> (Vec<u32>, Vec<u32>) {
    let now = core::cell::Cell::new(0);
    let mut distances = Vec::new();
    let mut spaced = Spaced::new(
        || now.get() / (period / 2) % 2 == 1,
        |cycles| {
            now.set(now.get() + cycles);
            distances.push(cycles);
        },
    );
    let words = (0..words).map(|_| spaced.next_u32()).collect();
    (words, distances)
}

#[test]
fn distances_are_irregular_and_bounded() {
    // A stuck bit is the worst case: nothing but the row of distances itself differs.
    let mut distances = Vec::new();
    let mut spaced = Spaced::new(|| true, |cycles| distances.push(cycles));
    let stuck: Vec<u32> = (0..RAW_WORDS).map(|_| spaced.next_u32()).collect();
    assert_eq!(stuck, [u32::MAX; RAW_WORDS]);
    assert_eq!(distances.len(), RAW_WORDS * 32);
    assert!(distances.iter().all(|cycles| (256..768).contains(cycles)));
    let kinds: HashSet<&u32> = distances.iter().collect();
    assert!(kinds.len() > 450, "{} different distances", kinds.len());
    let same = distances.windows(2).filter(|pair| pair[0] == pair[1]);
    assert!(same.count() < 20);
}

#[test]
fn an_oscillator_that_swings_evenly_does_not_come_round() {
    for period in [16, 19, 20, 31, 64, 100] {
        let (words, _) = swing(period, RAW_WORDS);
        let kinds: HashSet<&u32> = words.iter().collect();
        assert!(kinds.len() > RAW_WORDS - 2, "period {period}: {words:x?}");
        let ones: u32 = words.iter().map(|word| word.count_ones()).sum();
        // 2,048 fair coins, five standard deviations.
        assert!((911..=1_137).contains(&ones), "period {period}: {ones}");
    }
}

#[test]
fn what_is_read_changes_the_distances_to_come() {
    let (_, one) = swing(20, 4);
    let (_, other) = swing(22, 4);
    assert_ne!(one, other);
}
