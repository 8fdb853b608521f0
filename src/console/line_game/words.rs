//! Everything that the games of a line say: status line, hints, recap, standing, and how a round was scored.

use super::cursor::Cursor;
use super::{Board, Style, cursor};
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Moment, Status};
use core::fmt::Write;
use parlour_rules::line_game::{Action, Ending, Event, Phase, Report, View};
use parlour_rules::tiles::{Pips, TileSet};
use parlour_rules::{Outcome, Points, Seat, View as _};

/// The room for the words of a line of the account, beside two figures.
const ACCOUNT_ROOM: i32 = 170;

/// How many tiles of a hand stand on one line of the account.
const TILES_IN_A_LINE: usize = 7;

/// The status: in fewer words, or with a shorter fact, beside a long name.
pub(super) fn status(sight: &Board<'_>, cursor: &Cursor) -> Status {
    let view = sight.view;
    let texts = match &sight.moment {
        Some(Moment {
            event: Event::Drew { .. },
            ..
        }) => [line!("draws a tile"), line!("draws")],
        _ => request(view, cursor, sight.scene.face_up),
    };
    let [text, brief] = texts;
    let [all, rest] = facts(view);
    Status::new(text.clone(), all)
        .or(text, rest.clone())
        .or(brief.clone(), rest)
        .or(brief, Line::new())
}

/// How far the looking or deciding seat has come, and the number of tiles to draw; both, or what matters more.
fn facts(view: &View) -> [Line; 2] {
    let seat = view.seat.or(view.turn.seat());
    let total = seat.map_or(Points::ZERO, |seat| view.open.totals[seat]);
    let score = line!("{total} of {}", view.open.options.target);
    if view.laws.draws {
        let left = line!("{} left", view.rest);
        [line!("{score}, {left}"), left]
    } else {
        [score.clone(), score]
    }
}

/// What is to be done, in many words and in few. That nothing in a hand fits is said only while it lies open, or when
/// everybody sees it.
fn request(view: &View, cursor: &Cursor, open: bool) -> [Line; 2] {
    let own = view.seat.is_some() && view.turn.seat() == view.seat && open;
    let both = |long: &str, short: &str| [line!("{long}"), line!("{short}")];
    match view.phase {
        Phase::Open => {
            let tile = view.open.opening;
            [line!("opens with {tile}"), line!("opens")]
        }
        Phase::Pass => both("nothing fits, pass", "pass"),
        Phase::Play if own && cursor.end.is_some() => both("at which end?", "where?"),
        Phase::Play if own && view.check(Action::Draw).is_ok() => {
            both("nothing fits, draw", "draw")
        }
        Phase::Play => match view.open.line.ends() {
            Some((left, right)) if left == right => {
                [line!("match a {left}"), line!("match {left}")]
            }
            Some((left, right)) => [
                line!("match a {left} or a {right}"),
                line!("match {left} or {right}"),
            ],
            None => both("place a tile", "place"),
        },
    }
}

pub(super) fn hints(sight: &Board<'_>, cursor: &Cursor) -> Hints<'static> {
    if !sight.scene.face_up {
        return Hints::default();
    }
    match (cursor.tile, cursor.end) {
        (_, Some(_)) => Hints::a("Place").b("Back"),
        (Some(_), None) => Hints::a("Play"),
        (None, None) => Hints::a("Draw"),
    }
}

/// "1 point", "12 points".
pub(crate) fn some_points(points: Points) -> Line {
    match points.number() {
        1 => line!("1 point"),
        number => line!("{number} points"),
    }
}

fn some_tiles(number: u8) -> Line {
    match number {
        1 => line!("1 tile"),
        _ => line!("{number} tiles"),
    }
}

pub(super) fn tell(event: &Event, style: &Style) -> Option<Line> {
    Some(match event {
        Event::Dealt { rounds } => line!("Round {} was dealt", rounds + 1),
        Event::DealtAgain => line!("No double: dealt again"),
        Event::Opened { tile, .. } => line!("opened with {tile}"),
        Event::Placed { tile, drawn: 0, .. } => line!("placed {tile}"),
        Event::Placed { tile, drawn, .. } => {
            line!("drew {}, placed {tile}", some_tiles(*drawn))
        }
        // What comes of the draws is told with the tile that is placed in the end.
        Event::Drew { .. } => return None,
        Event::DrewTile { tile, .. } => line!("drew {tile}"),
        Event::Passed { drawn: 0, .. } => line!("passed"),
        Event::Passed { drawn, .. } => line!("drew {} and passed", some_tiles(*drawn)),
        Event::Ended {
            ending: Ending::Out(_),
            ..
        } => line!("calls \"{}\"", style.call),
        Event::Ended {
            ending: Ending::Blocked,
            ..
        } => line!("Blocked: nobody can go on"),
        Event::Ended {
            ending: Ending::Reached(_),
            ..
        } => line!("has won"),
        Event::Scored { points, total, .. } => line!("scored {points}, total {total}"),
        Event::Gained { points, end, .. } => {
            let [_, told] = (style.gain)(*points, end.is_none());
            line!("{told}: +{points}")
        }
        Event::NobodyScored => line!("Equal hands: nobody scored"),
    })
}

pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat() else {
        return Default::default();
    };
    let tiles = match view.sizes[seat] {
        1 => line!("You have one tile"),
        tiles => line!("You have {tiles} tiles"),
    };
    let total = view.open.totals[seat];
    let open = match view.open.line.ends() {
        Some((left, right)) if left == right => line!("{left} is open"),
        Some((left, right)) => line!("{left} and {right} are open"),
        None => line!("nothing laid yet"),
    };
    (tiles, line!("{}; {open}", some_points(total)))
}

/// What a round was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    match &view.open.report {
        None => Line::new(),
        Some(report) if report.ending == Ending::Out(seat) => line!("went out"),
        Some(report) => match report.hands[seat].dots() {
            1 => line!("1 dot left"),
            dots => line!("{dots} dots left"),
        },
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    let target = view.open.options.target;
    match outcome.winners.len() {
        1 => line!("first to {target} points"),
        _ => line!("with {target} points and more"),
    }
}

/// The last finished round: each hand tile by tile, and then how the winner's points come about.
pub(super) fn account(view: &View, people: &People, style: &Style, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    if report.ending == Ending::Blocked {
        add(Entry {
            seat: None,
            text: line!("Blocked: nobody could go on"),
            points: None,
            sum: false,
        });
    }
    for seat in view.open.players.seats() {
        account_of_hand(report, seat, people, add);
    }
    let sum = |seat, text, points| Entry {
        seat,
        text,
        points,
        sum: true,
    };
    let Some((winner, points)) = report.won(view.scoring) else {
        if report.ending == Ending::Blocked {
            add(sum(None, line!("Equal hands: nobody scores"), Some(0)));
        }
        return;
    };
    let name = people.name(winner);
    let points = Some(i32::from(points.number()));
    add(sum(
        Some(winner),
        line!("{name}: {}", (style.reckoning)(report, winner)),
        points,
    ));
    let total = view.open.totals[winner];
    add(sum(
        None,
        line!("Total; {} win the game", view.open.options.target),
        Some(total.number().into()),
    ));
}

fn account_of_hand(report: &Report, seat: Seat, people: &People, add: &mut dyn FnMut(Entry)) {
    // The dots of the whole hand stand on its last line.
    let dots = i32::from(report.hands[seat].dots());
    hand_of(report, seat, people, &mut |seat, text, last| {
        add(Entry {
            seat,
            text,
            points: last.then_some(dots),
            sum: false,
        });
    });
}

/// The tiles of a hand, on as many lines as they take. Each comes with the seat, on its first line, and whether it is the last.
pub(crate) fn hand_of(
    report: &Report,
    seat: Seat,
    people: &People,
    add: &mut dyn FnMut(Option<Seat>, Line, bool),
) {
    let name = people.name(seat);
    let hand = cursor::sorted(report.hands[seat]);
    let mut lines = hand.chunks(TILES_IN_A_LINE).peekable();
    if lines.peek().is_none() {
        add(Some(seat), line!("{name} is out"), true);
    }
    let mut first = Some(seat);
    while let Some(tiles) = lines.next() {
        let mut text = Line::new();
        for tile in tiles {
            let _ = write!(text, "{tile} ");
        }
        // A short hand leaves room for the name; else the shape says whose it is.
        let named = line!("{name}: {}", text.trim());
        if first.is_some() && Font::B8.width(&named) <= ACCOUNT_ROOM {
            text = named;
        }
        add(
            first.take(),
            line!("{}", text.trim()),
            lines.peek().is_none(),
        );
    }
}

/// The dots that a winner is given, hand by hand: "9 + 21".
pub(crate) fn dots_of_others(report: &Report, winner: Seat) -> Line {
    let mut text = Line::new();
    let others = report.players.seats().filter(|seat| *seat != winner);
    for (place, seat) in others.enumerate() {
        let plus = if place == 0 { "" } else { " + " };
        let _ = write!(text, "{plus}{}", report.hands[seat].dots());
    }
    text
}

/// How many of the seven tiles with a number the looking seat cannot see; while its hand is covered, how many everybody
/// else at the table cannot see either.
pub(super) fn left_of(view: &View, pips: Pips, open: bool) -> usize {
    let covered = if open || view.open.over {
        TileSet::EMPTY
    } else {
        view.hand
    };
    view.unseen().or(covered).and(TileSet::with(pips)).len()
}
