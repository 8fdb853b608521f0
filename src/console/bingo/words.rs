//! What is said: the status line, the log, and how the row was cleared or not.

use super::board::Board;
use super::{Cursor, Sight};
use crate::fitting;
use crate::line;
use crate::screen::{Entry, Line, Merit, Status};
use parlour_rules::Seat;
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
    let pass = line!("pass {}", open.passes);
    let met = sight.moment.as_ref().map(|moment| moment.event);
    if let Some(Event::Counted {
        number,
        matches: true,
        ..
    }) = met
    {
        return Status::new(line!("{number}, a match"), pass);
    }
    match open.phase {
        Phase::Match => {
            let then = line!("then {} left", open.left().saturating_sub(1));
            Status::of(
                &[line!("remove or leave?"), line!("remove it?")],
                &[then, pass],
            )
        }
        Phase::Count if cursor.runs => Status::of(&[line!("counting")], &[pass]),
        Phase::Count => {
            let next = line!("count on from {}", open.number());
            Status::of(&[next, line!("count on")], &[pass])
        }
        Phase::Over(_) => Status::new(Line::new(), pass),
    }
}

pub(super) fn tell(event: &Event) -> Option<Line> {
    match event {
        Event::Laid | Event::Counted { .. } => None,
        Event::Removed { tile, number } => Some(line!("removed the {tile} on {number}")),
        Event::Left { tile, number } => Some(line!("left the {tile} on {number}")),
        Event::PassEnded {
            pass,
            removed,
            left,
        } => Some(line!("Pass {pass}: {removed} removed, {left} left")),
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
        true => line!("in {}", passes(open.passes)),
        false => line!("{} tiles left", open.left()),
    }
}

/// "1 pass", "2 passes".
fn passes(number: u16) -> Line {
    match number {
        1 => line!("1 pass"),
        _ => line!("{number} passes"),
    }
}

pub(super) fn ending(view: &View) -> Line {
    let open = &view.open;
    let taken = how(open);
    let left = open.left();
    match open.phase {
        Phase::Over(End::Cleared) => match open.best.passes(open.may_leave) {
            Some(best) if open.passes < best => {
                fitting::why([line!("{taken}, the fewest so far"), line!("{taken}")])
            }
            Some(best) => {
                fitting::why([line!("{taken}; the fewest were {best}"), line!("{taken}")])
            }
            None => line!("{taken}"),
        },
        Phase::Over(End::Stuck) => line!("stuck with {left} left"),
        Phase::Over(End::Idle) => line!("{NUMBERS} passes took nothing, {left} left"),
        Phase::Count | Phase::Match => Line::new(),
    }
}

pub(super) fn merit(view: &View, score: i32) -> Merit {
    let open = &view.open;
    let text = match open.has_won() {
        true => passes(open.passes),
        false => line!("{} left", open.left()),
    };
    Merit { rank: score, text }
}

pub(super) fn account(view: &View, add: &mut dyn FnMut(Entry)) {
    let open = &view.open;
    let best = open.best.passes(open.may_leave);
    let lines = [
        ("tiles removed", Some(open.removed() as i32)),
        ("tiles left", Some(open.left() as i32)),
        ("passes", Some(open.passes.into())),
        ("numbers said", Some(open.spoken.into())),
        ("fewest passes before", best.map(i32::from)),
    ];
    let mut seat = Some(Seat::FIRST);
    for (words, number) in lines {
        if number.is_some() {
            add(Entry {
                seat: seat.take(),
                text: line!("{words}"),
                points: number,
                sum: false,
            });
        }
    }
}
