//! Pictures for the rules: tricks and what they cost.

use crate::paint::{Canvas, Colour};
use crate::parts::card::{self, CardSize, SuitColours};
use crate::parts::glyph::{Direction, arrow};
use crate::parts::seat::{Ground, SeatSize};
use crate::parts::{SeatLook, sketch};
use embedded_graphics::geometry::Point;

/// A card in the hand, and how far apart such cards lie.
const APART: (CardSize, i32) = (CardSize::Medium, 46);

pub(super) fn trick(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    sketch::cards(
        canvas,
        at + Point::new(9, 2),
        APART,
        colours,
        "5D TD* 6D KC",
    );
}

pub(super) fn points(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let small = (CardSize::Small, 40);
    sketch::cards(
        canvas,
        at + Point::new(28, 4),
        small,
        colours,
        "AH 7H 2H QS",
    );
    for (number, worth) in (0..).zip(["1", "1", "1", "13"]) {
        let middle = at + Point::new(39 + 40 * number, 42);
        sketch::label_below(canvas, middle, worth);
    }
}

pub(super) fn passing(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for number in 0..3 {
        let corner = at + Point::new(12 + 30 * number, 2);
        card::draw_back(canvas, corner, CardSize::Medium);
    }
    let tip = at + Point::new(146, 30);
    arrow(canvas, tip, Direction::Right, 16, 9, Colour::BRASS);
    let seat = at + Point::new(158, 14);
    SeatLook::new(1).draw(canvas, seat, SeatSize::Curtain, Ground::Dark);
}
