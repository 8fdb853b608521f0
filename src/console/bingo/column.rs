//! What is right of the row: the number in large figures, how many tiles are left, the speed, and the two plates.

use super::board::{Board, beside_the_row};
use super::{Cursor, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::glyph::{self, Direction};
use crate::parts::plate::{self, Button, On};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

/// Where the well with the number begins, and how high it is.
const WELL_TOP: i32 = 27;
const WELL: i32 = 45;
/// A plate's height, and where the two begin.
const PLATE: i32 = 23;
const PLATES: [i32; 2] = [163, 192];
/// Where the speed or the warning stands.
const SPEED: i32 = 138;

pub(super) fn draw(board: &Board<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let column = beside_the_row(stage.width());
    let (left, width) = (column.top_left.x, column.size.width as i32);
    let well = area(left, WELL_TOP, width, WELL);
    let open = board.open;
    let count = line!("{}", board.left());
    fact(stage, area(left, 81, width, 16), "left", &count);
    if let Some(best) = open.best.passes(open.may_leave) {
        let best = line!("{best}");
        fact(stage, area(left, 102, width, 16), "best", &best);
    }
    if let Some(end) = open.end() {
        if !board.has_room() {
            let look = (Font::N14, Colour::EBONY, Colour::EMBER);
            plaque(stage, well, words::end(end), look);
        }
        return;
    }
    let (fill, ink) = match board.meets {
        true => (Colour::BRASS, Colour::INK),
        false => (Colour::BAIZE_LO, Colour::IVORY),
    };
    let number = line!("{}", board.number);
    plaque(stage, well, &number, (Font::N24, fill, ink));
    let row = area(left, SPEED, width, 16);
    if board.asks {
        // In ember where that may be the end.
        let ink = match board.is_risky() {
            true => Colour::EMBER,
            false => Colour::IVORY,
        };
        let then = line!("then {}", board.left().saturating_sub(1));
        plaque(stage, row, &then, (Font::B8, Colour::EBONY, ink));
    } else {
        let word = cursor.speed.word();
        stage.item(row, ("speed", word), |canvas| {
            let middle = row.top_left + Point::new(width / 2, 4);
            canvas.text_centre(word, middle, Font::B8, Colour::IVORY);
            for (tip, direction) in [(0, Direction::Left), (width - 1, Direction::Right)] {
                let tip = row.top_left + Point::new(tip, 8);
                glyph::arrow(canvas, tip, direction, 5, 4, Colour::BRASS);
            }
        });
    }
    let running = cursor.runs && !board.asks;
    for (lower, (top, word)) in (0..).zip(PLATES.into_iter().zip(words::plates(board, cursor))) {
        let focused = (board.live || running) && (lower == 1) == cursor.lower;
        let state = match running && lower == 1 {
            true => Button::Off,
            false => Button::focused(focused),
        };
        let font = match Font::B10.width(word) <= width - 4 {
            true => Font::B10,
            false => Font::B8,
        };
        plate::button(
            stage,
            area(left, top, width, PLATE),
            word,
            state,
            On::Baize,
            font,
        );
    }
}

/// A few words in the middle of a well.
fn plaque(
    stage: &mut Stage<'_>,
    well: Rectangle,
    words: &str,
    (font, fill, ink): (Font, Colour, Colour),
) {
    stage.item(well, ("plaque", words, font, fill, ink), |canvas| {
        canvas.round(well, 5, fill, None);
        let top = well.top_left.y + (well.size.height as i32 - font.cap_height()) / 2;
        let middle = Point::new(well.top_left.x + well.size.width as i32 / 2, top);
        canvas.text_centre(words, middle, font, ink);
    });
}

/// A number with a word before it.
fn fact(stage: &mut Stage<'_>, row: Rectangle, word: &str, count: &str) {
    stage.item(row, ("fact", word, count), |canvas| {
        let (at, width) = (row.top_left, row.size.width as i32);
        canvas.text(word, at + Point::new(1, 6), Font::B8, Colour::SAND);
        canvas.text_right(
            count,
            at + Point::new(width - 1, 0),
            Font::B14,
            Colour::IVORY,
        );
    });
}
