//! What stands beside a board of eight by eight squares: a plate for each side,
//! narrow or wide, and on the wide picture the last moves between them.

use embedded_graphics::geometry::Point;

use super::board::draw_small_man;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::marks;
use crate::paint::{Colour, Font, Inks, Stage, area};

/// What stands on the plate of a side of checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side<'t> {
    /// The seat.
    pub look: SeatLook,
    /// Its name, shown on the wide picture.
    pub name: &'t str,
    /// Whether it plays red.
    pub red: bool,
    /// How many men it has left.
    pub men: &'t str,
    /// How many of them are kings.
    pub kings: &'t str,
    /// Whether it is to move.
    pub lit: bool,
}

/// The plates of both sides at their places beside the board.
pub fn sides(stage: &mut Stage<'_>, upper: Side<'_>, lower: Side<'_>) {
    if stage.wide() {
        wide(stage, Point::new(205, 24), upper);
        wide(stage, Point::new(205, 172), lower);
    } else {
        narrow(stage, Point::new(203, 24), upper);
        narrow(stage, Point::new(203, 124), lower);
    }
}

/// The narrow plate, 34 x 92.
fn narrow(stage: &mut Stage<'_>, at: Point, side: Side<'_>) {
    let place = area(at.x, at.y, 34, 92);
    stage.item(place, ("side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        side.look
            .draw(canvas, at + Point::new(10, 7), SeatSize::List, Ground::Dark);
        draw_small_man(canvas, at + Point::new(10, 28), side.red);
        let middle = at.x + 17;
        canvas.text_centre(
            side.men,
            Point::new(middle, at.y + 46),
            Font::B10,
            Colour::IVORY,
        );
        canvas.sprite(
            &marks::CROWN,
            at + Point::new(11, 64),
            Inks::plain(Colour::BRASS),
        );
        canvas.text_centre(
            side.kings,
            Point::new(middle, at.y + 75),
            Font::B10,
            Colour::IVORY,
        );
    });
}

/// The wide plate, 110 x 44.
fn wide(stage: &mut Stage<'_>, at: Point, side: Side<'_>) {
    let place = area(at.x, at.y, 110, 44);
    stage.item(place, ("wide side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        side.look
            .draw(canvas, at + Point::new(6, 5), SeatSize::List, Ground::Dark);
        canvas.text(side.name, at + Point::new(23, 8), Font::B8, Colour::IVORY);
        draw_small_man(canvas, at + Point::new(6, 25), side.red);
        canvas.text(side.men, at + Point::new(26, 27), Font::B10, Colour::IVORY);
        canvas.sprite(
            &marks::CROWN,
            at + Point::new(58, 28),
            Inks::plain(Colour::BRASS),
        );
        canvas.text(
            side.kings,
            at + Point::new(76, 27),
            Font::B10,
            Colour::IVORY,
        );
    });
}

/// A line of the list of moves: its number and the two moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MoveLine<'t> {
    /// "8."
    pub number: &'t str,
    /// The first side's move.
    pub first: &'t str,
    /// The second side's move, if it was made.
    pub second: &'t str,
}

/// How many lines of moves fit between the wide plates.
pub const MOVE_LINES: usize = 5;

/// The last moves, on ebony between the wide plates; the newest one is lit.
pub fn moves(stage: &mut Stage<'_>, lines: &[MoveLine<'_>]) {
    let place = area(205, 72, 110, 96);
    let newest = lines.len().saturating_sub(MOVE_LINES);
    let shown = lines.get(newest..).unwrap_or_default();
    stage.item(place, ("moves", shown), |canvas| {
        canvas.round(place, 5, Colour::EBONY, None);
        canvas.text("Moves", Point::new(211, 77), Font::B8, Colour::SAND);
        let mut top = 92;
        for (row, line) in shown.iter().enumerate() {
            let last = row + 1 == shown.len();
            let (lit, left) = if line.second.is_empty() {
                (line.first, 223)
            } else {
                (line.second, 265)
            };
            if last && !lit.is_empty() {
                canvas.round(area(left, top - 4, 46, 15), 3, Colour::OAK, None);
            }
            canvas.text(line.number, Point::new(211, top), Font::B8, Colour::HAZE);
            canvas.text(line.first, Point::new(228, top), Font::B8, Colour::IVORY);
            canvas.text(line.second, Point::new(270, top), Font::B8, Colour::IVORY);
            top += 15;
        }
    });
}
