//! Pictures for the rules: dice and what they make.

use super::tray::letters;
use crate::paint::Canvas;
use crate::parts::card::SuitColours;
use crate::parts::die::{self, DieSize};
use crate::parts::sketch;
use embedded_graphics::geometry::Point;
use parlour_rules::poker_dice::Face;

/// Draws dice from here on, each so far from the one before; what stands small counts for nothing.
fn dice(canvas: &mut Canvas<'_>, at: Point, (size, pitch): (DieSize, i32), faces: &str) {
    for (number, letter) in (0..).zip(faces.chars()) {
        let face = match letter.to_ascii_uppercase() {
            'A' => Face::Ace,
            'K' => Face::King,
            'Q' => Face::Queen,
            'J' => Face::Jack,
            'T' => Face::Ten,
            _ => Face::Nine,
        };
        let corner = at + Point::new(number * pitch, 0);
        let loose = letter.is_ascii_lowercase() || letter == '8';
        die::draw_lettered(canvas, corner, size, letters(face), loose);
    }
}

/// Draws hands of small dice, each with a word or two beside it.
fn hands(canvas: &mut Canvas<'_>, at: Point, rows: &[(&str, &str)]) {
    for (number, (faces, name)) in (0..).zip(rows) {
        let row = at + Point::new(4, 20 * number);
        dice(canvas, row, (DieSize::Tiny, 21), faces);
        sketch::label(canvas, row + Point::new(112, 5), name);
    }
}

pub(super) fn faces(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    dice(
        canvas,
        at + Point::new(4, 16),
        (DieSize::Small, 32),
        "9TJQKA",
    );
}

pub(super) fn turn(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    dice(canvas, at + Point::new(6, 10), (DieSize::Medium, 38), "KKK");
    dice(
        canvas,
        at + Point::new(120, 18),
        (DieSize::Medium, 38),
        "8j",
    );
}

pub(super) fn highest(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let rows = [
        ("JJJJJ", "five"),
        ("QQQQ8", "four"),
        ("KKK99", "full house"),
    ];
    hands(canvas, at, &rows);
}

pub(super) fn middle(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let rows = [
        ("9TJQK", "straight"),
        ("TTTa8", "three"),
        ("AAJJ8", "two pairs"),
    ];
    hands(canvas, at, &rows);
}

pub(super) fn lowest(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let rows = [("QQk8t", "one pair"), ("8tqka", "nothing")];
    hands(canvas, at + Point::new(0, 9), &rows);
}

pub(super) fn straights(canvas: &mut Canvas<'_>, at: Point, _: SuitColours) {
    let rows = [("TJQKA", "high"), ("9TJQK", "low")];
    hands(canvas, at + Point::new(0, 9), &rows);
}
