//! Tests of the JSON host. The catalogue's games are tested through it from outside; here a toy game shows what a host
//! has to do with packs, dice, picks, ranges and table actions of any game.

mod hostile;
mod scripts;
mod tables;
mod toy;

use super::fault::Fault;
use super::session::{Hosted, Session};
use super::setup::Wish;
use serde_json::{Map, Value};
use toy::Toy;

fn object(text: &str) -> Map<String, Value> {
    serde_json::from_str(text).unwrap()
}

fn start(script: &str) -> Result<Hosted<Toy>, Fault> {
    start_seeded(1, script)
}

fn start_seeded(seed: u64, script: &str) -> Result<Hosted<Toy>, Fault> {
    let script = object(script);
    Hosted::start(&Wish {
        players: 2,
        seed,
        options: None,
        position: None,
        script: Some(&script),
    })
}

/// Applies and gives the reply as text.
fn apply(table: &mut impl Session, action: &str) -> String {
    match table.apply(action) {
        Ok(reply) => reply.to_string(),
        Err(fault) => fault.reply().to_string(),
    }
}

fn code(answer: Result<Value, Fault>) -> String {
    let reply = answer.expect_err("was to be refused").reply();
    reply["error"]["code"].as_str().unwrap().to_owned()
}
