//! Scripts: what chance is to decide, and what it has decided, in one form.
//!
//! The same [`Script`] holds what `new` was told and what has happened so far, so what is still to come is found by
//! counting: the third shuffle of a pack takes the pack's third list. Nothing has to be ticked off, and taking a move
//! back is cutting the record short.

use super::fault::{Code, Fault, quoted};
use parlour_rules::Fate;
use parlour_rules::chance::Pack;
use serde_json::{Map, Value, json};

/// Outcomes of chance in the order in which they fall.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Script {
    /// For each pack by name, the order of its things after each shuffle.
    packs: Vec<(String, Vec<Vec<String>>)>,
    dice: Vec<u8>,
    picks: Vec<u32>,
}

/// How long a record was at some moment.
pub(super) struct Mark {
    packs: Vec<usize>,
    dice: usize,
    picks: usize,
}

impl Script {
    /// Reads what `new` was given.
    pub(super) fn from_json(entries: &Map<String, Value>) -> Result<Script, Fault> {
        let mut script = Script::default();
        for (name, value) in entries {
            let list = value
                .as_array()
                .ok_or_else(|| bad(format!("{} of the script is a list", quoted(name))))?;
            match name.as_str() {
                "dice" => script.dice = list.iter().map(die).collect::<Result<_, _>>()?,
                "picks" => script.picks = list.iter().map(pick).collect::<Result<_, _>>()?,
                _ => {
                    let shuffles = list.iter().map(things).collect::<Result<_, _>>()?;
                    script.packs.push((name.clone(), shuffles));
                }
            }
        }
        Ok(script)
    }

    /// The form that `new` takes.
    pub(super) fn to_json(&self) -> Value {
        let mut entries: Map<String, Value> = self
            .packs
            .iter()
            .map(|(name, shuffles)| (name.clone(), json!(shuffles)))
            .collect();
        entries.insert("dice".into(), json!(self.dice));
        entries.insert("picks".into(), json!(self.picks));
        Value::Object(entries)
    }

    /// Whether it decides nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.packs.iter().all(|(_, shuffles)| shuffles.is_empty())
            && self.dice.is_empty()
            && self.picks.is_empty()
    }

    /// What remains of it after all that a record tells.
    pub(super) fn after(&self, record: &Script) -> Script {
        Script {
            packs: self
                .packs
                .iter()
                .map(|(name, shuffles)| {
                    let rest = shuffles.get(record.shuffles(name).len()..);
                    (name.clone(), rest.unwrap_or_default().to_vec())
                })
                .filter(|(_, shuffles)| !shuffles.is_empty())
                .collect(),
            dice: self
                .dice
                .get(record.dice.len()..)
                .unwrap_or_default()
                .to_vec(),
            picks: self
                .picks
                .get(record.picks.len()..)
                .unwrap_or_default()
                .to_vec(),
        }
    }

    /// Checks every list against the packs that a game shuffled when it began. Later shuffles are of the same packs or
    /// of parts of them, so what is not in the first is in none.
    pub(super) fn check(&self, begun: &Script) -> Result<(), Fault> {
        for (name, shuffles) in &self.packs {
            let Some(whole) = begun.shuffles(name).first() else {
                return Err(bad(format!(
                    "This game shuffles no pack called {}",
                    quoted(name)
                )));
            };
            for list in shuffles {
                let mut rest: Vec<&String> = whole.iter().collect();
                for thing in list {
                    let Some(place) = rest.iter().position(|other| *other == thing) else {
                        return Err(missing(name, thing, list));
                    };
                    rest.swap_remove(place);
                }
            }
        }
        Ok(())
    }

    /// Adds what has happened since.
    pub(super) fn extend(&mut self, news: Script) {
        for (name, shuffles) in news.packs {
            self.shuffles_mut(&name).extend(shuffles);
        }
        self.dice.extend(news.dice);
        self.picks.extend(news.picks);
    }

    /// How long it is now.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            packs: self
                .packs
                .iter()
                .map(|(_, shuffles)| shuffles.len())
                .collect(),
            dice: self.dice.len(),
            picks: self.picks.len(),
        }
    }

    /// Forgets all that was added since a mark.
    pub(super) fn cut(&mut self, mark: &Mark) {
        self.packs.truncate(mark.packs.len());
        for ((_, shuffles), length) in self.packs.iter_mut().zip(&mark.packs) {
            shuffles.truncate(*length);
        }
        self.dice.truncate(mark.dice);
        self.picks.truncate(mark.picks);
    }

    fn shuffles(&self, name: &str) -> &[Vec<String>] {
        self.packs
            .iter()
            .find(|(known, _)| known == name)
            .map_or(&[], |(_, shuffles)| shuffles)
    }

    fn shuffles_mut(&mut self, name: &str) -> &mut Vec<Vec<String>> {
        let place = match self.packs.iter().position(|(known, _)| known == name) {
            Some(place) => place,
            None => {
                self.packs.push((name.to_owned(), Vec::new()));
                self.packs.len() - 1
            }
        };
        &mut self.packs[place].1
    }
}

fn bad(message: String) -> Fault {
    Fault::new(Code::BadScript, message)
}

fn missing(pack: &str, thing: &str, list: &[String]) -> Fault {
    let times = list.iter().filter(|other| *other == thing).count();
    let thing = quoted(thing);
    bad(if times > 1 {
        format!("{thing} cannot leave {pack:?} {times} times")
    } else {
        format!("There is no {thing} to come from {pack:?}")
    })
}

fn die(value: &Value) -> Result<u8, Fault> {
    value
        .as_u64()
        .and_then(|number| u8::try_from(number).ok())
        .filter(|number| (1..=6).contains(number))
        .ok_or_else(|| bad("Dice show whole numbers from 1 to 6".into()))
}

fn pick(value: &Value) -> Result<u32, Fault> {
    value
        .as_u64()
        .and_then(|number| u32::try_from(number).ok())
        .ok_or_else(|| bad("Picks are whole numbers from 0 on".into()))
}

fn things(value: &Value) -> Result<Vec<String>, Fault> {
    let texts = value.as_array().and_then(|list| {
        list.iter()
            .map(|thing| thing.as_str().map(str::to_owned))
            .collect()
    });
    texts.ok_or_else(|| bad("A pack has a list of texts for each shuffle".into()))
}

/// Fate that follows a script as far as it goes and writes down what happened.
pub(super) struct Scripted<'a> {
    script: &'a Script,
    record: &'a Script,
    /// What has happened since the record.
    pub(super) news: Script,
    /// The first thing that the script asked for in vain.
    pub(super) fault: Option<Fault>,
}

impl<'a> Scripted<'a> {
    /// The fate of a game of which `record` has happened.
    pub(super) fn new(script: &'a Script, record: &'a Script) -> Scripted<'a> {
        Scripted {
            script,
            record,
            news: Script::default(),
            fault: None,
        }
    }
}

impl Fate for Scripted<'_> {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        let before = self.record.shuffles(name).len() + self.news.shuffles(name).len();
        if let Some(list) = self.script.shuffles(name).get(before) {
            for (place, thing) in list.iter().enumerate() {
                let found = (place..pack.len()).find(|other| pack.text(*other).as_str() == thing);
                let Some(found) = found else {
                    self.fault.get_or_insert_with(|| missing(name, thing, list));
                    break;
                };
                // Step by step, so that the others keep the order in which they were shuffled.
                for step in (place..found).rev() {
                    pack.swap(step, step + 1);
                }
            }
        }
        let order = (0..pack.len())
            .map(|place| pack.text(place).as_str().to_owned())
            .collect();
        self.news.shuffles_mut(name).push(order);
    }

    fn die(&mut self, fallen: u8) -> u8 {
        let before = self.record.dice.len() + self.news.dice.len();
        let shown = self.script.dice.get(before).copied().unwrap_or(fallen);
        self.news.dice.push(shown);
        shown
    }

    fn pick(&mut self, drawn: u32, below: u32) -> u32 {
        let before = self.record.picks.len() + self.news.picks.len();
        let picked = self.script.picks.get(before).copied().unwrap_or(drawn);
        if picked >= below && picked != drawn {
            self.fault.get_or_insert_with(|| {
                bad(format!(
                    "Pick {picked} is from the numbers 0 to {}",
                    below.saturating_sub(1)
                ))
            });
        }
        self.news.picks.push(picked);
        picked
    }
}
