//! Cloth and light: the woven baize, the folds of the velvet curtain, the veil
//! that dims a screen under a dialog. These and the lamp's light are the only
//! patterns in the house; everything else is flat.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::canvas::Canvas;
use super::colour::Colour;
use super::runs::{Pattern, groups};

const LO: Colour = Colour::VELVET_LO;
const VE: Colour = Colour::VELVET;
const HI: Colour = Colour::VELVET_HI;

/// One period of the folds, for even and for odd rows.
#[rustfmt::skip]
const FOLDS: Pattern<5, 2> = [
    groups([LO, LO, LO, VE, LO, VE, VE, VE, VE, HI, VE, HI, HI, HI, VE, VE, VE, LO, VE, LO]),
    groups([LO, LO, LO, LO, VE, LO, VE, VE, VE, VE, HI, HI, HI, VE, VE, VE, VE, VE, LO, LO]),
];

impl Canvas<'_> {
    /// Baize with its weave.
    pub fn baize(&mut self, area: Rectangle) {
        self.rect(area, Colour::BAIZE);
        let (left, right) = (area.top_left.x, area.top_left.x + area.size.width as i32);
        for y in self.rows(&area).filter(|y| y & 1 == 0) {
            self.dots::<8>(y, left, right, y, Colour::BAIZE_LO);
        }
    }

    /// Velvet in folds; `shift` moves the folds to the right.
    pub fn velvet(&mut self, area: Rectangle, shift: i32) {
        self.tile(area, &FOLDS, Point::new(shift, 0));
    }

    /// A checkerboard of ebony over what is there.
    pub fn veil(&mut self, area: Rectangle) {
        let (left, right) = (area.top_left.x, area.top_left.x + area.size.width as i32);
        for y in self.rows(&area) {
            self.dots::<2>(y, left, right, y, Colour::EBONY);
            if y & 3 == 2 {
                self.dots::<4>(y, left, right, 1, Colour::EBONY);
            }
        }
    }
}
