//! What holds in every game: rulings, imagined games, saves, and what views show.

use super::*;
use std::collections::BTreeMap;

/// Plays a random game and calls `look` after every action.
fn random_game(
    players: usize,
    options: &[(&str, i16)],
    seed: u64,
    mut look: impl FnMut(&NoThanks),
) {
    let mut setup = setup(players, options);
    setup.seed = seed;
    let mut rng = Rng::seed_from_u64(seed);
    let mut game = crate::game::quietly(|croupier| NoThanks::start(&setup, croupier)).unwrap();
    let mut actions = 0;
    loop {
        look(&game);
        let choices = legal(&game);
        if choices.is_empty() {
            break;
        }
        play(
            &mut game,
            &choices[rng.below(choices.len() as u32) as usize],
        );
        actions += 1;
        assert!(actions <= INFO.bound);
    }
}

const TABLES: [(usize, &[(&str, i16)]); 5] = [
    (3, &[("rounds", 2)]),
    (
        4,
        &[("rounds", 2), ("hidden-tiger", 1), ("show-removed", 0)],
    ),
    (5, &[("rounds", 2), ("amigo", 1), ("hidden-tiger", 1)]),
    (5, &[("rounds", 1), ("amigo", 2), ("show-removed", 0)]),
    (7, &[("rounds", 2), ("hidden-tiger", 1)]),
];

#[test]
fn an_imagined_game_fits_the_view_and_is_sound() {
    let mut rng = Rng::seed_from_u64(3);
    for (players, options) in TABLES {
        random_game(players, options, 5, |game| {
            for looking in game.players.seats().map(Some).chain([None]) {
                let view = game.view(looking);
                let imagined = NoThanks::imagine(&view, &mut rng);
                assert_eq!(imagined.view(looking), view);
                assert!(imagined.is_sound());
            }
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
    let mut game = game(4, &[], 1, &[]).0;
    play(&mut game, "pass pass pass pass pass pass");
    let view = game.view(Some(seat(0)));
    let mut rng = Rng::seed_from_u64(1);
    for _ in 0..50 {
        let imagined = NoThanks::imagine(&view, &mut rng);
        assert_eq!(tokens(&imagined), [10, 9, 9, 10]);
    }
}

#[test]
fn a_saved_game_reads_back_and_goes_on_alike() {
    random_game(7, &[("hidden-tiger", 1), ("rounds", 2)], 8, |game| {
        let mut room = [0; crate::save::MAX_BYTES];
        let bytes = crate::save::write(game, &mut room).unwrap();
        assert_eq!(crate::save::read::<NoThanks>(bytes).as_ref(), Ok(game));
    });
}

#[test]
fn a_game_that_cannot_be_is_not_sound() {
    let sound = |change: fn(&mut NoThanks)| {
        let mut game = game(4, &[("hidden-tiger", 1), ("rounds", 2)], 0, &[]).0;
        take_the_rest(&mut game);
        play(&mut game, "tiger take pass");
        assert!(game.is_sound());
        change(&mut game);
        game.is_sound()
    };
    assert!(!sound(|game| game.players = Players::new(8).unwrap()));
    assert!(!sound(|game| game.options.rounds = 1));
    assert!(!sound(|game| game.options.rounds = 10));
    assert!(!sound(|game| game.round = 0));
    assert!(!sound(|game| game.first = seat(4)));
    assert!(!sound(|game| game.turn = seat(4)));
    assert!(!sound(|game| game.on_card += 1));
    assert!(!sound(|game| game.seats[seat(5)].tokens = 1));
    // Seat 3 has taken no card, so it cannot have gained a token.
    assert!(!sound(|game| {
        game.seats[seat(3)].tokens += 1;
        game.seats[seat(1)].tokens -= 1;
    }));
    assert!(!sound(|game| game.seats[seat(1)].tiger_played ^= true));
    assert!(!sound(|game| game.seats[seat(2)].tiger = None));
    assert!(!sound(|game| game.aside = Values::NONE));
    assert!(!sound(|game| game.deck[0] = game.deck[1]));
    assert!(!sound(|game| game.active = None));
    assert!(!sound(|game| game.sheet.clear()));
    assert!(!sound(|game| game.sheet[0][seat(0)] += 1));
    assert!(!sound(|game| game.last_round = None));
    assert!(!sound(
        |game| game.last_round.as_mut().unwrap().removed = None
    ));
    assert!(!sound(|game| game.options.amigo = Amigo::Gaps10To28));
}

#[test]
fn every_card_is_in_one_zone_and_the_tokens_add_up() {
    for (players, options) in TABLES {
        random_game(players, options, 6, |game| {
            let mut book = Book::default();
            game.describe(&mut book);
            let mut all: List<_> = book.zones.values().flatten().cloned().collect();
            all.sort_by_key(|text| text.parse::<u8>().unwrap());
            let pack: List<_> = (3..=35).map(|number| std::format!("{number}")).collect();
            assert_eq!(all, pack);
            assert_eq!(book.counts.values().map(|n| n.unwrap()).sum::<i32>(), 55);
            assert_eq!(book.scores.len(), players);

            let mut seen = Book::default();
            game.view(Some(seat(1))).describe(&mut seen);
            for (name, things) in &seen.zones {
                assert_eq!(Some(things), book.zones.get(name));
            }
            for (name, number) in &seen.hidden {
                assert_eq!(book.zones[name].len(), *number);
            }
            assert_eq!(seen.zones.len() + seen.hidden.len(), book.zones.len());
            for (name, number) in &seen.counts {
                assert!(number.is_none() || *number == book.counts[name]);
                let open = name == "card" || name == "box" || name == "1";
                let over = matches!(game.turn(), Turn::Over(_));
                assert_eq!(number.is_some(), open || over);
            }
            assert_eq!(seen.scores, book.scores);
        });
    }
}

#[test]
fn set_aside_cards_are_reported_after_the_round_only_where_the_table_wants_it() {
    for show in [0, 1] {
        let options = [("show-removed", show), ("hidden-tiger", 1), ("rounds", 1)];
        let mut game = game(3, &options, 0, &[]).0;
        take_the_rest(&mut game);
        let view = game.view(Some(seat(0)));
        let report = view.last_round.unwrap();
        let aside = (show == 1).then_some(game.aside);
        assert_eq!((report.removed, view.aside), (aside, aside));
        let tiger = game.seats[seat(1)].tiger.filter(|_| show == 1);
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

/// A ledger that keeps everything by name.
#[derive(Default)]
struct Book {
    zones: BTreeMap<std::string::String, List<std::string::String>>,
    hidden: BTreeMap<std::string::String, usize>,
    counts: BTreeMap<std::string::String, Option<i32>>,
    scores: List<i32>,
}

impl Ledger for Book {
    fn zone(&mut self, place: Zone, things: &mut dyn Iterator<Item = crate::Thing>) {
        let things = things.map(|thing| thing.as_str().into()).collect();
        assert_eq!(self.zones.insert(std::format!("{place}"), things), None);
    }
    fn hidden_zone(&mut self, place: Zone, number: usize) {
        assert_eq!(self.hidden.insert(std::format!("{place}"), number), None);
    }
    fn count(&mut self, kind: &'static str, place: Zone, number: Option<i32>) {
        assert_eq!(kind, "tokens");
        assert_eq!(self.counts.insert(std::format!("{place}"), number), None);
    }
    fn score(&mut self, points: i32) {
        self.scores.push(points);
    }
    fn position(&mut self, _: &dyn core::fmt::Display) {}
    fn fact(&mut self, _: &'static str, _: Fact) {}
}
