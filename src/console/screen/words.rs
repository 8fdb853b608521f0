//! What a screen says, in words and numbers: lines, the status, what seats have come to, accounts.

use heapless::String;
use parlour_rules::{Outcome, Seat};

/// A short text for one line of the screen.
pub type Line = String<64>;

/// A line made from a format: `line!("{} cards", 3)`. What does not fit is cut.
#[macro_export]
macro_rules! line {
    ($($piece:tt)*) => {{
        let mut line = $crate::screen::Line::new();
        let _ = core::fmt::Write::write_fmt(&mut line, format_args!($($piece)*));
        line
    }};
}

/// The words of the status line.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Status {
    /// What the seat that decides has to do: "take it or pass?".
    pub text: Line,
    /// The fact at the right end, or nothing.
    pub fact: Line,
}

/// What a seat has come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Merit {
    /// By this the places of those who did not win are given, in the direction in which the game counts; equals share
    /// a place.
    pub rank: i32,
    /// What the list says: a number, or a word or two.
    pub text: Line,
}

impl Merit {
    /// In a game of two where only winning counts: a point, none, or half of one.
    pub fn of_two(outcome: Outcome, seat: Seat) -> Merit {
        let (rank, text) = match (outcome.winners.is_empty(), outcome.winners.has(seat)) {
            (true, _) => (1, "1/2"),
            (_, true) => (2, "1"),
            _ => (0, "0"),
        };
        Merit {
            rank,
            text: line!("{text}"),
        }
    }
}

/// One line of an account of the scores.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// Whose line it is, on the first line about a seat.
    pub seat: Option<Seat>,
    /// What is counted: "runs 8, 13-15, 17".
    pub text: Line,
    /// What it comes to.
    pub points: Option<i32>,
    /// Whether it is the sum of the lines above it.
    pub sum: bool,
}
