//! The end of a round at a glance: on paper, a row for each seat or team with what the round brought and the total.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::paper;
use super::score_sheet::Head;
use super::seat::{Ground, SeatSize};
use crate::fitting;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::screen::Line;
use core::fmt::Write;

/// A seat, or a team of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row<'t> {
    /// One seat, or all seats of a team.
    pub partners: &'t [Head<'t>],
    /// What happened to it, in a word or three.
    pub gist: &'t str,
    /// What the round brought.
    pub gained: &'t str,
    /// The total.
    pub total: &'t str,
    /// Whether it leads.
    pub leads: bool,
}

/// The rows lie between these.
const TOP: i32 = 55;
const BOTTOM: i32 = 211;
/// The widest pitch of the rows, and the narrowest at which there is a second line below the name.
const WIDEST: i32 = 44;
const TWO_LINES: i32 = 30;

/// From the right edge of the picture to the ends of the totals, and to those of what the round brought.
const TOTALS: i32 = 20;
const GAINS: i32 = TOTALS + 44;
/// To the end of the room for names.
const NAMES: i32 = GAINS + 32;
/// Where the shapes begin, from one of a team to the next, and from there to the name.
const SHAPES_LEFT: i32 = 17;
const SHAPES: i32 = 16;
const BESIDE: i32 = 5;
/// The room for a gist on the narrow picture.
pub const GIST: i32 = 240 - NAMES - (SHAPES_LEFT + SHAPES + BESIDE);

/// The sheet with all rows; `round` stands above what the round brought.
pub fn sheet(stage: &mut Stage<'_>, round: &str, rows: &[Row<'_>]) {
    let width = stage.width();
    paper::sheet(stage, area(8, 34, width - 16, 180));
    stage.item(area(12, 38, width - 24, 16), ("heads", round), |canvas| {
        for (right, caption) in [(GAINS, round), (TOTALS, "total")] {
            let at = Point::new(width - right, 41);
            canvas.text_right(caption, at, Font::B8, Colour::UMBER);
        }
        canvas.hline(Point::new(16, 53), width - 32, Colour::BRASS_LO);
    });
    let pitch = ((BOTTOM - TOP) / (rows.len() as i32).max(1)).min(WIDEST);
    for (number, row) in (0..).zip(rows) {
        let place = area(12, TOP + number * pitch, width - 24, pitch);
        stage.item(place, row, |canvas| draw_row(canvas, place, row));
    }
}

fn draw_row(canvas: &mut Canvas<'_>, place: Rectangle, row: &Row<'_>) {
    let pitch = place.size.height as i32;
    let width = place.size.width as i32 + 24;
    let middle = place.top_left.y + pitch / 2;
    if row.leads {
        canvas.round(place.offset(-1), 4, Colour::GLOW, None);
    }
    let mut left = SHAPES_LEFT;
    for head in row.partners {
        let at = Point::new(left, middle - 6);
        head.look.draw(canvas, at, SeatSize::List, Ground::Paper);
        left += SHAPES;
    }
    left += BESIDE;
    let tall = pitch >= TWO_LINES;
    let [large, figures] = if tall {
        [Font::B12, Font::B14]
    } else {
        [Font::B10, Font::B10]
    };
    let crown = if row.leads { 18 } else { 0 };
    let room = width - NAMES - left;
    let (name, font) = named(row.partners, large, room - crown);
    let below = tall && !row.gist.is_empty();
    let top = if below {
        middle - 13
    } else {
        middle - font.cap_height() / 2
    };
    let end = left + canvas.text(&name, Point::new(left, top), font, Colour::INK);
    if row.leads {
        let at = Point::new(end + 5, top + (font.cap_height() - 8) / 2);
        canvas.sprite(&marks::CROWN, at, Inks::plain(Colour::BRASS_LO));
    }
    let gist = Font::B8.width(row.gist);
    if below {
        let at = Point::new(left, middle + 4);
        canvas.text_within(row.gist, at, room, &[Font::B8], Colour::UMBER);
    } else if gist + 10 + crown <= width - NAMES - end {
        let at = Point::new(width - NAMES, middle - 4);
        canvas.text_right(row.gist, at, Font::B8, Colour::UMBER);
    }
    let gained = Point::new(width - GAINS, middle - Font::B10.cap_height() / 2);
    canvas.text_right(row.gained, gained, Font::B10, Colour::UMBER);
    let total = Point::new(width - TOTALS, middle - figures.cap_height() / 2);
    canvas.text_right(row.total, total, figures, Colour::INK);
}

/// The names of partners and the font in which they have room, in the end shortened.
fn named(partners: &[Head<'_>], large: Font, room: i32) -> (Line, Font) {
    let mut names = Line::new();
    for (place, head) in partners.iter().enumerate() {
        let link = if place == 0 { "" } else { ", " };
        let _ = write!(names, "{link}{}", head.name);
    }
    let fits = |font: &Font| font.width(&names) <= room;
    match [large, Font::B10, Font::B8].into_iter().find(fits) {
        Some(font) => (names, font),
        None => {
            let short = fitting::name(Font::B8, &names, room);
            let mut names = Line::new();
            let _ = names.push_str(&short);
            (names, Font::B8)
        }
    }
}
