//! The games' pictures in the list, 26 x 24 on a piece of baize. A game's
//! screen names the one that is its own.

use embedded_graphics::geometry::Point;
use parlour_rules::cards::{Rank, Suit};

use super::card::{SuitSize, rank_sprite, suit_sprite};
use super::chip::{self, ChipSize};
use super::domino::{self, DominoLook, Lie};
use crate::paint::sprites::chess as pieces;
use crate::paint::{Canvas, Colour, Font, Inks, area};

/// Draws a picture with its upper left corner at a point.
pub type Icon = fn(&mut Canvas<'_>, Point);

/// Width of a picture.
pub const WIDTH: i32 = 26;
/// Height of a picture.
pub const HEIGHT: i32 = 24;

fn ground(canvas: &mut Canvas<'_>, at: Point) {
    canvas.round(area(at.x, at.y, WIDTH, HEIGHT), 4, Colour::BAIZE, None);
}

/// A red eight.
pub fn crazy_eights(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    canvas.round(area(at.x + 6, at.y + 3, 15, 19), 2, Colour::IVORY, None);
    let ink = Inks::plain(Colour::RUBY);
    canvas.sprite(rank_sprite(Rank::EIGHT), at + Point::new(10, 6), ink);
}

/// A heart on a card, and another card under it.
pub fn hearts(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    canvas.round(area(at.x + 3, at.y + 2, 14, 18), 2, Colour::PARCH, None);
    canvas.round(area(at.x + 8, at.y + 4, 15, 19), 2, Colour::IVORY, None);
    let heart = suit_sprite(Suit::Hearts, SuitSize::S11);
    canvas.sprite(heart, at + Point::new(10, 8), Inks::plain(Colour::RUBY));
}

/// Two columns, one of them capped.
pub fn no_respect(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    for (left, top) in [(3, 3), (3, 9), (3, 15), (14, 9), (14, 15)] {
        canvas.rect(area(at.x + left, at.y + top, 9, 5), Colour::IVORY);
    }
    canvas.rect(area(at.x + 14, at.y + 3, 9, 5), Colour::BAIZE_HI);
    canvas.rect(area(at.x + 15, at.y + 5, 9, 5), Colour::BRASS);
    canvas.rect(area(at.x + 5, at.y + 17, 5, 1), Colour::INK);
    canvas.rect(area(at.x + 16, at.y + 17, 5, 1), Colour::INK);
}

/// The lowest card with a chip on it.
pub fn no_thanks(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    canvas.round(area(at.x + 4, at.y + 2, 15, 20), 2, Colour::IVORY, None);
    canvas.rect(area(at.x + 6, at.y + 4, 11, 3), Colour::BAND_LOW);
    canvas.text("3", at + Point::new(7, 9), Font::B8, Colour::INK);
    chip::draw(
        canvas,
        at + Point::new(11, 9),
        ChipSize::Small,
        Colour::BRASS_LO,
    );
}

/// Two men on their squares.
pub fn checkers(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    let board = at + Point::new(2, 1);
    canvas.rect(area(board.x, board.y, 22, 22), Colour::SQUARE_LIGHT);
    let men = [
        (0, Colour::MAN_RED, Colour::IVORY),
        (11, Colour::IVORY, Colour::INK),
    ];
    for (step, body, rim) in men {
        canvas.rect(
            area(board.x + step, board.y + step, 11, 11),
            Colour::SQUARE_DARK,
        );
        canvas.coin(board + Point::new_equal(step + 1), 9, body, (rim, 1));
    }
}

/// A knight.
pub fn chess(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    let inks = Inks::new(Colour::INK, Colour::IVORY, Colour::SAND);
    canvas.sprite(&pieces::KNIGHT, at + Point::new(4, 3), inks);
}

/// Two rows of holes with a peg in each.
pub fn cribbage(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    for (row, peg, colour) in [(5, 10, Colour::SEAT_RUBY), (14, 5, Colour::SEAT_COBALT)] {
        let track = at + Point::new(3, row);
        canvas.round(area(track.x, track.y, 20, 5), 2, Colour::OAK, None);
        for hole in [2, 7, 12, 17] {
            canvas.rect(area(track.x + hole, track.y + 2, 2, 2), Colour::SAND);
        }
        canvas.disc(track + Point::new(peg, 0), 5, colour);
    }
}

/// A letter and one that is face down.
pub fn disorder(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    canvas.round(area(at.x + 3, at.y + 4, 12, 15), 2, Colour::IVORY, None);
    canvas.text("D", at + Point::new(6, 8), Font::B8, Colour::INK);
    canvas.round(area(at.x + 12, at.y + 6, 12, 15), 2, Colour::PARCH, None);
    canvas.text("?", at + Point::new(15, 10), Font::B8, Colour::VELVET);
}

/// A five and three.
pub fn dominoes(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    let look = DominoLook {
        half: 11,
        lie: Lie::Upright,
        dim: false,
    };
    domino::draw(canvas, at + Point::new(8, 1), look, 5, 3);
}

/// Two dice, a king and an ace.
pub fn poker_dice(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    for (left, top, text, ink) in [(1, 2, "K", Colour::INK), (10, 7, "A", Colour::RUBY)] {
        let corner = at + Point::new(left, top);
        canvas.round(area(corner.x, corner.y, 15, 15), 4, Colour::BAIZE_LO, None);
        canvas.round(area(corner.x, corner.y, 14, 14), 4, Colour::IVORY, None);
        canvas.text(text, corner + Point::new(4, 3), Font::B8, ink);
    }
}

/// A line that nobody can go on with.
pub fn block(canvas: &mut Canvas<'_>, at: Point) {
    ground(canvas, at);
    let flat = DominoLook {
        half: 9,
        lie: Lie::Flat,
        dim: false,
    };
    let upright = DominoLook {
        lie: Lie::Upright,
        ..flat
    };
    domino::draw(canvas, at + Point::new(1, 8), flat, 2, 1);
    canvas.rect(area(at.x + 20, at.y, 6, HEIGHT), Colour::BAIZE);
    domino::draw(canvas, at + Point::new(15, 3), upright, 1, 1);
}
