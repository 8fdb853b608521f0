//! The picture of Chess in the list of games: a knight.

use crate::paint::sprites::chess as pieces;
use crate::paint::{Canvas, Colour, Inks};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let inks = Inks::new(Colour::INK, Colour::IVORY, Colour::SAND);
    canvas.sprite(&pieces::KNIGHT, at + Point::new(4, 3), inks);
}
