//! The picture of Block in the list of games: a line that nobody can go on with.

use crate::paint::{Canvas, Colour, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let flat = DominoLook {
        half: 9,
        lie: Lie::Flat,
        dim: false,
    };
    let upright = DominoLook {
        lie: Lie::Upright,
        ..flat
    };
    domino::draw(canvas, at + Point::new(1, 8), flat, 2, 1);
    canvas.rect(area(at.x + 20, at.y, 6, icon::HEIGHT), Colour::BAIZE);
    domino::draw(canvas, at + Point::new(15, 3), upright, 1, 1);
}
