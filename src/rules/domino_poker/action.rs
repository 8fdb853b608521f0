//! What a seat may do, in words of the host interface, and why it may not.

use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Stays in without a bet: `check`.
    Check,
    /// Is the first to put more chips in: `bet:2`.
    Bet(u8),
    /// Pays what the others have paid: `call`.
    Call,
    /// Pays that and so many more: `raise:2`.
    Raise(u8),
    /// Gives the hand up: `fold`.
    Fold,
    /// The dealer turns all tiles up: `show`.
    Show,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Check => to.write_str("check"),
            Action::Bet(step) => write!(to, "bet:{step}"),
            Action::Call => to.write_str("call"),
            Action::Raise(step) => write!(to, "raise:{step}"),
            Action::Fold => to.write_str("fold"),
            Action::Show => to.write_str("show"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text.split_once(':') {
            None => match text {
                "check" => Ok(Action::Check),
                "call" => Ok(Action::Call),
                "fold" => Ok(Action::Fold),
                "show" => Ok(Action::Show),
                _ => Err(NotAnAction),
            },
            // A number has one text: no sign and no zeros before it.
            Some((verb, number)) if !number.starts_with(['0', '+']) => {
                let step = NotAnAction::unless(number)?;
                match verb {
                    "bet" => Ok(Action::Bet(step)),
                    "raise" => Ok(Action::Raise(step)),
                    _ => Err(NotAnAction),
                }
            }
            Some(_) => Err(NotAnAction),
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// Nobody has bet, so staying in is free (R4).
    Free,
    /// Somebody has bet (R4).
    BetIsMade,
    /// A bet or a raise is so many chips (R5).
    Step(u8),
    /// There have been as many raises as there may be (R5).
    NoMoreRaises,
    /// One seat could not pay more (R2, R5).
    AllIn,
    /// There is nothing to bet, only tiles to be turned up (R8, R12).
    OnlyShow,
    /// There is something to be decided before tiles are turned up.
    NotYet,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::Free => to.write_str("Nobody has bet: check or bet"),
            Refusal::BetIsMade => to.write_str("Call, raise or fold"),
            Refusal::Step(1) => to.write_str("It is one chip, no more"),
            Refusal::Step(chips) => write!(to, "It is {chips} chips at a time"),
            Refusal::NoMoreRaises => to.write_str("Three raises it was: call or fold"),
            Refusal::AllIn => to.write_str("Not all could pay more: call or fold"),
            Refusal::OnlyShow => to.write_str("Turn the tiles up"),
            Refusal::NotYet => to.write_str("Decide first, tiles come later"),
        }
    }
}
