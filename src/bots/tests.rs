//! Tests of the players: of what they choose on a toy game whose best play is plain, and of what holds for every game
//! on the whole catalogue.

mod catalogue;
mod plain_sight;
mod toy;

use crate::choices;
use crate::general;
use crate::ways::{Lent, RulesAlone, Ways};
use crate::{Level, Player, Sparring, Thought};
use core::cell::Cell;
use parlour_rules::game::quietly;
use parlour_rules::testing::covers;
use parlour_rules::{
    Checkers, Chess, Game, Info, OptionValues, Players, Rng, Seat, SeedableRng, Setup, View, Word,
};
use std::string::ToString;
use std::vec::Vec;
use toy::{Phase, Toy, ToyAction};

const PATIENT: &dyn Fn() -> bool = &|| false;

fn decide(game: &Toy, level: Level, seed: u64) -> Thought<ToyAction> {
    let seat = game.turn().seat();
    Toy::decide(&game.view(seat), level, seed, PATIENT).unwrap()
}

#[test]
fn a_low_card_is_changed_and_a_high_card_is_kept() {
    for level in [Level::NORMAL, Level::HARD] {
        for seed in 0..20 {
            for count in 2..=4 {
                let low = Toy::with_cards(&[1, 5, 5, 5][..count], Phase::Card);
                assert_eq!(decide(&low, level, seed).action, ToyAction::Change);
                let high = Toy::with_cards(&[9, 5, 5, 5][..count], Phase::Card);
                assert_eq!(decide(&high, level, seed).action, ToyAction::Keep);
            }
        }
    }
}

#[test]
fn of_a_range_a_good_value_is_found() {
    // Bets up to 300 out of 1000 count, the others lose all; the values tried between 0 and 1000 are 0, 20, 81, 183,
    // 326, 510, 734 and 1000.
    for seed in 0..20 {
        let game = Toy::with_cards(&[5, 5], Phase::Bet);
        assert_eq!(decide(&game, Level::HARD, seed).action, ToyAction::Bet(183));
    }
}

#[test]
fn a_range_is_represented_by_its_ends_and_values_between() {
    let game = Toy::with_cards(&[5, 5], Phase::Bet);
    let view = game.view(game.turn().seat());
    let list = choices::candidates::<Toy>(&view, &mut Rng::seed_from_u64(1));
    let bets: Vec<u16> = list
        .iter()
        .filter_map(|action| match action {
            ToyAction::Bet(bet) => Some(*bet),
            _ => None,
        })
        .collect();
    assert_eq!(bets.first(), Some(&0));
    assert_eq!(bets.last(), Some(&1000));
    assert!(bets.len() >= 6 && bets.is_sorted_by(|a, b| a < b));
}

#[test]
fn a_short_range_is_looked_at_whole() {
    let game = Toy::with_cards(&[5, 5], Phase::SmallBet);
    let view = game.view(game.turn().seat());
    let list = choices::candidates::<Toy>(&view, &mut Rng::seed_from_u64(1));
    let bets: Vec<ToyAction> = list.into_iter().collect();
    assert_eq!(bets, [3, 4, 5, 6].map(ToyAction::Bet));
}

#[test]
fn of_too_many_actions_a_fair_draw_is_looked_at() {
    let game = Toy::with_cards(&[5, 5], Phase::Crowd);
    let view = game.view(game.turn().seat());
    let mut met = [0u32; toy::CROWD as usize];
    for seed in 0..400 {
        let list = choices::candidates::<Toy>(&view, &mut Rng::seed_from_u64(seed));
        assert_eq!(list.len(), choices::MAX_CANDIDATES);
        for action in list {
            let ToyAction::Take(one) = action else {
                panic!("only these are offered")
            };
            met[usize::from(one)] += 1;
        }
    }
    // 48 of 120, 400 times: 160 each on average with a standard deviation of 10.
    assert!(met.iter().all(|times| (110..210).contains(times)));
}

#[test]
fn the_quick_move_is_looked_at_among_too_many() {
    for seed in 0..20 {
        let game = Toy::with_cards(&[1, 5], Phase::Crowd);
        let thought = decide(&game, Level::HARD, seed);
        assert_eq!(thought.action, ToyAction::Take(toy::LUCKY));
        assert!(thought.nodes > 0);
    }
}

#[test]
fn knowing_the_rules_alone_a_quick_move_is_any_move() {
    let game = Toy::with_cards(&[1, 5], Phase::Crowd);
    let view = game.view(game.turn().seat());
    let moves = |quick: fn(&_, &mut Rng) -> Option<ToyAction>| -> Vec<ToyAction> {
        let mut rng = Rng::seed_from_u64(1);
        (0..100).filter_map(|_| quick(&view, &mut rng)).collect()
    };
    let lent = moves(<Lent as Ways<Toy>>::quick_move);
    assert_eq!(lent, [ToyAction::Take(toy::LUCKY); 100]);
    let any = moves(<RulesAlone as Ways<Toy>>::quick_move);
    let distinct = |one: &&ToyAction| any.iter().filter(|other| other == one).count() < 10;
    assert_eq!(any.iter().filter(distinct).count(), 100);
    // The card that is worth changing is found without any of the game's own ideas.
    let low = Toy::with_cards(&[1, 5, 5], Phase::Card);
    let view = low.view(low.turn().seat());
    let thought = general::decide::<Toy, RulesAlone>(&view, Level::HARD, 1, PATIENT);
    assert_eq!(
        thought.map(|thought| thought.action),
        Some(ToyAction::Change)
    );
}

#[test]
fn a_random_move_can_be_any_move_but_a_text_without_ideas() {
    let game = Toy::with_cards(&[5, 5], Phase::Card);
    let view = game.view(game.turn().seat());
    let moves: Vec<_> = (0..100)
        .filter_map(|seed| Sparring::Random.decide::<Toy>(&view, seed))
        .collect();
    assert_eq!(moves.len(), 100);
    for action in [ToyAction::Keep, ToyAction::Change] {
        let times = moves.iter().filter(|one| **one == action).count();
        assert!((30..=70).contains(&times));
    }
}

#[test]
fn of_all_that_can_be_said_the_best_idea_is_found() {
    let game = Toy::with_cards(&[1, 5], Phase::Word);
    let view = game.view(game.turn().seat());
    let nine = ToyAction::Say(Word::typed("nine"));
    for seed in 0..20 {
        assert_eq!(decide(&game, Level::HARD, seed).action, nine);
        assert_eq!(Sparring::Greedy.decide::<Toy>(&view, seed), Some(nine));
    }
}

#[test]
fn a_random_word_can_be_any_idea() {
    let game = Toy::with_cards(&[1, 5], Phase::Word);
    let view = game.view(game.turn().seat());
    let mut met = std::collections::BTreeMap::new();
    for seed in 0..900 {
        let said = Sparring::Random.decide::<Toy>(&view, seed).unwrap();
        *met.entry(said.to_string()).or_insert(0u32) += 1;
    }
    // One in nine, 900 times: 100 each on average with a standard deviation of 9.4.
    assert_eq!(met.len(), 9);
    assert!(met.values().all(|times| (60..140).contains(times)));
}

#[test]
fn whoever_can_only_speak_and_has_no_ideas_says_nothing() {
    let game = Toy::with_cards(&[1, 5], Phase::Speechless);
    let view = game.view(game.turn().seat());
    for level in Level::all(Toy::INFO) {
        assert_eq!(Toy::decide(&view, level, 1, PATIENT), None);
    }
    for partner in Sparring::ALL {
        assert_eq!(partner.decide::<Toy>(&view, 1), None);
    }
}

#[test]
fn partners_do_not_count_against_each_other() {
    let cards = Toy::with_cards(&[5, 2, 5, 2], Phase::Card);
    let mut game = cards.clone();
    game.in_teams = true;
    let standing =
        |game: &Toy, seat: usize| general::standing::<Toy, Lent>(game, Seat::new(seat).unwrap());
    // Cards count a hundred: 500 against 200, and alone against 200, 500 and 200, each divided by three.
    assert_eq!(standing(&game, 0), 300);
    assert_eq!(standing(&game, 3), -300);
    assert_eq!(standing(&cards, 0), 500 - 66 - 166 - 66);
    // A won game is half the lead and as much as a game for two, for of two teams one has won.
    for _ in 0..4 {
        for action in [ToyAction::Keep, ToyAction::Bet(0)] {
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
    assert_eq!(standing(&game, 2), 150 + general::LEAD_OF_A_WIN);
    assert_eq!(standing(&game, 1), -150 - general::LEAD_OF_A_WIN);
}

#[test]
fn a_random_move_is_seldom_an_aside() {
    let mut game: Chess = quietly(|croupier| Chess::start(&two(Chess::INFO), croupier)).unwrap();
    for text in ["!draw", "e2e4"] {
        let action = text.parse().unwrap();
        quietly(|croupier| game.apply(action, croupier)).unwrap();
    }
    let view = game.view(game.turn().seat());
    let asides = (0..2000)
        .filter_map(|seed| Sparring::Random.decide::<Chess>(&view, seed))
        .filter(Chess::is_aside);
    // One in a hundred: 20 on average with a standard deviation of 4.4.
    assert!((5..=40).contains(&asides.count()));
}

#[test]
fn an_aside_is_taken_where_there_is_nothing_else() {
    let mut game: Checkers =
        quietly(|croupier| Checkers::start(&two(Checkers::INFO), croupier)).unwrap();
    let offer = "!draw".parse().unwrap();
    quietly(|croupier| game.apply(offer, croupier)).unwrap();
    let view = game.view(game.turn().seat());
    let answer = Sparring::Random.decide::<Checkers>(&view, 1).unwrap();
    assert!(Checkers::is_aside(&answer));
}

/// The usual table of a game for two.
fn two(info: &Info) -> Setup {
    Setup::new(Players::new(2).unwrap(), OptionValues::defaults(info), 1)
}

#[test]
fn the_greedy_partner_takes_what_is_worth_most_at_once() {
    for seed in 0..20 {
        let game = Toy::with_cards(&[9, 5], Phase::Card);
        let view = game.view(game.turn().seat());
        assert_eq!(
            Sparring::Greedy.decide::<Toy>(&view, seed),
            Some(ToyAction::Keep)
        );
    }
}

#[test]
fn a_seat_that_does_not_decide_has_no_thought() {
    let game = Toy::with_cards(&[9, 5], Phase::Card);
    let view = game.view(Seat::new(1));
    assert_eq!(Toy::decide(&view, Level::HARD, 1, PATIENT), None);
    assert_eq!(Toy::decide(&game.view(None), Level::HARD, 1, PATIENT), None);
    for partner in Sparring::ALL {
        assert_eq!(partner.decide::<Toy>(&view, 1), None);
    }
}

#[test]
fn a_player_that_is_stopped_answers_at_once() {
    let game = Toy::with_cards(&[5, 5, 5], Phase::Crowd);
    let view = game.view(game.turn().seat());
    for patience in [0, 1, 10, 1000] {
        let asked = Cell::new(0u32);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() > patience
        };
        let thought = Toy::decide(&view, Level::HARD, 7, &stop).unwrap();
        assert!(thought.nodes <= patience);
        assert_eq!(asked.get(), patience + 1);
        let mut legal = false;
        view.legal(&mut |choice| legal |= covers(&choice, &thought.action));
        assert!(legal);
    }
}

#[test]
fn higher_levels_think_more_and_the_lowest_slips() {
    let game = Toy::with_cards(&[1, 5, 5], Phase::Crowd);
    let nodes = |level| decide(&game, level, 3).nodes;
    assert!(nodes(Level::NORMAL) > nodes(Level::EASY));
    assert!(nodes(Level::HARD) > nodes(Level::NORMAL));
    let slips = (0..200)
        .filter(|seed| decide(&game, Level::EASY, *seed).nodes == 0)
        .count();
    assert!((20..=60).contains(&slips));
}
