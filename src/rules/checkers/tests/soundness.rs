//! Games that play themselves, and saves that lie.

use super::*;
use crate::game::View;
use crate::save;
use crate::{RngCore, SeedableRng};

/// Every option set one way or another by the bits of a number.
fn any_setup(bits: u32) -> Setup {
    let mut setup = setup(BOOKLET);
    for (place, option) in Checkers::INFO.options.iter().enumerate() {
        let (_, max) = option.range();
        setup
            .options
            .set(place, (bits >> place & 1) as i16 * max.min(1));
    }
    setup
}

#[test]
fn random_games_under_all_options_stay_sound_and_end() {
    for bits in 0..256 {
        let mut rng = Rng::seed_from_u64(u64::from(bits));
        let mut game = quietly(|croupier| Checkers::start(&any_setup(bits), croupier)).unwrap();
        let mut actions = 0;
        while let Turn::Decide(decision) = game.turn() {
            let mut all = List::new();
            game.legal(&mut |choice| all.push(choice));
            assert!(!all.is_empty());
            let Choice::One(action) = all[rng.below(all.len() as u32) as usize] else {
                panic!("checkers has no ranges");
            };
            let other = game.players().left_of(decision.seat);
            game.view(Some(other)).legal(&mut |_| panic!("not to move"));
            let view = game.view(Some(decision.seat));
            assert_eq!(Checkers::imagine(&view, &mut rng), game);
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            assert!(game.is_sound());
            for side in [Side::Dark, Side::Light] {
                let captured = usize::from(game.view(None).captured(side));
                assert_eq!(game.position.of(side).len() + captured, 12);
            }
            actions += 1;
            assert!(actions < Checkers::INFO.bound);
        }
    }
}

#[test]
fn a_save_goes_on_as_the_game_would_have() {
    let mut game = at("B:WK32,12:BK1", BOOKLET);
    play(&mut game, "1-5 32-28 5-1 28-32 1-5 !draw");
    let mut room = [0; save::MAX_BYTES];
    let bytes = save::write(&game, &mut room).unwrap();
    assert_eq!(save::read::<Checkers>(bytes).unwrap(), game);
}

#[test]
fn saves_that_lie_are_not_sound() {
    let mut quiet = at("B:WK32,12:BK1", BOOKLET);
    play(&mut quiet, "1-5 32-28 5-1");
    assert!(quiet.is_sound());
    let lie = |change: &dyn Fn(&mut Checkers)| {
        let mut game = quiet.clone();
        change(&mut game);
        assert!(!game.is_sound(), "{game:?}");
    };
    lie(&|game| game.ending = Some(Ending::Blocked));
    lie(&|game| game.ending = Some(Ending::Agreed));
    lie(&|game| game.captured[Seat::FIRST] = 12);
    lie(&|game| game.played = 2);
    lie(&|game| game.recent.clear());
    lie(&|game| game.quiet.add("32-27".parse().unwrap()));
    lie(&|game| game.position = Position::START);
    lie(&|game| game.position = at("B:W21:B", BOOKLET).position);
    lie(&|game| game.players = Players::new(3).unwrap());
}

#[test]
fn a_damaged_save_never_panics_whatever_is_played_on_it() {
    let mut game = at("B:WK32,12:BK1,21", BOOKLET);
    play(&mut game, "1-5 32-28 5-1 28-32");
    let mut bytes = [0; save::MAX_BYTES];
    let body = postcard::to_slice(&game, &mut bytes).unwrap().len();
    let mut rng = Rng::seed_from_u64(9);
    for _ in 0..20_000 {
        let mut copy = bytes;
        for _ in 0..=rng.below(3) {
            copy[rng.below(body as u32) as usize] = rng.next_u32() as u8;
        }
        let Ok(mut game) = postcard::from_bytes::<Checkers>(&copy[..body]) else {
            continue;
        };
        if !game.is_sound() {
            continue;
        }
        for _ in 0..20 {
            let mut first = None;
            game.legal(&mut |choice| {
                if let Choice::One(action) = choice {
                    first = Some(action);
                }
            });
            let Some(action) = first else { break };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            assert!(game.is_sound());
        }
    }
}

#[test]
fn a_path_of_stray_bits_is_never_read() {
    let mut read = 0;
    let mut rng = Rng::seed_from_u64(4);
    for _ in 0..100_000 {
        let word = rng.next_u32() >> rng.below(24);
        if let Ok(path) = Move::try_from(word) {
            assert_eq!(path.to_string().parse(), Ok(path));
            read += 1;
        }
    }
    assert!(read > 100);
}

#[test]
fn a_game_is_small() {
    assert!(core::mem::size_of::<Checkers>() <= 544);
    assert!(core::mem::size_of::<Action>() <= 8);
    assert!(core::mem::size_of::<Position>() <= 16);
}
