//! The few shapes that every screen is made of: lines, rectangles with sharp or
//! round corners, discs and rings. All of them are filled row by row.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::canvas::{Bounds, Canvas, area};
use super::colour::Colour;

/// The edge of a shape: colour and width in pixels, inside the shape.
pub type Edge = (Colour, i32);

impl Canvas<'_> {
    /// A line to the right.
    pub fn hline(&mut self, from: Point, length: i32, colour: Colour) {
        self.span(from.y, from.x, from.x + length, colour);
    }

    /// A line downwards.
    pub fn vline(&mut self, from: Point, length: i32, colour: Colour) {
        for y in self.rows(&area(from.x, from.y, 1, length)) {
            self.span(y, from.x, from.x + 1, colour);
        }
    }

    /// A filled rectangle.
    pub fn rect(&mut self, area: Rectangle, colour: Colour) {
        let bounds = Bounds::of(&area);
        for y in self.rows(&area) {
            self.span(y, bounds.left, bounds.right, colour);
        }
    }

    /// Everything inside the clip.
    pub fn fill(&mut self, colour: Colour) {
        self.rect(self.clip(), colour);
    }

    /// The inner edge of a rectangle.
    pub fn frame(&mut self, area: Rectangle, (colour, width): Edge) {
        let bounds = Bounds::of(&area);
        for y in self.rows(&area) {
            if y < bounds.top + width || y >= bounds.bottom - width {
                self.span(y, bounds.left, bounds.right, colour);
            } else {
                self.span(y, bounds.left, bounds.left + width, colour);
                self.span(y, bounds.right - width, bounds.right, colour);
            }
        }
    }

    /// A rectangle with round corners, filled, with an edge inside it.
    pub fn round(&mut self, area: Rectangle, radius: i32, fill: Colour, edge: Option<Edge>) {
        match edge {
            None => self.round_rows(area, radius, |canvas, y, left, right| {
                canvas.span(y, left, right, fill)
            }),
            Some((colour, width)) => {
                self.round_edge(area, radius, (colour, width));
                self.round(area.offset(-width), (radius - width).max(0), fill, None);
            }
        }
    }

    /// The edge alone of a rectangle with round corners.
    pub fn round_edge(&mut self, area: Rectangle, radius: i32, (colour, width): Edge) {
        let inner = Bounds::of(&area.offset(-width));
        let inner_radius = (radius - width).max(0);
        let (top, bottom) = (inner.top, inner.bottom);
        self.round_rows(area, radius, |canvas, y, left, right| {
            if y < top || y >= bottom {
                canvas.span(y, left, right, colour);
            } else {
                let inset = corner_inset(inner_radius, y - top, bottom - top);
                canvas.span(y, left, inner.left + inset, colour);
                canvas.span(y, inner.right - inset, right, colour);
            }
        });
    }

    fn round_rows(
        &mut self,
        area: Rectangle,
        radius: i32,
        mut row: impl FnMut(&mut Self, i32, i32, i32),
    ) {
        let bounds = Bounds::of(&area);
        let radius = radius
            .min((bounds.right - bounds.left) / 2)
            .min((bounds.bottom - bounds.top) / 2);
        for y in self.rows(&area) {
            let inset = corner_inset(radius, y - bounds.top, bounds.bottom - bounds.top);
            row(self, y, bounds.left + inset, bounds.right - inset);
        }
    }

    /// A filled disc inside the square of side `diameter` at `top_left`.
    pub fn disc(&mut self, top_left: Point, diameter: i32, colour: Colour) {
        let mut disc = Disc::new(diameter);
        for y in self.rows(&area(top_left.x, top_left.y, diameter, diameter)) {
            let inset = disc.inset(y - top_left.y);
            self.span(y, top_left.x + inset, top_left.x + diameter - inset, colour);
        }
    }

    /// A disc with an edge inside it.
    pub fn coin(&mut self, top_left: Point, diameter: i32, fill: Colour, (colour, width): Edge) {
        self.disc(top_left, diameter, colour);
        self.disc(
            top_left + Point::new(width, width),
            diameter - 2 * width,
            fill,
        );
    }

    /// A ring inside the square of side `diameter` at `top_left`.
    pub fn ring(&mut self, top_left: Point, diameter: i32, (colour, width): Edge) {
        let hole = diameter - 2 * width;
        let (mut outside, mut inside) = (Disc::new(diameter), Disc::new(hole));
        for y in self.rows(&area(top_left.x, top_left.y, diameter, diameter)) {
            let row = y - top_left.y;
            let (left, right) = (top_left.x, top_left.x + diameter);
            let inset = outside.inset(row);
            if row < width || row >= width + hole {
                self.span(y, left + inset, right - inset, colour);
            } else {
                let inner = width + inside.inset(row - width);
                self.span(y, left + inset, left + inner, colour);
                self.span(y, right - inner, right - inset, colour);
            }
        }
    }

    /// A dot of an odd diameter around a centre.
    pub fn dot(&mut self, centre: Point, diameter: i32, colour: Colour) {
        let half = diameter / 2;
        self.disc(centre - Point::new(half, half), diameter, colour);
    }
}

/// The rows of a disc. Each row is found from the one that was asked for before
/// it, which is a step away when the rows are asked for in their order.
struct Disc {
    diameter: i32,
    /// The row's width less one.
    reach: i32,
}

impl Disc {
    const fn new(diameter: i32) -> Self {
        let reach = (diameter - 1) & 1;
        Self { diameter, reach }
    }

    /// How far a row begins from the left of the disc's square.
    fn inset(&mut self, row: i32) -> i32 {
        let diameter = self.diameter;
        let threshold = if diameter <= 4 {
            diameter * diameter - diameter / 2
        } else {
            diameter * diameter
        };
        let from_middle = 2 * row - (diameter - 1);
        let room = threshold - from_middle * from_middle;
        while self.reach >= 2 && self.reach * self.reach >= room {
            self.reach -= 2;
        }
        while (self.reach + 2) * (self.reach + 2) < room {
            self.reach += 2;
        }
        (diameter - 1 - self.reach) / 2
    }
}

/// How far row `row` of `rows` begins from the left of a rectangle with round corners.
fn corner_inset(radius: i32, row: i32, rows: i32) -> i32 {
    if row < radius {
        Disc::new(2 * radius).inset(row)
    } else if row >= rows - radius {
        Disc::new(2 * radius).inset(rows - 1 - row)
    } else {
        0
    }
}
