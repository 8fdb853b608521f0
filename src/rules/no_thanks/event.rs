//! What happens at the table, for recap, log and motion.

use super::values::Value;
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A round was dealt.
    RoundBegan {
        /// Its number, counted from 1.
        round: u8,
        /// The seat that begins it.
        first: Seat,
    },
    /// A seat got its tiger; whispered to that seat.
    TigerDealt {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Value,
    },
    /// A card was turned up and is now the active one.
    TurnedUp {
        /// The card.
        card: Value,
        /// The cards left in the deck.
        left: u8,
    },
    /// A seat put a token on the active card.
    Passed {
        /// The seat.
        seat: Seat,
        /// The active card.
        card: Value,
        /// The tokens that now lie on it.
        on_card: u8,
    },
    /// A seat took the active card.
    Took {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Value,
        /// The tokens that lay on it.
        tokens: u8,
    },
    /// A seat played its tiger.
    TigerPlayed {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Value,
    },
    /// The last card of a round was taken.
    RoundEnded {
        /// The round's number, counted from 1.
        round: u8,
    },
    /// The score of a seat for the round that has ended.
    Scored {
        /// The seat.
        seat: Seat,
        /// The points of its cards.
        cards: i16,
        /// The tokens that it had left.
        tokens: u8,
        /// Its total over all rounds so far.
        total: i16,
    },
}

impl crate::game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::RoundBegan { .. } => "round-began",
            Event::TigerDealt { .. } => "tiger-dealt",
            Event::TurnedUp { .. } => "turned-up",
            Event::Passed { .. } => "passed",
            Event::Took { .. } => "took",
            Event::TigerPlayed { .. } => "tiger-played",
            Event::RoundEnded { .. } => "round-ended",
            Event::Scored { .. } => "scored",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::RoundBegan { first: seat, .. }
            | Event::TigerDealt { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Took { seat, .. }
            | Event::TigerPlayed { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::TurnedUp { .. } | Event::RoundEnded { .. } => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let text = |card: Value| Fact::text(card);
        match *self {
            Event::RoundBegan { round, .. } | Event::RoundEnded { round } => {
                visit("round", Fact::Number(round.into()));
            }
            Event::TigerDealt { card, .. } | Event::TigerPlayed { card, .. } => {
                visit("card", text(card));
            }
            Event::TurnedUp { card, left } => {
                visit("card", text(card));
                visit("left", Fact::Number(left.into()));
            }
            Event::Passed { card, on_card, .. } => {
                visit("card", text(card));
                visit("on-card", Fact::Number(on_card.into()));
            }
            Event::Took { card, tokens, .. } => {
                visit("card", text(card));
                visit("tokens", Fact::Number(tokens.into()));
            }
            Event::Scored {
                cards,
                tokens,
                total,
                ..
            } => {
                visit("cards", Fact::Number(cards.into()));
                visit("tokens", Fact::Number(tokens.into()));
                visit("points", Fact::Number(i32::from(cards) - i32::from(tokens)));
                visit("total", Fact::Number(total.into()));
            }
        }
    }
}
