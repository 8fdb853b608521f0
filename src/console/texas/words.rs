//! Everything that Four Hand Texas says: status line, hints, recap, standing, and how a hand was scored.

use super::Sight;
use super::cursor::Cursor;
use crate::fitting;
use crate::line;
use crate::paint::Font;
use crate::parts::Hints;
use crate::people::People;
use crate::screen::{Entry, Line, Status};
use parlour_rules::texas::{
    COUNT_TILES, Contract, Event, Phase, Report, SEATS, Side, Suit, TARGET, View,
};
use parlour_rules::tricks::Suits;
use parlour_rules::{Outcome, Points, Seat};

/// A tile of a suit.
pub(super) const fn one_of(suit: Suit) -> &'static str {
    const NUMBERS: [&str; 7] = [
        "a blank", "a one", "a two", "a three", "a four", "a five", "a six",
    ];
    match suit {
        Suit::Of(pips) => NUMBERS[pips.index()],
        Suit::Doubles => "a double",
    }
}

/// What is trumps: "fives are trumps".
fn trumps(contract: Contract) -> Line {
    match contract {
        Contract::NoTrump => line!("no trump"),
        Contract::Trumps(suit) => line!("{} are trumps", suit.name()),
    }
}

pub(super) fn status(sight: &Sight<'_>) -> Status {
    let fact = fact(sight);
    let (text, short) = request(sight);
    Status::of(&[text, short], &[fact])
}

fn fact(sight: &Sight<'_>) -> Line {
    let open = &sight.view.open;
    let event = sight.moment.as_ref().map(|moment| moment.event);
    match (open.phase, open.bid()) {
        _ if matches!(event, Some(Event::Dealt { .. } | Event::Settled { .. })) => Line::new(),
        (Phase::Auction, Some((_, bid))) => line!("{bid} bid"),
        (Phase::Name, Some((_, bid))) => line!("bid {bid}"),
        (Phase::Play, _) => line!("trick {}", open.tricks.len() + 1),
        _ => Line::new(),
    }
}

/// What is to be done, in many words and in few. What follows from the hand is said only while its tiles lie open.
fn request(sight: &Sight<'_>) -> (Line, Line) {
    let view = sight.view;
    let open = &view.open;
    let both = |text: &str| (line!("{text}"), line!("{text}"));
    let shown = sight.scene.face_up && view.decides();
    match (open.phase, open.contract, open.suit_led()) {
        (Phase::Auction, ..) if open.auction.must_bid(&open.options) => both("you have to bid"),
        (Phase::Auction, ..) => both("bid or pass?"),
        (Phase::Name, ..) => both("name the trumps"),
        (Phase::Play, _, None) => (line!("lead a tile"), line!("lead")),
        (Phase::Play, Some(contract), Some(suit)) => {
            let is_trumps = contract.trumps() == Some(suit);
            let (name, one) = match is_trumps {
                true => ("trumps", "a trump"),
                false => (suit.name(), one_of(suit)),
            };
            if !shown {
                (line!("play to {name}"), line!("play"))
            } else if view.hand.and(contract.all(suit)).is_empty() {
                (line!("no {name}, play any"), line!("play any"))
            } else {
                (line!("follow with {one}"), line!("play {one}"))
            }
        }
        _ => both(""),
    }
}

pub(super) fn hints(sight: &Sight<'_>, cursor: &Cursor) -> Hints<'static> {
    if !sight.scene.face_up {
        return Hints::default();
    }
    match sight.view.open.phase {
        Phase::Auction if cursor.passes => Hints::a("Pass"),
        Phase::Auction => Hints::a("Bid"),
        Phase::Name => Hints::a("Name"),
        Phase::Play | Phase::Over => Hints::a("Play"),
    }
}

pub(super) fn some_points(points: Points) -> Line {
    match points.number() {
        1 => line!("1 point"),
        number => line!("{number} points"),
    }
}

pub(super) fn tell(event: &Event, _: &People) -> Option<Line> {
    Some(match *event {
        Event::Dealt { .. } => line!("dealt"),
        Event::Bid { bid, .. } => line!("bid {bid}"),
        Event::Passed { .. } => line!("passed"),
        Event::ThrownIn { .. } => line!("All passed: a new deal"),
        Event::Named { contract, .. } => match contract {
            Contract::NoTrump => line!("named no trump"),
            Contract::Trumps(suit) => line!("named {}", suit.name()),
        },
        Event::Played { tile, .. } => line!("played {tile}"),
        Event::Won { points, .. } => line!("won {}", some_points(points)),
        Event::Settled { bid, made, .. } => match made {
            true => line!("made the bid of {bid}"),
            false => line!("was set at {bid}"),
        },
        // The account of the hand tells it better.
        Event::Scored { .. } | Event::HandOver => return None,
    })
}

pub(super) fn standing(view: &View, people: &People) -> (Line, Line) {
    let Some(seat) = view.seat else {
        return Default::default();
    };
    let open = &view.open;
    let side = Side::of(seat);
    let [own, others] = [side, side.other()].map(|side| open.total(side));
    let total = line!("{own} of {TARGET}, they {others}");
    let next = match (open.phase, open.bid(), open.contract) {
        (Phase::Play, Some((bidder, bid)), Some(contract)) => {
            let name = fitting::in_a_hint(people.name(bidder));
            line!("{name} bid {bid}, {}", trumps(contract))
        }
        (_, Some((bidder, bid)), _) => line!("{} bid {bid}", people.name(bidder)),
        _ => line!("nobody has bid yet"),
    };
    (total, next)
}

/// What a hand was for a seat and its partner.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    let Some(report) = &view.open.report else {
        return Line::new();
    };
    let side = Side::of(seat);
    match (side == report.side(), report.is_made()) {
        (true, true) => line!("made {}", report.bid),
        (true, false) => line!("set at {}", report.bid),
        (false, _) => line!("took {}", report.taken(side)),
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    let open = &view.open;
    let winner = outcome.winners.iter().next().map(Side::of);
    let Some(side) = winner else {
        return Line::new();
    };
    let [own, others] = [side, side.other()].map(|side| open.total(side));
    if others >= TARGET {
        return fitting::why([
            line!("with {own} to {others}: the bid decides"),
            line!("{own} to {others}, by the bid"),
        ]);
    }
    line!("with {own} to {others}")
}

/// What was played for, and whether it was made.
fn verdict(report: &Report, people: &People) -> Line {
    let taken = report.taken(report.side());
    let (bid, name) = (report.bid, people.name(report.bidder));
    let contract = match report.contract {
        Contract::NoTrump => "no trump",
        Contract::Trumps(suit) => suit.name(),
    };
    let what = match (report.is_made(), report.bid.is_limit()) {
        (true, _) => line!("made with {taken}"),
        (false, true) => line!("set"),
        (false, false) => line!("{} short", bid.points() - taken.number()),
    };
    fitting::words(
        Font::B10,
        [
            line!("{name} bid {bid}, {contract}: {what}"),
            line!("bid {bid}, {contract}: {what}"),
            line!("bid {bid}: {what}"),
        ],
    )
}

/// The last finished hand side by side: its tricks, the tiles that count, the bid, and the sum with the new total.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    let bidders = report.side();
    for side in [bidders, bidders.other()] {
        let seats = view.open.players.seats();
        let mut members = seats.filter(|seat| Side::of(*seat) == side);
        let (one, other) = (members.next(), members.next());
        let first = match side == bidders {
            true => Some(report.bidder),
            false => one,
        };
        let mut entry = |seat, text, points: Option<u16>, sum| {
            add(Entry {
                seat,
                text,
                points: points.map(i32::from),
                sum,
            });
        };
        if side == bidders {
            entry(first, verdict(report, people), None, false);
        }
        let owner = first.filter(|_| side != bidders);
        lines(report, side, owner, &mut entry);
        let total = view.open.total(side);
        let names = match (one, other) {
            (Some(one), Some(other)) => {
                let (one, other) = (people.name(one), people.name(other));
                line!("{one}, {other}, total {total}")
            }
            _ => Line::new(),
        };
        let text = fitting::words(Font::B10, [names, line!("total {total}")]);
        entry(None, text, Some(report.gain(side).number()), true);
    }
}

/// The single lines of a side; together they are what it gains.
fn lines(
    report: &Report,
    side: Side,
    mut owner: Option<Seat>,
    entry: &mut dyn FnMut(Option<Seat>, Line, Option<u16>, bool),
) {
    let won = report.won[side.index()];
    let bids = side == report.side();
    let limit = report.bid.is_limit();
    if !limit && (!bids || report.is_made()) {
        let tricks = won.len() / SEATS;
        let text = match tricks {
            1 => line!("1 trick"),
            tricks => line!("{tricks} tricks"),
        };
        entry(owner.take(), text, Some(tricks as u16), false);
        let mut tiles = Line::new();
        let mut sum = 0;
        for (tile, points) in COUNT_TILES.iter().filter(|(tile, _)| won.has(*tile)) {
            let gap = if sum > 0 { ", " } else { "" };
            let _ = core::fmt::Write::write_fmt(&mut tiles, format_args!("{gap}{tile}"));
            sum += points;
        }
        if sum > 0 {
            entry(None, tiles, Some(sum), false);
        }
    }
    let bid = report.bid.points();
    match (limit, bids, report.is_made()) {
        (true, true, true) => entry(None, line!("the bid, with all tricks"), Some(bid), false),
        (true, true, false) => entry(None, line!("a trick was lost"), Some(0), false),
        (false, true, false) => entry(None, line!("set: nothing counts"), Some(0), false),
        (true, false, true) => entry(owner.take(), line!("no trick"), Some(0), false),
        (_, false, false) => entry(
            owner.take(),
            line!("the bid that was set"),
            Some(bid),
            false,
        ),
        _ => {}
    }
}
