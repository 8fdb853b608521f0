//! The picture of Domino Poker in the list of games: the double six with a chip on it.

use crate::paint::{Canvas, Colour};
use crate::parts::chip::{self, ChipSize};
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
    domino::draw(canvas, at + Point::new(2, 1), look, 6, 6);
    let chip = at + Point::new(12, 10);
    chip::draw(canvas, chip, ChipSize::Small, Colour::BRASS_LO);
}
