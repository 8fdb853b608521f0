//! The bids: what everybody has said in their places, the highest bid in the middle, and the plates of the seat that speaks.

use super::cursor::Cursor;
use super::{Sight, hand, seats};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::form;
use crate::parts::plate::{self, Button};
use crate::parts::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::Seat;
use parlour_rules::texas::{Bid, Call, Event};

/// The row with the plates.
const ROW: i32 = 132;
const HIGH: i32 = 21;
/// How wide the plate is that passes.
const PASS: i32 = 62;

/// What a seat has said, with what it says in this very moment.
fn said(sight: &Sight<'_>, seat: Seat) -> Option<Call> {
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Bid { seat: other, bid }) if *other == seat => Some(Call::Bid(*bid)),
        Some(Event::Passed { seat: other }) if *other == seat => Some(Call::Pass),
        Some(Event::ThrownIn { .. }) => Some(Call::Pass),
        _ => sight.view.open.said(seat),
    }
}

/// The highest bid, with that of this very moment.
fn highest(sight: &Sight<'_>) -> Option<(Seat, Bid)> {
    match sight.moment.as_ref().map(|moment| moment.event) {
        Some(Event::Bid { seat, bid }) => Some((*seat, *bid)),
        _ => sight.view.open.bid(),
    }
}

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let speaks = hand::in_play(sight) && sight.view.decides();
    for seat in sight.view.open.players.seats() {
        if !speaks || Some(seat) != sight.view.seat {
            call(sight, seat, stage);
        }
    }
    let announced = matches!(
        sight.moment.as_ref().map(|moment| moment.event),
        Some(Event::Named { .. } | Event::ThrownIn { .. })
    );
    if !announced {
        well(sight, stage);
    }
    if speaks {
        plates(sight, cursor, stage);
    }
}

/// What a seat has said, in the place of its tile.
fn call(sight: &Sight<'_>, seat: Seat, stage: &mut Stage<'_>) {
    let place = seats::tile_area(sight, seat, stage.width());
    let said = said(sight, seat);
    let text = match said {
        Some(Call::Bid(bid)) => line!("{bid}"),
        Some(Call::Pass) => line!("pass"),
        None => Line::new(),
    };
    let leads = highest(sight).is_some_and(|(highest, _)| highest == seat);
    let dealer = sight.view.open.dealer == seat;
    stage.item(place, ("call", &text, leads, dealer), |canvas| {
        let middle = place.center();
        match said {
            None => {
                canvas.round_edge(place, 4, (Colour::BAIZE_HI, 1));
                if dealer {
                    let at = Point::new(middle.x, middle.y - 4);
                    canvas.text_centre("dealer", at, Font::B8, Colour::SAND);
                }
            }
            Some(Call::Pass) => {
                canvas.round(place, 4, Colour::BAIZE_LO, None);
                let at = Point::new(middle.x, middle.y - 4);
                canvas.text_centre("pass", at, Font::B8, Colour::SAND);
            }
            Some(Call::Bid(_)) => {
                let edge = if leads { Colour::BRASS } else { Colour::UMBER };
                canvas.round(
                    place,
                    4,
                    Colour::IVORY,
                    Some((edge, if leads { 2 } else { 1 })),
                );
                let at = Point::new(middle.x, middle.y - 5);
                canvas.text_centre(&text, at, Font::B10, Colour::INK);
            }
        }
    });
}

/// The well in the middle: the highest bid.
fn well(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let place = super::table::well(stage.width());
    let highest = highest(sight).map(|(seat, bid)| (sight.look(seat), line!("{bid}")));
    stage.item(place, ("highest", &highest), |canvas| {
        canvas.round(place, 5, Colour::BAIZE_LO, None);
        let top = Point::new(place.center().x, place.top_left.y + 5);
        match &highest {
            None => {
                let at = top + Point::new(0, 9);
                canvas.text_centre("no bid yet", at, Font::B8, Colour::SAND);
            }
            Some((look, bid)) => {
                canvas.text_centre("highest bid", top, Font::B8, Colour::SAND);
                let wide = Font::B14.width(bid) + 18;
                let at = top + Point::new(-wide / 2, 13);
                look.draw(canvas, at, SeatSize::List, Ground::Dark);
                canvas.text(bid, at + Point::new(18, 0), Font::B14, Colour::IVORY);
            }
        }
    });
}

/// The plate that passes, and the bid that is set.
fn plates(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let width = stage.width();
    let left = (width - 228) / 2;
    let pass = area(left, ROW, PASS, HIGH);
    let bid = area(left + PASS + 6, ROW, 228 - PASS - 6, HIGH);
    let passes = match (open.auction.must_bid(&open.options), cursor.passes) {
        (true, _) => Button::Off,
        (false, passes) => Button::focused(passes),
    };
    plate::button(stage, pass, "Pass", passes, plate::On::Baize, Font::B10);
    let Some((low, high)) = open.auction.range() else {
        let off = Button::Off;
        return plate::button(stage, bid, "Highest", off, plate::On::Baize, Font::B10);
    };
    let words = line!("Bid {}", cursor.bid);
    if cursor.passes || low == high {
        let state = Button::focused(!cursor.passes);
        return plate::button(stage, bid, &words, state, plate::On::Baize, Font::B10);
    }
    focus(stage, bid);
    form::stepper(stage, bid, &words, Font::B12);
}

/// Brass round the bid while it is set.
fn focus(stage: &mut Stage<'_>, place: Rectangle) {
    stage.item(place.offset(2), "bid focus", |canvas| {
        canvas.round(place.offset(2), 6, Colour::BRASS, Some((Colour::EBONY, 1)));
    });
}
