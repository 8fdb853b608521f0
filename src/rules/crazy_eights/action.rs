//! What a seat may do in its turn, in words of the host interface, and why it may not.

use crate::cards::{Card, Suit};
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Play a card: `7H`, or `8C:S` for an eight that names spades.
    Play {
        /// The card.
        card: Card,
        /// The suit that an eight names; none for any other card, and for an eight that is the last card.
        suit: Option<Suit>,
    },
    /// Draw a card from the stock.
    Draw,
    /// Keep the card just drawn instead of playing it.
    Keep,
    /// Do nothing, for want of a card to play or to draw.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, suit: None } => write!(to, "{card}"),
            Action::Play {
                card,
                suit: Some(suit),
            } => write!(to, "{card}:{suit}"),
            Action::Draw => to.write_str("draw"),
            Action::Keep => to.write_str("keep"),
            Action::Pass => to.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text {
            "draw" => return Ok(Action::Draw),
            "keep" => return Ok(Action::Keep),
            "pass" => return Ok(Action::Pass),
            _ => {}
        }
        let (card, suit) = match text.split_once(':') {
            Some((card, suit)) => (card, Some(read_suit(suit)?)),
            None => (text, None),
        };
        let card = NotAnAction::unless(card)?;
        Ok(Action::Play { card, suit })
    }
}

fn read_suit(text: &str) -> Result<Suit, NotAnAction> {
    let mut letters = text.chars();
    match (letters.next().and_then(Suit::from_letter), letters.next()) {
        (Some(suit), None) => Ok(suit),
        _ => Err(NotAnAction),
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// The card is not in the hand of the seat to play.
    NotHeld,
    /// The card fits neither suit nor rank of this top card.
    NoMatch(Card),
    /// This suit has been named, and the card is not of it.
    SuitNamed(Suit),
    /// An eight needs a suit.
    NameASuit,
    /// Only an eight names a suit.
    NoSuitToName,
    /// The last card names no suit, even if it is an eight.
    LastCard,
    /// After a draw only the drawn card may be played, or kept.
    PlayOrKeep,
    /// There is a card to play, and with this option that comes before drawing.
    HasMatch,
    /// Neither the stock nor the pile has a card to draw.
    NothingToDraw,
    /// A pass is for a seat that can neither play nor draw.
    CanDraw,
    /// Nothing has been drawn that could be kept.
    NothingToKeep,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::NotHeld => to.write_str("Play a card of your hand"),
            Refusal::NoMatch(top) => {
                let rank = top.rank.name();
                let a = if rank == "ace" { "an" } else { "a" };
                write!(to, "{}, {a} {rank} or an 8", capital(top.suit))
            }
            Refusal::SuitNamed(suit) => write!(to, "{} or an 8", capital(*suit)),
            Refusal::NameASuit => to.write_str("An 8 names a suit"),
            Refusal::NoSuitToName => to.write_str("Only an 8 names a suit"),
            Refusal::LastCard => to.write_str("The last card names no suit"),
            Refusal::PlayOrKeep => to.write_str("Play that card or keep it"),
            Refusal::HasMatch => to.write_str("You have a card to play"),
            Refusal::NothingToDraw => to.write_str("Nothing is left to draw"),
            Refusal::CanDraw => to.write_str("You can still draw a card"),
            Refusal::NothingToKeep => to.write_str("Draw a card first"),
        }
    }
}

/// A suit at the beginning of a sentence.
const fn capital(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "Clubs",
        Suit::Diamonds => "Diamonds",
        Suit::Hearts => "Hearts",
        Suit::Spades => "Spades",
    }
}
