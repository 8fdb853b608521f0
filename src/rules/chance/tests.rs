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
