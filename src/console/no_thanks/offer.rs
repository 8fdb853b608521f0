//! The upper half: the card, its tokens, what taking it would do, the plates, and what moves.

use super::board::{Board, CHIP_ARRIVES};
use super::number_card::{self, Known, NUMBER_CARD};
use super::seats;
use super::{Cursor, Plate, Sight, barred, focus, plates};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card;
use crate::parts::chip::{self, ChipSize};
use crate::parts::plate::{self, Button, On};
use crate::screen::{Line, Moment};
use embedded_graphics::geometry::Point;
use parlour_rules::Seat;
use parlour_rules::no_thanks::{Event, Value, Values};

const CARD: Point = Point::new(10, 27);
const CHIPS: Point = Point::new(85, 28);
/// The room for chips and for the words below them.
const CHIPS_WIDTH: i32 = 88;
const LEFT: i32 = 84;
const WIDTH: i32 = 152;
const LINE: i32 = 54;
const PLATES: i32 = 89;

/// Draws the offer.
pub(super) fn draw(sight: &Sight<'_>, board: &Board, cursor: &Cursor, stage: &mut Stage<'_>) {
    let event = sight.moment.as_ref().map(|moment| moment.event);
    match board.active {
        Some(_) if matches!(event, Some(Event::TurnedUp { .. })) => {}
        Some(card) => number_card::number_card(stage, CARD, card.number()),
        None => draw_empty_place(stage),
    }
    draw_chips(board, stage);
    if let Some(Event::Passed { seat, .. }) = event {
        draw_next(sight, sight.view.players.left_of(*seat), stage);
    } else if let (Some(seat), Some(card), None) = (sight.decides(), board.active, &sight.moment) {
        draw_effect(sight, board, cursor, (seat, card), stage);
        if sight.view.seat == Some(seat) {
            draw_plates(sight, cursor, stage);
        }
    }
    if stage.wide() {
        number_card::seen_so_far(stage, |number| known(sight, board, number));
    }
}

/// What everybody knows of a number.
pub(super) fn known(sight: &Sight<'_>, board: &Board, number: u8) -> Known {
    let Some(value) = Value::new(number) else {
        return Known::Unseen;
    };
    if board.active == Some(value) {
        return Known::Now;
    }
    if sight.view.options.gaps().has(value) {
        return Known::Gap;
    }
    let owner = sight
        .view
        .players
        .seats()
        .find(|seat| board.cards[*seat].has(value));
    owner.map_or(Known::Unseen, |seat| Known::Taken(sight.look(seat)))
}

fn draw_empty_place(stage: &mut Stage<'_>) {
    let place = area(CARD.x, CARD.y, NUMBER_CARD.0, NUMBER_CARD.1);
    stage.item(place, "empty", |canvas| {
        canvas.round_edge(place, 5, (Colour::BAIZE_HI, 2));
    });
}

/// From one chip to the next: they lie closer where there are many.
fn pitch(count: u8) -> i32 {
    let size = ChipSize::Large.pixels();
    let gaps = i32::from(count).max(2) - 1;
    ((CHIPS_WIDTH - size) / gaps).clamp(1, size - 3)
}

fn draw_chips(board: &Board, stage: &mut Stage<'_>) {
    if board.active.is_none() {
        return;
    }
    let count = board.on_card;
    let size = ChipSize::Large;
    let pitch = pitch(count);
    let width = pitch * (i32::from(count) - 1) + size.pixels();
    let words = if count == 0 {
        Point::new(LEFT, 32)
    } else {
        Point::new(CHIPS.x + width + 9, 32)
    };
    stage.item(area(LEFT, CHIPS.y, WIDTH, 20), ("on it", count), |canvas| {
        for number in 0..i32::from(count) {
            let at = CHIPS + Point::new(pitch * number, 0);
            chip::draw(canvas, at, size, Colour::BRASS_LO);
        }
        let text = match count {
            0 => line!("No token on it"),
            count => line!("{count} on it"),
        };
        canvas.text(&text, words, Font::B10, Colour::IVORY);
    });
}

/// What a card would do to an area: which runs it joins.
fn joins(cards: Values, card: Value) -> (Option<Line>, Option<Line>) {
    let run = |other: Option<Value>| {
        let other = other.filter(|other| cards.has(*other))?;
        cards
            .runs()
            .find(|run| run.low <= other && other <= run.high)
            .map(|run| line!("{run}"))
    };
    (run(card.step(-1)), run(card.step(1)))
}

/// Whether a run of an area would grow by a card.
pub(super) fn grows(run: &parlour_rules::no_thanks::Run, card: Option<Value>) -> bool {
    card.is_some_and(|card| card.step(1) == Some(run.low) || card.step(-1) == Some(run.high))
}

/// The points and tokens that taking would bring: "+17 points, 3 tokens".
pub(super) fn effect(cards: Values, card: Value, tokens: u8) -> Line {
    let points = cards.with(card).points() - cards.points();
    let ending = |number: i32| if number.abs() == 1 { "" } else { "s" };
    let plural = ending(points.into());
    match tokens {
        0 => line!("{points:+} point{plural}"),
        _ => line!(
            "{points:+} point{plural}, {tokens} token{}",
            ending(tokens.into())
        ),
    }
}

fn draw_effect(
    sight: &Sight<'_>,
    board: &Board,
    cursor: &Cursor,
    (seat, card): (Seat, Value),
    stage: &mut Stage<'_>,
) {
    let cards = board.cards[seat];
    let own = sight.view.seat == Some(seat);
    let (first, second) = if own && sight.scene.live && focus(sight, cursor) == Plate::Tiger {
        (line!("Play your tiger,"), line!("then take it or pass"))
    } else {
        let first = match joins(cards, card) {
            _ if !own => line!("For {}:", sight.name(seat)),
            (Some(low), Some(high)) => line!("Joins {low} and {high}:"),
            (Some(run), None) | (None, Some(run)) => line!("Joins your {run}:"),
            (None, None) => line!("A new run:"),
        };
        (first, effect(cards, card, board.on_card))
    };
    let place = area(LEFT, LINE - 2, WIDTH, 34);
    stage.item(place, (&first, &second), |canvas| {
        canvas.text(&first, Point::new(LEFT, LINE), Font::B10, Colour::IVORY);
        let below = Point::new(LEFT, LINE + 16);
        canvas.text(&second, below, Font::B10, Colour::BRASS);
    });
}

/// The plates of the viewer. Two stand as wide as they like; with a tiger, which is a small card, they move together.
fn draw_plates(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let plates = plates(sight);
    let tiger = plates.contains(&Plate::Tiger);
    let mut left = LEFT;
    for plate in &plates {
        let (width, label) = match plate {
            Plate::NoThanks => (if tiger { 78 } else { 88 }, "No thanks"),
            Plate::Take => (if tiger { 40 } else { 54 }, "Take"),
            Plate::Tiger => (24, ""),
        };
        let state = if barred(sight, *plate) {
            Button::Off
        } else {
            Button::focused(sight.scene.live && *plate == focus(sight, cursor))
        };
        let place = area(left, PLATES, width, 24);
        plate::button(stage, place, label, state, On::Baize, Font::B10);
        if *plate == Plate::Tiger {
            let back = area(left + 7, PLATES + 5, 11, 14);
            stage.item(back, "tiger", |canvas| card::draw_lattice(canvas, back, 2));
        }
        left += width + if tiger { 4 } else { 6 };
    }
}

/// The name of the seat that is next, large, so that the device can be handed on at once.
fn draw_next(sight: &Sight<'_>, seat: Seat, stage: &mut Stage<'_>) {
    let name = sight.name(seat);
    // The serifs of some letters reach beyond the pen, on either side.
    let place = area(LEFT - 2, LINE - 2, WIDTH + 2, 62);
    stage.item(place, ("next", name), |canvas| {
        canvas.text("Next:", Point::new(LEFT, LINE), Font::B10, Colour::SAND);
        let at = Point::new(LEFT, LINE + 19);
        let fonts = [Font::N24, Font::N18, Font::N14, Font::B12];
        canvas.text_within(name, at, WIDTH - 4, &fonts, Colour::IVORY);
    });
}

/// Draws what is on its way, over everything else.
pub(super) fn draw_motion(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let Some(moment) = &sight.moment else {
        return;
    };
    let home = |seat| seats::place(sight, cursor, seat);
    match *moment.event {
        Event::Passed { seat, on_card, .. } if moment.done < CHIP_ARRIVES => {
            let slot = CHIPS + Point::new(pitch(on_card) * (i32::from(on_card) - 1), 0);
            let flight = Moment {
                event: moment.event,
                done: moment.done * 256 / CHIP_ARRIVES,
            };
            let at = flight.between(home(seat), slot);
            stage.item(area(at.x, at.y, 19, 20), "chip", |canvas| {
                chip::draw(canvas, at, ChipSize::Large, Colour::BRASS_LO);
            });
        }
        Event::Took { seat, card, tokens } => {
            let at = moment.between(CARD, home(seat) - Point::new(0, 30));
            number_card::number_card(stage, at, card.number());
            // They come to lie beside the card and leave its number in sight.
            let beside = Point::new(NUMBER_CARD.0 + 4, 0);
            let chips = moment.between(CHIPS, home(seat) + beside);
            chip::row(
                stage,
                chips,
                ChipSize::Large,
                Colour::BRASS_LO,
                usize::from(tokens.min(6)),
            );
        }
        Event::TigerPlayed { seat, card } => {
            let at = moment.between(Point::new(130, 27), home(seat) - Point::new(0, 30));
            number_card::number_card(stage, at, card.number());
        }
        Event::TurnedUp { card, .. } => draw_flip(card, moment.done, stage),
        _ => {}
    }
}

/// A card that turns over: narrower until it stands on its edge, then wider with its face.
fn draw_flip(value: Value, done: i32, stage: &mut Stage<'_>) {
    let (width, height) = NUMBER_CARD;
    let narrow = width * (128 - done).abs().clamp(26, 128) / 128;
    let place = area(CARD.x + (width - narrow) / 2, CARD.y, narrow, height);
    let face = done >= 128;
    stage.item(place, ("flip", value.number(), face), |canvas| {
        if face {
            number_card::draw(canvas, CARD, value.number());
        } else {
            canvas.round(place, 5, Colour::IVORY, Some((Colour::UMBER, 1)));
            card::draw_lattice(canvas, place.offset(-3), 3);
        }
    });
}
