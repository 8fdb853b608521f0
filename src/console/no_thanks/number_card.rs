//! The numbered card of No Thanks!, with a band in the colour of its range,
//! and the runs of numbers that a seat has taken.

use core::fmt::Write;

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::String;

use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::SeatLook;

/// Width and height of the card.
pub(super) const NUMBER_CARD: (i32, i32) = (62, 86);

/// The colour of a number's range.
#[must_use]
pub(super) const fn band(number: u8) -> Colour {
    match number {
        0..=11 => Colour::BAND_LOW,
        12..=20 => Colour::AZURE,
        21..=29 => Colour::SEAT_PLUM,
        _ => Colour::RUBY,
    }
}

/// The card, with its shadow.
pub(super) fn number_card(stage: &mut Stage<'_>, at: Point, number: u8) {
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
pub(super) fn draw(canvas: &mut Canvas<'_>, at: Point, number: u8) {
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

/// Draws a small card, 36 x 52, for a picture of the rules; dimmed where it counts for nothing.
pub(super) fn draw_small(canvas: &mut Canvas<'_>, at: Point, number: u8, dim: bool) {
    let card = area(at.x, at.y, 36, 52);
    let face = if dim { Colour::DUSK } else { Colour::IVORY };
    canvas.round(card, 4, face, Some((Colour::UMBER, 1)));
    canvas.rect(area(at.x + 4, at.y + 4, 28, 7), band(number));
    canvas.rect(area(at.x + 4, at.y + 41, 28, 7), band(number));
    let figure = line!("{number}");
    canvas.text_centre(&figure, at + Point::new(18, 19), Font::B14, Colour::INK);
}

/// A run of numbers on a seat's paper: `26-28`, or brass if it would grow.
/// Returns its width.
pub(super) fn draw_run(canvas: &mut Canvas<'_>, at: Point, run: &str, grows: bool) -> i32 {
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

/// What is known of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Known {
    /// Not seen yet, or left out.
    Unseen,
    /// Left out, as everybody knows.
    Gap,
    /// Taken by a seat.
    Taken(SeatLook),
    /// On the table now.
    Now,
}

/// The numbers seen so far, in a well at the right of the wide picture.
pub(super) fn seen_so_far(stage: &mut Stage<'_>, known: impl Fn(u8) -> Known) {
    let left = stage.width() - 80;
    let well = area(left, 26, 74, 190);
    stage.item(well, "seen", |canvas| {
        canvas.round(well, 5, Colour::BAIZE_LO, None);
        canvas.text_centre(
            "Seen so far",
            Point::new(left + 37, 32),
            Font::B8,
            Colour::SAND,
        );
    });
    for (place, number) in (0..).zip(3..=35_u8) {
        let at = Point::new(left + 4 + place % 4 * 17, 45 + place / 4 * 18);
        let state = known(number);
        stage.item(
            area(at.x, at.y, 15, 16),
            ("known", number, state),
            |canvas| {
                draw_known(canvas, at, number, state);
            },
        );
    }
}

fn draw_known(canvas: &mut Canvas<'_>, at: Point, number: u8, state: Known) {
    let plate = area(at.x, at.y, 15, 16);
    let (ink, drop) = match state {
        Known::Unseen | Known::Gap => (Colour::DUSK, 4),
        Known::Taken(look) => {
            canvas.round(plate, 2, Colour::PARCH, None);
            canvas.rect(area(at.x + 2, at.y + 13, 11, 2), look.colour());
            (Colour::INK, 3)
        }
        Known::Now => {
            canvas.round(plate, 2, Colour::BRASS, None);
            (Colour::INK, 4)
        }
    };
    let mut figure: String<3> = String::new();
    if write!(figure, "{number}").is_ok() {
        canvas.text_centre(&figure, at + Point::new(8, drop), Font::B8, ink);
    }
    if state == Known::Gap {
        canvas.hline(at + Point::new(0, drop + 4), 15, Colour::SAND);
    }
}

#[cfg(test)]
mod tests {
    use super::{Known, number_card, seen_so_far};
    use crate::parts::SeatLook;
    use crate::parts::tests::{each_says_when_it_changes, one_by_one};
    use embedded_graphics::geometry::Point;

    #[test]
    fn cards_and_numbers_say_when_they_change() {
        each_says_when_it_changes(&one_by_one(3), |stage, &state| {
            let look = SeatLook::new(u8::from(state == 1));
            let known = |number: u8| match (number, state == 2) {
                (3, true) => Known::Now,
                (4, _) => Known::Taken(look),
                (10, _) => Known::Gap,
                _ => Known::Unseen,
            };
            seen_so_far(stage, known);
            let number = if state == 3 { 3 } else { 35 };
            number_card(stage, Point::new(10, 50), number);
        });
    }
}
