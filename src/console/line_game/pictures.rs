//! Pictures for the rules: a few tiles of a line.

use crate::paint::{Canvas, Colour};
use crate::parts::card::SuitColours;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;

/// Side of half a tile.
const HALF: i32 = 21;
/// The middle of a line, from the top of the picture.
const MIDDLE: i32 = 30;

/// Draws a tile of a line from this column on, doubles across, and tells where the next one begins.
fn lay(canvas: &mut Canvas<'_>, at: Point, (first, second): (u8, u8)) -> Point {
    let (lie, width, height) = match first == second {
        true => (Lie::Upright, HALF, 2 * HALF + 1),
        false => (Lie::Flat, 2 * HALF + 1, HALF),
    };
    let look = DominoLook {
        half: HALF,
        lie,
        dim: false,
    };
    let corner = at + Point::new(0, MIDDLE - height / 2 - 1);
    domino::draw(canvas, corner, look, first, second);
    at + Point::new(width + 1, 0)
}

/// A tile is about to be added to a line.
pub(crate) fn turn(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let mut next = at + Point::new(10, 0);
    for tile in [(6, 4), (4, 4), (4, 1)] {
        next = lay(canvas, next, tile);
    }
    let next = next + Point::new(8, 0);
    lay(canvas, next, (1, 5));
    let look = DominoLook {
        half: HALF,
        lie: Lie::Flat,
        dim: false,
    };
    let tile = domino::place(next + Point::new(0, MIDDLE - HALF / 2 - 1), look);
    canvas.round_edge(tile.offset(2), 5, (Colour::BRASS, 2));
}

/// A line that a double ends, between two open ends.
pub(crate) fn doubles(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let mut next = at + Point::new(32, 0);
    for tile in [(2, 5), (5, 5), (5, 3)] {
        next = lay(canvas, next, tile);
    }
}

/// The first tile.
pub(crate) fn opening(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    lay(canvas, at + Point::new(88, 0), (6, 6));
}

/// What somebody still holds, and what that comes to.
pub(crate) fn points(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let mut next = at + Point::new(18, 0);
    for tile in [(3, 5), (0, 4)] {
        next = lay(canvas, next, tile) + Point::new(6, 0);
    }
    sketch::label(canvas, next + Point::new(8, MIDDLE - 6), "= 12");
}

/// A line between two open ends with the same number, and what that brings.
pub(crate) fn heading(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let mut next = at + Point::new(18, 0);
    for tile in [(3, 6), (6, 3)] {
        next = lay(canvas, next, tile) + Point::new(1, 0);
    }
    sketch::label(canvas, next + Point::new(16, MIDDLE - 6), "+2");
}

/// The same with a double at one end.
pub(crate) fn heading_with_a_double(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let mut next = at + Point::new(18, 0);
    for tile in [(3, 3), (3, 6), (6, 3)] {
        next = lay(canvas, next, tile) + Point::new(1, 0);
    }
    sketch::label(canvas, next + Point::new(16, MIDDLE - 6), "+3");
}
