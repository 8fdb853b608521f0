//! What stands beside a board of eight by eight squares: a plate for each side,
//! narrow or wide, with its clock and what it has taken, and on the wide picture
//! the last moves between them.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::chess::{Kind, Side as Colours};

use super::board::draw_small_man;
use super::chessmen;
use super::dialog;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::line;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::screen::Line;

/// What stands on the plate of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side<'t> {
    /// The seat.
    pub look: SeatLook,
    /// Its name, shown on the wide picture.
    pub name: &'t str,
    /// Its army and its booty.
    pub tally: Tally,
    /// Whether it is to move.
    pub lit: bool,
}

/// What a side has and has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tally {
    /// Of checkers.
    Checkers {
        /// Whether the side plays red.
        red: bool,
        /// How many men it has left.
        men: u8,
        /// How many kings it has.
        kings: u8,
        /// How many it has taken.
        taken: u8,
    },
    /// Of chess.
    Chess {
        /// What colour it plays.
        side: Colours,
        /// How many of each kind it has taken, from pawns to queens.
        taken: [u8; 5],
        /// By how much its men are worth more than the other side's; 0 where they are not.
        lead: u8,
        /// Its time in milliseconds, if it is played by the clock.
        clock: Option<u32>,
    },
}

/// Less time than this is shown in ember, with tenths of a second.
const LOW: u32 = 20_000;

/// A clock as it is read: 12:40, or 9.3 when there is little time left.
#[must_use]
pub fn clock_line(ms: u32) -> Line {
    let seconds = ms / 1000;
    if ms < LOW {
        line!("{seconds}.{}", ms / 100 % 10)
    } else {
        line!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

/// What of a clock is to be seen, so that its plate is not painted more often than it changes.
const fn clock_look(ms: u32) -> u32 {
    if ms < LOW {
        ms / 100 * 100
    } else {
        ms / 1000 * 1000
    }
}

/// The plates of both sides at their places beside the board.
pub fn sides(stage: &mut Stage<'_>, upper: Side<'_>, lower: Side<'_>) {
    for (side, below) in [(upper, false), (lower, true)] {
        let mut side = side;
        if let Tally::Chess {
            clock: Some(ms), ..
        } = &mut side.tally
        {
            *ms = clock_look(*ms);
        }
        if stage.wide() {
            wide(stage, Point::new(205, if below { 172 } else { 24 }), side);
        } else {
            narrow(stage, Point::new(203, if below { 124 } else { 24 }), side);
        }
    }
}

/// Where something that is taken goes: the middle of the booty on the plate of the lower or of the upper side.
#[must_use]
pub const fn booty_place(wide: bool, below: bool) -> Point {
    match (wide, below) {
        (false, false) => Point::new(207, 74),
        (false, true) => Point::new(207, 174),
        (true, false) => Point::new(230, 46),
        (true, true) => Point::new(230, 194),
    }
}

/// The answers to an offer of a draw, of which the second or the first has the focus: beside the board, so that the
/// position is in sight. They lie between the two sides' counts; on the wide picture over the moves.
pub fn draw_offer(stage: &mut Stage<'_>, offering: &str, accepts: bool) {
    let (places, labels, font) = if stage.wide() {
        let place = area(205, 72, 110, 96);
        dialog::frame(stage, place, dialog::Tone::Calm);
        let words = area(209, 78, 102, 34);
        stage.item(words, ("draw offer", offering), |canvas| {
            for (top, text) in [(79, offering), (96, "offers a draw")] {
                let middle = Point::new(260, top);
                canvas.text_centre(text, middle, Font::B10, Colour::INK);
            }
        });
        let answers = [area(213, 114, 94, 21), area(213, 140, 94, 21)];
        (answers, ["Play on", "Draw"], Font::B10)
    } else {
        let ground = area(202, 93, 37, 54);
        stage.item(ground, "draw offer", |canvas| {
            canvas.rect(ground, Colour::EBONY);
        });
        let answers = [area(203, 95, 34, 22), area(203, 122, 34, 22)];
        (answers, ["Play", "Draw"], Font::B8)
    };
    for ((place, label), focused) in places.into_iter().zip(labels).zip([!accepts, accepts]) {
        let state = plate::Button::focused(focused);
        plate::button(stage, place, label, state, plate::Table::Walnut, font);
    }
}

fn draw_clock(canvas: &mut Canvas<'_>, ms: u32, right: Point, font: Font) {
    let ink = if ms < LOW {
        Colour::EMBER
    } else {
        Colour::IVORY
    };
    canvas.text_right(&clock_line(ms), right, font, ink);
}

/// The narrow plate, 34 x 92.
fn narrow(stage: &mut Stage<'_>, at: Point, side: Side<'_>) {
    let place = area(at.x, at.y, 34, 92);
    stage.item(place, ("side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        let shape = at + Point::new(10, 7);
        let ground = Ground::Dark;
        match side.tally {
            Tally::Checkers {
                red,
                men,
                kings,
                taken,
            } => {
                side.look.draw(canvas, shape, SeatSize::List, ground);
                draw_small_man(canvas, at + Point::new(1, 27), red);
                let number = |canvas: &mut Canvas<'_>, top, number: u8| {
                    let middle = Point::new(at.x + 25, at.y + top);
                    canvas.text_centre(&line!("{number}"), middle, Font::B10, Colour::IVORY);
                };
                number(canvas, 30, men);
                let crown = at + Point::new(3, 51);
                canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS));
                number(canvas, 50, kings);
                draw_booty_of_men(canvas, at + Point::new(3, 68), 4, taken, !red);
            }
            Tally::Chess {
                side: colours,
                taken,
                lead,
                clock,
            } => {
                // A lead of one figure stands beside the shape, a longer one on a line of its own.
                let (beside, below) = match lead {
                    0 => (false, false),
                    1..10 => (true, false),
                    _ => (false, true),
                };
                let said = line!("+{lead}");
                let shape = if beside { at + Point::new(3, 7) } else { shape };
                side.look.draw(canvas, shape, SeatSize::List, ground);
                if beside {
                    let right = Point::new(at.x + 32, at.y + 10);
                    canvas.text_right(&said, right, Font::B8, Colour::BRASS);
                }
                let mut top = at.y + 26;
                if let Some(ms) = clock {
                    draw_clock(canvas, ms, Point::new(at.x + 31, top), Font::B8);
                    top += 12;
                }
                if below {
                    let middle = Point::new(at.x + 17, top);
                    canvas.text_centre(&said, middle, Font::B8, Colour::BRASS);
                    top += 12;
                }
                let room = area(at.x + 1, top.max(at.y + 38), 32, 0);
                draw_booty(canvas, room, at.y + 90, colours, taken);
            }
        }
    });
}

/// The wide plate, 110 x 44.
fn wide(stage: &mut Stage<'_>, at: Point, side: Side<'_>) {
    let place = area(at.x, at.y, 110, 44);
    stage.item(place, ("wide side", side), |canvas| {
        plate::draw_side_plate(canvas, place, side.lit);
        side.look
            .draw(canvas, at + Point::new(6, 4), SeatSize::List, Ground::Dark);
        canvas.text(side.name, at + Point::new(23, 7), Font::B8, Colour::IVORY);
        match side.tally {
            Tally::Checkers {
                red,
                men,
                kings,
                taken,
            } => {
                let ink = Colour::IVORY;
                draw_small_man(canvas, at + Point::new(5, 24), red);
                let number = at + Point::new(23, 27);
                canvas.text(&line!("{men}"), number, Font::B10, ink);
                let crown = at + Point::new(42, 28);
                canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS));
                let number = at + Point::new(58, 27);
                canvas.text(&line!("{kings}"), number, Font::B10, ink);
                draw_booty_of_men(canvas, at + Point::new(71, 24), 6, taken, !red);
            }
            Tally::Chess {
                side: colours,
                taken,
                lead,
                clock,
            } => {
                if lead > 0 {
                    let left = at + Point::new(7, 21);
                    canvas.text(&line!("+{lead}"), left, Font::B8, Colour::BRASS);
                }
                if let Some(ms) = clock {
                    draw_clock(canvas, ms, Point::new(at.x + 103, at.y + 19), Font::B10);
                }
                let room = area(at.x + 5, at.y + 31, 100, 0);
                draw_booty(canvas, room, at.y + 42, colours, taken);
            }
        }
    });
}

/// Taken checkers, five pixels each.
fn draw_booty_of_men(canvas: &mut Canvas<'_>, at: Point, columns: i32, taken: u8, red: bool) {
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

/// Taken pieces, the strongest first, on a board of their own where both colours can be told: as wide as `room` and down
/// to `bottom` at the most. What does not fit side by side moves closer.
fn draw_booty(
    canvas: &mut Canvas<'_>,
    room: Rectangle,
    bottom: i32,
    taker: Colours,
    taken: [u8; 5],
) {
    let number = taken.iter().map(|count| i32::from(*count)).sum::<i32>();
    if number == 0 {
        return;
    }
    let at = room.top_left;
    let (width, height) = (room.size.width as i32 - 2, bottom - at.y - 1);
    let most = if height < 20 { number } else { width / 10 };
    let columns = most.min(number);
    let rows = (number + columns - 1) / columns;
    let (across, down) = ((width / columns).min(10), (height / rows).min(10));
    let ground = area(at.x, at.y, across * columns + 2, down * rows + 1);
    canvas.round(ground, 2, Colour::SQUARE_DARK, None);
    let kinds = Kind::ALL.into_iter().zip(taken).rev();
    let pieces = kinds.flat_map(|(kind, count)| (0..count).map(move |_| kind));
    for (place, kind) in (0..).zip(pieces) {
        let step = Point::new(place % columns * across, place / columns * down);
        chessmen::draw_small(canvas, at + step + Point::new(1, 1), kind, taker.other());
    }
}

/// How many lines of moves fit between the wide plates.
const MOVE_LINES: u32 = 5;

/// How wide a move may be.
const MOVE_ROOM: i32 = 41;

/// A move that fits: a very wide one does without the signs for taking and for check.
fn shortened(text: &str, room: i32) -> Line {
    if Font::B8.width(text) <= room {
        return line!("{text}");
    }
    let mut short = Line::new();
    for letter in text.chars().filter(|letter| !"x+#=".contains(*letter)) {
        let _ = short.push(letter);
    }
    short
}

/// The last moves, on ebony between the wide plates; the newest one is lit. `next` is the number of the move to come;
/// `visit` goes through the moves with their numbers, and is asked only when they have to be painted.
pub fn moves(stage: &mut Stage<'_>, next: u32, visit: impl Fn(&mut dyn FnMut(u32, &str))) {
    let place = area(205, 72, 110, 96);
    stage.item(place, ("moves", next), |canvas| {
        canvas.round(place, 5, Colour::EBONY, None);
        canvas.text("Moves", Point::new(211, 77), Font::B8, Colour::SAND);
        let first = next.div_ceil(2).saturating_sub(MOVE_LINES);
        visit(&mut |number, text| {
            let Some(row) = (number / 2).checked_sub(first) else {
                return;
            };
            let top = 92 + 15 * row as i32;
            let left = if number % 2 == 0 { 225 } else { 271 };
            if number + 1 == next {
                canvas.round(area(left - 2, top - 4, 44, 15), 3, Colour::OAK, None);
            }
            if number % 2 == 0 {
                let count = line!("{}", number / 2 + 1);
                canvas.text_right(&count, Point::new(221, top), Font::B8, Colour::HAZE);
            }
            let text = shortened(text, MOVE_ROOM);
            canvas.text(&text, Point::new(left, top), Font::B8, Colour::IVORY);
        });
    });
}
