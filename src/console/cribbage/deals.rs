//! A chapter of the book: what everybody has pegged in this deal, in the play, with the hand and with the crib.

use super::Sight;
use super::words;
use crate::fitting;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::{Ground, SeatSize, paper};
use embedded_graphics::geometry::Point;
use parlour_rules::Seat;
use parlour_rules::cribbage::{Counting, Tally};

/// Top of the words above the columns, of the first row, and from row to row.
const HEADS: i32 = 44;
const ROWS: i32 = 60;
const PITCH: i32 = 24;
/// From column to column, and from the last one to the edge.
const COLUMN: i32 = 32;
const EDGE: i32 = 20;

/// The columns, and what stands in them.
type Column = (&'static str, fn(Tally) -> u16);

const COLUMNS: [Column; 5] = [
    ("more", |tally| tally.missed.into()),
    ("play", |tally| tally.play.into()),
    ("hand", |tally| tally.hand.into()),
    ("crib", |tally| tally.crib.into()),
    ("sum", |tally| tally.sum()),
];

pub(super) fn page(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let sheet = area(8, 34, width - 16, 178);
    paper::sheet(stage, sheet);
    // What others missed has a column only where it can be pegged.
    let columns = match open.options.counting {
        Counting::Muggins => &COLUMNS[..],
        _ => &COLUMNS[1..],
    };
    for (place, (word, _)) in columns.iter().rev().enumerate() {
        let right = width - EDGE - COLUMN * place as i32;
        let at = area(right - COLUMN, HEADS, COLUMN + 1, 10);
        stage.item(at, word, |canvas| {
            canvas.text_right(word, Point::new(right, HEADS), Font::B8, Colour::UMBER);
        });
    }
    for (row, seat) in (0..).zip(open.players.seats()) {
        row_of(sight, seat, ROWS + PITCH * row, columns, stage);
    }
    let foot = words::dealer(sight);
    let place = area(18, 186, width - 36, 14);
    stage.item(place, &foot, |canvas| {
        let fonts = [Font::B10, Font::B8];
        canvas.text_within(&foot, Point::new(18, 188), width - 36, &fonts, Colour::INK);
    });
}

fn row_of(sight: &Sight<'_>, seat: Seat, top: i32, columns: &[Column], stage: &mut Stage<'_>) {
    let width = stage.width();
    let tally = sight.view.open.tally[seat];
    let look = sight.look(seat);
    let room = width - EDGE - COLUMN * columns.len() as i32 - 38;
    let name = fitting::name(Font::B8, sight.name(seat), room);
    let place = area(16, top, width - 32, 18);
    stage.item(
        place,
        (look, &name, tally.sum(), tally.play, tally.hand),
        |canvas| {
            look.draw(canvas, Point::new(18, top), SeatSize::List, Ground::Paper);
            canvas.text(&name, Point::new(36, top + 3), Font::B8, Colour::INK);
            for (column, (_, points)) in columns.iter().rev().enumerate() {
                let right = width - EDGE - COLUMN * column as i32;
                let points = line!("{}", points(tally));
                let font = if column == 0 { Font::B14 } else { Font::B10 };
                let drop = if column == 0 { 0 } else { 2 };
                canvas.text_right(&points, Point::new(right, top + drop), font, Colour::INK);
            }
        },
    );
}
