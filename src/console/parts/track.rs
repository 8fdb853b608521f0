//! Holes in oak and the pegs in them: for points that are counted on a track.

use crate::paint::{Canvas, Colour, Stage, area};
use embedded_graphics::geometry::Point;

/// How large a peg is.
pub const PEG: i32 = 7;

/// What the gaps before a hole of a row take: after every fifth there is a little more room.
#[must_use]
pub const fn gaps(before: i32) -> i32 {
    2 * (before / 5)
}

/// Draws a hole.
pub fn draw_hole(canvas: &mut Canvas<'_>, at: Point) {
    canvas.rect(area(at.x, at.y, 2, 2), Colour::EBONY);
}

/// Draws the ring around the hole that is the goal.
pub fn draw_goal(canvas: &mut Canvas<'_>, hole: Point) {
    canvas.ring(hole - Point::new(3, 3), PEG, (Colour::BRASS, 1));
}

/// A peg in a hole, of this colour and with this rim.
pub fn peg(stage: &mut Stage<'_>, hole: Point, (colour, rim): (Colour, Colour)) {
    let at = hole - Point::new(PEG / 2, PEG / 2);
    stage.item(area(at.x, at.y, PEG, PEG), (colour, rim), |canvas| {
        canvas.coin(at, PEG, colour, (rim, 1));
    });
}
