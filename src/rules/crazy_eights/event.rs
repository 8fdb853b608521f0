//! What happens in Crazy Eights, as it is told to the seats.

use crate::cards::{Card, Suit};
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the card and the suit that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a new deal.
    Dealt { dealer: Seat },
    /// An eight was turned up and put back into the stock.
    PutBack { card: Card },
    /// The discard pile was begun with this card.
    Turned { card: Card },
    /// A seat played a card; an eight names a suit unless it is the last card.
    Played {
        seat: Seat,
        card: Card,
        suit: Option<Suit>,
    },
    /// A seat drew a card.
    Drew { seat: Seat },
    /// Which card it drew: for that seat alone.
    DrewCard { seat: Seat, card: Card },
    /// A seat kept the card that it could have played.
    Kept { seat: Seat },
    /// A seat passed.
    Passed { seat: Seat },
    /// The discard pile became the new stock, of this many cards.
    Reshuffled { cards: u8 },
    /// A seat played its last card and won the deal.
    WentOut { seat: Seat },
    /// All seats passed in succession.
    Blocked,
    /// What the deal cost a seat, and its new total.
    Scored {
        seat: Seat,
        penalty: Points,
        total: Points,
    },
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::PutBack { .. } => "put-back",
            Event::Turned { .. } => "turned",
            Event::Played { .. } => "played",
            Event::Drew { .. } => "drew",
            Event::DrewCard { .. } => "drew-card",
            Event::Kept { .. } => "kept",
            Event::Passed { .. } => "passed",
            Event::Reshuffled { .. } => "reshuffled",
            Event::WentOut { .. } => "went-out",
            Event::Blocked => "blocked",
            Event::Scored { .. } => "scored",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Dealt { dealer: seat }
            | Event::Played { seat, .. }
            | Event::Drew { seat }
            | Event::DrewCard { seat, .. }
            | Event::Kept { seat }
            | Event::Passed { seat }
            | Event::WentOut { seat }
            | Event::Scored { seat, .. } => Some(seat),
            Event::PutBack { .. }
            | Event::Turned { .. }
            | Event::Reshuffled { .. }
            | Event::Blocked => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Event::PutBack { card } | Event::Turned { card } | Event::DrewCard { card, .. } => {
                visit("card", Fact::text(card));
            }
            Event::Played { card, suit, .. } => {
                visit("card", Fact::text(card));
                visit("suit", Fact::of(suit));
            }
            Event::Reshuffled { cards } => visit("cards", Fact::Number(i32::from(cards))),
            Event::Scored { penalty, total, .. } => {
                visit("penalty", Fact::Number(i32::from(penalty.number())));
                visit("total", Fact::Number(i32::from(total.number())));
            }
            Event::Dealt { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Passed { .. }
            | Event::WentOut { .. }
            | Event::Blocked => {}
        }
    }
}
