//! The pictures of Sorry!: the board with its pawns and marks, the card in its middle or the hand, and the seats beside it.

use super::Sight;
use super::board;
use super::cursor::{Choice, Cursor};
use super::face::{self, LARGE, MEDIUM, SMALL};
use super::motion::{self, Shown};
use super::{pawns, words};
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::deal::Deal;
use crate::parts::glyph;
use crate::parts::plate::{self, Button, On};
use crate::parts::{Ground, SeatLook, SeatSize, paper};
use crate::screen::Moment;
use embedded_graphics::geometry::Point;
use embedded_graphics::geometry::Size;
use embedded_graphics::primitives::Rectangle;
use embedded_graphics::transform::Transform;
use heapless::Vec;
use parlour_rules::sorry::{Card, Corner, Duty, EACH, Event, HAND, Length, Mode, Play};
use parlour_rules::{Seat, Teams, View as _};

/// The middle of the board.
const MIDDLE: Point = Point::new(100, 120);

pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    board::ground(stage);
    seats(sight, stage);
    middle(sight, cursor, stage);
    pawns::draw(sight, stage);
    if in_play(sight) {
        pawns::marks(sight, cursor, stage);
    }
    if let Some(moment) = &sight.moment {
        drawing(sight, moment, stage);
    }
    if stage.wide() {
        story(sight, cursor, stage);
    }
}

/// Whether the seat plays with its cards open. Else no mark may tell what it holds.
pub(super) fn in_play(sight: &Sight<'_>) -> bool {
    sight.scene.live && (sight.scene.face_up || !sight.view.open.has_hands())
}

/// The card, or the hand and the last card.
fn middle(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let hands = sight.view.open.has_hands();
    let aside = in_play(sight).then(|| aside(sight, cursor)).flatten();
    let size = if hands { MEDIUM } else { LARGE };
    let raised = match (hands, aside) {
        (true, _) => 18,
        (false, Some(_)) => 8,
        (false, None) => 0,
    };
    let place = Rectangle::with_center(MIDDLE - Point::new(0, raised), size);
    if hands {
        pile(sight, stage);
    }
    match motion::card(sight) {
        Some(shown) => card(stage, place, shown),
        None => stage.item(place, "no card", |canvas| {
            canvas.round_edge(place, 4, (Colour::SAND, 2));
        }),
    }
    if hands {
        hand(sight, cursor, stage);
    }
    if let Some((play, focused)) = aside {
        let (place, label) = match play {
            Play::Drop => (area(123, 94, 29, 17), "Drop"),
            _ => (area(76, 152, 48, 17), "Pass"),
        };
        plate::button(
            stage,
            place,
            label,
            Button::focused(focused),
            On::Walnut,
            Font::B8,
        );
    }
}

/// What can be done in place of a move, and whether it has the focus.
fn aside(sight: &Sight<'_>, cursor: &Cursor) -> Option<(Play, bool)> {
    if cursor.in_hand(sight.view) {
        return None;
    }
    let card = cursor.card(sight.view)?;
    if sight.view.plays(card).duty() == Duty::Must {
        return None;
    }
    let choices = cursor.choices(sight.view);
    let focus = cursor.focus(sight.view, &choices);
    let mut plays = choices.iter().filter_map(|choice| match choice {
        Choice::Do(play @ (Play::Pass | Play::Drop)) => Some(*play),
        _ => None,
    });
    let play = plays.next()?;
    Some((play, focus == Some(Choice::Do(play))))
}

fn card(stage: &mut Stage<'_>, place: Rectangle, shown: Shown) {
    let whole = Rectangle::new(place.top_left, place.size + Size::new(2, 3));
    stage.item(whole, shown, |canvas| {
        let width = (place.size.width as i32 * shown.wide / 256).max(6);
        let left = place.top_left.x + (place.size.width as i32 - width) / 2;
        let place = area(left, place.top_left.y, width, place.size.height as i32);
        canvas.round(place.translate(Point::new(2, 3)), 4, Colour::SAND, None);
        match shown.card {
            Some(card) => face::draw(canvas, place, card),
            None => face::draw_back(canvas, place),
        }
        if shown.crossed {
            draw_crossed(canvas, place);
        }
    });
}

/// Two strokes through a card that serves nobody.
fn draw_crossed(canvas: &mut Canvas<'_>, place: Rectangle) {
    let inside = place.offset(-7);
    let (width, height) = (inside.size.width as i32, inside.size.height as i32);
    for row in 0..height {
        let y = inside.top_left.y + row;
        let across = row * (width - 2) / height.max(1);
        for left in [across, width - 2 - across] {
            let x = inside.top_left.x + left;
            canvas.span(y, x, x + 2, Colour::EMBER);
        }
    }
}

/// The draw pile beside a hand.
const PILE: Rectangle = area(56, 89, SMALL.width as i32, SMALL.height as i32);

fn pile(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let left = sight.view.stock;
    stage.item(PILE, ("pile", left > 0), |canvas| match left {
        0 => canvas.round_edge(PILE, 3, (Colour::SAND, 1)),
        _ => face::draw_back(canvas, PILE),
    });
}

/// Where a card of the hand lies.
fn hand_place(number: usize) -> Rectangle {
    let pitch = SMALL.width as i32 + 1;
    let left = MIDDLE.x - (i32::from(HAND) * pitch - 1) / 2;
    area(
        left + number as i32 * pitch,
        141,
        SMALL.width as i32,
        SMALL.height as i32,
    )
}

/// The five cards of the seat that looks; where nobody does, those of the seat that decides, face down.
fn hand(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let view = sight.view;
    if let Some(Moment {
        event: Event::Dealt { first },
        done,
    }) = &sight.moment
    {
        let deal = Deal::new(view.players().count(), HAND.into(), *done);
        let own = view.seat.unwrap_or(*first);
        let arrived = deal.arrived(view.players().steps(*first, own));
        (0..arrived).for_each(|number| back(stage, hand_place(number)));
        for flight in deal.in_the_air() {
            let seat = view.players().seat_after(*first, flight.place);
            let to = match seat == own {
                true => hand_place(flight.number).top_left,
                false => seat_place(sight, seat, stage.wide()).top_left + Point::new(8, 8),
            };
            back(
                stage,
                Rectangle::new(flight.between(PILE.top_left, to), SMALL),
            );
        }
        return;
    }
    let shown = view.seat.is_some() && sight.scene.face_up;
    let number = view.sizes[view.seat.unwrap_or(view.open.to_play)];
    if !shown {
        (0..usize::from(number)).for_each(|number| back(stage, hand_place(number)));
        return;
    }
    let mut held = view.hand;
    if let Some(gone) = motion::gone(sight) {
        held.remove(gone);
    }
    let live = in_play(sight);
    let focus = cursor.card(view).filter(|_| live);
    let mut marked = false;
    for (number, card) in held.iter().enumerate() {
        let focused = focus == Some(card) && !marked;
        marked |= focused;
        let dim = live && view.plays(card).duty() == Duty::Nothing;
        let raised = if focused { 5 } else { 0 };
        let place = hand_place(number).translate(Point::new(0, -raised));
        let framed = focused && cursor.in_hand(view);
        let whole = place.offset(2);
        if framed {
            stage.keep_clear(&place);
        }
        stage.item(whole, (card, dim, framed), |canvas| {
            if framed {
                canvas.round_edge(whole, 4, (Colour::EBONY, 1));
                canvas.round_edge(place.offset(1), 4, (Colour::BRASS, 2));
            }
            face::draw_small(canvas, place, card, dim);
        });
        if framed {
            let tip = Point::new(place.center().x, place.top_left.y - 4);
            stage.item(area(tip.x - 6, tip.y - 8, 13, 9), "pointer", |canvas| {
                glyph::pointer(canvas, tip);
            });
        }
    }
}

fn back(stage: &mut Stage<'_>, place: Rectangle) {
    stage.item(place, "back", |canvas| face::draw_back(canvas, place));
}

/// A card on its way from the pile to a hand.
fn drawing(sight: &Sight<'_>, moment: &Moment<'_, super::Event>, stage: &mut Stage<'_>) {
    let Event::Drew { seat, .. } = moment.event else {
        return;
    };
    let to = match sight.view.seat == Some(*seat) {
        true => hand_place(usize::from(HAND) - 1).top_left,
        false => seat_place(sight, *seat, stage.wide()).top_left + Point::new(8, 8),
    };
    back(
        stage,
        Rectangle::new(moment.between(PILE.top_left, to), SMALL),
    );
}

/// The seats in the order in which their plates stand: partners beside each other.
fn order(sight: &Sight<'_>) -> Vec<Seat, 4> {
    let players = sight.view.players();
    match sight.view.open.options.teams() {
        Teams::Alone => players.seats().collect(),
        teams => teams.all(players).flat_map(|team| team.iter()).collect(),
    }
}

/// Where the plate of a seat stands.
fn seat_place(sight: &Sight<'_>, seat: Seat, wide: bool) -> Rectangle {
    let order = order(sight);
    let row = order.iter().position(|other| *other == seat).unwrap_or(0) as i32;
    // Partners stand a little closer together.
    let closer = match sight.view.open.options.mode {
        Mode::Team => row % 2,
        Mode::Basic | Mode::Points => 0,
    };
    match wide {
        false => area(203, 22 + 50 * row - closer * 3, 34, 46),
        true => area(205, 108 + 28 * row - closer * 2, 110, 25),
    }
}

fn seats(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let now = motion::board(sight);
    let open = &sight.view.open;
    let wide = stage.wide();
    for seat in sight.view.players().seats() {
        let place = seat_place(sight, seat, wide);
        let look = SeatLook::new(now.corner(seat) as u8);
        let home = now.home(seat);
        let total = match (open.options.mode, open.options.length) {
            (Mode::Points, Length::Target(_)) => Some(open.totals[seat].number()),
            _ => None,
        };
        let lit = sight.decides() == Some(seat);
        let name = if wide { sight.name(seat) } else { "" };
        stage.item(place, (look, home, total, lit, name), |canvas| {
            plate::draw_side_plate(canvas, place, lit);
            match wide {
                true => draw_wide(canvas, place, look, (home, total, name)),
                false => draw_narrow(canvas, place, look, (home, total)),
            }
        });
    }
}

/// Draws one of the four places at home.
fn draw_home(canvas: &mut Canvas<'_>, at: Point, ink: Colour, reached: bool) {
    match reached {
        true => canvas.coin(at, 9, ink, (Colour::IVORY, 1)),
        false => canvas.coin(at, 9, Colour::EBONY, (Colour::HAZE, 1)),
    }
}

fn draw_narrow(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    look: SeatLook,
    (home, total): (u8, Option<u16>),
) {
    let at = place.top_left;
    match total {
        Some(total) => {
            look.draw(canvas, at + Point::new(2, 6), SeatSize::Token, Ground::Dark);
            let right = at + Point::new(32, 8);
            canvas.text_right(&line!("{total}"), right, Font::B8, Colour::IVORY);
        }
        None => look.draw(canvas, at + Point::new(10, 5), SeatSize::List, Ground::Dark),
    }
    for number in 0..EACH as i32 {
        let spot = at + Point::new(7 + number % 2 * 12, 22 + number / 2 * 11);
        draw_home(canvas, spot, look.colour(), number < i32::from(home));
    }
}

fn draw_wide(
    canvas: &mut Canvas<'_>,
    place: Rectangle,
    look: SeatLook,
    (home, total, name): (u8, Option<u16>, &str),
) {
    let at = place.top_left;
    look.draw(canvas, at + Point::new(5, 6), SeatSize::List, Ground::Dark);
    let (name_top, homes) = match total {
        Some(_) => (4, Point::new(66, 14)),
        None => (9, Point::new(66, 8)),
    };
    let room = if total.is_some() { 54 } else { 43 };
    let name_at = at + Point::new(22, name_top);
    let name = crate::fitting::name(Font::B8, name, room);
    canvas.text(&name, name_at, Font::B8, Colour::IVORY);
    if let Some(total) = total {
        let right = at + Point::new(106, 4);
        canvas.text_right(&line!("{total}"), right, Font::B8, Colour::BRASS);
    }
    for number in 0..EACH as i32 {
        let spot = at + homes + Point::new(number * 10, 0);
        draw_home(canvas, spot, look.colour(), number < i32::from(home));
    }
}

/// What the card does, on the wide picture.
fn story(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let place = area(205, 24, 110, 80);
    let card = match in_play(sight) {
        true => cursor.card(sight.view),
        false => motion::card(sight).and_then(|shown| shown.card),
    };
    let team = sight.view.open.options.mode == Mode::Team;
    stage.item(place, ("story", card, team), |canvas| {
        paper::draw_sheet(canvas, place);
        let at = place.top_left + Point::new(8, 7);
        if let Some(card) = card {
            canvas.text(words::title(card), at, Font::N14, Colour::INK);
            let text = at + Point::new(0, 22);
            let (font, pitch) = (Font::B8, 12);
            canvas.paragraph(words::about(card, team), text, 96, pitch, font, Colour::INK);
        }
    });
}

/// What the icons and pictures are drawn in.
pub(super) fn token_of(corner: Corner) -> SeatLook {
    SeatLook::new(corner as u8)
}

/// The card of this kind as a small face, for the chapter of the book.
pub(super) fn draw_kind(canvas: &mut Canvas<'_>, at: Point, card: Card) {
    let place = area(at.x, at.y, 18, 14);
    canvas.round(place, 3, Colour::PARCH, Some((Colour::SAND, 1)));
    let ink = if card == Card::Sorry {
        Colour::RUBY
    } else {
        Colour::INK
    };
    let middle = Point::new(place.center().x + 1, at.y + 3);
    canvas.text_centre(&line!("{card}"), middle, Font::B8, ink);
}
