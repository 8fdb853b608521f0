//! What a player can do in chess, how it is written, and why it may not be possible.

use super::board::{Kind, Square};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// A move as UCI writes it: from, to, and what a pawn becomes on the last rank. Castling is the king's move. Two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
pub struct Move(u16);

/// A text or number that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

impl fmt::Display for NoSuchMove {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("Moves are written like e2e4 or e7e8q")
    }
}

impl Move {
    /// A move of a piece, or of a pawn that stays one.
    pub const fn new(from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6)
    }

    /// A move of a pawn that becomes a knight, bishop, rook or queen; any other kind is no promotion.
    #[must_use]
    pub const fn promoting(self, to: Kind) -> Move {
        let place = match to {
            Kind::Knight => 1,
            Kind::Bishop => 2,
            Kind::Rook => 3,
            Kind::Queen => 4,
            Kind::Pawn | Kind::King => 0,
        };
        Move(self.0 & 0x0fff | place << 12)
    }

    /// The square it starts on.
    pub const fn from(self) -> Square {
        Square::masked(self.0 as u8)
    }

    /// The square it ends on; of a castling, the king's.
    pub const fn to(self) -> Square {
        Square::masked((self.0 >> 6) as u8)
    }

    /// What a pawn becomes.
    pub const fn promotion(self) -> Option<Kind> {
        match self.0 >> 12 {
            1 => Some(Kind::Knight),
            2 => Some(Kind::Bishop),
            3 => Some(Kind::Rook),
            4 => Some(Kind::Queen),
            _ => None,
        }
    }
}

impl From<Move> for [u8; 2] {
    fn from(played: Move) -> [u8; 2] {
        played.0.to_le_bytes()
    }
}

impl TryFrom<[u8; 2]> for Move {
    type Error = NoSuchMove;
    fn try_from(bytes: [u8; 2]) -> Result<Move, NoSuchMove> {
        let bits = u16::from_le_bytes(bytes);
        if bits >> 12 <= 4 {
            Ok(Move(bits))
        } else {
            Err(NoSuchMove)
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(to, "{}", kind.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = NoSuchMove;
    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let part = |range| text.get(range).ok_or(NoSuchMove);
        let square = |text: &str| text.parse::<Square>().map_err(|_| NoSuchMove);
        let plain = Move::new(square(part(0..2)?)?, square(part(2..4)?)?);
        let mut rest = part(4..text.len())?.chars();
        match (rest.next(), rest.next()) {
            (None, _) => Ok(plain),
            (Some(letter @ ('n' | 'b' | 'r' | 'q')), None) => {
                let kind = Kind::of_letter(letter).ok_or(NoSuchMove)?;
                Ok(plain.promoting(kind))
            }
            _ => Err(NoSuchMove),
        }
    }
}

/// One decision. Those written with `!` belong to the table rather than to the rules of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Move a piece: `e2e4`, `e7e8q`, castling `e1g1`.
    Move(Move),
    /// Give up: `!resign`.
    Resign,
    /// Offer a draw with the move that follows: `!draw`.
    OfferDraw,
    /// Take the offered draw: `!accept`.
    AcceptDraw,
    /// Play on; a move does so too: `!decline`.
    DeclineDraw,
    /// Claim the draw by repetition or by fifty moves, where it has to be claimed: `!claim`.
    ClaimDraw,
    /// So many milliseconds of the deciding seat's time have gone by: `!time:1500`. No decision at all, but the way in
    /// which time enters: the table says it before it carries out the seat's next action, and now and then between.
    Spend(u32),
    /// All time of the deciding seat has gone by: `!time`.
    FlagFall,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(played) => played.fmt(to),
            Action::Resign => to.write_str("!resign"),
            Action::OfferDraw => to.write_str("!draw"),
            Action::AcceptDraw => to.write_str("!accept"),
            Action::DeclineDraw => to.write_str("!decline"),
            Action::ClaimDraw => to.write_str("!claim"),
            Action::Spend(millis) => write!(to, "!time:{millis}"),
            Action::FlagFall => to.write_str("!time"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchMove;
    fn from_str(text: &str) -> Result<Action, NoSuchMove> {
        match text {
            "!resign" => Ok(Action::Resign),
            "!draw" => Ok(Action::OfferDraw),
            "!accept" => Ok(Action::AcceptDraw),
            "!decline" => Ok(Action::DeclineDraw),
            "!claim" => Ok(Action::ClaimDraw),
            "!time" => Ok(Action::FlagFall),
            _ => match text.strip_prefix("!time:") {
                Some(millis) => millis.parse().map(Action::Spend).map_err(|_| NoSuchMove),
                None => text.parse().map(Action::Move),
            },
        }
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// An offer of a draw waits for its answer.
    AnswerFirst,
    /// There is no offer to answer.
    NoOffer,
    /// Draws are not offered at this table (`draw-offers` off).
    NoOffers,
    /// A draw has been offered with this move already.
    OfferedAlready,
    /// The last offer was declined and no move made since.
    DeclinedJustNow,
    /// Nothing has come back three times and fifty moves have not gone by, or claims are not needed or not known.
    NothingToClaim,
    /// There is no clock at this table.
    NoClock,
    /// The square is empty.
    NoPiece,
    /// The piece is the other side's.
    NotYours,
    /// An own piece stands on the square (R2).
    OwnPiece,
    /// A piece of this kind does not move like that (R3 to R8).
    NotThatWay(Kind),
    /// Something stands between (R2).
    InTheWay,
    /// A pawn captures aslant, and there is nothing to capture (R8, R9).
    NothingToCapture,
    /// A pawn does not capture straight ahead (R8).
    PawnBlocked,
    /// A pawn that reaches the last rank becomes something (R10).
    ChoosePromotion,
    /// Only a pawn on the last rank becomes something else (R10).
    NoPromotion,
    /// The king or that rook has moved before (R11).
    CastlingLost,
    /// A king in check does not castle (R11).
    CastlingInCheck,
    /// The king would cross an attacked square (R11).
    CastlingThroughCheck,
    /// The king is in check and would still be (R14).
    StillInCheck,
    /// The king would come into check (R3, R12).
    IntoCheck,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "The game is over",
            Refusal::AnswerFirst => "Answer the offer of a draw first",
            Refusal::NoOffer => "Nobody has offered a draw",
            Refusal::NoOffers => "Draws are not offered at this table",
            Refusal::OfferedAlready => "You have offered a draw with this move",
            Refusal::DeclinedJustNow => "Your offer was declined: make a move first",
            Refusal::NothingToClaim => "There is no draw to claim",
            Refusal::NoClock => "There is no clock at this table",
            Refusal::NoPiece => "There is no piece on that square",
            Refusal::NotYours => "That piece is not yours",
            Refusal::OwnPiece => "Your own piece stands there",
            Refusal::NotThatWay(Kind::Pawn) => "A pawn moves straight ahead and captures aslant",
            Refusal::NotThatWay(Kind::Knight) => "A knight jumps two squares and one aside",
            Refusal::NotThatWay(Kind::Bishop) => "A bishop moves along diagonals",
            Refusal::NotThatWay(Kind::Rook) => "A rook moves along ranks and files",
            Refusal::NotThatWay(Kind::Queen) => "A queen moves in a straight line",
            Refusal::NotThatWay(Kind::King) => "A king moves one square",
            Refusal::InTheWay => "Another piece is in the way",
            Refusal::NothingToCapture => "There is nothing to capture there",
            Refusal::PawnBlocked => "A pawn cannot capture straight ahead",
            Refusal::ChoosePromotion => "Choose what the pawn becomes",
            Refusal::NoPromotion => "Only a pawn on the last rank is promoted",
            Refusal::CastlingLost => "Your king or that rook has moved before",
            Refusal::CastlingInCheck => "You cannot castle out of check",
            Refusal::CastlingThroughCheck => "Your king would cross an attacked square",
            Refusal::StillInCheck => "Your king would still be in check",
            Refusal::IntoCheck => "Your king would be in check",
        })
    }
}
