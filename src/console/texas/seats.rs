//! Where everybody sits: a compass round the trick, partners opposite each other. The looking seat is always below; play goes
//! on to its left.

use super::Sight;
use super::hand;
use crate::fitting;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::{Ground, SeatSize, rack};
use crate::seats;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::tiles::Tile;

/// A tile of the trick.
pub(super) const LOOK: DominoLook = DominoLook {
    half: 21,
    lie: Lie::Flat,
    dim: false,
};
/// How wide it is.
pub(super) const TILE: i32 = 2 * LOOK.half + 1;

/// How high a label is.
const LABEL: i32 = 17;
/// Between a label and the edge of the picture.
const MARGIN: i32 = 4;

/// How many seats to the left of the one below a seat sits.
pub(super) fn steps(sight: &Sight<'_>, seat: Seat) -> usize {
    sight.view.open.players.steps(sight.viewer(), seat)
}

/// How far the outer edges of the tiles at the sides are from the middle.
const fn reach(width: i32) -> i32 {
    if width >= 320 { 136 } else { 106 }
}

/// Where a seat's tile lies in the trick.
pub(super) fn tile_place(sight: &Sight<'_>, seat: Seat, width: i32) -> Point {
    let middle = width / 2;
    match steps(sight, seat) {
        0 => Point::new(middle - TILE / 2, 131),
        1 => Point::new(middle - reach(width), 86),
        2 => Point::new(middle - TILE / 2, 54),
        _ => Point::new(middle + reach(width) - TILE, 86),
    }
}

/// The place of a seat's tile as a rectangle.
pub(super) fn tile_area(sight: &Sight<'_>, seat: Seat, width: i32) -> Rectangle {
    domino::place(tile_place(sight, seat, width), LOOK)
}

/// A tile of the trick, or on its way there.
pub(super) fn tile(stage: &mut Stage<'_>, at: Point, tile: Tile) {
    domino::domino(stage, at, LOOK, tile.high().number(), tile.low().number());
}

/// Where a tile comes from and where a trick goes to: the label of a seat, as a tile's place.
pub(super) fn home(sight: &Sight<'_>, seat: Seat, width: i32) -> Point {
    let half = Point::new(TILE / 2, LOOK.half / 2);
    if sight.view.seat.is_none() {
        return hand::plate(seat, width) - half;
    }
    match steps(sight, seat) {
        0 => Point::new(width / 2 - TILE / 2, rack::TOP + 20),
        1 => Point::new(MARGIN + 8, 112),
        2 => Point::new(width / 2 + TILE / 2 + 8, 54),
        _ => Point::new(width - MARGIN - 8 - TILE, 112),
    }
}

/// Whose turn it is; nobody's while something happens.
pub(super) fn turn(sight: &Sight<'_>) -> Option<Seat> {
    sight.decides().filter(|_| sight.moment.is_none())
}

/// The labels of all but the seat below; of everybody where no hand is shown.
pub(super) fn labels(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let width = stage.width();
    for seat in sight.view.open.players.seats() {
        let (left, room, top) = match steps(sight, seat) {
            1 => (MARGIN, width / 2 - TILE / 2 - 3 - MARGIN, 113),
            2 => {
                let left = width / 2 + TILE / 2 + 5;
                (left, width - MARGIN - left, 56)
            }
            3 => (
                width / 2 + TILE / 2 + 3,
                width / 2 - TILE / 2 - 3 - MARGIN,
                113,
            ),
            _ => continue,
        };
        label(sight, seat, (left, room, top), stage);
    }
}

fn label(sight: &Sight<'_>, seat: Seat, (left, room, top): (i32, i32, i32), stage: &mut Stage<'_>) {
    let name = fitting::name(Font::B8, sight.name(seat), room - 25);
    let wide = match Font::B8.width(&name) {
        0 => 19,
        name => name + 25,
    };
    // What stands at the right edge ends there.
    let left = match steps(sight, seat) {
        3 => left + room - wide,
        _ => left,
    };
    let place = area(left, top, wide, LABEL);
    let (look, turn) = (sight.look(seat), turn(sight) == Some(seat));
    stage.item(place, ("label", look, &name, turn), |canvas| {
        seats::draw_ground(canvas, place, turn);
        let at = place.top_left;
        look.draw(canvas, at + Point::new(3, 2), SeatSize::List, Ground::Dark);
        canvas.text(&name, at + Point::new(20, 5), Font::B8, Colour::IVORY);
    });
}

/// The place of the seat below, until its tile lies there.
pub(super) fn own_place(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let seat = sight.viewer();
    let place = tile_area(sight, seat, stage.width());
    let (own, look) = (sight.view.seat.is_some(), sight.look(seat));
    let turn = turn(sight) == Some(seat);
    stage.item(place, ("own", own, look, turn), |canvas| {
        let edge = if turn {
            Colour::BRASS
        } else {
            Colour::BAIZE_HI
        };
        canvas.round_edge(place, 4, (edge, 2));
        let middle = place.center();
        if own {
            let at = Point::new(middle.x, middle.y - 4);
            canvas.text_centre("you", at, Font::B8, Colour::MINT);
        } else {
            let at = middle - Point::new(6, 6);
            look.draw(canvas, at, SeatSize::List, Ground::Dark);
        }
    });
}
