//! What happens at the board.

use super::action::Move;
use super::board::{Kind, Wing};
use crate::game::Event;
use crate::ledger::Fact;
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened in a game of chess. All of it is open to everybody. A move is told as one of the first two;
/// then what it brought: a promotion, a check. How a game ended is told by its outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ChessEvent {
    /// A piece moved.
    Moved {
        /// Who moved.
        seat: Seat,
        /// What moved: of a promotion, the pawn.
        kind: Kind,
        /// From where to where.
        played: Move,
        /// What was captured.
        captured: Option<Kind>,
        /// Whether a pawn was captured in passing, beside the square moved to.
        en_passant: bool,
    },
    /// A king castled.
    Castled {
        /// Who castled.
        seat: Seat,
        /// The king's move.
        played: Move,
        /// To which wing.
        wing: Wing,
    },
    /// A pawn became something else.
    Promoted {
        /// Whose it is.
        seat: Seat,
        /// The pawn's move.
        played: Move,
        /// What it has become.
        kind: Kind,
    },
    /// A king is attacked.
    Check {
        /// Whose king.
        seat: Seat,
        /// The move that attacks it.
        played: Move,
    },
    /// A draw was offered with the move that follows.
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
    /// A draw was claimed.
    DrawClaimed {
        /// Who claimed it.
        seat: Seat,
    },
    /// A player gave up.
    Resigned {
        /// Who did.
        seat: Seat,
    },
    /// A player's time ran out.
    FlagFell {
        /// Whose.
        seat: Seat,
    },
}

impl Event for ChessEvent {
    fn kind(&self) -> &'static str {
        match self {
            ChessEvent::Moved { .. } => "moved",
            ChessEvent::Castled { .. } => "castled",
            ChessEvent::Promoted { .. } => "promoted",
            ChessEvent::Check { .. } => "check",
            ChessEvent::DrawOffered { .. } => "draw-offered",
            ChessEvent::DrawAccepted { .. } => "draw-accepted",
            ChessEvent::DrawDeclined { .. } => "draw-declined",
            ChessEvent::DrawClaimed { .. } => "draw-claimed",
            ChessEvent::Resigned { .. } => "resigned",
            ChessEvent::FlagFell { .. } => "flag-fell",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            ChessEvent::Moved { seat, .. }
            | ChessEvent::Castled { seat, .. }
            | ChessEvent::Promoted { seat, .. }
            | ChessEvent::Check { seat, .. }
            | ChessEvent::DrawOffered { seat }
            | ChessEvent::DrawAccepted { seat }
            | ChessEvent::DrawDeclined { seat }
            | ChessEvent::DrawClaimed { seat }
            | ChessEvent::Resigned { seat }
            | ChessEvent::FlagFell { seat } => Some(seat),
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let text = |what: &dyn core::fmt::Display| Fact::text(what);
        match *self {
            ChessEvent::Moved {
                kind,
                played,
                captured,
                en_passant,
                ..
            } => {
                visit("move", text(&played));
                visit("piece", text(&kind.name()));
                let captured = captured.map_or(Fact::Nothing, |kind| text(&kind.name()));
                visit("captured", captured);
                visit("en-passant", Fact::Flag(en_passant));
            }
            ChessEvent::Castled { played, wing, .. } => {
                visit("move", text(&played));
                visit(
                    "wing",
                    text(&match wing {
                        Wing::King => "king",
                        Wing::Queen => "queen",
                    }),
                );
            }
            ChessEvent::Promoted { kind, .. } => visit("piece", text(&kind.name())),
            ChessEvent::Check { .. }
            | ChessEvent::DrawOffered { .. }
            | ChessEvent::DrawAccepted { .. }
            | ChessEvent::DrawDeclined { .. }
            | ChessEvent::DrawClaimed { .. }
            | ChessEvent::Resigned { .. }
            | ChessEvent::FlagFell { .. } => {}
        }
    }
}
