//! The chapter of the book with the cards: what each does, and how many of them lie on the discards.

use super::Sight;
use super::draw::draw_kind;
use super::words;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::paper;
use embedded_graphics::geometry::Point;
use parlour_rules::sorry::{Card, Mode};

/// How high a row is.
const ROW: i32 = 15;

pub(super) fn page(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let sheet = area((stage.width() - 224) / 2, 31, 224, 187);
    let gone = Card::ALL.map(|card| {
        open.discard
            .iter()
            .chain(&open.card)
            .filter(|other| **other == card)
            .count()
    });
    let team = open.options.mode == Mode::Team;
    stage.item(sheet, ("cards", gone, team), |canvas| {
        paper::draw_sheet(canvas, sheet);
        let at = sheet.top_left + Point::new(8, 6);
        let right = sheet.top_left.x + 216;
        canvas.text_right("played", Point::new(right, at.y), Font::B8, Colour::UMBER);
        let mut row = at + Point::new(0, 13);
        for (card, gone) in Card::ALL.into_iter().zip(gone) {
            draw_kind(canvas, row, card);
            let text = row + Point::new(24, 3);
            canvas.text(words::short(card, team), text, Font::B8, Colour::INK);
            let count = line!("{gone} of {}", card.copies());
            let ink = if gone == usize::from(card.copies()) {
                Colour::UMBER
            } else {
                Colour::INK
            };
            canvas.text_right(&count, Point::new(right, row.y + 3), Font::B8, ink);
            row.y += ROW;
        }
    });
}
