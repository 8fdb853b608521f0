//! What the status line says, what the log tells, where a seat stands, and how a round was scored line by line.
//!
//! The log leaves out passes and tokens on purpose: counting other people's tokens is part of the game, and the device
//! does not do it for them.

use super::{Sight, shows_no_token};
use crate::line;
use crate::paint::Font;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use parlour_rules::Seat;
use parlour_rules::no_thanks::{Event, SeatReport, TigerReport, Values, View};

/// The room for a list of cards on one line of an account, beside points of three figures. Counted in the larger of the
/// two sizes of text, so that all lines of a list have the same one.
const LIST_ROOM: i32 = 158;

/// The status line: in fewer words beside a long name.
pub(super) fn status(sight: &Sight<'_>, left: u8) -> Status {
    let facts = match left {
        0 => [line!("last card"), line!("last")],
        left => [line!("{left} left"), line!("{left}")],
    };
    if shows_no_token(sight) {
        Status::of(&[line!("take the card"), line!("take it")], &facts)
    } else {
        let texts = ["take it or pass?", "take or pass?", "decide"];
        Status::of(&texts.map(|text| line!("{text}")), &facts)
    }
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event) -> Option<Line> {
    match *event {
        Event::RoundBegan { round, .. } => Some(line!("began round {round}")),
        Event::TigerDealt { card, .. } => Some(line!("got the tiger {card}")),
        Event::Took { card, .. } => Some(line!("took the {card}")),
        Event::TigerPlayed { card, .. } => Some(line!("played the tiger {card}")),
        Event::RoundEnded { round } => Some(line!("Round {round} is over")),
        Event::Scored {
            cards,
            tokens,
            total,
            ..
        } => {
            let points = cards - i16::from(tokens);
            Some(line!("scored {points}, {total} in all"))
        }
        Event::TurnedUp { .. } | Event::Passed { .. } => None,
    }
}

/// The own cards and the total.
pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some((seat, own)) = view.seat.zip(view.own()) else {
        return (Line::new(), Line::new());
    };
    let main = line!("{} points on the table", own.cards.points());
    let small = match view.sheet.len() {
        0 => line!("Round 1 of {}", view.options.rounds),
        done => line!("{} after round {done}", view.total(seat)),
    };
    (main, small)
}

/// What a round was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.last_round else {
        return Line::new();
    };
    let SeatReport { cards, tokens, .. } = &report.seats[seat];
    let cards = match cards.len() {
        0 => line!("no card"),
        1 => line!("1 card"),
        cards => line!("{cards} cards"),
    };
    match tokens {
        1 => line!("{cards}, 1 token"),
        tokens => line!("{cards}, {tokens} tokens"),
    }
}

/// What decided the game.
pub(super) fn ending(view: &View) -> Line {
    match view.options.rounds {
        1 => line!("with fewest points"),
        rounds => line!("with fewest points in {rounds} rounds"),
    }
}

/// The last finished round: runs, tokens, tiger and total of each seat, then the cards that stayed out.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.last_round else {
        return;
    };
    for seat in view.players.seats() {
        account_of(seat, &report.seats[seat], view.total(seat), people, add);
    }
    if let Some(removed) = report.removed.filter(|removed| !removed.is_empty()) {
        add(entry(line!("These stayed out:"), None));
        list(removed, false, &mut |text| add(entry(text, None)));
    }
}

fn account_of(
    seat: Seat,
    report: &SeatReport,
    total: i16,
    people: &People,
    add: &mut dyn FnMut(Entry),
) {
    let cards = i32::from(report.cards.points());
    let tokens = i32::from(report.tokens);
    let mut first = Some(seat);
    if report.cards.is_empty() {
        add(Entry {
            seat: first.take(),
            ..entry(line!("No cards"), Some(0))
        });
    }
    list(report.cards, true, &mut |text| {
        let points = first.is_some().then_some(cards);
        add(Entry {
            seat: first.take(),
            ..entry(text, points)
        });
    });
    let words = match tokens {
        1 => line!("1 token"),
        tokens => line!("{tokens} tokens"),
    };
    add(entry(words, Some(-tokens)));
    match report.tiger {
        TigerReport::Kept(Some(card)) => add(entry(line!("Tiger {card}, not played"), Some(0))),
        TigerReport::Kept(None) => add(entry(line!("Tiger not played"), Some(0))),
        TigerReport::Played(_) | TigerReport::NotDealt => {}
    }
    let points = report.points();
    let before = total - points;
    let sign = if points < 0 { '-' } else { '+' };
    add(Entry {
        sum: true,
        ..entry(
            line!("{}: {before} {sign} {}", people.name(seat), points.abs()),
            Some(total.into()),
        )
    });
}

fn entry(text: Line, points: Option<i32>) -> Entry {
    Entry {
        seat: None,
        text,
        points,
        sum: false,
    }
}

/// Cards as runs or one by one, on as many lines as they need.
pub(super) fn list(cards: Values, runs: bool, add: &mut dyn FnMut(Line)) {
    let mut text = Line::new();
    let mut put = |piece: Line| {
        let longer = if text.is_empty() {
            piece.clone()
        } else {
            line!("{text}, {piece}")
        };
        // The comma of a line that another one follows has to fit too.
        text = if Font::B10.width(&longer) + Font::B10.width(",") > LIST_ROOM {
            add(line!("{text},"));
            piece
        } else {
            longer
        };
    };
    if runs {
        cards.runs().for_each(|run| put(line!("{run}")));
    } else {
        cards.iter().for_each(|card| put(line!("{card}")));
    }
    if !text.is_empty() {
        add(text);
    }
}
