//! What a seat may do, in words of the host interface, and why it may not.

use crate::cards::{Card, CardSet};
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Put these cards into the crib: `crib:5D,KH`.
    Crib(CardSet),
    /// Play a card: `7H`.
    Play(Card),
    /// Nothing fits: `go`.
    Go,
    /// The dealer pegs for the jack that was turned up: `nobs`.
    Nobs,
    /// The table counts the hand that is up: `count`.
    Count,
    /// The hand that is up is said to be worth so much: `claim:12`.
    Claim(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Crib(cards) => write!(to, "crib:{cards}"),
            Action::Play(card) => card.fmt(to),
            Action::Go => to.write_str("go"),
            Action::Nobs => to.write_str("nobs"),
            Action::Count => to.write_str("count"),
            Action::Claim(points) => write!(to, "claim:{points}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text.split_once(':') {
            None => match text {
                "go" => Ok(Action::Go),
                "nobs" => Ok(Action::Nobs),
                "count" => Ok(Action::Count),
                card => NotAnAction::unless(card).map(Action::Play),
            },
            Some(("crib", cards)) => NotAnAction::unless(cards).map(Action::Crib),
            // A number has one text: no sign and no zeros before it.
            Some(("claim", number)) if number == "0" || !number.starts_with(['0', '+']) => {
                NotAnAction::unless(number).map(Action::Claim)
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
    /// So many cards are to be put into the crib now.
    CribFirst(usize),
    /// A card is to be played now.
    PlayFirst,
    /// The hand that is up is to be counted now.
    CountFirst,
    /// The points of the hand that is up are to be claimed now.
    ClaimFirst,
    /// A card is not in the hand of the seat to decide.
    NotHeld,
    /// The count would exceed thirty-one; cards up to this value fit.
    TooHigh(u8),
    /// No card fits.
    OnlyGo,
    /// A card fits, so there is no "Go".
    CanPlay,
    /// There is nothing to peg for a jack now.
    NoNobs,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::CribFirst(1) => to.write_str("Put one card into the crib"),
            Refusal::CribFirst(cards) => write!(to, "Put {cards} cards into the crib"),
            Refusal::PlayFirst => to.write_str("Play a card"),
            Refusal::CountFirst => to.write_str("Count the hand"),
            Refusal::ClaimFirst => to.write_str("Claim 0 to 29 points"),
            Refusal::NotHeld => to.write_str("Choose from your hand"),
            Refusal::TooHigh(1) => to.write_str("Only an ace fits: 31 at most"),
            Refusal::TooHigh(most) => write!(to, "Up to {most} fits: 31 at most"),
            Refusal::OnlyGo => to.write_str("Nothing fits: say go"),
            Refusal::CanPlay => to.write_str("You have a card that fits"),
            Refusal::NoNobs => to.write_str("No jack to peg for now"),
        }
    }
}
