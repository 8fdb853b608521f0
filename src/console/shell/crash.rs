//! What is shown after the console stopped and had to start again: first that nothing is lost, then what to report.

use super::Hold;
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::sprites::chess;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::card::{self, CardSize};
use crate::parts::die::{self, DieSize};
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction};
use crate::store::Key;
use crate::table::GAMES;
use core::fmt::Write;
use embedded_graphics::geometry::Point;
use heapless::String;

/// Why the console had to start again, as far as the front end knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crash<'a> {
    /// Where it happened: a file and a line.
    pub place: &'a str,
    /// What happened, in the program's own words.
    pub message: &'a str,
    /// The id of the game that was running; empty where none was.
    pub game: &'a str,
    /// How many actions it had seen since it was started or resumed.
    pub actions: u32,
}

/// Letters of the typewriter that fit into the box.
const COLUMNS: usize = 23;
/// Where the table begins.
const EDGE: i32 = 166;

/// The page.
pub(crate) struct CrashPage {
    place: String<COLUMNS>,
    code: Line,
    message: String<160>,
    key: Option<Key>,
    /// The whole message is shown.
    more: bool,
}

impl CrashPage {
    pub(super) fn new(crash: &Crash<'_>) -> CrashPage {
        let mut page = CrashPage {
            place: String::new(),
            code: Line::new(),
            message: String::new(),
            key: GAMES
                .iter()
                .find(|game| game.info.id == crash.game)
                .map(|game| Key::game(game.info.id)),
            more: false,
        };
        // The end of a path says more than its beginning.
        let letters = crash.place.chars().count();
        let seen = crash.place.chars().skip(letters.saturating_sub(COLUMNS));
        for letter in seen {
            let _ = page.place.push(letter);
        }
        for letter in crash.message.chars() {
            let _ = page.message.push(letter);
        }
        let version = env!("CARGO_PKG_VERSION");
        let _ = match crash.game {
            "" => write!(page.code, "v{version}"),
            game => write!(page.code, "v{version} {game} {}", crash.actions),
        };
        page
    }

    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        match button {
            Button::A => match self.key.filter(|key| hold.saved.contains(key)) {
                Some(key) => Reaction::Act(Deed::Read(key)),
                None => Reaction::Act(Deed::Back),
            },
            Button::B => Reaction::Act(Deed::Back),
            Button::X => {
                self.more = !self.more;
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        let middle = stage.width() / 2;
        parts::ground::plain(stage, Colour::WALNUT);
        stage.item(area(0, 0, stage.width(), 108), "mistake", |canvas| {
            let mut centre = |text, y, font, ink| {
                canvas.text_centre(text, Point::new(middle, y), font, ink);
            };
            centre("Our mistake", 18, Font::N18, Colour::IVORY);
            centre("The console stopped and", 54, Font::B10, Colour::IVORY);
            centre("had to start again.", 70, Font::B10, Colour::IVORY);
            let calm = match self.key {
                Some(_) => "Your game is safe.",
                None => "Nothing is lost.",
            };
            centre(calm, 90, Font::B10, Colour::MINT);
            canvas.hline(Point::new(middle - 50, 44), 100, Colour::BRASS);
        });
        let height = if self.more { 104 } else { 48 };
        let place = area(8, 110, stage.width() - 16, height);
        if !self.more {
            self.draw_table(stage);
        }
        stage.item(
            place,
            (self.more, &*self.place, &*self.code, &*self.message),
            |canvas| self.draw_report(canvas, place.top_left, place.size.width as i32, height),
        );
        let x = if self.more { "Less" } else { "More" };
        parts::bars::hints(stage, Hints::a("Go on").b("Leave").x(x));
    }

    fn draw_report(&self, canvas: &mut Canvas<'_>, at: Point, width: i32, height: i32) {
        canvas.round(area(at.x, at.y, width, height), 5, Colour::EBONY, None);
        let label = at + Point::new(7, 6);
        canvas.text("For the bug report", label, Font::B8, Colour::HAZE);
        let mono = Font::MonoBold;
        canvas.text(&self.place, at + Point::new(7, 19), mono, Colour::PARCH);
        canvas.text(
            mono.fit(&self.code, width - 14),
            at + Point::new(7, 34),
            mono,
            Colour::PARCH,
        );
        if self.more {
            let text = at + Point::new(7, 52);
            canvas.paragraph(&self.message, text, width - 14, 13, Font::B8, Colour::PARCH);
        }
    }

    /// The game as it was left: a die that fell on one, a king that fell, a card that nobody turned.
    fn draw_table(&self, stage: &mut Stage<'_>) {
        let width = stage.width();
        let middle = width / 2;
        stage.item(area(0, EDGE, width, 54), "left as it was", |canvas| {
            canvas.hline(Point::new(0, EDGE), width, Colour::BRASS_LO);
            canvas.rect(area(0, EDGE + 1, width, 5), Colour::OAK);
            canvas.baize(area(0, EDGE + 6, width, 48));
            die::draw(
                canvas,
                Point::new(middle - 50, 186),
                DieSize::Tiny,
                1,
                false,
            );
            let king = Inks::new(Colour::INK, Colour::IVORY, Colour::SAND);
            let lying = area(middle - 14, 188, chess::KING.height(), chess::KING.width());
            canvas.weave(lying, |point| {
                let from = point - lying.top_left;
                king.of(chess::KING.tone(Point::new(from.y, from.x)))
            });
            card::draw_back(canvas, Point::new(middle + 23, 177), CardSize::Small);
        });
    }
}
