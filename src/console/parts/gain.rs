//! A bubble of brass that says what somebody gains, and how much.

use crate::paint::{Canvas, Colour, Font, Stage, area};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

/// How large a bubble with these words is.
#[must_use]
pub fn size(what: &str, points: &str) -> Size {
    let width = Font::B10.width(what).max(Font::B14.width(points)) + 14;
    let height = if points.is_empty() { 22 } else { 36 };
    Size::new(width as u32, height)
}

/// The bubble, edged in the colour of whose gain it is.
pub fn bubble(stage: &mut Stage<'_>, at: Point, what: &str, points: &str, colour: Option<Colour>) {
    let size = size(what, points);
    let place = area(at.x, at.y, size.width as i32, size.height as i32);
    let shadow = Rectangle::new(at, size + Size::new(2, 3));
    stage.item(shadow, ("bubble", what, points, colour), |canvas| {
        draw(canvas, place, what, points, colour);
    });
}

fn draw(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    what: &str,
    points: &str,
    colour: Option<Colour>,
) {
    let down = Rectangle::new(place.top_left + Point::new(2, 3), place.size);
    canvas.round(down, 6, Colour::BAIZE_LO, None);
    canvas.round(
        place,
        6,
        Colour::BRASS,
        Some((colour.unwrap_or(Colour::EBONY), 2)),
    );
    let middle = place.top_left + Point::new(place.size.width as i32 / 2, 6);
    canvas.text_centre(what, middle, Font::B10, Colour::INK);
    canvas.text_centre(points, middle + Point::new(0, 13), Font::B14, Colour::INK);
}
