//! Nine plates, three by three: what can be named, and how many tiles of it the bidder has.

use super::cursor::{Cursor, GRID};
use super::{Sight, hand};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::domino::{self, DominoLook, Lie};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::texas::{Contract, Suit};

/// The first row, and from row to row.
const TOP: i32 = 24;
const HIGH: i32 = 41;
const PITCH: i32 = 44;
/// How wide a plate is, and from plate to plate.
const WIDE: i32 = 72;
const STEP: i32 = 78;

/// Half a tile.
const HALF: DominoLook = DominoLook {
    half: 21,
    lie: Lie::Flat,
    dim: false,
};

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = hand::in_play(sight);
    let left = (stage.width() - 2 * STEP - WIDE) / 2;
    for (row, contracts) in (0..).zip(GRID) {
        for (column, contract) in (0..).zip(contracts) {
            let place = area(left + STEP * column, TOP + PITCH * row, WIDE, HIGH);
            let focused = open && cursor.contract == contract;
            let own = sight.view.hand.and(contract.trump_tiles()).len();
            let count = match contract {
                Contract::NoTrump => None,
                Contract::Trumps(_) => open.then_some(own),
            };
            plate(stage, place, contract, count, focused);
        }
    }
}

fn plate(
    stage: &mut Stage<'_>,
    place: Rectangle,
    contract: Contract,
    count: Option<usize>,
    focused: bool,
) {
    let whole = Rectangle::new(
        place.top_left,
        place.size + embedded_graphics::geometry::Size::new(0, 2),
    );
    stage.item(whole, ("contract", contract, count, focused), |canvas| {
        let (fill, ink, second) = match focused {
            true => {
                let foot = Rectangle::new(place.top_left + Point::new(0, 2), place.size);
                canvas.round(foot, 5, Colour::BRASS_LO, None);
                (Colour::BRASS, Colour::INK, Colour::INK)
            }
            false => (Colour::BAIZE_LO, Colour::IVORY, Colour::SAND),
        };
        let edge = (!focused).then_some((Colour::BAIZE_HI, 1));
        canvas.round(place, 5, fill, edge);
        let at = place.top_left;
        let name = Point::new(at.x + WIDE / 2, at.y + 30);
        canvas.text_centre(contract.name(), name, Font::B8, second);
        match contract {
            Contract::NoTrump => {
                let middle = Point::new(at.x + WIDE / 2, at.y + 10);
                canvas.text_centre("none", middle, Font::B12, ink);
            }
            Contract::Trumps(suit) => {
                sign(canvas, at + Point::new(9, 5), suit);
                let count = count.map_or_else(Default::default, |count| line!("{count}"));
                canvas.text(&count, at + Point::new(49, 9), Font::B14, ink);
            }
        }
    });
}

/// A suit as its tiles show it: half a tile with its number, or a small double.
fn sign(canvas: &mut Canvas<'_>, at: Point, suit: Suit) {
    match suit {
        Suit::Of(pips) => {
            domino::draw_one_half(canvas, at + Point::new(6, 0), HALF, pips.number());
        }
        Suit::Doubles => {
            let look = DominoLook { half: 15, ..HALF };
            domino::draw(canvas, at + Point::new(1, 3), look, 3, 3);
        }
    }
}
