//! Tests of one table: turns, events, refusals, views and the way back.

use super::{apply, code, start};
use crate::json::session::Session;
use serde_json::json;

const FIRST: &str = r#"{"picks":[0],"pack":[["c","d","a","a","b"]],"dice":[4]}"#;

#[test]
fn events_tell_who_may_know() {
    let mut table = start(FIRST).unwrap();
    assert_eq!(
        apply(&mut table, "draw"),
        json!({
            "turn": {"seat": 1, "phase": "play", "private": false},
            "events": [
                {"kind": "drew", "seat": 0, "to": null},
                {"kind": "drew-bead", "seat": 0, "to": [0], "bead": "c"},
            ],
        })
        .to_string()
    );
}

#[test]
fn legal_actions_are_listed_with_ranges_as_patterns() {
    let table = start(FIRST).unwrap();
    assert_eq!(
        table.legal(),
        json!({"legal": ["draw", "roll", "bid:{0..9}", "say:{text}", "!resign"]})
    );
}

#[test]
fn refused_actions_change_nothing() {
    let mut table = start(FIRST).unwrap();
    apply(&mut table, "roll");
    let before = (
        table.state(),
        table.save().unwrap(),
        table.script().unwrap(),
    );
    for text in [
        "bid:10",
        "bid:-1",
        "bid:{0..9}",
        "steal",
        "",
        " draw",
        "DRAW",
    ] {
        assert_eq!(code(table.apply(text)), "illegal", "{text:?}");
    }
    assert_eq!(
        (
            table.state(),
            table.save().unwrap(),
            table.script().unwrap()
        ),
        before
    );
    assert!(apply(&mut table, "bid:10").contains("Bids go up to nine"));
}

#[test]
fn words_lists_and_sets_of_seats_are_told() {
    let mut table = start(FIRST).unwrap();
    assert_eq!(
        apply(&mut table, "say:it's"),
        json!({
            "turn": {"seat": 1, "phase": "play", "private": false},
            "events": [{
                "kind": "said", "seat": 0, "to": null,
                "word": "it's", "letters": ["i", "t", "s"], "heard-by": [0],
            }],
        })
        .to_string()
    );
    for text in ["say:", "say:No", "say:a b", "say:{text}", "say:no"] {
        assert_eq!(code(table.apply(text)), "illegal", "{text:?}");
    }
}

#[test]
fn a_finished_game_takes_no_more_actions() {
    let mut table = start(FIRST).unwrap();
    apply(&mut table, "!resign");
    assert_eq!(
        table.turn(),
        json!({"over": {"winners": [1], "scores": [0, 0], "reason": "done"}})
    );
    assert_eq!(code(table.apply("draw")), "over");
    assert_eq!(code(table.apply("nonsense")), "over");
    assert_eq!(code(table.bot(1, 1)), "over");
    assert_eq!(table.legal(), json!({"legal": []}));
    assert!(table.undo().is_ok());
    assert!(apply(&mut table, "draw").contains("drew"));
}

#[test]
fn every_action_can_be_taken_back_and_no_more() {
    let mut table = start(FIRST).unwrap();
    let mut states = vec![table.state()];
    for action in ["roll", "draw", "bid:2", "roll"] {
        apply(&mut table, action);
        states.push(table.state());
    }
    for state in states.iter().rev().skip(1) {
        table.undo().unwrap();
        assert_eq!(&table.state(), state);
    }
    assert_eq!(code(table.undo()), "nothing-to-undo");
    let mut loaded = super::scripts::load(table.save().unwrap()["save"].as_str().unwrap());
    assert_eq!(code(loaded.undo()), "nothing-to-undo");
}

#[test]
fn seats_and_levels_are_those_of_the_table() {
    let mut table = start(FIRST).unwrap();
    for seat in [-1, 2, 10, i64::MAX, i64::MIN] {
        assert_eq!(code(table.view(Some(seat))), "bad-seat");
        assert_eq!(code(table.resample(seat, 1)), "bad-seat");
    }
    for level in [-1, 0, 2, 256, 257, i64::MAX] {
        assert_eq!(code(table.bot(level, 1)), "bad-level");
    }
    let choice = table.bot(1, 1).unwrap();
    assert!(choice["nodes"].is_u64() && choice["micros"].is_u64());
    let text = choice["action"].as_str().unwrap().to_owned();
    assert!(apply(&mut table, &text).contains("events"));
}

#[test]
fn views_are_told_and_drawing_anew_keeps_them() {
    let mut table = start(FIRST).unwrap();
    let view = table.view(Some(1)).unwrap();
    assert_eq!(
        view["view"]["zones"]["bag"],
        json!(["a", "a", "b", "c", "d"])
    );
    assert_eq!(view, table.view(None).unwrap());
    let orders: Vec<_> = (0..10)
        .map(|seed| {
            table.resample(1, seed).unwrap();
            assert_eq!(table.view(Some(1)).unwrap(), view);
            table.state()["state"]["zones"]["bag"].to_string()
        })
        .collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    table.resample(1, 0).unwrap();
    assert_eq!(
        table.state()["state"]["zones"]["bag"].to_string(),
        orders[0]
    );
}

#[test]
fn games_of_chance_are_not_counted() {
    let table = start(FIRST).unwrap();
    assert_eq!(code(table.perft(1)), "unsupported");
}
