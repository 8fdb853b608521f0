//! A chapter of the book: how good the last discard was. Over all starters that might have come, what the cards that were
//! kept would count on the average, with the crib or against it; and what would have been best.

use super::Sight;
use super::cursor::sorted;
use super::table;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::card::{self, CardSize, Face, Side};
use crate::parts::paper;
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use parlour_bots::cribbage::discard::{self, Choice};
use parlour_rules::Seat;
use parlour_rules::cards::CardSet;

/// Tops of the two choices.
const TOPS: [i32; 2] = [44, 112];
/// From card to card, and the gap before those that were thrown.
const PITCH: i32 = 24;
const GAP: i32 = 10;

/// Hundredths of a point as a number.
fn number(hundredths: i32) -> Line {
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.abs();
    line!("{sign}{}.{:02}", size / 100, size % 100)
}

/// The seat that reads, who dealt, and what the seat was dealt in the last deal.
fn dealt(sight: &Sight<'_>) -> Option<(Seat, Seat, CardSet)> {
    let view = sight.view;
    let (seat, report) = (view.seat?, view.open.report?);
    Some((seat, report.dealer, report.hands[seat].or(view.former)))
}

pub(super) fn page(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let width = stage.width();
    paper::sheet(stage, area(8, 34, width - 16, 178));
    let dealt = dealt(sight).filter(|_| sight.scene.face_up);
    let Some((seat, dealer, dealt)) = dealt else {
        return words(stage, "For the eyes of the one who threw the cards.", 60);
    };
    let (open, thrown) = (&sight.view.open, sight.view.former);
    let own = discard::worth(open, seat, dealer, dealt)(thrown);
    choice(sight, own, "You kept, and gave", TOPS[0], stage);
    // To look through all choices takes a while, and a picture is painted part by part.
    if !stage.wants(&area(8, TOPS[1], width - 16, 100)) {
        return;
    }
    let choices = discard::choices(open, seat, dealer, dealt);
    let best = choices.first().copied().unwrap_or(own);
    let cost = best.worth - own.worth;
    if cost == 0 {
        return words(
            stage,
            "Nothing would have been better on average.",
            TOPS[1] + 4,
        );
    }
    choice(sight, best, "Best on average", TOPS[1], stage);
    let verdict = match cost {
        ..50 => line!("Nearly as good: it cost {}.", number(cost)),
        _ => line!("It cost {} on average.", number(cost)),
    };
    words(stage, &verdict, 184);
}

fn words(stage: &mut Stage<'_>, words: &str, top: i32) {
    let width = stage.width();
    stage.item(area(16, top - 2, width - 32, 34), words, |canvas| {
        let at = Point::new(18, top);
        canvas.paragraph(words, at, width - 36, 16, Font::B10, Colour::INK);
    });
}

/// A choice: the cards that stay, those that go, and what it is worth.
fn choice(sight: &Sight<'_>, choice: Choice, label: &str, top: i32, stage: &mut Stage<'_>) {
    let width = stage.width();
    let view = sight.view;
    let seat = view.seat.unwrap_or(sight.viewer());
    let report = view.open.report;
    let hand = report.map_or(CardSet::EMPTY, |report| report.hands[seat]);
    let kept = hand.or(view.former).without(choice.thrown);
    let own = report.is_some_and(|report| view.open.team(seat).has(report.dealer));
    let sign = if own { '+' } else { '-' };
    let parts = line!(
        "hand {} {sign} crib {}",
        number(choice.hand),
        number(choice.crib)
    );
    let worth = number(choice.worth);
    stage.item(area(16, top, width - 32, 12), label, |canvas| {
        canvas.text(label, Point::new(18, top), Font::B8, Colour::UMBER);
    });
    let mut at = Point::new(18, top + 13);
    for (cards, after) in [(kept, GAP), (choice.thrown, 0)] {
        for card in sorted(cards) {
            let face = Face::plain(table::colours(sight));
            card::card(stage, at, CardSize::Small, Side::Up(card, face));
            at.x += PITCH;
        }
        at.x += after;
    }
    let place = area(16, top + 20, width - 32, 38);
    stage.item(place, (&parts, &worth), |canvas| {
        let right = Point::new(width - 18, top + 22);
        canvas.text_right(&worth, right, Font::B14, Colour::INK);
        canvas.text(&parts, Point::new(18, top + 49), Font::B8, Colour::UMBER);
    });
}
