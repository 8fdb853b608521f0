//! Pictures for the rules: a few squares with men, and dots where the one in question can go.

use super::men::draw_small_man;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Inks};
use crate::parts::card::SuitColours;
use crate::parts::sketch;
use embedded_graphics::geometry::Point;

/// Draws three rows of nine squares: `o` is a red man, `O` a red king, `x` an ivory man, a dot can be gone to.
fn draw(canvas: &mut Canvas<'_>, at: Point, rows: [&str; 3]) {
    sketch::board(canvas, at);
    for (y, row) in (0..).zip(rows) {
        for (x, letter) in (0..).zip(row.chars()) {
            let square = sketch::square(at, x, y);
            let corner = square.top_left + Point::new(2, 2);
            match letter {
                'o' | 'O' => draw_small_man(canvas, corner, true),
                'x' => draw_small_man(canvas, corner, false),
                '.' => sketch::goes(canvas, square),
                _ => {}
            }
            if letter == 'O' {
                let crown = corner + Point::new(1, 3);
                canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS));
            }
        }
    }
}

pub(super) fn step(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["         ", "  . . x  ", "   o     "]);
}

pub(super) fn jump(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["     .   ", "    x    ", "   o     "]);
}

pub(super) fn more_jumps(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["   .     ", "  x x    ", " O   .   "]);
}

pub(super) fn king(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw(canvas, at, ["   . .   ", "    O    ", "   . .   "]);
}
