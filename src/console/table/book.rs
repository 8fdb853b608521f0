//! The book on the table: what can be looked up, chapter by chapter. First what the table writes down itself, then what
//! the game adds. It is read in the name of whoever holds the device, and by nobody in particular where nobody does: then
//! it tells what is open to all.

use super::running::When;
use super::{Phase, Table};
use crate::deed::Deed;
use crate::line;
use crate::paint::Stage;
use crate::parts::{self, book::CHAPTERS};
use crate::screen::{Chapter, Heading, Line, Reaction, Scene, Screen};
use crate::settings::Settings;
use embedded_graphics::geometry::Size;
use heapless::Vec;
use parlour_rules::{Seat, Turn};

/// What the book is read with.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub(crate) settings: &'a Settings,
    /// Width and height of the picture.
    pub(crate) size: Size,
    /// Milliseconds since the start.
    pub(crate) now: u32,
}

/// A chapter that the book has. Its heading is there where looking for the chapter told it; only the log is counted when it
/// is opened.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub(crate) chapter: Chapter,
    heading: Option<Heading>,
}

impl Found {
    pub(crate) const LOG: Found = Found {
        chapter: Chapter::Log,
        heading: None,
    };
}

/// The chapters of the book in their order.
pub(crate) type Chapters = Vec<Found, CHAPTERS>;

/// A page of the book: a chapter as far as it is scrolled.
pub(crate) struct Page {
    pub(crate) chapter: Chapter,
    pub(crate) heading: Heading,
    pub(crate) scroll: usize,
    /// On the score sheet, how many seats are out of sight at the left.
    pub(crate) shift: usize,
    /// In the log, the event after which it is in sight. It is looked for once, not for each picture.
    pub(super) after: u32,
}

impl Table {
    /// Who may read what is private: whoever holds the device, else nobody.
    pub(crate) fn reader(&self) -> Option<Seat> {
        self.holder.filter(|holder| Some(*holder) == self.viewer)
    }

    /// Shows the game's screen to the reader, covered where the table is.
    fn read(&self, reading: Reading<'_>, see: &mut dyn FnMut(&dyn Screen)) {
        let scene = Scene {
            people: &self.people,
            settings: reading.settings,
            viewer: self.reader(),
            face_up: self.reader().is_some() && !self.is_covered(),
            live: false,
            looking: false,
            size: reading.size,
            now: reading.now,
        };
        if let Some(game) = self.game.running() {
            game.look(&scene, When::Now, see);
        }
    }

    /// What the book has for whoever holds the device.
    pub(crate) fn chapters(&self, reading: Reading<'_>) -> Chapters {
        let mut chapters = Chapters::new();
        let mut add = |chapter, heading| {
            let _ = chapters.push(Found { chapter, heading });
        };
        if self.is_at_its_result() {
            add(Chapter::Table, Some(Heading::page("The table")));
        }
        let account = self.account_heading();
        // A game without rounds has only its account, if it has that.
        if self.has_rounds() || account.is_none() {
            add(Chapter::Scores, Some(self.sheet_heading()));
        }
        if account.is_some() {
            add(Chapter::Account, account);
        }
        // Behind the curtain nobody has told anything.
        if !matches!(self.phase, Phase::Curtain(_)) {
            add(Chapter::Log, None);
        }
        let mut number = 0;
        self.read(reading, &mut |screen| {
            screen.chapters(&mut |heading| {
                add(Chapter::Own(number), Some(heading));
                number += 1;
            });
        });
        chapters
    }

    /// A chapter opened where it begins, or at its end where what is new stands there.
    pub(crate) fn page(&self, found: Found) -> Page {
        let chapter = found.chapter;
        let heading = found.heading.unwrap_or_else(|| self.log_heading());
        let mut page = Page {
            chapter,
            heading,
            scroll: 0,
            shift: 0,
            after: 0,
        };
        if heading.at_end {
            self.scroll(&mut page, heading.steps);
        }
        page
    }

    /// Scrolls a page so far.
    pub(crate) fn scroll(&self, page: &mut Page, scroll: usize) {
        page.scroll = scroll;
        if page.chapter == Chapter::Log {
            page.after = self.log_begins_after(scroll);
        }
    }

    /// Where X opens the book, and what stands beside the key for it.
    pub(crate) fn opens(&self) -> (Chapter, &'static str) {
        let found = self.ask(self.viewer, |screen| Some(screen.opens()));
        found.unwrap_or((Chapter::Scores, "Score"))
    }

    /// Where the menu leads in the book, beside the log.
    pub(crate) fn in_the_menu(&self) -> (Chapter, &'static str) {
        match self.game.running() {
            Some(game) if game.manner().lists_moves => (Chapter::MOVES, "Moves"),
            _ => (Chapter::Scores, "Score sheet"),
        }
    }

    /// Opens the book.
    pub(super) fn look_up(&self) -> Reaction<Deed> {
        Reaction::Look(self.opens().0)
    }

    /// What stands above a page.
    fn page_title(&self, page: &Page) -> Line {
        match page.chapter {
            Chapter::Account => self.account_title(),
            _ => line!("{}", page.heading.name),
        }
    }

    /// Draws a page with its head, which says that it is the chapter with this number, of so many.
    pub(crate) fn draw_page(
        &self,
        page: &Page,
        reading: Reading<'_>,
        (number, chapters): (usize, usize),
        stage: &mut Stage<'_>,
    ) {
        if let (Chapter::Table, Some(Turn::Over(outcome))) = (page.chapter, self.turn()) {
            // The table fills the whole picture, and says above itself how it ended.
            self.draw_final(outcome, reading, parts::book::room(chapters), stage);
            return parts::book::marks(stage, 10, number, chapters);
        }
        let large = reading.settings.large_text;
        let name = self.info().map_or("", |info| info.name);
        parts::ground::walnut(stage);
        match page.chapter {
            Chapter::Table => {}
            Chapter::Scores => self.draw_sheet(page.scroll, page.shift, stage),
            Chapter::Account => self.draw_account(page.scroll, large, stage),
            Chapter::Log => self.draw_log(page, large, stage),
            Chapter::Own(number) => self.read(reading, &mut |screen| {
                screen.draw_chapter(number, page.scroll, stage);
            }),
        }
        parts::book::title(stage, &self.page_title(page), number, chapters, name);
    }
}
