//! The picture of No Thanks! in the list of games: the lowest card with a chip on it.

use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::chip::{self, ChipSize};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    canvas.round(area(at.x + 4, at.y + 2, 15, 20), 2, Colour::IVORY, None);
    canvas.rect(area(at.x + 6, at.y + 4, 11, 3), Colour::BAND_LOW);
    canvas.text("3", at + Point::new(7, 9), Font::B8, Colour::INK);
    chip::draw(
        canvas,
        at + Point::new(11, 9),
        ChipSize::Small,
        Colour::BRASS_LO,
    );
}
