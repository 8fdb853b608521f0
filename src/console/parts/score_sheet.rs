//! The score sheet: a paper with a column for each seat or for each team, a row for each deal,
//! and the totals, the leader's in brass with a crown below.

use embedded_graphics::geometry::Point;

use super::glyph::{Direction, arrow};
use super::list::{self, Window};
use super::paper;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::sprites::{marks, seats_token};
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

/// Somebody above a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Head<'t> {
    /// The seat's look.
    pub look: SeatLook,
    /// The name.
    pub name: &'t str,
}

/// The head and foot of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column<'t> {
    /// Who fills it: one seat, or all seats of a team.
    pub partners: &'t [Head<'t>],
    /// The total.
    pub total: &'t str,
    /// Whether it leads.
    pub leads: bool,
}

/// How many rows the sheet shows at once.
pub const ROWS: usize = 5;
/// How many columns stand side by side on a picture of this width.
#[must_use]
pub const fn columns(width: i32) -> usize {
    if width >= 320 { 6 } else { 4 }
}
const FIRST_ROW: i32 = 73;
const PITCH: i32 = 19;

/// How the columns lie: the middle of the first, and their distance. Many
/// columns stand closer, in smaller figures, and those of teams are wider.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    first: i32,
    pitch: i32,
}

impl Grid {
    fn new(width: i32, columns: &[Column<'_>]) -> Self {
        let partners = columns.iter().map(|column| column.partners.len()).max();
        let widest = 47 * partners.unwrap_or(1).max(1) as i32;
        let pitch = ((width - 52) / (columns.len() as i32).max(1)).min(widest);
        Self {
            first: 40 + pitch / 2,
            pitch,
        }
    }

    const fn middle(self, column: i32) -> i32 {
        self.first + self.pitch * column
    }

    const fn cell_font(self) -> Font {
        if self.pitch >= 28 {
            Font::B10
        } else {
            Font::B8
        }
    }

    const fn total_font(self) -> Font {
        if self.pitch >= 36 {
            Font::B14
        } else {
            self.cell_font()
        }
    }
}

/// The sheet with heads and totals; rows are put on its grid with [`row`]. A scroll bar beside it says which rows are in sight,
/// and arrows beside the heads say where there are more columns: `more` at the left, at the right.
pub fn sheet(stage: &mut Stage<'_>, columns: &[Column<'_>], rows: Window, more: [bool; 2]) -> Grid {
    let place = area(8, 34, stage.width() - 16, 180);
    let width = place.size.width as i32;
    let grid = Grid::new(stage.width(), columns);
    let teams = columns.iter().any(|column| column.partners.len() > 1);
    stage.item(place, ("score", grid.pitch, teams), |canvas| {
        paper::draw_sheet(canvas, place);
        for stripe in [1, 3] {
            let top = FIRST_ROW + PITCH * stripe;
            canvas.rect(area(9, top, width - 2, PITCH), Colour::STRIPE);
        }
        // Between teams, so that it is plain who fills which column.
        for border in 1..columns.len() as i32 * i32::from(teams) {
            let x = grid.middle(border) - grid.pitch / 2;
            canvas.vline(Point::new(x, 40), 170, Colour::SAND);
        }
        for rule in [69, 170, 172] {
            canvas.hline(Point::new(12, rule), width - 8, Colour::BRASS_LO);
        }
        canvas.text("Total", Point::new(13, 183), Font::B8, Colour::INK);
    });
    list::scroll_bar(stage, Point::new(stage.width() - 5, 34), 180, rows);
    let arrows = [
        (Direction::Left, area(30, 42, 6, 9), 0),
        (Direction::Right, area(stage.width() - 17, 42, 6, 9), 5),
    ];
    for ((direction, place, tip), _) in arrows.into_iter().zip(more).filter(|(_, more)| *more) {
        stage.item(place, ("more seats", tip), |canvas| {
            let tip = place.top_left + Point::new(tip, 4);
            arrow(canvas, tip, direction, 6, 4, Colour::BRASS_LO);
        });
    }
    for (number, column) in (0..).zip(columns) {
        let middle = grid.middle(number);
        let left = middle - grid.pitch / 2;
        let share = grid.pitch / (column.partners.len() as i32).max(1);
        for (partner, head) in (0..).zip(column.partners) {
            let place = area(left + partner * share, 38, share, 30);
            stage.item(place, ("head", head), |canvas| {
                draw_head(canvas, left + partner * share + share / 2, share, head);
            });
        }
        stage.item(
            area(left, 174, grid.pitch, 38),
            ("total", column.total, column.leads),
            |canvas| draw_total(canvas, grid, middle, column),
        );
    }
    grid
}

/// The shape, and below it the name where it has room.
fn draw_head(canvas: &mut Canvas<'_>, middle: i32, room: i32, head: &Head<'_>) {
    let fits = Font::B8.width(head.name) <= room;
    let top = if fits { 40 } else { 46 };
    let at = Point::new(middle - 6, top);
    head.look.draw(canvas, at, SeatSize::List, Ground::Paper);
    if fits {
        canvas.text_centre(head.name, Point::new(middle, 57), Font::B8, Colour::INK);
    }
}

fn draw_total(canvas: &mut Canvas<'_>, grid: Grid, middle: i32, column: &Column<'_>) {
    let usual = grid.total_font();
    let fonts = [usual, grid.cell_font(), Font::B8].into_iter();
    let mut fitting = fonts.filter(|font| font.width(column.total) <= grid.pitch - 4);
    let font = fitting.next().unwrap_or(Font::B8);
    if column.leads {
        let width = (grid.pitch - 2).min(40);
        canvas.round(
            area(middle - width / 2, 176, width, 22),
            4,
            Colour::BRASS,
            None,
        );
        let crown = Point::new(middle - 6, 202);
        canvas.sprite(&marks::CROWN, crown, Inks::plain(Colour::BRASS_LO));
    }
    let top = 187 - font.cap_height() / 2;
    canvas.text_centre(column.total, Point::new(middle, top), font, Colour::INK);
}

/// A row of the sheet with this grid: the number of the deal and what each
/// column got. `marked` puts a moon beside the number.
pub fn row(
    stage: &mut Stage<'_>,
    grid: Grid,
    row: usize,
    number: &str,
    cells: &[&str],
    marked: bool,
) {
    let top = FIRST_ROW + PITCH * row as i32;
    let place = area(9, top, stage.width() - 18, PITCH);
    stage.item(place, ("row", number, cells, marked), |canvas| {
        draw_number(canvas, top, number);
        if marked {
            let inks = Inks {
                fill: Some(Colour::BRASS_LO),
                ..Inks::default()
            };
            canvas.sprite(&seats_token::MOON, Point::new(29, top + 4), inks);
        }
        for (column, cell) in (0..).zip(cells) {
            let usual = grid.cell_font();
            let fits = usual.width(cell) <= grid.pitch - 4;
            let font = if fits { usual } else { Font::B8 };
            let drop = 4 + (11 - font.cap_height()) / 2;
            // Long figures go to the right, so that they do not reach into the column before theirs.
            let beyond = (font.width(cell) + 2 - grid.pitch / 2).max(8);
            let right = Point::new(grid.middle(column) + beyond, top + drop);
            canvas.text_right(cell, right, font, Colour::INK);
        }
    });
}

/// The number of a deal: one figure leaves a margin, and three still end before the moon.
fn draw_number(canvas: &mut Canvas<'_>, top: i32, number: &str) {
    let font = if number.len() > 2 {
        Font::B8
    } else {
        Font::B10
    };
    let right = (18 + font.width("0")).max(10 + font.width(number));
    let drop = 4 + (11 - font.cap_height()) / 2;
    canvas.text_right(number, Point::new(right, top + drop), font, Colour::UMBER);
}
