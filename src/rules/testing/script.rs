//! Chance in a known order.

use crate::chance::{Fate, Pack};
use std::collections::VecDeque;
use std::string::{String, ToString};
use std::vec::Vec;

/// Chance in a known order. What is not said is as it falls.
#[derive(Default)]
pub struct Script {
    packs: VecDeque<String>,
    picks: VecDeque<u32>,
    dice: Option<VecDeque<u8>>,
}

impl Script {
    /// Everything is as it falls.
    pub fn new() -> Script {
        Script::default()
    }

    /// The next pack to be shuffled has these on top, by their texts.
    pub fn pack(mut self, top: impl Into<String>) -> Script {
        self.packs.push_back(top.into());
        self
    }

    /// The same, by anything that has a text.
    pub fn pack_of(self, top: &[impl ToString]) -> Script {
        let texts: Vec<String> = top.iter().map(ToString::to_string).collect();
        self.pack(texts.join(" "))
    }

    /// The next pack gives these hands when one thing after another is dealt to each in turn, and then the rest.
    pub fn dealt(self, hands: &[&str], rest: &str) -> Script {
        let hands: Vec<Vec<&str>> = hands
            .iter()
            .map(|hand| hand.split_whitespace().collect())
            .collect();
        let mut pack = Vec::new();
        for place in 0..hands.iter().map(Vec::len).max().unwrap_or(0) {
            pack.extend(hands.iter().filter_map(|hand| hand.get(place).copied()));
        }
        pack.push(rest);
        self.pack(pack.join(" "))
    }

    /// The next draws, such as of who deals.
    pub fn picks(mut self, numbers: &[usize]) -> Script {
        self.picks
            .extend(numbers.iter().map(|number| *number as u32));
        self
    }

    /// All dice that fall: it is a mistake of the test if more do, or fewer (see [`Script::is_used_up`]).
    pub fn dice(mut self, pips: impl IntoIterator<Item = u8>) -> Script {
        self.dice.get_or_insert_default().extend(pips);
        self
    }

    /// Whether all that was said has happened.
    pub fn is_used_up(&self) -> bool {
        let dice = self.dice.as_ref().map_or(0, VecDeque::len);
        self.packs.is_empty() && self.picks.is_empty() && dice == 0
    }
}

impl Fate for Script {
    fn shuffled(&mut self, name: &'static str, pack: &mut dyn Pack) {
        let top = self.packs.pop_front().unwrap_or_default();
        for (place, text) in top.split_whitespace().enumerate() {
            let from = (place..pack.len()).find(|from| pack.text(*from).as_str() == text);
            let from = from.unwrap_or_else(|| panic!("there is no {text} left in the {name}"));
            pack.swap(place, from);
        }
    }

    fn die(&mut self, fallen: u8) -> u8 {
        let Some(dice) = &mut self.dice else {
            return fallen;
        };
        dice.pop_front()
            .expect("more dice fell than the test names")
    }

    fn pick(&mut self, drawn: u32, _: u32) -> u32 {
        self.picks.pop_front().unwrap_or(drawn)
    }
}
