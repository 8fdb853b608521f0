//! The picture of Bingo in the list of games: a row with a gap.

use crate::paint::{Canvas, Colour, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let look = DominoLook {
        half: 7,
        lie: Lie::Upright,
        dim: false,
    };
    domino::draw(canvas, at + Point::new(1, 4), look, 2, 1);
    canvas.round(area(at.x + 9, at.y + 4, 7, 15), 2, Colour::BAIZE_LO, None);
    domino::draw(canvas, at + Point::new(17, 4), look, 1, 3);
}
