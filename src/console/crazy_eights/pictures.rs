//! Pictures for the rules: what fits on the top card, and what is left in a hand.

use crate::paint::{Canvas, Inks};
use crate::paint::{Colour, area};
use crate::parts::card::{CardSize, SuitColours, SuitSize, suit_sprite};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::Suit;

const HAND: (CardSize, i32) = (CardSize::Medium, 42);

/// The top card, and a hand in which one does not fit.
pub(super) fn fitting(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    sketch::cards(canvas, at + Point::new(2, 2), HAND, colours, "KH");
    let line = at + Point::new(50, 6);
    canvas.vline(line, 48, Colour::BAIZE_HI);
    let hand = at + Point::new(60, 2);
    let pitch = (CardSize::Medium, 31);
    sketch::cards(canvas, hand, pitch, colours, "3D- KS 6H 8C");
}

/// An eight and the suit that was named.
pub(super) fn naming(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    sketch::cards(canvas, at + Point::new(44, 2), HAND, colours, "8C");
    let place = area(at.x + 100, at.y + 8, 44, 44);
    canvas.round(place, 5, Colour::IVORY, Some((Colour::BRASS, 2)));
    let suit = Suit::Diamonds;
    let corner = place.top_left + Point::new(7, 7);
    canvas.sprite(
        suit_sprite(suit, SuitSize::S31),
        corner,
        Inks::plain(colours.ink(suit)),
    );
}

/// What cards cost that are left.
pub(super) fn points(canvas: &mut Canvas<'_>, at: Point, colours: SuitColours) {
    let small = (CardSize::Small, 40);
    sketch::cards(
        canvas,
        at + Point::new(28, 4),
        small,
        colours,
        "8S QH AD 7C",
    );
    for (number, worth) in (0..).zip(["50", "10", "1", "7"]) {
        let middle = at + Point::new(39 + 40 * number, 42);
        sketch::label_below(canvas, middle, worth);
    }
}
