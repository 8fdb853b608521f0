//! The book on the table, open at a chapter: left and right leaf, up and down scroll.

use super::{Glance, Hold};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::{Chapter, Heading, Reaction};
use crate::table::{Reading, Table};

/// Where the book is open.
pub(crate) struct Book {
    chapter: Chapter,
    heading: Heading,
    /// The chapter's place, and how many there are.
    number: usize,
    chapters: usize,
    /// How far the chapter is scrolled, and on the score sheet how many seats are out of sight at the left.
    scroll: usize,
    shift: usize,
}

impl Book {
    /// The book open at a chapter. A game that has no sheet has an account of its score.
    pub(super) fn at(wished: Chapter, table: &Table, reading: Reading<'_>) -> Book {
        let chapters = table.chapters(reading);
        let place = |wished| chapters.iter().position(|(chapter, _)| *chapter == wished);
        let number = place(wished).or_else(|| place(Chapter::Account));
        Book::open(number.unwrap_or(0), table, reading)
    }

    fn open(number: usize, table: &Table, reading: Reading<'_>) -> Book {
        let chapters = table.chapters(reading);
        let first = (Chapter::Scores, Heading::page(""));
        let (chapter, heading) = chapters.get(number).copied().unwrap_or(first);
        Book {
            chapter,
            heading,
            number,
            chapters: chapters.len(),
            scroll: if heading.at_end { heading.steps } else { 0 },
            shift: 0,
        }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let reading = Reading {
            settings: hold.desk.settings,
            size: hold.desk.size,
            now: hold.desk.now,
        };
        // The sheet of a large table goes on to further seats before it is leafed over.
        let further = match self.chapter {
            Chapter::Scores => hold.table.sheet_shift(reading.size.width as i32),
            _ => 0,
        };
        match button {
            Button::A | Button::B | Button::X => return Reaction::Act(Deed::Back),
            Button::Down if self.scroll < self.heading.steps => self.scroll += 1,
            Button::Up if self.scroll > 0 => self.scroll -= 1,
            Button::Right if self.shift < further => self.shift += 1,
            Button::Left if self.shift > 0 => self.shift -= 1,
            Button::Left | Button::Right if self.chapters > 1 => {
                let step = match button {
                    Button::Right => 1,
                    _ => self.chapters - 1,
                };
                let number = (self.number + step) % self.chapters;
                *self = Book::open(number, hold.table, reading);
            }
            _ => return Reaction::Nothing,
        }
        Reaction::Moved
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let table = glance.table;
        let reading = Reading {
            settings: glance.settings,
            size: stage.size(),
            now: glance.now,
        };
        let name = table.info().map_or("", |info| info.name);
        let title = table.chapter_title(self.chapter, self.heading);
        let turned = (self.scroll, self.shift);
        table.draw_chapter(self.chapter, turned, reading, stage);
        parts::book::title(stage, &title, self.number, self.chapters, name);
        parts::bars::hints(stage, Hints::default().b("Close"));
    }
}
