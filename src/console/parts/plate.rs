//! Plates: the buttons that hold every choice of a game, tags, the plates of
//! the other seats, and the side plates beside a board.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::{Canvas, Colour, Font, Stage, area};

/// What state a button is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Button {
    /// A does it.
    Focused,
    /// Can be reached with the pad.
    Plain,
    /// Cannot be done now.
    Off,
}

impl Button {
    /// Focused or plain.
    #[must_use]
    pub const fn focused(focused: bool) -> Self {
        if focused {
            Button::Focused
        } else {
            Button::Plain
        }
    }
}

/// What buttons and plates lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// The table in play.
    Baize,
    /// The house.
    Walnut,
}

/// A button with a word in the middle. The foot of a focused one reaches two
/// pixels below its place.
pub fn button(
    stage: &mut Stage<'_>,
    place: Rectangle,
    label: &str,
    state: Button,
    table: Table,
    font: Font,
) {
    let whole = Rectangle::new(
        place.top_left,
        place.size + embedded_graphics::geometry::Size::new(0, 2),
    );
    stage.item(whole, ("button", label, state, table, font), |canvas| {
        draw_button(canvas, place, label, state, table, font);
    });
}

/// Draws a button.
pub fn draw_button(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    label: &str,
    state: Button,
    table: Table,
    font: Font,
) {
    let (fill, edge) = match table {
        Table::Baize => (Colour::BAIZE_LO, Colour::BAIZE_HI),
        Table::Walnut => (Colour::OAK, Colour::UMBER),
    };
    let ink = match state {
        Button::Focused => {
            canvas.round(
                Rectangle::new(place.top_left + Point::new(0, 2), place.size),
                5,
                Colour::BRASS_LO,
                None,
            );
            canvas.round(place, 5, Colour::BRASS, None);
            Colour::INK
        }
        Button::Plain => {
            canvas.round(place, 5, fill, Some((edge, 1)));
            Colour::IVORY
        }
        Button::Off => {
            let edge = if table == Table::Walnut {
                Colour::OAK
            } else {
                Colour::BAIZE_HI
            };
            canvas.round_edge(place, 5, (edge, 1));
            Colour::HAZE
        }
    };
    let middle = place.top_left.x + place.size.width as i32 / 2;
    let top = place.top_left.y + (place.size.height as i32 - font.cap_height()) / 2;
    canvas.text_centre(label, Point::new(middle, top), font, ink);
}

/// A small brass tag with a word, such as "saved"; returns nothing to press.
pub fn draw_tag(canvas: &mut Canvas<'_>, place: Rectangle, word: &str) {
    canvas.round(place, 4, Colour::BRASS, None);
    let middle = place.top_left.x + place.size.width as i32 / 2;
    let top = place.top_left.y + (place.size.height as i32 - 8) / 2;
    canvas.text_centre(word, Point::new(middle, top), Font::B8, Colour::INK);
}

/// Another seat in the row at the top of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opponent<'t> {
    /// Its colour and shape.
    pub look: SeatLook,
    /// Its name; left out where there is no room.
    pub name: &'t str,
    /// Its count, such as cards held.
    pub count: &'t str,
    /// Whether the count deserves attention.
    pub alert: bool,
    /// Whether it is this seat's turn.
    pub turn: bool,
}

/// The plates of the other seats, y 25 to 44. With a small `back` on the wide
/// picture, a card back says that the numbers count cards.
pub fn opponents(stage: &mut Stage<'_>, seats: &[Opponent<'_>], cards: bool) {
    let columns = (seats.len() as i32).max(3);
    let pitch = (stage.width() - 16) / columns;
    let wide = stage.wide();
    for (column, seat) in (0..).zip(seats) {
        let place = area(9 + pitch * column, 25, pitch - 3, 20);
        stage.item(place, ("opponent", seat, cards, wide), |canvas| {
            draw_opponent(canvas, place, seat, cards && wide);
        });
    }
}

fn draw_opponent(canvas: &mut Canvas<'_>, place: Rectangle, seat: &Opponent<'_>, back: bool) {
    let edge = seat.turn.then_some((Colour::BRASS, 1));
    canvas.round(place, 5, Colour::BAIZE_LO, edge);
    let at = place.top_left;
    let right = at.x + place.size.width as i32 - 5;
    let ink = if seat.alert {
        Colour::BRASS
    } else {
        Colour::IVORY
    };
    let count = Font::B10.width(seat.count);
    let room = right - count - (at.x + 19) - 4;
    seat.look
        .draw(canvas, at + Point::new(3, 4), SeatSize::List, Ground::Dark);
    if room >= Font::B8.width(seat.name) {
        canvas.text(seat.name, at + Point::new(20, 7), Font::B8, Colour::IVORY);
    }
    canvas.text_right(seat.count, Point::new(right, at.y + 5), Font::B10, ink);
    if back && room >= Font::B8.width(seat.name) + 12 {
        let left = right - count.max(9) - 12;
        canvas.round(area(left, at.y + 4, 9, 12), 2, Colour::IVORY, None);
        canvas.rect(area(left + 2, at.y + 6, 5, 8), Colour::VELVET);
    }
}

/// The plate of a side beside a board: lit when it is this side's turn.
pub fn draw_side_plate(canvas: &mut Canvas<'_>, place: Rectangle, lit: bool) {
    if lit {
        canvas.round(place, 5, Colour::OAK, Some((Colour::BRASS, 1)));
    } else {
        canvas.round(place, 5, Colour::WALNUT, Some((Colour::OAK, 1)));
    }
}
