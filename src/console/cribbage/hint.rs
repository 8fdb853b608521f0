//! What a friend would say who looks over the shoulder: which cards to give away, which to play, and why.

use super::cursor::Cursor;
use super::{Sight, words};
use crate::line;
use crate::screen::Line;
use parlour_bots::cribbage::discard;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::cribbage::{Action, MOST, View, count};

/// Where nobody makes fifteen or thirty-one with a single card: below the first, or from the second on up to the third.
const SAFE: [u8; 3] = [5, 15, 21];

/// Leads the cursor to where A does this.
pub(super) fn lead(cursor: &mut Cursor, action: Action) {
    match action {
        Action::Crib(cards) => (cursor.picked, cursor.on_plate) = (cards, true),
        Action::Play(card) => (cursor.card, cursor.on_plate) = (Some(card), false),
        Action::Nobs => cursor.on_plate = true,
        Action::Claim(points) => cursor.claim = points,
        Action::Go | Action::Count => {}
    }
}

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let view = sight.view;
    match action {
        Action::Crib(cards) => give(view, cards),
        Action::Play(card) => line!("Play it: {}", why_play(view, card)),
        Action::Go => line!("Go: no card fits"),
        Action::Nobs => line!("Peg it: the jack turned up is worth 2"),
        Action::Count => line!("Count it with the starter"),
        Action::Claim(points) => line!("Claim {points}: it has {}", worth(view)),
    }
}

/// What is up to be counted is worth, in few words.
fn worth(view: &View) -> Line {
    let open = &view.open;
    let (Some((seat, crib)), Some(starter)) = (open.counted(), open.starter) else {
        return line!("nothing");
    };
    let cards = match crib {
        true => view.crib.unwrap_or(CardSet::EMPTY),
        false => open.plays.by(seat),
    };
    words::summary(cards, starter, open.flush_of_four(crib))
}

/// What stays in the hand on the average, and what goes with the cards.
fn give(view: &View, cards: CardSet) -> Line {
    let open = &view.open;
    let seat = view.seat.unwrap_or(open.dealer);
    let choices = discard::choices(open, seat, open.dealer, view.hand);
    let choice = choices.iter().find(|choice| choice.thrown == cards);
    let tenths = |points: i32| line!("{}.{}", points / 100, points / 10 % 10);
    let (hand, crib) = choice.map_or((0, 0), |choice| (choice.hand, choice.crib));
    let (hand, crib) = (tenths(hand.max(0)), tenths(crib.max(0)));
    let side = match open.team(seat).has(open.dealer) {
        true => "helps by",
        false => "costs",
    };
    line!("Give these: you keep {hand}, the crib {side} {crib}")
}

/// Why a card is good to play: what it makes, what it leaves, what it keeps.
fn why_play(view: &View, card: Card) -> Line {
    let plays = &view.open.plays;
    let made = plays.made_by(card);
    let after = plays.count() + count::value(card.rank);
    let [low, fifteen, high] = SAFE;
    match made.points() {
        0 => {}
        points => return line!("{} for {points}", words::made(made)),
    }
    let lower = view.hand.iter().any(|held| held.rank < card.rank);
    if after < low {
        line!("nobody makes fifteen with the next card")
    } else if (fifteen..high).contains(&after) {
        line!("at {after} nobody is near fifteen or thirty-one")
    } else if after + 4 > MOST {
        line!("at {after} few cards still fit")
    } else if lower {
        line!("it keeps your low cards for later")
    } else {
        line!("it brings the count to {after}")
    }
}
