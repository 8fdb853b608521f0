//! The pieces: a cell of a column, a discard circle, the drawn tile, and one on its way.

use super::layout::CIRCLE;
use crate::line;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::no_respect::{Height, Stack, Tile};

/// How a place is marked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) enum Mark {
    #[default]
    None,
    /// The drawn tile can go there.
    Legal,
    /// A puts it there.
    Focus,
}

/// One space of a column, as it is or as it would be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Cell {
    pub(super) stack: Option<Stack>,
    /// Whether it belongs to a complete column.
    pub(super) complete: bool,
    /// Whether it has the tick of a complete column.
    pub(super) ticked: bool,
    /// Whether its seat is out.
    pub(super) out: bool,
    pub(super) mark: Mark,
}

/// Draws a cell with the frame of its mark, which reaches two pixels beyond it.
pub(super) fn draw_cell(canvas: &mut Canvas<'_>, place: Rectangle, cell: Cell) {
    draw_space(canvas, place, cell);
    draw_mark(canvas, place, 3, cell.mark);
}

fn draw_mark(canvas: &mut Canvas<'_>, place: Rectangle, radius: i32, mark: Mark) {
    match mark {
        Mark::None => {}
        Mark::Legal => canvas.round_edge(place.offset(1), radius, (Colour::BRASS, 2)),
        Mark::Focus => {
            canvas.round_edge(place.offset(2), radius + 1, (Colour::EBONY, 1));
            canvas.round_edge(place.offset(1), radius, (Colour::BRASS, 2));
        }
    }
}

fn draw_space(canvas: &mut Canvas<'_>, place: Rectangle, cell: Cell) {
    let Some(stack) = cell.stack else {
        let edge = if cell.out {
            Colour::BAIZE_LO
        } else {
            Colour::BAIZE_HI
        };
        canvas.round_edge(place, 2, (edge, 1));
        return;
    };
    let fill = match cell {
        Cell { out: true, .. } => Colour::DUSK,
        Cell {
            mark: Mark::Focus, ..
        }
        | Cell { complete: true, .. } => Colour::GLOW,
        _ => Colour::IVORY,
    };
    canvas.round(place, 2, fill, None);
    if stack.height > Height::One {
        draw_second_edge(canvas, place);
    }
    let at = place.top_left;
    let width = place.size.width as i32;
    let extra = match stack.height {
        Height::One => 0,
        Height::Two => Font::B8.width("x2") + 1,
        Height::Three => marks::LOCK.width() + 3,
    };
    let figure = line!("{}", stack.tile);
    let tick = if cell.ticked {
        marks::TICK_SMALL.width() + 2
    } else {
        0
    };
    let used = Font::B10.width(&figure) + extra + tick;
    // A tile alone stays in the middle, beside a tick too, as long as there is room.
    let left = at.x
        + if extra == 0 {
            (width - 7) / 2
        } else {
            (width - used) / 2
        };
    let pen = canvas.text(&figure, Point::new(left, at.y + 2), Font::B10, Colour::INK);
    let beside = left + pen;
    match stack.height {
        Height::One => {}
        Height::Two => {
            let ink = if cell.out { Colour::INK } else { Colour::RUBY };
            canvas.text("x2", Point::new(beside + 1, at.y + 4), Font::B8, ink);
        }
        Height::Three => {
            let inks = Inks::plain(Colour::INK);
            canvas.sprite(&marks::LOCK, Point::new(beside + 2, at.y + 3), inks);
        }
    }
    if cell.ticked {
        let right = at.x + width - marks::TICK_SMALL.width() - 2;
        let ink = if cell.out {
            Colour::INK
        } else {
            Colour::CLOVER
        };
        canvas.sprite(
            &marks::TICK_SMALL,
            Point::new(right, at.y + 4),
            Inks::plain(ink),
        );
    }
}

/// The tile below looks out at the right and at the foot.
fn draw_second_edge(canvas: &mut Canvas<'_>, place: Rectangle) {
    let at = place.top_left;
    let (width, height) = (place.size.width as i32, place.size.height as i32);
    canvas.vline(at + Point::new(width - 2, 1), height - 2, Colour::SAND);
    canvas.hline(at + Point::new(1, height - 2), width - 2, Colour::SAND);
}

/// A discard circle, empty or with its tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Circle {
    pub(super) tile: Option<Tile>,
    pub(super) out: bool,
    pub(super) mark: Mark,
}

/// Draws a circle with the ring of its mark, which reaches two pixels beyond it.
pub(super) fn draw_circle(canvas: &mut Canvas<'_>, place: Rectangle, circle: Circle) {
    let at = place.top_left;
    if let Some(tile) = circle.tile {
        let fill = match circle {
            Circle { out: true, .. } => Colour::DUSK,
            Circle {
                mark: Mark::Focus, ..
            } => Colour::GLOW,
            _ => Colour::PARCH,
        };
        canvas.disc(at, CIRCLE, fill);
        let figure = line!("{tile}");
        let middle = at + Point::new(CIRCLE / 2 + 1, 5);
        canvas.text_centre(&figure, middle, Font::B8, Colour::INK);
    } else {
        let edge = if circle.out {
            Colour::BAIZE_LO
        } else {
            Colour::BAIZE_HI
        };
        canvas.ring(at, CIRCLE, (edge, 1));
    }
    let mut ring = |out: i32, edge| {
        canvas.ring(at - Point::new_equal(out), CIRCLE + 2 * out, edge);
    };
    match circle.mark {
        Mark::None => {}
        Mark::Legal => ring(1, (Colour::BRASS, 2)),
        Mark::Focus => {
            ring(2, (Colour::EBONY, 1));
            ring(1, (Colour::BRASS, 2));
        }
    }
}

/// A tile of any size with its shadow: the drawn one, or one on its way to a smaller place.
pub(super) fn tile(stage: &mut Stage<'_>, place: Rectangle, tile: Tile) {
    let whole = area(
        place.top_left.x,
        place.top_left.y,
        place.size.width as i32 + 1,
        place.size.height as i32 + 2,
    );
    stage.item(whole, ("tile", tile), |canvas| {
        let large = place.size.height >= 34;
        draw_blank(canvas, place, Colour::IVORY, large);
        let font = match place.size.height {
            34.. => Font::N24,
            24.. => Font::B18,
            _ => Font::B10,
        };
        let figure = line!("{tile}");
        let ink = font.ink(&figure);
        let at = place.top_left
            + Point::new(
                (place.size.width as i32 - ink.width) / 2 - ink.left,
                (place.size.height as i32 - font.cap_height() + 1) / 2,
            );
        canvas.text(&figure, at, font, Colour::INK);
    });
}

/// A tile that lies face down, or stands on its edge while it is turned.
pub(super) fn back(stage: &mut Stage<'_>, place: Rectangle) {
    stage.item(place, "back", |canvas| {
        draw_blank(canvas, place, Colour::VELVET, true);
        if place.size.width > 16 {
            canvas.round_edge(place.offset(-5), 3, (Colour::VELVET_HI, 2));
        }
    });
}

fn draw_blank(canvas: &mut Canvas<'_>, place: Rectangle, fill: Colour, large: bool) {
    let shadow = Rectangle::new(place.top_left + Point::new(1, 2), place.size);
    let (radius, edge) = if large {
        (5, (Colour::BRASS, 2))
    } else {
        (3, (Colour::BRASS, 1))
    };
    canvas.round(shadow, radius, Colour::EBONY, None);
    canvas.round(place, radius, fill, Some(edge));
}
