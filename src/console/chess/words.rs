//! Everything that chess says: status line, hints, log, list of moves, standing, and how the game ended.

use super::cursor::Cursor;
use super::ending;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Moves, Sight, Status};
use parlour_rules::chess::{ChessEvent, ChessView, Kind, Move, San, Side, Wing};
use parlour_rules::{Chess, Turn, View};

/// With so many half-moves left until the game is drawn, the status line says so.
const DRAW_IS_NEAR: u16 = 20;

pub(super) fn status(sight: &Sight<'_, Chess>, cursor: &Cursor) -> Status {
    let view = sight.view;
    let position = view.position();
    let (quiet, limit) = view.quiet();
    let left = limit.saturating_sub(quiet);
    let focus = cursor.focus.filter(|_| sight.scene.live);
    let fact = match focus {
        _ if view.draw_offered_with_move() => line!("draw offered"),
        // A position cannot be there for the third time before eight quiet half-moves, so nothing is looked up.
        _ if quiet >= 8 && view.may_claim_draw() => line!("draw to claim"),
        _ if left <= DRAW_IS_NEAR => line!("draw in {left}"),
        Some(square) if !view.draw_offered() => line!("{square}"),
        _ => line!("move {}", view.fen().number),
    };
    let held = cursor.held.filter(|_| sight.scene.live);
    let text = match held.and_then(|held| position.at(held)) {
        _ if view.draw_offered() => line!("take the draw?"),
        _ if cursor.promotion.is_some() && sight.scene.live => line!("what does it become?"),
        Some(piece) => aim(view, cursor, piece.kind),
        None if position.is_check() => line!("check, save the king"),
        None => line!("make a move"),
    };
    Status::new(text, fact)
}

/// What the piece that is taken up would do on the square with the focus: "knight takes pawn".
fn aim(view: &ChessView, cursor: &Cursor, kind: Kind) -> Line {
    let position = view.position();
    let mut said = line!("{} to?", kind.name());
    if let (Some(from), Some(to)) = (cursor.held, cursor.focus) {
        position.moves_from(from, &mut |played| {
            if played.to() == to {
                said = match (position.captured(played), position.castles(played)) {
                    (Some((_, taken)), _) => line!("{} takes {}", kind.name(), taken.kind.name()),
                    (_, Some(_)) => line!("castle"),
                    _ => line!("{} to {to}", kind.name()),
                };
            }
        });
    }
    said
}

pub(super) fn hints(view: &ChessView, cursor: &Cursor) -> Hints<'static> {
    if view.draw_offered() {
        let does = if cursor.accepts { "Draw" } else { "Play" };
        return Hints::a(does);
    }
    if cursor.promotion.is_some() {
        return Hints::a("Choose").b("Back");
    }
    let Some(held) = cursor.held else {
        return Hints::a("Pick");
    };
    let position = view.position();
    let takes = cursor.focus.is_some_and(|focus| {
        let played = Move::new(held, focus);
        position.captured(played).is_some()
    });
    let does = if takes { "Take" } else { "Move" };
    Hints::a(does).b("Back")
}

/// The moves that are remembered, as people write them, with their numbers; Black's first move in a position where Black
/// begins is number 1.
pub(super) const MOVES: Moves<ChessView> = Moves {
    numbers: |view| {
        let first = view.first();
        let start = (u32::from(first.number).max(1) - 1) * 2 + first.position.side().index() as u32;
        start..start + view.moves().len() as u32
    },
    from: |view, from, show| {
        let start = (MOVES.numbers)(view).start;
        let but = from.saturating_sub(start);
        for (number, (position, played)) in (start + but..).zip(view.line(but as usize)) {
            let position = &position;
            show(number, &San { position, played });
        }
    },
};

pub(super) fn tell(event: &ChessEvent) -> Line {
    match *event {
        ChessEvent::Moved {
            kind,
            played,
            captured,
            en_passant,
            ..
        } => {
            let to = played.to();
            match (captured, kind) {
                (Some(_), _) if en_passant => line!("took a pawn in passing"),
                (Some(taken), _) => line!("took a {} on {to}", taken.name()),
                (None, Kind::King | Kind::Queen) => line!("moved the {} to {to}", kind.name()),
                (None, _) => line!("moved a {} to {to}", kind.name()),
            }
        }
        ChessEvent::Castled { wing, .. } => line!(
            "castled {}",
            match wing {
                Wing::King => "short",
                Wing::Queen => "long",
            }
        ),
        ChessEvent::Promoted { kind, .. } => line!("has a new {}", kind.name()),
        ChessEvent::Check { .. } => line!("is in check"),
        ChessEvent::DrawOffered { .. } => line!("offered a draw"),
        ChessEvent::DrawAccepted { .. } => line!("took the draw"),
        ChessEvent::DrawDeclined { .. } => line!("wants to play on"),
        ChessEvent::DrawClaimed { .. } => line!("claimed a draw"),
        ChessEvent::Resigned { .. } => line!("gave up"),
        ChessEvent::FlagFell { .. } => line!("ran out of time"),
    }
}

/// What a piece is worth to whoever counts.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        Kind::King => 0,
    }
}

fn army(view: &ChessView, side: Side) -> u8 {
    let pieces = view.position().pieces();
    let own = pieces.filter(|(_, piece)| piece.side == side);
    own.map(|(_, piece)| worth(piece.kind)).sum()
}

/// By how much a side's men are worth more than the other side's.
pub(super) fn lead(view: &ChessView, side: Side) -> u8 {
    army(view, side).saturating_sub(army(view, side.other()))
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

pub(super) fn standing(view: &ChessView, people: &People) -> (Line, Line) {
    let Some(side) = view.seat().and_then(|seat| Side::try_from(seat).ok()) else {
        return Default::default();
    };
    let other = side.other();
    let name = people.name(other.seat());
    let (ahead, behind) = (lead(view, side), lead(view, other));
    let material = match (ahead, behind) {
        (0, 0) => line!("You and {name} are level"),
        (0, _) => line!("{name} is {behind} ahead"),
        _ => line!("You are {ahead} ahead"),
    };
    (line!("You have {}", colour(side)), material)
}

/// What each side has taken; at the end, who gets the point and why.
pub(super) fn account(view: &ChessView, people: &People, add: &mut dyn FnMut(Entry)) {
    for side in Side::BOTH {
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
        let (colour, taken) = (colour(side), taken(view, side));
        let named = line!("{name}, {colour}: {taken}");
        let plain = line!("{colour}: {taken}");
        entry(fitting::words(Font::B8, [named, plain]), None, false);
        if let Turn::Over(outcome) = view.turn() {
            let won = outcome.winners.has(side.seat());
            let text = match (won, outcome.winners.is_empty()) {
                (_, true) => fitting::drawn(&ending::why(outcome, people)),
                (true, _) => fitting::won(name, &ending::why(outcome, people)),
                (false, _) => fitting::lost(name),
            };
            let points = (!outcome.winners.is_empty()).then_some(i32::from(won));
            entry(text, points, true);
        }
    }
}

/// "took 2 pawns, 1 rook"; nothing yet where that is so.
fn taken(view: &ChessView, side: Side) -> Line {
    let mut said = line!("took");
    let mut any = false;
    for kind in Kind::ALL.into_iter().rev() {
        let number = view.captured(side.other(), kind);
        if number > 0 {
            let comma = if any { "," } else { "" };
            let letter = kind.letter().to_ascii_uppercase();
            let _ =
                core::fmt::Write::write_fmt(&mut said, format_args!("{comma} {number} {letter}"));
            any = true;
        }
    }
    if any { said } else { line!("took nothing") }
}
