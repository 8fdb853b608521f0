//! The line of dominoes on the table. It lies in rows and turns at the edges like a snake, so that all 28 tiles of a
//! set always fit; doubles lie across it. It is laid from its left end on: the first row to the right, the second
//! back to the left, and so on. Where a row ends, one tile stands, and what follows leads down to the next row.
//!
//! ```text
//!  (6) [6|4] [4|1] #        # stands, and the next tile below it too:
//!                  #        two tiles, or one and a double across the way,
//!                  #        lead exactly from one row to the next.
//!      [0|2] [2|5] #
//! ```

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::tiles::{End, Placed, Tile};

use super::domino::{self, DominoLook, Lie};
use crate::paint::{Canvas, Colour, Font, Stage, area};

/// The sizes of half a tile that are tried, the largest first.
const HALVES: [i32; 6] = [21, 17, 15, 13, 11, 9];
/// Side of the badge at an end.
pub const BADGE: i32 = 17;
/// From the edge of a badge to its tile.
const BADGE_GAP: i32 = 4;

/// Where a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// Its upper left corner.
    pub at: Point,
    /// How it lies.
    pub lie: Lie,
    /// The dots of its upper or left half, and of the other.
    pub halves: (u8, u8),
}

/// A line laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snake {
    /// Where each tile lies, from the left end of the line.
    pub spots: Vec<Spot, { Tile::SET }>,
    /// Side of half a tile.
    pub half: i32,
    /// The middle of the badges at the left and at the right end.
    badges: [Point; 2],
}

impl Spot {
    /// How the tile is drawn.
    #[must_use]
    pub const fn look(&self, half: i32) -> DominoLook {
        DominoLook {
            half,
            lie: self.lie,
            dim: false,
        }
    }

    /// The rectangle that it covers.
    #[must_use]
    pub const fn place(&self, half: i32) -> Rectangle {
        domino::place(self.at, self.look(half))
    }
}

impl Snake {
    /// Lays a line out within a rectangle, in the largest size in which it fits. The rectangle has to be at least 95
    /// pixels high and 232 wide.
    #[must_use]
    pub fn lay(tiles: &[Placed], within: Rectangle) -> Snake {
        HALVES
            .iter()
            .find_map(|half| Layer::new(within, *half).lay(tiles))
            .unwrap_or(Snake {
                spots: Vec::new(),
                half: 0,
                badges: [within.center(); 2],
            })
    }

    /// The middle of the badge at an end.
    #[must_use]
    pub const fn badge(&self, end: End) -> Point {
        let [left, right] = self.badges;
        match end {
            End::Left => left,
            End::Right => right,
        }
    }

    /// The rectangle that the badge at an end covers.
    #[must_use]
    pub fn badge_place(&self, end: End) -> Rectangle {
        let corner = self.badge(end) - Point::new_equal(BADGE / 2);
        area(corner.x, corner.y, BADGE, BADGE)
    }

    /// The tile at an end.
    #[must_use]
    pub fn spot(&self, end: End) -> Option<&Spot> {
        match end {
            End::Left => self.spots.first(),
            End::Right => self.spots.last(),
        }
    }
}

/// Lays a line in one size.
struct Layer {
    within: Rectangle,
    half: i32,
    /// From one half to the next along the line.
    step: i32,
    rows: i32,
    row: i32,
    /// Where the next tile begins, seen in the direction of the row.
    x: i32,
    /// The middle of the row, from the middle of the first.
    y: i32,
    spots: Vec<Spot, { Tile::SET }>,
}

impl Layer {
    fn new(within: Rectangle, half: i32) -> Layer {
        let step = half + 1;
        let spare = within.size.height as i32 - (2 * half + 1);
        Layer {
            within,
            half,
            step,
            rows: if spare < 0 { 0 } else { 1 + spare / (3 * step) },
            row: 0,
            x: BADGE + BADGE_GAP,
            y: 0,
            spots: Vec::new(),
        }
    }

    const fn width(&self) -> i32 {
        self.within.size.width as i32
    }

    /// How much of the row a tile takes.
    fn length(&self, tile: &Placed) -> i32 {
        if tile.tile().is_double() {
            self.half
        } else {
            2 * self.half + 1
        }
    }

    /// How much of the row is needed from here on to come to its end decently: a badge after the last tile, a standing
    /// tile at the corner, or a double and then a standing tile, for a double never stands at a corner.
    fn needed(&self, rest: &[Placed]) -> i32 {
        let double = |tile: &Placed| tile.tile().is_double();
        match rest {
            [] => BADGE + BADGE_GAP - 1,
            [last] if double(last) => self.half + BADGE + BADGE_GAP,
            [next, rest @ ..] if double(next) => self.step + self.needed(rest),
            // A double below the corner reaches beyond it.
            [_, below, ..] if double(below) => self.half + self.step / 2,
            _ => self.half,
        }
    }

    fn lay(mut self, tiles: &[Placed]) -> Option<Snake> {
        if self.rows == 0 {
            return None;
        }
        let mut rest = tiles;
        let mut end = None;
        while let [tile, after @ ..] = rest {
            let length = self.length(tile);
            if self.x + length + 1 + self.needed(after) <= self.width() {
                self.put_in_row(tile, length);
                rest = after;
            } else {
                (rest, end) = self.turn(tile, after)?;
            }
        }
        let after = self.absolute(self.x + BADGE_GAP - 1 + BADGE / 2);
        let end = end.unwrap_or(Point::new(after, self.y));
        Some(self.finish(end))
    }

    /// A tile that lies in the row, or stands there if it is a double.
    fn put_in_row(&mut self, tile: &Placed, length: i32) {
        let corner = if tile.tile().is_double() {
            Point::new(self.x, self.y - self.half)
        } else {
            Point::new(self.x, self.y - self.half / 2)
        };
        let lie = if tile.tile().is_double() {
            Lie::Upright
        } else {
            Lie::Flat
        };
        self.put(tile, corner, lie, length);
        self.x += length + 1;
    }

    /// Notes a tile; its place is given in the direction of the row.
    fn put(&mut self, tile: &Placed, corner: Point, lie: Lie, width: i32) {
        let (first, second) = (tile.left().number(), tile.right().number());
        let back = self.row % 2 == 1;
        let spot = Spot {
            at: if back {
                Point::new(self.width() - corner.x - width, corner.y)
            } else {
                corner
            },
            lie,
            halves: if back && lie == Lie::Flat {
                (second, first)
            } else {
                (first, second)
            },
        };
        // There is room for the whole set.
        let _ = self.spots.push(spot);
    }

    /// Goes down to the next row: a standing tile, then another one, or a double across the way and the first tile of
    /// the row under it. What is left of the line, and the middle of the badge if nothing is.
    fn turn<'t>(
        &mut self,
        tile: &Placed,
        after: &'t [Placed],
    ) -> Option<(&'t [Placed], Option<Point>)> {
        if self.row + 1 >= self.rows || tile.tile().is_double() {
            return None;
        }
        let (half, step, column) = (self.half, self.step, self.x);
        let middle = column + half / 2;
        let top = self.y - half / 2;
        self.put(tile, Point::new(column, top), Lie::Upright, half);
        let under = self.absolute(middle);
        let below = |steps: i32| Point::new(under, top + steps * step + BADGE_GAP - 1 + BADGE / 2);
        let (rest, end, beside) = match after {
            [] => (after, Some(below(2)), 0),
            [double, rest @ ..] if double.tile().is_double() => {
                self.put_across(double, middle, top + 2 * step);
                (rest, rest.is_empty().then(|| below(3)), 0)
            }
            [next, rest @ ..] => {
                self.put(next, Point::new(column, top + 2 * step), Lie::Upright, half);
                (rest, None, step)
            }
        };
        self.x = self.width() - column - half + beside;
        self.y += 3 * step;
        self.row += 1;
        Some((rest, end))
    }

    /// A column of the row as it is on the glass.
    const fn absolute(&self, x: i32) -> i32 {
        if self.row % 2 == 1 {
            self.width() - 1 - x
        } else {
            x
        }
    }

    /// A double that lies flat in a column.
    fn put_across(&mut self, double: &Placed, middle: i32, top: i32) {
        let corner = Point::new(middle - self.half, top);
        self.put(double, corner, Lie::Flat, 2 * self.half + 1);
    }

    /// Moves everything to the middle.
    fn finish(self, end: Point) -> Snake {
        let (half, step) = (self.half, self.step);
        let start = Point::new(BADGE / 2, 0);
        let places = self.spots.iter().map(|spot| spot.place(half));
        let sides =
            places.map(|place| (place.top_left.x, place.top_left.x + place.size.width as i32));
        let badge = |middle: Point| (middle.x - BADGE / 2, middle.x + BADGE / 2 + 1);
        let (left, right) = sides
            .chain([badge(end)])
            .fold(badge(start), |(left, right), (one, other)| {
                (left.min(one), right.max(other))
            });
        let height = 2 * half + 1 + 3 * step * self.row;
        let spare = Point::new(
            self.width() - (right - left),
            self.within.size.height as i32 - height,
        );
        let shift = self.within.top_left + spare / 2 + Point::new(-left, half);
        let mut spots = self.spots;
        spots.iter_mut().for_each(|spot| spot.at += shift);
        Snake {
            spots,
            half,
            badges: [start + shift, end + shift],
        }
    }
}

/// How a badge at an end looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Badge {
    /// The number is open.
    Open,
    /// The tile with the focus goes here.
    Target,
    /// Another end has been chosen.
    Off,
}

/// The number that is open at an end.
pub fn badge(stage: &mut Stage<'_>, snake: &Snake, end: End, number: u8, look: Badge) {
    let place = snake.badge_place(end);
    if look == Badge::Target {
        stage.keep_clear(&place);
    }
    stage.item(place.offset(2), ("badge", number, look), |canvas| {
        draw_badge(canvas, place, number, look);
    });
}

fn draw_badge(canvas: &mut Canvas<'_>, place: Rectangle, number: u8, look: Badge) {
    let at = place.top_left;
    let (fill, ink) = match look {
        Badge::Open => (Colour::PARCH, Colour::INK),
        Badge::Target => (Colour::BRASS, Colour::INK),
        Badge::Off => (Colour::BAIZE_HI, Colour::IVORY),
    };
    if look == Badge::Target {
        canvas.coin(
            at - Point::new_equal(2),
            BADGE + 4,
            Colour::BRASS,
            (Colour::EBONY, 1),
        );
        canvas.ring(at - Point::new_equal(1), BADGE + 2, (Colour::IVORY, 1));
    }
    canvas.coin(at, BADGE, fill, (Colour::EBONY, 1));
    let text = crate::line!("{number}");
    let ink_of = Font::B10.ink(&text);
    let left = (BADGE - ink_of.width + 1) / 2 - ink_of.left;
    canvas.text(&text, at + Point::new(left, 3), Font::B10, ink);
}
