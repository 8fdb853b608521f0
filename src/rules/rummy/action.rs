//! What a seat may do in its turn, in words of the host interface, and why it may not.

use crate::cards::{Card, CardSet};
use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Take the top of the discard pile: `pile`.
    TakeDiscard,
    /// Draw from the stock: `stock`. Where nothing is left that could be drawn, the deal ends with it.
    DrawStock,
    /// Lay these cards as a meld: `meld:7D,7H,7S`.
    Meld(CardSet),
    /// Add a card to a meld on the table: `lay:0,3C`.
    LayOff {
        /// The meld's number, in the order in which they were laid.
        meld: u8,
        /// The card.
        card: Card,
    },
    /// Discard a card, which ends the turn: `drop:KH`.
    Discard(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TakeDiscard => to.write_str("pile"),
            Action::DrawStock => to.write_str("stock"),
            Action::Meld(cards) => write!(to, "meld:{cards}"),
            Action::LayOff { meld, card } => write!(to, "lay:{meld},{card}"),
            Action::Discard(card) => write!(to, "drop:{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        match text.split_once(':') {
            None if text == "pile" => Ok(Action::TakeDiscard),
            None if text == "stock" => Ok(Action::DrawStock),
            Some(("meld", cards)) => NotAnAction::unless(cards).map(Action::Meld),
            Some(("lay", parts)) => read_lay(parts),
            Some(("drop", card)) => NotAnAction::unless(card).map(Action::Discard),
            _ => Err(NotAnAction),
        }
    }
}

/// A meld's number and a card, in either order.
fn read_lay(text: &str) -> Result<Action, NotAnAction> {
    let (one, other) = text.split_once(',').ok_or(NotAnAction)?;
    let number = |text: &str| {
        let plain = text.bytes().all(|letter| letter.is_ascii_digit());
        text.parse().ok().filter(|_| plain)
    };
    let (meld, card) = match number(one) {
        Some(meld) => (meld, other),
        None => (number(other).ok_or(NotAnAction)?, one),
    };
    let card = NotAnAction::unless(card)?;
    Ok(Action::LayOff { meld, card })
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// Another seat decides.
    NotNow,
    /// A turn begins with a draw (R1).
    DrawFirst,
    /// The seat has drawn in this turn.
    HasDrawn,
    /// The discard pile is empty.
    PileEmpty,
    /// A card is not in the hand of the seat to decide.
    NotHeld,
    /// These cards are no meld (R3).
    NoMeld,
    /// The seat has melded in this turn (R3).
    OneMeld,
    /// There is no meld of this number.
    NoSuchMeld,
    /// The card does not fit the meld (R4).
    DoesNotFit,
    /// This card was taken from the pile in this turn (R8).
    Taken(Card),
    /// Nothing would be left to discard but the card that was taken from the pile (R9).
    KeepOne,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => to.write_str("The game is over"),
            Refusal::NotNow => to.write_str("Wait for your turn"),
            Refusal::DrawFirst => to.write_str("Draw a card first"),
            Refusal::HasDrawn => to.write_str("You have drawn: discard one"),
            Refusal::PileEmpty => to.write_str("Draw from the stock"),
            Refusal::NotHeld => to.write_str("Choose from your hand"),
            Refusal::NoMeld => to.write_str("Three of a rank, or a run"),
            Refusal::OneMeld => to.write_str("One meld a turn: lay off"),
            Refusal::NoSuchMeld | Refusal::DoesNotFit => {
                to.write_str("It fits no end of that meld")
            }
            Refusal::Taken(card) => {
                write!(to, "Keep the {} for this turn", card.rank.name())
            }
            Refusal::KeepOne => to.write_str("Keep one card to discard"),
        }
    }
}
