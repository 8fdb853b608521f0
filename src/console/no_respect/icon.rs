//! The picture of No Respect in the list of games: two columns, one of them capped.

use crate::paint::{Canvas, Colour, area};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    for (left, top) in [(3, 3), (3, 9), (3, 15), (14, 9), (14, 15)] {
        canvas.rect(area(at.x + left, at.y + top, 9, 5), Colour::IVORY);
    }
    canvas.rect(area(at.x + 14, at.y + 3, 9, 5), Colour::BAIZE_HI);
    canvas.rect(area(at.x + 15, at.y + 5, 9, 5), Colour::BRASS);
    canvas.rect(area(at.x + 5, at.y + 17, 5, 1), Colour::INK);
    canvas.rect(area(at.x + 16, at.y + 17, 5, 1), Colour::INK);
}
