//! Letters of a fixed width, for what is typed. They are rare, and drawn by the
//! library that they come from.

use embedded_graphics::Drawable;
use embedded_graphics::geometry::Point;
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::text::{Baseline, Text};

use super::canvas::Canvas;
use super::colour::Colour;

/// Draws a text that stands on the line of `at` and returns how far the pen moved.
#[inline(never)]
pub(super) fn draw(
    face: &MonoFont<'_>,
    canvas: &mut Canvas<'_>,
    text: &str,
    at: Point,
    colour: Colour,
) -> i32 {
    let style = MonoTextStyle::new(face, colour);
    let drawn = Text::with_baseline(text, at, style, Baseline::Alphabetic).draw(canvas);
    drawn.map_or(0, |end| end.x - at.x)
}
