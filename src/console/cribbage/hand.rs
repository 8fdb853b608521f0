//! The hand of the seat that looks: medium cards beside each other, so that all of each is seen.

use super::Sight;
use super::cursor::{Cursor, Hand, sorted};
use super::table;
use crate::paint::{Colour, Stage};
use crate::parts::card::{self, CardSize, Face, Side};
use crate::parts::fan;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::Phase;

/// Tops of a card at rest, of one that may be played, of one that is picked, and of the one with the focus.
pub(super) const REST: i32 = 160;
const LEGAL: i32 = 157;
const PICKED: i32 = 154;
const FOCUS: i32 = 154;

/// From card to card, where there is room.
const PITCH: i32 = 46;

/// Where a card lies at rest, of so many.
pub(super) fn spot(width: i32, count: usize, place: usize) -> Point {
    let gaps = count.saturating_sub(1) as i32;
    let pitch = PITCH.min((width - 12 - 40) / gaps.max(1));
    let left = (width - 40 - pitch * gaps) / 2;
    Point::new(left + pitch * place as i32, REST)
}

/// Where a card of the looking seat lies in its hand. In a covered hand all have the same place, for a card's own would
/// tell something about the others.
pub(super) fn own_spot(sight: &Sight<'_>, card: Card) -> Point {
    let cards = sorted(sight.view.hand);
    let place = cards.iter().position(|held| *held == card);
    let place = place.filter(|_| sight.scene.face_up);
    let width = sight.scene.size.width as i32;
    spot(width, cards.len(), place.unwrap_or(cards.len() / 2))
}

/// Draws the hand without these cards, which are on their way.
pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, gone: CardSet, stage: &mut Stage<'_>) {
    let view = sight.view;
    let cards: Hand = sorted(view.hand.without(gone));
    let width = stage.width();
    let live = sight.scene.live && sight.scene.face_up;
    let playing = view.open.phase == Phase::Play;
    let playable = view.playable();
    for (place, held) in cards.iter().enumerate() {
        let at = spot(width, cards.len(), place);
        if !sight.scene.face_up {
            card::card(stage, at, CardSize::Medium, Side::Down);
            continue;
        }
        let focused = live && cursor.card(view) == Some(*held);
        let picked = live && !playing && cursor.picked.has(*held);
        let legal = live && playing && playable.has(*held);
        let top = match (focused, picked, legal) {
            (true, ..) => FOCUS,
            (_, true, _) => PICKED,
            (_, _, true) => LEGAL,
            _ => REST,
        };
        let at = Point::new(at.x, top);
        let face = Face {
            dim: live && playing && !legal,
            ..Face::plain(table::colours(sight))
        };
        card::card(stage, at, CardSize::Medium, Side::Up(*held, face));
        let whole = Rectangle::new(at, CardSize::Medium.size());
        if focused {
            frame(stage, whole);
        }
        if picked {
            stage.item(whole, "picked", |canvas| {
                fan::badge(canvas, at + Point::new(22, 3));
            });
        }
    }
}

/// Brass round a card.
pub(super) fn frame(stage: &mut Stage<'_>, place: Rectangle) {
    stage.item(place.offset(2), "focus", |canvas| {
        canvas.round_edge(place.offset(2), 6, (Colour::EBONY, 1));
        canvas.round_edge(place.offset(1), 5, (Colour::BRASS, 2));
    });
}
