//! Everybody in two columns, where nobody's hand is shown: a plate for each seat with what can be said of it.

use super::{Round, draw_ground};
use crate::fitting;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;

/// Where the plates of everybody lie.
#[derive(Clone, Copy)]
pub struct Spread {
    top: i32,
    /// Whether the words stand below the name.
    two_lines: bool,
}

impl Spread {
    /// On the baize from this line on: words beside the name.
    pub const fn on_baize(top: i32) -> Spread {
        Spread {
            top,
            two_lines: false,
        }
    }

    /// On a tray from this line on: words below the name.
    pub const fn on_tray(top: i32) -> Spread {
        Spread {
            top,
            two_lines: true,
        }
    }

    /// Where the plate of a seat lies on a picture of this width.
    pub fn place(self, seat: Seat, width: i32) -> Rectangle {
        let (number, column) = (seat.index() as i32, (width - 20) / 2);
        let height = if self.two_lines { 27 } else { 17 };
        area(
            8 + number % 2 * (column + 4),
            self.top + number / 2 * (height + 2),
            column,
            height,
        )
    }

    /// Draws the plates. `words` says something of a seat that has room in so many pixels.
    pub fn draw(self, round: &Round<'_>, stage: &mut Stage<'_>, words: &dyn Fn(Seat, i32) -> Line) {
        for seat in round.players.seats() {
            let place = self.place(seat, stage.width());
            let (look, name) = (round.look(seat), round.people.name(seat));
            let turn = round.is_turn(seat);
            let words = words(seat, place.size.width as i32 - 25);
            stage.item(place, (look, name, &words, turn), |canvas| {
                if self.two_lines {
                    draw_tall(canvas, place, (look, name, &words, turn));
                } else {
                    draw_slim(canvas, place, (look, name, &words, turn));
                }
            });
        }
    }
}

type Said<'t> = (SeatLook, &'t str, &'t str, bool);

fn draw_slim(canvas: &mut Canvas<'_>, place: Rectangle, (look, name, words, turn): Said<'_>) {
    draw_ground(canvas, place, turn);
    let (at, width) = (place.top_left, place.size.width as i32);
    look.draw(canvas, at + Point::new(3, 2), SeatSize::List, Ground::Dark);
    let room = width - 5 - 20 - 4;
    let short = fitting::name(Font::B8, name, room - Font::B8.width(words));
    let font = canvas.larger(Font::B8, words, room - Font::B8.width(&short));
    let left = width - 5 - font.width(words);
    let beside = left - 20 - 4;
    canvas.text_in(
        &short,
        at + Point::new(20, 5),
        beside,
        Font::B8,
        Colour::IVORY,
    );
    let start = at + Point::new(left, 5 - font.above(Font::B8));
    canvas.text(words, start, font, Colour::SAND);
}

fn draw_tall(canvas: &mut Canvas<'_>, place: Rectangle, (look, name, words, turn): Said<'_>) {
    let edge = turn.then_some((Colour::BRASS, 1));
    canvas.round(place, 5, Colour::WALNUT, edge);
    let at = place.top_left;
    look.draw(canvas, at + Point::new(4, 7), SeatSize::List, Ground::Dark);
    let name = fitting::name(Font::B8, name, place.size.width as i32 - 25);
    canvas.text(&name, at + Point::new(21, 4), Font::B8, Colour::IVORY);
    canvas.text(words, at + Point::new(21, 15), Font::B8, Colour::SAND);
}
