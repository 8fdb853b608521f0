//! Games that play themselves, and saves that lie.

use super::*;
use crate::game::View;
use crate::save;
use crate::{RngCore, SeedableRng};

/// Every option set one way or another by the digits of a number.
fn any_setup(mut number: u32) -> Setup {
    let mut setup = setup(BOOKLET);
    for (place, option) in Chess::INFO.options.iter().enumerate() {
        let (_, max) = option.range();
        let values = max as u32 + 1;
        setup.options.set(place, (number % values) as i16);
        number /= values;
    }
    if setup.check(Chess::INFO).is_err() {
        setup.options.set(5, 0);
    }
    setup
}

/// Some listed action.
fn any_action(game: &Chess, rng: &mut Rng) -> Option<Action> {
    let mut all = List::new();
    game.legal(&mut |choice| all.push(choice));
    match all.get(rng.below(all.len() as u32) as usize)? {
        Choice::One(action) => Some(*action),
        choice => panic!("{choice} is no single action"),
    }
}

#[test]
fn random_games_under_all_options_stay_sound_and_end() {
    let mut reasons = std::collections::BTreeSet::new();
    for number in 0..200u32 {
        let mut rng = Rng::seed_from_u64(u64::from(number));
        let setup = any_setup(rng.next_u32());
        let mut game = quietly(|croupier| Chess::start(&setup, croupier)).unwrap();
        let mut actions = 0;
        while let Turn::Decide(decision) = game.turn() {
            let other = game.players().left_of(decision.seat);
            game.view(Some(other)).legal(&mut |_| panic!("not to move"));
            let view = game.view(Some(decision.seat));
            assert_eq!(Chess::imagine(&view, &mut rng), game);
            if rng.below(20) == 0 {
                let _ = quietly(|croupier| game.apply(Action::OfferDraw, croupier));
            }
            if let Some(action) = game.time_spent(rng.below(9000)) {
                quietly(|croupier| game.apply(action, croupier)).unwrap();
            }
            let Some(action) = any_action(&game, &mut rng) else {
                assert_eq!(game.turn().seat(), None);
                break;
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            if actions % 16 == 0 || game.turn().seat().is_none() {
                assert!(game.is_sound());
            }
            for side in Side::BOTH {
                let lost = Kind::ALL.map(|kind| usize::from(game.view(None).captured(side, kind)));
                let men = game.position.pieces().filter(|it| it.1.side == side);
                assert_eq!(men.count() + lost.iter().sum::<usize>(), 16);
            }
            actions += 1;
            assert!(actions < Chess::INFO.bound);
        }
        reasons.extend(ended(&game).map(|end| end.0));
    }
    for reason in [
        "agreed",
        "checkmate",
        "insufficient-material",
        "repetition",
        "time",
    ] {
        assert!(reasons.contains(reason), "{reason}: {reasons:?}");
    }
}

#[test]
fn a_save_goes_on_as_the_game_would_have_and_the_longest_fits() {
    let mut game = start("clock=3-2");
    play(&mut game, "!time:1500 e2e4 e7e5 !draw g1f3");
    let mut room = [0; save::MAX_BYTES];
    let bytes = save::write(&game, &mut room).unwrap();
    assert_eq!(save::read::<Chess>(bytes).unwrap(), game);
    let endless = "repetition=off fifty-moves=off";
    let mut game = at(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9000",
        endless,
    );
    for _ in 0..249 {
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
    play(&mut game, "e2e4 e7e5");
    for _ in 0..20 {
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(game.view(None).moves().len(), KEPT);
    let bytes = save::write(&game, &mut room).unwrap();
    assert!(bytes.len() <= 2600, "{}", bytes.len());
    assert_eq!(save::read::<Chess>(bytes).unwrap(), game);
}

#[test]
fn saves_that_lie_are_not_sound() {
    let mut honest = start("clock=5-0");
    play(&mut honest, "e2e4 d7d5 e4d5 d8d5 b1c3 d5d8");
    let lie = |change: &dyn Fn(&mut Chess)| {
        let mut game = honest.clone();
        change(&mut game);
        assert!(!game.is_sound(), "{:?}", game.fen());
    };
    lie(&|game| game.ending = Some(Ending::Checkmate));
    lie(&|game| game.ending = Some(Ending::Agreed));
    lie(&|game| game.ending = Some(Ending::Time));
    lie(&|game| game.ending = Some(Ending::Repetition));
    lie(&|game| game.captured[Seat::FIRST] = [9, 0, 0, 0, 0]);
    lie(&|game| game.captured[Seat::FIRST] = [0; 5]);
    lie(&|game| game.lull.quiet = 50);
    lie(&|game| game.lull.run = 50);
    lie(&|game| game.record.dropped = 1);
    lie(&|game| game.record.moves.clear());
    lie(&|game| game.record.add("e1e5".parse().unwrap()));
    lie(&|game| {
        game.record.first = at(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "insufficient-material=false",
        )
        .position
    });
    lie(&|game| game.position = Position::start());
    lie(&|game| game.clock = None);
    lie(&|game| game.clock = Some(PerSeat::new([0, 5])));
    lie(&|game| game.clock = Some(PerSeat::new([5, 0])));
    lie(&|game| game.clock = Some(PerSeat::new([u32::MAX, 5])));
    lie(&|game| game.options.clock = None);
    lie(&|game| game.players = Players::new(3).unwrap());
    lie(&|game| {
        game.options.draw_offers = false;
        game.offer = Offer::Waiting;
    });
}

#[test]
fn a_damaged_save_never_panics_whatever_is_played_on_it() {
    let mut game = at(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        CLAIMS,
    );
    play(&mut game, "e1g1 e8c8 d5e6 d7e6");
    let mut bytes = [0; save::MAX_BYTES];
    let body = postcard::to_slice(&game, &mut bytes).unwrap().len();
    let mut rng = Rng::seed_from_u64(9);
    let mut sound = 0;
    for _ in 0..20_000 {
        let mut copy = bytes;
        for _ in 0..=rng.below(2) {
            copy[rng.below(body as u32) as usize] = rng.next_u32() as u8;
        }
        let Ok(mut game) = postcard::from_bytes::<Chess>(&copy[..body]) else {
            continue;
        };
        if !game.is_sound() {
            continue;
        }
        sound += 1;
        for _ in 0..20 {
            let Some(action) = any_action(&game, &mut rng) else {
                break;
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            assert!(game.is_sound());
        }
    }
    assert!(sound > 20, "{sound}");
}

#[test]
fn a_game_is_small() {
    assert!(core::mem::size_of::<Chess>() <= 2600);
    assert!(core::mem::size_of::<Action>() <= 8);
    assert!(core::mem::size_of::<Move>() == 2);
}
