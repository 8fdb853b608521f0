//! The two ebony bars that talk to the player: the status line or title at the
//! top, and the hints at the bottom with a fixed column for each key.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::gauge::{self, Charge};
use super::glyph::{self, Key};
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::{Canvas, Colour, Font, Stage, area};

/// First row below the status line.
pub const TABLE_TOP: i32 = 20;
/// First row below a title.
pub const MENU_TOP: i32 = 28;
/// First row of the hint bar.
pub const HINT_TOP: i32 = 220;
/// Rows of the picture.
pub const HEIGHT: i32 = 240;

/// What the keys do now. An unused key leaves its column empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hints<'t> {
    /// What A does.
    pub a: Option<&'t str>,
    /// Where B leads back to.
    pub b: Option<&'t str>,
    /// What X shows.
    pub x: Option<&'t str>,
    /// The menu.
    pub y: Option<&'t str>,
}

impl<'t> Hints<'t> {
    /// Only A does something.
    #[must_use]
    pub const fn a(label: &'t str) -> Self {
        Self {
            a: Some(label),
            b: None,
            x: None,
            y: None,
        }
    }

    /// B leads back.
    #[must_use]
    pub const fn b(mut self, label: &'t str) -> Self {
        self.b = Some(label);
        self
    }

    /// X shows something.
    #[must_use]
    pub const fn x(mut self, label: &'t str) -> Self {
        self.x = Some(label);
        self
    }

    /// Y is the menu.
    #[must_use]
    pub const fn menu(mut self) -> Self {
        self.y = Some("Menu");
        self
    }
}

/// Where the status line lies on a picture of this width.
#[must_use]
pub const fn status_place(width: i32) -> Rectangle {
    area(0, 0, width, TABLE_TOP)
}

/// Where the hints lie on a picture of this width.
#[must_use]
pub const fn hints_place(width: i32) -> Rectangle {
    area(0, HINT_TOP, width, HEIGHT - HINT_TOP)
}

/// The status line: who is to do what, and one fact at the right.
pub fn status(stage: &mut Stage<'_>, seat: Option<SeatLook>, text: &str, fact: &str) {
    status_ground(stage, seat, text);
    fact_at_the_right(stage, Point::new(stage.width() - 6, 6), fact);
}

/// The status line while a computer player thinks; `phase` counts up by one
/// every 250 ms and moves the brass dot.
pub fn status_thinking(stage: &mut Stage<'_>, seat: Option<SeatLook>, text: &str, phase: u32) {
    let phase = phase % 3;
    status_ground(stage, seat, text);
    let dots = Point::new(stage.width() - 30, 7);
    stage.item(area(dots.x, dots.y, 21, 5), ("dots", phase), |canvas| {
        gauge::thinking_dots(canvas, dots, phase);
    });
}

fn status_ground(stage: &mut Stage<'_>, seat: Option<SeatLook>, text: &str) {
    let width = stage.width();
    stage.item(status_place(width), ("status", seat), |canvas| {
        canvas.rect(area(0, 0, width, TABLE_TOP - 1), Colour::EBONY);
        canvas.hline(Point::new(0, TABLE_TOP - 1), width, Colour::BRASS_LO);
        if let Some(seat) = seat {
            seat.draw(canvas, Point::new(4, 3), SeatSize::List, Ground::Dark);
        }
    });
    let left = if seat.is_some() { 21 } else { 6 };
    stage.text(text, Point::new(left, 5), Font::B10, Colour::IVORY);
}

/// A few words that end at the column of `at`, apart from the bar they stand
/// on: they are all of it that changes often.
fn fact_at_the_right(stage: &mut Stage<'_>, at: Point, fact: &str) {
    let left = at.x - Font::B8.width(fact);
    stage.text(fact, Point::new(left, at.y), Font::B8, Colour::BRASS);
}

/// The title of a menu, with a fact at the right and the battery left of it.
pub fn title(stage: &mut Stage<'_>, text: &str, fact: &str, battery: Option<Charge>) {
    let width = stage.width();
    let alone = fact.is_empty();
    let bar = area(0, 0, width, MENU_TOP);
    stage.item(bar, ("title", text, alone, battery), |canvas| {
        canvas.rect(area(0, 0, width, MENU_TOP - 1), Colour::EBONY);
        canvas.hline(Point::new(0, MENU_TOP - 1), width, Colour::BRASS_LO);
        canvas.text(text, Point::new(8, 7), Font::N14, Colour::IVORY);
        if let Some(charge) = battery {
            let left = if alone { width - 34 } else { width - 86 };
            gauge::battery(canvas, Point::new(left, 8), charge, Colour::EBONY);
        }
    });
    fact_at_the_right(stage, Point::new(width - 8, 10), fact);
}

/// The hint bar: four fixed columns, so that the thumb learns places.
pub fn hints(stage: &mut Stage<'_>, hints: Hints<'_>) {
    let width = stage.width();
    let bar = hints_place(width);
    if !stage.wants(&bar) {
        return;
    }
    stage.item(bar, "hints", |canvas| hint_ground(canvas, width));
    let column = width / 4;
    let keys = [
        (Key::A, hints.a),
        (Key::B, hints.b),
        (Key::X, hints.x),
        (Key::Y, hints.y),
    ];
    for (place, (key, label)) in (0..).zip(keys) {
        let Some(label) = label else { continue };
        let left = place * column;
        stage.item(
            area(left, HINT_TOP + 1, column, HEIGHT - HINT_TOP - 1),
            (key, label),
            |canvas| {
                glyph::key(canvas, Point::new(left + 3, HINT_TOP + 3), key);
                let ink = if key == Key::A {
                    Colour::IVORY
                } else {
                    Colour::PARCH
                };
                canvas.text(label, Point::new(left + 21, HINT_TOP + 7), Font::B8, ink);
            },
        );
    }
}

fn hint_ground(canvas: &mut Canvas<'_>, width: i32) {
    canvas.rect(area(0, HINT_TOP, width, HEIGHT - HINT_TOP), Colour::EBONY);
    canvas.hline(Point::new(0, HINT_TOP), width, Colour::OAK);
}
