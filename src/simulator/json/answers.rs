//! Replies: turns, legal actions, events, states and views as JSON.

use parlour_rules::ledger::Place;
use parlour_rules::{Audience, Event, Fact, Game, Info, Ledger, OptionKind, Seat, Thing, Turn};
use serde_json::{Map, Value, json};
use std::fmt::Display;

/// A game's entry in the reply to `games`.
pub(super) fn entry(info: &Info) -> Value {
    let options: Vec<Value> = info
        .options
        .iter()
        .map(|option| match option.kind {
            OptionKind::Flag => {
                json!({"name": option.id, "type": "bool", "default": option.default != 0})
            }
            OptionKind::Number { min, max } => {
                json!({"name": option.id, "type": "int", "min": min, "max": max, "default": option.default})
            }
            OptionKind::OneOf(values) => {
                let ids: Vec<&str> = values.iter().map(|value| value.id).collect();
                let default = usize::try_from(option.default)
                    .ok()
                    .and_then(|index| ids.get(index));
                json!({"name": option.id, "type": "enum", "values": ids, "default": default})
            }
        })
        .collect();
    json!({
        "id": info.id,
        "name": info.name,
        "players": [info.players.0, info.players.1],
        "levels": info.levels,
        "options": options,
    })
}

/// Where a game stands.
pub(super) fn turn<G: Game>(game: &G) -> Map<String, Value> {
    let (key, value) = match game.turn() {
        Turn::Decide(decision) => (
            "turn",
            json!({
                "seat": decision.seat.index(),
                "phase": decision.phase,
                "private": decision.private,
            }),
        ),
        Turn::Over(outcome) => {
            let winners: Vec<usize> = outcome.winners.iter().map(Seat::index).collect();
            let scores: Vec<i32> = game
                .players()
                .seats()
                .map(|seat| game.score(seat))
                .collect();
            (
                "over",
                json!({"winners": winners, "scores": scores, "reason": outcome.reason}),
            )
        }
    };
    Map::from_iter([(key.to_owned(), value)])
}

/// Something that happened, with those who may know.
pub(super) fn event(audience: Audience, event: &impl Event) -> Value {
    let to = match audience {
        Audience::Everybody => Value::Null,
        Audience::Only(seats) => seats.iter().map(Seat::index).collect(),
    };
    let mut object = Map::new();
    object.insert("kind".into(), json!(event.kind()));
    object.insert("seat".into(), json!(event.seat().map(Seat::index)));
    object.insert("to".into(), to);
    event.facts(&mut |name, value| {
        object.insert(name.into(), fact(&value));
    });
    Value::Object(object)
}

fn fact(fact: &Fact) -> Value {
    match fact {
        Fact::Number(number) => json!(number),
        Fact::Flag(flag) => json!(flag),
        Fact::Seat(seat) => json!(seat.index()),
        Fact::Text(thing) => json!(thing.as_str()),
        Fact::List(things) => things.iter().map(Thing::as_str).collect(),
        Fact::Numbers(numbers) => json!(numbers.as_slice()),
        Fact::Seats(seats) => seats.iter().map(Seat::index).collect(),
        Fact::Nothing => Value::Null,
    }
}

/// A state or a view written out as an object.
#[derive(Default)]
pub(super) struct Sheet {
    zones: Map<String, Value>,
    counts: Map<String, Value>,
    scores: Vec<i32>,
    others: Map<String, Value>,
}

impl Sheet {
    /// The finished object.
    pub(super) fn finish(self) -> Value {
        let mut object = Map::new();
        object.insert("zones".into(), Value::Object(self.zones));
        object.insert("counts".into(), Value::Object(self.counts));
        object.insert("scores".into(), json!(self.scores));
        object.extend(self.others);
        Value::Object(object)
    }
}

impl Ledger for Sheet {
    fn zone(&mut self, place: Place, things: &mut dyn Iterator<Item = Thing>) {
        let texts: Vec<Value> = things.map(|thing| json!(thing.as_str())).collect();
        self.zones.insert(place.to_string(), Value::Array(texts));
    }

    fn hidden_zone(&mut self, place: Place, number: usize) {
        self.zones.insert(place.to_string(), json!(number));
    }

    fn count(&mut self, kind: &'static str, place: Place, number: Option<i32>) {
        let places = self.counts.entry(kind).or_insert_with(|| json!({}));
        if let Value::Object(places) = places {
            places.insert(place.to_string(), json!(number));
        }
    }

    fn score(&mut self, points: i32) {
        self.scores.push(points);
    }

    fn position(&mut self, text: &dyn Display) {
        self.others
            .insert("position".into(), json!(text.to_string()));
    }

    fn fact(&mut self, name: &'static str, value: Fact) {
        self.others.insert(name.into(), fact(&value));
    }
}
