//! Things that are set: the stepper, and rows of a settings list with level
//! bars, a word, a switch or an arrow at their right end.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::gauge;
use super::glyph::{Direction, arrow};
use super::list;
use crate::paint::{Canvas, Colour, Font, Stage};

/// Draws a field with two triangles and a value between them.
pub fn draw_stepper(canvas: &mut Canvas<'_>, place: Rectangle, value: &str, font: Font) {
    canvas.round(place, 5, Colour::IVORY, None);
    let (left, right) = (place.top_left.x, place.top_left.x + place.size.width as i32);
    let middle = place.top_left.y + place.size.height as i32 / 2;
    arrow(
        canvas,
        Point::new(left + 7, middle),
        Direction::Left,
        8,
        6,
        Colour::INK,
    );
    arrow(
        canvas,
        Point::new(right - 7, middle),
        Direction::Right,
        8,
        6,
        Colour::INK,
    );
    let top = place.top_left.y + (place.size.height as i32 - font.cap_height()) / 2;
    canvas.text_centre(
        value,
        Point::new((left + right) / 2, top),
        font,
        Colour::INK,
    );
}

/// A field with two triangles and a value between them.
pub fn stepper(stage: &mut Stage<'_>, place: Rectangle, value: &str, font: Font) {
    stage.item(place, ("stepper", value, font), |canvas| {
        draw_stepper(canvas, place, value, font)
    });
}

/// What stands at the right end of a settings row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting<'t> {
    /// Five bars.
    Level(u8),
    /// One word of several.
    Word(&'t str),
    /// On or off.
    Switch(bool),
    /// The row leads to another list.
    Leads,
    /// Nothing; the row does something.
    Plain,
    /// It cannot be changed now, for this reason.
    Off(&'t str),
}

/// A row of 28 pixels in a list of settings.
pub fn setting(
    stage: &mut Stage<'_>,
    place: Rectangle,
    name: &str,
    value: Setting<'_>,
    focused: bool,
) {
    stage.item(place, ("setting", name, value, focused), |canvas| {
        list::draw_row(canvas, place, focused);
        let enabled = !matches!(value, Setting::Off(_));
        let at = place.top_left;
        canvas.text(
            name,
            at + Point::new(8, 8),
            Font::B12,
            list::row_ink(focused, enabled),
        );
        let right = at.x + place.size.width as i32;
        draw_value(canvas, Point::new(right, at.y), value, focused);
    });
}

/// Draws the value of a row whose upper right corner is `corner`.
fn draw_value(canvas: &mut Canvas<'_>, corner: Point, value: Setting<'_>, focused: bool) {
    let accent = if focused {
        Colour::BRASS_LO
    } else {
        Colour::BRASS
    };
    let arrows = |canvas: &mut Canvas<'_>, left: i32, right: i32| {
        if focused {
            let row = corner.y + 14;
            arrow(
                canvas,
                Point::new(left, row),
                Direction::Left,
                6,
                5,
                Colour::INK,
            );
            arrow(
                canvas,
                Point::new(right, row),
                Direction::Right,
                6,
                5,
                Colour::INK,
            );
        }
    };
    match value {
        Setting::Level(level) => {
            gauge::level_bars(canvas, corner + Point::new(-70, 5), level, focused);
            arrows(canvas, corner.x - 80, corner.x - 13);
        }
        Setting::Word(word) => {
            let room = if focused { 25 } else { 10 };
            let at = corner + Point::new(-room, 8);
            canvas.text_right(word, at, Font::B10, accent);
            arrows(canvas, at.x - Font::B10.width(word) - 11, corner.x - 13);
        }
        Setting::Switch(on) => gauge::switch(canvas, corner + Point::new(-42, 6), on),
        Setting::Leads => {
            let ink = if focused { Colour::INK } else { Colour::SAND };
            arrow(
                canvas,
                corner + Point::new(-10, 14),
                Direction::Right,
                7,
                5,
                ink,
            );
        }
        Setting::Plain => {}
        Setting::Off(reason) => {
            let at = corner + Point::new(-10, 11);
            canvas.text_right(reason, at, Font::B8, list::row_ink(focused, false));
        }
    }
}
