//! What moves: a tile on its way to its place, a column on its way back, a seat that goes out.

use super::Sight;
use super::layout::Layout;
use super::tiles;
use crate::paint::{Stage, area};
use crate::screen::Moment;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use parlour_rules::no_respect::{Action, Board, Event, SPACES, Tile};

/// At this part of its moment a tile has arrived; the rest belongs to the next one, which comes face down.
const ARRIVED: i32 = 160;

/// The board as it lies in this moment. A tile that is on its way lies on no board; the next stage of the same action
/// finds it placed.
pub(super) fn board(sight: &Sight<'_>) -> Board {
    let mut board = sight.view.board;
    let before = match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Returned { seat, lane, .. }) => Some(Action::Stack(*seat, *lane)),
        Some(Event::WentOut { .. }) => Some(Action::Out),
        _ => None,
    };
    // The table showed that it could be done.
    let _ = before.map(|action| board.play(action));
    board
}

/// Draws the drawn tile where it lies, or on its way.
pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let Some(tile) = sight.view.board.tile else {
        return;
    };
    let layout = Layout::of(sight);
    let home = layout.tile();
    let Some(moment) = &sight.moment else {
        tiles::tile(stage, home, tile);
        return;
    };
    match *moment.event {
        Event::Built { .. } | Event::Stacked { .. } | Event::Discarded { .. } => {
            let flight = part(moment, 0, ARRIVED);
            tiles::tile(
                stage,
                between(&flight, home, target(sight, moment.event)),
                tile,
            );
            let goes_on = sight.view.board.pool.total() > 0;
            if moment.done > ARRIVED && goes_on {
                draw_next(home, moment.done, stage);
            }
        }
        Event::Returned { seat, lane, .. } => {
            let spot = layout.spot(seat);
            let column = sight.view.board.corners[seat].column(lane);
            for (space, stack) in column.stacks().enumerate() {
                let from = spot.cell(lane, space);
                draw_smaller(moment, from, home, stack.tile, stage);
            }
            if let Some(tile) = sight.view.board.corners[seat].circle(lane) {
                draw_smaller(moment, spot.circle(lane), home, tile, stage);
            }
        }
        Event::WentOut { seat, .. } => {
            // It shakes its head, and goes to lie beside the corner.
            let spot = layout.spot(seat);
            let shake = if moment.done < 128 {
                [0, 3, 0, -3]
            } else {
                [0; 4]
            };
            let step = usize::try_from(moment.done / 16).unwrap_or(0) % shake.len();
            let shaken = Rectangle::new(home.top_left + Point::new(shake[step], 0), home.size);
            let leaving = part(moment, 128, 256);
            let beside = spot.cell(parlour_rules::no_respect::Lane::Middle, 2);
            tiles::tile(stage, between(&leaving, shaken, beside), tile);
        }
        Event::DrewForFirst { .. } | Event::Begins { .. } | Event::Drew { .. } => {}
    }
}

/// The part of a moment between two of its times, as a moment of its own.
fn part<'a>(moment: &Moment<'a, Event>, from: i32, to: i32) -> Moment<'a, Event> {
    let done = (moment.done.clamp(from, to) - from) * 256 / (to - from).max(1);
    Moment {
        event: moment.event,
        done,
    }
}

/// A place on the way from one to another, and a size on the way.
fn between(moment: &Moment<'_, Event>, from: Rectangle, to: Rectangle) -> Rectangle {
    let corner = moment.between(from.top_left, to.top_left);
    let size = |size: Size| Point::new(size.width as i32, size.height as i32);
    let wide = moment.between(size(from.size), size(to.size));
    area(corner.x, corner.y, wide.x, wide.y)
}

/// Where a tile goes.
fn target(sight: &Sight<'_>, event: &Event) -> Rectangle {
    let board = &sight.view.board;
    let layout = Layout::of(sight);
    match *event {
        Event::Built { seat, lane, .. } => {
            let used = board.corners[seat].column(lane).used();
            layout.spot(seat).cell(lane, used)
        }
        Event::Stacked { owner, lane, .. } => {
            let used = board.corners[owner].column(lane).used();
            layout.spot(owner).cell(lane, used.clamp(1, SPACES) - 1)
        }
        Event::Discarded { seat, lane, .. } => layout.spot(seat).circle(lane),
        _ => layout.tile(),
    }
}

/// The next tile comes from the pool, face down.
fn draw_next(home: Rectangle, done: i32, stage: &mut Stage<'_>) {
    let shown = (done - ARRIVED) * 256 / (256 - ARRIVED);
    let width = (home.size.width as i32 * shown / 256).max(4);
    let left = home.top_left.x + (home.size.width as i32 - width) / 2;
    let place = area(left, home.top_left.y, width, home.size.height as i32);
    tiles::back(stage, place);
}

/// A tile on its way back to the pool.
fn draw_smaller(
    moment: &Moment<'_, Event>,
    from: Rectangle,
    home: Rectangle,
    tile: Tile,
    stage: &mut Stage<'_>,
) {
    let rest = Rectangle::with_center(home.center(), Size::new(18, 14));
    tiles::tile(stage, between(moment, from, rest), tile);
}
