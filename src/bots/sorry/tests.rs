//! Tests of the player: what it does on certain boards, and how strong it is.

use super::evaluate::value;
use crate::{Level, Player};
use parlour_rules::game::quietly;
use parlour_rules::sorry::{Corner, View};
use parlour_rules::testing::{players, seat, setup, start};
use parlour_rules::{Game, Setup, Sorry, Turn};
use std::string::{String, ToString};

fn at(position: &str, options: &str) -> Sorry {
    let seats = position.split('/').count();
    let setup = setup::<Sorry>(seats, 1, options);
    Sorry::start_at(&setup, position).unwrap()
}

fn chosen(position: &str, options: &str, level: Level) -> String {
    let game = at(position, options);
    let view = game.view(game.turn().seat());
    let thought = Sorry::decide(&view, level, 5, &|| false).unwrap();
    thought.action.to_string()
}

/// The share that one level wins against another at all other seats; partners are of one level.
fn share(seats: usize, options: &str, level: Level, others: Level, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let setup: Setup = setup::<Sorry>(seats, number, options);
        let mut game = quietly(|croupier| Sorry::start(&setup, croupier)).unwrap();
        let own = game
            .teams()
            .of(players(seats), seat(number as usize % seats));
        for step in 0.. {
            let decides = match game.turn() {
                Turn::Over(outcome) => {
                    if own.iter().any(|seat| outcome.winners.has(seat)) {
                        won += own.len() as f64 / outcome.winners.len() as f64;
                    }
                    break;
                }
                Turn::Decide(decision) => decision.seat,
            };
            let view: View = game.view(Some(decides));
            let level = if own.has(decides) { level } else { others };
            let thought = Sorry::decide(&view, level, number << 32 | step, &|| false);
            let action = thought.unwrap().action;
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
    won / games as f64
}

#[test]
fn places_are_worth_more_the_nearer_they_are_to_home() {
    let worth = |place: &str| value(Corner::Red, place.parse().unwrap());
    assert_eq!(
        ["S", "4", "0", "2", "z1", "z5", "H"].map(worth),
        [0, 6, 62, 64, 71, 75, 90]
    );
}

#[test]
fn a_pawn_behind_its_entry_is_nearly_home() {
    assert_eq!(
        chosen("4,20,S,S/S,S,S,S 0 4", "", Level::NORMAL),
        "move:0.0,-4"
    );
}

#[test]
fn the_leader_is_sent_back() {
    // Either would be bumped by the same steps; yellow is nearly round.
    let board = "20,40,S,S/S,S,S,S/25,H,H,S/45,S,S,S 0 5";
    assert_eq!(chosen(board, "", Level::HARD), "move:0.0,5");
}

#[test]
fn a_slide_is_taken_for_the_way_it_saves() {
    assert_eq!(
        chosen("11,20,S,S/S,S,S,S 0 5", "", Level::HARD),
        "move:0.0,5"
    );
}

#[test]
fn nobody_changes_places_who_would_lose_by_it() {
    let board = "0,H,H,H/40,S,S,S 0 11";
    for level in [Level::NORMAL, Level::HARD] {
        assert_eq!(chosen(board, "", level), "pass");
    }
}

#[test]
fn partners_divide_a_seven_to_come_home() {
    let board = "z3,20,H,H/S,S,S,S/z2,S,H,H/S,S,S,S 0 7";
    let mut game = at(board, "mode=team");
    while game.turn().seat() == Some(seat(0)) {
        let view = game.view(Some(seat(0)));
        let action = Sorry::decide(&view, Level::HARD, 1, &|| false)
            .unwrap()
            .action;
        quietly(|croupier| game.apply(action, croupier)).unwrap();
    }
    let board = game.view(None).open.board;
    assert_eq!((board.home(seat(0)), board.home(seat(2))), (3, 3));
}

#[test]
fn no_decision_takes_more_boards_than_the_device_can_judge_in_time() {
    let boards = "20,25,33,55/21,S,S,S/29,43,51,3/45,S,S,S 0 7";
    let game = at(boards, "mode=team");
    let thought = Sorry::decide(&game.view(Some(seat(0))), Level::HARD, 1, &|| false).unwrap();
    assert!((1_000..6_000).contains(&thought.nodes), "{}", thought.nodes);
    let mut most = 0;
    for number in 0..300 {
        let mut game: Sorry = start(4, number, "mode=points");
        for step in 0..60 {
            let Some(seat) = game.turn().seat() else {
                break;
            };
            let thought = Sorry::decide(&game.view(Some(seat)), Level::HARD, step, &|| false);
            let thought = thought.unwrap();
            most = most.max(thought.nodes);
            quietly(|croupier| game.apply(thought.action, croupier)).unwrap();
        }
    }
    assert!((100..8_000).contains(&most), "{most}");
}

#[test]
fn each_level_is_stronger_than_the_one_below() {
    let [easy, normal, hard] = [Level::EASY, Level::NORMAL, Level::HARD];
    let at_least = |least: f64, seats, options, level, others, games| {
        let won = share(seats, options, level, others, games);
        assert!(won >= least, "{seats} seats {options}: {won}");
    };
    at_least(0.76, 2, "", hard, easy, 2_000);
    at_least(0.54, 2, "", hard, normal, 2_000);
    at_least(0.72, 2, "", normal, easy, 1_000);
    at_least(0.265, 4, "", hard, normal, 4_000);
    at_least(0.62, 4, "mode=team", hard, normal, 400);
    at_least(0.62, 2, "mode=points", hard, normal, 600);
    at_least(0.30, 4, "mode=points", hard, normal, 1_000);
}
