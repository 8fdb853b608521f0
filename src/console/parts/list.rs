//! Lists: rows with one line or two, of which one has the focus, and the
//! scroll bar. Which rows are seen is decided here, so that every list scrolls
//! alike; what stands at the right end of a row is drawn by the caller.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::icon::Icon;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::fitting;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Edge, Font, Inks, Stage, area};

/// The rows of a list that are in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// First row in sight.
    pub first: usize,
    /// How many rows fit.
    pub seen: usize,
    /// How many rows there are.
    pub total: usize,
}

impl Window {
    /// The window of the page that the row with the focus is on. A page begins
    /// with the last row of the one before, and while the focus moves within a
    /// page the rows stand still.
    #[must_use]
    pub fn around(focus: usize, seen: usize, total: usize) -> Self {
        let last_first = total.saturating_sub(seen);
        let step = seen.saturating_sub(1).max(1);
        let first = (focus.saturating_sub(1) / step * step).min(last_first);
        Self {
            first,
            seen: seen.min(total),
            total,
        }
    }

    /// The rows in sight.
    pub fn rows(&self) -> impl Iterator<Item = usize> + use<> {
        self.first..(self.first + self.seen).min(self.total)
    }

    /// The place of a row in sight, counted from the top.
    #[must_use]
    pub const fn place(&self, row: usize) -> i32 {
        row as i32 - self.first as i32
    }
}

/// How round the corners of a row are.
const CORNER: i32 = 5;
/// The edge of the row that has the focus, and how broad it is at the left.
const FOCUS: Edge = (Colour::BRASS, 2);
const SPINE: i32 = 5;

/// Draws the ground of a row.
pub fn draw_row(canvas: &mut Canvas<'_>, place: Rectangle) {
    canvas.round(place, CORNER, Colour::OAK, None);
}

/// The mark of the row that has the focus: a brass frame with a broad left
/// side, in four items. It lies over a row that looks the same without it, so
/// that a focus that moves changes two frames and nothing else.
pub fn focus(stage: &mut Stage<'_>, place: Rectangle) {
    let (at, size) = (place.top_left, place.size);
    let (width, height) = (size.width as i32, size.height as i32);
    let edge = FOCUS.1;
    let (middle, tall) = (at.y + edge, height - 2 * edge);
    let sides = [
        area(at.x, at.y, width, edge),
        area(at.x, middle, SPINE, tall),
        // The corners reach into it.
        area(at.x + width - CORNER, middle, CORNER, tall),
        area(at.x, at.y + height - edge, width, edge),
    ];
    for side in sides {
        stage.item(side, "focus", |canvas| {
            canvas.round_edge(place, CORNER, FOCUS);
            canvas.clipped(area(at.x, at.y, SPINE, height), |canvas| {
                canvas.round(place, CORNER, FOCUS.0, None);
            });
        });
    }
}

/// The ink of a row's main line.
#[must_use]
pub const fn row_ink(enabled: bool) -> Colour {
    if enabled { Colour::IVORY } else { Colour::HAZE }
}

/// The ink of what stands below it or at the right end.
const SECOND: Colour = Colour::SAND;

/// The scroll bar, 4 pixels wide; nothing if all rows are in sight.
pub fn scroll_bar(stage: &mut Stage<'_>, at: Point, height: i32, window: Window) {
    if window.total <= window.seen {
        return;
    }
    let (total, seen) = (window.total as i32, window.seen as i32);
    let thumb = (height * seen / total).clamp(12, height);
    let top = (height - thumb) * window.first as i32 / (total - seen).max(1);
    let place = area(at.x, at.y, 4, height);
    stage.item(place, ("scroll", thumb, top), |canvas| {
        canvas.round(place, 2, Colour::OAK, None);
        canvas.round(area(at.x, at.y + top, 4, thumb), 2, Colour::BRASS, None);
    });
}

/// A row of 34 pixels in the list of games: picture, name, a line below it,
/// and a tag such as "saved".
pub fn game_row(
    stage: &mut Stage<'_>,
    place: Rectangle,
    icon: Icon,
    name: &str,
    line: &str,
    tag: &str,
    focused: bool,
) {
    stage.item(place, ("game", name, line, tag), |canvas| {
        draw_row(canvas, place);
        let at = place.top_left;
        icon(canvas, at + Point::new(7, 5));
        canvas.text(name, at + Point::new(40, 5), Font::B12, row_ink(true));
        canvas.text(line, at + Point::new(40, 21), Font::B8, SECOND);
        if !tag.is_empty() {
            let width = Font::B8.width(tag) + 10;
            let right = at.x + place.size.width as i32 - 9;
            // Beside a long name there is no room, but below it there is.
            let beside = at.x + 40 + Font::B12.width(name) + 4 <= right - width;
            let top = at.y + if beside { 9 } else { 16 };
            plate::draw_tag(canvas, area(right - width, top, width, 16), tag);
        }
    });
    if focused {
        focus(stage, place);
    }
}

/// From one partner of a seat to the next.
const PARTNER: i32 = 13;

/// What the row of a seat says.
#[derive(Clone, Copy, Hash)]
pub struct SeatRow<'t> {
    /// Its colour and shape.
    pub look: SeatLook,
    /// Its name, shortened where it has no room.
    pub name: &'t str,
    /// Those who play with it, whose shapes follow the name.
    pub partners: &'t [SeatLook],
    /// Who plays it, in words.
    pub kind: &'t str,
    /// Whether that is a computer.
    pub computer: bool,
}

/// A row of 25 pixels for a seat: shape, name, partners, and who plays it.
pub fn seat_row(stage: &mut Stage<'_>, place: Rectangle, row: SeatRow<'_>, focused: bool) {
    stage.item(place, ("seat", row), |canvas| {
        draw_row(canvas, place);
        draw_seat(canvas, place, row);
    });
    if focused {
        focus(stage, place);
    }
}

fn draw_seat(canvas: &mut Canvas<'_>, place: Rectangle, row: SeatRow<'_>) {
    let at = place.top_left;
    let right = at.x + place.size.width as i32;
    let sprite = if row.computer {
        &marks::COMPUTER
    } else {
        &marks::PERSON
    };
    let (left, words) = if row.kind.is_empty() {
        (right - 20, right - 20)
    } else {
        let words = right - 30 - Font::B8.width(row.kind);
        (right - 19 - sprite.width() / 2, words)
    };
    let inks = Inks {
        outline: Some(SECOND),
        ..Inks::default()
    };
    canvas.sprite(sprite, Point::new(left, at.y + 7), inks);
    canvas.text(row.kind, Point::new(words, at.y + 9), Font::B8, SECOND);
    row.look
        .draw(canvas, at + Point::new(8, 6), SeatSize::List, Ground::Dark);
    let start = at + Point::new(28, 6);
    // "Anna & Clara", with the shape in the place of the second name.
    let and = Font::B10.width("&") + 9;
    let beside = match row.partners.len() as i32 {
        0 => 0,
        partners => and + partners * PARTNER,
    };
    let name = fitting::name(Font::B12, row.name, words - 4 - start.x - beside);
    let mut end = start.x + canvas.text(&name, start, Font::B12, row_ink(true));
    if beside > 0 {
        canvas.text("&", Point::new(end + 5, start.y + 1), Font::B10, SECOND);
        end += and;
    }
    for partner in row.partners {
        let at = Point::new(end, at.y + 7);
        partner.draw(canvas, at, SeatSize::Token, Ground::Dark);
        end += PARTNER;
    }
}

/// The outlined row that adds something to a list.
pub fn add_row(stage: &mut Stage<'_>, place: Rectangle, text: &str, focused: bool) {
    stage.item(place, "add", |canvas| {
        canvas.round_edge(place, CORNER, (Colour::OAK, 1));
    });
    let at = place.top_left;
    let ink = row_ink(focused);
    stage.text("+", at + Point::new(9, 7), Font::B10, ink);
    stage.text(text, at + Point::new(28, 7), Font::B10, ink);
    if focused {
        focus(stage, place);
    }
}

/// A plate with a small caption and what is chosen, which leads to more.
pub fn rules_plate(
    stage: &mut Stage<'_>,
    place: Rectangle,
    caption: &str,
    text: &str,
    focused: bool,
) {
    stage.item(place, ("rules", caption, text), |canvas| {
        draw_row(canvas, place);
        let at = place.top_left;
        canvas.text(caption, at + Point::new(9, 6), Font::B8, SECOND);
        canvas.text(text, at + Point::new(9, 19), Font::B10, row_ink(true));
    });
    if focused {
        focus(stage, place);
    }
}
