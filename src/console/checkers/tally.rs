//! What stands on the plates beside the board of checkers: men, kings, and what a side has taken.

use super::men::draw_small_man;
use crate::line;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks};
use crate::parts::sides::{self, NARROW_LOOK};
use crate::parts::{Ground, SeatLook, SeatSize};
use embedded_graphics::geometry::Point;

/// What a side has and has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tally {
    /// Whether the side plays red.
    pub(super) red: bool,
    /// How many men it has left.
    pub(super) men: u8,
    /// How many kings it has.
    pub(super) kings: u8,
    /// How many it has taken.
    pub(super) taken: u8,
}

impl sides::Tally for Tally {
    fn draw_narrow(&self, canvas: &mut Canvas<'_>, at: Point, look: SeatLook) {
        look.draw(canvas, at + NARROW_LOOK, SeatSize::List, Ground::Dark);
        draw_small_man(canvas, at + Point::new(3, 27), self.red);
        let number = |canvas: &mut Canvas<'_>, top, number: u8| {
            let middle = Point::new(at.x + 26, at.y + top);
            canvas.text_centre(&line!("{number}"), middle, Font::B8, Colour::IVORY);
        };
        number(canvas, 31, self.men);
        let crown = at + Point::new(4, 51);
        canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS));
        number(canvas, 51, self.kings);
        draw_booty(canvas, at + Point::new(6, 66), 4, self.taken, !self.red);
    }

    fn draw_wide(&self, canvas: &mut Canvas<'_>, at: Point) {
        let ink = Colour::IVORY;
        draw_small_man(canvas, at + Point::new(5, 24), self.red);
        let number = at + Point::new(23, 27);
        canvas.text(&line!("{}", self.men), number, Font::B10, ink);
        let crown = at + Point::new(42, 28);
        canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS));
        let number = at + Point::new(58, 27);
        canvas.text(&line!("{}", self.kings), number, Font::B10, ink);
        draw_booty(canvas, at + Point::new(71, 24), 6, self.taken, !self.red);
    }
}

/// Taken checkers, five pixels each.
fn draw_booty(canvas: &mut Canvas<'_>, at: Point, columns: i32, taken: u8, red: bool) {
    let (body, rim) = if red {
        (Colour::MAN_RED, Colour::IVORY)
    } else {
        (Colour::IVORY, Colour::INK)
    };
    for number in 0..i32::from(taken.min(12)) {
        let step = Point::new(number % columns, number / columns);
        let corner = at + Point::new(step.x * 6, step.y * 7);
        if red {
            canvas.disc(corner, 7, rim);
            canvas.disc(corner + Point::new(1, 1), 5, body);
        } else {
            canvas.disc(corner + Point::new(1, 1), 5, body);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;
    use crate::parts::tests::{each_says_when_it_changes, one_by_one};
    use crate::parts::{SeatLook, sides};

    #[test]
    fn the_plates_say_when_they_change() {
        each_says_when_it_changes(&one_by_one(4), |stage, &state| {
            let side = sides::Side {
                look: SeatLook::new(0),
                name: "Anna",
                tally: Tally {
                    red: state == 1,
                    men: u8::from(state == 2),
                    kings: u8::from(state == 3),
                    taken: u8::from(state == 4),
                },
                lit: false,
            };
            sides::sides(stage, side, side);
        });
    }
}
