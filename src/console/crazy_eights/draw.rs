//! The pictures of Crazy Eights: the table with its hand, the cross of suits, and cards on their way.

use super::chooser;
use super::hand::{self, Cursor, Hand};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Face, Side, SuitColours};
use crate::parts::deal::{self, Deal, Ways};
use crate::parts::fan::{self, FanCard, FanLook, FanUse};
use crate::parts::glyph::{self, Direction};
use crate::parts::{bars, ground};
use crate::screen::{Moment, Sight};
use crate::seats::{Hand as Holds, Held, Row, Spread};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::cards::{Card, CardSet, Rank, Suit};
use parlour_rules::crazy_eights::{Action, Event};
use parlour_rules::{CrazyEights, Seat, View as _};

/// The hands go round, from the dealer's left on. The first card of the pile is turned up when they lie.
fn deal_out(sight: &Sight<'_, CrazyEights>, dealer: Seat, done: i32, stage: &mut Stage<'_>) {
    let view = sight.view;
    let (width, players) = (stage.width(), view.players());
    let first = players.left_of(dealer);
    let each = usize::from(view.sizes[first]);
    let deal = Deal::new(players.count(), each, done);
    let place = |seat| players.steps(first, seat);
    let held = |seat| deal.arrived(place(seat)) as u8;
    card::stock(stage, stock_place(width), usize::from(view.stock));
    match view.seat {
        Some(_) => plates_of(sight, width, &held).draw(stage),
        None => everybody(sight, &held, stage),
    }
    let ways = Ways {
        pack: stock_place(width),
        own: view.seat.map(place),
        hand: &|card| fan::spot(width, each, card),
        homes: &|place| seat_place(sight, players.seat_after(first, place), width).center(),
    };
    deal::cards(stage, deal, fan::size(width, each), &ways);
}

/// The plates of all seats when nobody's hand is shown.
const EVERYBODY: Spread = Spread::on_baize(144);

pub(super) fn draw(sight: &Sight<'_, CrazyEights>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::baize(stage);
    if let Some(naming) = cursor.naming.filter(|_| in_play(sight)) {
        let plain = sight.view.hand.without(CardSet::rank(Rank::EIGHT));
        let holds = Suit::ALL.map(|suit| plain.and(CardSet::suit(suit)).len() as u8);
        chooser::suits(stage, naming.suit, Rank::EIGHT, holds, colours(sight));
        return;
    }
    if let Some(Moment {
        event: Event::Dealt { dealer },
        done,
    }) = &sight.moment
    {
        return deal_out(sight, *dealer, *done, stage);
    }
    middle(sight, cursor, stage);
    if sight.view.seat.is_some() {
        if Row::is_wanted(Held::Cards, stage) {
            plates(sight, stage.width()).draw(stage);
        }
        own_hand(sight, cursor, stage);
    } else {
        everybody(sight, &|seat| sight.view.sizes[seat], stage);
    }
    if let Some(moment) = &sight.moment {
        moving(sight, moment, stage);
    }
}

/// Whether the seat plays with its cards open. Else no mark may tell what it holds.
const fn in_play(sight: &Sight<'_, CrazyEights>) -> bool {
    sight.scene.live && sight.scene.face_up
}

fn colours(sight: &Sight<'_, CrazyEights>) -> SuitColours {
    sight.scene.settings.suit_colours()
}

const fn pile_place(width: i32) -> Point {
    Point::new(width / 2 - 30, 50)
}

const fn stock_place(width: i32) -> Point {
    Point::new(width / 2 - 90, 62)
}

/// Stock, pile, and the suit named.
fn middle(sight: &Sight<'_, CrazyEights>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    let (width, colours) = (stage.width(), colours(sight));
    let stock = usize::from(view.stock);
    card::stock(stage, stock_place(width), stock);
    if in_play(sight) {
        stock_focus(sight, stock, cursor.at_stock, stage);
    }
    if let Some(top) = view.open.top() {
        let side = Side::Up(top, Face::plain(colours));
        card::card(stage, pile_place(width), CardSize::Large, side);
    }
    if let Some(suit) = named_now(sight) {
        card::named_suit(stage, Point::new(width / 2 + 46, 72), suit, colours);
    }
}

/// The suit named; while an eight is on its way, the new one in the second half of it.
fn named_now(sight: &Sight<'_, CrazyEights>) -> Option<Suit> {
    match &sight.moment {
        Some(Moment {
            event: Event::Played { suit, .. },
            done,
        }) if *done >= 128 => *suit,
        _ => sight.view.open.named,
    }
}

/// What A does at the stock, and the way there.
fn stock_focus(sight: &Sight<'_, CrazyEights>, stock: usize, focused: bool, stage: &mut Stage<'_>) {
    let action = hand::at_the_stock(sight.view);
    let at = stock_place(stage.width());
    if focused {
        let rise = stock.clamp(1, 3) as i32 - 1;
        let top = Rectangle::new(
            at + Point::new(2 * rise, -2 * rise),
            CardSize::Medium.size(),
        );
        stage.item(top.offset(2), "focus", |canvas| {
            canvas.round_edge(top.offset(2), 6, (Colour::EBONY, 1));
            canvas.round_edge(top.offset(1), 5, (Colour::BRASS, 2));
        });
        let tip = top.top_left + Point::new(20, -4 - bob(sight));
        stage.item(area(tip.x - 6, tip.y - 8, 13, 9), "pointer", |canvas| {
            glyph::pointer(canvas, tip);
        });
    }
    if sight.view.check(action).is_err() {
        return;
    }
    let word = if action == Action::Keep {
        "keep"
    } else {
        "draw"
    };
    let place = area(at.x, 123, 50, 12);
    stage.item(place, (word, focused), |canvas| {
        let ink = if focused {
            Colour::BRASS
        } else {
            let tip = Point::new(at.x + 7, 126);
            glyph::arrow(canvas, tip, Direction::Up, 6, 4, Colour::BRASS);
            Colour::SAND
        };
        canvas.text(word, Point::new(at.x + 16, 124), Font::B8, ink);
    });
}

fn bob(sight: &Sight<'_, CrazyEights>) -> i32 {
    (sight.scene.now / 500 % 2 * 2) as i32
}

/// The plates of the other seats.
fn plates<'t>(sight: &'t Sight<'_, CrazyEights>, width: i32) -> Row<'t> {
    plates_of(sight, width, &|seat| sight.view.sizes[seat])
}

/// The same with so many cards at each seat.
fn plates_of<'t>(
    sight: &'t Sight<'_, CrazyEights>,
    width: i32,
    held: &dyn Fn(Seat) -> u8,
) -> Row<'t> {
    Row::lay(&sight.round(), Held::Cards, width, &|seat| Holds {
        count: held(seat),
        score: None,
    })
}

/// What stands for a seat whose hand is not shown.
fn seat_place(sight: &Sight<'_, CrazyEights>, seat: Seat, width: i32) -> Rectangle {
    match sight.view.seat {
        Some(_) => plates(sight, width).place(seat),
        None => EVERYBODY.place(seat, width),
    }
}

/// All seats where nobody's hand is shown: who holds how many cards.
fn everybody(sight: &Sight<'_, CrazyEights>, held: &dyn Fn(Seat) -> u8, stage: &mut Stage<'_>) {
    EVERYBODY.draw(&sight.round(), stage, &|seat, _| match held(seat) {
        1 => line!("1 card"),
        cards => line!("{cards} cards"),
    });
}

/// The part of a hand that is shown: all of it, or as much around the focus as two rows hold.
fn shown(width: i32, cards: usize, focus: Option<usize>) -> core::ops::Range<usize> {
    let most = fan::most(width);
    if cards <= most {
        return 0..cards;
    }
    let first = focus
        .unwrap_or(0)
        .saturating_sub(most / 2)
        .min(cards - most);
    first..first + most
}

/// The looking seat's cards as they lie during a moment: a card on its way is not in the hand.
fn in_hand(sight: &Sight<'_, CrazyEights>) -> CardSet {
    match &sight.moment {
        Some(Moment {
            event: Event::Played { card, seat, .. },
            ..
        }) if sight.view.seat == Some(*seat) => sight.view.hand.without(CardSet::only(*card)),
        _ => sight.view.hand,
    }
}

fn own_hand(sight: &Sight<'_, CrazyEights>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let held = hand::sorted(in_hand(sight));
    let width = stage.width();
    if !sight.scene.face_up {
        fan::covered(stage, held.len().min(fan::most(width)));
        return;
    }
    let live = sight.scene.live;
    let focus = cursor.card(sight.view).filter(|_| live);
    let focus = held.iter().position(|card| Some(*card) == focus);
    let playable = sight.view.playable();
    let drawn = cursor.drawn(sight.view);
    let part = shown(width, held.len(), focus);
    let cards: Vec<FanCard, { Card::PACK }> = held
        .get(part.clone())
        .unwrap_or_default()
        .iter()
        .map(|card| FanCard {
            chosen: !live && drawn.has(*card),
            ..FanCard::new(*card, playable.has(*card))
        })
        .collect();
    let look = FanLook {
        focus: focus.map(|place| place.saturating_sub(part.start)),
        colours: colours(sight),
        bob: bob(sight),
        shake: shake(sight, cursor),
        used: if live { FanUse::Play } else { FanUse::Watch },
        ..FanLook::default()
    };
    fan::fan(stage, &cards, look);
    let before = part.start;
    let after = held.len() - part.end.min(held.len());
    more(stage, before, after);
}

/// How many cards of a long hand lie beyond either edge.
fn more(stage: &mut Stage<'_>, before: usize, after: usize) {
    let right = stage.width() - 6;
    for (number, left, direction) in [
        (before, 6, Direction::Left),
        (after, right - 30, Direction::Right),
    ] {
        if number == 0 {
            continue;
        }
        let place = area(left, 133, 30, 10);
        stage.item(place, ("more", number, left), |canvas| {
            let (tip, text) = match direction {
                Direction::Left => (left, left + 10),
                _ => (left + 29, left + 4),
            };
            let tip = Point::new(tip, 138);
            glyph::arrow(canvas, tip, direction, 6, 4, Colour::BRASS);
            let number = line!("{number}");
            canvas.text(&number, Point::new(text, 134), Font::B8, Colour::IVORY);
        });
    }
}

/// A refused card goes three pixels to either side, twice.
fn shake(sight: &Sight<'_, CrazyEights>, cursor: &Cursor) -> i32 {
    let Some(refused) = cursor.refused else {
        return 0;
    };
    match sight.scene.now.wrapping_sub(refused) / 40 {
        0 | 2 => 3,
        1 | 3 => -3,
        _ => 0,
    }
}

/// A card on its way.
fn moving(sight: &Sight<'_, CrazyEights>, moment: &Moment<'_, Event>, stage: &mut Stage<'_>) {
    let width = stage.width();
    let colours = colours(sight);
    let (stock, pile) = (stock_place(width), pile_place(width));
    let lifted = stock + Point::new(24, 20);
    match *moment.event {
        Event::Played { seat, card, suit } => {
            let from = place_of(sight, seat, Some(card), width) - Point::new(10, 14);
            let at = moment.between(from, pile);
            let side = Side::Up(card, Face::plain(colours));
            card::card(stage, at, CardSize::Large, side);
            if let Some(suit) = suit.filter(|_| moment.done >= 128) {
                border(stage, colours.ink(suit));
            }
        }
        Event::Drew { seat } => {
            let to = if sight.view.seat == Some(seat) {
                lifted
            } else {
                place_of(sight, seat, None, width)
            };
            let at = moment.between(stock, to);
            card::card(stage, at, CardSize::Medium, Side::Down);
        }
        Event::DrewCard { seat, card } => {
            let at = moment.between(lifted, place_of(sight, seat, Some(card), width));
            let side = if sight.scene.face_up {
                Side::Up(card, Face::plain(colours))
            } else {
                Side::Down
            };
            card::card(stage, at, CardSize::Medium, side);
        }
        Event::Reshuffled { .. } => {
            let at = moment.between(pile + Point::new(10, 14), stock);
            card::card(stage, at, CardSize::Medium, Side::Down);
        }
        _ => {}
    }
}

/// Where a seat keeps its cards on the glass: its own hand, or its plate. In a covered hand all cards have the same
/// place, for a card's own would tell something about the others.
fn place_of(sight: &Sight<'_, CrazyEights>, seat: Seat, card: Option<Card>, width: i32) -> Point {
    if sight.view.seat == Some(seat) {
        let mut hand = sight.view.hand;
        hand.extend(card);
        let sorted: Hand = hand::sorted(hand);
        let place = sorted.iter().position(|held| Some(*held) == card);
        let place = if sight.scene.face_up {
            place
        } else {
            Some(sorted.len() / 2)
        };
        let part = shown(width, sorted.len(), place);
        let place = place.unwrap_or(0).saturating_sub(part.start);
        return fan::spot(width, part.len(), place);
    }
    let corner = seat_place(sight, seat, width).center() - CardSize::Medium.size() / 2;
    Point::new(corner.x, corner.y.max(bars::TABLE_TOP))
}

/// A border in the colour of a suit just named, with ivory outside it so that black shows as well.
fn border(stage: &mut Stage<'_>, ink: Colour) {
    let (top, bottom) = (bars::TABLE_TOP, bars::HINT_TOP);
    let (width, height) = (stage.width(), bottom - top);
    let whole = area(0, top, width, height);
    for strip in [
        area(0, top, width, 4),
        area(0, bottom - 4, width, 4),
        area(0, top, 4, height),
        area(width - 4, top, 4, height),
    ] {
        stage.item(strip, ("border", ink), |canvas| {
            canvas.frame(whole, (Colour::IVORY, 1));
            canvas.frame(whole.offset(-1), (ink, 3));
        });
    }
}
