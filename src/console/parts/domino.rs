//! Dominoes, standing or lying, in every size from the line to the hand.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::die::pip_places;
use crate::paint::{Canvas, Colour, Stage, area};

/// How a domino lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lie {
    /// One half above the other.
    Upright,
    /// One half beside the other.
    Flat,
}

/// How a domino looks: the side of a half, whether it may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DominoLook {
    /// Side of a half with its edge: 21 in the hand, 13 or 11 in the line.
    pub half: i32,
    /// How it lies.
    pub lie: Lie,
    /// It may not be played now.
    pub dim: bool,
}

/// The rectangle that a domino covers.
#[must_use]
pub const fn place(at: Point, look: DominoLook) -> Rectangle {
    match look.lie {
        Lie::Upright => area(at.x, at.y, look.half, 2 * look.half + 1),
        Lie::Flat => area(at.x, at.y, 2 * look.half + 1, look.half),
    }
}

/// Draws a domino; `first` is the upper or left half.
pub fn draw(canvas: &mut Canvas<'_>, at: Point, look: DominoLook, first: u8, second: u8) {
    let half = look.half;
    let (face, edge) = if look.dim {
        (Colour::DOMINO_DIM, Colour::WALNUT)
    } else {
        (Colour::IVORY, Colour::UMBER)
    };
    let radius = if half > 15 { 3 } else { 2 };
    canvas.round(place(at, look), radius, face, Some((edge, 1)));
    let inset = 3;
    let along = half - 2 * inset;
    let far = match look.lie {
        Lie::Upright => {
            canvas.hline(at + Point::new(inset, half), along, Colour::UMBER);
            Point::new(0, half + 1)
        }
        Lie::Flat => {
            canvas.vline(at + Point::new(half, inset), along, Colour::UMBER);
            Point::new(half + 1, 0)
        }
    };
    draw_half(canvas, at, look, first);
    draw_half(canvas, at + far, look, second);
}

fn draw_half(canvas: &mut Canvas<'_>, at: Point, look: DominoLook, value: u8) {
    let pip = if look.half > 15 { 5 } else { 2 };
    let step = (look.half - pip - 3) / 2;
    let middle = at + Point::new_equal(2 + step);
    for &(x, y) in pip_places(value) {
        // A lying domino is a standing one turned, so a six has its rows along it.
        let (x, y) = if look.lie == Lie::Flat {
            (-y, x)
        } else {
            (x, y)
        };
        let corner = middle + Point::new(x * step, y * step);
        if pip == 2 {
            canvas.rect(area(corner.x, corner.y, 2, 2), Colour::INK);
        } else {
            canvas.disc(corner, pip, Colour::INK);
        }
    }
}

/// A domino.
pub fn domino(stage: &mut Stage<'_>, at: Point, look: DominoLook, first: u8, second: u8) {
    stage.item(place(at, look), ("domino", look, first, second), |canvas| {
        draw(canvas, at, look, first, second);
    });
}
