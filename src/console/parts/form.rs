//! Things that are set: the stepper, and rows of a settings list with level
//! bars, a word, a switch or an arrow at their right end.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::gauge;
use super::glyph::{Direction, arrow};
use super::list;
use crate::paint::{Canvas, Colour, Font, Stage};

/// Draws a field with two triangles and a value between them.
fn draw_stepper(canvas: &mut Canvas<'_>, place: Rectangle, value: &str, font: Font) {
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

impl Setting<'_> {
    /// Where left and right arrows stand around it, from the row's right end, if they change it step by step.
    fn arrows(self) -> Option<[i32; 2]> {
        let width = match self {
            Setting::Level(_) => 47,
            Setting::Word(word) => Font::B10.width(word) + 1,
            _ => return None,
        };
        Some([END + width + 10, 13])
    }
}

impl Setting<'_> {
    /// What it takes at the right end of a row, with its arrows and a gap before it.
    fn room(self) -> i32 {
        const GAP: i32 = 6;
        match (self.arrows(), self) {
            (Some([left, _]), _) => left + GAP,
            (None, Setting::Off(reason)) => END + Font::B8.width(reason) + GAP,
            (None, Setting::Switch(_)) => END + 32 + GAP,
            (None, _) => END,
        }
    }
}

/// From a row's right end to where the values end.
const END: i32 = 23;

/// From one line of a very long name to the next: two of them fill a row.
const SECOND_LINE: i32 = 11;

/// The room for a name beside its value in a row of this width.
pub(super) fn name_room(width: i32, value: Setting<'_>) -> i32 {
    width - 10 - value.room()
}

/// In what font a name has room beside its value: a long one is set a little smaller, so that the arrows do not touch it. None
/// where it needs two lines.
pub(super) fn name_font(width: i32, name: &str, value: Setting<'_>) -> Option<Font> {
    let room = name_room(width, value);
    let mut fonts = [Font::B12, Font::B10, Font::B8].into_iter();
    fonts.find(|font| font.width(name) <= room)
}

/// A row of 28 pixels in a list of settings.
pub fn setting(
    stage: &mut Stage<'_>,
    place: Rectangle,
    name: &str,
    value: Setting<'_>,
    focused: bool,
) {
    let corner = Point::new(place.top_left.x + place.size.width as i32, place.top_left.y);
    stage.item(place, ("setting", name, value, focused), |canvas| {
        list::draw_row(canvas, place, focused);
        let ink = list::row_ink(focused, !matches!(value, Setting::Off(_)));
        let width = place.size.width as i32;
        let at = place.top_left + Point::new(10, 8);
        match name_font(width, name, value) {
            Some(font) => {
                let drop = (Font::B12.cap_height() - font.cap_height()) / 2;
                canvas.text(name, at + Point::new(0, drop), font, ink);
            }
            None => {
                let room = name_room(width, value);
                let at = at - Point::new(0, 4);
                canvas.paragraph(name, at, room, SECOND_LINE, Font::B8, ink);
            }
        }
        draw_value(canvas, corner, value, focused);
        if focused {
            let ways = [Direction::Left, Direction::Right];
            for (from_end, way) in value.arrows().into_iter().flatten().zip(ways) {
                let tip = corner + Point::new(-from_end, 14);
                arrow(canvas, tip, way, 6, 5, Colour::INK);
            }
        }
    });
}

/// Draws the value of a row whose upper right corner is `corner`.
fn draw_value(canvas: &mut Canvas<'_>, corner: Point, value: Setting<'_>, focused: bool) {
    let end = corner - Point::new(END, 0);
    match value {
        Setting::Level(level) => {
            gauge::level_bars(canvas, end + Point::new(-47, 5), level, focused);
        }
        Setting::Word(word) => {
            let at = end + Point::new(0, 8);
            let ink = match focused {
                true => Colour::INK,
                false => Colour::BRASS,
            };
            canvas.text_right(word, at, Font::B10, ink);
        }
        Setting::Switch(on) => gauge::switch(canvas, end + Point::new(-32, 6), on),
        Setting::Leads => {
            let tip = corner + Point::new(-10, 14);
            let ink = list::second_ink(focused);
            arrow(canvas, tip, Direction::Right, 7, 5, ink);
        }
        Setting::Plain => {}
        Setting::Off(reason) => {
            let at = end + Point::new(0, 11);
            canvas.text_right(reason, at, Font::B8, list::row_ink(focused, false));
        }
    }
}
