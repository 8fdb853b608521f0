//! The last trick, a chapter of the book: its cards in the order in which they were played, and who took it.

use super::{Sight, draw};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize};
use crate::parts::{Ground, SeatSize};
use embedded_graphics::geometry::Point;
use parlour_rules::hearts::{AceHigh, Trick};

/// From one card to the next, and from one row to the next.
const PITCH: i32 = 54;
const ROW: i32 = 80;
/// How large a card is.
const CARD: (i32, i32) = (40, 56);

pub(super) fn page(sight: &Sight<'_>, last: &Trick, stage: &mut Stage<'_>) {
    let players = sight.view.open.players;
    let cloth = area(8, 34, stage.width() - 16, 180);
    stage.item(cloth, "cloth", |canvas| {
        canvas.round(cloth, 5, Colour::BAIZE, None);
    });
    let in_a_row = if stage.wide() { 5 } else { 4 };
    let number = last.played.len() as i32;
    let rows = (number + in_a_row - 1) / in_a_row;
    let columns = (number + rows - 1) / rows.max(1);
    let left = (stage.width() - columns * PITCH) / 2 + (PITCH - CARD.0) / 2;
    let top = if rows > 1 { 40 } else { 70 };
    let taker = last.taker(&AceHigh, players);
    for (place, (seat, played)) in (0..).zip(last.plays(players)) {
        let at = Point::new(left + place % columns * PITCH, top + place / columns * ROW);
        card::card(stage, at, CardSize::Medium, draw::face_up(sight, played));
        if seat == taker {
            draw::frame_at(area(at.x, at.y, CARD.0, CARD.1), stage);
        }
        let look = sight.look(seat);
        let name = sight.name(seat);
        let middle = at.x + CARD.0 / 2;
        let label = area(middle - PITCH / 2, at.y + CARD.1 + 4, PITCH, 16);
        stage.item(label, ("played by", look, name), |canvas| {
            let words = Font::B8.width(name);
            // Beside a long name there is no room for the shape, and a name that is longer still gives way to it.
            let both = 16 + words <= PITCH - 2;
            let top = label.top_left.y;
            if both || words > PITCH - 2 {
                let left = middle - if both { (16 + words) / 2 } else { 6 };
                look.draw(canvas, Point::new(left, top), SeatSize::List, Ground::Dark);
            }
            if both {
                let left = middle - (16 + words) / 2 + 16;
                canvas.text(name, Point::new(left, top + 3), Font::B8, Colour::IVORY);
            } else if words <= PITCH - 2 {
                canvas.text_centre(name, Point::new(middle, top + 3), Font::B8, Colour::IVORY);
            }
        });
    }
    let took = line!("{} took it", sight.name(taker));
    let below = if rows > 1 { 194 } else { 164 };
    let foot = area(12, below, stage.width() - 24, 15);
    let middle = Point::new(stage.width() / 2, below + 2);
    stage.item(foot, ("taken by", took.as_str()), |canvas| {
        canvas.text_centre(&took, middle, Font::B10, Colour::IVORY);
    });
}
