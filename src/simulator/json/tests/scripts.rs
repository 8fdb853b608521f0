//! Tests of scripts: what `new` is told, what the seed fills in, and what is written down.

use super::{apply, code, start, start_seeded};
use crate::json::session::{Hosted, Session};
use serde_json::{Value, json};

fn bag(table: &impl Session) -> Vec<String> {
    let state = table.state();
    let beads = state["state"]["zones"]["bag"].as_array().unwrap();
    beads
        .iter()
        .map(|bead| bead.as_str().unwrap().to_owned())
        .collect()
}

fn script(table: &impl Session) -> Value {
    table.script().unwrap()["script"].clone()
}

#[test]
fn a_full_list_is_the_order_of_the_pack() {
    let table = start(r#"{"pack":[["d","a","c","a","b"]],"picks":[1]}"#).unwrap();
    assert_eq!(bag(&table), ["d", "a", "c", "a", "b"]);
    assert_eq!(
        table.turn(),
        json!({"turn":{"seat":1,"phase":"play","private":false}})
    );
}

#[test]
fn a_short_list_is_filled_up_in_the_order_of_the_seed() {
    for seed in 0..20 {
        let plain = bag(&start_seeded(seed, "{}").unwrap());
        let table = bag(&start_seeded(seed, r#"{"pack":[["c","a"]]}"#).unwrap());
        assert_eq!(table[..2], ["c", "a"]);
        let mut rest = plain;
        for bead in ["c", "a"] {
            let place = rest.iter().position(|other| other == bead).unwrap();
            rest.remove(place);
        }
        assert_eq!(table[2..], rest);
    }
}

#[test]
fn what_is_not_in_the_pack_is_refused_at_once() {
    for bad in [
        r#"{"pack":[["e"]]}"#,
        r#"{"pack":[["b","b"]]}"#,
        r#"{"pack":[["a","a","a"]]}"#,
        r#"{"pack":[[],["e"]]}"#,
        r#"{"pack":[[],[],["d","d"]]}"#,
        r#"{"bag":[["a"]]}"#,
        r#"{"bag":[]}"#,
        r#"{"pack":["a"]}"#,
        r#"{"pack":[[1]]}"#,
        r#"{"pack":{}}"#,
        r#"{"dice":[0]}"#,
        r#"{"dice":[7]}"#,
        r#"{"dice":["6"]}"#,
        r#"{"dice":3}"#,
        r#"{"picks":[2]}"#,
        r#"{"picks":[-1]}"#,
        r#"{"picks":[0.5]}"#,
    ] {
        let fault = start(bad).err().expect(bad);
        assert_eq!(fault.reply()["error"]["code"], "bad-script", "{bad}");
    }
}

#[test]
fn like_things_may_be_named_as_often_as_there_are() {
    let table = start(r#"{"pack":[["a","a"]]}"#).unwrap();
    assert_eq!(bag(&table)[..2], ["a", "a"]);
}

#[test]
fn dice_fall_as_told_and_then_as_the_seed_has_it() {
    let mut told = start(r#"{"dice":[6,1]}"#).unwrap();
    let mut free = start("{}").unwrap();
    assert!(apply(&mut told, "roll").contains(r#""die":6"#));
    assert!(apply(&mut told, "roll").contains(r#""die":1"#));
    apply(&mut free, "roll");
    apply(&mut free, "roll");
    for _ in 0..5 {
        assert_eq!(apply(&mut told, "roll"), apply(&mut free, "roll"));
    }
}

#[test]
fn a_later_list_that_does_not_fit_refuses_the_action_and_changes_nothing() {
    // After the five beads are drawn one of them stays out: "b" is last, so it is not in the second shuffle.
    let mut table = start(r#"{"pack":[["d","a","c","a","b"],["a","b"]]}"#).unwrap();
    for _ in 0..5 {
        apply(&mut table, "draw");
    }
    let before = (table.state(), script(&table), table.save().unwrap());
    assert_eq!(code(table.apply("draw")), "bad-script");
    assert_eq!(
        (table.state(), script(&table), table.save().unwrap()),
        before
    );
    assert!(apply(&mut table, "roll").contains("rolled"));
}

#[test]
fn the_record_gives_the_same_game_again_from_any_seed() {
    let actions = [
        "roll", "draw", "draw", "bid:3", "draw", "draw", "draw", "draw", "roll", "draw",
    ];
    let mut first = start_seeded(7, "{}").unwrap();
    let replies: Vec<String> = actions
        .iter()
        .map(|action| apply(&mut first, action))
        .collect();
    let record = script(&first);
    assert_eq!(record["pack"].as_array().unwrap().len(), 2);
    assert_eq!(record["dice"].as_array().unwrap().len(), 2);
    assert_eq!(record["picks"].as_array().unwrap().len(), 1);
    let mut again = start_seeded(99, &record.to_string()).unwrap();
    let repeated: Vec<String> = actions
        .iter()
        .map(|action| apply(&mut again, action))
        .collect();
    assert_eq!(replies, repeated);
    assert_eq!(first.state(), again.state());
    assert_eq!(script(&again), record);
}

#[test]
fn a_save_carries_the_rest_of_the_script() {
    let mut table = start(r#"{"dice":[6,5,4],"pack":[["d"],["c","d"]]}"#).unwrap();
    let plain = start("{}").unwrap().save().unwrap();
    apply(&mut table, "roll");
    let save = table.save().unwrap();
    assert!(save["bytes"].as_u64() > plain["bytes"].as_u64());
    let mut loaded = load(save["save"].as_str().unwrap());
    for action in [
        "roll", "draw", "draw", "draw", "draw", "draw", "draw", "roll", "roll",
    ] {
        assert_eq!(apply(&mut table, action), apply(&mut loaded, action));
    }
    assert_eq!(table.state(), loaded.state());
    // With nothing of the script left the bytes are the device's alone.
    let last = table.save().unwrap();
    assert_eq!(last, loaded.save().unwrap());
    let bytes = crate::json::base64::decode(last["save"].as_str().unwrap()).unwrap();
    assert_eq!(parlour_rules::save::game_id(&bytes), Ok("toy"));
}

pub(super) fn load(text: &str) -> Hosted<super::Toy> {
    let (bytes, to_come) = crate::json::save::open(text).unwrap();
    Hosted::load(&bytes, to_come).unwrap()
}

#[test]
fn a_script_is_told_from_the_start_only() {
    let mut table = start("{}").unwrap();
    apply(&mut table, "roll");
    let known = script(&table);
    let loaded = load(table.save().unwrap()["save"].as_str().unwrap());
    assert_eq!(code(loaded.script()), "unsupported");
    apply(&mut table, "roll");
    table.resample(0, 5).unwrap();
    assert_eq!(code(table.script()), "unsupported");
    // The action that is taken back was played before anything was drawn anew.
    table.undo().unwrap();
    assert_eq!(script(&table), known);
}

#[test]
fn taking_back_an_action_takes_back_its_chance() {
    let mut table = start(r#"{"dice":[2,3]}"#).unwrap();
    let before = (table.state(), script(&table), table.save().unwrap());
    let reply = apply(&mut table, "roll");
    assert!(reply.contains(r#""die":2"#));
    table.undo().unwrap();
    assert_eq!(
        (table.state(), script(&table), table.save().unwrap()),
        before
    );
    assert_eq!(apply(&mut table, "roll"), reply);
}

#[test]
fn damaged_scripts_in_saves_are_refused() {
    let table = start(r#"{"dice":[6,5,4]}"#).unwrap();
    let save = table.save().unwrap();
    let bytes = crate::json::base64::decode(save["save"].as_str().unwrap()).unwrap();
    for place in 0..bytes.len() {
        let mut bent = bytes.clone();
        bent[place] ^= 1;
        for bytes in [&bent[..], &bytes[..place]] {
            // Cut right behind the device's bytes it is a whole save of a game without a script.
            if parlour_rules::save::game_id(bytes).is_ok() {
                continue;
            }
            let text = crate::json::base64::encode(bytes);
            let loaded = crate::json::save::open(&text)
                .and_then(|(bytes, to_come)| Hosted::<super::Toy>::load(&bytes, to_come));
            let fault = loaded.err().expect("a damaged save was taken for a game");
            assert_eq!(fault.reply()["error"]["code"], "bad-save");
        }
    }
}
