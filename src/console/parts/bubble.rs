//! A speech bubble of ivory with a few words for somebody who is new to a game.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::glyph::{Direction, arrow};
use crate::paint::{Colour, Font, Stage, area};

/// How wide a bubble is on both widths of the glass, and what it has beside its words.
const WIDTH: i32 = 222;
const SIDES: i32 = 11;
/// From one line to the next, and above the first and below the last.
const PITCH: i32 = 16;
const ENDS: i32 = 8;
/// How far its tip reaches.
const TIP: i32 = 8;

/// Where a bubble points, and the row that its tip touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Points {
    /// Down to what is below.
    Down(i32),
    /// Up to what is above.
    Up(i32),
}

/// Where a bubble lies, with its tip, in the middle of so many columns.
#[must_use]
pub fn place(width: i32, text: &str, points: Points) -> Rectangle {
    let lines = Font::B10.wrap(text, WIDTH - 2 * SIDES).count() as i32;
    let height = lines * PITCH - 5 + 2 * ENDS + TIP;
    let top = match points {
        Points::Down(row) => row + 1 - height,
        Points::Up(row) => row,
    };
    area((width - WIDTH) / 2, top, WIDTH, height)
}

/// A bubble with its words in the middle of so many columns; the tip is in the middle of its lower or upper edge.
pub fn bubble(stage: &mut Stage<'_>, width: i32, text: &str, points: Points) {
    let whole = place(width, text, points);
    let paper = Rectangle::new(whole.top_left, whole.size - Size::new(0, TIP as u32));
    let middle = whole.top_left.x + WIDTH / 2;
    let (paper, row, inwards, direction) = match points {
        Points::Down(row) => (paper, row, -3, Direction::Down),
        Points::Up(row) => {
            let below = Rectangle::new(paper.top_left + Point::new(0, TIP), paper.size);
            (below, row, 3, Direction::Up)
        }
    };
    stage.item(whole, ("bubble", text, points), |canvas| {
        canvas.round(paper, 6, Colour::IVORY, Some((Colour::BRASS, 2)));
        let tip = Point::new(middle, row);
        arrow(canvas, tip, direction, TIP + 1, TIP + 1, Colour::BRASS);
        let tip = tip + Point::new(0, inwards);
        arrow(canvas, tip, direction, TIP, TIP - 1, Colour::IVORY);
        let start = paper.top_left + Point::new(SIDES, ENDS);
        let room = WIDTH - 2 * SIDES;
        canvas.paragraph(text, start, room, PITCH, Font::B10, Colour::INK);
    });
}
