//! Plates: the buttons that hold every choice of a game, tags, and the side
//! plates beside a board.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use crate::paint::{Canvas, Colour, Font, Stage};

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
pub enum On {
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
    on: On,
    font: Font,
) {
    let whole = Rectangle::new(
        place.top_left,
        place.size + embedded_graphics::geometry::Size::new(0, 2),
    );
    if state == Button::Focused {
        stage.keep_clear(&place);
    }
    stage.item(whole, ("button", label, state, on, font), |canvas| {
        draw_button(canvas, place, label, state, on, font);
    });
}

/// Draws a button.
fn draw_button(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    label: &str,
    state: Button,
    on: On,
    font: Font,
) {
    let (fill, edge) = match on {
        On::Baize => (Colour::BAIZE_LO, Colour::BAIZE_HI),
        On::Walnut => (Colour::OAK, Colour::UMBER),
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
            let edge = if on == On::Walnut {
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

/// The plate of a side beside a board: lit when it is this side's turn.
pub fn draw_side_plate(canvas: &mut Canvas<'_>, place: Rectangle, lit: bool) {
    if lit {
        canvas.round(place, 5, Colour::OAK, Some((Colour::BRASS, 1)));
    } else {
        canvas.round(place, 5, Colour::WALNUT, Some((Colour::OAK, 1)));
    }
}
