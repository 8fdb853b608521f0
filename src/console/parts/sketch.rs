//! Small layouts for the pictures in the rules, written as people would note them: "9H TH* QS-".

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cards::Card;

use super::card::{self, CardSize, Face, SuitColours};
use crate::paint::{Canvas, Colour, Font, area};

/// Cards from here on, each so far from the one before, as in "9H TH* QS-": a star has the focus, a dash cannot be played.
pub fn cards(
    canvas: &mut Canvas<'_>,
    at: Point,
    (size, pitch): (CardSize, i32),
    colours: SuitColours,
    words: &str,
) {
    let corners = (0..).map(|number| at + Point::new(number * pitch, 0));
    for (corner, word) in corners.zip(words.split_whitespace()) {
        let name = word.trim_end_matches(['*', '-']);
        let Ok(card) = name.parse::<Card>() else {
            continue;
        };
        let face = Face {
            dim: word.ends_with('-'),
            ..Face::plain(colours)
        };
        card::draw_face(canvas, corner, size, card, face);
        if word.ends_with('*') {
            focus(canvas, Rectangle::new(corner, size.size()));
        }
    }
}

/// Brass round what has the focus.
pub fn focus(canvas: &mut Canvas<'_>, place: Rectangle) {
    canvas.round_edge(place.offset(1), 5, (Colour::BRASS, 2));
}

/// Words on the baize, beside what they speak of.
pub fn label(canvas: &mut Canvas<'_>, at: Point, words: &str) {
    canvas.text(words, at, Font::B10, Colour::IVORY);
}

/// The same, in the middle of a column.
pub fn label_below(canvas: &mut Canvas<'_>, middle: Point, words: &str) {
    canvas.text_centre(words, middle, Font::B10, Colour::IVORY);
}

/// The squares of a board, 20 pixels each, three rows of nine, of which the first one is light.
pub fn board(canvas: &mut Canvas<'_>, at: Point) {
    for (x, y) in (0..9).flat_map(|x| (0..3).map(move |y| (x, y))) {
        let colour = match (x + y) % 2 {
            0 => Colour::SQUARE_LIGHT,
            _ => Colour::SQUARE_DARK,
        };
        canvas.rect(square(at, x, y), colour);
    }
}

/// A square of such a board.
#[must_use]
pub fn square(at: Point, x: i32, y: i32) -> Rectangle {
    area(at.x + 8 + 20 * x, at.y + 20 * y, 20, 20)
}

/// A dot in a square: a piece can go there.
pub fn goes(canvas: &mut Canvas<'_>, square: Rectangle) {
    let middle = square.top_left + Point::new(9, 9);
    canvas.dot(middle, 9, Colour::EBONY);
    canvas.dot(middle, 7, Colour::BRASS);
}
