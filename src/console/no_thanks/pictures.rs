//! Pictures for the rules: the card with its tokens, runs, and what they come to.

use super::number_card::{draw_run, draw_small};
use crate::paint::{Canvas, Colour};
use crate::parts::card::SuitColours;
use crate::parts::chip::{self, ChipSize};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;

fn tokens(canvas: &mut Canvas<'_>, at: Point, count: i32) {
    for number in 0..count {
        let corner = at + Point::new(16 * number, 0);
        chip::draw(canvas, corner, ChipSize::Large, Colour::BRASS_LO);
    }
}

pub(super) fn turn(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    draw_small(canvas, at + Point::new(40, 4), 23, false);
    tokens(canvas, at + Point::new(92, 20), 4);
}

pub(super) fn run(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (number, card) in (0..).zip([13, 14, 15]) {
        let corner = at + Point::new(10 + 42 * number, 4);
        draw_small(canvas, corner, card, number > 0);
    }
    sketch::label(canvas, at + Point::new(144, 24), "= 13");
}

pub(super) fn points(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let row = at + Point::new(8, 10);
    let width = draw_run(canvas, row, "13-15", false);
    draw_run(canvas, row + Point::new(width + 6, 0), "27", false);
    tokens(canvas, row + Point::new(width + 50, 0), 4);
    sketch::label(canvas, at + Point::new(14, 40), "13 + 27 - 4 = 36 points");
}
