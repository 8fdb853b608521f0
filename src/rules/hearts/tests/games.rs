//! What must hold in every game: nobody is without a card to play, points add up, saves read back, imagined games fit.

use super::*;
use crate::Free;
use crate::NotAnAction;
use crate::testing::{any_setup, begin, can_be_imagined, play_on, reads_back, step};

/// Plays games at random and shows each position to `look`; most of them only for two deals.
fn play_games(games: u64, mut look: impl FnMut(&Hearts, &mut Rng)) {
    for number in 0..games {
        let mut rng = Rng::seed_from_u64(number);
        let setup = any_setup::<Hearts>(&mut rng);
        let (mut game, _) = begin(&setup, &mut Free);
        let deals = if number % 8 == 0 { u8::MAX } else { 2 };
        play_on(&mut game, &mut rng, |game: &Hearts, rng| {
            look(game, rng);
            game.open.deals < deals
        });
    }
}

#[test]
fn tv16_every_trick_offers_a_card_and_the_points_of_a_deal_are_26() {
    let mut deals = 0;
    play_games(160, |game, _| {
        if let (Phase::Play, Some(seat)) = (game.open.phase, game.turn().seat()) {
            assert!(!game.open.playable(game.hands[seat]).is_empty());
            assert!(
                game.view(Some(seat))
                    .playable()
                    .without(game.hands[seat])
                    .is_empty()
            );
        }
        if let Some(report) = game.open.report
            && game.open.deals != deals
        {
            deals = game.open.deals;
            let points: i16 = game
                .players()
                .seats()
                .map(|seat| Points::of(report.won[seat]).number())
                .sum();
            assert_eq!(points, 26);
        }
    });
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    play_games(80, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(8) == 0 {
            reads_back(game);
        }
    });
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    play_games(80, can_be_imagined);
}

#[test]
fn no_other_hand_would_have_been_allowed_to_play_what_was_played() {
    // What `denied` tells is what the rules tell, tried card by card on hands of two.
    play_games(24, |game, rng| {
        let (Phase::Play, Some(seat)) = (game.open.phase, game.turn().seat()) else {
            return;
        };
        let open = &game.open;
        let playable = open.playable(game.hands[seat]);
        let played = playable
            .iter()
            .nth(rng.below(playable.len() as u32) as usize);
        let played = played.unwrap();
        let denied = open.denied_by(played);
        for other in open.pack().without(CardSet::only(played)).iter() {
            let both = CardSet::only(played).or(CardSet::only(other));
            let allowed = open.playable(both).has(played);
            assert_eq!(allowed, !denied.has(other), "{played} beside {other}");
        }
    });
}

#[test]
fn with_one_void_every_fitting_deal_is_equally_likely() {
    // Four cards are left: seats 1 and 2 hold one each, seat 3 two, and seat 1 has no clubs.
    let mut game = laid(&["5C", "9H", "2C", "3C 4C"], "");
    let players = game.open.players;
    let clubs = CardSet::suit(crate::cards::Suit::Clubs);
    game.open.denied[seat(1)] = clubs;
    let mut gone = game.open.pack().without(set("5C 9H 2C 3C 4C")).iter();
    for own in players.seats() {
        let number = 13 - game.hands[own].len();
        game.open.played[own] = gone.by_ref().take(number).collect();
    }
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(5);
    let mut counts = [0; 3];
    for _ in 0..3000 {
        let imagined = Hearts::imagine(&view, &mut rng);
        assert_eq!(imagined.hands[seat(1)], set("9H"));
        let hand = imagined.hands[seat(2)];
        let place = cards("2C 3C 4C").iter().position(|card| hand.has(*card));
        counts[place.unwrap()] += 1;
    }
    // 1000 each, with a deviation of 26: five of them.
    let near = |count: &i32| (870..=1130).contains(count);
    assert!(counts.iter().all(near), "{counts:?}");
}

#[test]
fn a_card_passed_on_is_imagined_where_it_went() {
    let mut game = start(4, 9, "passing=cycle");
    let mut rng = Rng::seed_from_u64(1);
    while matches!(game.open.phase, Phase::Pass(_)) {
        step(&mut game, &mut rng);
    }
    for own in game.open.players.seats() {
        let view = game.view(Some(own));
        let receiver = game.open.receiver(own);
        for _ in 0..20 {
            let imagined = Hearts::imagine(&view, &mut rng);
            assert!(view.passed.without(imagined.hands[receiver]).is_empty());
        }
    }
}

#[test]
fn a_damaged_game_is_not_sound() {
    let game = {
        let wishes = "passing=right widow=first-point-trick";
        let mut game = start(5, 8, wishes);
        let mut rng = Rng::seed_from_u64(3);
        for _ in 0..7 {
            step(&mut game, &mut rng);
        }
        game
    };
    let damages: [fn(&mut Hearts); 20] = [
        |game| game.widow = CardSet::EMPTY,
        |game| game.hands[seat(1)] = CardSet::EMPTY,
        |game| {
            let hand = game.hands[seat(1)];
            game.hands[seat(2)] = hand;
        },
        |game| game.passed[seat(0)] = CardSet::EMPTY,
        |game| game.passed[seat(0)] = game.widow,
        |game| game.open.dealer = seat(5),
        |game| game.open.trick.leader = seat(6),
        |game| game.open.trick.leader = game.open.players.left_of(game.open.trick.leader),
        |game| game.open.phase = Phase::Pass(1),
        |game| game.open.phase = Phase::Moon(seat(0)),
        |game| game.open.phase = Phase::Over,
        |game| game.open.last = Some(Trick::led_by(seat(0))),
        |game| game.open.denied[seat(2)] = CardSet::PACK,
        |game| game.open.widow_taken = true,
        |game| game.open.totals[seat(0)] = Points::new(3),
        |game| game.open.deals = 1,
        |game| game.open.options.queen_waits = true,
        |game| game.open.options.limit = Points::new(99),
        |game| game.open.won[seat(1)] = CardSet::only(QUEEN),
        |game| game.open.played[seat(5)] = CardSet::only(QUEEN),
    ];
    assert!(game.is_sound());
    for (number, damage) in damages.iter().enumerate() {
        let mut damaged = game.clone();
        damage(&mut damaged);
        assert!(!damaged.is_sound(), "damage {number}");
    }
}

#[test]
fn a_game_of_endless_moons_comes_to_its_end() {
    let mut game = start(4, 1, "moon=subtract");
    let mut deals = 0;
    while game.turn().seat().is_some() {
        game.open.won = PerSeat::default();
        game.open.won[seat(deals % 4)] = game.open.pack();
        quietly(|croupier| {
            let moon = Some((seat(deals % 4), Reward::Subtract));
            game.end_deal(moon, croupier);
        });
        deals += 1;
        assert!(deals <= 250);
    }
    let Turn::Over(outcome) = game.turn() else {
        panic!("the game is over");
    };
    assert_eq!(outcome.reason, "deals");
}

#[test]
fn actions_read_back_from_their_texts_and_cards_in_any_order() {
    for text in [
        "7H",
        "QS",
        "pass:AC,QS,KS",
        "pass:2D,3D",
        "moon:add",
        "moon:subtract",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let mixed: Action = "pass:KS,AC,QS".parse().unwrap();
    assert_eq!(mixed.to_string(), "pass:AC,QS,KS");
    for text in [
        "",
        "1H",
        "pass",
        "pass:",
        "pass:AC,AC,QS",
        "pass:AC,,QS",
        "moon:",
        "moon:both",
        "Moon:add",
    ] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn the_presets_are_sets_that_can_be_played_at_every_table() {
    for preset in Hearts::INFO.presets {
        for players in (3..=6).filter_map(Players::new) {
            let values = preset.values(Hearts::INFO);
            assert_eq!(
                values.check(Hearts::INFO, players),
                Ok(()),
                "{}",
                preset.name
            );
        }
    }
    let club = Options::from_values(&Hearts::INFO.presets[1].values(Hearts::INFO));
    assert_eq!(club.passing, Passing::CycleHold);
    assert_eq!(club.opening, Opening::LowClub);
    assert_eq!(club.first_trick, FirstTrick::NoPoints);
    assert_eq!(club.moon, Moon::AddOthers);
    assert!(club.break_hearts && !club.lowest_club && club.moon_needs_queen);
    assert_eq!(club.limit, Points::new(100));
}
