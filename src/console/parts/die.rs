//! Dice with pips, and dice with letters that can tumble.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::paint::{Canvas, Colour, Font, Stage, TILTED_ROOM, area};

/// How large a die is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieSize {
    /// 40 pixels.
    Large,
    /// 32 pixels.
    Medium,
    /// 28 pixels.
    Small,
    /// 26 pixels, on the start picture.
    Start,
    /// 20 pixels.
    Tiny,
}

impl DieSize {
    /// Its side.
    #[must_use]
    pub const fn pixels(self) -> i32 {
        match self {
            DieSize::Large => 40,
            DieSize::Medium => 32,
            DieSize::Small => 28,
            DieSize::Start => 26,
            DieSize::Tiny => 20,
        }
    }

    /// The type of a letter on it.
    const fn font(self) -> Font {
        match self {
            DieSize::Large => Font::B18,
            DieSize::Medium => Font::B14,
            DieSize::Small | DieSize::Start => Font::B12,
            DieSize::Tiny => Font::B8,
        }
    }

    /// Distance of the rows of pips, and their diameter.
    const fn pips(self) -> (i32, i32) {
        match self {
            DieSize::Large => (11, 7),
            DieSize::Medium => (9, 7),
            DieSize::Small => (8, 5),
            DieSize::Start => (7, 5),
            DieSize::Tiny => (5, 3),
        }
    }
}

/// Which of the nine places have a pip, for 0 to 6; also those of a domino.
pub(super) const fn pip_places(value: u8) -> &'static [(i32, i32)] {
    match value {
        1 => &[(0, 0)],
        2 => &[(1, -1), (-1, 1)],
        3 => &[(1, -1), (0, 0), (-1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        6 => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
        _ => &[],
    }
}

/// Draws the empty body of a die, in ivory or dimmed.
pub fn draw_body(canvas: &mut Canvas<'_>, at: Point, size: DieSize, dim: bool) {
    let side = size.pixels();
    let face = if dim { Colour::DUSK } else { Colour::IVORY };
    let under = if dim { Colour::BAIZE_LO } else { Colour::UMBER };
    canvas.round(area(at.x, at.y, side, side), 5, under, None);
    canvas.round(area(at.x, at.y, side - 1, side - 1), 5, face, None);
}

/// Draws a die with pips.
pub fn draw(canvas: &mut Canvas<'_>, at: Point, size: DieSize, value: u8, dim: bool) {
    draw_body(canvas, at, size, dim);
    let (step, pip) = size.pips();
    let middle = at + Point::new_equal((size.pixels() - 1) / 2);
    for &(x, y) in pip_places(value) {
        canvas.dot(middle + Point::new(x * step, y * step), pip, Colour::INK);
    }
}

/// A die with pips.
pub fn die(stage: &mut Stage<'_>, at: Point, size: DieSize, value: u8, dim: bool) {
    let place = Rectangle::new(at, Size::new_equal(size.pixels() as u32));
    stage.item(place, ("die", value, dim), |canvas| {
        draw(canvas, at, size, value, dim)
    });
}

/// What is on the upper side of a die with letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Letters {
    /// One letter or two.
    pub text: &'static str,
    /// Their colour on ivory.
    pub ink: Colour,
}

impl Letters {
    /// Their colour on a dimmed die.
    const fn dim_ink(self) -> Colour {
        match self.ink {
            Colour::RUBY => Colour::RUBY_DIM,
            Colour::AZURE => Colour::AZURE_DIM,
            other => other,
        }
    }
}

/// Draws a die with letters.
pub fn draw_lettered(
    canvas: &mut Canvas<'_>,
    at: Point,
    size: DieSize,
    letters: Letters,
    dim: bool,
) {
    draw_body(canvas, at, size, dim);
    draw_letters(canvas, at, size, letters, dim);
}

/// Draws the letters of a die without its body.
pub fn draw_letters(
    canvas: &mut Canvas<'_>,
    at: Point,
    size: DieSize,
    letters: Letters,
    dim: bool,
) {
    let font = size.font();
    let ink = font.ink(letters.text);
    let side = size.pixels() - 1;
    let left = (side - ink.width) / 2 - ink.left;
    let top = (side - font.cap_height()) / 2;
    let colour = if dim { letters.dim_ink() } else { letters.ink };
    canvas.text(letters.text, at + Point::new(left, top), font, colour);
}

/// A large die with letters that is turned by so many steps round its middle.
pub fn tilted(stage: &mut Stage<'_>, middle: Point, step: i32, letters: Letters, dim: bool) {
    let corner = middle - Point::new_equal(TILTED_ROOM / 2);
    let place = area(corner.x, corner.y, TILTED_ROOM, TILTED_ROOM);
    stage.item(place, ("tilted", step, letters, dim), |canvas| {
        canvas.tilted(middle, step, |square| {
            draw_lettered(square, Point::zero(), DieSize::Large, letters, dim);
        });
    });
}
