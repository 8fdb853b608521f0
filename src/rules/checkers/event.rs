//! What happens at the board, told leg by leg so that a screen can show a move as it is made.

use super::board::Square;
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
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// A checker jumped another, which is captured. A move of several jumps tells each of them in order.
    Jumped {
        /// Who moved.
        seat: Seat,
        /// From where.
        from: Square,
        /// The square of the captured checker.
        over: Square,
        /// To where.
        to: Square,
        /// Whether a king was captured.
        king: bool,
    },
    /// A man became a king.
    Crowned {
        /// Whose it is.
        seat: Seat,
        /// Where.
        at: Square,
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
            CheckersEvent::Stepped { from, to, .. } => {
                visit("from", number(from));
                visit("lands", number(to));
            }
            CheckersEvent::Jumped {
                from,
                over,
                to,
                king,
                ..
            } => {
                visit("from", number(from));
                visit("over", number(over));
                visit("lands", number(to));
                visit("king", Fact::Flag(king));
            }
            CheckersEvent::Crowned { at, .. } => visit("at", number(at)),
            CheckersEvent::DrawOffered { .. }
            | CheckersEvent::DrawAccepted { .. }
            | CheckersEvent::DrawDeclined { .. }
            | CheckersEvent::Resigned { .. } => {}
        }
    }
}
