//! What a screen knows of the book on the table: its chapters, and the headings of those that the game brings.

use core::fmt::Display;
use core::ops::Range;

/// A chapter of the book on the table, in which everything can be looked up that is no secret to the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// The table as it was when the game ended.
    Table,
    /// The score sheet.
    Scores,
    /// How the last round, or the game, was counted.
    Account,
    /// What happened.
    Log,
    /// A chapter that the game brings, by its number among [`GameScreen::chapters`](super::GameScreen::chapters).
    Own(usize),
}

impl Chapter {
    /// The list of moves, where a game keeps one.
    pub const MOVES: Chapter = Chapter::Own(0);
}

/// Shows a move, with its number from 0 on, as it is written down: only where somebody reads it.
pub type Show<'s> = &'s mut dyn FnMut(u32, &dyn Display);

/// How the moves that a view remembers are listed.
pub struct Moves<V> {
    /// The number of the first one, and that of the move to come.
    pub numbers: fn(&V) -> Range<u32>,
    /// Goes through those from a number on, oldest first.
    pub from: fn(&V, u32, Show<'_>),
}

/// The moves of one view.
#[derive(Clone)]
pub struct MoveList<'v> {
    /// The number of the first one, and that of the move to come.
    pub numbers: Range<u32>,
    /// Goes through those from a number on, oldest first.
    pub from: &'v dyn Fn(u32, Show<'_>),
}

impl<V> Moves<V> {
    /// Does something with the moves of a view.
    pub fn of<R>(&self, view: &V, act: impl FnOnce(MoveList<'_>) -> R) -> R {
        act(MoveList {
            numbers: (self.numbers)(view),
            from: &|from, show| (self.from)(view, from, show),
        })
    }
}

/// The heading of a chapter, and how far it can be scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// Its name, at most about 14 letters.
    pub name: &'static str,
    /// How many steps it can be scrolled; 0 where all of it is in sight.
    pub steps: usize,
    /// Whether it opens at its end, as what grows there does.
    pub at_end: bool,
}

impl Heading {
    /// A chapter that fits on one page.
    pub const fn page(name: &'static str) -> Heading {
        Heading {
            name,
            steps: 0,
            at_end: false,
        }
    }

    /// A list that grows at its end, of which so many lines are in sight.
    pub const fn growing(name: &'static str, lines: usize, seen: usize) -> Heading {
        Heading {
            name,
            steps: lines.saturating_sub(seen),
            at_end: true,
        }
    }
}
