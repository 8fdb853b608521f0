//! Tests of the player: what it does at tables that come up, and how strong it is.

use super::search::{MOST_PLACES, ROUNDS};
use super::strength::{self, CERTAIN};
use super::{HARD_NODES, NORMAL_NODES};
use crate::{Level, Player, Sparring};
use parlour_rules::game::quietly;
use parlour_rules::no_respect::{Action, Tile, View};
use parlour_rules::{
    Game, NoRespect, OptionValues, Outcome, Players, Rng, RngCore, Seat, SeedableRng, Setup, Turn,
};
use std::vec::Vec as List;

const CLASSIC: [i16; 3] = [0, 0, 0];
const FREE: [i16; 3] = [0, 1, 0];
const SECOND: [i16; 3] = [1, 0, 0];
const RETURN: [i16; 3] = [1, 0, 1];

fn start(players: usize, options: [i16; 3], seed: u64) -> NoRespect {
    let mut values = OptionValues::defaults(NoRespect::INFO);
    for (option, value) in options.into_iter().enumerate() {
        values.set(option, value);
    }
    let setup = Setup::new(Players::new(players).unwrap(), values, seed);
    quietly(|croupier| NoRespect::start(&setup, croupier)).unwrap()
}

/// A table on which seat 0 began and these tiles were played, and the tile that is drawn now.
fn table(players: usize, options: [i16; 3], plays: &str, next: u8) -> View {
    let mut view = start(players, options, 1).view(None);
    let board = &mut view.board;
    board.pool.put(board.tile.take().unwrap());
    board.turn = Seat::FIRST;
    let words: List<&str> = plays.split_whitespace().collect();
    for play in words.chunks(2) {
        board.draw(Tile::new(play[0].parse().unwrap()).unwrap());
        board.play(play[1].parse().unwrap()).unwrap();
    }
    board.draw(Tile::new(next).unwrap());
    view.seat = Some(board.turn);
    view
}

fn decide(view: &View, level: Level) -> Action {
    let thought = NoRespect::decide(view, level, 1, &|| false);
    thought.unwrap().action
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Six rounds of the booklet's sample.
const SAMPLE: &str = "5 build:0 1 discard:0 5 stack:0.0 4 build:0 8 build:0 2 discard:0 6 build:1 7 build:1 6 build:0 \
                      2 build:0 3 build:0 3 stack:1.0 3 stack:1.0 4 build:1 8 build:1 5 build:1 8 build:2 2 stack:0.0";

#[test]
fn the_lowest_level_builds_and_spoils_by_the_rule_sheet() {
    // 75 for completing a column against 60 less 24 and 25 for a dead end; 60 for the next number against 40 for a start
    // and 50 for a stack; 64 for a start with an 8 against 50 for a stack.
    for (tile, expected) in [
        (1, "build:0"),
        (4, "build:1"),
        (8, "build:2"),
        (5, "build:2"),
    ] {
        let view = table(3, CLASSIC, SAMPLE, tile);
        assert_eq!(decide(&view, Level::EASY), action(expected), "a {tile}");
    }
    // A cap of somebody else's column, 64, beats the next number on the own one, 60.
    let plays = "7 build:0 6 build:0 8 build:1 6 stack:1.0";
    let view = table(2, CLASSIC, plays, 6);
    assert_eq!(decide(&view, Level::EASY), action("stack:1.0"));
    // With second chances one's own dead end is capped, 80, and somebody else's is left alone.
    let plays = "8 build:0 2 build:0 1 build:0 1 stack:0.0";
    let view = table(2, SECOND, plays, 1);
    assert_eq!(decide(&view, Level::EASY), action("stack:0.0"));
}

#[test]
fn every_level_but_the_lowest_wins_when_it_can() {
    let column = |lane: usize, top: [u8; 4]| {
        let play = |tile: u8| std::format!("{tile} build:{lane} {tile} build:{lane} ");
        top.map(play).concat()
    };
    let most = column(0, [8, 7, 6, 5]) + &column(1, [8, 7, 6, 4]);
    let plays = most + "7 build:2 7 build:2 6 build:2 6 build:2 3 build:2 3 build:2";
    for options in [CLASSIC, FREE, SECOND, RETURN] {
        for level in [Level::NORMAL, Level::HARD] {
            let view = table(2, options, &plays, 2);
            assert_eq!(decide(&view, level), action("build:2"));
        }
    }
}

#[test]
fn a_complete_column_that_can_be_lost_is_not_stacked() {
    // Of seat 0 a column is complete with a 5 on top; a 5 comes, and a new column can be started as well.
    let plays = "8 build:0 4 build:0 7 build:0 3 build:0 6 build:0 2 build:0 5 build:0 1 build:0";
    let kept = table(2, SECOND, plays, 5);
    let lost = table(2, RETURN, plays, 5);
    assert_eq!(decide(&kept, Level::EASY), action("stack:0.0"));
    assert_ne!(decide(&lost, Level::EASY), action("stack:0.0"));
}

#[test]
fn thinking_keeps_to_its_budget_and_is_not_needed_for_one_place() {
    // One comparison of all places is always finished.
    let slack = MOST_PLACES as u32 * ROUNDS * 2;
    for (level, nodes) in [(Level::NORMAL, NORMAL_NODES), (Level::HARD, HARD_NODES)] {
        let view = table(2, SECOND, "8 build:0 8 build:0 7 build:1 7 build:1", 6);
        let thought = NoRespect::decide(&view, level, 1, &|| false).unwrap();
        assert!(thought.nodes >= nodes / 2 && thought.nodes <= nodes + slack);
        let forced = table(3, CLASSIC, SAMPLE, 7);
        let thought = NoRespect::decide(&forced, level, 1, &|| false).unwrap();
        assert_eq!((thought.action, thought.nodes), (action("build:2"), 0));
    }
}

/// Plays a game in which `own` follows a level and the others are sparring partners.
fn play(game: &mut NoRespect, own: Option<(Seat, Level)>, partner: Sparring, seed: u64) -> Outcome {
    let mut rng = Rng::seed_from_u64(seed);
    loop {
        let seat = match game.turn() {
            Turn::Decide(decision) => decision.seat,
            Turn::Over(outcome) => return outcome,
        };
        let view = game.view(Some(seat));
        let seed = u64::from(rng.next_u32());
        let action = match own {
            Some((own, level)) if own == seat => {
                let thought = NoRespect::decide(&view, level, seed, &|| false);
                thought.unwrap().action
            }
            _ => partner.decide::<NoRespect>(&view, seed).unwrap(),
        };
        quietly(|croupier| game.apply(action, croupier)).unwrap();
    }
}

/// Of a thousand games, how many a level wins against sparring partners.
fn wins(players: usize, options: [i16; 3], level: Level, partner: Sparring, games: u64) -> u64 {
    let mut won = 0;
    for number in 0..games {
        let own = Seat::new(number as usize % players).unwrap();
        let mut game = start(players, options, number / players as u64);
        let outcome = play(&mut game, Some((own, level)), partner, number);
        won += u64::from(outcome.winners.has(own));
    }
    won * 1000 / games
}

#[test]
fn the_lowest_level_wins_as_often_as_the_rule_sheet_says() {
    for (players, expected) in [(2, 580), (3, 430), (4, 350)] {
        let won = wins(players, CLASSIC, Level::EASY, Sparring::Random, 3000);
        assert!(won.abs_diff(expected) <= 25, "{players} seats: {won}");
    }
}

#[test]
fn four_plain_players_end_their_games_as_the_rule_sheet_says() {
    // 5.7 % are won by three columns and 0.14 % end with an empty pool.
    let (mut three, mut empty) = (0, 0);
    for seed in 0..6000 {
        let outcome = play(&mut start(4, CLASSIC, seed), None, Sparring::Greedy, seed);
        three += u32::from(outcome.reason == "three-columns");
        empty += u32::from(outcome.reason == "pool-empty");
    }
    assert!((300..390).contains(&three), "{three}");
    assert!((1..25).contains(&empty), "{empty}");
}

#[test]
fn the_middle_level_wins_well_over_its_share_against_plain_players() {
    // By the rule sheet 60 games for each place win 60 of 100 games for two, and 74 with second chances.
    assert!(wins(2, CLASSIC, Level::NORMAL, Sparring::Greedy, 120) >= 620);
    assert!(wins(2, SECOND, Level::NORMAL, Sparring::Greedy, 50) >= 700);
}

#[test]
fn chances_share_one_and_follow_what_a_seat_has() {
    for options in [CLASSIC, FREE, SECOND, RETURN] {
        for players in 2..=4 {
            let mut board = start(players, options, 3).view(None).board;
            let seats: List<Seat> = board.players.seats().collect();
            let chance = |board: &_, seat: Seat| strength::chance(board, seat);
            let all: u32 = seats.iter().map(|seat| chance(&board, *seat)).sum();
            assert!(all.abs_diff(CERTAIN) <= 40, "{players} seats: {all}");
            // A tile on a circle is a life gone, and whoever is out has lost.
            let (first, second) = (seats[0], seats[1]);
            let before = (chance(&board, first), chance(&board, second));
            board.corners[first].circles[0] = Tile::new(1);
            let after = (chance(&board, first), chance(&board, second));
            assert!(after.0 < before.0 && after.1 > before.1);
            board.corners[first].out = true;
            assert_eq!(chance(&board, first), 0);
        }
    }
}

#[test]
fn seats_win_about_as_often_as_their_chances_say() {
    for (players, options) in [(2, CLASSIC), (4, CLASSIC), (2, SECOND), (2, RETURN)] {
        let (mut told, mut won, mut count) = (0, 0, 0);
        for seed in 0..800 {
            let mut game = start(players, options, seed);
            let mut rng = Rng::seed_from_u64(seed);
            for _ in 0..8 * players {
                if let Some(seat) = game.turn().seat() {
                    let action = NoRespect::rollout(&game.view(Some(seat)), &mut rng).unwrap();
                    quietly(|croupier| game.apply(action, croupier)).unwrap();
                }
            }
            let board = game.view(None).board;
            let likely = |seat: &Seat| strength::chance(&board, *seat);
            let Some(seat) = board.players.seats().max_by_key(likely) else {
                continue;
            };
            if game.turn().seat().is_none() {
                continue;
            }
            told += likely(&seat) * 1000 / CERTAIN;
            while let Some(seat) = game.turn().seat() {
                let action = NoRespect::rollout(&game.view(Some(seat)), &mut rng).unwrap();
                quietly(|croupier| game.apply(action, croupier)).unwrap();
            }
            let Turn::Over(outcome) = game.turn() else {
                continue;
            };
            won += 1000 * u32::from(outcome.winners.has(seat));
            count += 1;
        }
        let (told, won) = (told / count, won / count);
        assert!(
            told.abs_diff(won) <= 70,
            "{players} seats: {told} told, {won} won"
        );
        assert!(
            won > 1060 / players as u32,
            "{players} seats: {won} of {count}"
        );
    }
}
