//! Pawns on the board and what is marked on them: who can move, who has the focus, the way, where it ends, who goes back.

use super::Sight;
use super::board::{self, TOKEN};
use super::cursor::Cursor;
use super::motion;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Inks, Stage, area};
use crate::parts::{Ground, SeatLook, SeatSize};
use embedded_graphics::geometry::Point;
use parlour_rules::sorry::{Board, Pawn, Place, Trace};

/// How a pawn is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum How {
    /// As it stands.
    Whole,
    /// Only where it would stand.
    Hollow,
}

pub(super) fn draw_token(canvas: &mut Canvas<'_>, at: Point, look: SeatLook, how: How) {
    match how {
        How::Whole => look.draw(canvas, at, SeatSize::Token, Ground::Paper),
        How::Hollow => {
            let inks = Inks::two(look.colour(), Colour::IVORY);
            canvas.sprite(look.sprite(SeatSize::Token), at, inks);
        }
    }
}

fn token(stage: &mut Stage<'_>, at: Point, look: SeatLook, how: How) {
    stage.item(area(at.x, at.y, TOKEN, TOKEN), (look, how), |canvas| {
        draw_token(canvas, at, look, how);
    });
}

/// Draws the ring around a pawn that can move.
pub(super) fn draw_ring(canvas: &mut Canvas<'_>, at: Point) {
    let place = area(at.x - 2, at.y - 2, TOKEN + 4, TOKEN + 4);
    canvas.round_edge(place, 3, (Colour::EBONY, 1));
    canvas.round_edge(place.offset(-1), 2, (Colour::BRASS, 1));
}

/// Draws the frame around the pawn that has the focus.
pub(super) fn draw_focus(canvas: &mut Canvas<'_>, at: Point) {
    let place = area(at.x - 3, at.y - 3, TOKEN + 6, TOKEN + 6);
    canvas.round_edge(place, 3, (Colour::EBONY, 1));
    canvas.round_edge(place.offset(-1), 2, (Colour::BRASS, 2));
}

/// Draws a dot of the way, or where another choice ends.
pub(super) fn draw_dot(canvas: &mut Canvas<'_>, at: Point, size: i32) {
    let middle = at + Point::new_equal(TOKEN / 2);
    canvas.dot(middle, size + 2, Colour::EBONY);
    canvas.dot(middle, size, Colour::BRASS);
}

/// Draws the cross on a pawn that goes back.
pub(super) fn draw_cross(canvas: &mut Canvas<'_>, at: Point) {
    let at = at + Point::new(2, 2);
    for aside in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
        let shade = at + Point::new(aside.0, aside.1);
        canvas.sprite(&marks::NO, shade, Inks::plain(Colour::IVORY));
    }
    canvas.sprite(&marks::NO, at, Inks::plain(Colour::EMBER));
}

/// Everybody where the stage of the turn finds them, and whoever is on the way.
pub(super) fn draw(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let board = motion::board(sight);
    let movers = motion::movers(sight, &board);
    for seat in board.players().seats() {
        if board.home(seat) == 0 {
            board::empty_home(stage, board.corner(seat));
        }
    }
    for pawn in board.pawns() {
        if !movers.iter().any(|(mover, _)| *mover == pawn) {
            token(
                stage,
                board::stands(&board, pawn),
                look(&board, pawn),
                How::Whole,
            );
        }
    }
    for (pawn, at) in movers {
        token(stage, at, look(&board, pawn), How::Whole);
    }
}

/// A pawn has the look of its corner.
fn look(board: &Board, pawn: Pawn) -> SeatLook {
    SeatLook::new(board.corner(pawn.seat()) as u8)
}

/// What is marked while the seat decides.
pub(super) fn marks(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    let choices = cursor.choices(view);
    let focus = cursor.focus(view, &choices);
    let at = |place: Place, pawn: Pawn| {
        board::token(view.board().corner(pawn.seat()), pawn.number(), place)
    };
    let mut marked: Option<Pawn> = None;
    for choice in &choices {
        let Some(pawn) = choice.pawn(cursor.first) else {
            continue;
        };
        if marked != Some(pawn) {
            marked = Some(pawn);
            let place = board::stands(view.board(), pawn);
            ring(stage, place);
        }
        if Some(*choice) != focus
            && let Some(trace) = cursor.traces(view, *choice).last()
        {
            dot(stage, at(trace.end, trace.pawn), 5);
        }
    }
    let Some(focus) = focus else { return };
    let mut now = *view.board();
    for trace in &cursor.traces(view, focus) {
        preview(&now, trace, stage);
        now = now.after(trace);
    }
    if let Some(pawn) = focus.pawn(cursor.first) {
        let place = board::stands(view.board(), pawn);
        let ring = area(place.x - 3, place.y - 3, TOKEN + 6, TOKEN + 6);
        stage.keep_clear(&ring);
        stage.item(ring, "focus", |canvas| draw_focus(canvas, place));
    }
}

fn ring(stage: &mut Stage<'_>, at: Point) {
    let place = area(at.x - 2, at.y - 2, TOKEN + 4, TOKEN + 4);
    stage.item(place, "can move", |canvas| draw_ring(canvas, at));
}

fn dot(stage: &mut Stage<'_>, at: Point, size: i32) {
    stage.item(area(at.x, at.y, TOKEN, TOKEN), ("dot", size), |canvas| {
        draw_dot(canvas, at, size);
    });
}

/// The way of a pawn, where it ends, and who goes back.
fn preview(board: &Board, trace: &Trace, stage: &mut Stage<'_>) {
    let corner = board.corner(trace.pawn.seat());
    let at = |place| board::token(corner, trace.pawn.number(), place);
    for place in motion::way(board, trace.pawn, trace.to) {
        if place != trace.end {
            dot(stage, at(place), 3);
        }
    }
    for place in motion::slide(trace.to, trace.end) {
        if place != trace.end {
            dot(stage, at(place), 3);
        }
    }
    if let Some(other) = trace.swapped {
        let place = board::token(board.corner(other.seat()), other.number(), trace.from);
        token(stage, place, look(board, other), How::Hollow);
    }
    for other in trace.bumped.iter() {
        let place = board::stands(board, other);
        stage.keep_clear(&area(place.x, place.y, TOKEN, TOKEN));
        stage.item(
            area(place.x, place.y, TOKEN, TOKEN),
            "goes back",
            |canvas| {
                draw_cross(canvas, place);
            },
        );
    }
    let end = at(trace.end);
    stage.keep_clear(&area(end.x, end.y, TOKEN, TOKEN));
    if trace
        .bumped
        .iter()
        .any(|other| board.at(other) == trace.end)
        || trace.swapped.is_some()
    {
        // Whoever stands there stays in sight.
        let place = area(end.x - 2, end.y - 2, TOKEN + 4, TOKEN + 4);
        let ink = look(board, trace.pawn).colour();
        stage.item(place, ("comes here", ink), |canvas| {
            canvas.round_edge(place, 3, (Colour::EBONY, 1));
            canvas.round_edge(place.offset(-1), 2, (ink, 1));
        });
    } else {
        token(stage, end, look(board, trace.pawn), How::Hollow);
    }
}
