//! Pictures for the rules: columns as they are built, stacked and capped, and circles.

use super::layout::CIRCLE;
use super::tiles::{Cell, Circle, Mark, draw_cell, draw_circle};
use crate::paint::{Canvas, area};
use crate::parts::card::SuitColours;
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::no_respect::{Height, Stack, Tile};

/// Draws the four spaces of a column, the lowest first, as in "8 6x2 3* .": `x2` is a stack, `x3` a cap, a star the focus
/// and a dot an empty space.
fn column(canvas: &mut Canvas<'_>, at: Point, spaces: &str) {
    let complete = !spaces.contains('.');
    for (number, space) in (0..).zip(spaces.split_whitespace()) {
        let figure = space.bytes().next().unwrap_or_default().wrapping_sub(b'0');
        let height = match space.as_bytes() {
            [_, b'x', b'2', ..] => Height::Two,
            [_, b'x', b'3', ..] => Height::Three,
            _ => Height::One,
        };
        let cell = Cell {
            stack: Tile::new(figure).map(|tile| Stack { tile, height }),
            complete,
            ticked: complete && number == 3,
            mark: if space.ends_with('*') {
                Mark::Focus
            } else {
                Mark::None
            },
            ..Cell::default()
        };
        draw_cell(canvas, area(at.x, at.y + 45 - 15 * number, 30, 14), cell);
    }
}

pub(super) fn build(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    column(canvas, at + Point::new(30, 0), "8 6 . .");
    column(canvas, at + Point::new(82, 0), "7 5 3* .");
    column(canvas, at + Point::new(134, 0), "8 4 2 1");
}

pub(super) fn stack(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    column(canvas, at + Point::new(56, 0), "8 5* . .");
    sketch::label(canvas, at + Point::new(92, 18), "5");
    column(canvas, at + Point::new(108, 0), "8 5x2 . .");
}

pub(super) fn cap(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    column(canvas, at + Point::new(56, 0), "8 5x2* . .");
    sketch::label(canvas, at + Point::new(92, 18), "5");
    column(canvas, at + Point::new(108, 0), "8 5x3 . .");
}

pub(super) fn discard(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (number, tile) in (0..).zip([Tile::new(7), Tile::new(2), None]) {
        let place = area(at.x + 56 + 34 * number, at.y + 21, CIRCLE, CIRCLE);
        let circle = Circle {
            tile,
            ..Circle::default()
        };
        draw_circle(canvas, place, circle);
    }
}
