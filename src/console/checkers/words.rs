//! Everything that checkers says: status line, hints, log, standing, and how the game stands.

use super::cursor::Cursor;
use super::ending;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Moves, Sight, Status};
use parlour_rules::checkers::{CheckersEvent, CheckersView, Move, Side};
use parlour_rules::{Checkers, Turn, View};

/// With so many single moves left until the game is drawn, the status line says so.
const DRAW_IS_NEAR: u16 = 20;

pub(super) fn status(sight: &Sight<'_, Checkers>, cursor: &Cursor) -> Status {
    let view = sight.view;
    let (quiet, limit) = view.quiet();
    let left = limit.saturating_sub(quiet);
    let fact = if left <= DRAW_IS_NEAR {
        line!("draw in {left}")
    } else {
        line!("move {}", view.played() / 2 + 1)
    };
    let held = cursor.held.filter(|_| sight.scene.live);
    let text = match held {
        _ if view.draw_offered() => "take the draw?",
        Some(held) if held.may_stop(view) => "jump or stop?",
        Some(held) if held.jumped.is_some() => "jump on",
        Some(_) => "where to?",
        None if must_jump(view) => "you must jump",
        None => "make a move",
    };
    Status::new(line!("{text}"), fact)
}

pub(super) fn must_jump(view: &CheckersView) -> bool {
    view.options().moves.must_jump && !view.position().jumpers().is_empty()
}

pub(super) fn hints(view: &CheckersView, cursor: &Cursor) -> Hints<'static> {
    if view.draw_offered() {
        let does = if cursor.accepts { "Draw" } else { "Play" };
        return Hints::a(does);
    }
    let Some(held) = cursor.held else {
        return Hints::a("Pick");
    };
    let does = match cursor.focus {
        Some(focus) if focus == held.at() => "Stop",
        Some(focus) if focus.row().abs_diff(held.at().row()) == 2 => "Jump",
        _ => "Move",
    };
    Hints::a(does).b("Back")
}

/// A move in a few letters: a long jump by its start and its end.
pub(super) fn short(played: Move) -> Line {
    let link = if played.is_jump() { 'x' } else { '-' };
    line!("{}{link}{}", played.from(), played.to())
}

/// The moves that are remembered, with their numbers.
pub(super) const MOVES: Moves<CheckersView> = Moves {
    numbers: |view| view.played().saturating_sub(view.recent().len() as u32)..view.played(),
    from: |view, from, show| {
        let numbers = (MOVES.numbers)(view);
        for (number, played) in numbers.zip(view.recent()) {
            if number >= from {
                show(number, &short(*played));
            }
        }
    },
};

pub(super) fn tell(event: &CheckersEvent) -> Line {
    match event {
        CheckersEvent::Stepped { played, .. } => line!("moved {played}"),
        CheckersEvent::Jumped { played, king, .. } => {
            let what = if *king { "king" } else { "man" };
            match played.last_leg() {
                Some(leg) => line!("took a {what}, {}x{}", leg.from, leg.to),
                None => line!("took a {what}"),
            }
        }
        CheckersEvent::Crowned { .. } => line!("has a new king"),
        CheckersEvent::DrawOffered { .. } => line!("offered a draw"),
        CheckersEvent::DrawAccepted { .. } => line!("took the draw"),
        CheckersEvent::DrawDeclined { .. } => line!("wants to play on"),
        CheckersEvent::Resigned { .. } => line!("gave up"),
    }
}

/// "9 men, 2 kings"; what there is none of is left out.
fn army(view: &CheckersView, side: Side) -> Line {
    let position = view.position();
    let (men, kings) = (position.men(side).len(), position.kings(side).len());
    let plural = |number: usize, one, many| if number == 1 { one } else { many };
    let of_men = line!("{men} {}", plural(men, "man", "men"));
    let of_kings = line!("{kings} {}", plural(kings, "king", "kings"));
    match (men, kings) {
        (0, 0) => line!("nothing"),
        (_, 0) => of_men,
        (0, _) => of_kings,
        _ => line!("{of_men}, {of_kings}"),
    }
}

pub(super) fn standing(view: &CheckersView, people: &People) -> (Line, Line) {
    let Some(side) = view.seat().and_then(|seat| Side::try_from(seat).ok()) else {
        return Default::default();
    };
    let other = side.other();
    let name = people.name(other.seat());
    (
        line!("You have {}", army(view, side)),
        line!("{name} has {}", army(view, other)),
    )
}

/// What each side has left and has taken; at the end, who gets the point and why.
pub(super) fn account(view: &CheckersView, people: &People, add: &mut dyn FnMut(Entry)) {
    for side in [Side::Dark, Side::Light] {
        let mut seat = Some(side.seat());
        let mut entry = |text, points, sum| {
            add(Entry {
                seat: seat.take(),
                text,
                points,
                sum,
            });
        };
        let name = people.name(side.seat());
        let army = army(view, side);
        let left = [line!("{name}: {army} left"), line!("{army} left")];
        entry(fitting::words(Font::B8, left), None, false);
        entry(line!("{} taken", view.captured(side.other())), None, false);
        if let Turn::Over(outcome) = view.turn() {
            let won = outcome.winners.has(side.seat());
            let text = match (won, outcome.winners.is_empty()) {
                (_, true) => fitting::drawn(&ending::why(view, outcome, people)),
                (true, _) => fitting::won(name, &ending::why(view, outcome, people)),
                (false, _) => fitting::lost(name),
            };
            let points = (!outcome.winners.is_empty()).then_some(i32::from(won));
            entry(text, points, true);
        }
    }
}
