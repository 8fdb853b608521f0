//! Where everything lies: each seat's corner of the board, its cells and circles, and the drawn tile between them.
//!
//! Seats go clockwise from the lower left, as they sit round the board. For two each has a whole half with wider cells,
//! and the drawn tile lies at the right. Names stand at the outer edges, where the longest has room.

use super::Sight;
use crate::paint::area;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::no_respect::{Lane, SPACES};
use parlour_rules::{Players, Seat};

/// The part of the picture that the board takes, on both sizes.
pub(super) const WIDTH: i32 = 240;
/// Height of a cell, and from one to the next.
pub(super) const CELL: i32 = 14;
const STEP: i32 = 15;
/// Diameter of a circle.
pub(super) const CIRCLE: i32 = 17;
/// The drawn tile.
pub(super) const TILE: (i32, i32) = (40, 42);

const TOP: i32 = 20;
const MIDDLE: i32 = 120;
const HEIGHT: i32 = 100;

/// Where the seats sit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Layout {
    /// The seat at the lower left, or at the lower half.
    near: Seat,
    players: Players,
}

/// One seat's part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Spot {
    left: i32,
    /// Whether it lies above the middle.
    pub(super) upper: bool,
    width: i32,
    /// The left edge of the first column.
    columns: i32,
    cell: i32,
}

impl Layout {
    pub(super) fn of(sight: &Sight<'_>) -> Layout {
        let scene = sight.scene;
        let mut persons = scene
            .people
            .iter()
            .map(|(seat, _)| seat)
            .filter(|seat| scene.people.is_person(*seat));
        // The only person sits near; of several each does while it is their turn, if the picture turns with them.
        let near = match (persons.next(), persons.next()) {
            (Some(only), None) => Some(only),
            (Some(_), Some(_)) if scene.settings.turn_picture => scene.viewer,
            _ => None,
        };
        Layout {
            near: near.unwrap_or(Seat::FIRST),
            players: sight.view.board.players,
        }
    }

    /// Whether two share the board.
    pub(super) fn is_for_two(self) -> bool {
        self.players.count() == 2
    }

    /// Whether the lower right is nobody's.
    pub(super) fn is_for_three(self) -> bool {
        self.players.count() == 3
    }

    /// The part of a seat.
    pub(super) fn spot(self, seat: Seat) -> Spot {
        let place = self.players.steps(self.near, seat);
        let upper = place == 1 || place == 2;
        if self.is_for_two() {
            return Spot {
                left: 0,
                upper,
                width: WIDTH,
                columns: 8,
                cell: 52,
            };
        }
        let right = place >= 2;
        Spot {
            left: if right { WIDTH / 2 } else { 0 },
            upper,
            width: WIDTH / 2,
            columns: if right { 141 } else { 5 },
            cell: 30,
        }
    }

    /// Where the drawn tile lies.
    pub(super) fn tile(self) -> Rectangle {
        let (width, height) = TILE;
        let middle = if self.is_for_two() { 206 } else { WIDTH / 2 };
        area(middle - width / 2, MIDDLE - height / 2, width, height)
    }
}

impl Spot {
    fn top(self) -> i32 {
        if self.upper { TOP } else { MIDDLE }
    }

    /// The frame round the seat in turn.
    pub(super) fn frame(self) -> Rectangle {
        area(self.left + 1, self.top() + 1, self.width - 2, HEIGHT - 2)
    }

    /// The line with the name, as wide as the columns; or, for a long one, as wide as there is room.
    pub(super) fn header(self, long: bool) -> Rectangle {
        let top = self.top() + if self.upper { 4 } else { 83 };
        let columns = self.cell(Lane::Right, 0);
        let (left, right) = if long {
            (self.left + 5, self.left + self.width - 5)
        } else {
            let end = columns.top_left.x + self.cell;
            (self.columns, end)
        };
        area(left, top, right - left, 13)
    }

    /// A space of a column, counted from the bottom.
    pub(super) fn cell(self, lane: Lane, space: usize) -> Rectangle {
        let drop = if self.upper { 18 } else { 4 };
        let above = (SPACES - 1 - space.min(SPACES - 1)) as i32;
        area(
            self.columns + lane.index() as i32 * (self.cell + if self.cell > 40 { 4 } else { 2 }),
            self.top() + drop + above * STEP,
            self.cell,
            CELL,
        )
    }

    /// A column and its circle, with the marks round them.
    pub(super) fn lane(self, lane: Lane) -> Rectangle {
        around(self.cell(lane, SPACES - 1), self.circle(lane))
    }

    /// The circle under a column.
    pub(super) fn circle(self, lane: Lane) -> Rectangle {
        let cell = self.cell(lane, 0);
        let left = cell.top_left.x + (self.cell - CIRCLE) / 2;
        let drop = if self.upper { 80 } else { 65 };
        area(left, self.top() + drop, CIRCLE, CIRCLE)
    }
}

/// Everything between two places, with the marks round them.
fn around(upper: Rectangle, lower: Rectangle) -> Rectangle {
    let end = lower.top_left.y + lower.size.height as i32;
    let height = end - upper.top_left.y;
    area(
        upper.top_left.x,
        upper.top_left.y,
        upper.size.width as i32,
        height,
    )
    .offset(2)
}

/// The middle of a place.
pub(super) fn middle(place: Rectangle) -> Point {
    place.top_left + place.size / 2
}
