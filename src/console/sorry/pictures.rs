//! Pictures for the rules: starting, sliding, the safety zone, a split seven.

use super::board::{draw_slide_between, draw_space};
use super::draw::token_of;
use super::pawns::{self, How};
use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::card::SuitColours;
use embedded_graphics::geometry::Point;
use parlour_rules::sorry::Corner;

/// Draws spaces in a row, some of them tinted.
fn row(canvas: &mut Canvas<'_>, at: Point, grounds: &[Colour]) {
    let mut left = at.x;
    for ground in grounds {
        draw_space(canvas, area(left, at.y, 12, 12), *ground);
        left += 12;
    }
}

/// The token on a space of such a row.
fn token(canvas: &mut Canvas<'_>, at: Point, space: i32, corner: Corner, how: How) {
    let at = at + Point::new(12 * space + 1, 1);
    pawns::draw_token(canvas, at, token_of(corner), how);
}

const PLAIN: Colour = Colour::IVORY;
const BLUE: Colour = Colour::TINT_BLUE;
const RED: Colour = Colour::TINT_RED;

/// A red pawn comes to a blue triangle and slides over a yellow one.
pub(super) fn sliding(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let row_at = at + Point::new(26, 26);
    row(
        canvas,
        row_at,
        &[
            PLAIN, PLAIN, PLAIN, BLUE, BLUE, BLUE, BLUE, BLUE, PLAIN, PLAIN, PLAIN, PLAIN,
        ],
    );
    let middle = |space: i32| row_at + Point::new(12 * space + 6, 6);
    let ink = token_of(Corner::Blue).colour();
    draw_slide_between(canvas, middle(3), middle(7), ink);
    token(canvas, row_at, 0, Corner::Red, How::Whole);
    token(canvas, row_at, 5, Corner::Yellow, How::Whole);
    token(canvas, row_at, 7, Corner::Red, How::Hollow);
    for space in [1, 2, 3, 4, 6] {
        pawns::draw_dot(canvas, row_at + Point::new(12 * space + 1, 1), 3);
    }
    pawns::draw_cross(canvas, row_at + Point::new(61, 1));
}

/// The way from the track into the zone and home.
pub(super) fn zone(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let row_at = at + Point::new(10, 24);
    row(
        canvas,
        row_at,
        &[PLAIN, PLAIN, PLAIN, PLAIN, RED, RED, RED, RED, RED, RED],
    );
    let ink = token_of(Corner::Red).colour();
    let home = row_at + Point::new(12 * 10 + 2, -11);
    canvas.coin(home, 35, RED, (ink, 2));
    canvas.text_centre("H", home + Point::new(18, 13), Font::B10, Colour::UMBER);
    token(canvas, row_at, 2, Corner::Red, How::Whole);
    token(canvas, row_at, 7, Corner::Red, How::Hollow);
    for space in 3..7 {
        pawns::draw_dot(canvas, row_at + Point::new(12 * space + 1, 1), 3);
    }
}

/// A seven for two pawns.
pub(super) fn seven(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (top, steps, words) in [(14, 3, "3"), (36, 4, "4")] {
        let row_at = at + Point::new(48, top);
        row(canvas, row_at, &[PLAIN; 8]);
        token(canvas, row_at, 1, Corner::Red, How::Whole);
        token(canvas, row_at, 1 + steps, Corner::Red, How::Hollow);
        for space in 2..=steps {
            pawns::draw_dot(canvas, row_at + Point::new(12 * space + 1, 1), 3);
        }
        canvas.text_right(words, row_at + Point::new(-8, 1), Font::B10, Colour::IVORY);
    }
}
