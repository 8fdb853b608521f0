//! The other seats: plates along the upper edge, the numbers they cannot have, and everybody where no hand is shown.

use super::{Pages, words};
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::plate::{self, Opponent};
use crate::parts::{Ground, SeatLook, SeatSize, rack};
use crate::screen::{Line, Sight};
use core::fmt::Write;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::line_game::{LineGame, SEATS, View};
use parlour_rules::tiles::Pips;

/// Top of the numbers under the plates.
const NOTES_TOP: i32 = 42;
/// Between "no" and the numbers.
const NOTES_GAP: i32 = 4;

/// The other seats in the order of play, from the left neighbour on.
fn round(view: &View) -> Vec<Seat, SEATS> {
    let players = view.open.players;
    let from = view.seat.map_or(Seat::FIRST, |own| players.left_of(own));
    players
        .seats_from(from)
        .filter(|seat| Some(*seat) != view.seat)
        .collect()
}

fn with_plates<R: Pages, T>(
    sight: &Sight<'_, LineGame<R>>,
    act: impl FnOnce(&[Opponent<'_>]) -> T,
) -> T {
    let view = sight.view;
    let seats = round(view);
    let counts: Vec<Line, SEATS> = seats
        .iter()
        .map(|seat| line!("{}", view.sizes[*seat]))
        .collect();
    // With the points, where that leaves all names in sight.
    let scored: Vec<Line, SEATS> = seats
        .iter()
        .map(|seat| line!("{} {}", sight.name(*seat), view.open.totals[*seat]))
        .collect();
    let mut plates: Vec<Opponent<'_>, SEATS> = seats
        .iter()
        .zip(counts.iter().zip(&scored))
        .map(|(seat, (count, scored))| Opponent {
            look: SeatLook::new(sight.scene.people.shape(*seat)),
            name: scored,
            count,
            alert: view.sizes[*seat] == 1,
            turn: sight.decides() == Some(*seat),
        })
        .collect();
    if !plate::holders_are_roomy(sight.scene.size.width as i32, &plates) {
        for (plate, seat) in plates.iter_mut().zip(&seats) {
            plate.name = sight.name(*seat);
        }
    }
    act(&plates)
}

/// The plates, and under each the numbers that its seat cannot have.
pub(super) fn plates<R: Pages>(sight: &Sight<'_, LineGame<R>>, stage: &mut Stage<'_>) {
    with_plates(sight, |plates| plate::domino_holders(stage, plates));
    if !R::NOTES {
        return;
    }
    let places = with_plates(sight, |plates| plate::low_places(stage.width(), plates));
    for (seat, plate) in round(sight.view).into_iter().zip(places) {
        let notes = without(sight.view, seat);
        if notes.is_empty() {
            continue;
        }
        let length = Font::B8.width("no") + NOTES_GAP + Font::B8.width(&notes);
        let left = (plate.top_left.x + 3).min(stage.width() - length - 3);
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

/// All seats in the tray, where nobody's hand is shown.
pub(super) fn everybody<R: Pages>(sight: &Sight<'_, LineGame<R>>, stage: &mut Stage<'_>) {
    rack::tray(stage);
    let view = sight.view;
    for seat in view.open.players.seats() {
        let place = place_in_tray(seat, stage.width());
        let look = SeatLook::new(sight.scene.people.shape(seat));
        let turn = sight.decides() == Some(seat);
        let held = standing(view, seat, place.size.width as i32 - 21 - 4);
        let name = sight.name(seat);
        stage.item(place, ("seat", look, name, &held, turn), |canvas| {
            let at = place.top_left;
            let edge = if turn { Colour::BRASS } else { Colour::WALNUT };
            canvas.round(place, 5, Colour::WALNUT, Some((edge, 1)));
            look.draw(canvas, at + Point::new(4, 7), SeatSize::List, Ground::Dark);
            canvas.text(name, at + Point::new(21, 4), Font::B8, Colour::IVORY);
            canvas.text(&held, at + Point::new(21, 15), Font::B8, Colour::SAND);
        });
    }
}

/// "10 tiles, 12 of 100 points", in as many words as have room.
fn standing(view: &View, seat: Seat, room: i32) -> Line {
    let (points, target) = (view.open.totals[seat], view.open.options.target);
    let tiles = match view.sizes[seat] {
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

fn place_in_tray(seat: Seat, width: i32) -> Rectangle {
    let number = seat.index() as i32;
    let column = (width - 20) / 2;
    area(
        8 + number % 2 * (column + 4),
        rack::TOP + 4 + number / 2 * 29,
        column,
        27,
    )
}

/// Where a seat's tiles are on the glass, for those whose hand is not shown.
pub(super) fn place_of<R: Pages>(sight: &Sight<'_, LineGame<R>>, seat: Seat, width: i32) -> Point {
    if sight.view.seat.is_none() {
        return place_in_tray(seat, width).center();
    }
    let column = round(sight.view).iter().position(|other| *other == seat);
    let places = with_plates(sight, |plates| plate::low_places(width, plates));
    let plate = column.and_then(|column| places.get(column));
    plate.map_or(Point::zero(), |plate| plate.center())
}
