//! Pictures for the rules: lots with owners, buildings and mortgages.

use super::ring::{Look, draw_space, place};
use crate::paint::{Canvas, area};
use crate::parts::card::SuitColours;
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::monopoly::Space;

/// A lot of the lower side, somewhere else than on the board.
fn lot(canvas: &mut Canvas<'_>, at: Point, number: u8, look: Look) {
    let Some(space) = Space::new(number) else {
        return;
    };
    let size = place(space).size;
    draw_space(
        canvas,
        area(at.x, at.y, size.width as i32, size.height as i32),
        space,
        look,
    );
}

const OWNED: Look = Look {
    owner: Some(0),
    level: 0,
    hotel: false,
    mortgaged: false,
};

pub(super) fn owners(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (number, owner) in (0..).zip([None, Some(0), Some(3)]) {
        let look = Look { owner, ..OWNED };
        let space = [6, 8, 9].get(number as usize).copied().unwrap_or(6);
        lot(canvas, at + Point::new(14 + 26 * number, 15), space, look);
    }
    sketch::label(canvas, at + Point::new(100, 14), "for sale, then");
    sketch::label(canvas, at + Point::new(100, 30), "two owners");
}

pub(super) fn buildings(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (number, level) in (0..).zip([1, 2, 4, 5]) {
        let look = Look {
            level,
            hotel: level == 5,
            ..OWNED
        };
        lot(canvas, at + Point::new(10 + 24 * number, 15), 9, look);
    }
    sketch::label(canvas, at + Point::new(108, 14), "1, 2 and 4,");
    sketch::label(canvas, at + Point::new(108, 30), "a hotel");
}

pub(super) fn mortgage(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let look = Look {
        mortgaged: true,
        ..OWNED
    };
    lot(canvas, at + Point::new(20, 15), 3, look);
    lot(canvas, at + Point::new(46, 15), 5, look);
    sketch::label(canvas, at + Point::new(74, 22), "hatched: no rent");
}
