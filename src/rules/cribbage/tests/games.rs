//! What must hold in every game: cards stay, points only grow, somebody always pegs, saves read back, imagined games fit.

use super::*;
use crate::testing::{any_setup, begin, can_be_imagined, play_on, reads_back};
use crate::{Free, NotAnAction};

/// Plays games at random and shows each position to `look`.
fn play_games(games: u64, mut look: impl FnMut(&Cribbage, &mut Rng)) {
    for number in 0..games {
        let mut rng = Rng::seed_from_u64(number);
        let setup = any_setup::<Cribbage>(&mut rng);
        let (mut game, _) = begin(&setup, &mut Free);
        play_on(&mut game, &mut rng, |game: &Cribbage, rng| {
            look(game, rng);
            true
        });
    }
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    play_games(60, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(16) == 0 {
            reads_back(game);
        }
    });
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    play_games(30, can_be_imagined);
}

#[test]
fn some_point_falls_in_every_deal_and_nobody_loses_any() {
    let (mut before, mut deals, mut at_deal) = (List::new(), 0, 0);
    play_games(60, |game, _| {
        let now = scores(game);
        let sum: i32 = now.iter().sum();
        let fresh = game.open.deals == 0 && game.open.plays.all().is_empty();
        if !fresh && before.len() == now.len() {
            assert!(now.iter().zip(&before).all(|(now, before)| now >= before));
        }
        if game.open.deals != deals {
            assert!(game.open.deals == 0 || sum > at_deal, "{game:?}");
            (deals, at_deal) = (game.open.deals, sum);
        }
        if game.open.deals == 0 {
            at_deal = 0;
        }
        before = now;
    });
}

#[test]
fn every_card_is_played_before_the_hands_are_shown() {
    let mut shows = 0;
    play_games(40, |game, _| {
        if game.open.phase == Phase::Show(0) {
            shows += 1;
            assert_eq!(game.open.plays.all().len(), 4 * game.open.players.count());
            assert!(game.hands.iter().all(|(_, hand)| hand.is_empty()));
        }
    });
    assert!(shows > 300);
}

#[test]
fn whoever_said_go_is_imagined_without_a_card_that_would_have_fitted() {
    let mut game = laid(&["T 9 2 2", "K Q J 8"], "4D", "");
    play_ranks(&mut game, "T K 9 go");
    // Twenty-nine: the other has neither an ace nor a two.
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..200 {
        let imagined = Cribbage::imagine(&view, &mut rng);
        let hand = imagined.hands[seat(1)];
        assert!(hand.iter().all(|card| card.rank > Rank::TWO), "{hand:?}");
    }
}

#[test]
fn whoever_is_to_play_is_imagined_with_a_card_that_fits() {
    let hands = ["T 9 A 2", "K Q J 2"];
    let mut game = laid_with_crib(&hands, "4D", "7C 8C 7D 8D", "");
    play_ranks(&mut game, "T K 9");
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    let low = CardSet::rank(Rank::ACE).or(CardSet::rank(Rank::TWO));
    let mut aces = 0;
    for _ in 0..3000 {
        let hand = Cribbage::imagine(&view, &mut rng).hands[seat(1)];
        assert!(!hand.and(low).is_empty());
        aces += u32::from(!hand.and(CardSet::rank(Rank::ACE)).is_empty());
    }
    // Of the 44 unseen cards three are aces and three are twos: 53.7 % of the hands of three that have either have an
    // ace, which is 1612 with a standard deviation of 27.
    assert!((1475..=1750).contains(&aces), "{aces}");
}

#[test]
fn the_seat_that_looks_is_imagined_with_its_own_discards_in_the_crib() {
    let game = laid_with_crib(&["K Q 4 2", "J 5 6 9"], "2D", "7C 8C 7D 8D", "");
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..50 {
        let imagined = Cribbage::imagine(&view, &mut rng);
        assert!(set("7C 8C").without(imagined.crib).is_empty());
        assert_eq!(imagined.crib.len(), 4);
    }
}

#[test]
fn actions_read_back_from_their_texts_and_cards_in_any_order() {
    for text in [
        "7H",
        "crib:5D,KH",
        "crib:2D",
        "go",
        "nobs",
        "count",
        "claim:0",
        "claim:9",
        "claim:29",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let mixed: Action = "crib:KH,5D".parse().unwrap();
    assert_eq!(mixed.to_string(), "crib:5D,KH");
    for text in [
        "",
        "1H",
        "crib",
        "crib:",
        "crib:5D,5D",
        "crib:5D,,KH",
        "claim",
        "claim:",
        "claim:-1",
        "claim:+3",
        "claim:03",
        "claim:00",
        "claim:256",
        "Go",
        "go:",
        "count:1",
    ] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn the_presets_are_sets_that_can_be_played_at_every_table() {
    for preset in Cribbage::INFO.presets {
        for players in (2..=4).filter_map(Players::new) {
            let values = preset.values(Cribbage::INFO);
            assert_eq!(
                values.check(Cribbage::INFO, players),
                Ok(()),
                "{}",
                preset.name
            );
        }
    }
    let booklet = Options::from_values(&Cribbage::INFO.presets[0].values(Cribbage::INFO));
    assert_eq!(booklet.counting, Counting::Auto);
    assert!(!booklet.crib_flush_of_four);
    assert_eq!(booklet.target, Points::new(121));
}
