//! The picture of Sorry! in the list of games: a slide, and a pawn that has to go.

use super::board::{draw_slide_between, draw_space};
use super::draw::token_of;
use crate::paint::{Canvas, Colour, area};
use crate::parts::{Ground, SeatSize, icon};
use embedded_graphics::geometry::Point;
use parlour_rules::sorry::Corner;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    for (number, ground) in (0..2).zip([Colour::TINT_BLUE, Colour::TINT_BLUE]) {
        draw_space(
            canvas,
            area(at.x + 1 + 12 * number, at.y + 12, 12, 12),
            ground,
        );
    }
    let from = at + Point::new(7, 18);
    draw_slide_between(
        canvas,
        from,
        from + Point::new(12, 0),
        token_of(Corner::Blue).colour(),
    );
    let red = at + Point::new(2, 1);
    token_of(Corner::Red).draw(canvas, red, SeatSize::Token, Ground::Dark);
    let yellow = at + Point::new(13, 1);
    token_of(Corner::Yellow).draw(canvas, yellow, SeatSize::Token, Ground::Dark);
}
