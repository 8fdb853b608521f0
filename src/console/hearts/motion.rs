//! What moves at a table of Hearts: cards on their way, a trick that stays a while and goes to its taker, the widow.

use super::{Sight, draw, passing, seats};
use crate::paint::Stage;
use crate::parts::card::{self, CardSize, Side};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::fan;
use crate::screen::{Moment, Motion};
use crate::sound::Sound;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::hearts::{Event, Points, SEATS};

/// How long a finished trick stays and how long it takes to leave.
const STAYS: i32 = 1200;
const LEAVES: i32 = 250;
/// The part of such a moment, of 256, after which it leaves.
const LEAVING: i32 = 256 * STAYS / (STAYS + LEAVES);

pub(super) fn of(event: &Event) -> Motion {
    match event {
        Event::Passed { .. } => Motion::new(250, Sound::Confirm),
        Event::Received { .. } => Motion::new(400, Sound::Deal),
        Event::Played { .. } => Motion::new(250, Sound::Confirm),
        Event::Took { points, .. } => {
            let sound = if *points > Points::ZERO {
                Sound::Loss
            } else {
                Sound::Deal
            };
            Motion::new((STAYS + LEAVES) as u16, sound)
        }
        Event::Widow { .. } => Motion::new((STAYS + LEAVES) as u16, Sound::Loss),
        Event::Broken { .. } => Motion::new(500, Sound::Gain),
        Event::Moon { .. } => Motion::new(1800, Sound::Win),
        Event::Dealt { .. } => Motion::DEAL,
        Event::Rewarded { .. } | Event::Scored { .. } | Event::DealOver => Motion::NONE,
    }
}

/// Whether a finished trick is on the glass.
pub(super) fn takes(sight: &Sight<'_>) -> bool {
    let event = sight.moment.as_ref().map(|moment| moment.event);
    matches!(event, Some(Event::Took { .. } | Event::Widow { .. }))
}

/// The seat whose card is on its way to the trick or lies there already, though the view is from before.
pub(super) fn actor(sight: &Sight<'_>) -> Option<Seat> {
    match sight.moment.as_ref()?.event {
        Event::Played { .. } | Event::Broken { .. } | Event::Took { .. } | Event::Passed { .. } => {
            sight.view.open.decider()
        }
        _ => None,
    }
}

/// Draws what moves; `hand` are the looking seat's cards that lie still.
pub(super) fn draw(
    sight: &Sight<'_>,
    moment: &Moment<'_, Event>,
    hand: CardSet,
    stage: &mut Stage<'_>,
) {
    let width = stage.width();
    match *moment.event {
        Event::Passed { seat, .. } => {
            let from = seats::home(sight, seat, width);
            let to = seats::card_place(sight, seat, width);
            passing::packet(sight, moment.between(from, to), stage);
        }
        Event::Received { from, cards, .. } => received(sight, moment, (from, cards), hand, stage),
        Event::Played { seat, card } => {
            let from = if sight.view.seat == Some(seat) {
                draw::own_spot(sight, sight.view.hand, card, width)
            } else {
                seats::home(sight, seat, width)
            };
            let at = moment.between(from, seats::card_place(sight, seat, width));
            card::card(stage, at, CardSize::Medium, draw::face_up(sight, card));
        }
        Event::Broken { seat, card } => {
            let at = seats::card_place(sight, seat, width);
            card::card(stage, at, CardSize::Medium, draw::face_up(sight, card));
            draw::frame(sight, seat, stage);
        }
        Event::Took { seat, last, .. } => took(sight, moment, seat, last, stage),
        Event::Widow { seat, cards, .. } => widow(sight, moment, seat, cards, stage),
        _ => {}
    }
}

/// The hands go round, from the dealer's left on.
pub(super) fn deal_out(sight: &Sight<'_>, dealer: Seat, done: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let first = open.players.left_of(dealer);
    let each = open.hand_size();
    let place = |seat| open.players.steps(first, seat);
    let ways = Ways {
        pack: Point::new(width / 2 - 20, if seats::in_a_row(sight) { 72 } else { 62 }),
        own: sight.view.seat.map(place),
        hand: &|card| fan::spot(width, each, card),
        homes: &|place| {
            let seat = open.players.seat_after(first, place);
            seats::home(sight, seat, width) + CardSize::Medium.size() / 2
        },
    };
    let deal = Deal::new(open.players.count(), each, done);
    if done < 256 {
        card::card(stage, ways.pack, CardSize::Medium, Side::Down);
    }
    deal::cards(stage, deal, fan::size(width, each), &ways);
}

/// New cards come into the hand of the looking seat, which alone is told.
fn received(
    sight: &Sight<'_>,
    moment: &Moment<'_, Event>,
    (giver, cards): (Seat, CardSet),
    hand: CardSet,
    stage: &mut Stage<'_>,
) {
    let width = stage.width();
    let from = seats::card_place(sight, giver, width);
    for card in cards.iter() {
        let to = draw::own_spot(sight, hand.or(cards), card, width);
        let side = if sight.scene.face_up {
            draw::face_up(sight, card)
        } else {
            Side::Down
        };
        card::card(stage, moment.between(from, to), CardSize::Medium, side);
    }
}

/// How far a moment that stays first has got on its way, of 256.
fn leaving(done: i32) -> i32 {
    ((done - LEAVING).max(0) * 256 / (256 - LEAVING)).min(256)
}

/// A finished trick stays, its taker's card framed, and goes to the taker.
fn took(
    sight: &Sight<'_>,
    moment: &Moment<'_, Event>,
    taker: Seat,
    last: Card,
    stage: &mut Stage<'_>,
) {
    let open = &sight.view.open;
    let width = stage.width();
    let mut plays: Vec<(Seat, Card), SEATS> = open.trick.plays(open.players).collect();
    if let Some(seat) = open.decider() {
        // The trick lacked this one card.
        let _ = plays.push((seat, last));
    }
    let way = Moment {
        event: moment.event,
        done: leaving(moment.done),
    };
    let home = seats::home(sight, taker, width);
    for (seat, card) in plays {
        let at = way.between(seats::card_place(sight, seat, width), home);
        card::card(stage, at, CardSize::Medium, draw::face_up(sight, card));
        if seat == taker && way.done == 0 {
            draw::frame(sight, seat, stage);
        }
    }
}

/// The widow is turned up in the middle and goes to its taker.
fn widow(
    sight: &Sight<'_>,
    moment: &Moment<'_, Event>,
    taker: Seat,
    cards: CardSet,
    stage: &mut Stage<'_>,
) {
    let width = stage.width();
    let way = Moment {
        event: moment.event,
        done: leaving(moment.done),
    };
    let first = (width - 44 * cards.len() as i32 + 4) / 2;
    // Where the others sit in a row, the wells lie below the middle.
    let top = if seats::in_a_row(sight) { 55 } else { 72 };
    for (number, card) in (0..).zip(cards.iter()) {
        let from = Point::new(first + 44 * number, top);
        let at = way.between(from, seats::home(sight, taker, width));
        card::card(stage, at, CardSize::Medium, draw::face_up(sight, card));
        if way.done == 0 {
            draw::frame_at(Rectangle::new(at, Size::new(40, 56)), stage);
        }
    }
}
