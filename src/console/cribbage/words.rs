//! Everything that Cribbage says: status line, hints, bubbles, recap, standing, and how a deal was scored.

use super::Sight;
use super::cursor::Cursor;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::parts::card::rank_text;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use core::fmt::Write;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{
    Combination, Event, Kind, MOST, Made, Open, Phase, Report, Tally, View, count,
};
use parlour_rules::points::Points;
use parlour_rules::{Event as _, Outcome, Seat, SeatSet, View as _};

/// Who does not come so far has lost by much: once, and by very much.
pub(super) const SKUNKS: [u16; 2] = [91, 61];

/// The status, in fewer words where the name is long.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let open = &sight.view.open;
    let shown = sight.scene.live && sight.scene.face_up;
    let (text, short) = request(sight);
    let fact = match open.phase {
        Phase::Discard(_) if shown => line!("{} of {}", cursor.picked.len(), open.discards()),
        Phase::Discard(done) => line!("{done} of {}", open.players.count()),
        _ => line!("deal {}", open.deals + 1),
    };
    Status::of(&[text, short], &[fact, Line::new()])
}

/// What is to be done, in many words and in few.
fn request(sight: &Sight<'_>) -> (Line, Line) {
    let open = &sight.view.open;
    let both = |text: &str| (line!("{text}"), line!("{text}"));
    match open.phase {
        Phase::Discard(_) if open.discards() == 1 => {
            (line!("a card for the crib"), line!("to the crib"))
        }
        Phase::Discard(_) => (line!("two cards for the crib"), line!("to the crib")),
        Phase::Play if sight.view.turn().seat().is_some() && is_go(sight.view) => both("go"),
        Phase::Play => match open.plays.count() {
            0 => (line!("lead a card"), line!("lead")),
            count => (
                line!("up to {}, play a card", MOST - count),
                line!("play, {} left", MOST - count),
            ),
        },
        Phase::Show(_) if open.options.counting.is_claimed() => {
            (line!("claim the points"), line!("claim"))
        }
        Phase::Show(_) => both("counts"),
        Phase::Over => both(""),
    }
}

/// Whether the seat to play can only say "Go", as everybody hears.
fn is_go(view: &View) -> bool {
    matches!(view.turn(), parlour_rules::Turn::Decide(decision) if decision.phase == "go")
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    let view = sight.view;
    match view.open.phase {
        Phase::Show(_) => Hints::a("Claim"),
        _ if !sight.scene.face_up => Hints::default(),
        Phase::Discard(_) if cursor.on_plate => Hints::a("Give").b("Clear"),
        Phase::Discard(_) => {
            let picked = cursor
                .card(view)
                .is_some_and(|card| cursor.picked.has(card));
            let hints = Hints::a(if picked { "Return" } else { "Pick" });
            match cursor.picked.is_empty() {
                true => hints,
                false => hints.b("Clear"),
            }
        }
        _ if cursor.on_plate => Hints::a("Peg"),
        _ => Hints::a("Play"),
    }
}

/// What stands on the plate that gives cards to the crib, and for whom they count there.
pub(super) fn crib(sight: &Sight<'_>) -> (Line, Line) {
    let open = &sight.view.open;
    let name = sight.name(open.dealer);
    let plate = line!("To {name}'s crib");
    match sight.view.seat {
        Some(own) if own == open.dealer => (
            line!("Into your crib"),
            line!("What goes in counts for you."),
        ),
        Some(own) if open.team(own).has(open.dealer) => {
            (plate, line!("What goes in counts for your side."))
        }
        Some(_) => (plate, line!("What goes in counts against you.")),
        None => (plate, line!("What goes in counts for {name}.")),
    }
}

/// Who deals, and whose the crib is.
pub(super) fn dealer(sight: &Sight<'_>) -> Line {
    let open = &sight.view.open;
    match sight.view.seat == Some(open.dealer) {
        true => line!("You deal: the crib is yours."),
        false => line!("{} deals and has the crib.", sight.name(open.dealer)),
    }
}

/// What a card has made in the play.
pub(super) fn made(made: Made) -> Line {
    let mut words = Line::new();
    let mut add = |text: Line| {
        let link = if words.is_empty() { "" } else { ", " };
        let _ = write!(words, "{link}{text}");
    };
    if made.fifteen {
        add(line!("fifteen"));
    }
    if made.thirty_one {
        add(line!("thirty-one"));
    }
    match made.alike {
        0 => {}
        2 => add(line!("pair")),
        number => add(line!("{number} alike")),
    }
    if made.run > 0 {
        add(line!("run of {}", made.run));
    }
    words
}

/// The same with a capital at its beginning.
pub(super) fn capital(words: &str) -> Line {
    let mut line = Line::new();
    let mut letters = words.chars();
    if let Some(first) = letters.next() {
        let _ = write!(line, "{}{}", first.to_ascii_uppercase(), letters.as_str());
    }
    line
}

/// A combination of a hand.
pub(super) fn combination(step: Combination) -> Line {
    let cards = step.cards.len();
    match step.kind {
        Kind::Fifteen => line!("Fifteen"),
        Kind::Alike if cards == 2 => line!("Pair"),
        Kind::Alike => line!("{cards} alike"),
        Kind::Run => line!("Run of {cards}"),
        Kind::Flush => line!("Flush of {cards}"),
        Kind::Jack => line!("Jack of the suit"),
    }
}

/// All that a hand counts, in few words.
pub(super) fn summary(cards: CardSet, starter: Card, flush_of_four: bool) -> Line {
    const KINDS: [(Kind, &str); 5] = [
        (Kind::Fifteen, "fifteens"),
        (Kind::Alike, "pairs"),
        (Kind::Run, "runs"),
        (Kind::Flush, "flush"),
        (Kind::Jack, "jack"),
    ];
    let mut words = Line::new();
    for (kind, name) in KINDS {
        let mut points = 0;
        count::combinations(cards, starter, flush_of_four, &mut |step| {
            if step.kind == kind {
                points += step.points();
            }
        });
        if points > 0 {
            let link = if words.is_empty() { "" } else { ", " };
            let _ = write!(words, "{link}{name} {points}");
        }
    }
    match words.is_empty() {
        true => line!("nothing"),
        false => words,
    }
}

/// Whose deed it is.
pub(super) fn actor(event: &Event) -> Option<Seat> {
    event.seat()
}

/// A card in a sentence.
fn named(card: Card) -> Line {
    line!("{} of {}", rank_text(card.rank), card.suit.name())
}

pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    Some(match *event {
        Event::Dealt { .. } => line!("dealt"),
        Event::Discarded { cards: 1, .. } => line!("gave a card to the crib"),
        Event::Discarded { cards, .. } => line!("gave {cards} cards to the crib"),
        Event::Starter { card, .. } => line!("turned {}", named(card)),
        Event::Nobs { .. } => line!("pegged 2 for His Nobs"),
        Event::Played { made, .. } if made.points() > 0 => {
            line!("pegged {}: {}", made.points(), self::made(made))
        }
        Event::Played { card, count, .. } => line!("played {}: {count}", rank_text(card.rank)),
        Event::Went { .. } => line!("said go"),
        Event::Last { .. } => line!("pegged 1: last card"),
        Event::Counted {
            crib,
            points,
            claim,
            ..
        } => {
            let place = if crib { "the crib" } else { "hand" };
            match claim {
                Some(claim) if claim != points => line!("claimed {claim} of {points}"),
                _ => line!("counted {points} in {place}"),
            }
        }
        Event::Muggins { from, points, .. } => {
            line!("took {points} from {}", people.name(from))
        }
        Event::Won { .. } => line!("reached the last hole"),
        // The account of the deal tells it better.
        Event::DealOver => return None,
    })
}

/// A hand is worth what it is worth when all of it has been counted.
pub(super) fn doing(event: &Event) -> &'static str {
    match event {
        Event::Counted { crib: true, .. } => "counts the crib",
        Event::Counted { .. } => "counts the hand",
        _ => "",
    }
}

pub(super) fn standing(view: &View, people: &People) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let open = &view.open;
    let (score, target) = (open.pegs[seat].front, open.options.target);
    let crib = match open.dealer == seat {
        true => line!("your crib"),
        false => line!("{}'s crib", people.name(open.dealer)),
    };
    let count = match open.phase {
        Phase::Play => line!("count {}, ", open.plays.count()),
        _ => Line::new(),
    };
    (line!("{score} of {target} holes"), line!("{count}{crib}"))
}

/// What a side has pegged in a deal.
fn of_side(report: &Report, side: SeatSet) -> Tally {
    side.iter().fold(Tally::default(), |sum, seat| {
        let own = report.tally[seat];
        Tally {
            play: sum.play + own.play,
            hand: sum.hand + own.hand,
            crib: sum.crib + own.crib,
            missed: sum.missed + own.missed,
        }
    })
}

/// What a deal was for a seat and its partner.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.open.report else {
        return Line::new();
    };
    let tally = of_side(report, view.open.team(seat));
    let shown = tally.sum() - u16::from(tally.play);
    line!("play {}, show {shown}", tally.play)
}

/// By how much the game was won; a side that is far behind is skunked.
pub(super) fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
    let open = &view.open;
    let others = open
        .players
        .seats()
        .filter(|seat| !outcome.winners.has(*seat));
    let best = others.max_by_key(|seat| open.pegs[*seat].front);
    let Some(second) = best else {
        return Line::new();
    };
    let score = open.pegs[second].front;
    let target = open.options.target;
    let who = match open.team(second).len() {
        1 => line!("{} has", people.name(second)),
        _ => line!("the others have"),
    };
    let plain = || {
        fitting::why([
            line!("first to {target}; {who} {score}"),
            line!("{target} to {score}"),
        ])
    };
    if target.number() <= SKUNKS[0] {
        return plain();
    }
    let below = |line: u16| score < Points::new(line);
    match (below(SKUNKS[1]), below(SKUNKS[0])) {
        (true, _) => line!("with a double skunk, {target} to {score}"),
        (_, true) => line!("with a skunk, {target} to {score}"),
        _ => plain(),
    }
}

/// The last finished deal, side by side: what each seat pegged in the play, with its hand and with its crib.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    let open = &view.open;
    for side in open.teams().all(open.players) {
        let mut sum = 0;
        for seat in side.iter() {
            let mut first = Some(seat);
            lines(open, report, seat, &mut |text, points| {
                sum += i32::from(points);
                add(Entry {
                    seat: first.take(),
                    text,
                    points: Some(points.into()),
                    sum: false,
                });
            });
        }
        let mut names = side.iter().map(|seat| people.name(seat));
        let total = side
            .iter()
            .next()
            .map_or(Points::ZERO, |seat| open.pegs[seat].front);
        let text = match (names.next(), names.next()) {
            (Some(one), Some(other)) => fitting::words(
                Font::B10,
                [
                    line!("{one}, {other}, total {total}"),
                    line!("total {total}"),
                ],
            ),
            (one, _) => line!("{}, total {total}", one.unwrap_or_default()),
        };
        add(Entry {
            seat: None,
            text,
            points: Some(sum),
            sum: true,
        });
    }
}

/// The single lines of a seat; together they are what it pegged. One that pegged nothing has a line all the same.
fn lines(open: &Open, report: &Report, seat: Seat, add: &mut dyn FnMut(Line, u8)) {
    let tally = report.tally[seat];
    let of_four = |crib| open.flush_of_four(crib);
    let worth = |cards, crib| summary(cards, report.starter, of_four(crib));
    let hand = || fit("hand", &worth(report.hands[seat], false));
    let crib = || fit("crib", &worth(report.crib, true));
    add(line!("the play"), tally.play);
    if tally.hand > 0 {
        add(hand(), tally.hand);
    }
    if tally.crib > 0 {
        add(crib(), tally.crib);
    }
    if tally.missed > 0 {
        add(line!("missed by others"), tally.missed);
    }
}

/// A hand with what it counts, as far as that has room.
fn fit(what: &str, worth: &str) -> Line {
    fitting::words(Font::B8, [line!("{what}: {worth}"), line!("{what}")])
}
