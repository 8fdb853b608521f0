//! The men and kings of checkers on the board, on the plates and among what was taken.

use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Inks};
use embedded_graphics::geometry::Point;

/// A man or king of checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Man {
    /// Red, or ivory.
    pub(super) red: bool,
    /// Has a crown.
    pub(super) king: bool,
}

/// Draws a man on the square whose corner is `at`.
pub(super) fn draw_man(canvas: &mut Canvas<'_>, at: Point, man: Man) {
    let at = at + Point::new(2, 2);
    let (rim, body, ring, crown) = if man.red {
        (
            Colour::IVORY,
            Colour::MAN_RED,
            Colour::MAN_RED_HI,
            Colour::BRASS,
        )
    } else {
        (Colour::INK, Colour::IVORY, Colour::SAND, Colour::BRASS_LO)
    };
    canvas.disc(at + Point::new(0, 1), 21, Colour::EBONY);
    canvas.coin(at, 21, body, (rim, 1));
    canvas.ring(at + Point::new(3, 3), 15, (ring, 1));
    if man.king {
        canvas.sprite(&marks::CROWN, at + Point::new(4, 6), Inks::plain(crown));
    }
}

/// Draws a man without ring and shadow, 13 pixels, for plates.
pub(super) fn draw_small_man(canvas: &mut Canvas<'_>, at: Point, red: bool) {
    let (rim, body) = if red {
        (Colour::IVORY, Colour::MAN_RED)
    } else {
        (Colour::INK, Colour::IVORY)
    };
    canvas.coin(at, 15, body, (rim, 1));
}
