//! What the player can do, in the notation of the host interface, and why it sometimes is not possible.

use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Touches the next tile and says the next number (R1).
    Count,
    /// Takes out the tile that matches (R3).
    Remove,
    /// Leaves the tile that matches in the row (R3).
    Leave,
}

impl Action {
    const NAMES: [(Action, &'static str); 3] = [
        (Action::Count, "count"),
        (Action::Remove, "remove"),
        (Action::Leave, "leave"),
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Action::NAMES.iter().find(|(action, _)| action == self);
        to.write_str(found.map_or("", |(_, name)| name))
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let found = Action::NAMES.iter().find(|(_, name)| *name == text);
        found.map(|(action, _)| *action).ok_or(NotAnAction)
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A match waits for an answer (R3).
    Answer,
    /// There is no match to answer.
    NoMatch,
    /// The game has ended.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Answer => "A match: remove it or leave it",
            Refusal::NoMatch => "Count on to the next match",
            Refusal::Over => "The game is over",
        })
    }
}
