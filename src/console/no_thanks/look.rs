//! All 33 cards, who has them and which are still to be seen: a chapter of the book. Whoever holds X to peek sees them below
//! the own tokens and tiger.

use super::Sight;
use super::board::Board;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::SeatLook;
use crate::parts::chip::{self, ChipSize};
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::no_thanks::{SeatView, Value, Values};

const TOP: i32 = 25;
const PLATE: i32 = 44;
const GRID: i32 = 75;
const COLUMNS: i32 = 7;
const CELL: i32 = 28;

/// Draws the look.
pub(super) fn draw(sight: &Sight<'_>, board: &Board, stage: &mut Stage<'_>) {
    draw_secrets(sight, board, stage);
    draw_cards(sight, board, (8, GRID), stage);
}

/// Draws the chapter of the cards.
pub(super) fn page(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let cloth = area(8, 34, stage.width() - 16, 180);
    stage.item(cloth, "cloth", |canvas| {
        canvas.round(cloth, 5, Colour::BAIZE, None);
    });
    draw_cards(sight, &Board::of(sight), (14, 55), stage);
}

/// All cards in a grid with this margin at both sides, from this line on.
fn draw_cards(sight: &Sight<'_>, board: &Board, (margin, top): (i32, i32), stage: &mut Stage<'_>) {
    let pitch = (stage.width() - 2 * margin) / COLUMNS;
    for (number, value) in (0..).zip(Values::ALL.iter()) {
        let place = area(
            margin + number % COLUMNS * pitch,
            top + number / COLUMNS * CELL,
            pitch - 2,
            CELL - 2,
        );
        let state = state(sight, board, value);
        stage.item(place, ("card", value.number(), state), |canvas| {
            draw_card(canvas, place, value, state);
        });
    }
}

/// What is known of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum State {
    Unseen,
    Offered,
    Taken(SeatLook),
    OwnTiger,
    /// Out of the game, as everybody knows.
    Gap,
}

fn state(sight: &Sight<'_>, board: &Board, value: Value) -> State {
    let view = sight.view;
    let tiger = view
        .own()
        .filter(|own| own.tiger_waits && sight.scene.face_up);
    if board.active == Some(value) {
        State::Offered
    } else if view.options.gaps().has(value) {
        State::Gap
    } else if tiger.is_some_and(|own| own.tiger == Some(value)) {
        State::OwnTiger
    } else {
        let owner = view
            .players
            .seats()
            .find(|seat| board.cards[*seat].has(value));
        owner.map_or(State::Unseen, |seat| State::Taken(sight.look(seat)))
    }
}

fn draw_card(canvas: &mut Canvas<'_>, place: Rectangle, value: Value, state: State) {
    let at = place.top_left;
    let (fill, ink) = match state {
        State::Unseen => (None, Colour::DUSK),
        State::Gap => (Some(Colour::BAIZE_LO), Colour::DUSK),
        State::Offered => (Some(Colour::BRASS), Colour::INK),
        State::Taken(_) => (Some(Colour::PARCH), Colour::INK),
        State::OwnTiger => (Some(Colour::VELVET), Colour::IVORY),
    };
    if let Some(fill) = fill {
        canvas.round(place, 3, fill, None);
    }
    let figure = line!("{value}");
    let top = at.y + 8;
    if let State::Taken(look) = state {
        canvas.text(&figure, Point::new(at.x + 2, top), Font::B8, ink);
        let right = at.x + place.size.width as i32 - 13;
        look.draw(
            canvas,
            Point::new(right, top - 2),
            SeatSize::Token,
            Ground::Paper,
        );
        return;
    }
    let middle = at.x + place.size.width as i32 / 2;
    canvas.text_centre(&figure, Point::new(middle, top), Font::B8, ink);
    if state == State::Gap {
        canvas.hline(Point::new(middle - 9, top + 4), 19, Colour::DUSK);
    }
}

/// The tokens in words, and what they are worth at this moment.
fn draw_secrets(sight: &Sight<'_>, board: &Board, stage: &mut Stage<'_>) {
    let place = area(8, TOP, stage.width() - 16, PLATE);
    let secrets = sight
        .view
        .own()
        .zip(sight.view.seat)
        .filter(|_| sight.scene.face_up)
        .map(|(own, seat)| Secrets::of(own, board.cards[seat]));
    stage.item(place, ("secrets", &secrets), |canvas| {
        canvas.round(place, 5, Colour::VELVET, Some((Colour::VELVET_HI, 1)));
        let Some(secrets) = &secrets else {
            return;
        };
        let at = place.top_left;
        let right = at.x + place.size.width as i32 - 8;
        chip::draw(
            canvas,
            at + Point::new(8, 12),
            ChipSize::Large,
            Colour::BRASS_LO,
        );
        let drop = if secrets.tiger.is_empty() { 16 } else { 7 };
        canvas.text(
            &secrets.tokens,
            at + Point::new(34, drop),
            Font::B10,
            Colour::IVORY,
        );
        canvas.text(
            &secrets.tiger,
            at + Point::new(34, 25),
            Font::B10,
            Colour::PARCH,
        );
        canvas.text_right(
            "so far",
            Point::new(right, at.y + 27),
            Font::B8,
            Colour::PARCH,
        );
        canvas.text_right(
            &secrets.score,
            Point::new(right, at.y + 7),
            Font::B14,
            Colour::IVORY,
        );
    });
}

#[derive(PartialEq, Eq, Hash)]
struct Secrets {
    tokens: Line,
    tiger: Line,
    score: Line,
}

impl Secrets {
    fn of(own: &SeatView, cards: Values) -> Secrets {
        let tokens = own.tokens.unwrap_or(0);
        Secrets {
            tokens: match tokens {
                0 => line!("{}", super::NO_TOKEN),
                1 => line!("1 token"),
                tokens => line!("{tokens} tokens"),
            },
            tiger: match (own.tiger, own.tiger_waits) {
                (Some(card), true) => line!("Your tiger: {card}"),
                (Some(card), false) => line!("Tiger {card} is played"),
                (None, _) => Line::new(),
            },
            score: line!("{}", cards.points() - i16::from(tokens)),
        }
    }
}
