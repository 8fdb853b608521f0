//! Tests of the player of Domino Poker: what it says with plain hands, how often it bluffs, and how strong it is.

use super::*;
use crate::Sparring;
use parlour_rules::game::quietly;
use parlour_rules::testing::{Script, play, scripted, start};
use parlour_rules::{RngCore, Turn};
use std::vec::Vec;

/// What a seat does with a view and a seed.
type Way = dyn Fn(&View, u64) -> Action;

fn level(level: Level) -> impl Fn(&View, u64) -> Action {
    move |view, seed| {
        let thought = DominoPoker::decide(view, level, seed, &|| false);
        thought.unwrap().action
    }
}

fn partner(partner: Sparring) -> impl Fn(&View, u64) -> Action {
    move |view, seed| partner.decide::<DominoPoker>(view, seed).unwrap()
}

/// The mean gain of a seat in a hand and its standard error, over so many games of twelve hands against three others.
fn gain(games: u64, own: &Way, others: &Way) -> (f64, f64) {
    let mut gains = Vec::new();
    for number in 0..games {
        let mut game: DominoPoker = start(SEATS, number / 4, "");
        let place = (number % 4) as usize;
        let mut rng = Rng::seed_from_u64(number);
        let mut before = 50;
        let mut hand = 1;
        while let Turn::Decide(decision) = game.turn() {
            let view = game.view(Some(decision.seat));
            let seed = u64::from(rng.next_u32());
            let action = match decision.seat.index() == place {
                true => own(&view, seed),
                false => others(&view, seed),
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            let open = game.view(None).open;
            let over = open.phase == Phase::Over;
            if open.hand != hand || over {
                hand = open.hand;
                let seat = Seat::new(place).unwrap();
                let chips = i32::from(open.stacks[seat]) + i32::from(open.paid[seat]);
                gains.push(f64::from(chips - before));
                before = chips;
            }
        }
    }
    let number = gains.len() as f64;
    let mean = gains.iter().sum::<f64>() / number;
    let squares = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>();
    (mean, (squares / number / number).sqrt())
}

/// Gains at least three times its own uncertainty.
fn surely_gains(games: u64, own: &Way, others: &Way) {
    let (mean, error) = gain(games, own, others);
    assert!(mean > 3.0 * error, "{mean:.3} +- {error:.3}");
}

#[test]
fn the_middle_level_gains_against_random_players_and_against_those_who_call_with_any_pair() {
    surely_gains(60, &level(Level::NORMAL), &partner(Sparring::Random));
    surely_gains(800, &level(Level::NORMAL), &partner(Sparring::Greedy));
}

#[test]
fn every_level_gains_against_the_one_below() {
    surely_gains(200, &level(Level::NORMAL), &level(Level::EASY));
    surely_gains(120, &level(Level::HARD), &level(Level::NORMAL));
}

#[test]
fn the_highest_level_gains_against_random_players_and_against_those_who_call_with_any_pair() {
    surely_gains(30, &level(Level::HARD), &partner(Sparring::Random));
    surely_gains(800, &level(Level::HARD), &partner(Sparring::Greedy));
}

/// The same deal with these tiles for seat 0, which deals.
fn dealt(own: &str, played: &str) -> View {
    let script = Script::new().picks(&[0]).pack(own);
    let mut game: DominoPoker = scripted(SEATS, 7, "", script).0;
    play(&mut game, played);
    assert_eq!(game.turn().seat(), Some(Seat::FIRST));
    game.view(Some(Seat::FIRST))
}

const NOTHING: &str = "6-5 6-4 5-3 4-2 2-1";
const SMALL_PAIR: &str = "3-3 2-2 6-4 5-3 6-1";
const ROYAL: &str = "6-6 5-5 4-4 3-3 2-2";

/// Of a hundred seeds, how often the seat does this.
fn times(view: &View, number: Level, text: &str) -> u32 {
    let action: Action = text.parse().unwrap();
    let decides = level(number);
    (0..100)
        .map(|seed| u32::from(decides(view, seed) == action))
        .sum()
}

#[test]
fn who_holds_all_doubles_never_folds_and_nearly_always_raises() {
    for number in [Level::NORMAL, Level::HARD] {
        let view = dealt(ROYAL, "check bet:2 call");
        assert_eq!(times(&view, number, "raise:2"), 100);
        let view = dealt(ROYAL, "bet:2 raise:2 raise:2");
        assert_eq!(times(&view, number, "raise:2"), 100);
        let view = dealt(ROYAL, "check check check");
        let bets = times(&view, number, "bet:2");
        assert!((80..100).contains(&bets), "{bets}: sometimes it is silent");
    }
}

#[test]
fn who_holds_nothing_pays_for_nothing() {
    for number in [Level::NORMAL, Level::HARD] {
        for played in ["bet:2 call call", "bet:2 raise:2 raise:2"] {
            let view = dealt(NOTHING, played);
            assert_eq!(times(&view, number, "fold"), 100, "{played}");
        }
        let view = dealt(SMALL_PAIR, "bet:2 raise:2 raise:2");
        assert_eq!(times(&view, number, "fold"), 100);
    }
}

#[test]
fn who_speaks_last_bluffs_with_nothing_now_and_then() {
    for number in [Level::NORMAL, Level::HARD] {
        let bluffs = times(&dealt(NOTHING, "check check check"), number, "bet:2");
        assert!((2..16).contains(&bluffs), "{bluffs}");
    }
}

#[test]
fn the_easy_one_stays_in_with_any_pair_and_bets_what_is_nearly_sure() {
    let stays = times(
        &dealt(SMALL_PAIR, "bet:2 raise:2 raise:2"),
        Level::EASY,
        "call",
    );
    let folds = times(&dealt(NOTHING, "bet:2 call call"), Level::EASY, "fold");
    let bets = times(&dealt(ROYAL, "check check check"), Level::EASY, "bet:2");
    for often in [stays, folds, bets] {
        assert!((80..100).contains(&often), "{often}");
    }
}

#[test]
fn in_a_show_down_there_is_nothing_to_think_about() {
    let mut game: DominoPoker = start(SEATS, 3, "betting=show-down");
    while let Turn::Decide(decision) = game.turn() {
        let view = game.view(Some(decision.seat));
        let thought = DominoPoker::decide(&view, Level::HARD, 1, &|| false).unwrap();
        assert_eq!(thought, Thought::at_once(Action::Show));
        play(&mut game, "show");
    }
}

#[test]
fn usual_chances_are_those_of_many_deals() {
    let mut rng = Rng::seed_from_u64(5);
    for (hand, expected) in [
        ("6-6 2-2 6-5 4-3 2-1", 87),
        ("5-5 2-2 6-4 4-3 6-1", 47),
        (SMALL_PAIR, 26),
        (NOTHING, 0),
        (ROYAL, 100),
    ] {
        let view = dealt(hand, "check check check");
        let (best, deals) = odds::over_deals(&view, Seat::FIRST, 3000, &mut rng, &|| false);
        assert_eq!(deals, 3000);
        assert!(best.abs_diff(expected) <= 12, "{hand}: {best}");
        assert!(odds::usual(rank(&view), 3).abs_diff(expected) <= 1);
    }
}
