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
    /// Side of a half with its edge: 21 in the hand, 21 down to 11 in the line.
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
    let pip = match look.half {
        ..15 => 2,
        15..19 => 3,
        _ => 5,
    };
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
        if pip < 5 {
            canvas.rect(area(corner.x, corner.y, pip, pip), Colour::INK);
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

/// Draws the back of a domino: velvet, for nobody is to see the other side.
pub fn draw_back(canvas: &mut Canvas<'_>, at: Point, look: DominoLook) {
    let tile = place(at, look);
    canvas.round(tile, 3, Colour::IVORY, Some((Colour::UMBER, 1)));
    canvas.round(tile.offset(-2), 2, Colour::VELVET, None);
    let middle = tile.center();
    let reach = look.half / 2 - 2;
    match look.lie {
        Lie::Upright => {
            canvas.hline(
                middle - Point::new(reach, 0),
                2 * reach + 1,
                Colour::VELVET_HI,
            );
        }
        Lie::Flat => {
            canvas.vline(
                middle - Point::new(0, reach),
                2 * reach + 1,
                Colour::VELVET_HI,
            );
        }
    }
    canvas.dot(middle, 3, Colour::BRASS);
}

/// A domino that lies face down.
pub fn back(stage: &mut Stage<'_>, at: Point, look: DominoLook) {
    stage.item(place(at, look), ("domino back", look), |canvas| {
        draw_back(canvas, at, look);
    });
}

/// A frame around a domino in its owner's colour, with ivory outside it: the last move.
pub fn frame(stage: &mut Stage<'_>, tile: Rectangle, colour: Colour) {
    stage.item(tile.offset(3), ("domino frame", colour), |canvas| {
        canvas.round_edge(tile.offset(3), 5, (Colour::IVORY, 1));
        canvas.round_edge(tile.offset(2), 4, (colour, 2));
    });
}

/// Brass and ebony around a domino that has the focus.
pub fn focus(stage: &mut Stage<'_>, tile: Rectangle) {
    stage.item(tile.offset(3), "domino focus", |canvas| {
        canvas.round_edge(tile.offset(3), 6, (Colour::EBONY, 1));
        canvas.round_edge(tile.offset(2), 5, (Colour::BRASS, 2));
    });
}

/// Draws half a tile by itself, to stand for its number.
pub fn draw_one_half(canvas: &mut Canvas<'_>, at: Point, look: DominoLook, value: u8) {
    let half = area(at.x, at.y, look.half, look.half);
    canvas.round(half, 3, Colour::IVORY, Some((Colour::UMBER, 1)));
    draw_half(canvas, at, look, value);
}
