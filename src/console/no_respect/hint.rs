//! What a friend would say who looks over the shoulder: where the tile is good, and why.

use super::Sight;
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::Seat;
use parlour_rules::no_respect::{Action, Board, Height, LANES, Lane, SPACES, Tile};

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let board = &sight.view.board;
    let Some(tile) = board.tile else {
        return Line::new();
    };
    match action {
        Action::Build(lane) => why_build(board, lane, tile),
        Action::Stack(seat, lane) if seat == board.turn => why_stack_own(board, lane),
        Action::Stack(seat, lane) => why_stack(board, seat, lane, &in_a_hint(sight.name(seat))),
        Action::Discard(_) => line!("Discard it: {}", why_discard(board)),
        Action::Out => line!("The {tile} has no place at all"),
    }
}

fn why_build(board: &Board, lane: Lane, tile: Tile) -> Line {
    let own = &board.corners[board.turn];
    let column = own.column(lane);
    let number = tile.number();
    let free = SPACES.saturating_sub(column.used() + 1);
    let room = usize::from(number) > free;
    let Some(top) = column.top() else {
        return match room {
            true => line!("Start here: it leaves room for {free} more"),
            false => line!("Start here: it needs no circle"),
        };
    };
    let why = if free == 0 && own.completed() + 1 == LANES {
        "it wins the game"
    } else if free == 0 {
        "it completes the column"
    } else if top.height == Height::Two {
        "nobody can cap that stack then"
    } else if !column.can_be_completed() {
        "that column is dead anyway"
    } else if top.tile.number() == number + 1 {
        "it skips no number"
    } else if room {
        "there is still room to complete it"
    } else {
        "it needs no circle"
    };
    line!("Build here: {why}")
}

/// Whether the next equal tile caps this column, and whether it goes back to the pool by that.
fn caps(board: &Board, seat: Seat, lane: Lane) -> (bool, bool) {
    let column = board.corners[seat].column(lane);
    let caps = column.top().is_some_and(|top| top.height == Height::Two);
    (caps, caps && board.options.returns(column.is_complete()))
}

fn why_stack_own(board: &Board, lane: Lane) -> Line {
    let own = &board.corners[board.turn];
    let column = own.column(lane);
    let (_, returns) = caps(board, board.turn, lane);
    if returns && own.circle(lane).is_some() {
        line!("Send it back: that frees its circle too")
    } else if returns {
        line!("Send it back: you can start it anew")
    } else if column.is_complete() && !board.options.returns(true) {
        line!("Stack here: complete stays complete")
    } else if !column.can_be_completed() {
        line!("Stack here: that column is dead anyway")
    } else {
        line!("Stack here: it needs no circle")
    }
}

fn why_stack(board: &Board, seat: Seat, lane: Lane, name: &str) -> Line {
    let corner = &board.corners[seat];
    let column = corner.column(lane);
    let hurts = column.can_be_completed();
    match caps(board, seat, lane) {
        (true, true) => line!("Send it back: {name} starts it anew"),
        _ if column.is_complete() => line!("Stack here: {name} has completed it anyway"),
        (true, _) if hurts && corner.completed() + 1 == LANES => {
            line!("Cap it: {name} needs that column to win")
        }
        (true, _) if hurts => line!("Cap it: {name} can never complete it"),
        (false, _) if hurts => line!("Stack here: one more and {name} is capped"),
        _ => line!("Stack here: {name} cannot complete it anyway"),
    }
}

fn why_discard(board: &Board) -> Line {
    let mut fits = false;
    board.choices(&mut |action| fits |= !matches!(action, Action::Discard(_)));
    let left = board.corners[board.turn].free_circles().saturating_sub(1);
    match (fits, left) {
        (false, _) => line!("it fits nowhere else"),
        (true, 0) => line!("your columns stay as they are"),
        (true, 1) => line!("you still have a circle after it"),
        (true, _) => line!("you still have {left} circles after it"),
    }
}
