//! What is said: the status line, the log, and how the row was cleared or not.

use super::board::Board;
use super::{Cursor, Sight};
use crate::line;
use crate::screen::{Line, Merit, Status};
use parlour_rules::bingo::{End, Event, NUMBERS, Open, Phase, View};

/// The words on the two plates.
pub(super) fn plates(board: &Board<'_>, cursor: &Cursor) -> [&'static str; 2] {
    match cursor.runs {
        _ if board.asks => ["Remove", "Leave"],
        true => ["Stop", "Step"],
        false => ["Count", "Step"],
    }
}

pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let open = &sight.view.open;
    let meets = (sight.moment.as_ref()).is_some_and(|moment| moment.event.is_match());
    let number = open.number();
    let words = match open.phase {
        Phase::Match => line!("remove or leave?"),
        Phase::Count if meets => line!("{number}, a match"),
        Phase::Count if !cursor.runs => line!("count on from {number}"),
        _ => line!("counting"),
    };
    Status::new(words, line!("pass {}", open.passes))
}

pub(super) fn tell(event: &Event) -> Option<Line> {
    match event {
        Event::Laid | Event::Counted { .. } => None,
        Event::Removed { tile } => Some(line!("removed the {tile}")),
        Event::Left { tile } => Some(line!("left the {tile}")),
        Event::PassEnded { pass, left } => Some(line!("Pass {pass} over, {left} left")),
    }
}

/// How the row ended, in a word.
pub(super) const fn end(end: End) -> &'static str {
    match end {
        End::Cleared => "Cleared",
        End::Stuck => "Stuck",
        End::Idle => "Idle",
    }
}

/// In how many passes it was cleared, or how many tiles are left.
pub(super) fn how(open: &Open) -> Line {
    match open.has_won() {
        // Never in one: it says 12 twice, and a single tile has so many dots.
        true => line!("in {} passes", open.passes),
        false => line!("{} tiles left", open.left()),
    }
}

pub(super) fn ending(view: &View) -> Line {
    let open = &view.open;
    let left = open.left();
    let best = open.best.passes(open.may_leave);
    let is_best = open.has_won() && best.is_some_and(|best| open.passes < best);
    match open.phase {
        _ if is_best => line!("{}, a new best", how(open)),
        Phase::Over(End::Stuck) => line!("stuck with {left} left"),
        Phase::Over(End::Idle) => line!("{NUMBERS} passes took nothing, {left} left"),
        _ => how(open),
    }
}

pub(super) fn merit(view: &View, score: i32) -> Merit {
    Merit {
        rank: score,
        text: how(&view.open),
    }
}
