//! What a damaged save could hold is refused, and what a game comes to is not.

use super::{Bingo, MAY_LEAVE};
use crate::bingo::{Best, End, Open, Phase};
use crate::game::Game;
use crate::testing::start;
use crate::testing::{can_be_imagined, play_on, reads_back};
use crate::tiles::TileSet;
use crate::{Rng, SeedableRng};

#[test]
fn whatever_is_played_is_sound_and_reads_back() {
    let mut largest = 0;
    for seed in 0..30 {
        for options in ["", MAY_LEAVE] {
            let mut rng = Rng::seed_from_u64(seed);
            let mut game = start::<Bingo>(1, seed, options);
            play_on(&mut game, &mut rng, |game, rng| {
                assert!(game.is_sound(), "{game:?}");
                can_be_imagined(game, rng);
                largest = largest.max(reads_back(game));
                true
            });
            assert!(game.is_sound(), "{game:?}");
        }
    }
    assert!(largest < 64, "{largest}");
}

/// A game in the middle of a pass, changed.
fn changed(options: &str, change: impl FnOnce(&mut Open)) -> bool {
    let mut game = start::<Bingo>(1, 5, options);
    let mut rng = Rng::seed_from_u64(3);
    play_on(&mut game, &mut rng, |game, _| {
        game.open.passes < 4 || game.open.place < 6 || game.open.gone.is_empty()
    });
    assert!(game.is_sound());
    change(&mut game.open);
    game.is_sound()
}

#[test]
fn damage_is_refused() {
    assert!(changed("", |_| ()));
    assert!(!changed("", |open| open.row.clear()));
    assert!(!changed("", |open| open.row[0] = open.row[1]));
    assert!(!changed("", |open| open.place = 200));
    assert!(!changed("", |open| open.place = open.row.len() as u8));
    assert!(!changed("", |open| open.gone = TileSet::ALL));
    assert!(!changed("", |open| open.gone = TileSet::EMPTY));
    assert!(!changed("", |open| open.gone.insert(open.row[8])));
    assert!(!changed("", |open| open.passes = 0));
    assert!(!changed("", |open| open.passes = u16::MAX));
    assert!(!changed("", |open| open.spoken = 0));
    assert!(!changed("", |open| open.spoken = u16::MAX));
    assert!(!changed("", |open| open.dry = 13));
    assert!(!changed("", |open| open.dry = open.passes as u8));
    assert!(!changed("", |open| open.matched = false));
    assert!(!changed("", |open| open.phase = Phase::Match));
    for end in [End::Cleared, End::Stuck, End::Idle] {
        assert!(!changed("", |open| open.phase = Phase::Over(end)));
        assert!(!changed(MAY_LEAVE, |open| open.phase = Phase::Over(end)));
    }
    assert!(!changed(MAY_LEAVE, |open| {
        open.phase = Phase::Match;
        open.spoken = 0;
    }));
}

#[test]
fn any_memory_is_a_best_result() {
    let mut best = Best::default();
    best.note(true, 301);
    best.note(true, 302);
    best.note(false, 17);
    assert_eq!(Best::read(&best.written()), best);
    assert_eq!(
        (best.passes(true), best.passes(false)),
        (Some(301), Some(17))
    );
    assert_eq!(Best::default().passes(true), None);
}
