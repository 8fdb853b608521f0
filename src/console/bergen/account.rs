//! How a round of Bergen was scored: by headings, by the last tile, by a block.

use crate::line;
use crate::line_game::words::hand_of;
use crate::people::People;
use crate::screen::{Entry, Line};
use parlour_rules::bergen::{Heading, THREE, TWO};
use parlour_rules::line_game::{Ending, LineRules, Report, View};
use parlour_rules::{Points, Seat};

/// How many headings a seat made in the last finished round.
fn headings(view: &View, seat: Seat) -> u8 {
    let gained = view.open.gained[seat];
    gained.times(TWO).saturating_add(gained.times(THREE))
}

/// What the round was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.open.report else {
        return Line::new();
    };
    let headings = match headings(view, seat) {
        0 => None,
        1 => Some(line!("1 heading")),
        number => Some(line!("{number} headings")),
    };
    let end = match report.ending {
        Ending::Out(out) if out == seat => Some("Bergen"),
        Ending::Blocked if report.winner(Heading::SCORING) == Some(seat) => Some("block"),
        _ => None,
    };
    match (headings, end) {
        (Some(headings), Some(end)) => line!("{headings}, {end}"),
        (Some(headings), None) => headings,
        (None, Some(end)) => line!("{end}"),
        (None, None) if view.open.gained[seat].opening() > Points::ZERO => line!("opened"),
        (None, None) => line!("no heading"),
    }
}

/// Each seat's points one by one, and its total. After a block all hands come first.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    let mut say = |seat, text, points, sum| {
        add(Entry {
            seat,
            text,
            points,
            sum,
        });
    };
    if report.ending == Ending::Blocked {
        say(None, line!("Blocked: nobody could go on"), None, false);
        for seat in view.open.players.seats() {
            let counts = counted(report, seat);
            hand_of(report, seat, people, &mut |seat, text, last| {
                say(seat, text, None, false);
                if last {
                    say(None, counts.clone(), None, false);
                }
            });
        }
        if report.winner(Heading::SCORING).is_none() {
            say(
                None,
                line!("Equal hands: nobody scores for it"),
                None,
                false,
            );
        }
    }
    for seat in view.open.players.seats() {
        let gained = view.open.gained[seat];
        let mut owner = Some(seat);
        let mut line = |text: Line, points: Points| {
            let points = Some(i32::from(points.number()));
            say(owner.take(), text, points, false);
        };
        if gained.opening() > Points::ZERO {
            line(line!("Opening double"), gained.opening());
        }
        for (points, name) in [(TWO, "double-heading"), (THREE, "triple-heading")] {
            let all = |times: u8| Points::new(points.number() * u16::from(times));
            match gained.times(points) {
                0 => {}
                1 => line(line!("A {name}"), points),
                times => line(line!("{times} {name}s"), all(times)),
            }
        }
        if let Some((winner, points)) = report.won(Heading::SCORING).filter(|(won, _)| *won == seat)
        {
            let text = match report.ending {
                Ending::Out(out) if out == winner => line!("Bergen, the last tile"),
                _ => line!("Lightest hand of the block"),
            };
            line(text, points);
        }
        let total = view.open.totals[seat];
        let text = line!("{}: total", people.name(seat));
        say(owner, text, Some(total.number().into()), true);
    }
}

/// What a hand counts in a block.
fn counted(report: &Report, seat: Seat) -> Line {
    let hand = report.hands[seat];
    match Heading::counts(report, hand) {
        None => line!("has a double: takes no part"),
        Some(dots) if dots == hand.dots() => line!("no double: counts {dots}"),
        Some(dots) => line!("without doubles: counts {dots}"),
    }
}
