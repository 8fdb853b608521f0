//! The numbered card of No Thanks!, with a band in the colour of its range,
//! and the runs of numbers that a seat has taken.

use core::fmt::Write;

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::String;

use crate::paint::{Canvas, Colour, Font, Stage, area};

/// Width and height of the card.
pub const NUMBER_CARD: (i32, i32) = (62, 86);

/// The colour of a number's range.
#[must_use]
pub const fn band(number: u8) -> Colour {
    match number {
        0..=11 => Colour::BAND_LOW,
        12..=20 => Colour::AZURE,
        21..=29 => Colour::SEAT_PLUM,
        _ => Colour::RUBY,
    }
}

/// The card, with its shadow.
pub fn number_card(stage: &mut Stage<'_>, at: Point, number: u8) {
    let (width, height) = NUMBER_CARD;
    stage.item(
        area(at.x, at.y, width + 3, height + 4),
        ("number", number),
        |canvas| {
            draw(canvas, at, number);
        },
    );
}

/// Draws the card.
pub fn draw(canvas: &mut Canvas<'_>, at: Point, number: u8) {
    let (width, height) = NUMBER_CARD;
    let card = area(at.x, at.y, width, height);
    canvas.round(
        area(at.x + 3, at.y + 4, width, height),
        5,
        Colour::BAIZE_LO,
        None,
    );
    canvas.round(card, 5, Colour::IVORY, Some((Colour::UMBER, 1)));
    canvas.round(card.offset(-4), 2, band(number), None);
    canvas.round(
        area(at.x + 5, at.y + 16, width - 10, height - 32),
        2,
        Colour::IVORY,
        None,
    );
    let mut figure: String<3> = String::new();
    if write!(figure, "{number}").is_err() {
        return;
    }
    canvas.text(&figure, at + Point::new(7, 6), Font::B8, Colour::IVORY);
    canvas.text_right(
        &figure,
        at + Point::new(width - 7, height - 14),
        Font::B8,
        Colour::IVORY,
    );
    canvas.text_centre(&figure, at + Point::new(32, 31), Font::N24, Colour::INK);
}

/// A run of numbers on a seat's paper: `26-28`, or brass if it would grow.
/// Returns its width.
pub fn draw_run(canvas: &mut Canvas<'_>, at: Point, run: &str, grows: bool) -> i32 {
    let width = Font::B10.width(run) + 10;
    let place = Rectangle::new(at, embedded_graphics::geometry::Size::new(width as u32, 19));
    let (fill, edge) = if grows {
        (Colour::BRASS, Colour::BRASS_LO)
    } else {
        (Colour::PARCH, Colour::SAND)
    };
    canvas.round(place, 3, fill, Some((edge, 1)));
    canvas.text(run, at + Point::new(5, 4), Font::B10, Colour::INK);
    width
}
