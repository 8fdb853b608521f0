//! The moon: it rises when somebody has shot it, and the shooter may choose what it brings.

use super::Sight;
use super::hand::Cursor;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::{Ground, SeatLook, SeatSize, bars};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::hearts::{Report, Reward, SEATS};

/// Side of the moon's disc.
const DISC: i32 = 72;
/// Stars, as parts of the sky in 256ths across and 200ths down.
const STARS: [(i32, i32); 12] = [
    (18, 24),
    (40, 90),
    (61, 40),
    (88, 14),
    (102, 66),
    (150, 20),
    (171, 52),
    (190, 96),
    (205, 30),
    (226, 70),
    (240, 14),
    (24, 132),
];

fn sky() -> i32 {
    bars::HINT_TOP - bars::TABLE_TOP
}

/// The moon rises over whoever shot it.
pub(super) fn rises(sight: &Sight<'_>, seat: Seat, done: i32, stage: &mut Stage<'_>) {
    let width = stage.width();
    let place = area(0, bars::TABLE_TOP, width, sky());
    // The way up takes the first half; then the name is read.
    let up = (2 * done).min(256);
    let top = bars::TABLE_TOP + sky() - (sky() - 24) * up / 256;
    let name = sight.name(seat);
    let look = sight.look(seat);
    stage.item(place, ("moon", up, name, look), |canvas| {
        canvas.rect(place, Colour::EBONY);
        for (number, (across, down)) in STARS.into_iter().enumerate() {
            let at = Point::new(width * across / 256, bars::TABLE_TOP + sky() * down / 200);
            let size = if number % 3 == 0 { 3 } else { 1 };
            canvas.rect(area(at.x, at.y, size, size), Colour::PARCH);
        }
        draw_disc(canvas, Point::new((width - DISC) / 2, top));
        if up == 256 {
            draw_shooter(canvas, width, name, look);
        }
    });
}

fn draw_disc(canvas: &mut Canvas<'_>, at: Point) {
    canvas.disc(at, DISC, Colour::GLOW);
    for (x, y, size) in [
        (14, 18, 13),
        (40, 12, 8),
        (34, 38, 18),
        (16, 46, 9),
        (54, 34, 7),
    ] {
        canvas.disc(at + Point::new(x, y), size, Colour::BRASS);
    }
}

fn draw_shooter(canvas: &mut Canvas<'_>, width: i32, name: &str, look: SeatLook) {
    let middle = width / 2;
    let font = [Font::N24, Font::N18]
        .into_iter()
        .find(|font| font.width(name) <= width - 16)
        .unwrap_or(Font::N14);
    look.draw(
        canvas,
        Point::new(middle - 15, 124),
        SeatSize::Curtain,
        Ground::Dark,
    );
    canvas.text_centre(name, Point::new(middle, 164), font, Colour::IVORY);
    let at = Point::new(middle, 198);
    canvas.text_centre("shot the moon", at, Font::B12, Colour::BRASS);
}

/// The two things that the moon may bring, each with the totals that follow.
pub(super) fn choice(sight: &Sight<'_>, cursor: &Cursor, seat: Seat, stage: &mut Stage<'_>) {
    let width = stage.width();
    let live = sight.scene.live;
    let heading = line!("{} shot the moon", sight.name(seat));
    let font = [Font::N14, Font::B10]
        .into_iter()
        .find(|font| font.width(&heading) <= width - 12)
        .unwrap_or(Font::B8);
    stage.item(area(0, 24, width, 24), &heading, |canvas| {
        canvas.text_centre(&heading, Point::new(width / 2, 29), font, Colour::IVORY);
    });
    let ways = [
        (Reward::AddOthers, "26 to everybody else"),
        (Reward::Subtract, "26 off your own score"),
    ];
    for (number, (reward, text)) in (0..).zip(ways) {
        let place = area(10, 54 + 82 * number, width - 20, 72);
        let focused = live && cursor.reward == reward;
        way(
            sight,
            place,
            text,
            &after(sight, seat, reward),
            focused,
            stage,
        );
    }
}

/// The totals after the moon.
fn after(sight: &Sight<'_>, seat: Seat, reward: Reward) -> Vec<(SeatLook, Line), SEATS> {
    let open = &sight.view.open;
    let report = Report {
        won: open.won,
        moon: Some((seat, reward)),
    };
    let seats = open.players.seats();
    seats
        .map(|seat| {
            let total = open.totals[seat].plus(report.gain(seat));
            let look = sight.look(seat);
            (look, line!("{total}"))
        })
        .collect()
}

fn way(
    sight: &Sight<'_>,
    place: Rectangle,
    text: &str,
    totals: &[(SeatLook, Line)],
    focused: bool,
    stage: &mut Stage<'_>,
) {
    let pitch = (place.size.width as i32 - 16) / totals.len().max(1) as i32;
    let limit = sight.view.open.options.limit.number();
    let mut points = totals.iter().map(|(_, total)| total.parse::<i16>());
    let ends = points.any(|total| total.is_ok_and(|total| total > limit));
    let whole = place.offset(2);
    stage.item(whole, (text, totals, focused), |canvas| {
        if focused {
            canvas.round(whole, 8, Colour::EBONY, None);
            canvas.round(place.offset(1), 7, Colour::BRASS, None);
        }
        let paper = if focused {
            Colour::IVORY
        } else {
            Colour::PARCH
        };
        canvas.round(place.offset(-1), 6, paper, None);
        let at = place.top_left + Point::new(10, 10);
        canvas.text(text, at, Font::B12, Colour::INK);
        if ends {
            let right = place.top_left + Point::new(place.size.width as i32 - 10, 52);
            canvas.text_right("ends the game", right, Font::B8, Colour::UMBER);
        }
        for (number, (look, total)) in (0..).zip(totals) {
            let at = place.top_left + Point::new(10 + pitch * number, 34);
            look.draw(canvas, at, SeatSize::List, Ground::Paper);
            canvas.text(total, at + Point::new(0, 18), Font::B10, Colour::INK);
        }
    });
}
