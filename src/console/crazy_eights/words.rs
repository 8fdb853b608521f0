//! Everything that Crazy Eights says: status line, hints, recap, standing, and how a deal was scored.

use super::hand::{self, Cursor};
use crate::fitting;
use crate::line;
use crate::parts::Hints;
use crate::parts::card::rank_text;
use crate::people::People;
use crate::screen::{Entry, Line, Sight, Status};
use parlour_rules::cards::{Card, Suit};
use parlour_rules::crazy_eights::{Action, Ending, Event, View, penalty_of_card};
use parlour_rules::length::Length;
use parlour_rules::{CrazyEights, Seat};

/// A card in a sentence, short enough for the status line.
fn named(card: Card) -> Line {
    line!("{} of {}", rank_text(card.rank), card.suit.name())
}

/// The status, in fewer words where the name is long.
pub(super) fn status(sight: &Sight<'_, CrazyEights>, cursor: &Cursor) -> Status {
    let left = sight.view.stock;
    let text = request(sight, cursor);
    let short = line!("{}", text.strip_prefix("play ").unwrap_or(&text));
    Status::new(text, line!("{left} left"))
        .or(short.clone(), line!("{left} left"))
        .or(short, line!("{left}"))
}

/// What is to be done. What follows from the hand, such as that nothing in it fits, is said only while the seat's own
/// cards lie open; else the words follow from the table alone.
fn request(sight: &Sight<'_, CrazyEights>, cursor: &Cursor) -> Line {
    let view = sight.view;
    if let Some(own) = own_request(view, cursor).filter(|_| sight.scene.face_up) {
        return own;
    }
    match (view.open.named, view.open.top()) {
        (Some(suit), _) => line!("play {} or an 8", suit.name()),
        (None, Some(top)) => line!("play {} or {}", rank_text(top.rank), top.suit.name()),
        (None, None) => line!("play a card"),
    }
}

/// What the deciding seat's own cards ask for.
fn own_request(view: &View, cursor: &Cursor) -> Option<Line> {
    let own = view.seat.is_some() && view.turn.seat() == view.seat;
    if !own {
        None
    } else if cursor.naming.is_some() {
        Some(line!("name the next suit"))
    } else if view.check(Action::Keep).is_ok() {
        Some(line!("play it or keep it"))
    } else if view.playable().is_empty() && view.check(Action::Draw).is_ok() {
        Some(line!("draw a card"))
    } else if view.drawn.is_some_and(|card| view.playable().has(card)) {
        Some(line!("play what you drew"))
    } else {
        None
    }
}

pub(super) fn hints(sight: &Sight<'_, CrazyEights>, cursor: &Cursor) -> Hints<'static> {
    let view = sight.view;
    if !sight.scene.face_up {
        return Hints::default();
    }
    if let Some(naming) = cursor.naming {
        return Hints::a(plate(naming.suit)).b("Back");
    }
    let does = match hand::at_the_stock(view) {
        _ if !cursor.at_stock => "Play",
        Action::Keep => "Keep",
        _ => "Draw",
    };
    Hints::a(does)
}

/// A suit as a button names it.
const fn plate(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "Clubs",
        Suit::Diamonds => "Diam.",
        Suit::Hearts => "Hearts",
        Suit::Spades => "Spades",
    }
}

pub(super) fn tell(event: &Event) -> Option<Line> {
    Some(match event {
        Event::Dealt { .. } => line!("dealt"),
        Event::PutBack { .. } => line!("An 8 went back into the stock"),
        Event::Turned { card } => line!("turned up {}", named(*card)),
        Event::Played {
            suit: Some(suit), ..
        } => line!("played an 8: {}", suit.name()),
        Event::Played { card, .. } => line!("played {}", named(*card)),
        Event::Drew { .. } => line!("drew a card"),
        Event::DrewCard { card, .. } => line!("drew {}", named(*card)),
        Event::Kept { .. } => line!("kept the card"),
        Event::Passed { .. } => line!("passed"),
        Event::Reshuffled { .. } => line!("The pile is the new stock"),
        Event::WentOut { .. } => line!("went out"),
        Event::Blocked => line!("Nobody can play"),
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
    let points = view.open.totals[seat];
    let suit = view.open.suit().map_or("", Suit::name);
    (cards, line!("{points} points; {suit} to follow"))
}

/// What a deal was for a seat.
pub(super) fn gist(view: &View, seat: Seat) -> Line {
    match &view.open.report {
        None => Line::new(),
        Some(report) if report.ending == Ending::Out(seat) => line!("went out"),
        Some(report) => match report.hands[seat].len() {
            1 => line!("1 card left"),
            cards => line!("{cards} cards left"),
        },
    }
}

/// What decided the game.
pub(super) fn ending(view: &View, people: &People) -> Line {
    let open = &view.open;
    let blocked = open
        .report
        .is_some_and(|report| report.ending == Ending::Blocked);
    match open.options.length {
        Length::Target(target) => {
            let most = open.players.seats().max_by_key(|seat| open.totals[*seat]);
            let name = most.map_or("", |seat| people.name(seat));
            fitting::why([
                line!("with fewest points; {name} reached {target}"),
                line!("with fewest; {name} reached {target}"),
                line!("with fewest points, past {target}"),
            ])
        }
        Length::Deals(1) if blocked => line!("with fewest points; nobody could play"),
        Length::Deals(1) => line!("first without cards"),
        Length::Deals(deals) => line!("with fewest points in {deals} deals"),
    }
}

/// The last finished deal card by card; the sum of each seat names its total as well.
pub(super) fn account(view: &View, people: &People, add: &mut dyn FnMut(Entry)) {
    let Some(report) = &view.open.report else {
        return;
    };
    for seat in view.open.players.seats() {
        let mut first = Some(seat);
        for card in hand::sorted(report.hands[seat]) {
            add(Entry {
                seat: first.take(),
                text: named(card),
                points: Some(i32::from(penalty_of_card(card).number())),
                sum: false,
            });
        }
        let (name, total) = (people.name(seat), view.open.totals[seat]);
        let text = if report.ending == Ending::Out(seat) {
            line!("{name} is out, total {total}")
        } else {
            line!("{name}, total {total}")
        };
        add(Entry {
            seat: first,
            text,
            points: Some(i32::from(report.penalty(seat).number())),
            sum: true,
        });
    }
}
