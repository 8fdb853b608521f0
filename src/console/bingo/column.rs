//! What is right of the row: the number in large figures, how many tiles are left, the speed, and the two plates.

use super::board::{Board, Meets, beside_the_row};
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
    draw_number(board, left, width, stage);
    let open = board.open;
    let count = line!("{}", board.left());
    fact(stage, area(left, 81, width, 16), "left", &count);
    if let Some(best) = open.best.passes(open.may_leave) {
        let best = line!("{best}");
        fact(stage, area(left, 102, width, 16), "best", &best);
    }
    if let Some(end) = open.end() {
        if !board.has_room() {
            draw_word(words::end(end), area(left, WELL_TOP, width, WELL), stage);
        }
        return;
    }
    let row = area(left, SPEED, width, 16);
    if board.asks {
        draw_then(board, row, stage);
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

/// The number that is said, on brass where it meets as many dots.
fn draw_number(board: &Board<'_>, left: i32, width: i32, stage: &mut Stage<'_>) {
    let well = area(left, WELL_TOP, width, WELL);
    let Some((number, meets)) = board.number else {
        return;
    };
    stage.item(well, ("number", number, meets), |canvas| {
        let (fill, ink) = match meets {
            Meets::Tile => (Colour::BAIZE_LO, Colour::IVORY),
            Meets::Match => (Colour::BRASS, Colour::INK),
        };
        canvas.round(well, 5, fill, None);
        let top = well.top_left.y + (WELL - Font::N24.cap_height()) / 2;
        let middle = Point::new(left + width / 2, top);
        canvas.text_centre(&line!("{number}"), middle, Font::N24, ink);
    });
}

/// How it ended, in place of the number.
fn draw_word(word: &str, well: Rectangle, stage: &mut Stage<'_>) {
    stage.item(well, ("end", word), |canvas| {
        canvas.round(well, 5, Colour::EBONY, None);
        let top = well.top_left.y + (WELL - Font::N14.cap_height()) / 2;
        let middle = Point::new(well.center().x, top);
        canvas.text_centre(word, middle, Font::N14, Colour::EMBER);
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

/// How many tiles would be left, in ember where that may be the end.
fn draw_then(board: &Board<'_>, row: Rectangle, stage: &mut Stage<'_>) {
    let then = board.left().saturating_sub(1);
    let risky = board.is_risky();
    stage.item(row, ("then", then, risky), |canvas| {
        canvas.round(row, 4, Colour::EBONY, None);
        let ink = if risky { Colour::EMBER } else { Colour::IVORY };
        let middle = row.top_left + Point::new(row.size.width as i32 / 2, 4);
        canvas.text_centre(&line!("then {then}"), middle, Font::B8, ink);
    });
}
