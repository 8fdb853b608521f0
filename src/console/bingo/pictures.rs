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

/// Draws tiles with the numbers below them; a match is framed, and what is gone leaves a gap.
fn row(canvas: &mut Canvas<'_>, at: Point, tiles: &[(Option<(u8, u8)>, Option<u8>)]) {
    for (number, (tile, said)) in (0..).zip(tiles) {
        let corner = at + Point::new(5 + number * PITCH, 3);
        let place = domino::place(corner, LOOK);
        match tile {
            Some((high, low)) => domino::draw(canvas, corner, LOOK, *high, *low),
            None => canvas.round(place, 3, Colour::BAIZE_LO, None),
        }
        if let Some(said) = said {
            let matches = tile.is_some_and(|(high, low)| high + low == *said);
            if matches {
                sketch::focus(canvas, place);
            }
            let middle = corner + Point::new(LOOK.half / 2, 44);
            sketch::label_below(canvas, middle, &line!("{said}"));
        }
    }
}

/// The count goes along the row, and one tile matches.
pub(super) fn count(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let tiles = [(5, 2), (4, 1), (2, 0), (6, 3), (1, 1), (5, 5)];
    let said = (0..).map(Some);
    let mut shown = [(None, None); 6];
    for (place, (tile, said)) in shown.iter_mut().zip(tiles.into_iter().zip(said)) {
        *place = (Some(tile), said);
    }
    row(canvas, at, &shown);
}

/// The tiles behind a gap hear what they would have heard without it.
pub(super) fn gap(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let tiles = [
        (Some((5, 2)), Some(0)),
        (Some((4, 1)), Some(1)),
        (None, None),
        (Some((6, 3)), Some(3)),
        (Some((3, 1)), Some(4)),
        (Some((5, 5)), Some(5)),
    ];
    row(canvas, at, &tiles);
}

/// The next pass goes on with the next number.
pub(super) fn next_pass(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let tiles = [
        (Some((5, 2)), Some(6)),
        (Some((4, 1)), Some(7)),
        (Some((6, 3)), Some(8)),
        (Some((5, 5)), Some(9)),
    ];
    row(canvas, at, &tiles);
}
