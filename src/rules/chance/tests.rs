//! The generator against its authors' reference programs.

use super::{Rng, RngCore, SeedableRng};

#[test]
fn words_are_those_of_the_reference_program() {
    let mut rng = Rng([1, 2, 3, 4]);
    let expected = [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295,
        495546011, 621204420,
    ];
    assert_eq!(expected.map(|_| rng.next_u32()), expected);
}

#[test]
fn the_state_of_a_seed_is_filled_by_splitmix64() {
    let first = 1985237415132408290_u64;
    let second = 2979275885539914483_u64;
    let halves = |word: u64| [word as u32, (word >> 32) as u32];
    let Rng([a, b, c, d]) = Rng::seed_from_u64(1477776061723855037);
    assert_eq!(([a, b], [c, d]), (halves(first), halves(second)));
}

#[test]
fn what_the_trait_gives_is_made_of_the_same_words() {
    let mut rng = Rng::seed_from_u64(7);
    let words = [(); 4].map(|()| rng.next_u32());
    let mut rng = Rng::seed_from_u64(7);
    let halves = [words[0], words[1]].map(u64::from);
    assert_eq!(rng.next_u64(), halves[0] << 32 | halves[1]);
    let mut bytes = [0; 7];
    rng.fill_bytes(&mut bytes);
    assert_eq!(bytes[..4], words[2].to_le_bytes());
    assert_eq!(bytes[4..], words[3].to_le_bytes()[..3]);
}

#[test]
fn a_state_is_taken_as_it_is_but_for_the_one_that_never_moves() {
    let state = core::array::from_fn(|place| u8::from(place % 4 == 0) * (1 + place as u8 / 4));
    assert_eq!(Rng::from_seed(state), Rng([1, 2, 3, 4]));
    assert_eq!(Rng::from_seed([0; 16]), Rng::seed_from_u64(0));
}

#[test]
fn every_fresh_value_leads_elsewhere_and_the_same_one_to_the_same_place() {
    let words = |seed, fresh| {
        let mut rng = Rng::seed_from_u64(seed);
        rng.stir(fresh);
        [(); 4].map(|()| rng.next_u32())
    };
    assert_eq!(words(1, 2), words(1, 2));
    let mut seen = std::collections::HashSet::new();
    for seed in 0..20 {
        // Presses that are a microsecond apart.
        for instant in 3_000_000..3_001_000 {
            assert!(seen.insert(words(seed, instant)));
        }
    }
}

#[test]
fn one_bit_of_a_fresh_value_changes_half_of_what_follows() {
    let game = |fresh| {
        let mut rng = Rng::seed_from_u64(5);
        rng.stir(fresh);
        rng.next_u64()
    };
    let usual = game(3_141_592);
    let mut changed = 0;
    for bit in 0..64 {
        let bits = (game(3_141_592 ^ 1 << bit) ^ usual).count_ones();
        assert!((10..=54).contains(&bits), "bit {bit} changes {bits}");
        changed += bits;
    }
    assert!((30 * 64..34 * 64).contains(&changed));
}
