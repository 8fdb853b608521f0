//! What must hold in every game: the pack stays whole, every deal ends, saves read back, imagined games fit.

use super::*;
use crate::NotAnAction;
use crate::game::View as _;
use crate::length::Length;
use crate::testing::sheet::{Sheet, Zone};
use crate::testing::{can_be_imagined, play_on, reads_back};

const RULES: [&str; 6] = [
    "",
    "empty-stock=pass game=deals-3",
    "draw=one-may-play game=target-50",
    "draw=until-playable game=target-200",
    "draw=until-playable empty-stock=pass game=deals-10",
    "draw=one-may-play empty-stock=pass",
];

/// Plays whole games at random and shows each position to `look`.
fn play_games(games: u64, mut look: impl FnMut(&CrazyEights, &mut Rng)) {
    for number in 0..games {
        let players = 2 + (number % 7) as usize;
        let rules = RULES[(number / 7) as usize % RULES.len()];
        let mut game = start(players, number, rules);
        play_on(
            &mut game,
            &mut Rng::seed_from_u64(number + 1000),
            |game, rng| {
                look(game, rng);
                true
            },
        );
    }
}

#[test]
fn tv13_the_pack_stays_whole_and_every_deal_ends() {
    let mut since_deal = 0;
    let mut deals = 0;
    play_games(126, |game, _| {
        let mut all: List<Card> = game.stock.iter().chain(&game.open.pile).copied().collect();
        for (_, hand) in game.hands.iter() {
            all.extend(hand.iter());
        }
        assert_eq!(all.len(), 52);
        assert_eq!(all.into_iter().collect::<CardSet>(), CardSet::PACK);
        since_deal += 1;
        if game.open.deals != deals {
            deals = game.open.deals;
            since_deal = 0;
        }
        // 575 actions and 202 passes of each of eight seats, as the bound in the catalogue entry counts them.
        assert!(since_deal <= 2191);
    });
}

#[test]
fn every_position_is_sound_and_reads_back_from_a_save() {
    play_games(42, |game, rng| {
        assert!(game.is_sound(), "{game:?}");
        if rng.below(8) == 0 {
            reads_back(game);
            assert_eq!(Sheet::of(game).things().len(), 52, "as it is written out");
        }
    });
}

#[test]
fn imagined_games_are_sound_and_look_the_same_to_their_seat() {
    let mut forced = 0;
    play_games(84, |game, rng| {
        can_be_imagined(game, rng);
        forced += u32::from(!game.open.can_draw(game.stock.len()));
    });
    assert!(forced > 100, "positions with nothing to draw were met");
}

#[test]
fn a_view_knows_its_own_cards_and_what_may_be_done_with_them() {
    let game = laid(&["9H 3C", "2C"], "9S", "5S 6S", "");
    let view = game.view(Some(seat(0)));
    let check = |view: &View, action: &str| view.check(action.parse().unwrap());
    assert_eq!(view.seat(), Some(seat(0)));
    assert_eq!(view.playable(), set("9H"));
    assert_eq!(check(&view, "9H"), Ok(()));
    assert_eq!(check(&view, "3C"), Err(Refusal::NoMatch(cards("9S")[0])));
    assert_eq!(view.open_hand(seat(0)), Some(set("9H 3C")));
    assert_eq!(view.open_hand(seat(1)), None);
    let sheet = Sheet::seen(&view);
    assert_eq!(sheet.zone("discard"), "9S");
    assert_eq!(sheet.zones["hand1"], Zone::Hidden(1));

    let other = game.view(Some(seat(1)));
    assert_eq!(check(&other, "2C"), Err(Refusal::NotNow));
    assert_eq!(other.playable(), CardSet::EMPTY);
}

#[test]
fn all_hands_are_open_when_the_game_is_over() {
    let mut game = laid(&["9H", "2C TC"], "9S", "5S", "game=deals-1");
    play(&mut game, "9H");
    assert_eq!(game.view(None).open_hand(seat(1)), Some(set("2C TC")));
}

#[test]
fn an_imagined_hand_is_drawn_evenly_from_the_unseen_cards() {
    // Seat 1 holds one of the four unseen cards, three are in the stock. Not all fit, which is no matter as long as there
    // is something to draw.
    let mut game = laid(&["9H 3C", "2C"], "9S", "5S 6S 7S", "");
    game.open.pile = CardSet::PACK
        .without(set("9H 3C 2C 5S 6S 7S 9S"))
        .iter()
        .chain(cards("9S"))
        .collect();
    for to_play in [0, 1] {
        game.open.to_play = seat(to_play);
        let view = game.view(Some(seat(0)));
        let mut rng = Rng::seed_from_u64(9);
        let mut counts = [0; 4];
        for _ in 0..4000 {
            let hand = CrazyEights::imagine(&view, &mut rng).hands[seat(1)];
            let place = cards("2C 5S 6S 7S").iter().position(|card| hand.has(*card));
            counts[place.unwrap()] += 1;
        }
        // 1000 each, with a deviation of 27: five of them.
        assert!(
            counts.iter().all(|count| (865..=1135).contains(count)),
            "{counts:?}"
        );
    }
}

#[test]
fn a_hand_that_must_hold_a_card_to_play_is_any_of_those_that_do() {
    // Nothing is left to draw and seat 1 need not pass: of its two cards the 5S, the 6S or both are among the eight unseen.
    let unseen = "5S 6S 2C 3C 4C 2D 3D 4D";
    let mut game = laid(
        &["KH", "5S 2C", "6S 3C 4C 2D 3D 4D"],
        "9S",
        "",
        "empty-stock=pass",
    );
    let pile = CardSet::PACK.without(set(unseen)).without(set("KH 9S"));
    game.open.pile = pile.iter().chain(cards("9S")).collect();
    game.open.to_play = seat(1);
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(9);
    let mut both = 0;
    for _ in 0..4000 {
        let hand = CrazyEights::imagine(&view, &mut rng).hands[seat(1)];
        assert!(!hand.and(set("5S 6S")).is_empty());
        both += u32::from(hand == set("5S 6S"));
    }
    // One hand of 13: 308, with a deviation of 17, five times.
    assert!((223..=393).contains(&both), "{both}");
}

#[test]
fn the_one_card_that_fits_is_found_among_old_and_new_ones() {
    // Every card is in a hand, and of those unseen only the 5S can be what seat 1 is about to play.
    let fitting = set("AS 2S 3S 4S 5S 6S 7S 8S TS JS QS KS 9C 9D 9H 8C 8D 8H");
    let unseen = CardSet::PACK
        .without(fitting)
        .without(set("9S"))
        .or(set("5S"));
    let mut game = laid(&["", "2C 3C 4C 5S", ""], "9S", "", "");
    game.hands[seat(0)] = fitting.without(set("5S"));
    game.hands[seat(2)] = unseen.without(game.hands[seat(1)]);
    game.open.to_play = seat(1);
    game.open.rebuilds = 1;
    // The last rebuild held all but two of them, or only two.
    for reshuffled in [unseen.without(set("2C 3C")), set("2C 3C")] {
        game.open.reshuffled = reshuffled;
        let view = game.view(Some(seat(0)));
        let mut rng = Rng::seed_from_u64(3);
        for _ in 0..50 {
            let imagined = CrazyEights::imagine(&view, &mut rng);
            assert!(imagined.hands[seat(1)].has(cards("5S")[0]));
        }
    }
}

#[test]
fn after_a_rebuild_the_cards_held_back_are_known() {
    // The stock has just been rebuilt, so seat 1 holds exactly the cards that are nowhere else.
    let mut game = laid(&["9H 3C", "2C 4H KD"], "9S", "", "");
    let pile = CardSet::PACK.without(set("9H 3C 2C 4H KD 9S"));
    game.open.pile = pile.iter().chain(cards("9S")).collect();
    play(&mut game, "draw");
    let mut rng = Rng::seed_from_u64(4);
    for _ in 0..20 {
        let imagined = CrazyEights::imagine(&game.view(Some(seat(0))), &mut rng);
        assert_eq!(imagined.hands[seat(1)], set("2C 4H KD"));
    }
}

#[test]
fn actions_read_back_from_their_texts() {
    for text in ["7H", "8C:S", "8D", "draw", "keep", "pass"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["", "1H", "8C:", "8C:X", "8C:SS", "Draw", "7H 8H", "8C:S:S"] {
        assert_eq!(text.parse::<Action>(), Err(NotAnAction), "{text}");
    }
}

#[test]
fn the_catalogue_offers_every_length() {
    for (value, length) in [
        ("target-50", Length::Target(Points::new(50))),
        ("target-200", Length::Target(Points::new(200))),
        ("deals-1", Length::Deals(1)),
        ("deals-10", Length::Deals(10)),
    ] {
        let game = start(2, 1, &std::format!("game={value}"));
        assert_eq!(game.open.options.length, length);
        assert!(game.is_sound());
    }
    let game = start(2, 1, "");
    assert_eq!(game.open.options.length, Length::Target(Points::new(100)));
}
