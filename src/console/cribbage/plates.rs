//! Who has what: a plate for each side under the board, with its seats, its score, and a small card with the dealer, whose
//! the crib is.

use super::Sight;
use super::{board, motion};
use crate::fitting;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::{Ground, SeatSize, card};
use crate::screen::Line;
use crate::seats;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{Seat, SeatSet};

/// Where the plates lie, and how high they are.
const TOP: i32 = 92;
const HEIGHT: i32 = 17;
/// Between two plates.
const GAP: i32 = 3;
/// What a shape takes, and the card of the crib.
const SHAPE: i32 = 15;
const CRIB: i32 = 12;

/// The plate of the side that sits there.
pub(super) fn place(sight: &Sight<'_>, seat: Seat) -> Rectangle {
    let number = board::sides(sight).position(|side| side.has(seat));
    let width = sight.scene.size.width as i32;
    let sides = board::sides(sight).count() as i32;
    let pitch = (width - 8 + GAP) / sides.max(1);
    let left = 4 + pitch * number.unwrap_or(0) as i32;
    area(left, TOP, pitch - GAP, HEIGHT)
}

pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    for side in board::sides(sight) {
        plate(sight, side, stage);
    }
}

fn plate(sight: &Sight<'_>, side: SeatSet, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let place = place(sight, board::first(side));
    let score = line!("{}", motion::pegs(sight, side).front);
    let decides = sight.decides().filter(|_| sight.moment.is_none());
    let turn = decides.is_some_and(|seat| side.has(seat));
    let crib = side.has(open.dealer).then_some(open.dealer);
    let shapes: heapless::Vec<_, 2> = side.iter().map(|seat| sight.look(seat)).collect();
    let crib_width = if crib.is_some() { CRIB } else { 0 };
    let shapes_width = SHAPE * side.len() as i32 + crib_width;
    let room = place.size.width as i32 - shapes_width - Font::B14.width(&score) - 11;
    let name = names(sight, side, room);
    let look = (&shapes, &name, &score, crib, turn);
    stage.item(place, look, |canvas| {
        seats::draw_ground(canvas, place, turn);
        let mut at = place.top_left + Point::new(3, 2);
        for (seat, look) in side.iter().zip(&shapes) {
            look.draw(canvas, at, SeatSize::List, Ground::Dark);
            at.x += SHAPE;
            if crib == Some(seat) {
                draw_crib(canvas, at + Point::new(0, 1));
                at.x += CRIB;
            }
        }
        canvas.text(&name, at + Point::new(2, 3), Font::B8, Colour::IVORY);
        let right = place.top_left + Point::new(place.size.width as i32 - 5, 2);
        canvas.text_right(&score, right, Font::B14, Colour::BRASS);
    });
}

/// A small card face down.
fn draw_crib(canvas: &mut Canvas<'_>, at: Point) {
    card::draw_back_of(canvas, area(at.x, at.y, 9, 12), 2);
}

/// The names of a side as far as they have room; two of them whole or not at all.
fn names(sight: &Sight<'_>, side: SeatSet, room: i32) -> Line {
    let mut seats = side.iter().map(|seat| sight.name(seat));
    let whole = match (seats.next(), seats.next()) {
        (Some(one), Some(other)) => line!("{one}, {other}"),
        (one, _) => {
            let name = fitting::name(Font::B8, one.unwrap_or_default(), room);
            return line!("{name}");
        }
    };
    if Font::B8.width(&whole) <= room {
        whole
    } else {
        Line::new()
    }
}
