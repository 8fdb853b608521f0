//! Lists: rows with one line or two, of which one has the focus, and the
//! scroll bar. Which rows are seen is decided here, so that every list scrolls
//! alike; what stands at the right end of a row is drawn by the caller.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::icons::Icon;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

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
    /// The window that shows the row with the focus as near the middle as the
    /// ends of the list allow.
    #[must_use]
    pub fn around(focus: usize, seen: usize, total: usize) -> Self {
        let last_first = total.saturating_sub(seen);
        let first = focus.saturating_sub(seen / 2).min(last_first);
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

/// Draws the ground of a row: ivory with a brass frame, or oak.
pub fn draw_row(canvas: &mut Canvas<'_>, place: Rectangle, focused: bool) {
    if focused {
        canvas.round(place, 5, Colour::IVORY, Some((Colour::BRASS, 2)));
    } else {
        canvas.round(place, 5, Colour::OAK, None);
    }
}

/// The ink of a row's main line.
#[must_use]
pub const fn row_ink(focused: bool, enabled: bool) -> Colour {
    match (focused, enabled) {
        (true, true) => Colour::INK,
        (false, true) => Colour::IVORY,
        (true, false) => Colour::UMBER,
        (false, false) => Colour::HAZE,
    }
}

/// The ink of what stands at the right end of a row.
#[must_use]
pub const fn row_second_ink(focused: bool) -> Colour {
    if focused { Colour::UMBER } else { Colour::SAND }
}

/// A row of 28 pixels with a word and, at its right end, a short word or reason.
pub fn row(
    stage: &mut Stage<'_>,
    place: Rectangle,
    text: &str,
    end: &str,
    focused: bool,
    enabled: bool,
) {
    stage.item(place, ("row", text, end, focused, enabled), |canvas| {
        draw_row(canvas, place, focused);
        let at = place.top_left;
        canvas.text(
            text,
            at + Point::new(8, 8),
            Font::B12,
            row_ink(focused, enabled),
        );
        let ink = match (focused, enabled) {
            (true, true) => Colour::BRASS_LO,
            (false, true) => Colour::BRASS,
            (focused, false) => row_ink(focused, false),
        };
        let right = at.x + place.size.width as i32 - 10;
        if enabled {
            canvas.text_right(end, Point::new(right, at.y + 8), Font::B10, ink);
        } else {
            canvas.text_right(end, Point::new(right, at.y + 11), Font::B8, ink);
        }
    });
}

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
    stage.item(place, ("game", name, line, tag, focused), |canvas| {
        draw_row(canvas, place, focused);
        let at = place.top_left;
        icon(canvas, at + Point::new(6, 5));
        canvas.text(
            name,
            at + Point::new(40, 6),
            Font::B12,
            row_ink(focused, true),
        );
        canvas.text(
            line,
            at + Point::new(40, 22),
            Font::B8,
            row_second_ink(focused),
        );
        if !tag.is_empty() {
            let width = Font::B8.width(tag) + 10;
            let right = at.x + place.size.width as i32 - 9;
            // Beside a long name there is no room, but below it there is.
            let beside = at.x + 40 + Font::B12.width(name) + 4 <= right - width;
            let top = at.y + if beside { 9 } else { 16 };
            plate::draw_tag(canvas, area(right - width, top, width, 16), tag);
        }
    });
}

/// A row of 25 pixels for a seat: shape, name, and who plays it.
pub fn seat_row(
    stage: &mut Stage<'_>,
    place: Rectangle,
    look: SeatLook,
    name: &str,
    kind: &str,
    computer: bool,
    focused: bool,
) {
    stage.item(
        place,
        ("seat", look, name, kind, computer, focused),
        |canvas| {
            draw_row(canvas, place, focused);
            let at = place.top_left;
            let right = at.x + place.size.width as i32;
            let ground = if focused { Ground::Paper } else { Ground::Dark };
            look.draw(canvas, at + Point::new(7, 6), SeatSize::List, ground);
            canvas.text(
                name,
                at + Point::new(28, 6),
                Font::B12,
                row_ink(focused, true),
            );
            let ink = row_second_ink(focused);
            let sprite = if computer {
                &marks::COMPUTER
            } else {
                &marks::PERSON
            };
            let left = if kind.is_empty() {
                right - 20
            } else {
                right - 19 - sprite.width() / 2
            };
            canvas.sprite(
                sprite,
                Point::new(left, at.y + 7),
                Inks {
                    outline: Some(ink),
                    ..Inks::default()
                },
            );
            canvas.text_right(kind, Point::new(right - 30, at.y + 9), Font::B8, ink);
        },
    );
}

/// The outlined row that adds something to a list.
pub fn add_row(stage: &mut Stage<'_>, place: Rectangle, text: &str, focused: bool) {
    stage.item(place, ("add", text, focused), |canvas| {
        let ink = if focused {
            draw_row(canvas, place, true);
            Colour::INK
        } else {
            canvas.round_edge(place, 5, (Colour::OAK, 1));
            Colour::HAZE
        };
        let at = place.top_left;
        canvas.text("+", at + Point::new(7, 7), Font::B10, ink);
        canvas.text(text, at + Point::new(24, 7), Font::B10, ink);
    });
}

/// A plate with a small caption and what is chosen, which leads to more.
pub fn rules_plate(
    stage: &mut Stage<'_>,
    place: Rectangle,
    caption: &str,
    text: &str,
    focused: bool,
) {
    stage.item(place, ("rules", caption, text, focused), |canvas| {
        draw_row(canvas, place, focused);
        let at = place.top_left;
        canvas.text(
            caption,
            at + Point::new(7, 6),
            Font::B8,
            row_second_ink(focused),
        );
        canvas.text(
            text,
            at + Point::new(7, 19),
            Font::B10,
            row_ink(focused, true),
        );
    });
}
