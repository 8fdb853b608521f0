//! Everything that Rummy says: status line, hints, plates, recap, standing, and how a deal was scored.

use super::Sight;
use super::draw::in_play;
use super::hand::{Cursor, Plate};
use crate::fitting;
use crate::line;
use crate::parts::Hints;
use crate::parts::card::rank_text;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use core::fmt::Write;
use parlour_rules::cards::{Card, CardSet, Rank};
use parlour_rules::length::Length;
use parlour_rules::rummy::{Event, Kind, Phase, View, value_of_hand};
use parlour_rules::{Outcome, Seat};

/// A card in a sentence, short enough for a line of the log.
fn named(card: Card) -> Line {
    line!("{} of {}", rank_text(card.rank), card.suit.name())
}

/// Several cards of a rank.
fn several(rank: Rank) -> Line {
    line!("{}s", rank.name())
}

/// A meld in a sentence.
pub(super) fn meld_named(cards: CardSet) -> Line {
    match Kind::of(cards) {
        Some(Kind::Group(rank)) if cards.len() > 3 => line!("four {}", several(rank)),
        Some(Kind::Group(rank)) => line!("three {}", several(rank)),
        Some(Kind::Run { low, high }) => {
            line!("{} to {}", rank_text(low.rank), named(high))
        }
        None => line!("{} cards", cards.len()),
    }
}

/// The status: what is to be done, in fewer words where the name is long, and what is left of the stock.
pub(super) fn status(sight: &Sight<'_>, cursor: &Cursor) -> Status {
    let view = sight.view;
    let left = view.stock.len();
    let facts = [line!("{left} left"), line!("")];
    let own = sight.scene.face_up && view.decides();
    match view.open.phase {
        Phase::Over => Status::new(line!(""), line!("")),
        Phase::Draw => match view.open.top() {
            Some(top) if own => Status::of(
                &[
                    line!("draw or take the {}", rank_text(top.rank)),
                    line!("draw or take"),
                    line!("draw"),
                ],
                &facts,
            ),
            _ => Status::of(&[line!("draw a card"), line!("draw")], &facts),
        },
        Phase::Play => {
            let text = match own {
                true => own_request(view, cursor),
                false => ("meld or discard", "play"),
            };
            Status::of(&[line!("{}", text.0), line!("{}", text.1)], &facts)
        }
    }
}

/// What the deciding seat can do, in many words and in few.
fn own_request(view: &View, cursor: &Cursor) -> (&'static str, &'static str) {
    match cursor.plate {
        _ if cursor.laying.is_some() => ("on which meld?", "where?"),
        Some(Plate::Meld) => ("meld or discard", "meld"),
        Some(Plate::LayOff) => ("lay off or discard", "lay off"),
        _ if cursor.is_stuck => ("discard a card", "discard"),
        _ if view.open.melded || view.hand.len() < 3 => ("discard a card", "discard"),
        _ => ("meld or discard", "discard"),
    }
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    let view = sight.view;
    if !in_play(sight) {
        return Hints::default();
    }
    if cursor.laying.is_some() {
        return Hints::a("Lay off").b("Back");
    }
    let stock = view.stock.len();
    let hints = Hints::a(match cursor.plate {
        None if cursor
            .focused(view)
            .is_some_and(|card| cursor.marked.has(card)) =>
        {
            "Unmark"
        }
        None => "Mark",
        Some(Plate::Draw) if view.open.draw_ends_deal(stock) => "End",
        Some(Plate::Draw) => "Draw",
        Some(Plate::Take) => "Take",
        Some(Plate::Meld) => "Meld",
        Some(Plate::LayOff) => "Lay off",
        Some(Plate::Discard) => "Discard",
    });
    match cursor.marked.is_empty() {
        true => hints,
        false => hints.b("Clear"),
    }
}

/// What stands on a plate.
pub(super) fn plate(view: &View, cursor: &Cursor, plate: Plate) -> Line {
    let stock = view.stock.len();
    match plate {
        Plate::Draw if view.open.draw_ends_deal(stock) => line!("End deal"),
        Plate::Draw if view.open.draw_turns_over(stock) => line!("Turn over"),
        Plate::Draw => line!("Draw"),
        Plate::Take => match view.open.top() {
            Some(top) => line!("Take the {}", rank_text(top.rank)),
            None => line!("Take"),
        },
        Plate::Meld if cursor.marked.len() > 2 => line!("Meld {}", cursor.marked.len()),
        Plate::Meld => line!("Meld"),
        Plate::LayOff => line!("Lay off"),
        Plate::Discard => line!("Discard"),
    }
}

pub(super) fn tell(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Dealt { .. } => line!("dealt"),
        Event::Turned { card } => line!("turned up {}", named(*card)),
        Event::Took { card, .. } => line!("took the {}", named(*card)),
        Event::TurnedOver { .. } => line!("turned the pile over"),
        Event::Drew { .. } => line!("drew a card"),
        Event::DrewCard { card, .. } => line!("drew {}", named(*card)),
        Event::Melded { cards, .. } => line!("melded {}", meld_named(*cards)),
        Event::LaidOff { card, .. } => line!("laid off {}", named(*card)),
        Event::Discarded { card, .. } => line!("discarded {}", named(*card)),
        Event::WentOut { .. } => line!("went out"),
        Event::Stalled { .. } => line!("ended the deal"),
        Event::DealOver { .. } => line!("The deal is over"),
        // The account of the deal tells it better.
        Event::Scored { .. } => return None,
    })
}

pub(super) fn standing(view: &View) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let cards = match view.sizes[seat] {
        1 => line!("You have one card"),
        cards => line!("You have {cards} cards"),
    };
    let (points, left) = (view.open.totals[seat], view.stock.len());
    (cards, line!("{points} points; {left} in the stock"))
}

/// What the last deal was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    match &view.open.report {
        None => Line::new(),
        Some(report) if report.winner == Some(seat) => line!("went out"),
        Some(report) => line!("{} left", report.left(seat)),
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, outcome: Outcome, people: &People) -> Line {
    let open = &view.open;
    let deals = open.deals;
    match open.length {
        Length::Target(target) if outcome.reason == "target" => {
            let winner = outcome.winners.iter().next();
            let points = winner.map_or(0, |seat| open.totals[seat].number());
            fitting::why([
                line!("with {points} points, past {target}"),
                line!("first to {target} points"),
            ])
        }
        Length::Deals(1) => {
            let report = open.report.as_ref();
            let out = report.and_then(|report| report.winner);
            match out.map(|seat| people.name(seat)) {
                Some(_) => line!("first without cards"),
                None => line!("as nobody went out"),
            }
        }
        _ => line!("with most points in {deals} deals"),
    }
}

/// The ranks of some cards, the dearest first.
fn ranks(cards: CardSet) -> Line {
    let mut ranks = Line::new();
    for rank in Rank::all().rev() {
        for _ in cards.and(CardSet::rank(rank)).iter() {
            let gap = if ranks.is_empty() { "" } else { " " };
            let _ = write!(ranks, "{gap}{}", rank_text(rank));
        }
    }
    ranks
}

/// The last finished deal: what each seat was left with, and what that brought the winner.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    for seat in view.open.players.seats() {
        let cards = report.hands[seat];
        if report.winner != Some(seat) {
            add(Entry {
                seat: Some(seat),
                text: ranks(cards),
                points: Some(value_of_hand(cards).number().into()),
                sum: false,
            });
        }
    }
    let (name, points) = match report.winner {
        Some(seat) => (people.name(seat), report.gain(seat).number()),
        None => {
            return add(Entry {
                seat: None,
                text: line!("nobody went out"),
                points: Some(0),
                sum: true,
            });
        }
    };
    let total = report
        .winner
        .map_or(0, |seat| view.open.totals[seat].number());
    add(Entry {
        seat: report.winner,
        text: line!("{name} is out, total {total}"),
        points: Some(points.into()),
        sum: true,
    });
}
