//! What a player can do in checkers, how it is written, and why it may not be possible.

use super::board::Side;
use super::path::{Move, NoSuchPath};
use super::position::{MoveRules, Position};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision. Those written with `!` belong to the table rather than to the rules of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Move a checker: `11-15`, or `22x15x8` with every square landed on.
    Move(Move),
    /// Give up: `!resign`.
    Resign,
    /// Offer a draw before moving: `!draw`.
    OfferDraw,
    /// Take the offered draw: `!accept`.
    AcceptDraw,
    /// Play on: `!decline`.
    DeclineDraw,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(played) => played.fmt(to),
            Action::Resign => to.write_str("!resign"),
            Action::OfferDraw => to.write_str("!draw"),
            Action::AcceptDraw => to.write_str("!accept"),
            Action::DeclineDraw => to.write_str("!decline"),
        }
    }
}

impl FromStr for Action {
    type Err = NoSuchPath;

    fn from_str(text: &str) -> Result<Action, NoSuchPath> {
        match text {
            "!resign" => Ok(Action::Resign),
            "!draw" => Ok(Action::OfferDraw),
            "!accept" => Ok(Action::AcceptDraw),
            "!decline" => Ok(Action::DeclineDraw),
            _ => text.parse().map(Action::Move),
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
    /// One offer in a turn is enough.
    OfferedAlready,
    /// The square is empty.
    NoChecker,
    /// The checker is the other side's.
    NotYours,
    /// Men go forward only (R7).
    Backward,
    /// The landing square is taken (R9).
    Taken,
    /// There is no checker of the other side to jump (R3, R9).
    NothingToJump,
    /// Some checker can jump and must (`capture` forced).
    MustJump,
    /// This checker can jump on and must (`multi-jump` must-finish).
    MustGoOn,
    /// The man was crowned on the way, which ends its move (R8).
    CrownedOnTheWay,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "The game is over",
            Refusal::AnswerFirst => "Answer the offer of a draw first",
            Refusal::NoOffer => "Nobody has offered a draw",
            Refusal::OfferedAlready => "You have offered a draw this turn",
            Refusal::NoChecker => "There is no checker on that square",
            Refusal::NotYours => "That checker is not yours",
            Refusal::Backward => "Only kings go backward",
            Refusal::Taken => "That square is taken",
            Refusal::NothingToJump => "There is nothing to jump there",
            Refusal::MustJump => "You can jump, so you must",
            Refusal::MustGoOn => "This checker must jump on",
            Refusal::CrownedOnTheWay => "A new king stops where it is crowned",
        })
    }
}

impl Position {
    /// Whether a move may be played, and if not, why.
    pub fn allows(&self, played: Move, rules: MoveRules) -> Result<(), Refusal> {
        let mut listed = false;
        self.moves(rules, &mut |other| listed |= other == played);
        if listed {
            Ok(())
        } else {
            Err(self.fault_of(played, rules))
        }
    }

    /// Why a move that is not listed is not: the first thing wrong along its path, then what the options ask for.
    fn fault_of(&self, played: Move, rules: MoveRules) -> Refusal {
        let side = self.side();
        let Some(checker) = self.at(played.from()) else {
            return Refusal::NoChecker;
        };
        if checker.side != side {
            return Refusal::NotYours;
        }
        let mut king = checker.king;
        let mut theirs = self.of(side.other());
        for leg in played.legs() {
            if king && !checker.king && !rules.crowned_goes_on {
                return Refusal::CrownedOnTheWay;
            }
            let forward = match side {
                Side::Dark => leg.to.row() > leg.from.row(),
                Side::Light => leg.to.row() < leg.from.row(),
            };
            if !king && !forward {
                return Refusal::Backward;
            }
            if let Some(over) = leg.over {
                if !theirs.has(over) {
                    return Refusal::NothingToJump;
                }
                theirs = theirs & !super::board::Squares::of(over);
            }
            if leg.to != played.from() && self.at(leg.to).is_some() {
                return Refusal::Taken;
            }
            king |= side.crowning_row().has(leg.to);
        }
        if played.is_jump() {
            Refusal::MustGoOn
        } else {
            Refusal::MustJump
        }
    }
}
