//! What a screen says, in words and numbers: lines, the status, what seats have come to, accounts.

use crate::paint::Font;
use heapless::{String, Vec};
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

/// What the status line may say; the table takes the first that finds room.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Status {
    /// What the seat that decides has to do, to stand after its name, and the fact at the right end: "take it or pass?",
    /// "6 left".
    choices: Vec<(Line, Line), CHOICES>,
    to_all: bool,
    /// Whether the fact is the time, which stays whatever gives way.
    timed: bool,
}

/// In how many ways a status can be said.
const CHOICES: usize = 6;

/// What of a status finds room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fitting<'s> {
    /// Whether the name stands before the text.
    pub(crate) named: bool,
    pub(crate) text: &'s str,
    pub(crate) fact: &'s str,
}

impl Status {
    /// What the seat that decides has to do, and a fact, which may be empty.
    pub fn new(text: Line, fact: Line) -> Status {
        Status::default().or(text, fact)
    }

    /// The same, said otherwise where that has no room: in fewer words, or with a shorter fact.
    #[must_use]
    pub fn or(mut self, text: Line, fact: Line) -> Status {
        let _ = self.choices.push((text, fact));
        self
    }

    /// Every text with every fact: the facts give way before the text does.
    pub fn of(texts: &[Line], facts: &[Line]) -> Status {
        let mut status = Status::default();
        for text in texts {
            for fact in facts {
                let _ = status.choices.push((text.clone(), fact.clone()));
            }
        }
        status
    }

    /// The same, said to everybody at the table and without a name.
    #[must_use]
    pub fn to_all(mut self) -> Status {
        self.to_all = true;
        self
    }

    /// The same with the time as its fact, unless it tells one itself.
    #[must_use]
    pub(crate) fn timed(mut self, time: &Line) -> Status {
        self.timed = self.choices.iter().all(|(_, fact)| fact.is_empty());
        for (_, fact) in self.choices.iter_mut().filter(|_| self.timed) {
            fact.clone_from(time);
        }
        self
    }

    /// Whether everybody is spoken to.
    pub(crate) fn is_to_all(&self) -> bool {
        self.to_all
    }

    /// What fits into so many pixels. The fact gives way before the name does, for whose turn it is matters most; only
    /// beside a very long name the words stand alone.
    pub(crate) fn fitting(&self, name: &str, room: i32) -> Fitting<'_> {
        let choices = || self.choices.iter();
        let named = choices().map(|(text, fact)| (true, text.as_str(), fact.as_str()));
        let alone = choices().filter(|_| !self.timed);
        let alone = alone.map(|(text, _)| (true, text.as_str(), ""));
        let bare = choices().map(|(text, fact)| (false, text.as_str(), fact.as_str()));
        let last = choices().last().map_or("", |(text, _)| text.as_str());
        let fits = |(named, text, fact): &(bool, &str, &str)| match named {
            true => {
                let calls = !self.to_all && !name.is_empty();
                calls && fits_beside(&line!("{name}: {text}"), fact, room)
            }
            false => fits_beside(text, fact, room),
        };
        let found = named.chain(alone).chain(bare).find(fits);
        let (named, text, fact) = found.unwrap_or((false, last, ""));
        Fitting { named, text, fact }
    }
}

/// Whether words and a fact have room beside each other on the status line.
pub(crate) fn fits_beside(words: &str, fact: &str, room: i32) -> bool {
    let beside = match fact {
        "" => 0,
        fact => Font::B8.width(fact) + 6,
    };
    Font::B10.width(words) + beside <= room
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
