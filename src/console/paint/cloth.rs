//! Cloth and light: the woven baize, the folds of the velvet curtain, the veil
//! that dims a screen under a dialog, and plain dither. These are the only
//! patterns in the house; everything else is flat.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::canvas::Canvas;
use super::colour::Colour;

/// One period of the folds, for even and odd rows.
const FOLDS: [&[u8; 20]; 2] = [b"vvvVvVVVVWVWWWVVVvVv", b"vvvvVvVVVVWWWVVVVVvv"];

/// Order in which a cell of 4 x 4 pixels fills up.
const ORDER: [[i32; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

impl Canvas<'_> {
    /// Baize with its weave.
    pub fn baize(&mut self, area: Rectangle) {
        self.rect(area, Colour::BAIZE);
        self.weave(area, |at| {
            (at.y & 1 == 0 && (at.x ^ at.y) & 7 == 0).then_some(Colour::BAIZE_LO)
        });
    }

    /// Velvet in folds; `shift` moves the folds to the right.
    pub fn velvet(&mut self, area: Rectangle, shift: i32) {
        self.weave(area, |at| {
            let [even, odd] = FOLDS;
            let folds = if at.y & 1 == 0 { even } else { odd };
            let tone = folds.get((at.x - shift).rem_euclid(20) as usize);
            Some(match tone {
                Some(b'v') => Colour::VELVET_LO,
                Some(b'W') => Colour::VELVET_HI,
                _ => Colour::VELVET,
            })
        });
    }

    /// A checkerboard of ebony over what is there.
    pub fn veil(&mut self, area: Rectangle) {
        self.weave(area, |at| {
            let dark = (at.x + at.y) & 1 == 0 || (at.y & 3 == 2 && at.x & 3 == 1);
            dark.then_some(Colour::EBONY)
        });
    }

    /// `parts` of sixteen pixels in a colour, spread evenly.
    pub fn dither(&mut self, area: Rectangle, parts: i32, colour: Colour) {
        self.weave(area, |at| dithered(at, parts).then_some(colour));
    }
}

/// Whether a pixel belongs to a dither of `parts` in sixteen.
#[must_use]
pub fn dithered(at: Point, parts: i32) -> bool {
    let order = ORDER
        .get((at.y & 3) as usize)
        .and_then(|row| row.get((at.x & 3) as usize));
    order.is_some_and(|&order| order < parts)
}
