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
    /// Which of these keys are obeyed at this moment.
    pub hears: Hears,
}

/// Which keys are obeyed at this moment; the others are drawn without their light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hears {
    /// All that have a label.
    #[default]
    All,
    /// All but A.
    NotA,
    /// None.
    Nothing,
}

impl Hears {
    fn lights(self, key: Key) -> bool {
        match self {
            Hears::All => true,
            Hears::NotA => key != Key::A,
            Hears::Nothing => false,
        }
    }
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
            hears: Hears::All,
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

    /// Only these keys are obeyed at this moment.
    #[must_use]
    pub const fn heard(mut self, hears: Hears) -> Self {
        self.hears = hears;
        self
    }
}

/// Where the two bars of a table lie. Both are 20 rows high.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bars {
    /// The status line.
    pub status: Rectangle,
    /// The hints.
    pub hints: Rectangle,
}

impl Bars {
    /// The rows of a bar.
    const ROWS: i32 = 20;

    /// At the edges of a picture of this width.
    #[must_use]
    pub const fn edges(width: i32) -> Bars {
        Bars::at(Point::new(0, 0), Point::new(0, HINT_TOP), width)
    }

    /// Both with their left ends here, and so wide.
    #[must_use]
    pub const fn at(status: Point, hints: Point, width: i32) -> Bars {
        Bars {
            status: area(status.x, status.y, width, Bars::ROWS),
            hints: area(hints.x, hints.y, width, Bars::ROWS),
        }
    }
}

/// The status line at the top: who is to do what, and one fact at the right.
pub fn status(stage: &mut Stage<'_>, seat: Option<SeatLook>, text: &str, fact: &str) {
    let place = Bars::edges(stage.width()).status;
    status_in(stage, place, seat, text, fact);
}

/// The status line in its place.
pub fn status_in(
    stage: &mut Stage<'_>,
    place: Rectangle,
    seat: Option<SeatLook>,
    text: &str,
    fact: &str,
) {
    let room = place.size.width as i32 - status_left(seat) - 6;
    // The words are larger first, and then the fact.
    let beside = |font: Font| match fact {
        "" => 0,
        fact => font.width(fact) + 6,
    };
    let words = stage.larger(Font::B10, text, room - beside(Font::B8));
    let rest = room - words.width(text) - 6;
    status_ground(stage, place, seat, text, room - beside(Font::B8));
    fact_at_the_right(stage, right_end(place, 6, 6), fact, rest);
}

/// How far from the left end of the status line its words begin.
const fn status_left(seat: Option<SeatLook>) -> i32 {
    if seat.is_some() { 21 } else { 6 }
}

/// So far from the right end of a place, and below its top.
const fn right_end(place: Rectangle, off: i32, down: i32) -> Point {
    let right = place.top_left.x + place.size.width as i32;
    Point::new(right - off, place.top_left.y + down)
}

/// The status line while a computer player thinks; `phase` counts up by one
/// every 250 ms and moves the brass dot.
pub fn status_thinking(
    stage: &mut Stage<'_>,
    place: Rectangle,
    seat: Option<SeatLook>,
    text: &str,
    phase: u32,
) {
    let phase = phase % 3;
    let dots = right_end(place, 30, 7);
    let room = dots.x - place.top_left.x - status_left(seat) - 6;
    status_ground(stage, place, seat, text, room);
    stage.item(area(dots.x, dots.y, 21, 5), ("dots", phase), |canvas| {
        gauge::thinking_dots(canvas, dots, phase);
    });
}

fn status_ground(
    stage: &mut Stage<'_>,
    place: Rectangle,
    seat: Option<SeatLook>,
    text: &str,
    room: i32,
) {
    let (at, width) = (place.top_left, place.size.width as i32);
    stage.item(place, ("status", seat), |canvas| {
        canvas.rect(area(at.x, at.y, width, Bars::ROWS - 1), Colour::EBONY);
        let rule = at + Point::new(0, Bars::ROWS - 1);
        canvas.hline(rule, width, Colour::BRASS_LO);
        if let Some(seat) = seat {
            let shape = at + Point::new(4, 3);
            seat.draw(canvas, shape, SeatSize::List, Ground::Dark);
        }
    });
    let start = at + Point::new(status_left(seat), 5);
    stage.text_in(text, start, room, Font::B10, Colour::IVORY);
}

/// A few words that end at the column of `at`, apart from the bar they stand
/// on: they are all of it that changes often.
fn fact_at_the_right(stage: &mut Stage<'_>, at: Point, fact: &str, room: i32) {
    let left = at.x - stage.larger(Font::B8, fact, room).width(fact);
    stage.text_in(fact, Point::new(left, at.y), room, Font::B8, Colour::BRASS);
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
    let rest = match battery {
        // So far from the right end stands the battery.
        Some(_) => 86 - 24 - 8 - 4,
        None => width - 8 - Font::N14.width(text) - 8 - 8,
    };
    fact_at_the_right(stage, Point::new(width - 8, 10), fact, rest);
}

/// The hint bar at the bottom: four fixed columns, so that the thumb learns places.
pub fn hints(stage: &mut Stage<'_>, hints: Hints<'_>) {
    hints_in(stage, Bars::edges(stage.width()).hints, hints);
}

/// The narrowest bar with a fixed column for each key.
const FOUR_COLUMNS: i32 = 240;

/// The hint bar in its place. A narrow one is shared by the keys that do something.
pub fn hints_in(stage: &mut Stage<'_>, bar: Rectangle, hints: Hints<'_>) {
    if !stage.wants(&bar) {
        return;
    }
    let (at, width) = (bar.top_left, bar.size.width as i32);
    stage.item(bar, "hints", |canvas| hint_ground(canvas, bar));
    let keys = [
        (Key::A, hints.a),
        (Key::B, hints.b),
        (Key::X, hints.x),
        (Key::Y, hints.y),
    ];
    let fixed = width >= FOUR_COLUMNS;
    let used = keys.iter().filter(|(_, label)| label.is_some()).count();
    let column = width / if fixed { 4 } else { used.max(1) as i32 };
    let shown = keys
        .into_iter()
        .filter(|(_, label)| fixed || label.is_some());
    // All in one type: larger where every label has room in it.
    let larger = |label: &str| stage.larger(Font::B8, label, column - 22);
    let mut labels = keys.iter().filter_map(|(_, label)| *label);
    let small = labels.any(|label| larger(label) == Font::B8);
    let font = if small { Font::B8 } else { larger("") };
    let down = 7 - font.above(Font::B8);
    for (place, (key, label)) in (0..).zip(shown) {
        let Some(label) = label else { continue };
        let left = at.x + place * column;
        let lit = hints.hears.lights(key);
        stage.item(
            area(left, at.y + 1, column, Bars::ROWS - 1),
            (key, label, lit, font),
            |canvas| {
                let disc = Point::new(left + 3, at.y + 3);
                let ink = match key {
                    _ if !lit => Colour::HAZE,
                    Key::A => Colour::IVORY,
                    _ => Colour::PARCH,
                };
                if lit {
                    glyph::key(canvas, disc, key);
                } else {
                    glyph::unlit_key(canvas, disc, key);
                }
                let start = Point::new(left + 21, at.y + down);
                canvas.text(label, start, font, ink);
            },
        );
    }
}

fn hint_ground(canvas: &mut Canvas<'_>, bar: Rectangle) {
    canvas.rect(bar, Colour::EBONY);
    canvas.hline(bar.top_left, bar.size.width as i32, Colour::OAK);
}
