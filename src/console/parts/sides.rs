//! What stands beside a board of eight by eight squares: a plate for each side,
//! narrow or wide, with what its game tallies, and on the wide picture the last
//! moves between them.

use core::hash::Hash;

use embedded_graphics::geometry::Point;

use super::dialog;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::screen::{Line, MoveList};

/// What a side has and has taken, as its game shows it.
pub trait Tally: Copy + Hash {
    /// Draws it on the narrow plate, 34 x 92, together with the look of the seat.
    fn draw_narrow(&self, canvas: &mut Canvas<'_>, at: Point, look: SeatLook);

    /// Draws it on the wide plate, 110 x 44, below look and name.
    fn draw_wide(&self, canvas: &mut Canvas<'_>, at: Point);
}

/// What stands on the plate of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side<'t, T> {
    /// The seat.
    pub look: SeatLook,
    /// Its name, shown on the wide picture.
    pub name: &'t str,
    /// Its army and its booty.
    pub tally: T,
    /// Whether it is to move.
    pub lit: bool,
}

/// The plates of both sides at their places beside the board.
pub fn sides<T: Tally>(stage: &mut Stage<'_>, upper: Side<'_, T>, lower: Side<'_, T>) {
    for (side, below) in [(upper, false), (lower, true)] {
        if stage.wide() {
            wide(stage, Point::new(205, if below { 172 } else { 24 }), side);
        } else {
            narrow(stage, Point::new(203, if below { 124 } else { 24 }), side);
        }
    }
}

/// Where a seat's look stands on a narrow plate.
pub const NARROW_LOOK: Point = Point::new(10, 7);

/// Where something that is taken goes: the middle of the booty on the plate of the lower or of the upper side.
#[must_use]
pub const fn booty_place(wide: bool, below: bool) -> Point {
    match (wide, below) {
        (false, false) => Point::new(207, 74),
        (false, true) => Point::new(207, 174),
        (true, false) => Point::new(230, 46),
        (true, true) => Point::new(230, 194),
    }
}

/// The answers to an offer of a draw, of which the second or the first has the focus: beside the board, so that the
/// position is in sight. They lie between the two sides' counts; on the wide picture over the moves.
pub fn draw_offer(stage: &mut Stage<'_>, offering: &str, accepts: bool) {
    let (places, labels, font) = if stage.wide() {
        let place = area(205, 72, 110, 96);
        dialog::frame(stage, place, dialog::Tone::Calm);
        let words = area(209, 78, 102, 34);
        stage.item(words, ("draw offer", offering), |canvas| {
            for (top, text) in [(79, offering), (96, "offers a draw")] {
                let middle = Point::new(260, top);
                canvas.text_centre(text, middle, Font::B10, Colour::INK);
            }
        });
        let answers = [area(213, 114, 94, 21), area(213, 140, 94, 21)];
        (answers, ["Play on", "Draw"], Font::B10)
    } else {
        let ground = area(202, 93, 37, 54);
        stage.item(ground, "draw offer", |canvas| {
            canvas.rect(ground, Colour::EBONY);
        });
        let answers = [area(203, 95, 34, 22), area(203, 122, 34, 22)];
        (answers, ["Play", "Draw"], Font::B8)
    };
    for ((place, label), focused) in places.into_iter().zip(labels).zip([!accepts, accepts]) {
        let state = plate::Button::focused(focused);
        plate::button(stage, place, label, state, plate::On::Walnut, font);
    }
}

fn narrow<T: Tally>(stage: &mut Stage<'_>, at: Point, side: Side<'_, T>) {
    let place = area(at.x, at.y, 34, 92);
    stage.item(place, ("side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        side.tally.draw_narrow(canvas, at, side.look);
    });
}

fn wide<T: Tally>(stage: &mut Stage<'_>, at: Point, side: Side<'_, T>) {
    let place = area(at.x, at.y, 110, 44);
    stage.item(place, ("wide side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        side.look
            .draw(canvas, at + Point::new(6, 4), SeatSize::List, Ground::Dark);
        let name = at + Point::new(23, 7);
        canvas.text_in(side.name, name, 110 - 23 - 4, Font::B8, Colour::IVORY);
        side.tally.draw_wide(canvas, at);
    });
}

/// How many lines of moves fit between the wide plates.
const MOVE_LINES: u32 = 5;

/// How wide a move may be.
const MOVE_ROOM: i32 = 41;

/// A move that fits: a very wide one does without the signs for taking and for check.
fn shortened(text: &str, room: i32) -> Line {
    if Font::B8.width(text) <= room {
        return line!("{text}");
    }
    let mut short = Line::new();
    for letter in text.chars().filter(|letter| !"x+#=".contains(*letter)) {
        let _ = short.push(letter);
    }
    short
}

/// The last moves, on ebony between the wide plates; the newest one is lit. The list is asked only when they have to be
/// painted.
pub fn moves(stage: &mut Stage<'_>, moves: &MoveList<'_>) {
    let next = moves.numbers.end;
    let place = area(205, 72, 110, 96);
    stage.item(place, ("moves", next), |canvas| {
        canvas.round(place, 5, Colour::EBONY, None);
        canvas.text("Moves", Point::new(211, 77), Font::B8, Colour::SAND);
        let first = next.div_ceil(2).saturating_sub(MOVE_LINES);
        (moves.from)(2 * first, &mut |number, text| {
            let Some(row) = (number / 2).checked_sub(first) else {
                return;
            };
            let top = 92 + 15 * row as i32;
            let left = if number % 2 == 0 { 225 } else { 271 };
            if number + 1 == next {
                canvas.round(area(left - 2, top - 4, 44, 15), 3, Colour::OAK, None);
            }
            if number % 2 == 0 {
                let count = line!("{}", number / 2 + 1);
                // Three digits need the gap before the move.
                let right = if count.len() < 3 { 221 } else { 224 };
                canvas.text_right(&count, Point::new(right, top), Font::B8, Colour::HAZE);
            }
            let text = shortened(&line!("{text}"), MOVE_ROOM);
            canvas.text(&text, Point::new(left, top), Font::B8, Colour::IVORY);
        });
    });
}
