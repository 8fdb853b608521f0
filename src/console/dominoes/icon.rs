//! The picture of Dominoes in the list of games: a five and three.

use crate::paint::Canvas;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let look = DominoLook {
        half: 11,
        lie: Lie::Upright,
        dim: false,
    };
    domino::draw(canvas, at + Point::new(8, 1), look, 5, 3);
}
