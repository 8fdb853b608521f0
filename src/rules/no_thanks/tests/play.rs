//! What holds in every game: rulings, imagined games, saves, and what views show.

use super::*;
use crate::testing::sheet::Sheet;
use std::collections::BTreeMap;

/// Plays a random game and calls `look` after every action.
fn random_game(players: usize, options: &str, seed: u64, mut look: impl FnMut(&NoThanks)) {
    let mut game: NoThanks = testing::start(players, seed, options);
    testing::play_on(&mut game, &mut Rng::seed_from_u64(seed), |game, _| {
        look(game);
        true
    });
}

const TABLES: [(usize, &str); 5] = [
    (3, "rounds=2"),
    (4, "rounds=2 hidden-tiger=true show-removed=false"),
    (5, "rounds=2 amigo=gaps-10-20-30 hidden-tiger=true"),
    (5, "rounds=1 amigo=gaps-10-19-28 show-removed=false"),
    (7, "rounds=2 hidden-tiger=true"),
];

#[test]
fn an_imagined_game_fits_the_view_and_is_sound() {
    let mut rng = Rng::seed_from_u64(3);
    for (players, options) in TABLES {
        random_game(players, options, 5, |game| {
            testing::can_be_imagined(game, &mut rng);
        });
    }
}

#[test]
fn imagined_supplies_are_spread_evenly_over_all_possible_splits() {
    // Seats 0 and 1 have cards; of 33 tokens one lies on the card and seat 2 has 11, which leaves 21 in 22 splits.
    let mut game = plain(&[20, 30, 9]);
    play(&mut game, "take pass take pass");
    assert_eq!((to_move(&game), tokens(&game)[2]), (2, 11));
    assert_eq!(game.on_card, 1);
    let view = game.view(Some(seat(2)));
    let mut rng = Rng::seed_from_u64(1);
    let mut seen = BTreeMap::new();
    for _ in 0..22_000 {
        let imagined = NoThanks::imagine(&view, &mut rng);
        *seen.entry(tokens(&imagined)).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 22, "0 to 21 tokens for seat 0");
    assert!(seen.values().all(|times| (850..1150).contains(times)));
}

#[test]
fn supplies_are_known_as_long_as_nobody_has_taken_a_card() {
    let mut game = game(4, "", 1, &[]).0;
    play(&mut game, "pass pass pass pass pass pass");
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..50 {
        let imagined = NoThanks::imagine(&view, &mut rng);
        assert_eq!(tokens(&imagined), [10, 9, 9, 10]);
    }
}

#[test]
fn all_tokens_may_lie_with_the_others_and_with_some_of_them_alone() {
    // All five have a card, so that any of them may have gained tokens; seat 0 has none, and the four others have 55.
    let mut game = game(5, "", 0, &[]).0;
    for _ in 0..5 {
        play(&mut game, "take pass");
    }
    game.on_card = 0;
    for (seat, place) in game.seats.iter_mut().take(5) {
        place.tokens = [0, 14, 14, 14, 13][seat.index()];
    }
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(2);
    let imagined = (0..400).map(|_| NoThanks::imagine(&view, &mut rng));
    let without = imagined.filter(|game| game.seats[seat(4)].tokens == 0);
    // 1596 of 30856 splits leave seat 4 without any: 21 of 400, with a deviation of 4.
    assert!((1..=42).contains(&without.count()));
}

#[test]
fn a_saved_game_reads_back_and_goes_on_alike() {
    random_game(7, "hidden-tiger=true rounds=2", 8, |game| {
        testing::reads_back(game);
    });
}

#[test]
fn cards_go_from_3_to_35_and_a_set_has_each_once() {
    assert_eq!((card(3).step(-1), card(35).step(1)), (None, None));
    assert_eq!(
        (card(3).step(32), card(35).step(-1)),
        (Some(card(35)), Some(card(34)))
    );
    assert_eq!(cards(&[9]).with(card(9)).with(card(10)), cards(&[9, 10]));
}

#[test]
fn the_longest_game_has_nine_rounds_in_which_every_card_is_passed_with_every_token() {
    // 24 cards, each taken once after 55 passes at most, and seven tigers.
    assert_eq!(INFO.bound, 9 * (24 * 56 + 7));
}

#[test]
fn every_card_is_in_one_zone_and_the_tokens_add_up() {
    for (players, options) in TABLES {
        random_game(players, options, 6, |game| {
            let sheet = Sheet::of(game);
            let mut all: List<u8> = sheet
                .things()
                .iter()
                .flat_map(|text| text.parse())
                .collect();
            all.sort_unstable();
            assert_eq!(all, (3..=35).collect::<List<_>>());
            assert_eq!(sheet.sums(), [("tokens", 55)]);
            let seen = Sheet::seen(&game.view(Some(seat(1))));
            for (name, number) in &seen.counts["tokens"] {
                let open = name == "card" || name == "box" || name == "1";
                let over = matches!(game.turn(), Turn::Over(_));
                let tokens = sheet.counts["tokens"][name];
                assert_eq!(*number, tokens.filter(|_| open || over));
            }
        });
    }
}

#[test]
fn set_aside_cards_are_reported_after_the_round_only_where_the_table_wants_it() {
    for show in [false, true] {
        let options = std::format!("show-removed={show} hidden-tiger=true rounds=1");
        let mut game = game(3, &options, 0, &[]).0;
        take_the_rest(&mut game);
        let view = game.view(Some(seat(0)));
        let report = view.last_round.unwrap();
        let aside = show.then_some(game.aside);
        assert_eq!((report.removed, view.aside), (aside, aside));
        let tiger = game.seats[seat(1)].tiger.filter(|_| show);
        assert_eq!(report.seats[seat(1)].tiger, TigerReport::Kept(tiger));
        assert_eq!(view.seats[seat(1)].tiger, tiger);
        assert_eq!(report.seats[seat(1)].tokens, 11);
        assert_eq!(view.seats[seat(1)].tokens, Some(11));
    }
}

#[test]
fn a_refused_pass_says_nothing_about_tokens() {
    let line = std::format!("{}", Refusal::NoToken);
    assert!(!line.contains("token"));
}

#[test]
fn the_turn_screen_is_open_to_all() {
    let game = plain(&[]);
    let Turn::Decide(decision) = game.turn() else {
        panic!("the game has begun");
    };
    assert!(!decision.private);
}
