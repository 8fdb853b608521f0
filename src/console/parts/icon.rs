//! The games' pictures in the list: 26 x 24 on a piece of baize. Each game draws its own.

use embedded_graphics::geometry::Point;

use crate::paint::{Canvas, Colour, area};

/// Draws a picture with its upper left corner at a point.
pub type Icon = fn(&mut Canvas<'_>, Point);

/// Width of a picture.
pub const WIDTH: i32 = 26;
/// Height of a picture.
pub const HEIGHT: i32 = 24;

/// The baize that every picture lies on.
pub fn ground(canvas: &mut Canvas<'_>, at: Point) {
    canvas.round(area(at.x, at.y, WIDTH, HEIGHT), 4, Colour::BAIZE, None);
}
