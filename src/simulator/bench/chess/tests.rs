//! Tests of the measuring itself.

use super::elo::{Points, Tally};
use super::*;
use crate::uci::{from_fen, position};

#[test]
fn elo_of_known_results() {
    let mut tally = Tally::default();
    for points in [Points::Win, Points::Win, Points::Win, Points::Loss] {
        tally.add(points);
    }
    // Three quarters of the points are 191 by the logistic curve.
    assert!((tally.elo().difference - 190.8).abs() < 0.1);
    let even = Tally {
        won: 25,
        drawn: 50,
        lost: 25,
    };
    let elo = even.elo();
    assert!(elo.difference.abs() < 0.01);
    // 100 games with a deviation of 0.354 each: 1.96 * 0.0354 of the points, about 48 Elo either way.
    assert!((elo.most - 48.3).abs() < 1.0, "{elo:?}");
    assert!((elo.least + 48.3).abs() < 1.0, "{elo:?}");
    let sweep = Tally {
        won: 20,
        ..Tally::default()
    };
    // Twenty wins in a row show more than 300 Elo, but not how many more.
    let elo = sweep.elo();
    assert!(elo.least > 300.0 && elo.least < 500.0 && elo.difference > 1000.0);
}

#[test]
fn a_short_match_is_played_and_a_grabber_beats_nobody_with_eyes() {
    let mut players = [
        Opponent::of("nodes:300").unwrap(),
        Opponent::of("grab").unwrap(),
    ];
    let mut tally = Tally::default();
    for (number, opening) in Openings::new().take(4).enumerate() {
        let first_is_white = number % 2 == 0;
        let outcome = play(&mut players, first_is_white, opening, Rules::Blitz, 1).unwrap();
        tally.add(outcome.points(first_is_white));
    }
    assert_eq!(tally.won, 4);
}

#[test]
fn a_match_is_written_down() {
    let file = std::env::temp_dir().join("parlour-match.pgn");
    let told = Told {
        games: 2,
        pgn: Some(file.display().to_string()),
    };
    meet("nodes:300", "grab", &told).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(text.matches("[Event ").count(), 2);
    let first = "[White \"nodes:300\"]\n[Black \"grab\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ";
    assert!(text.contains(first), "{text}");
    assert!(text.contains("[White \"grab\"]\n[Black \"nodes:300\"]\n[Result \"0-1\"]"));
}

#[test]
fn strangers_are_refused() {
    for name in [
        "",
        "level:0",
        "level:9",
        "nodes:x",
        "uci:/no/such/program",
        "me",
    ] {
        assert!(Opponent::of(name).is_err(), "{name}");
    }
}

#[test]
fn every_problem_has_one_solution_and_it_is_found() {
    for fen in problems::MATES_IN_TWO {
        let position = position(&from_fen(fen).unwrap());
        let mut keys = 0;
        position.moves(&mut |played| keys += usize::from(problems::is_key(&position, played)));
        assert_eq!(keys, 1, "{fen}");
    }
    problems::solve().unwrap();
}
