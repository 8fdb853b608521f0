//! The picture of Rummy in the list of games: three cards of a run, fanned.

use crate::paint::{Canvas, Colour, Inks, area};
use crate::parts::card::{SuitSize, rank_sprite, suit_sprite};
use crate::parts::icon;
use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Rank, Suit};

pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point) {
    icon::ground(canvas, at);
    let edge = Some((Colour::UMBER, 1));
    for (number, top) in [3, 1, 3].into_iter().enumerate() {
        let left = at.x + 1 + 5 * number as i32;
        canvas.round(area(left, at.y + top, 14, 20), 2, Colour::IVORY, edge);
    }
    let ink = Inks::plain(Colour::RUBY);
    let rank = rank_sprite(Rank::THREE);
    canvas.sprite(rank, at + Point::new(13, 5), ink);
    canvas.sprite(
        suit_sprite(Suit::Hearts, SuitSize::S9),
        at + Point::new(13, 17),
        ink,
    );
}
