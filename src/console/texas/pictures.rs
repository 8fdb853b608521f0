//! Pictures for the rules: tricks of dominoes, what counts, and what belongs together.

use crate::paint::Canvas;
use crate::parts::card::SuitColours;
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;

/// Tiles of a trick beside each other; the one with this place has won it.
fn row(canvas: &mut Canvas<'_>, at: Point, tiles: &[(u8, u8)], won: Option<usize>) {
    let look = DominoLook {
        half: 21,
        lie: Lie::Flat,
        dim: false,
    };
    for (number, (first, second)) in tiles.iter().enumerate() {
        let corner = at + Point::new(6 + 47 * number as i32, 20);
        domino::draw(canvas, corner, look, *first, *second);
        if won == Some(number) {
            sketch::focus(canvas, domino::place(corner, look));
        }
    }
}

/// A trick with sixes led and no trump in it.
pub(super) fn trick(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at, &[(6, 2), (6, 5), (6, 6), (4, 1)], Some(2));
}

/// The same with a trump in it.
pub(super) fn trumped(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at, &[(6, 4), (6, 6), (3, 0), (6, 5)], Some(2));
}

/// Doubles as trumps.
pub(super) fn doubles(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    row(canvas, at, &[(6, 5), (6, 3), (1, 1), (6, 0)], Some(2));
}

/// The tiles that count, and how much.
pub(super) fn count(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let look = DominoLook {
        half: 15,
        lie: Lie::Flat,
        dim: false,
    };
    let tiles = [
        (5, 5, "10"),
        (6, 4, "10"),
        (5, 0, "5"),
        (4, 1, "5"),
        (3, 2, "5"),
    ];
    for (number, (first, second, worth)) in (0..).zip(tiles) {
        let corner = at + Point::new(5 + 38 * number, 12);
        domino::draw(canvas, corner, look, first, second);
        sketch::label_below(canvas, corner + Point::new(15, 22), worth);
    }
}
