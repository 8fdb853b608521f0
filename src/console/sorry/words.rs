//! Everything that Sorry! says: the cards, status line, hints, log, standing, and the account of a round.

use super::Sight;
use super::cursor::{Choice, Cursor, is_useless};
use super::draw::in_play;
use crate::fitting;
use crate::line;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Merit, Status};
use parlour_rules::sorry::{
    Card, Duty, EACH, Ending, Event, Mode, PAWN, Pawn, Place, Play, Trace, View,
};
use parlour_rules::{Outcome, Seat, View as _};

/// The name of a card.
pub(super) const fn title(card: Card) -> &'static str {
    match card {
        Card::One => "One",
        Card::Two => "Two",
        Card::Three => "Three",
        Card::Four => "Four",
        Card::Five => "Five",
        Card::Seven => "Seven",
        Card::Eight => "Eight",
        Card::Ten => "Ten",
        Card::Eleven => "Eleven",
        Card::Twelve => "Twelve",
        Card::Sorry => "Sorry!",
    }
}

/// What a card does, in a sentence or two.
pub(super) const fn about(card: Card, team: bool) -> &'static str {
    match card {
        Card::One => "Bring a pawn out, or take one a space forward.",
        Card::Two => "Bring a pawn out, or take one 2 forward. Another card follows.",
        Card::Three => "Take a pawn 3 spaces forward.",
        Card::Four => "Take a pawn 4 spaces back.",
        Card::Five => "Take a pawn 5 spaces forward.",
        Card::Seven if team => "Take a pawn 7 forward, or share the 7 among your side's pawns.",
        Card::Seven => "Take a pawn 7 forward, or share the 7 between two pawns.",
        Card::Eight => "Take a pawn 8 spaces forward.",
        Card::Ten => "Take a pawn 10 forward or one back.",
        Card::Eleven => "Take a pawn 11 forward, or change places with an opponent.",
        Card::Twelve => "Take a pawn 12 spaces forward.",
        Card::Sorry => "From START to an opponent's place; that pawn goes back.",
    }
}

/// The same on a line.
pub(super) const fn short(card: Card, team: bool) -> &'static str {
    match card {
        Card::One => "out, or 1 forward",
        Card::Two => "out, or 2 forward; go on",
        Card::Three => "3 forward",
        Card::Four => "4 back",
        Card::Five => "5 forward",
        Card::Seven if team => "7 forward, for any of yours",
        Card::Seven => "7 forward, or share it",
        Card::Eight => "8 forward",
        Card::Ten => "10 forward, or 1 back",
        Card::Eleven => "11 forward, or change",
        Card::Twelve => "12 forward",
        Card::Sorry => "START to another's place",
    }
}

/// A card in a sentence.
fn named(card: Card) -> Line {
    match card {
        Card::Sorry => line!("Sorry!"),
        card => line!("{card}"),
    }
}

/// Who is bumped by these steps, and the same in a word; nothing where nobody is.
fn victims(sight: &Sight<'_>, traces: &[Trace]) -> Option<[Line; 2]> {
    let mover = traces.first()?.pawn.seat();
    let sent = traces.iter().flat_map(|trace| trace.bumped.iter());
    let last: Pawn = sent.clone().last()?;
    Some(match sent.count() {
        1 if last.seat() == mover => [line!("bumps your own"), line!("bumps 1")],
        1 => [line!("bumps {}", sight.name(last.seat())), line!("bumps 1")],
        number => [line!("bumps {number}"), line!("bumps {number}")],
    })
}

/// What a choice does, from the fullest wording to the shortest.
fn effects(sight: &Sight<'_>, cursor: &Cursor, choice: Choice) -> [Line; 4] {
    let traces = cursor.traces(sight.view, choice);
    let (does, brief) = match choice {
        Choice::Do(Play::Pass) => (line!("pass, and change nothing"), line!("pass")),
        Choice::Do(Play::Drop) => (line!("drop this card"), line!("drop it")),
        Choice::Do(Play::Start(_)) => (line!("bring a pawn out"), line!("start")),
        Choice::Do(Play::Move(_, -1)) => (line!("10: one back"), line!("one back")),
        Choice::Do(Play::Move(_, steps)) if steps < 0 => {
            (line!("{} back", -steps), line!("{}", -steps))
        }
        Choice::Do(Play::Move(_, steps)) => (line!("{steps} forward"), line!("{steps}")),
        Choice::Part(_, steps) => (
            line!("{steps} of 7, rest for another"),
            line!("{steps} of 7"),
        ),
        Choice::Do(Play::Split { steps, .. }) => {
            let both = line!("{steps} and {}", 7 - steps);
            (both.clone(), both)
        }
        Choice::Do(Play::Swap(_, other)) => (
            line!("change with {}", sight.name(other.seat())),
            line!("change"),
        ),
        Choice::Do(Play::Sorry(_, other)) => {
            let whole = line!("say sorry to {}", sight.name(other.seat()));
            let brief = line!("say sorry");
            return [whole.clone(), whole, brief.clone(), brief];
        }
    };
    let slides = traces.iter().any(Trace::slides);
    let home = traces.iter().any(|trace| trace.end == Place::HOME);
    let and = |long: &str, short: &str| {
        [
            line!("{does}, {long}"),
            line!("{brief}, {long}"),
            line!("{brief}, {short}"),
            brief.clone(),
        ]
    };
    match victims(sight, &traces) {
        Some([long, short]) => and(&long, &short),
        None if home => and("home", "home"),
        None if slides => and("slide", "slide"),
        None => [does.clone(), does, brief.clone(), brief],
    }
}

/// While somebody decides, what the focused choice does; else which card it is.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let view = sight.view;
    let open = &view.open;
    if open.over {
        return Status::new(line!("the game is over"), Line::new()).to_all();
    }
    let facts = match open.left {
        0 => [line!("{} left", view.stock)],
        left => [line!("{left} of 7 left")],
    };
    let event = sight.moment.as_ref().map(|moment| moment.event);
    if let Some(Event::TurnedUp { .. } | Event::Reshuffled { .. }) = event {
        return Status::new(line!("the next card"), Line::new()).to_all();
    }
    if !in_play(sight) {
        let text = match open.card {
            None => line!("plays a card"),
            Some(card) if is_useless(view) => line!("{} is of no use", named(card)),
            Some(card) => line!("plays the {}", named(card)),
        };
        let brief = open.card.map_or(line!("plays"), named);
        return Status::of(&[text, brief], &facts);
    }
    let Some(card) = cursor.card(view) else {
        return Status::default();
    };
    let card_named = named(card);
    if cursor.in_hand(view) {
        let texts = match view.plays(card).duty() {
            Duty::Nothing if open.duty_of(&view.hand) == Duty::Must => [
                line!("{card_named} is of no use now"),
                line!("{card_named}: no use"),
            ],
            Duty::Nothing => [line!("{card_named}: drop it?"), line!("drop it?")],
            _ => [
                line!("{card_named}: {}", short(card, false)),
                line!("play the {card_named}?"),
            ],
        };
        return Status::of(&texts, &facts);
    }
    let choices = cursor.choices(view);
    let Some(focus) = cursor.focus(view, &choices) else {
        return Status::of(&[line!("{card_named}")], &facts);
    };
    let [fact] = facts;
    let [long, middle, brief, least] = effects(sight, cursor, focus);
    // What is done matters more than how many cards are left.
    Status::new(long.clone(), fact.clone())
        .or(long, Line::new())
        .or(middle.clone(), fact)
        .or(middle, Line::new())
        .or(brief, Line::new())
        .or(least, Line::new())
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    let view = sight.view;
    let card = cursor.card(view).filter(|_| in_play(sight));
    let Some(card) = card else {
        return Hints::a(if view.open.has_hands() { "Use" } else { "Move" });
    };
    if cursor.in_hand(view) {
        let drops = view.plays(card).duty() == Duty::Nothing;
        return Hints::a(if drops { "Drop" } else { "Use" });
    }
    let choices = cursor.choices(view);
    let does = match cursor.focus(view, &choices) {
        Some(Choice::Part(..)) => "Part",
        Some(Choice::Do(Play::Start(_))) => "Start",
        Some(Choice::Do(Play::Swap(..))) => "Change",
        Some(Choice::Do(Play::Sorry(..))) => "Sorry!",
        Some(Choice::Do(Play::Pass)) => "Pass",
        Some(Choice::Do(Play::Drop)) => "Drop",
        _ => "Move",
    };
    let hints = Hints::a(does);
    match cursor.first.is_some() || cursor.taken {
        true => hints.b("Back"),
        false => hints,
    }
}

/// What happened, to stand after a name.
pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    Some(match *event {
        Event::Started { .. } => line!("brought a pawn out"),
        Event::Moved {
            pawn, to, still, ..
        } => {
            let (corner, from) = (still.board.corner(pawn.seat()), still.board.at(pawn));
            let there = to.space().and_then(|space| still.board.on_track(space));
            if from == Place::START {
                let whose = there.map_or("", |other| people.name(other.seat()));
                return Some(line!("said sorry to {whose}"));
            }
            let ahead = (1..=12).find(|steps| corner.forward(from, *steps) == Some(to));
            match ahead {
                Some(steps) => line!("went {steps} forward"),
                None => line!("went back"),
            }
        }
        Event::Bumped { by, pawn, .. } if by == pawn.seat() => line!("sent an own pawn back"),
        Event::Bumped { by, .. } => line!("was sent back by {}", people.name(by)),
        Event::Swapped { other, .. } => line!("changed with {}", people.name(other.seat())),
        Event::GotHome { .. } => line!("brought a pawn home"),
        Event::RoundOver { winner: Some(_) } => line!("won the round"),
        _ => return None,
    })
}

/// Whether whoever was away is told of it.
pub(super) fn is_news(event: &Event) -> bool {
    match event {
        Event::Moved { pawn, still, .. } => still.board.at(*pawn) == Place::START,
        Event::Started { .. } => false,
        _ => true,
    }
}

/// The own pawns, and who is ahead.
pub(super) fn standing(view: &View, people: &People) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let open = &view.open;
    let all = EACH * open.side(seat).len();
    let own = line!("{} of {all} pawns home", open.home(seat));
    let other = match open.options.mode {
        Mode::Points => match open.score(seat) {
            0 => Line::new(),
            points => line!("{points} points so far"),
        },
        Mode::Basic | Mode::Team => {
            let others = view
                .players()
                .seats()
                .filter(|other| !open.side(seat).has(*other));
            let ahead = others.max_by_key(|other| (open.home(*other), -open.distance(*other)));
            match ahead.map(|other| (other, open.home(other))) {
                Some((other, home)) if home > 0 => line!("{}: {home} home", people.name(other)),
                _ => Line::new(),
            }
        }
    };
    (own, other)
}

pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    let open = &view.open;
    let winner = outcome.winners.iter().next();
    match (outcome.reason, open.options.mode) {
        ("home", Mode::Team) => line!("with all eight pawns home"),
        ("home", _) => line!("with all four pawns home"),
        ("cards", _) => line!("nearest to home with the last card"),
        _ => match winner.map(|seat| open.score(seat)) {
            Some(points) => line!("with {points} points"),
            None => Line::new(),
        },
    }
}

/// The places go by pawns home, then by the way that is left; for points by them.
pub(super) fn merit(view: &View, seat: Seat, score: i32) -> Merit {
    let open = &view.open;
    match open.options.mode {
        Mode::Points => Merit {
            rank: score,
            text: line!("{score}"),
        },
        Mode::Basic | Mode::Team => Merit {
            rank: 1_000 * open.home(seat) - open.distance(seat),
            text: line!("{} home", open.home(seat)),
        },
    }
}

/// What the last round was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = view.open.report else {
        return Line::new();
    };
    match report.ending {
        Ending::Home(winner) if winner == seat => line!("all home"),
        _ => line!("{} home", report.home[seat]),
    }
}

/// What the last round was worth, line by line; in a game that is not for points, how far everybody came.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let open = &view.open;
    let players = view.players();
    let points = open.options.mode == Mode::Points;
    let Some(report) = open.report.filter(|_| points) else {
        return far(view, people, add);
    };
    for seat in players.seats() {
        let mut first = Some(seat);
        let mut entry = |text, points: u16, sum| {
            add(Entry {
                seat: first.take(),
                text,
                points: Some(points.into()),
                sum,
            });
        };
        let home = report.home[seat];
        entry(line!("{} home", pawns(home)), PAWN * u16::from(home), false);
        if report.winner() == Some(seat) {
            let left = report.left_behind(players, seat);
            entry(
                line!("{} left behind", pawns(left)),
                PAWN * u16::from(left),
                false,
            );
            let bonus = report.bonus(players, open.options);
            let others = players.seats().filter(|other| *other != seat);
            let most = others.map(|other| report.home[other]).max().unwrap_or(0);
            if bonus > 0 {
                let text = match most {
                    0 => line!("nobody else is home"),
                    most => line!("no other has more than {most}"),
                };
                entry(text, bonus, false);
            }
        }
        let sum = report.points(players, open.options, seat);
        let name = fitting::name(crate::paint::Font::B10, people.name(seat), 90);
        entry(line!("{name}: this round"), sum.number(), true);
    }
}

fn pawns(number: u8) -> Line {
    match number {
        0 => line!("no pawn"),
        1 => line!("1 pawn"),
        number => line!("{number} pawns"),
    }
}

/// How far everybody has come.
fn far(view: &View, _: &People, add: &mut dyn FnMut(Entry)) {
    let board = view.board();
    for seat in view.players().seats() {
        let home = board.home(seat);
        let text = match home {
            4 => line!("all home"),
            home => line!("{} home, {} to go", home, board.total_distance(seat)),
        };
        add(Entry {
            seat: Some(seat),
            text,
            points: Some(home.into()),
            sum: false,
        });
    }
}
