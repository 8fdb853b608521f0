//! Everything that Hearts says: status line, hints, recap, standing, and how a deal was scored.

use super::Sight;
use super::hand::Cursor;
use crate::fitting;
use crate::line;
use crate::parts::Hints;
use crate::parts::card::rank_text;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use parlour_rules::cards::{Card, CardSet, Suit};
use parlour_rules::hearts::{Event, Open, Phase, Points, QUEEN, Report, Reward, View};
use parlour_rules::{Outcome, Seat};

/// A card in a sentence, short enough for the status line.
fn named(card: Card) -> Line {
    line!("{} of {}", rank_text(card.rank), card.suit.name())
}

/// A card of a suit.
const fn one_of(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "a club",
        Suit::Diamonds => "a diamond",
        Suit::Hearts => "a heart",
        Suit::Spades => "a spade",
    }
}

/// In which direction cards are passed.
pub(super) fn direction(open: &Open) -> &'static str {
    let (count, offset) = (open.players.count(), open.pass_offset());
    match (offset, count - offset) {
        (1, _) => "on the left",
        (_, 1) => "on the right",
        (left, right) if left == right => "across",
        (2, _) => "two to the left",
        _ => "two to the right",
    }
}

/// The status, in fewer words where the name is long.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let fact = fact(sight, cursor);
    let (text, short) = request(sight);
    Status::of(&[text, short], &[fact])
}

fn fact(sight: &Sight<'_>, cursor: &Cursor) -> Line {
    let open = &sight.view.open;
    let event = sight.moment.as_ref().map(|moment| moment.event);
    match open.phase {
        _ if matches!(event, Some(Event::Dealt { .. })) => Line::new(),
        Phase::Pass(_) if sight.scene.live && sight.scene.face_up => {
            line!("{} of {}", cursor.picked.len(), open.pass_size())
        }
        Phase::Pass(chosen) => line!("{chosen} of {}", open.players.count()),
        Phase::Play => line!("trick {}", open.trick_number()),
        Phase::Moon(_) | Phase::Over => Line::new(),
    }
}

/// What is to be done, in many words and in few. What follows from the hand is said only while its cards lie open.
fn request(sight: &Sight<'_>) -> (Line, Line) {
    let view = sight.view;
    let open = &view.open;
    let both = |text: &str| (line!("{text}"), line!("{text}"));
    let shown = sight.scene.face_up && view.decides();
    match open.phase {
        Phase::Pass(_) => {
            let cards = open.pass_size();
            (line!("pass {cards} cards"), line!("pass {cards}"))
        }
        Phase::Moon(_) => both("choose"),
        Phase::Over => both(""),
        Phase::Play => match open.trick.suit() {
            _ if open.is_opening() => (line!("open with the low club"), line!("lead low club")),
            None if open.options.break_hearts && !open.broken => {
                (line!("lead, no hearts yet"), line!("lead"))
            }
            None => (line!("lead a card"), line!("lead")),
            Some(suit) if !shown => (line!("play to {}", suit.name()), line!("play")),
            Some(suit) if view.hand.and(CardSet::suit(suit)).is_empty() => {
                (line!("no {}, play any", suit.name()), line!("play any"))
            }
            Some(suit) => {
                let card = one_of(suit);
                (line!("follow with {card}"), line!("play {card}"))
            }
        },
    }
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    let view = sight.view;
    if !sight.scene.face_up && !matches!(view.open.phase, Phase::Moon(_)) {
        return Hints::default();
    }
    match view.open.phase {
        Phase::Pass(_) if cursor.on_plate => Hints::a("Pass").b("Clear"),
        Phase::Pass(_) => {
            let focused = cursor
                .card(view)
                .is_some_and(|card| cursor.picked.has(card));
            let hints = Hints::a(if focused { "Unpick" } else { "Pick" });
            if cursor.picked.is_empty() {
                hints
            } else {
                hints.b("Clear")
            }
        }
        Phase::Moon(_) => Hints::a("Choose"),
        Phase::Play | Phase::Over => Hints::a("Play"),
    }
}

fn some_points(points: Points) -> Line {
    match points.number() {
        1 => line!("1 point"),
        number => line!("{number} points"),
    }
}

pub(super) fn tell(event: &Event, people: &People) -> Option<Line> {
    Some(match event {
        Event::Dealt { .. } => line!("dealt"),
        Event::Passed { to, .. } => line!("passed to {}", people.name(*to)),
        // Which cards they were is for the hand to show.
        Event::Received { from, cards, .. } => {
            line!("got {} cards from {}", cards.len(), people.name(*from))
        }
        Event::Played { card, .. } => line!("played {}", named(*card)),
        Event::Broken { .. } => line!("broke hearts"),
        Event::Took { points, .. } if *points == Points::ZERO => line!("took the trick"),
        Event::Took { points, .. } => line!("took {}", some_points(*points)),
        Event::Widow { points, .. } if *points == Points::ZERO => line!("got the widow"),
        Event::Widow { points, .. } => line!("got the widow: {}", some_points(*points)),
        Event::Moon { .. } => line!("shot the moon"),
        Event::Rewarded { reward, .. } => match reward {
            Reward::AddOthers => line!("gave 26 to all others"),
            Reward::Subtract => line!("took 26 off"),
        },
        // The account of the deal tells it better.
        Event::Scored { .. } | Event::DealOver => return None,
    })
}

pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let open = &view.open;
    let taken = Points::of(open.won[seat]);
    let next = match (open.phase, open.trick.suit()) {
        (Phase::Play, Some(suit)) => line!("; {} led", suit.name()),
        (Phase::Play, None) => line!("; you lead"),
        (Phase::Pass(_), _) => line!("; you pass"),
        _ => Line::new(),
    };
    (
        line!("{} in this deal", some_points(taken)),
        line!("total {}{next}", open.totals[seat]),
    )
}

/// What a deal was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.open.report else {
        return Line::new();
    };
    if report.moon.is_some_and(|(shooter, _)| shooter == seat) {
        return line!("shot the moon");
    }
    let won = report.won[seat];
    let hearts = match won.and(CardSet::suit(Suit::Hearts)).len() {
        0 => Line::new(),
        1 => line!("1 heart"),
        hearts => line!("{hearts} hearts"),
    };
    match (won.has(QUEEN), hearts.is_empty()) {
        (true, true) => line!("the queen"),
        (true, false) => line!("{hearts}, queen"),
        (false, true) if report.gain(seat) > Points::ZERO => line!("paid for the moon"),
        (false, true) => line!("no points"),
        (false, false) => hearts,
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
    let open = &view.open;
    if outcome.reason == "deals" {
        return line!("with fewest points in {} deals", open.deals);
    }
    let limit = open.options.limit;
    let most = open.players.seats().max_by_key(|seat| open.totals[*seat]);
    let name = most.map_or("", |seat| people.name(seat));
    fitting::why([
        line!("with fewest points; {name} passed {limit}"),
        line!("with fewest; {name} passed {limit}"),
        line!("with fewest points, past {limit}"),
    ])
}

/// The last finished deal seat by seat: hearts, the queen, the moon, and the sum with the new total.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    for seat in view.open.players.seats() {
        let mut first = Some(seat);
        lines(report, seat, people, &mut |text, points| {
            add(Entry {
                seat: first.take(),
                text,
                points: Some(points),
                sum: false,
            });
        });
        let total = view.open.totals[seat];
        add(Entry {
            seat: first,
            text: line!("{}, total {total}", people.name(seat)),
            points: Some(i32::from(report.gain(seat).number())),
            sum: true,
        });
    }
}

/// The single lines of a seat; together they are its gain.
fn lines(report: &Report, seat: Seat, people: &People, add: &mut dyn FnMut(Line, i32)) {
    let won = report.won[seat];
    let moon = i32::from(Points::MOON.number());
    match won.and(CardSet::suit(Suit::Hearts)).len() {
        0 => {}
        1 => add(line!("1 heart"), 1),
        hearts => add(line!("{hearts} hearts"), hearts as i32),
    }
    if won.has(QUEEN) {
        add(
            line!("the queen of spades"),
            i32::from(Points::QUEEN.number()),
        );
    }
    match report.moon {
        Some((shooter, reward)) if shooter == seat => {
            let taken = i32::from(Points::of(won).number());
            add(line!("the moon wipes them out"), -taken);
            if reward == Reward::Subtract {
                add(line!("the moon"), -moon);
            }
        }
        Some((shooter, Reward::AddOthers)) => {
            add(line!("the moon of {}", people.name(shooter)), moon);
        }
        _ => {}
    }
}
