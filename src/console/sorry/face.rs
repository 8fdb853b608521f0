//! The faces of the cards, large in the middle of the board and small in the hand.

use crate::line;
use crate::paint::{Canvas, Colour, Font, area};
use crate::parts::card;
use crate::screen::Line;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use parlour_rules::sorry::Card;

/// A card in the middle of the board.
pub(super) const LARGE: Size = Size::new(56, 76);
/// The last card beside a hand.
pub(super) const MEDIUM: Size = Size::new(40, 56);
/// A card of the hand.
pub(super) const SMALL: Size = Size::new(18, 26);

/// What stands on a card.
fn figure(card: Card) -> Line {
    match card.number() {
        Some(number) => line!("{number}"),
        None => line!("Sorry!"),
    }
}

/// Draws a large or a medium card: its figure on a disc, in a field of colour.
pub(super) fn draw(canvas: &mut Canvas<'_>, place: Rectangle, card: Card) {
    let field = match card {
        Card::Sorry => Colour::RUBY,
        _ => Colour::AZURE,
    };
    canvas.round(place, 4, Colour::IVORY, Some((Colour::UMBER, 1)));
    let inside = place.offset(-4);
    if inside.size.width < 12 {
        canvas.rect(inside, field);
        return;
    }
    canvas.round(inside, 3, field, None);
    let middle = place.center() + Point::new(1, 0);
    let figure = figure(card);
    let large = place.size.height > MEDIUM.height;
    let font = match (card, large) {
        (Card::Sorry, true) => Font::B12,
        (Card::Sorry, false) => Font::B8,
        (_, true) => Font::N24,
        (_, false) => Font::N18,
    };
    let disc = inside.size.width as i32 - 4;
    if card == Card::Sorry {
        let band = area(
            place.top_left.x + 1,
            middle.y - 12,
            place.size.width as i32 - 2,
            24,
        );
        canvas.rect(band, Colour::IVORY);
    } else {
        let at = Point::new(place.top_left.x + 6, middle.y - disc / 2);
        canvas.disc(at, disc, Colour::IVORY);
    }
    let ink = if card == Card::Sorry {
        Colour::RUBY
    } else {
        Colour::INK
    };
    let top = Point::new(middle.x, middle.y - font.cap_height() / 2);
    canvas.text_centre(&figure, top, font, ink);
}

/// Draws the back of a card.
pub(super) fn draw_back(canvas: &mut Canvas<'_>, place: Rectangle) {
    card::draw_back_of(canvas, place, if place.size.height > 30 { 4 } else { 3 });
}

/// Draws a card of the hand; one that is of no use is dimmed.
pub(super) fn draw_small(canvas: &mut Canvas<'_>, place: Rectangle, card: Card, dim: bool) {
    let ground = if dim { Colour::DUSK } else { Colour::IVORY };
    canvas.round(place, 3, ground, Some((Colour::UMBER, 1)));
    let ink = match (card, dim) {
        (Card::Sorry, false) => Colour::RUBY,
        (Card::Sorry, true) => Colour::RUBY_DIM,
        _ => Colour::INK,
    };
    let middle = place.center() + Point::new(1, 0);
    let figure = line!("{card}");
    let top = Point::new(middle.x, middle.y - 5);
    canvas.text_centre(&figure, top, Font::B10, ink);
}
