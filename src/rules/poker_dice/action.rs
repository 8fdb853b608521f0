//! What a seat can do, in the notation of the host interface, and why it sometimes cannot.

use super::face::DICE;
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The most dice that may be thrown again (R3).
pub const MOST_AGAIN: usize = 3;

/// The dice that are thrown again, by their places in the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Again(u8);

impl TryFrom<u8> for Again {
    type Error = NotAnAction;
    fn try_from(bits: u8) -> Result<Again, NotAnAction> {
        Again::new(bits).ok_or(NotAnAction)
    }
}

impl Again {
    /// No die.
    pub const NONE: Again = Again(0);

    /// The dice whose bits are set, the first die being the lowest bit; none where there are no such dice.
    pub const fn new(bits: u8) -> Option<Again> {
        if bits >> DICE == 0 {
            Some(Again(bits))
        } else {
            None
        }
    }

    /// Every choice there is by the rules, the smaller ones first, each size in the order of the dice.
    pub fn all() -> impl Iterator<Item = Again> {
        (1..=MOST_AGAIN).flat_map(|size| {
            (1u8..1 << DICE)
                .map(|bits| Again(bits.reverse_bits() >> (u8::BITS as usize - DICE)))
                .rev()
                .filter(move |again| again.len() == size)
        })
    }

    /// Whether a die is among them.
    pub const fn has(self, die: usize) -> bool {
        die < DICE && self.0 >> die & 1 != 0
    }

    /// The same dice with one more, or one less if it was among them.
    pub const fn toggled(self, die: usize) -> Again {
        if die < DICE {
            Again(self.0 ^ 1 << die)
        } else {
            self
        }
    }

    /// How many dice they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places of the dice, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |die| self.has(*die))
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Throws one die for the order, or all five (R2).
    Roll,
    /// Stands pat: keeps all dice (R3).
    Stand,
    /// Draws: throws these dice again (R3).
    Reroll(Again),
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => to.write_str("roll"),
            Action::Stand => to.write_str("stand"),
            Action::Reroll(again) => {
                to.write_str("reroll")?;
                for (number, die) in again.iter().enumerate() {
                    write!(to, "{}{die}", if number == 0 { ':' } else { ',' })?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text {
            "roll" => Ok(Action::Roll),
            "stand" => Ok(Action::Stand),
            _ => {
                let list = text.strip_prefix("reroll:").ok_or(NotAnAction)?;
                let mut again = Again::NONE;
                for die in list.split(',') {
                    let die = (0..DICE)
                        .zip(["0", "1", "2", "3", "4"])
                        .find_map(|(place, name)| (name == die).then_some(place))
                        .filter(|place| !again.has(*place))
                        .ok_or(NotAnAction)?;
                    again = again.toggled(die);
                }
                Ok(Action::Reroll(again))
            }
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There are no dice on the table yet.
    ThrowFirst,
    /// The dice have been thrown; now it is to be decided what is kept (R3).
    Thrown,
    /// More than three dice are to be thrown again (R3).
    TooMany,
    /// No die is to be thrown again.
    NoDie,
    /// The game has ended.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::ThrowFirst => "Throw first",
            Refusal::Thrown => "Keep all, or throw some again",
            Refusal::TooMany => "Three dice at most",
            Refusal::NoDie => "Mark one to three dice",
            Refusal::Over => "The game is over",
        })
    }
}
