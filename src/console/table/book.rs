//! The book on the table: what can be looked up, chapter by chapter. First what the table writes down itself, then what
//! the game adds. It is read in the name of whoever holds the device, and by nobody in particular where nobody does: then
//! it tells what is open to all.

use super::running::When;
use super::{Phase, Table};
use crate::line;
use crate::paint::Stage;
use crate::parts::{self, book::CHAPTERS};
use crate::screen::{Chapter, Heading, Line, Scene, Screen};
use crate::settings::Settings;
use embedded_graphics::geometry::Size;
use heapless::Vec;
use parlour_rules::Seat;

/// What the book is read with.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a> {
    pub(crate) settings: &'a Settings,
    /// Width and height of the picture.
    pub(crate) size: Size,
    /// Milliseconds since the start.
    pub(crate) now: u32,
}

/// The chapters of the book in their order.
pub(crate) type Chapters = Vec<(Chapter, Heading), CHAPTERS>;

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
            open: self.reader().is_some() && !self.is_covered(),
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
        let mut chapters = Vec::new();
        let own = [
            (self.has_sheet(), Chapter::Scores, self.sheet_heading()),
            (self.has_account(), Chapter::Account, self.account_heading()),
            // Behind the curtain nobody has told anything.
            (
                !matches!(self.phase, Phase::Curtain(_)),
                Chapter::Log,
                self.log_heading(),
            ),
        ];
        for (_, chapter, heading) in own.into_iter().filter(|(is_there, ..)| *is_there) {
            let _ = chapters.push((chapter, heading));
        }
        let mut number = 0;
        self.read(reading, &mut |screen| {
            screen.chapters(&mut |heading| {
                let _ = chapters.push((Chapter::Own(number), heading));
                number += 1;
            });
        });
        chapters
    }

    /// Where the book opens while others decide, and what stands beside the key for it.
    pub(crate) fn opens(&self) -> (Chapter, &'static str) {
        let game = self.game.running();
        game.map_or((Chapter::Scores, "Score"), |game| game.manner().opens)
    }

    /// What stands above a chapter.
    pub(crate) fn chapter_title(&self, chapter: Chapter, heading: Heading) -> Line {
        match chapter {
            Chapter::Account => self.account_title(),
            _ => line!("{}", heading.name),
        }
    }

    /// Draws a chapter, scrolled by some steps; the score sheet also moved on by some seats.
    pub(crate) fn draw_chapter(
        &self,
        chapter: Chapter,
        (scroll, shift): (usize, usize),
        reading: Reading<'_>,
        stage: &mut Stage<'_>,
    ) {
        let large = reading.settings.large_text;
        parts::ground::walnut(stage);
        match chapter {
            Chapter::Scores => self.draw_sheet(scroll, shift, stage),
            Chapter::Account => self.draw_account(scroll, usize::MAX, large, stage),
            Chapter::Log => self.draw_log(scroll, large, stage),
            Chapter::Own(number) => self.read(reading, &mut |screen| {
                screen.draw_chapter(number, scroll, stage);
            }),
        }
    }
}
