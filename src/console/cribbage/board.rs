//! The board: a lane of holes for each side, there and back and there again, and two pegs in each that jump over one
//! another.

use super::Sight;
use super::motion;
use crate::paint::{Canvas, Colour, Stage, area};
use crate::parts::track;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::cribbage::Pegs;
use parlour_rules::{Seat, SeatSet};

/// Where the board lies.
pub(super) const PLACE: Rectangle = area(6, 24, 228, 65);

/// Holes in a row; the way turns at the end of each.
const ROW: u16 = 40;
/// From hole to hole, from row to row, from lane to lane.
const PITCH: i32 = 5;
const ROWS: i32 = 20;
const LANES: i32 = 7;
/// The first hole of the first lane.
const FIRST: Point = Point::new(15, 32);

/// The way of a side on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Lane {
    number: i32,
    of: i32,
    target: u16,
}

impl Lane {
    /// How far down the lane lies in its row.
    const fn down(self) -> i32 {
        match self.of {
            2 => LANES * self.number + LANES / 2,
            _ => LANES * self.number,
        }
    }

    /// The middle of a hole; before the first one is the start, and all lanes share the last.
    fn hole(self, number: u16) -> Point {
        let last = number >= self.target;
        let down = if last { LANES } else { self.down() };
        let Some(index) = number.checked_sub(1) else {
            return FIRST + Point::new(-PITCH, down);
        };
        let (row, along) = (i32::from(index / ROW), i32::from(index % ROW));
        // Twice round the board the last hole lies beyond the end of the last row.
        let (row, along) = match row > 2 {
            true => (2, i32::from(ROW)),
            false => (row, along),
        };
        let along = match row % 2 {
            0 => along,
            _ => i32::from(ROW) - 1 - along,
        };
        let gaps = track::gaps(along.min(i32::from(ROW) - 1));
        FIRST + Point::new(PITCH * along + gaps, ROWS * row + down)
    }
}

/// The sides in the order of their lanes.
pub(super) fn sides(sight: &Sight<'_>) -> impl Iterator<Item = SeatSet> + Clone {
    let open = &sight.view.open;
    open.teams().all(open.players)
}

/// The seat whose colour the pegs of a side have.
pub(super) fn first(side: SeatSet) -> Seat {
    side.iter().next().unwrap_or(Seat::FIRST)
}

pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let of = sides(sight).count() as i32;
    let target = open.options.target.number();
    stage.item(PLACE, ("board", of, target), |canvas| {
        canvas.round(PLACE, 6, Colour::OAK, Some((Colour::EBONY, 1)));
        for number in 0..of {
            let lane = Lane { number, of, target };
            draw_holes(canvas, lane);
        }
        draw_marks(canvas, of, target);
    });
    for (number, side) in (0..).zip(sides(sight)) {
        let lane = Lane { number, of, target };
        let colour = sight.look(first(side)).colour();
        let pegs = motion::pegs(sight, side);
        if pegs.back < pegs.front {
            let hole = lane.hole(pegs.back.number());
            track::peg(stage, hole, (colour, Colour::EBONY));
        }
        let hole = lane.hole(pegs.front.number());
        track::peg(stage, hole, (colour, Colour::IVORY));
    }
}

fn draw_holes(canvas: &mut Canvas<'_>, lane: Lane) {
    for number in 0..lane.target {
        track::draw_hole(canvas, lane.hole(number));
    }
}

/// The last hole in brass, and where a game is lost by much.
fn draw_marks(canvas: &mut Canvas<'_>, of: i32, target: u16) {
    let lane = Lane {
        number: 0,
        of,
        target,
    };
    track::draw_goal(canvas, lane.hole(target));
    if target <= 90 {
        return;
    }
    for line in super::words::SKUNKS {
        let (before, after) = (lane.hole(line - 1), lane.hole(line));
        let middle = (before.x + after.x) / 2 + 1;
        let top = before.y - lane.down() - 2;
        canvas.vline(Point::new(middle, top), 2 * LANES + 6, Colour::BRASS_LO);
    }
}

/// The pegs after a gain of which so much of 256 has been pegged.
pub(super) fn on_the_way(pegs: Pegs, gain: u8, done: i32, sight: &Sight<'_>) -> Pegs {
    let pegged = i32::from(gain) * done.clamp(0, 256) / 256;
    pegs.jumped(pegged as u8, sight.view.open.options.target)
}
