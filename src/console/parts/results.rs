//! The end of a game: crown, shape and name of the winner, the places on
//! paper, and confetti that falls once.

use embedded_graphics::geometry::Point;

use super::paper;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

/// A place in the results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place<'t> {
    /// 1 for the winner; seats that share a place have the same number.
    pub place: u8,
    /// The seat's look.
    pub look: SeatLook,
    /// The name.
    pub name: &'t str,
    /// Points, or whatever was counted.
    pub score: &'t str,
}

/// Crown, shape and the line that says who won.
pub fn winner(stage: &mut Stage<'_>, look: Option<SeatLook>, line: &str) {
    let middle = stage.width() / 2;
    stage.item(area(middle - 28, 14, 57, 37), "crown", |canvas| {
        draw_crown(canvas, Point::new(middle - 26, 22));
    });
    if let Some(look) = look {
        super::seat::shape(
            stage,
            Point::new(middle - 15, 58),
            look,
            SeatSize::Curtain,
            Ground::Dark,
        );
    }
    let font = if Font::N24.ink(line).width <= stage.width() - 16 {
        Font::N24
    } else {
        Font::N18
    };
    let top = 122 - font.cap_height();
    stage.item(area(0, 94, stage.width(), 36), ("winner", line), |canvas| {
        canvas.text_centre(line, Point::new(middle, top), font, Colour::IVORY);
    });
}

fn draw_crown(canvas: &mut Canvas<'_>, at: Point) {
    canvas.sprite_scaled(&marks::CROWN, at, 4, Inks::plain(Colour::BRASS));
    canvas.hline(at + Point::new(4, 24), 44, Colour::BRASS_LO);
    for ball in [2, 26, 50] {
        canvas.dot(at + Point::new(ball, -4), 7, Colour::IVORY);
    }
}

/// How many places the paper shows.
pub const PLACES: usize = 4;

/// The places on paper; beyond four, those around `first` are shown.
pub fn places(stage: &mut Stage<'_>, places: &[Place<'_>], first: usize) {
    let sheet = area((stage.width() - 200) / 2, 130, 200, 84);
    paper::sheet(stage, sheet);
    let left = sheet.top_left.x;
    for (row, entry) in (0..).zip(places.iter().skip(first).take(PLACES)) {
        let line = area(left + 3, 134 + 19 * row, 194, 19);
        stage.item(line, ("place", entry), |canvas| {
            draw_place(canvas, line.top_left, entry)
        });
    }
}

fn draw_place(canvas: &mut Canvas<'_>, at: Point, entry: &Place<'_>) {
    if entry.place == 1 {
        canvas.round(area(at.x, at.y, 194, 19), 3, Colour::GLOW, None);
    }
    let mut number: heapless::String<5> = heapless::String::new();
    if core::fmt::write(&mut number, format_args!("{}.", entry.place)).is_ok() {
        canvas.text_right(&number, at + Point::new(19, 4), Font::B10, Colour::UMBER);
    }
    entry.look.draw(
        canvas,
        at + Point::new(25, 3),
        SeatSize::List,
        Ground::Paper,
    );
    canvas.text(entry.name, at + Point::new(45, 4), Font::B10, Colour::INK);
    canvas.text_right(entry.score, at + Point::new(187, 4), Font::B10, Colour::INK);
}

/// Where the pieces of confetti come to rest: from the middle, and what they are.
const CONFETTI: [(i32, i32, Scrap); 14] = [
    (-99, 25, Scrap::Seat(0)),
    (-53, 23, Scrap::Seat(3)),
    (-88, 42, Scrap::Square(Colour::BRASS)),
    (-39, 45, Scrap::Square(Colour::EMBER)),
    (-71, 63, Scrap::Seat(1)),
    (-101, 75, Scrap::Seat(2)),
    (79, 29, Scrap::Seat(4)),
    (52, 46, Scrap::Square(Colour::MINT)),
    (87, 51, Scrap::Square(Colour::BRASS)),
    (67, 67, Scrap::Seat(6)),
    (105, 63, Scrap::Seat(5)),
    (91, 83, Scrap::Seat(7)),
    (-112, 54, Scrap::Seat(8)),
    (111, 40, Scrap::Seat(9)),
];

/// A piece of confetti.
#[derive(Clone, Copy)]
enum Scrap {
    Seat(u8),
    Square(Colour),
}

/// Confetti that has fallen for `fallen` of 45 frames.
pub fn confetti(stage: &mut Stage<'_>, fallen: u32) {
    let middle = stage.width() / 2;
    let left_to_fall = 45 - fallen.min(45) as i32;
    for (number, (x, y, scrap)) in (0..).zip(CONFETTI) {
        // The pieces fall at three speeds and sway a little.
        let drop = left_to_fall * (3 + number % 3);
        let sway = if left_to_fall > 0 {
            (left_to_fall + number) / 4 % 3 - 1
        } else {
            0
        };
        let at = Point::new(middle + x + sway, y - drop);
        let place = area(at.x - 5, at.y - 5, 11, 11);
        stage.item(place, ("confetti", number), |canvas| {
            draw_scrap(canvas, at, scrap)
        });
    }
}

fn draw_scrap(canvas: &mut Canvas<'_>, at: Point, scrap: Scrap) {
    match scrap {
        Scrap::Square(colour) => canvas.rect(area(at.x - 2, at.y - 2, 4, 4), colour),
        Scrap::Seat(shape) => {
            let look = SeatLook::new(shape);
            let inks = Inks {
                fill: Some(look.colour()),
                ..Inks::default()
            };
            canvas.sprite(look.sprite(SeatSize::Token), at - Point::new(5, 5), inks);
        }
    }
}
