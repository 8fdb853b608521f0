//! The book on the table, open at a chapter: left and right leaf, up and down scroll.

use super::{Glance, Hold};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::{Chapter, Reaction};
use crate::table::{Chapters, Found, Page, Reading, Table};

/// Where the book is open.
pub(crate) struct Book {
    page: Page,
    /// The chapter's place, and how many there are.
    number: usize,
    chapters: usize,
}

impl Book {
    /// The book open at a chapter. A game that has no sheet has an account of its score.
    pub(super) fn at(wished: Chapter, table: &Table, reading: Reading<'_>) -> Book {
        let chapters = table.chapters(reading);
        let place = |wished| chapters.iter().position(|found| found.chapter == wished);
        let number = place(wished).or_else(|| place(Chapter::Account));
        Book::open(&chapters, number.unwrap_or(0), table)
    }

    fn open(chapters: &Chapters, number: usize, table: &Table) -> Book {
        let found = chapters.get(number).copied().unwrap_or(Found::LOG);
        Book {
            page: table.page(found),
            number,
            chapters: chapters.len(),
        }
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let reading = Reading {
            settings: hold.desk.settings,
            size: hold.desk.size,
            now: hold.desk.now,
        };
        // The sheet of a large table goes on to further seats before it is leafed over.
        let further = match self.page.chapter {
            Chapter::Scores => hold.table.sheet_shift(reading.size.width as i32),
            _ => 0,
        };
        let page = &mut self.page;
        match button {
            Button::B => return Reaction::Act(Deed::Back),
            Button::Down if page.scroll < page.heading.steps => {
                hold.table.scroll(page, page.scroll + 1);
            }
            Button::Up if page.scroll > 0 => hold.table.scroll(page, page.scroll - 1),
            Button::Right if page.shift < further => page.shift += 1,
            Button::Left if page.shift > 0 => page.shift -= 1,
            Button::Left | Button::Right if self.chapters > 1 => {
                let step = match button {
                    Button::Right => 1,
                    _ => self.chapters - 1,
                };
                let number = (self.number + step) % self.chapters;
                let chapters = hold.table.chapters(reading);
                *self = Book::open(&chapters, number, hold.table);
            }
            _ => return Reaction::Nothing,
        }
        Reaction::Moved
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        let reading = Reading {
            settings: glance.settings,
            size: stage.size(),
            now: glance.now,
        };
        let place = (self.number, self.chapters);
        glance.table.draw_page(&self.page, reading, place, stage);
        parts::bars::hints(stage, Hints::default().b("Close"));
    }
}
