//! Where the board lies on the glass, and its picture without pawns: the track with its slides, zones, STARTs and HOMEs.

use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::SeatLook;
use crate::parts::glyph::{self, Direction};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::sorry::{Board, Corner, Pawn, Place, SPACES, Slide, Spot, ZONE, slide_over};

/// The side of a space.
const SPACE: i32 = 12;
/// The upper left corner of the first space.
const AT: Point = Point::new(4, 24);
/// How large a pawn is.
pub(super) const TOKEN: i32 = 11;
/// The board with its rim.
pub(super) const WIDTH: i32 = 200;
/// The diameter of START and HOME.
const DISC: i32 = 35;

/// A place of the grid of 16 by 16, as it lies for red, turned to a corner.
const fn turned(corner: Corner, x: i32, y: i32) -> (i32, i32) {
    match corner {
        Corner::Red => (x, y),
        Corner::Blue => (15 - y, x),
        Corner::Yellow => (15 - x, 15 - y),
        Corner::Green => (y, 15 - x),
    }
}

const fn cell((x, y): (i32, i32)) -> Rectangle {
    area(AT.x + SPACE * x, AT.y + SPACE * y, SPACE, SPACE)
}

fn middle(cell: Rectangle) -> Point {
    cell.top_left + Point::new_equal(SPACE / 2)
}

/// A space of the track.
fn space(number: u8) -> Rectangle {
    let begun = |corner: &Corner| corner.base() <= number;
    let side = Corner::ALL.into_iter().rev().find(begun);
    let side = side.unwrap_or(Corner::Red);
    cell(turned(side, i32::from(number - side.base()), 0))
}

/// A space of a safety zone.
fn zone(corner: Corner, step: u8) -> Rectangle {
    cell(turned(corner, 2, step.into()))
}

/// The middle of a START.
pub(super) fn start(corner: Corner) -> Point {
    middle(cell(turned(corner, 4, 2)))
}

/// The middle of a HOME.
fn home(corner: Corner) -> Point {
    middle(cell(turned(corner, 2, 7)))
}

/// Where a pawn of a corner with this number stands: the upper left of its token.
pub(super) fn token(corner: Corner, number: u8, place: Place) -> Point {
    let among_four = |middle: Point| {
        let (right, below) = (i32::from(number % 2), i32::from(number / 2));
        middle + Point::new(12 * right - TOKEN, 12 * below - TOKEN)
    };
    match place.spot() {
        Spot::Start => among_four(start(corner)),
        Spot::Home => among_four(home(corner)),
        Spot::Track(number) => space(number).top_left + Point::new(1, 1),
        Spot::Zone(step) => zone(corner, step).top_left + Point::new(1, 1),
    }
}

/// Where a pawn stands on a board.
pub(super) fn stands(board: &Board, pawn: Pawn) -> Point {
    token(board.corner(pawn.seat()), pawn.number(), board.at(pawn))
}

/// The colours of a corner: the full one and the light one.
pub(super) fn colours(corner: Corner) -> (Colour, Colour) {
    let tint = match corner {
        Corner::Red => Colour::TINT_RED,
        Corner::Blue => Colour::TINT_BLUE,
        Corner::Yellow => Colour::TINT_YELLOW,
        Corner::Green => Colour::TINT_GREEN,
    };
    (SeatLook::new(corner as u8).colour(), tint)
}

/// The ground: the board in its rim, and walnut beside it.
pub(super) fn ground(stage: &mut Stage<'_>) {
    let beside = area(WIDTH, 20, stage.width() - WIDTH, 200);
    stage.solid(beside, beside, "beside", |canvas| {
        canvas.rect(beside, Colour::WALNUT);
    });
    let place = area(0, 20, WIDTH, 200);
    stage.solid(place, place, "board", |canvas| {
        canvas.rect(place, Colour::BAIZE_LO);
        canvas.rect(area(AT.x, AT.y, 16 * SPACE, 16 * SPACE), Colour::PARCH);
        draw_spaces(canvas);
        for corner in Corner::ALL {
            let (ink, tint) = colours(corner);
            for middle in [start(corner), home(corner)] {
                let at = middle - Point::new_equal(DISC / 2);
                if canvas.touches(&area(at.x, at.y, DISC, DISC)) {
                    canvas.coin(at, DISC, tint, (ink, 2));
                }
            }
            for slide in corner.slides() {
                draw_slide(canvas, slide);
            }
        }
    });
}

fn draw_spaces(canvas: &mut Canvas<'_>) {
    for number in 0..SPACES {
        let on = slide_over(number);
        let ground = on.map_or(Colour::IVORY, |slide| colours(slide.corner).1);
        draw_space(canvas, space(number), ground);
    }
    for corner in Corner::ALL {
        for step in 1..=ZONE {
            draw_space(canvas, zone(corner, step), colours(corner).1);
        }
    }
}

/// Draws a space with its lines above it and at its left.
pub(super) fn draw_space(canvas: &mut Canvas<'_>, cell: Rectangle, ground: Colour) {
    if canvas.touches(&cell) {
        let at = cell.top_left;
        canvas.rect(cell, Colour::UMBER);
        canvas.rect(area(at.x + 1, at.y + 1, SPACE - 1, SPACE - 1), ground);
    }
}

fn draw_slide(canvas: &mut Canvas<'_>, slide: Slide) {
    let (from, to) = (middle(space(slide.from)), middle(space(slide.to)));
    let reach = area(
        from.x.min(to.x) - 6,
        from.y.min(to.y) - 6,
        (from.x - to.x).abs() + SPACE,
        (from.y - to.y).abs() + SPACE,
    );
    if canvas.touches(&reach) {
        draw_slide_between(canvas, from, to, colours(slide.corner).0);
    }
}

/// Draws a slide: a triangle, a bar and a disc at its end.
pub(super) fn draw_slide_between(canvas: &mut Canvas<'_>, from: Point, to: Point, ink: Colour) {
    let (direction, ahead) = match (to.x - from.x, to.y - from.y) {
        (1.., _) => (Direction::Right, Point::new(1, 0)),
        (..=-1, _) => (Direction::Left, Point::new(-1, 0)),
        (_, 1..) => (Direction::Down, Point::new(0, 1)),
        _ => (Direction::Up, Point::new(0, -1)),
    };
    let corner = Point::new(from.x.min(to.x), from.y.min(to.y));
    let (width, height) = ((from.x - to.x).abs(), (from.y - to.y).abs());
    for (thick, colour) in [(2, Colour::INK), (1, ink)] {
        let bar = area(
            corner.x - thick,
            corner.y - thick,
            width + 2 * thick + 1,
            height + 2 * thick + 1,
        );
        canvas.rect(bar, colour);
    }
    let tip = from + ahead * 6;
    glyph::arrow(canvas, tip, direction, 12, 5, Colour::INK);
    glyph::arrow(canvas, tip - ahead * 2, direction, 9, 4, ink);
    let end = to - Point::new_equal(TOKEN / 2);
    canvas.coin(end, TOKEN, ink, (Colour::INK, 1));
}

/// What stands in a HOME that nobody has reached.
pub(super) fn empty_home(stage: &mut Stage<'_>, corner: Corner) {
    let at = home(corner) - Point::new(0, 5);
    stage.item(area(at.x - 8, at.y - 3, 17, 17), "home", |canvas| {
        canvas.text_centre("H", at + Point::new(1, 0), Font::B10, Colour::UMBER);
    });
}
