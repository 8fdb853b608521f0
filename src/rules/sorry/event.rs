//! What happens in Sorry!, as it is told to the seats. A turn has several stages, and each is to be seen: what moves on the
//! board carries how the table lay before.

use super::board::{Board, Pawn, Place};
use super::card::Card;
use crate::game;
use crate::ledger::Fact;
use crate::points::Points;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// How the table lies at a stage of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Still {
    /// Where every pawn stands.
    pub board: Board,
    /// The card that is used.
    pub card: Option<Card>,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the pawn and the places that the line above them speaks of, and how the table lay before"
)]
pub enum Event {
    /// The hands were dealt; this seat begins.
    Dealt { first: Seat },
    /// A card was turned up for a seat.
    TurnedUp {
        seat: Seat,
        card: Card,
        still: Still,
    },
    /// A seat played a card of its hand.
    Played { seat: Seat, card: Card },
    /// A pawn left START for its circle.
    Started {
        seat: Seat,
        pawn: Pawn,
        still: Still,
    },
    /// A pawn went to a space; from START it took the place of another.
    Moved {
        seat: Seat,
        pawn: Pawn,
        to: Place,
        still: Still,
    },
    /// A pawn slid on to the end of a slide.
    Slid {
        seat: Seat,
        pawn: Pawn,
        to: Place,
        still: Still,
    },
    /// A pawn was sent back to START by what a seat did.
    Bumped { by: Seat, pawn: Pawn, still: Still },
    /// Two pawns changed places.
    Swapped {
        seat: Seat,
        pawn: Pawn,
        other: Pawn,
        still: Still,
    },
    /// A pawn came home.
    GotHome {
        seat: Seat,
        pawn: Pawn,
        still: Still,
    },
    /// A seat could not use the card, or did not wish to change places.
    Passed { seat: Seat, card: Card },
    /// A seat threw a card of its hand away.
    Dropped { seat: Seat, card: Card },
    /// A seat drew a card for its hand.
    Drew { seat: Seat, still: Still },
    /// Which card it drew: for that seat alone.
    DrewCard { seat: Seat, card: Card },
    /// The discards became the draw pile.
    Reshuffled { still: Still },
    /// A round for points is over.
    RoundOver { winner: Option<Seat> },
    /// What the round was worth to a seat, and its new total.
    Scored {
        seat: Seat,
        points: Points,
        total: Points,
    },
}

impl Event {
    /// How the table lay before, where the turn had changed it already or does so now.
    pub const fn still(&self) -> Option<&Still> {
        match self {
            Event::TurnedUp { still, .. }
            | Event::Started { still, .. }
            | Event::Moved { still, .. }
            | Event::Slid { still, .. }
            | Event::Bumped { still, .. }
            | Event::Swapped { still, .. }
            | Event::GotHome { still, .. }
            | Event::Drew { still, .. }
            | Event::Reshuffled { still } => Some(still),
            _ => None,
        }
    }
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::TurnedUp { .. } => "turned-up",
            Event::Played { .. } => "played",
            Event::Started { .. } => "started",
            Event::Moved { .. } => "moved",
            Event::Slid { .. } => "slid",
            Event::Bumped { .. } => "bumped",
            Event::Swapped { .. } => "swapped",
            Event::GotHome { .. } => "got-home",
            Event::Passed { .. } => "passed",
            Event::Dropped { .. } => "dropped",
            Event::Drew { .. } => "drew",
            Event::DrewCard { .. } => "drew-card",
            Event::Reshuffled { .. } => "reshuffled",
            Event::RoundOver { .. } => "round-over",
            Event::Scored { .. } => "scored",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::Bumped { pawn, .. } => Some(pawn.seat()),
            Event::Dealt { first: seat }
            | Event::TurnedUp { seat, .. }
            | Event::Played { seat, .. }
            | Event::Started { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Slid { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::GotHome { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Dropped { seat, .. }
            | Event::Drew { seat, .. }
            | Event::DrewCard { seat, .. }
            | Event::Scored { seat, .. } => Some(seat),
            Event::RoundOver { winner } => winner,
            Event::Reshuffled { .. } => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Event::TurnedUp { card, .. }
            | Event::Played { card, .. }
            | Event::Passed { card, .. }
            | Event::Dropped { card, .. }
            | Event::DrewCard { card, .. } => visit("card", Fact::text(card)),
            Event::Started { pawn, .. } | Event::GotHome { pawn, .. } => {
                visit("pawn", Fact::text(pawn));
            }
            Event::Moved {
                pawn, to, still, ..
            }
            | Event::Slid {
                pawn, to, still, ..
            } => {
                visit("pawn", Fact::text(pawn));
                visit("from", Fact::text(still.board.at(pawn)));
                visit("place", Fact::text(to));
            }
            Event::Bumped { by, pawn, still } => {
                visit("pawn", Fact::text(pawn));
                visit("from", Fact::text(still.board.at(pawn)));
                visit("by", Fact::Seat(by));
            }
            Event::Swapped {
                pawn, other, still, ..
            } => {
                visit("pawn", Fact::text(pawn));
                visit("from", Fact::text(still.board.at(pawn)));
                visit("other", Fact::text(other));
                visit("place", Fact::text(still.board.at(other)));
            }
            Event::Scored { points, total, .. } => {
                visit("points", Fact::Number(points.number().into()));
                visit("total", Fact::Number(total.number().into()));
            }
            Event::Dealt { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::RoundOver { .. } => {}
        }
    }
}
