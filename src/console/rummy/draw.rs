//! The table of Rummy: the seats, the well with the melds, stock and pile, the plates and the hand.

use super::hand::{self, Cursor, Plate};
use super::melds::{self, Laid, Marked};
use super::{Sight, motion, showdown, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Face, Side, SuitColours};
use crate::parts::fan::{self, FanCard, FanLook, FanUse};
use crate::parts::plate::{self, Button};
use crate::parts::{bars, ground};
use crate::seats::{Hand as Holds, Held, Row, Spread};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::rummy::{Event, MOST_HELD, Phase};

/// The plates of all seats when nobody's hand is shown.
const EVERYBODY: Spread = Spread::on_baize(144);

/// Above everything that lies in the middle.
const MIDDLE_TOP: i32 = 44;

/// The plates of a decision.
const PLATES_TOP: i32 = 117;
const PLATES_HEIGHT: i32 = 19;

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    ground::baize(stage);
    if let Some(moment) = &sight.moment {
        match moment.event {
            Event::DealOver { shown } => return showdown::draw(sight, shown, moment.done, stage),
            Event::Dealt { dealer } => return motion::deal_out(sight, *dealer, moment.done, stage),
            _ => {}
        }
    }
    middle(sight, cursor, stage);
    others(sight, &|seat| sight.view.sizes[seat], stage);
    if sight.view.seat.is_some() {
        plates(sight, cursor, stage);
        own_hand(sight, cursor, stage);
    }
    if let Some(moment) = &sight.moment {
        motion::draw(sight, cursor, moment, stage);
    }
}

/// Whether the seat plays with its cards open. Else no mark may tell what it holds.
pub(super) const fn in_play(sight: &Sight<'_>) -> bool {
    sight.scene.live && sight.scene.face_up
}

pub(super) fn colours(sight: &Sight<'_>) -> SuitColours {
    if sight.scene.settings.four_colours {
        SuitColours::Four
    } else {
        SuitColours::Two
    }
}

/// A card face up.
pub(super) fn face_up(sight: &Sight<'_>, card: Card) -> Side {
    Side::Up(card, Face::plain(colours(sight)))
}

pub(super) const fn stock_place(width: i32) -> Point {
    Point::new(width - 92, 56)
}

pub(super) const fn pile_place(width: i32) -> Point {
    Point::new(width - 46, 54)
}

/// Brass and ebony round what has the focus.
pub(super) fn focus(place: Rectangle, radius: i32, stage: &mut Stage<'_>) {
    stage.item(place.offset(2), ("focus", radius), |canvas| {
        canvas.round_edge(place.offset(2), radius + 2, (Colour::EBONY, 1));
        canvas.round_edge(place.offset(1), radius + 1, (Colour::BRASS, 2));
    });
}

/// The card of which it is shown where it fits.
fn selected(sight: &Sight<'_>, cursor: &Cursor) -> Option<Card> {
    let shown = in_play(sight) && sight.view.open.phase == Phase::Play;
    cursor.single(sight.view).filter(|_| shown)
}

/// The melds as they lie in the well.
pub(super) fn laid(sight: &Sight<'_>, cursor: &Cursor) -> Laid {
    let wanted = selected(sight, cursor).map_or(CardSet::EMPTY, CardSet::only);
    let width = sight.scene.size.width as i32;
    Laid::of(&sight.view.open.melds, width, wanted, cursor.scrolled)
}

/// The melds, the stock and the pile.
fn middle(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    let width = stage.width();
    stage.keep_clear(&area(0, pile_place(width).y, width, 56));
    if !stage.wants(&area(0, MIDDLE_TOP, width, PLATES_TOP - MIDDLE_TOP)) {
        return;
    }
    let selected = selected(sight, cursor);
    let laid = laid(sight, cursor);
    let marked = |number: u8| {
        let fits =
            selected.is_some_and(|card| hand::places(view, card).any(|place| place == number));
        match (fits, cursor.laying) {
            (true, Some(chosen)) if chosen == number => Marked::Chosen,
            (true, Some(_)) => Marked::Other,
            (true, None) => Marked::Fits,
            (false, _) => Marked::No,
        }
    };
    melds::in_well(&view.open.melds, &laid, colours(sight), &marked, stage);
    let stock = view.stock.len();
    card::stock(stage, stock_place(width), stock);
    let gone = usize::from(motion::takes_top(sight));
    match view.open.pile.iter().rev().nth(gone) {
        Some(top) => card::card(
            stage,
            pile_place(width),
            CardSize::Medium,
            face_up(sight, *top),
        ),
        None => card::empty_place(stage, pile_place(width), ""),
    }
    if in_play(sight) && sight.moment.is_none() {
        let rise = stock.clamp(1, 3) as i32 - 1;
        let corner = match cursor.plate {
            Some(Plate::Draw) => stock_place(width) + Point::new(2 * rise, -2 * rise),
            Some(Plate::Take) => pile_place(width),
            _ => return,
        };
        focus(Rectangle::new(corner, CardSize::Medium.size()), 4, stage);
    }
}

/// The plates of the other seats, each with so many cards.
fn seats<'t>(sight: &'t Sight<'_>, width: i32, held: &dyn Fn(Seat) -> u8) -> Row<'t> {
    Row::lay(&sight.round(), Held::Cards, width, &|seat| Holds {
        count: held(seat),
        score: Some(i32::from(sight.view.open.totals[seat].number())),
    })
}

/// Who holds how many cards: the other seats, or all where nobody's hand is shown.
pub(super) fn others(sight: &Sight<'_>, held: &dyn Fn(Seat) -> u8, stage: &mut Stage<'_>) {
    if sight.view.seat.is_some() {
        if Row::is_wanted(Held::Cards, stage) {
            seats(sight, stage.width(), held).draw(stage);
        }
        return;
    }
    EVERYBODY.draw(&sight.round(), stage, &|seat, _| match held(seat) {
        1 => line!("1 card"),
        cards => line!("{cards} cards"),
    });
}

/// What stands for a seat whose hand is not shown.
pub(super) fn seat_place(sight: &Sight<'_>, seat: Seat, width: i32) -> Rectangle {
    match sight.view.seat {
        Some(_) => seats(sight, width, &|seat| sight.view.sizes[seat]).place(seat),
        None => EVERYBODY.place(seat, width),
    }
}

/// What the seat can choose now.
fn plates(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    if !in_play(sight) || sight.moment.is_some() {
        return;
    }
    // One with the focus says what a message must not hide, whether it is drawn now or not.
    let strip = area(0, PLATES_TOP, stage.width(), PLATES_HEIGHT + 2);
    if cursor.plate.is_none() && !stage.wants(&strip) {
        return;
    }
    let all = Plate::of(sight.view.open.phase);
    let (number, room) = (all.len() as i32, stage.width() - 12);
    let wide = (room - 4 * (number - 1)) / number.max(1);
    for (place, of) in (0..).zip(all) {
        let focused = cursor.plate == Some(*of) && cursor.laying.is_none();
        let state = match (focused, cursor.is_lit(sight.view, *of)) {
            (true, _) => Button::Focused,
            (false, true) => Button::Plain,
            (false, false) => Button::Off,
        };
        let place = area(6 + place * (wide + 4), PLATES_TOP, wide, PLATES_HEIGHT);
        let label = words::plate(sight.view, cursor, *of);
        plate::button(stage, place, &label, state, plate::On::Baize, Font::B12);
    }
}

/// The looking seat's cards as they lie during a moment: a card on its way is not in the hand.
pub(super) fn in_hand(sight: &Sight<'_>) -> CardSet {
    let gone = match sight.moment.as_ref().map(|moment| *moment.event) {
        Some(Event::Discarded { seat, card } | Event::LaidOff { seat, card, .. })
            if sight.view.seat == Some(seat) =>
        {
            CardSet::only(card)
        }
        Some(Event::Melded { seat, cards, .. }) if sight.view.seat == Some(seat) => cards,
        _ => CardSet::EMPTY,
    };
    sight.view.hand.without(gone)
}

fn own_hand(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    let held = hand::sorted(in_hand(sight), cursor.is_by_rank(view));
    if !sight.scene.face_up {
        return fan::covered(stage, held.len());
    }
    let live = sight.scene.live && sight.moment.is_none();
    let raised = if live {
        hand::raised(view)
    } else {
        CardSet::EMPTY
    };
    // On a plate it has to be seen what goes.
    let going = match cursor.plate {
        Some(_) => cursor.selected(view),
        None => cursor.marked,
    };
    let came = view.drawn.or(view.open.taken);
    let cards: Vec<FanCard, MOST_HELD> = held
        .iter()
        .map(|card| FanCard {
            chosen: live && going.has(*card),
            fresh: came == Some(*card),
            ..FanCard::new(*card, raised.has(*card))
        })
        .collect();
    let focused = cursor.focused(view).filter(|_| live);
    let place = |wanted| held.iter().position(|card| Some(*card) == wanted);
    let look = FanLook {
        focus: place(focused),
        kept: place(cursor.card.filter(|_| live)),
        colours: colours(sight),
        bob: (sight.scene.now / 500 % 2 * 2) as i32,
        shake: 0,
        used: if live { FanUse::Mark } else { FanUse::Watch },
    };
    fan::fan(stage, &cards, look);
}

/// Where a seat keeps its cards on the glass: its own hand, or its plate. In a covered hand all cards have the same place,
/// for a card's own would tell something about the others.
pub(super) fn place_of(
    sight: &Sight<'_>,
    cursor: &Cursor,
    seat: Seat,
    card: Option<Card>,
    width: i32,
) -> Point {
    let view = sight.view;
    if view.seat == Some(seat) {
        let mut held = view.hand;
        held.extend(card);
        let sorted = hand::sorted(held, cursor.is_by_rank(view));
        let place = sorted.iter().position(|held| Some(*held) == card);
        let place = place.filter(|_| sight.scene.face_up);
        return fan::spot(width, sorted.len(), place.unwrap_or(sorted.len() / 2));
    }
    let corner = seat_place(sight, seat, width).center() - CardSize::Medium.size() / 2;
    Point::new(corner.x, corner.y.max(bars::TABLE_TOP))
}
