//! The picture of Poker Dice in the list of games: two dice, a king and an ace.

use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    for (left, top, text, ink) in [(1, 2, "K", Colour::INK), (10, 7, "A", Colour::RUBY)] {
        let corner = at + Point::new(left, top);
        canvas.round(area(corner.x, corner.y, 15, 15), 4, Colour::BAIZE_LO, None);
        canvas.round(area(corner.x, corner.y, 14, 14), 4, Colour::IVORY, None);
        canvas.text(text, corner + Point::new(4, 3), Font::B8, ink);
    }
}
