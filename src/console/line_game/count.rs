//! The count, a chapter of the book: how many tiles with each number are still hidden from the looking seat, and what is
//! known of the others. Nothing on it is more than a good memory would tell.

use super::{Board, seats, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::{Ground, SeatSize, paper};
use embedded_graphics::geometry::Point;
use parlour_rules::View as _;
use parlour_rules::tiles::Pips;

/// From one number to the next, and the top of the first.
const PITCH: i32 = 22;
const FIRST: i32 = 58;
/// From one seat to the next.
const SEAT: i32 = 39;

pub(super) fn draw(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let width = stage.width();
    let sheet = area(8, 32, width - 16, 184);
    paper::sheet(stage, sheet);
    let view = sight.view;
    let middle = if stage.wide() { 160 } else { 106 };
    stage.item(area(12, 35, width - 24, 18), "count heads", |canvas| {
        canvas.text("Not seen", Point::new(18, 39), Font::B10, Colour::INK);
        canvas.text(
            "Points",
            Point::new(middle + 22, 39),
            Font::B10,
            Colour::INK,
        );
        canvas.hline(Point::new(16, 53), width - 32, Colour::BRASS_LO);
    });
    for pips in Pips::all() {
        let left = words::left_of(view, pips, sight.scene.face_up);
        number(pips.number(), left, stage);
    }
    let target = view.open.options.target;
    for (row, seat) in (0..).zip(view.players().seats()) {
        let top = FIRST + row * SEAT;
        let look = sight.look(seat);
        let name = sight.name(seat);
        let points = line!("{} of {target}", view.open.totals[seat]);
        let lacks = seats::without(view, seat);
        let lacks = if lacks.is_empty() {
            lacks
        } else {
            line!("no {lacks}")
        };
        let place = area(middle + 4, top, width - middle - 14, SEAT);
        stage.item(place, ("points", look, name, &points, &lacks), |canvas| {
            look.draw(
                canvas,
                place.top_left + Point::new(2, 2),
                SeatSize::List,
                Ground::Paper,
            );
            canvas.text(
                name,
                place.top_left + Point::new(19, 4),
                Font::B8,
                Colour::INK,
            );
            canvas.text(
                &points,
                place.top_left + Point::new(19, 15),
                Font::B8,
                Colour::UMBER,
            );
            canvas.text(
                &lacks,
                place.top_left + Point::new(19, 26),
                Font::B8,
                Colour::INK,
            );
        });
    }
}

/// One number: its half, and a dot for each tile that has it and has not been seen.
fn number(number: u8, left: usize, stage: &mut Stage<'_>) {
    let at = Point::new(18, FIRST + i32::from(number) * PITCH);
    let place = area(at.x, at.y, 100, PITCH - 2);
    stage.item(place, ("left", number, left), |canvas| {
        let look = DominoLook {
            half: 17,
            lie: Lie::Upright,
            dim: false,
        };
        domino::draw_one_half(canvas, at, look, number);
        for place in 0..7 {
            let centre = at + Point::new(25 + place * 9, 8);
            let ink = if (place as usize) < left {
                Colour::INK
            } else {
                Colour::PARCH
            };
            canvas.dot(centre, 7, ink);
        }
    });
}
