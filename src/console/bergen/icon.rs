//! The picture of Bergen in the list of games: a line with the same number at both ends.

use crate::paint::Canvas;
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
    domino::draw(canvas, at + Point::new(3, 2), flat, 3, 1);
    domino::draw(canvas, at + Point::new(3, 13), flat, 1, 3);
}
