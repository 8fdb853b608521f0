//! The score sheet: a paper with a column for each seat, a row for each deal,
//! and the totals, the leader's in brass with a crown below.

use embedded_graphics::geometry::Point;

use super::paper;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::{marks, seats_token};
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

/// The head and foot of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column<'t> {
    /// The seat's look.
    pub look: SeatLook,
    /// Its name.
    pub name: &'t str,
    /// Its total.
    pub total: &'t str,
    /// Whether it leads.
    pub leads: bool,
}

/// How many rows the sheet shows at once.
pub const ROWS: usize = 5;
/// How many seats the sheet shows at once on the narrow and on the wide picture.
#[must_use]
pub const fn columns(wide: bool) -> usize {
    if wide { 6 } else { 4 }
}

const FIRST_ROW: i32 = 73;
const PITCH: i32 = 19;

/// The middle of a column.
const fn middle(column: i32) -> i32 {
    63 + 47 * column
}

/// The sheet with heads and totals; rows are put on it with [`row`].
pub fn sheet(stage: &mut Stage<'_>, heads: &[Column<'_>]) {
    let place = area(8, 34, stage.width() - 16, 180);
    let width = place.size.width as i32;
    stage.item(place, ("score", heads.len()), |canvas| {
        paper::draw_sheet(canvas, place);
        for stripe in [1, 3] {
            let top = FIRST_ROW + PITCH * stripe;
            canvas.rect(area(9, top, width - 2, PITCH), Colour::STRIPE);
        }
        for rule in [69, 170, 172] {
            canvas.hline(Point::new(12, rule), width - 8, Colour::BRASS_LO);
        }
        canvas.text("Total", Point::new(13, 183), Font::B8, Colour::INK);
    });
    for (column, head) in (0..).zip(heads) {
        let left = middle(column) - 23;
        stage.item(
            area(left, 38, 47, 30),
            ("head", head.look, head.name),
            |canvas| {
                let at = Point::new(middle(column) - 6, 40);
                head.look.draw(canvas, at, SeatSize::List, Ground::Paper);
                let under = Point::new(middle(column), 57);
                canvas.text_centre(head.name, under, Font::B8, Colour::INK);
            },
        );
        stage.item(
            area(left, 174, 47, 38),
            ("total", head.total, head.leads),
            |canvas| {
                draw_total(canvas, middle(column), head);
            },
        );
    }
}

fn draw_total(canvas: &mut Canvas<'_>, middle: i32, head: &Column<'_>) {
    if head.leads {
        canvas.round(area(middle - 20, 176, 40, 22), 4, Colour::BRASS, None);
        let crown = Point::new(middle - 6, 202);
        canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS_LO));
    }
    canvas.text_centre(head.total, Point::new(middle, 180), Font::B14, Colour::INK);
}

/// A row of the sheet: the number of the deal and what each seat got.
/// `marked` puts a moon beside the number.
pub fn row(stage: &mut Stage<'_>, row: usize, number: &str, cells: &[&str], marked: bool) {
    let top = FIRST_ROW + PITCH * row as i32;
    let place = area(9, top, stage.width() - 18, PITCH);
    stage.item(place, ("row", number, cells, marked), |canvas| {
        canvas.text(number, Point::new(18, top + 4), Font::B10, Colour::UMBER);
        if marked {
            let inks = Inks {
                fill: Some(Colour::BRASS_LO),
                ..Inks::default()
            };
            canvas.sprite(&seats_token::MOON, Point::new(29, top + 4), inks);
        }
        for (column, cell) in (0..).zip(cells) {
            let right = Point::new(middle(column) + 8, top + 4);
            canvas.text_right(cell, right, Font::B10, Colour::INK);
        }
    });
}
