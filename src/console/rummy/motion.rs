//! What moves at a table of Rummy: cards from stock and pile to the hands, melds to the well, discards to the pile.

use super::hand::Cursor;
use super::melds::{self, Laid};
use super::{Sight, draw};
use crate::paint::{Stage, area};
use crate::parts::card::{self, CardSize, Side};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::fan;
use crate::screen::{Moment, Motion};
use crate::sound::Sound;
use embedded_graphics::geometry::{Point, Size};
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::rummy::{Event, MOST_MELDS, Meld};

/// How long the hands are shown at the end of a deal before the first card is counted, and what each card takes.
const SHOWN: u16 = 500;
const COUNTED: u16 = 110;

pub(super) fn of(event: &Event) -> Motion {
    match event {
        Event::Took { .. } => Motion::new(250, Sound::Deal),
        Event::Drew { .. } => Motion::new(150, Sound::Deal),
        Event::DrewCard { .. } => Motion::new(200, Sound::Deal),
        Event::TurnedOver { .. } => Motion::new(400, Sound::Deal),
        Event::Melded { .. } => Motion::new(400, Sound::Gain),
        Event::LaidOff { .. } => Motion::new(300, Sound::Confirm),
        Event::Discarded { .. } => Motion::new(250, Sound::Confirm),
        Event::DealOver { shown } => {
            let seats = (0..parlour_rules::rummy::SEATS).filter_map(Seat::new);
            let cards: usize = seats.map(|seat| shown.hand(seat).len()).sum();
            Motion::new(SHOWN + COUNTED * cards as u16, Sound::Gain).held()
        }
        Event::Dealt { .. } => Motion::DEAL,
        Event::Turned { .. }
        | Event::WentOut { .. }
        | Event::Stalled { .. }
        | Event::Scored { .. } => Motion::NONE,
    }
}

/// How many of so many cards are counted when a showdown has got this far, of 256.
pub(super) fn counted(done: i32, cards: usize) -> usize {
    let whole = i32::from(SHOWN) + i32::from(COUNTED) * cards as i32;
    let passed = whole * done / 256 - i32::from(SHOWN);
    usize::try_from(passed / i32::from(COUNTED))
        .unwrap_or(0)
        .min(cards)
}

/// Whether the top of the pile is on its way, so that the card below it is seen.
pub(super) fn takes_top(sight: &Sight<'_>) -> bool {
    let event = sight.moment.as_ref().map(|moment| moment.event);
    matches!(event, Some(Event::Took { .. }))
}

/// The hands go round, from the dealer's left on. The first card of the pile is turned up when they lie.
pub(super) fn deal_out(sight: &Sight<'_>, dealer: Seat, done: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let first = open.players.left_of(dealer);
    let each = open.hand_size();
    let deal = Deal::new(open.players.count(), each, done);
    let place = |seat| open.players.steps(first, seat);
    let stock = draw::stock_place(width);
    card::stock(stage, stock, sight.view.stock.len());
    draw::others(sight, &|seat| deal.arrived(place(seat)) as u8, stage);
    let ways = Ways {
        pack: stock,
        own: sight.view.seat.map(place),
        hand: &|card| fan::spot(width, each, card),
        homes: &|place| {
            draw::seat_place(sight, open.players.seat_after(first, place), width).center()
        },
    };
    deal::cards(stage, deal, fan::size(width, each), &ways);
}

/// Draws what moves.
pub(super) fn draw(
    sight: &Sight<'_>,
    cursor: &Cursor,
    moment: &Moment<'_, Event>,
    stage: &mut Stage<'_>,
) {
    let width = stage.width();
    let (stock, pile) = (draw::stock_place(width), draw::pile_place(width));
    let lifted = stock + Point::new(0, 20);
    let home = |seat, card| draw::place_of(sight, cursor, seat, card, width);
    let fly = |stage: &mut Stage<'_>, from, to, side| {
        card::card(stage, moment.between(from, to), CardSize::Medium, side);
    };
    match *moment.event {
        Event::Took { seat, card } => {
            fly(
                stage,
                pile,
                home(seat, Some(card)),
                draw::face_up(sight, card),
            );
        }
        Event::Drew { seat } => {
            let to = match sight.view.seat == Some(seat) {
                true => lifted,
                false => home(seat, None),
            };
            fly(stage, stock, to, Side::Down);
        }
        // Told to its taker alone, whose hand may be covered again by now.
        Event::DrewCard { seat, card } => {
            let side = match sight.scene.face_up {
                true => draw::face_up(sight, card),
                false => Side::Down,
            };
            fly(stage, lifted, home(seat, Some(card)), side);
        }
        Event::TurnedOver { .. } => fly(stage, pile, stock, Side::Down),
        Event::Discarded { seat, card } => {
            fly(
                stage,
                home(seat, Some(card)),
                pile,
                draw::face_up(sight, card),
            );
        }
        Event::Melded { seat, cards, .. } => {
            let from = home(seat, cards.iter().next());
            let new = Meld { seat, cards };
            let mut after: Vec<Meld, MOST_MELDS> = sight.view.open.melds.clone();
            let _ = after.push(new);
            let to = to_meld(&after, after.len() - 1, cards, width);
            strip(sight, moment.between(from, to), cards, stage);
        }
        Event::LaidOff { seat, meld, card } => {
            let from = home(seat, Some(card));
            let only = CardSet::only(card);
            let to = to_meld(&sight.view.open.melds, meld.into(), only, width);
            strip(sight, moment.between(from, to), only, stage);
        }
        _ => {}
    }
}

/// Where cards of a meld go to in the well: their places in its strip.
fn to_meld(melds: &[Meld], number: usize, cards: CardSet, width: i32) -> Point {
    let laid = Laid::of(melds, width, cards, 0);
    let place = laid.place(number as u8).unwrap_or(area(30, 65, 0, 0));
    let first = cards.iter().next();
    let meld = melds.get(number).map_or(CardSet::EMPTY, |meld| meld.cards);
    let before = |card: &Card| Some(*card) < first;
    let steps = meld.iter().filter(before).count() as i32;
    let within = (steps * melds::STEP).min(place.size.width as i32);
    place.top_left + Point::new(within, 0)
}

/// Cards on their way to the well.
fn strip(sight: &Sight<'_>, at: Point, cards: CardSet, stage: &mut Stage<'_>) {
    let colours = draw::colours(sight);
    let size = Size::new(melds::strip_width(cards.len()) as u32, 30);
    let place = embedded_graphics::primitives::Rectangle::new(at, size);
    stage.item(place, ("strip", cards, colours), |canvas| {
        melds::draw_strip(canvas, at, cards, melds::STEP, colours);
    });
}
