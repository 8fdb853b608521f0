//! How many tiles of each number are still to come: a panel on the wide picture, in the room that two or three players
//! leave on the narrow one, and a chapter of the book.

use super::layout::{Layout, WIDTH};
use crate::line;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use crate::parts::paper;
use embedded_graphics::geometry::Point;
use parlour_rules::no_respect::{EACH, Pool, TILES, Tile};

/// How a row is spaced.
#[derive(Clone, Copy)]
struct Row {
    /// The small tile is so large.
    tile: i32,
    /// From one bar to the next, and how wide and high a bar is.
    step: i32,
    bar: (i32, i32),
}

const NARROW: Row = Row {
    tile: 13,
    step: 3,
    bar: (2, 7),
};
const PANEL: Row = Row {
    tile: 16,
    step: 5,
    bar: (3, 7),
};
const PAGE: Row = Row {
    tile: 16,
    step: 7,
    bar: (5, 10),
};

/// What bars are drawn in: those to come, those that are gone, and the tile's edge.
#[derive(Clone, Copy)]
struct Bars {
    there: Colour,
    gone: Colour,
}

const ON_BAIZE: Bars = Bars {
    there: Colour::BRASS,
    gone: Colour::BAIZE,
};
const ON_CLOTH: Bars = Bars {
    there: Colour::BRASS,
    gone: Colour::BAIZE_LO,
};
const ON_PAPER: Bars = Bars {
    there: Colour::BRASS_LO,
    gone: Colour::PARCH,
};

fn draw_row(canvas: &mut Canvas<'_>, at: Point, row: Row, bars: Bars, tile: Tile, count: u8) {
    canvas.round(area(at.x, at.y, row.tile, row.tile), 2, Colour::IVORY, None);
    let (font, drop) = if row.tile > 14 {
        (Font::B10, 3)
    } else {
        (Font::B8, 3)
    };
    let figure = line!("{tile}");
    let middle = at + Point::new(row.tile / 2 + 1, drop);
    canvas.text_centre(&figure, middle, font, Colour::INK);
    let (width, height) = row.bar;
    let mut left = at.x + row.tile + 5;
    for number in 0..EACH {
        let ink = if number < count {
            bars.there
        } else {
            bars.gone
        };
        let top = at.y + (row.tile - height + 1) / 2;
        canvas.rect(area(left, top, width, height), ink);
        left += row.step;
    }
}

/// Draws the tally wherever the board leaves room for it.
pub(super) fn draw(layout: Layout, pool: &Pool, stage: &mut Stage<'_>) {
    if stage.wide() {
        panel(pool, stage);
    } else if layout.is_for_three() {
        quarter(pool, stage);
    } else if layout.is_for_two() {
        beside(pool, stage);
    }
}

/// What the lock on a cap says, round a column of the picture.
fn draw_legend(canvas: &mut Canvas<'_>, middle: Point, words: &str, ink: Colour) {
    let lock = marks::LOCK.width() + 5;
    let left = middle.x - (lock + Font::B8.width(words)) / 2;
    let at = Point::new(left, middle.y);
    canvas.sprite(&marks::LOCK, at, Inks::plain(ink));
    canvas.text(words, at + Point::new(lock, 0), Font::B8, ink);
}

fn total(pool: &Pool) -> crate::screen::Line {
    line!("{} of {TILES} tiles", pool.total())
}

/// The column at the right of the wide picture.
fn panel(pool: &Pool, stage: &mut Stage<'_>) {
    let place = area(WIDTH, 20, stage.width() - WIDTH, 200);
    stage.item(place, ("tally", pool), |canvas| {
        canvas.rect(place, Colour::BAIZE_LO);
        canvas.vline(place.top_left, 200, Colour::BRASS_LO);
        let middle = WIDTH + 40;
        let ink = Colour::SAND;
        canvas.text_centre("Still to come", Point::new(middle, 27), Font::B8, ink);
        let mut at = Point::new(WIDTH + 7, 42);
        for tile in Tile::ALL {
            draw_row(canvas, at, PANEL, ON_BAIZE, tile, pool.count(tile));
            at.y += 19;
        }
        let below = Point::new(middle, 194);
        canvas.text_centre(&total(pool), below, Font::B8, ink);
        draw_legend(canvas, below + Point::new(0, 12), "closed", ink);
    });
}

/// The fourth quarter of a board for three.
fn quarter(pool: &Pool, stage: &mut Stage<'_>) {
    let place = area(128, 146, 108, 70);
    stage.item(place, ("tally", pool), |canvas| {
        for (number, tile) in (0..).zip(Tile::ALL) {
            let at = place.top_left + Point::new(number / 4 * 56 + 2, number % 4 * 18);
            draw_row(canvas, at, NARROW, ON_CLOTH, tile, pool.count(tile));
        }
    });
}

/// Above and below the drawn tile of a board for two.
fn beside(pool: &Pool, stage: &mut Stage<'_>) {
    for (top, tiles) in [(39, &Tile::ALL[..4]), (148, &Tile::ALL[4..])] {
        let place = area(182, top, 50, 55);
        stage.item(place, ("tally", pool, top), |canvas| {
            for (row, tile) in (0..).zip(tiles) {
                let at = place.top_left + Point::new(0, row * 14);
                draw_row(canvas, at, NARROW, ON_CLOTH, *tile, pool.count(*tile));
            }
        });
    }
}

/// The page of the book.
pub(super) fn page(pool: &Pool, stage: &mut Stage<'_>) {
    let sheet = area((stage.width() - 176) / 2, 34, 176, 180);
    stage.item(sheet, ("page", pool), |canvas| {
        paper::draw_sheet(canvas, sheet);
        let at = sheet.top_left;
        let middle = at.x + 88;
        let mut row = at + Point::new(14, 8);
        for tile in Tile::ALL {
            let count = pool.count(tile);
            let square = area(row.x - 1, row.y - 1, 18, 18);
            canvas.round(square, 3, Colour::SAND, None);
            draw_row(canvas, row, PAGE, ON_PAPER, tile, count);
            let right = Point::new(at.x + 160, row.y + 3);
            canvas.text_right(&line!("{count}"), right, Font::B10, Colour::INK);
            row.y += 18;
        }
        let below = Point::new(middle, at.y + 154);
        canvas.text_centre(&total(pool), below, Font::B8, Colour::UMBER);
        draw_legend(
            canvas,
            below + Point::new(0, 13),
            "three high: closed",
            Colour::UMBER,
        );
    });
}
