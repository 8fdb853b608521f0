//! What a seat can do, in the notation of the host interface, and why it sometimes cannot.

use super::MAX_PLAYERS;
use super::corner::Lane;
use super::tile::Tile;
use crate::game::NotAnAction;
use crate::seat::Seat;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One decision: where the drawn tile goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// On the next space of an own column (R4).
    Build(Lane),
    /// On the top stack of anybody's column (R8); the third tile there caps it.
    Stack(Seat, Lane),
    /// On an own discard circle (R14).
    Discard(Lane),
    /// It goes nowhere: the seat is out (R17).
    Out,
}

impl fmt::Display for Action {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build(lane) => write!(to, "build:{}", lane.index()),
            Action::Stack(seat, lane) => write!(to, "stack:{}.{}", seat.index(), lane.index()),
            Action::Discard(lane) => write!(to, "discard:{}", lane.index()),
            Action::Out => to.write_str("out"),
        }
    }
}

/// A number of one digit.
fn digit(text: &str) -> Option<usize> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(usize::from(digit - b'0')),
        _ => None,
    }
}

fn lane(text: &str) -> Option<Lane> {
    digit(text).and_then(Lane::new)
}

fn seat(text: &str) -> Option<Seat> {
    let index = digit(text).filter(|index| *index < MAX_PLAYERS)?;
    Seat::new(index)
}

fn read(text: &str) -> Option<Action> {
    match text.split_once(':') {
        None if text == "out" => Some(Action::Out),
        Some(("build", place)) => lane(place).map(Action::Build),
        Some(("discard", place)) => lane(place).map(Action::Discard),
        Some(("stack", place)) => {
            let (owner, column) = place.split_once('.')?;
            Some(Action::Stack(seat(owner)?, lane(column)?))
        }
        _ => None,
    }
}

impl FromStr for Action {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        read(text).ok_or(NotAnAction)
    }
}

/// Why an action is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// A low tile cannot start a column (R6).
    StartsTooLow,
    /// The tile is not lower than the top of the column (R5).
    NotLower(Tile),
    /// All four spaces are used (R7).
    Complete,
    /// Three tiles close the column (R7, R9).
    Capped,
    /// Of several equal places only the leftmost is used (R28).
    LeftmostFirst,
    /// Nobody sits at that corner.
    NobodyThere,
    /// The corner belongs to a seat that is out (R13).
    SeatIsOut,
    /// The column has no tile to put an equal one on.
    NothingToMatch,
    /// The top of the column is another tile (R8).
    NotEqual(Tile),
    /// The circle holds a tile already (R14).
    CircleTaken,
    /// The tile can be built or stacked, and a circle is the last resort (R15).
    CanBePlaced,
    /// The tile has a place, so the seat is not out (R17).
    NotOut,
}

impl fmt::Display for Refusal {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Refusal::Over => "The game is over",
            Refusal::StartsTooLow => "Start with a 4 or higher",
            Refusal::NotLower(top) => return write!(to, "Build lower than the {top}"),
            Refusal::Complete => "This column is complete",
            Refusal::Capped => "This column is capped",
            Refusal::LeftmostFirst => "Use the leftmost free one",
            Refusal::NobodyThere => "Nobody sits there",
            Refusal::SeatIsOut => "This corner is out of play",
            Refusal::NothingToMatch => "There is no tile to match",
            Refusal::NotEqual(top) => return write!(to, "Only a {top} goes on this {top}"),
            Refusal::CircleTaken => "This circle is taken",
            Refusal::CanBePlaced => "You can still place it",
            Refusal::NotOut => "You can still play on",
        })
    }
}
