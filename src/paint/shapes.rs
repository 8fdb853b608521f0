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
        self.rect(area(from.x, from.y, 1, length), colour);
    }

    /// Everything inside the clip.
    pub fn fill(&mut self, colour: Colour) {
        self.rect(self.clip(), colour);
    }

    /// The inner edge of a rectangle.
    pub fn frame(&mut self, area: Rectangle, edge: Edge) {
        self.round_edge(area, 0, edge);
    }

    /// A rectangle with round corners, filled, with an edge inside it.
    pub fn round(&mut self, area: Rectangle, radius: i32, fill: Colour, edge: Option<Edge>) {
        match edge {
            None => {
                let radius = fitting(radius, &area);
                self.rect(middle(&area, radius), fill);
                self.ends(&area, radius, radius, |canvas, y, left, right| {
                    canvas.span(y, left, right, fill);
                });
            }
            Some((colour, width)) => {
                self.round_edge(area, radius, (colour, width));
                self.round(area.offset(-width), (radius - width).max(0), fill, None);
            }
        }
    }

    /// The edge alone of a rectangle with round corners.
    pub fn round_edge(&mut self, place: Rectangle, radius: i32, (colour, width): Edge) {
        let inner = Bounds::of(&place.offset(-width));
        let inner_radius = (radius - width).max(0);
        let radius = fitting(radius, &place);
        let end = radius.max(width);
        let Bounds {
            left, top, bottom, ..
        } = Bounds::of(&middle(&place, end));
        self.rect(area(left, top, width, bottom - top), colour);
        self.rect(area(inner.right, top, width, bottom - top), colour);
        self.ends(&place, radius, end, |canvas, y, left, right| {
            if y < inner.top || y >= inner.bottom {
                canvas.span(y, left, right, colour);
            } else {
                let rows = inner.bottom - inner.top;
                let inset = corner_inset(inner_radius, y - inner.top, rows);
                canvas.span(y, left, inner.left + inset, colour);
                canvas.span(y, inner.right - inset, right, colour);
            }
        });
    }

    /// The `end` upper and lower rows of a rectangle with round corners, each
    /// from its left to its right.
    fn ends(
        &mut self,
        place: &Rectangle,
        radius: i32,
        end: i32,
        mut row: impl FnMut(&mut Self, i32, i32, i32),
    ) {
        let bounds = Bounds::of(place);
        let rows = bounds.bottom - bounds.top;
        let upper_end = (bounds.top + end).min(bounds.bottom);
        let lower_start = (bounds.bottom - end).max(upper_end);
        let seen = self.rows(place);
        let upper = seen.start..upper_end.min(seen.end);
        let lower = lower_start.max(seen.start)..seen.end;
        for y in upper.chain(lower) {
            let inset = corner_inset(radius, y - bounds.top, rows);
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

/// How far the rows of a disc begin from the left of its square.
enum Disc {
    Known(&'static [u8; KNOWN], i32),
    Found(Search),
}

impl Disc {
    fn new(diameter: i32) -> Self {
        match DISCS.get(diameter.max(0) as usize) {
            Some(rows) => Disc::Known(rows, diameter),
            None => Disc::Found(Search::new(diameter)),
        }
    }

    fn inset(&mut self, row: i32) -> i32 {
        match self {
            Disc::Known(rows, diameter) => {
                let row = row.min(*diameter - 1 - row);
                rows.get(row as usize).map_or(0, |inset| (*inset).into())
            }
            Disc::Found(search) => search.inset(row),
        }
    }
}

/// The discs of the house are smaller than this, but for a few.
const KNOWN: usize = 24;

/// The upper rows of all small discs.
static DISCS: [[u8; KNOWN]; KNOWN] = {
    let mut discs = [[0; KNOWN]; KNOWN];
    let mut diameter = 1;
    while diameter < KNOWN {
        let mut search = Search::new(diameter as i32);
        let mut row = 0;
        while row < diameter {
            discs[diameter][row] = search.inset(row as i32) as u8;
            row += 1;
        }
        diameter += 1;
    }
    discs
};

/// Finds each row of a disc from the one that was asked for before it, which is
/// a step away when the rows are asked for in their order.
struct Search {
    diameter: i32,
    /// The row's width less one.
    reach: i32,
}

impl Search {
    const fn new(diameter: i32) -> Self {
        let reach = (diameter - 1) & 1;
        Self { diameter, reach }
    }

    const fn inset(&mut self, row: i32) -> i32 {
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

/// The largest radius that a rectangle has room for.
fn fitting(radius: i32, area: &Rectangle) -> i32 {
    let (width, height) = (area.size.width as i32, area.size.height as i32);
    radius.min(width / 2).min(height / 2)
}

/// A rectangle without some rows above and below.
fn middle(place: &Rectangle, end: i32) -> Rectangle {
    let (at, size) = (place.top_left, place.size);
    area(
        at.x,
        at.y + end,
        size.width as i32,
        size.height as i32 - 2 * end,
    )
}

/// How far row `row` of `rows` begins from the left of a rectangle with round corners.
fn corner_inset(radius: i32, row: i32, rows: i32) -> i32 {
    let row = row.min(rows - 1 - row);
    if row < radius {
        Disc::new(2 * radius).inset(row)
    } else {
        0
    }
}
