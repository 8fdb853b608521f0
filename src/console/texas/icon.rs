//! The picture of Four Hand Texas in the list of games: a domino over a star.

use crate::paint::{Canvas, Colour, Inks};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::icon;
use crate::parts::{SeatLook, SeatSize};
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let look = DominoLook {
        half: 9,
        lie: Lie::Upright,
        dim: false,
    };
    domino::draw(canvas, at + Point::new(3, 2), look, 4, 2);
    let star = SeatLook::new(3).sprite(SeatSize::List);
    let inks = Inks::two(Colour::EBONY, Colour::BRASS);
    canvas.sprite(star, at + Point::new(11, 7), inks);
}
