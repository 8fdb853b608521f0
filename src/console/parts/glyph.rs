//! The keys as they are printed on the bars, small arrows, and the pointer
//! above whatever has the focus.

use embedded_graphics::geometry::Point;

use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks};

/// A key that a hint can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// Does what has the focus.
    A,
    /// Goes back.
    B,
    /// Looks at something.
    X,
    /// The menu.
    Y,
}

/// Where an arrow points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// Side of a key's glyph.
pub const KEY: i32 = 15;

/// A key as a disc of 15 pixels: A in brass, the others as rings on ebony.
pub fn key(canvas: &mut Canvas<'_>, at: Point, key: Key) {
    let ink = if key == Key::A {
        canvas.disc(at, KEY, Colour::BRASS);
        Colour::INK
    } else {
        canvas.coin(at, KEY, Colour::EBONY, (Colour::HAZE, 1));
        Colour::IVORY
    };
    letter(canvas, at, key, ink);
}

/// A key that does nothing for the moment: no brass, and a letter in haze.
pub fn unlit_key(canvas: &mut Canvas<'_>, at: Point, key: Key) {
    canvas.coin(at, KEY, Colour::EBONY, (Colour::HAZE, 1));
    letter(canvas, at, key, Colour::HAZE);
}

fn letter(canvas: &mut Canvas<'_>, at: Point, key: Key, ink: Colour) {
    let letter = match key {
        Key::A => "A",
        Key::B => "B",
        Key::X => "X",
        Key::Y => "Y",
    };
    let shape = Font::B8.ink(letter);
    let left = (KEY - shape.width + 1) / 2 - shape.left;
    canvas.text(letter, at + Point::new(left, 4), Font::B8, ink);
}

/// A solid triangle. `tip` is the pixel it points to, `length` how far it
/// reaches back from there, `half` how far its base goes to either side.
pub fn arrow(
    canvas: &mut Canvas<'_>,
    tip: Point,
    direction: Direction,
    length: i32,
    half: i32,
    colour: Colour,
) {
    for side in -half..=half {
        let cut = (2 * side.abs() * (length - 1) + half - 1) / (2 * half.max(1));
        let run = length - cut;
        match direction {
            Direction::Up => canvas.vline(tip + Point::new(side, cut), run, colour),
            Direction::Down => canvas.vline(tip + Point::new(side, 1 - length), run, colour),
            Direction::Left => canvas.hline(tip + Point::new(cut, side), run, colour),
            Direction::Right => canvas.hline(tip + Point::new(1 - length, side), run, colour),
        }
    }
}

/// The brass pointer above what has the focus; `tip` is its lowest pixel.
pub fn pointer(canvas: &mut Canvas<'_>, tip: Point) {
    let at = tip - Point::new(marks::POINTER.width() / 2, marks::POINTER.height() - 1);
    canvas.sprite(&marks::POINTER, at, Inks::two(Colour::EBONY, Colour::BRASS));
}
