//! The choice of the cards to pass: places for them, an arrow, and the seat that gets them.

use super::Sight;
use super::draw;
use super::hand::{self, Cursor};
use super::words;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Side};
use crate::parts::glyph::{self, Direction};
use crate::parts::plate::{self, Button};
use crate::parts::{Ground, SeatSize, seat};
use embedded_graphics::geometry::Point;

/// Top of the places for the cards.
const TOP: i32 = 44;
/// From one place to the next.
const PITCH: i32 = 44;

/// Where the card with this number lies when it has been picked.
fn slot(width: i32, number: usize, count: usize) -> Point {
    let whole = PITCH * count as i32 + 62;
    Point::new((width - whole) / 2 + PITCH * number as i32, TOP)
}

pub(super) fn choice(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let (width, count) = (stage.width(), open.pass_size());
    let receiver = open.receiver(sight.viewer());
    let heading = line!("To {}, {}", sight.name(receiver), words::direction(open));
    let heading = if Font::B10.width(&heading) <= width - 12 {
        heading
    } else {
        line!("To {}", sight.name(receiver))
    };
    stage.item(area(0, 26, width, 14), &heading, |canvas| {
        canvas.text_centre(
            &heading,
            Point::new(width / 2, 27),
            Font::B10,
            Colour::IVORY,
        );
    });
    let picked = hand::sorted(cursor.picked);
    for number in 0..count {
        let at = slot(width, number, count);
        match picked.get(number) {
            Some(card) => card::card(stage, at, CardSize::Medium, draw::face_up(sight, *card)),
            None => card::empty_place(stage, at, ""),
        }
    }
    let after = slot(width, count, count);
    let arrow = area(after.x, TOP + 14, 22, 28);
    stage.item(arrow, "arrow", |canvas| {
        let tip = Point::new(after.x + 19, TOP + 28);
        canvas.rect(area(after.x + 2, TOP + 25, 8, 7), Colour::BRASS);
        glyph::arrow(canvas, tip, Direction::Right, 12, 10, Colour::BRASS);
    });
    let look = sight.look(receiver);
    let at = Point::new(after.x + 27, TOP + 13);
    seat::shape(stage, at, look, SeatSize::Curtain, Ground::Dark);
    let state = match (cursor.on_plate, cursor.is_full(sight.view)) {
        (true, _) => Button::Focused,
        (false, true) => Button::Plain,
        (false, false) => Button::Off,
    };
    let place = area(width / 2 - 40, 106, 80, 23);
    plate::button(stage, place, "Pass", state, plate::On::Baize, Font::B12);
}

/// Cards that are on their way, face down.
pub(super) fn packet(sight: &Sight<'_>, at: Point, stage: &mut Stage<'_>) {
    for number in 0..sight.view.open.pass_size() as i32 {
        let at = at + Point::new(4 * number - 4, 2 * number - 2);
        card::card(stage, at, CardSize::Medium, Side::Down);
    }
}
