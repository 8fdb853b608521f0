//! The other seats: plates along the upper edge, the numbers they cannot have, and everybody where no hand is shown.

use super::{Board, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::rack;
use crate::screen::Line;
use crate::seats::{Hand, Held, Row, Spread};
use core::fmt::Write;
use embedded_graphics::geometry::Point;
use parlour_rules::Seat;
use parlour_rules::line_game::View;
use parlour_rules::tiles::Pips;

/// The plates of all seats in the tray.
const EVERYBODY: Spread = Spread::on_tray(rack::TOP + 4);
/// Top of the numbers under the plates.
const NOTES_TOP: i32 = 42;
/// Between "no" and the numbers.
const NOTES_GAP: i32 = 4;

/// The plates of the other seats.
fn row<'t>(sight: &'t Board<'_>, held: &dyn Fn(Seat) -> u8, width: i32) -> Row<'t> {
    let view = sight.view;
    Row::lay(&sight.round(), Held::Dominoes, width, &|seat| Hand {
        count: held(seat),
        score: Some(view.open.totals[seat].number().into()),
    })
}

/// How many tiles each seat has in its view.
fn sizes(view: &View) -> impl Fn(Seat) -> u8 {
    move |seat| view.sizes[seat]
}

/// The hands while they are dealt: of each seat so many tiles.
pub(super) fn while_dealt(sight: &Board<'_>, held: &dyn Fn(Seat) -> u8, stage: &mut Stage<'_>) {
    if sight.view.seat.is_some() {
        row(sight, held, stage.width()).draw(stage);
        rack::tray(stage);
    } else {
        everybody(sight, held, stage);
    }
}

/// All seats where nobody's hand is shown.
pub(super) fn all(sight: &Board<'_>, stage: &mut Stage<'_>) {
    everybody(sight, &sizes(sight.view), stage);
}

/// The plates, and under each the numbers that its seat cannot have.
pub(super) fn plates(sight: &Board<'_>, stage: &mut Stage<'_>) {
    let notes = area(0, NOTES_TOP, stage.width(), 9);
    if !(Row::is_wanted(Held::Dominoes, stage) || sight.style.notes && stage.wants(&notes)) {
        return;
    }
    let row = row(sight, &sizes(sight.view), stage.width());
    row.draw(stage);
    if !sight.style.notes {
        return;
    }
    for seat in sight.round().others() {
        let notes = without(sight.view, seat);
        if notes.is_empty() {
            continue;
        }
        let length = Font::B8.width("no") + NOTES_GAP + Font::B8.width(&notes);
        let left = (row.place(seat).top_left.x + 3).min(stage.width() - length - 3);
        let at = Point::new(left, NOTES_TOP);
        let place = area(at.x - 1, at.y, length + 3, 9);
        stage.item(place, ("notes", &notes), |canvas| {
            let moved = canvas.text("no", at, Font::B8, Colour::SAND);
            canvas.text(
                &notes,
                at + Point::new(moved + NOTES_GAP, 0),
                Font::B8,
                Colour::IVORY,
            );
        });
    }
}

/// The numbers that a seat cannot have, as everybody knows.
pub(super) fn without(view: &View, seat: Seat) -> Line {
    let mut text = Line::new();
    let known = view.open.known[seat];
    for pips in Pips::all().filter(|pips| known.is_without(*pips)) {
        let gap = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{gap}{pips}");
    }
    text
}

/// All seats in the tray, with so many tiles each.
fn everybody(sight: &Board<'_>, held: &dyn Fn(Seat) -> u8, stage: &mut Stage<'_>) {
    rack::tray(stage);
    let words = |seat, room| standing(sight.view, seat, held(seat), room);
    EVERYBODY.draw(&sight.round(), stage, &words);
}

/// "10 tiles, 12 of 100 points", in as many words as have room.
fn standing(view: &View, seat: Seat, held: u8, room: i32) -> Line {
    let (points, target) = (view.open.totals[seat], view.open.options.target);
    let tiles = match held {
        1 => line!("1 tile"),
        tiles => line!("{tiles} tiles"),
    };
    let choices = [
        line!("{tiles}, {points} of {target} points"),
        line!("{tiles}, {points} of {target}"),
        line!("{tiles}, {}", words::some_points(points)),
    ];
    let fits = |text: &Line| Font::B8.width(text) <= room;
    choices
        .into_iter()
        .find(fits)
        .unwrap_or_else(|| line!("{tiles}, {points} pts"))
}

/// Where a seat's tiles are on the glass, for those whose hand is not shown.
pub(super) fn place_of(sight: &Board<'_>, seat: Seat, width: i32) -> Point {
    let place = match sight.view.seat {
        Some(_) => row(sight, &sizes(sight.view), width).place(seat),
        None => EVERYBODY.place(seat, width),
    };
    place.center()
}
