//! The picture of Hearts in the list of games: a heart on a card, and another card under it.

use crate::paint::{Canvas, Colour, Inks, area};
use crate::parts::card::{SuitSize, suit_sprite};
use crate::parts::icon;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::Suit;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    canvas.round(area(at.x + 3, at.y + 2, 14, 18), 2, Colour::PARCH, None);
    canvas.round(area(at.x + 8, at.y + 4, 15, 19), 2, Colour::IVORY, None);
    let heart = suit_sprite(Suit::Hearts, SuitSize::S11);
    canvas.sprite(heart, at + Point::new(10, 8), Inks::plain(Colour::RUBY));
}
