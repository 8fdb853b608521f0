//! Pictures for the rules: a few tiles of the row with the numbers that they hear.

use crate::line;
use crate::paint::{Canvas, Colour};
use crate::parts::card::SuitColours;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;

const LOOK: DominoLook = DominoLook {
    half: 19,
    lie: Lie::Upright,
    dim: false,
};
/// From one tile to the next.
const PITCH: i32 = 32;

/// Draws tiles with the numbers below them that they hear, from this one on, as in "52 41 -- 63": a match is framed, and what
/// is gone leaves a gap.
fn row(canvas: &mut Canvas<'_>, at: Point, first: u8, tiles: &str) {
    let corners = (0..).map(|number| at + Point::new(5 + number * PITCH, 3));
    for (number, (corner, tile)) in (first..).zip(corners.zip(tiles.split(' '))) {
        let place = domino::place(corner, LOOK);
        let &[high @ b'0'..=b'6', low @ b'0'..=b'6'] = tile.as_bytes() else {
            canvas.round(place, 3, Colour::BAIZE_LO, None);
            continue;
        };
        let (high, low) = (high - b'0', low - b'0');
        domino::draw(canvas, corner, LOOK, high, low);
        if high + low == number {
            sketch::focus(canvas, place);
        }
        let middle = corner + Point::new(LOOK.half / 2, 44);
        sketch::label_below(canvas, middle, &line!("{number}"));
    }
}

/// The count goes along the row, and one tile matches.
pub(super) fn count(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at, 0, "52 41 20 63 11 55");
}

/// The tiles behind a gap hear what they would have heard without it.
pub(super) fn gap(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at, 0, "52 41 -- 63 31 55");
}

/// The next pass goes on with the next number.
pub(super) fn next_pass(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at + Point::new(PITCH, 0), 6, "52 41 63 55");
}
