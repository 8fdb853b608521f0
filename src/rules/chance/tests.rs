//! The generator against its authors' reference programs.

use super::Rng;

#[test]
fn words_are_those_of_the_reference_program() {
    let mut rng = Rng([1, 2, 3, 4]);
    let expected = [
        641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295,
        495546011, 621204420,
    ];
    assert_eq!(expected.map(|_| rng.word()), expected);
}

#[test]
fn the_state_of_a_seed_is_filled_by_splitmix64() {
    let first = 1985237415132408290_u64;
    let second = 2979275885539914483_u64;
    let halves = |word: u64| [word as u32, (word >> 32) as u32];
    let Rng([a, b, c, d]) = Rng::seeded(1477776061723855037);
    assert_eq!(([a, b], [c, d]), (halves(first), halves(second)));
}
