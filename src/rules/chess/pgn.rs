//! A game as programs exchange it: Portable Game Notation, with the seven tags that every such text has.

use super::board::Side;
use super::position::Position;
use super::san::San;
use super::view::ChessView;
use crate::game::{Turn, View};
use core::fmt::{self, Write};

/// No line of moves is longer.
const WIDTH: usize = 79;

/// A game written out. A part that nobody knows is `?`, as the notation has it; the result follows from the game.
#[derive(Clone, Debug)]
pub struct Pgn<'a> {
    /// The game.
    pub view: &'a ChessView,
    /// The tournament or match.
    pub event: &'a str,
    /// Where it was played.
    pub site: &'a str,
    /// When: `2024.12.31`, with question marks for what is not known.
    pub date: &'a str,
    /// Which game of the event.
    pub round: &'a str,
    /// Who had White.
    pub white: &'a str,
    /// Who had Black.
    pub black: &'a str,
}

impl<'a> Pgn<'a> {
    /// A game of which only the moves are known.
    pub const fn new(view: &'a ChessView) -> Pgn<'a> {
        Pgn {
            view,
            event: "?",
            site: "?",
            date: "????.??.??",
            round: "?",
            white: "?",
            black: "?",
        }
    }

    /// How it ended, as the notation writes it.
    pub fn result(&self) -> &'static str {
        let Turn::Over(outcome) = self.view.turn() else {
            return "*";
        };
        let won = |side: Side| outcome.winners.has(side.seat());
        if won(Side::White) {
            "1-0"
        } else if won(Side::Black) {
            "0-1"
        } else {
            "1/2-1/2"
        }
    }

    fn tags(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in [
            ("Event", self.event),
            ("Site", self.site),
            ("Date", self.date),
            ("Round", self.round),
            ("White", self.white),
            ("Black", self.black),
            ("Result", self.result()),
        ] {
            write!(to, "[{name} \"")?;
            for letter in value.chars() {
                if matches!(letter, '"' | '\\') {
                    to.write_str("\\")?;
                }
                to.write_char(letter)?;
            }
            to.write_str("\"]\n")?;
        }
        let first = self.view.first();
        if first.position != Position::start() || first.number != 1 {
            write!(to, "[SetUp \"1\"]\n[FEN \"{first}\"]\n")?;
        }
        Ok(())
    }
}

impl fmt::Display for Pgn<'_> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tags(to)?;
        to.write_str("\n")?;
        let mut lines = Lines { to, column: 0 };
        let kept = self.view.moves().len() as u32;
        let dropped = self.view.played().saturating_sub(kept);
        if dropped > 0 {
            lines.word(format_args!(
                "{{Incomplete: the first {dropped} half-moves are missing.}}"
            ))?;
        }
        let mut number = self.view.first().number;
        for (place, (position, played)) in self.view.line(0).enumerate() {
            match position.side() {
                Side::White => lines.word(format_args!("{number}."))?,
                Side::Black if place == 0 => lines.word(format_args!("{number}..."))?,
                Side::Black => {}
            }
            if position.side() == Side::Black {
                number = number.saturating_add(1);
            }
            let position = &position;
            lines.word(format_args!("{}", San { position, played }))?;
        }
        lines.word(format_args!("{}", self.result()))?;
        lines.to.write_str("\n")
    }
}

/// Words in lines that are not too long.
struct Lines<'a, 'b> {
    to: &'a mut fmt::Formatter<'b>,
    column: usize,
}

impl Lines<'_, '_> {
    fn word(&mut self, word: fmt::Arguments<'_>) -> fmt::Result {
        let mut length = Length(0);
        length.write_fmt(word)?;
        if self.column > 0 {
            let fits = self.column + 1 + length.0 <= WIDTH;
            self.to.write_str(if fits { " " } else { "\n" })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.column += length.0;
        self.to.write_fmt(word)
    }
}

/// Counts what is written.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}
