//! The end of a deal: all hands lie open, and card by card what they count goes to the winner's score.

use super::{Sight, draw, motion};
use crate::fitting;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Face};
use crate::parts::{Ground, SeatLook, SeatSize};
use crate::seats::draw_ground;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::cards::{Card, CardSet};
use parlour_rules::rummy::{MOST_HELD, SEATS, Shown, value_of_hand};

/// The plate of the winner.
const HEAD_TOP: i32 = 22;
const HEAD: i32 = 22;
/// The rows of hands have what is below it.
const ROWS_TOP: i32 = 45;
const ROWS_BOTTOM: i32 = 219;
/// How high a row is with the name above medium cards, and above small ones; in a lower one it stands beside them.
const TALLEST: i32 = 80;
const TALL: i32 = 52;
/// The room for a name above the cards, and for one beside them.
const LINE: i32 = 18;
const NAME: i32 = 46;

/// A hand that is counted: of its cards, in this order, so many have been.
struct Row {
    seat: Seat,
    cards: Vec<Card, MOST_HELD>,
    counted: usize,
}

impl Row {
    /// What has been counted of it.
    fn sum(&self) -> u16 {
        let counted = self.cards.iter().take(self.counted).copied();
        value_of_hand(counted.collect::<CardSet>()).number()
    }
}

/// The hands that are left, from the left of whoever ended the deal, counted as far as the moment has got; and who won.
fn rows(sight: &Sight<'_>, shown: &Shown, done: i32) -> (Vec<Row, SEATS>, Option<Seat>) {
    let open = &sight.view.open;
    let last = open.to_play;
    let seats = open.players.seats_from(open.players.left_of(last));
    let mut rows: Vec<Row, SEATS> = seats
        .map(|seat| Row {
            seat,
            cards: shown.hand(seat).iter().take(MOST_HELD).collect(),
            counted: 0,
        })
        .filter(|row| !row.cards.is_empty())
        .collect();
    let winner = shown.hand(last).is_empty().then_some(last);
    let all = rows.iter().map(|row| row.cards.len()).sum();
    let mut left = match winner {
        Some(_) => motion::counted(done, all),
        // Nothing is added to any score; what the hands count is told at once.
        None => all,
    };
    for row in &mut rows {
        row.counted = left.min(row.cards.len());
        left -= row.counted;
    }
    (rows, winner)
}

pub(super) fn draw(sight: &Sight<'_>, shown: &Shown, done: i32, stage: &mut Stage<'_>) {
    let (rows, winner) = rows(sight, shown, done);
    head(sight, winner, rows.iter().map(Row::sum).sum(), stage);
    let pitch = (ROWS_BOTTOM - ROWS_TOP) / (rows.len() as i32).max(1);
    let form = Form::of(pitch);
    for (number, row) in (0..).zip(&rows) {
        let top = ROWS_TOP + pitch.min(form.most()) * number;
        hand(sight, row, top, form, stage);
    }
}

/// How a hand is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Medium cards below the name.
    Large,
    /// Small cards below the name.
    Tall,
    /// Small cards beside the name.
    Slim,
}

impl Form {
    /// The largest for which there is room.
    const fn of(pitch: i32) -> Form {
        match pitch {
            TALLEST.. => Form::Large,
            TALL.. => Form::Tall,
            _ => Form::Slim,
        }
    }

    /// From one row to the next at the most.
    const fn most(self) -> i32 {
        match self {
            Form::Large => TALLEST + 6,
            Form::Tall => TALL + 4,
            Form::Slim => 36,
        }
    }

    const fn size(self) -> CardSize {
        match self {
            Form::Large => CardSize::Medium,
            Form::Tall | Form::Slim => CardSize::Small,
        }
    }

    /// The widest step from card to card.
    const fn step(self) -> i32 {
        match self {
            Form::Large => 30,
            Form::Tall => 20,
            Form::Slim => 16,
        }
    }
}

/// Who is out, and the score as it grows.
fn head(sight: &Sight<'_>, winner: Option<Seat>, sum: u16, stage: &mut Stage<'_>) {
    let place = area(4, HEAD_TOP, stage.width() - 8, HEAD);
    let Some(seat) = winner else {
        stage.item(place, "nobody", |canvas| {
            draw_ground(canvas, place, false);
            let at = place.top_left + Point::new(8, 7);
            canvas.text("Nobody is out: no points", at, Font::B10, Colour::IVORY);
        });
        return;
    };
    let before = sight.view.open.totals[seat].number();
    let (total, gain) = (line!("{}", before + sum), line!("+{sum}"));
    let total_width = Font::B14.width(&total);
    let right = place.top_left.x + place.size.width as i32 - 6;
    let gain_left = right - total_width - 8 - Font::B10.width("+340");
    let room = gain_left - place.top_left.x - 22 - 4;
    let look = sight.look(seat);
    let out = [
        line!("{} is out", sight.name(seat)),
        line!("{}", sight.name(seat)),
    ];
    let fits = |text: &&crate::screen::Line| Font::B12.width(text) <= room;
    let name = fitting::name(Font::B10, sight.name(seat), room);
    let said = out
        .iter()
        .find(fits)
        .map_or(name.as_str(), |text| text.as_str());
    stage.item(place, ("winner", look, said, &total, &gain), |canvas| {
        draw_ground(canvas, place, true);
        let at = place.top_left;
        look.draw(canvas, at + Point::new(5, 5), SeatSize::List, Ground::Dark);
        let font = if Font::B12.width(said) <= room {
            Font::B12
        } else {
            Font::B10
        };
        canvas.text(said, at + Point::new(22, 6), font, Colour::IVORY);
        canvas.text(
            &gain,
            Point::new(gain_left, at.y + 7),
            Font::B10,
            Colour::BRASS,
        );
        canvas.text_right(
            &total,
            Point::new(right, at.y + 6),
            Font::B14,
            Colour::BRASS,
        );
    });
}

/// A hand: whose it is, its cards, and what it counts so far.
fn hand(sight: &Sight<'_>, row: &Row, top: i32, form: Form, stage: &mut Stage<'_>) {
    let width = stage.width();
    let (look, name) = (sight.look(row.seat), sight.name(row.seat));
    let sum = match row.counted {
        0 => line!(""),
        _ => line!("{}", row.sum()),
    };
    let slim = form == Form::Slim;
    let high = if slim { 30 } else { LINE - 1 };
    label(
        area(4, top, width - 8, high),
        (look, name, &sum, slim),
        stage,
    );
    let (left, right, cards_top) = match slim {
        true => (27 + NAME, width - 34, top),
        false => (8, width - 8, top + LINE),
    };
    let size = form.size();
    let gaps = (row.cards.len() as i32 - 1).max(1);
    let step = ((right - left - size.size().width as i32) / gaps).min(form.step());
    for (number, card) in row.cards.iter().enumerate() {
        let at = Point::new(left + step * number as i32, cards_top);
        let covered = number + 1 < row.cards.len();
        let face = Face {
            dim: number >= row.counted,
            index_left: covered,
            index_only: covered,
            ..Face::plain(draw::colours(sight))
        };
        stage.item(
            Rectangle::new(at, size.size()),
            (*card, face, size),
            |canvas| {
                card::draw_face(canvas, at, size, *card, face);
            },
        );
    }
}

/// Whose hand it is and what it counts: above its cards, or beside them.
fn label(
    place: Rectangle,
    (look, name, sum, slim): (SeatLook, &str, &str, bool),
    stage: &mut Stage<'_>,
) {
    let (at, width) = (place.top_left, place.size.width as i32);
    let down = if slim { 8 } else { 0 };
    stage.item(place, ("hand of", look, name, sum, slim), |canvas| {
        look.draw(
            canvas,
            at + Point::new(2, down + 2),
            SeatSize::List,
            Ground::Dark,
        );
        let font = if slim { Font::B8 } else { Font::B10 };
        let room = if slim { NAME } else { width - 70 };
        let name = fitting::name(font, name, room);
        canvas.text(&name, at + Point::new(19, down + 5), font, Colour::IVORY);
        let right = at + Point::new(width - 4, down + 4);
        canvas.text_right(sum, right, Font::B10, Colour::BRASS);
    });
}
