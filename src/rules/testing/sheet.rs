//! A state or a view written down, to be compared and counted.

use crate::game::{Game, View};
use crate::ledger::{Fact, Ledger, Place, Thing};
use core::fmt::Display;
use std::borrow::ToOwned;
use std::collections::BTreeMap;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

/// What lies in a zone, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Zone {
    /// These things.
    Open(Vec<Thing>),
    /// So many things.
    Hidden(usize),
}

/// All that a state or a view told of itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    /// The zones by name.
    pub zones: BTreeMap<String, Zone>,
    /// The counts by kind and place.
    pub counts: BTreeMap<String, BTreeMap<String, Option<i32>>>,
    /// One number a seat.
    pub scores: Vec<i32>,
    /// The board.
    pub position: Option<String>,
    /// Everything else.
    pub facts: Vec<(&'static str, Fact)>,
    /// Names that were told twice.
    pub twice: Vec<String>,
}

impl Sheet {
    /// The full state.
    pub fn of(game: &impl Game) -> Sheet {
        let mut sheet = Sheet::default();
        game.describe(&mut sheet);
        sheet
    }

    /// What a seat knows.
    pub fn seen(view: &impl View) -> Sheet {
        let mut sheet = Sheet::default();
        view.describe(&mut sheet);
        sheet
    }

    /// The things of an open zone in one line, with blanks between.
    pub fn zone(&self, name: &str) -> String {
        let Some(Zone::Open(things)) = self.zones.get(name) else {
            panic!("{name} is no open zone");
        };
        let texts: Vec<&str> = things.iter().map(Thing::as_str).collect();
        texts.join(" ")
    }

    /// All things of all open zones, sorted.
    pub fn things(&self) -> Vec<&str> {
        let mut all: Vec<&str> = self
            .zones
            .values()
            .filter_map(|zone| match zone {
                Zone::Open(things) => Some(things),
                Zone::Hidden(_) => None,
            })
            .flatten()
            .map(Thing::as_str)
            .collect();
        all.sort_unstable();
        all
    }

    /// The sum of each kind over all places.
    pub fn sums(&self) -> Vec<(&str, i64)> {
        self.counts
            .iter()
            .map(|(kind, places)| {
                let sum = places.values().flatten().map(|number| i64::from(*number));
                (kind.as_str(), sum.sum())
            })
            .collect()
    }
}

impl Ledger for Sheet {
    fn zone(&mut self, place: Place, things: &mut dyn Iterator<Item = Thing>) {
        let things = things.collect();
        let name = place.to_string();
        if self
            .zones
            .insert(name.clone(), Zone::Open(things))
            .is_some()
        {
            self.twice.push(name);
        }
    }

    fn hidden_zone(&mut self, place: Place, number: usize) {
        let name = place.to_string();
        if self
            .zones
            .insert(name.clone(), Zone::Hidden(number))
            .is_some()
        {
            self.twice.push(name);
        }
    }

    fn count(&mut self, kind: &'static str, place: Place, number: Option<i32>) {
        let places = self.counts.entry(kind.to_owned()).or_default();
        if places.insert(place.to_string(), number).is_some() {
            self.twice.push(format!("{kind} {place}"));
        }
    }

    fn score(&mut self, points: i32) {
        self.scores.push(points);
    }

    fn position(&mut self, text: &dyn Display) {
        if self.position.replace(text.to_string()).is_some() {
            self.twice.push("position".to_owned());
        }
    }

    fn fact(&mut self, name: &'static str, fact: Fact) {
        if self.facts.iter().any(|(known, _)| *known == name) {
            self.twice.push(name.to_owned());
        }
        self.facts.push((name, fact));
    }
}
