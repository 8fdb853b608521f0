//! What happens at the board, told leg by leg so that a screen can show a move as it is made.

use super::board::Square;
use super::path::Move;
use crate::game::Event;
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened in a game of checkers. All of it is open to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CheckersEvent {
    /// A checker stepped to the next square.
    Stepped {
        /// Who moved.
        seat: Seat,
        /// The step.
        played: Move,
    },
    /// A checker jumped another, which is captured. A move of several jumps tells each of them in order.
    Jumped {
        /// Who moved.
        seat: Seat,
        /// The move up to this jump, which is its last.
        played: Move,
        /// Whether a king was captured.
        king: bool,
    },
    /// A man became a king.
    Crowned {
        /// Whose it is.
        seat: Seat,
        /// The move up to the square on which it is crowned.
        played: Move,
    },
    /// A draw was offered.
    DrawOffered {
        /// Who offered.
        seat: Seat,
    },
    /// The offered draw was taken.
    DrawAccepted {
        /// Who took it.
        seat: Seat,
    },
    /// The offered draw was not taken.
    DrawDeclined {
        /// Who plays on.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who.
        seat: Seat,
    },
}

impl Event for CheckersEvent {
    fn kind(&self) -> &'static str {
        match self {
            CheckersEvent::Stepped { .. } => "stepped",
            CheckersEvent::Jumped { .. } => "jumped",
            CheckersEvent::Crowned { .. } => "crowned",
            CheckersEvent::DrawOffered { .. } => "draw-offered",
            CheckersEvent::DrawAccepted { .. } => "draw-accepted",
            CheckersEvent::DrawDeclined { .. } => "draw-declined",
            CheckersEvent::Resigned { .. } => "resigned",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            CheckersEvent::Stepped { seat, .. }
            | CheckersEvent::Jumped { seat, .. }
            | CheckersEvent::Crowned { seat, .. }
            | CheckersEvent::DrawOffered { seat }
            | CheckersEvent::DrawAccepted { seat }
            | CheckersEvent::DrawDeclined { seat }
            | CheckersEvent::Resigned { seat } => Some(seat),
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let number = |square: Square| Fact::Number(i32::from(square.number()));
        match *self {
            CheckersEvent::Stepped { played, .. } => {
                visit("from", number(played.from()));
                visit("lands", number(played.to()));
            }
            CheckersEvent::Jumped { played, king, .. } => {
                let leg = played.last_leg();
                visit("from", leg.map_or(Fact::Nothing, |leg| number(leg.from)));
                let over = leg.and_then(|leg| leg.over);
                visit("over", over.map_or(Fact::Nothing, number));
                visit("lands", number(played.to()));
                visit("king", Fact::Flag(king));
            }
            CheckersEvent::Crowned { played, .. } => visit("at", number(played.to())),
            CheckersEvent::DrawOffered { .. }
            | CheckersEvent::DrawAccepted { .. }
            | CheckersEvent::DrawDeclined { .. }
            | CheckersEvent::Resigned { .. } => {}
        }
    }
}
