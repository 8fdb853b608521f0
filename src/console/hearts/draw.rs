//! The table of Hearts: the seats, the trick between them, and the hand.

use super::hand::{self, Cursor, Hand, MOST_CARDS};
use super::{Sight, moon, motion, passing, seats};
use crate::paint::{Colour, Stage};
use crate::parts::card::{self, CardSize, Face, Side, SuitColours};
use crate::parts::fan::{self, FanCard, FanLook, FanUse};
use crate::parts::ground;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::hearts::{Event, Phase, Trick};

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::baize(stage);
    if let Some(moment) = &sight.moment
        && let Event::Moon { seat } = moment.event
    {
        return moon::rises(sight, *seat, moment.done, stage);
    }
    if let Some(moment) = &sight.moment
        && let Event::Dealt { dealer, .. } = moment.event
    {
        seats::others(sight, stage);
        return motion::deal_out(sight, *dealer, moment.done, stage);
    }
    if let Phase::Moon(seat) = sight.view.open.phase {
        return moon::choice(sight, cursor, seat, stage);
    }
    let passes = matches!(sight.view.open.phase, Phase::Pass(_));
    if passes && in_play(sight) {
        passing::choice(sight, cursor, stage);
    } else {
        middle(sight, stage);
    }
    if sight.view.seat.is_some() {
        own_hand(sight, cursor, stage);
    } else {
        seats::totals(sight, stage);
    }
    if let Some(moment) = &sight.moment {
        motion::draw(sight, moment, in_hand(sight, cursor), stage);
    }
}

/// Whether the seat plays with its cards open. Else no mark may tell what it holds.
pub(super) const fn in_play(sight: &Sight<'_>) -> bool {
    sight.scene.live && sight.scene.face_up
}

pub(super) fn colours(sight: &Sight<'_>) -> SuitColours {
    sight.scene.settings.suit_colours()
}

/// A card of the trick, face up.
pub(super) fn face_up(sight: &Sight<'_>, card: Card) -> Side {
    Side::Up(card, Face::plain(colours(sight)))
}

/// Everybody, and what lies between them.
fn middle(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    seats::others(sight, stage);
    seats::wells(sight, open.trick.suit(), stage);
    let own = sight.viewer();
    let own_card = open.trick.played_by(own, open.players).is_some();
    if !own_card && !open.has_chosen(own) && motion::actor(sight) != Some(own) {
        seats::own_place(sight, stage);
    }
    for seat in open.players.seats().filter(|seat| open.has_chosen(*seat)) {
        passing::packet(sight, seats::card_place(sight, seat, stage.width()), stage);
    }
    // A finished trick is drawn by its own moment.
    if !motion::takes(sight) {
        trick(sight, &open.trick, stage);
    }
}

fn trick(sight: &Sight<'_>, trick: &Trick, stage: &mut Stage<'_>) {
    for (seat, card) in trick.plays(sight.view.open.players) {
        let at = seats::card_place(sight, seat, stage.width());
        card::card(stage, at, CardSize::Medium, face_up(sight, card));
    }
}

/// Brass round the card that takes the trick.
pub(super) fn frame(sight: &Sight<'_>, seat: parlour_rules::Seat, stage: &mut Stage<'_>) {
    frame_at(seats::card_area(sight, seat, stage.width()), stage);
}

pub(super) fn frame_at(card: Rectangle, stage: &mut Stage<'_>) {
    stage.item(card.offset(2), "taker", |canvas| {
        canvas.round_edge(card.offset(2), 6, (Colour::EBONY, 1));
        canvas.round_edge(card.offset(1), 5, (Colour::BRASS, 2));
    });
}

/// The looking seat's cards as they lie during a moment: what is on its way is not in the hand.
fn in_hand(sight: &Sight<'_>, cursor: &Cursor) -> CardSet {
    let gone = match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Played { card, .. } | Event::Broken { card, .. }) => CardSet::only(*card),
        Some(Event::Took { last, .. } | Event::Widow { last, .. }) => CardSet::only(*last),
        Some(Event::Passed { seat, .. }) if sight.view.seat == Some(*seat) => cursor.picked,
        Some(Event::Received { .. }) => cursor.picked,
        _ => CardSet::EMPTY,
    };
    sight.view.hand.without(gone)
}

fn own_hand(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    let held: Hand = hand::sorted(in_hand(sight, cursor));
    if !sight.scene.face_up {
        return fan::covered(stage, held.len());
    }
    let live = sight.scene.live;
    let passes = matches!(view.open.phase, Phase::Pass(_));
    let playable = view.playable();
    let own = view.seat.unwrap_or(sight.viewer());
    // New cards are marked until the first card of the deal is played.
    let fresh = if view.open.played[own].is_empty() {
        view.received
    } else {
        CardSet::EMPTY
    };
    let cards: Vec<FanCard, MOST_CARDS> = held
        .iter()
        .map(|card| FanCard {
            chosen: live && passes && cursor.picked.has(*card),
            fresh: fresh.has(*card),
            ..FanCard::new(*card, playable.has(*card))
        })
        .collect();
    let focus = cursor.card(view).filter(|_| live);
    let look = FanLook {
        focus: held.iter().position(|card| Some(*card) == focus),
        colours: colours(sight),
        bob: (sight.scene.now / 500 % 2 * 2) as i32,
        shake: 0,
        used: match (live, passes) {
            (false, _) => FanUse::Watch,
            (true, true) => FanUse::Mark,
            (true, false) => FanUse::Play,
        },
        ..FanLook::default()
    };
    fan::fan(stage, &cards, look);
}

/// Where a card of the looking seat lies in its hand. In a covered hand all cards have the same place, for a card's own
/// would tell something about the others.
pub(super) fn own_spot(sight: &Sight<'_>, hand: CardSet, card: Card, width: i32) -> Point {
    let sorted = hand::sorted(hand);
    let place = sorted.iter().position(|held| *held == card);
    let place = place
        .filter(|_| sight.scene.face_up)
        .unwrap_or(sorted.len() / 2);
    fan::spot(width, sorted.len(), place)
}
