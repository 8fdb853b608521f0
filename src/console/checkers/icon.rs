//! The picture of Checkers in the list of games: two men on their squares.

use crate::paint::{Canvas, Colour, area};
use crate::parts::icon;
use embedded_graphics::geometry::Point;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let board = at + Point::new(2, 1);
    canvas.rect(area(board.x, board.y, 22, 22), Colour::SQUARE_LIGHT);
    let men = [
        (0, Colour::MAN_RED, Colour::IVORY),
        (11, Colour::IVORY, Colour::INK),
    ];
    for (step, body, rim) in men {
        canvas.rect(
            area(board.x + step, board.y + step, 11, 11),
            Colour::SQUARE_DARK,
        );
        canvas.coin(board + Point::new_equal(step + 1), 9, body, (rim, 1));
    }
}
