//! The picture of Crazy Eights in the list of games: a red eight.

use crate::paint::{Canvas, Colour, Inks, area};
use crate::parts::card::rank_sprite;
use crate::parts::icon;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::Rank;

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    canvas.round(area(at.x + 6, at.y + 3, 15, 19), 2, Colour::IVORY, None);
    let ink = Inks::plain(Colour::RUBY);
    canvas.sprite(rank_sprite(Rank::EIGHT), at + Point::new(10, 6), ink);
}
