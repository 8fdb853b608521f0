//! Pictures for the rules: tiles, chips, and what hands are.

use super::ranks::{draw_example, example};
use super::words;
use crate::paint::{Canvas, Colour};
use crate::parts::card::SuitColours;
use crate::parts::chip::{self, ChipSize};
use crate::parts::domino::{self, DominoLook, Lie};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::domino_poker::{Category, Straights};

/// Tiles standing beside each other, by their halves: "6-6 5-5".
fn tiles(canvas: &mut Canvas<'_>, at: Point, half: i32, text: &str) {
    let look = DominoLook {
        half,
        lie: Lie::Upright,
        dim: false,
    };
    for (number, tile) in (0..).zip(text.split_whitespace()) {
        let mut digits = tile.bytes().map(|digit| digit.saturating_sub(b'0'));
        let (first, second) = (digits.next().unwrap_or(0), digits.nth(1).unwrap_or(0));
        let corner = at + Point::new((half + 4) * number, 0);
        domino::draw(canvas, corner, look, first, second);
    }
}

fn chips(canvas: &mut Canvas<'_>, at: Point, number: i32) {
    for chip in 0..number {
        let corner = at + Point::new(8 * chip, 0);
        chip::draw(canvas, corner, ChipSize::Small, Colour::BRASS_LO);
    }
}

pub(super) fn bets(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    for (row, (number, word)) in (0..).zip([(1, "ante"), (3, "a bet"), (5, "a raise")]) {
        let at = at + Point::new(44, 3 + 19 * row);
        chips(canvas, at, number);
        sketch::label(canvas, at + Point::new(64, 2), word);
    }
}

pub(super) fn suit(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    tiles(
        canvas,
        at + Point::new(37, 12),
        17,
        "4-1 4-2 4-3 4-4 4-5 4-6",
    );
}

pub(super) fn pieces(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    tiles(canvas, at + Point::new(8, 12), 17, "6-6 5-5");
    sketch::label(canvas, at + Point::new(54, 24), "..");
    tiles(canvas, at + Point::new(68, 12), 17, "2-2 6-5 6-4");
    sketch::label(canvas, at + Point::new(136, 24), "..");
    tiles(canvas, at + Point::new(152, 12), 17, "2-1");
}

/// Examples of hands below each other.
fn hands(canvas: &mut Canvas<'_>, at: Point, categories: &[Category]) {
    for (row, category) in (0..).zip(categories) {
        let at = at + Point::new(2, 4 + 18 * row);
        draw_example(canvas, at, example(*category, Straights::Booklet));
        let name = words::category(*category);
        let short = match category {
            Category::OnePair => "Pair",
            _ => name.split(' ').next().unwrap_or(name),
        };
        sketch::label(canvas, at + Point::new(124, 0), short);
    }
}

pub(super) fn doubles(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    hands(
        canvas,
        at,
        &[Category::Fours, Category::Threes, Category::OnePair],
    );
}

pub(super) fn straights(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    hands(
        canvas,
        at,
        &[
            Category::SixStraight,
            Category::FiveStraight,
            Category::FourStraight,
        ],
    );
}

pub(super) fn full(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let rows = [Category::FullHand, Category::Flush, Category::HighPiece];
    hands(canvas, at, &rows);
}
