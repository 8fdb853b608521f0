//! What a seat can do, in the notation of the host interface, and why it sometimes cannot.

use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Takes the active card and the tokens on it (R4).
    Take,
    /// Puts a token on the active card: no thanks (R2).
    Pass,
    /// Plays the own tiger into the own play area (R16).
    Tiger,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Action::Take => "take",
            Action::Pass => "pass",
            Action::Tiger => "tiger",
        })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text {
            "take" => Ok(Action::Take),
            "pass" => Ok(Action::Pass),
            "tiger" => Ok(Action::Tiger),
            _ => Err(NotAnAction),
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A seat without tokens wants to pass (R3).
    NoToken,
    /// There is no tiger in this game.
    NoTiger,
    /// The tiger has been played in this round.
    TigerPlayed,
    /// The game has ended.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            // Others may read along, and an empty supply is a secret: this line says nothing about it.
            Refusal::NoToken => "Not now",
            Refusal::NoTiger => "This game is played without tigers",
            Refusal::TigerPlayed => "The tiger is on the table already",
            Refusal::Over => "The game is over",
        })
    }
}
