//! The picture of Cribbage in the list of games: a corner of the board with two pegs.

use crate::paint::{Canvas, Colour, area};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let board = area(at.x + 2, at.y + 4, 22, 16);
    canvas.round(board, 3, Colour::OAK, Some((Colour::EBONY, 1)));
    for lane in 0..2 {
        for hole in 0..5 {
            let hole = at + Point::new(5 + 4 * hole, 8 + 7 * lane);
            canvas.rect(area(hole.x, hole.y, 2, 2), Colour::EBONY);
        }
    }
    canvas.coin(
        at + Point::new(6, 5),
        7,
        Colour::SEAT_RUBY,
        (Colour::IVORY, 1),
    );
    canvas.coin(
        at + Point::new(14, 12),
        7,
        Colour::SEAT_COBALT,
        (Colour::IVORY, 1),
    );
}
