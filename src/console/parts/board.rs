//! The board of eight by eight squares that checkers and chess are played on,
//! its marks, and the men of checkers.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use crate::paint::sprites::coordinates;
use crate::paint::{Canvas, Colour, Inks, Stage, area};

/// Side of a square.
pub const SQUARE: i32 = 25;
/// Upper left corner of the board.
pub const CORNER: Point = Point::new(0, 20);

/// A square as it is seen: column from the left, row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// 0 to 7 from the left.
    pub column: u8,
    /// 0 to 7 from the top.
    pub row: u8,
}

impl Cell {
    /// The upper left corner of the square.
    #[must_use]
    pub const fn corner(self) -> Point {
        Point::new(
            CORNER.x + SQUARE * self.column as i32,
            CORNER.y + SQUARE * self.row as i32,
        )
    }

    /// The square's rectangle.
    #[must_use]
    pub const fn place(self) -> Rectangle {
        let corner = self.corner();
        area(corner.x, corner.y, SQUARE, SQUARE)
    }

    /// Whether the square is a dark one; the lower left corner of the board is dark.
    #[must_use]
    pub const fn dark(self) -> bool {
        (self.column + self.row) % 2 == 1
    }
}

/// What is marked on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// The cursor is here.
    pub focus: bool,
    /// The piece here was taken up.
    pub chosen: bool,
    /// A move may end here; the diameter of its dot, 7 or 5, or 0 for none.
    pub dot: u8,
    /// What stands here can be taken.
    pub capture: bool,
    /// The last move began or ended here.
    pub last: bool,
    /// Danger, such as a king in check.
    pub danger: bool,
}

/// A square with its marks, and what `piece` draws on it.
pub fn square(
    stage: &mut Stage<'_>,
    cell: Cell,
    cell_marks: Marks,
    look: impl core::hash::Hash,
    dark_piece: bool,
    piece: impl Fn(&mut Canvas<'_>, Point),
) {
    let place = cell.place();
    if cell_marks.focus || cell_marks.chosen {
        stage.keep_clear(&place);
    }
    stage.item(
        place,
        ("square", cell_marks, look, cell.dark(), dark_piece),
        |canvas| {
            let ground = match (cell_marks.chosen, cell.dark()) {
                (true, _) => Colour::SQUARE_CHOSEN,
                (_, true) => Colour::SQUARE_DARK,
                _ => Colour::SQUARE_LIGHT,
            };
            canvas.rect(place, ground);
            draw_marks_below(canvas, place, cell_marks, dark_piece);
            piece(canvas, place.top_left);
            draw_marks_above(canvas, place, cell_marks);
        },
    );
}

fn draw_marks_below(canvas: &mut Canvas<'_>, place: Rectangle, cell: Marks, dark_piece: bool) {
    if cell.capture {
        draw_corners(canvas, place.top_left);
    }
    if cell.last {
        let ink = if dark_piece {
            Colour::IVORY
        } else {
            Colour::INK
        };
        draw_brackets(canvas, place, ink);
    }
    if cell.chosen {
        draw_brackets(canvas, place, Colour::BRASS_LO);
    }
    if cell.danger {
        draw_brackets(canvas, place, Colour::EMBER);
    }
}

fn draw_marks_above(canvas: &mut Canvas<'_>, place: Rectangle, cell: Marks) {
    if cell.dot > 0 {
        let middle = place.top_left + Point::new_equal(SQUARE / 2);
        canvas.dot(middle, i32::from(cell.dot) + 2, Colour::EBONY);
        canvas.dot(middle, i32::from(cell.dot), Colour::BRASS);
    }
    if cell.danger {
        draw_alarm(canvas, place.top_left + Point::new(SQUARE - 11, 0));
    }
    if cell.focus {
        canvas.frame(place, (Colour::BRASS, 2));
        canvas.frame(place.offset(-2), (Colour::EBONY, 1));
    }
}

/// An ember badge with an exclamation mark, 11 pixels.
fn draw_alarm(canvas: &mut Canvas<'_>, at: Point) {
    canvas.coin(at, 11, Colour::EMBER, (Colour::IVORY, 1));
    canvas.rect(area(at.x + 5, at.y + 2, 1, 4), Colour::IVORY);
    canvas.rect(area(at.x + 5, at.y + 7, 1, 2), Colour::IVORY);
}

/// Where on a square its name, or a part of it, stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// Above, at the left.
    Above,
    /// Below, at the right.
    Below,
}

/// Draws a letter or a number that names a square, on the square whose corner is `at`.
pub fn draw_name(canvas: &mut Canvas<'_>, at: Point, dark: bool, corner: Corner, name: &str) {
    let ink = if dark {
        Colour::SQUARE_LIGHT
    } else {
        Colour::SQUARE_DARK
    };
    let mut left = match corner {
        Corner::Above => at + Point::new(1, 1),
        // A letter has four columns and no gap after it, so that the widest piece leaves it in sight.
        Corner::Below => at + Point::new(SQUARE + 1 - 5 * name.len() as i32, SQUARE - 7),
    };
    for letter in name.chars().filter_map(coordinates::of) {
        canvas.sprite(letter, left, Inks::plain(ink));
        left.x += 5;
    }
}

/// Brass triangles in the four corners: this can be taken.
fn draw_corners(canvas: &mut Canvas<'_>, at: Point) {
    for row in 0..9 {
        let (brass, edge) = ((7 - row).max(0), 9 - row);
        for y in [row, SQUARE - 1 - row] {
            let y = at.y + y;
            canvas.span(y, at.x, at.x + edge, Colour::EBONY);
            canvas.span(y, at.x, at.x + brass, Colour::BRASS);
            canvas.span(y, at.x + SQUARE - edge, at.x + SQUARE, Colour::EBONY);
            canvas.span(y, at.x + SQUARE - brass, at.x + SQUARE, Colour::BRASS);
        }
    }
}

/// Corner brackets, two pixels thick and six long.
pub fn draw_brackets(canvas: &mut Canvas<'_>, place: Rectangle, ink: Colour) {
    let (left, top) = (place.top_left.x, place.top_left.y);
    let (right, bottom) = (
        left + place.size.width as i32,
        top + place.size.height as i32,
    );
    for (x, long_x) in [(left, left), (right - 2, right - 6)] {
        for (y, long_y) in [(top, top), (bottom - 2, bottom - 6)] {
            canvas.rect(area(long_x, y, 6, 2), ink);
            canvas.rect(area(x, long_y, 2, 6), ink);
        }
    }
}
