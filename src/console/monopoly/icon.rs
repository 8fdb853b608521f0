//! The picture of Monopoly in the list of games: two lots of the board, one with a hotel.

use crate::paint::{Canvas, Colour, area};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    for (left, band) in [(3, Colour::LOT_ORANGE), (13, Colour::LOT_DARK_BLUE)] {
        let lot = area(at.x + left, at.y + 3, 11, 18);
        canvas.rect(lot, Colour::IVORY);
        canvas.rect(area(at.x + left, at.y + 3, 11, 6), band);
        canvas.frame(lot, (Colour::INK, 1));
    }
    canvas.rect(area(at.x + 5, at.y + 5, 7, 3), Colour::IVORY);
    canvas.disc(at + Point::new(15, 12), 7, Colour::SEAT_RUBY);
}
