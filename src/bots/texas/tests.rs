//! Tests of the player: that its fast copy of the rules is the same game, what it does at tables that come up, and how
//! strong it is.

use super::deal::Deal;
use super::laws::tiles;
use crate::general;
use crate::ways::{Lent, RulesAlone};
use crate::{Level, Player, Sparring};
use parlour_rules::game::quietly;
use parlour_rules::testing::{Asides, begin};
use parlour_rules::testing::{Script, any_action, any_setup, play, scripted, start};
use parlour_rules::texas::{Action, Phase, Side, View};
use parlour_rules::{Free, Game, Rng, SeedableRng, Texas, Turn};
use std::string::{String, ToString};

/// Seat 3 deals these hands, so that seat 0 speaks first.
fn dealt(hands: [&str; 4]) -> Texas {
    let script = Script::new().picks(&[3]).pack(hands.join(" "));
    scripted(4, 1, "", script).0
}

fn decide(game: &Texas, level: Level) -> String {
    let view = game.view(game.turn().seat());
    let thought = Texas::decide(&view, level, 1, &|| false);
    thought.unwrap().action.to_string()
}

#[test]
fn the_fast_copy_of_the_rules_is_the_same_game() {
    let mut lost_early = 0;
    for number in 0..200 {
        let mut rng = Rng::seed_from_u64(number);
        let (mut game, _) = begin::<Texas>(&any_setup::<Texas>(&mut rng), &mut Free);
        let mut copy: Option<Deal> = None;
        while game.turn().seat().is_some() {
            let deals = game.view(None).open.deals;
            let view = game.view(game.turn().seat());
            if view.open.phase == Phase::Play {
                let fresh = Deal::of(&game).unwrap();
                let kept = copy.get_or_insert_with(|| fresh.clone());
                for deal in [&fresh, &*kept] {
                    assert_eq!(deal.legal(), tiles(view.playable()), "{view:?}");
                    assert_eq!(deal.to_play(), view.seat.unwrap().index());
                    assert_eq!(deal.points, fresh.points);
                    assert_eq!(deal.unplayed, fresh.unplayed);
                    assert!(!deal.is_over());
                }
            }
            let action = any_action(&game, Asides::Never, &mut rng).unwrap();
            if let (Action::Play(tile), Some(kept)) = (action, &mut copy) {
                kept.play(tile.index() as u8);
            }
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            let open = game.view(None).open;
            let over = open.deals != deals || open.phase == Phase::Over;
            if let Some(copy) = copy.take_if(|_| over) {
                let report = open.report.unwrap();
                let taken = report.taken(report.side()).number();
                assert!(copy.is_over());
                assert_eq!(u16::from(copy.taken()), taken);
                lost_early += u32::from(copy.unplayed != 0);
            }
        }
    }
    assert!(lost_early > 0);
}

/// The hand of seat 0 takes every trick with sixes as trumps.
const STRONG: [&str; 4] = [
    "6-6 6-5 6-4 6-3 6-2 5-5 4-4",
    "6-1 5-4 5-3 4-3 4-2 2-1 1-0",
    "6-0 5-2 5-1 4-1 3-3 3-1 2-0",
    "5-0 4-0 3-2 3-0 2-2 1-1 0-0",
];

/// Nobody has a hand worth 30 points.
const WEAK: [&str; 4] = [
    "6-5 6-1 4-3 3-1 5-2 2-0 4-0",
    "6-4 5-1 4-2 3-0 2-1 5-5 0-0",
    "6-3 5-0 4-1 3-2 6-6 1-1 1-0",
    "6-2 6-0 5-4 5-3 4-4 3-3 2-2",
];

#[test]
fn a_strong_hand_bids_and_names_its_long_suit() {
    let mut game = dealt(STRONG);
    for level in Level::all(Texas::INFO) {
        assert_eq!(decide(&game, level), "bid:30", "as little as it takes");
    }
    play(&mut game, "bid:30 bid:41 pass pass");
    assert_eq!(decide(&game, Level::NORMAL), "bid:42", "but all the way");
    play(&mut game, "bid:42 pass");
    for level in Level::all(Texas::INFO) {
        assert_eq!(decide(&game, level), "trump:6");
    }
}

#[test]
fn a_weak_hand_passes_unless_it_has_to_bid() {
    let mut game = dealt(WEAK);
    assert_eq!(decide(&game, Level::HARD), "pass");
    let script = Script::new().picks(&[3]).pack(WEAK.join(" "));
    game = scripted(4, 1, "all-pass=dealer-bids-30", script).0;
    play(&mut game, "pass pass pass");
    assert_eq!(decide(&game, Level::HARD), "bid:30");
}

#[test]
fn nobody_raises_the_partner() {
    let [one, other, three, four] = STRONG;
    let mut game = dealt([three, other, one, four]);
    play(&mut game, "bid:30 pass");
    assert_eq!(decide(&game, Level::NORMAL), "pass");
}

#[test]
fn who_speaks_once_bids_what_the_hand_is_good_for() {
    let script = Script::new().picks(&[3]).pack(STRONG.join(" "));
    let mut game: Texas = scripted(4, 1, "auction=one-round", script).0;
    assert_eq!(decide(&game, Level::NORMAL), "bid:42");
    let script = Script::new().picks(&[0]).pack(STRONG.join(" "));
    game = scripted(4, 1, "auction=one-round", script).0;
    play(&mut game, "bid:33 pass pass");
    assert_eq!(
        decide(&game, Level::NORMAL),
        "bid:34",
        "nobody can go higher"
    );
}

#[test]
fn trumps_are_drawn_and_then_the_doubles_are_led() {
    let mut game = dealt(STRONG);
    play(&mut game, "bid:30 pass pass pass trump:6");
    for level in [Level::NORMAL, Level::HARD] {
        assert_eq!(decide(&game, level), "6-6");
    }
    play(&mut game, "6-6 6-1 6-0 0-0");
    // No trumps are out any more, and what wins with points comes first.
    assert_eq!(decide(&game, Level::NORMAL), "5-5");
}

#[test]
fn the_partner_is_given_points_where_its_trick_is_sure() {
    let mut game = dealt(STRONG);
    play(
        &mut game,
        "bid:30 pass pass pass trump:6 6-6 6-1 6-0 0-0 5-5 5-4",
    );
    // Seat 2 follows with a five that counts nothing or one that does: neither of its fives counts.
    assert_eq!(decide(&game, Level::NORMAL), "5-1");
    play(&mut game, "5-1 5-0 4-4 4-3");
    for level in [Level::NORMAL, Level::HARD] {
        assert_eq!(decide(&game, level), "4-1");
    }
}

/// Who decides in a match.
type Mind = dyn Fn(&View, u64) -> Action;

fn level(level: Level) -> impl Fn(&View, u64) -> Action {
    move |view, seed| Texas::decide(view, level, seed, &|| false).unwrap().action
}

/// Plays the tiles of the middle level and bids by the rule of thumb.
fn by_thumb(view: &View, seed: u64) -> Action {
    let mut rng = Rng::seed_from_u64(seed);
    Texas::rollout(view, &mut rng).unwrap()
}

fn at_random(view: &View, seed: u64) -> Action {
    Sparring::Random.decide::<Texas>(view, seed).unwrap()
}

/// How many of so many games one mind wins against another, the sides changing from game to game.
fn wins(games: u64, wishes: &str, one: &Mind, other: &Mind) -> u64 {
    (0..games)
        .filter(|number| {
            let own = if number % 2 == 0 {
                Side::Even
            } else {
                Side::Odd
            };
            let mut game: Texas = start(4, number / 2, wishes);
            let mut step = 0;
            loop {
                let seat = match game.turn() {
                    Turn::Decide(decision) => decision.seat,
                    Turn::Over(outcome) => {
                        break outcome.winners.iter().any(|seat| Side::of(seat) == own);
                    }
                };
                step += 1;
                let mind = if Side::of(seat) == own { one } else { other };
                let action = mind(&game.view(Some(seat)), number << 32 | step);
                quietly(|croupier| game.apply(action, croupier)).unwrap();
            }
        })
        .count() as u64
}

#[test]
fn the_middle_level_wins_as_often_as_the_sheet_asks() {
    let normal = level(Level::NORMAL);
    let by_thumb = wins(300, "", &normal, &by_thumb);
    assert!(by_thumb >= 180, "{by_thumb}");
    let at_random = wins(100, "", &normal, &at_random);
    assert!(at_random >= 98, "{at_random}");
}

#[test]
fn every_level_is_stronger_than_the_one_below() {
    let [easy, normal, hard] = [Level::EASY, Level::NORMAL, Level::HARD].map(level);
    let middle = wins(100, "", &normal, &easy);
    assert!(middle >= 60, "{middle}");
    let highest = wins(30, "", &hard, &normal);
    assert!(highest >= 24, "{highest}");
}

#[test]
#[ignore = "a measurement, not a test"]
fn how_strong_the_player_is() {
    let [easy, normal, hard] = [Level::EASY, Level::NORMAL, Level::HARD].map(level);
    let rules_alone = |view: &View, seed: u64| {
        let thought = general::decide::<Texas, RulesAlone>(view, Level::NORMAL, seed, &|| false);
        thought.unwrap().action
    };
    let lent = |view: &View, seed: u64| {
        let thought = general::decide::<Texas, Lent>(view, Level::NORMAL, seed, &|| false);
        thought.unwrap().action
    };
    let matches: [(&str, u64, &Mind, &Mind); 6] = [
        ("normal against the rule of thumb", 1000, &normal, &by_thumb),
        ("normal against chance", 1000, &normal, &at_random),
        ("normal against easy", 1000, &normal, &easy),
        ("hard against normal", 1000, &hard, &normal),
        ("normal against general", 200, &normal, &rules_alone),
        ("hard against lent", 200, &hard, &lent),
    ];
    for wishes in ["", "all-pass=dealer-bids-30 auction=one-round"] {
        for (name, games, one, other) in matches {
            let won = wins(games, wishes, one, other);
            std::println!("{name}, {wishes}: {won} of {games}");
        }
    }
}
