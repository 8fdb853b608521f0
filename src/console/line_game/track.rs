//! The tracks of a game in which points come one by one: a row of holes for each seat, with a peg that has come as far as
//! its points. Those of the others lie under their plates, the own one below them; where nobody's hand is shown, all lie
//! above the line.

use super::{Board, Cursor, seats};
use crate::paint::{Canvas, Colour, Stage, area};
use crate::parts::track::{self, PEG};
use crate::parts::{Ground, SeatSize};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::line_game::{Event, SEATS, View};
use parlour_rules::tiles::{End, Tile};
use parlour_rules::{Points, Seat, View as _};

/// Top of the tracks under the plates, of the own one, and of the first where all lie above the line.
const UNDER: i32 = 39;
const OWN: i32 = 48;
const ALL: i32 = 26;
/// From one of those to the one below it.
const PITCH: i32 = 14;
/// From the edge of a track to the hole of a peg that has not set out.
const EDGE: i32 = 4;
/// What a seat's shape takes before a track.
const SHAPE: i32 = 14;
/// From hole to hole at the most.
const WIDEST: i32 = 11;

/// Where the line begins below the tracks, on a table that is watched and on one's own.
pub(super) const fn line_top(watched: bool) -> i32 {
    if watched {
        ALL + 2 * PITCH
    } else {
        OWN + PEG + 2
    }
}

/// A row of holes.
struct Strip {
    at: Point,
    pitch: i32,
    goal: i32,
}

impl Strip {
    /// As wide as it gets in so much room, from this corner on.
    fn within(at: Point, room: i32, goal: Points) -> Strip {
        let goal = i32::from(goal.number()).max(1);
        let pitch = (room - 2 * EDGE - track::gaps(goal - 1)) / goal;
        let pitch = pitch.min(WIDEST);
        Strip { at, pitch, goal }
    }

    fn width(&self) -> i32 {
        2 * EDGE + self.pitch * self.goal + track::gaps(self.goal - 1)
    }

    fn place(&self) -> Rectangle {
        area(self.at.x, self.at.y, self.width(), PEG)
    }

    /// The hole of so many points.
    fn hole(&self, points: Points) -> Point {
        let number = i32::from(points.number()).min(self.goal);
        let gaps = track::gaps((number - 1).max(0));
        self.at + Point::new(EDGE + self.pitch * number + gaps, PEG / 2)
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        canvas.round(self.place(), 3, Colour::OAK, None);
        for points in 1..=self.goal {
            track::draw_hole(canvas, self.hole(Points::new(points as u16)));
        }
        let goal = Points::new(self.goal as u16);
        track::draw_goal(canvas, self.hole(goal));
    }
}

/// How far a seat has come; while it gains something, hole by hole.
fn points(sight: &Board<'_>, seat: Seat) -> Points {
    let before = sight.view.open.totals[seat];
    let Some(moment) = &sight.moment else {
        return before;
    };
    match *moment.event {
        Event::Gained {
            seat: gains,
            points,
            total,
            ..
        } if gains == seat => {
            let all = i32::from(points.number());
            let left = all - (all * 2 * moment.done.clamp(0, 128) / 256).min(all);
            Points::new(total.number().saturating_sub(left as u16))
        }
        _ => before,
    }
}

/// What a tile would bring at an end.
pub(crate) fn brings(view: &View, tile: Tile, end: End) -> Points {
    if !view.laws.scores_in_play {
        return Points::ZERO;
    }
    let mut line = view.open.line.clone();
    let heads = line.place(tile, end).then(|| line.heads()).flatten();
    heads.map_or(Points::ZERO, |(left, right)| {
        (view.scoring.points)(left, right)
    })
}

/// Whether the tile with the focus would bring something.
pub(super) fn would_score(view: &View, cursor: &Cursor) -> bool {
    let ends = cursor.ends(view).into_iter();
    let mut brought = ends.filter_map(|end| Some(brings(view, cursor.tile?, end)));
    brought.any(|points| points > Points::ZERO)
}

pub(super) fn draw(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let goal = sight.view.open.options.target;
    let width = stage.width();
    let Some(own) = sight.view.seat() else {
        return all(sight, stage);
    };
    let others: Vec<Seat, SEATS> = sight.round().others().take(SEATS).collect();
    let columns = others.len().max(3) as i32;
    let room = (width - 4) / columns - 2;
    let mut left = 3;
    for (seat, waiting) in others.iter().zip((0..others.len() as i32).rev()) {
        let strip = Strip::within(Point::new(left, UNDER), room, goal);
        // Under the middle of its plate, as far as there is room for those that follow.
        let middle = seats::place_of(sight, *seat, width).x - strip.width() / 2;
        let last = width - 3 - (strip.width() + 2) * waiting - strip.width();
        let x = middle.clamp(left, last.max(left));
        let strip = Strip {
            at: Point::new(x, UNDER),
            ..strip
        };
        left = x + strip.width() + 2;
        one(sight, *seat, &strip, stage);
    }
    shaped(sight, own, (3, OWN, width - 6), stage);
}

/// The tracks of everybody, two beside each other.
fn all(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let room = (stage.width() - 9) / 2;
    for (number, seat) in (0..).zip(sight.view.players().seats()) {
        let left = 3 + number % 2 * (room + 3);
        shaped(sight, seat, (left, ALL + number / 2 * PITCH, room), stage);
    }
}

/// The track of a seat behind its shape, in the middle of so much room.
fn shaped(
    sight: &Board<'_>,
    seat: Seat,
    (left, top, room): (i32, i32, i32),
    stage: &mut Stage<'_>,
) {
    let goal = sight.view.open.options.target;
    let strip = Strip::within(Point::new(left + SHAPE, top), room - SHAPE, goal);
    let spare = (room - SHAPE - strip.width()) / 2;
    let strip = Strip {
        at: strip.at + Point::new(spare, 0),
        ..strip
    };
    let shape = strip.at - Point::new(SHAPE, 2);
    let look = sight.look(seat);
    crate::parts::seat::shape(stage, shape, look, SeatSize::Token, Ground::Dark);
    one(sight, seat, &strip, stage);
}

fn one(sight: &Board<'_>, seat: Seat, strip: &Strip, stage: &mut Stage<'_>) {
    let points = points(sight, seat);
    stage.item(strip.place(), ("track", strip.goal), |canvas| {
        strip.draw(canvas)
    });
    let colour = sight.look(seat).colour();
    track::peg(stage, strip.hole(points), (colour, Colour::IVORY));
}
