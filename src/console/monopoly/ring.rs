//! The board: forty spaces round the middle, with bands of the groups, owners, buildings and tokens.

use super::Sight;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::seat::{Ground, SeatLook, SeatSize};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Deed, Event, Group, Kind, MAX_PLAYERS, Open, Space, Way};

/// The side of the board, the depth of its rim, and the width of a lot.
const SIDE: i32 = 240;
const RIM: i32 = 30;
const LOT: i32 = 20;

/// From the inner edge of a lot outwards: the band of its group, its face, its owner's strip.
const BAND: i32 = 8;
const STRIP: i32 = 7;

/// What lies inside the ring.
pub(super) const MIDDLE: Rectangle = area(RIM, RIM, SIDE - 2 * RIM, SIDE - 2 * RIM);

/// What a space looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Look {
    pub(super) owner: Option<u8>,
    pub(super) level: u8,
    pub(super) hotel: bool,
    pub(super) mortgaged: bool,
}

impl Look {
    const BARE: Look = Look {
        owner: None,
        level: 0,
        hotel: false,
        mortgaged: false,
    };

    /// As a deed lies on the table.
    pub(super) fn of(sight: &Sight<'_>, deed: Deed) -> Look {
        let open = &sight.view.open;
        let shape = |seat| sight.scene.people.shape(seat);
        Look {
            owner: open.owner(deed).map(shape),
            level: open.level(deed),
            hotel: open.level(deed) == open.options.hotel(),
            mortgaged: open.mortgaged.has(deed),
        }
    }
}

/// The colour of a group.
pub(super) const fn colour(group: Group) -> Colour {
    match group {
        Group::Purple => Colour::LOT_PURPLE,
        Group::LightBlue => Colour::LOT_LIGHT_BLUE,
        Group::Violet => Colour::LOT_VIOLET,
        Group::Orange => Colour::LOT_ORANGE,
        Group::Red => Colour::LOT_RED,
        Group::Yellow => Colour::LOT_YELLOW,
        Group::Green => Colour::LOT_GREEN,
        Group::Blue => Colour::LOT_DARK_BLUE,
        Group::Rail => Colour::LOT_RAIL,
        Group::Works => Colour::LOT_WORKS,
    }
}

/// The ink that is read on the colour of a group.
pub(super) const fn ink_on(group: Group) -> Colour {
    match group {
        Group::LightBlue | Group::Orange | Group::Yellow | Group::Works => Colour::INK,
        _ => Colour::IVORY,
    }
}

/// A side of the board, or a corner of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Bottom,
    Left,
    Top,
    Right,
}

fn edge(space: Space) -> Edge {
    match space.number() {
        0..=10 => Edge::Bottom,
        11..=19 => Edge::Left,
        20..=30 => Edge::Top,
        _ => Edge::Right,
    }
}

/// Where a space lies.
pub(super) fn place(space: Space) -> Rectangle {
    let number = i32::from(space.number());
    let far = SIDE - RIM;
    let along = |from: i32| RIM + LOT * (number - from);
    match number {
        0 => area(far, far, RIM, RIM),
        1..=9 => area(far - LOT * number, far, LOT, RIM),
        10 => area(0, far, RIM, RIM),
        11..=19 => area(0, far - LOT * (number - 10), RIM, LOT),
        20 => area(0, 0, RIM, RIM),
        21..=29 => area(along(21), 0, LOT, RIM),
        30 => area(far, 0, RIM, RIM),
        _ => area(far, along(31), RIM, LOT),
    }
}

/// A part of a lot, from so deep behind its inner edge on.
fn part(place: Rectangle, edge: Edge, from: i32, depth: i32) -> Rectangle {
    let (at, far) = (place.top_left, RIM - from - depth);
    match edge {
        Edge::Bottom => area(at.x, at.y + from, LOT, depth),
        Edge::Top => area(at.x, at.y + far, LOT, depth),
        Edge::Left => area(at.x + far, at.y, depth, LOT),
        Edge::Right => area(at.x + from, at.y, depth, LOT),
    }
}

/// Where the pad leads from a space: along its side, or straight across the board.
pub(super) fn toward(space: Space, button: crate::keys::Button) -> Space {
    use crate::keys::Button;
    let number = space.number();
    let (on, back, across) = match edge(space) {
        Edge::Bottom => (Button::Left, Button::Right, Button::Up),
        Edge::Left => (Button::Up, Button::Down, Button::Right),
        Edge::Top => (Button::Right, Button::Left, Button::Down),
        Edge::Right => (Button::Down, Button::Up, Button::Left),
    };
    let corner_on = match number {
        10 => Button::Up,
        20 => Button::Right,
        30 => Button::Down,
        0 => Button::Left,
        _ => on,
    };
    let corner_back = match number {
        10 => Button::Right,
        20 => Button::Down,
        30 => Button::Left,
        0 => Button::Up,
        _ => back,
    };
    let to = match number {
        1..=9 | 21..=29 => 30 - number,
        11..=19 | 31..=39 => 50 - number,
        _ => number,
    };
    if button == corner_on {
        space.ahead(1)
    } else if button == corner_back {
        space.back(1)
    } else if button == across {
        Space::new(to).unwrap_or(space)
    } else {
        space
    }
}

/// Where the tokens stand at this moment.
fn standing(sight: &Sight<'_>) -> Vec<(Seat, Space), MAX_PLAYERS> {
    let open = &sight.view.open;
    let living = open.players.seats().filter(|seat| open.is_in(*seat));
    living.map(|seat| (seat, stands(sight, seat))).collect()
}

fn stands(sight: &Sight<'_>, seat: Seat) -> Space {
    let stood = sight.view.open.holders[seat].space;
    let Some(moment) = &sight.moment else {
        return stood;
    };
    match *moment.event {
        Event::Moved {
            seat: walks,
            from,
            to,
            way,
        } if walks == seat => {
            let steps = steps(from, to, way);
            let gone = ((i32::from(steps) * moment.done + 128) / 256).clamp(0, 40) as u8;
            match way {
                Way::Back => from.back(gone),
                _ => from.ahead(gone),
            }
        }
        Event::Jailed { seat: goes, .. } if goes == seat && moment.done > 100 => Space::JAIL,
        _ => stood,
    }
}

/// How many spaces a token goes.
pub(super) fn steps(from: Space, to: Space, way: Way) -> u8 {
    match way {
        Way::Back => to.way(from),
        _ => from.way(to),
    }
}

/// Draws the ring. Some space may have the focus.
pub(super) fn draw(sight: &Sight<'_>, focus: Option<Space>, stage: &mut Stage<'_>) {
    let tokens = standing(sight);
    for space in Space::all() {
        let look = space
            .deed()
            .map_or(Look::BARE, |deed| Look::of(sight, deed));
        let here = tokens.iter().filter(|(_, on)| *on == space);
        let here: Vec<(SeatLook, bool), MAX_PLAYERS> = here
            .map(|(seat, _)| {
                let jailed = sight.view.open.holders[*seat].jail.is_some();
                (sight.look(*seat), jailed)
            })
            .collect();
        let place = place(space);
        let focused = focus == Some(space);
        stage.item(place, (space.number(), look, &here, focused), |canvas| {
            draw_space(canvas, place, space, look);
            draw_tokens(canvas, place, &here);
            if focused {
                canvas.frame(place, (Colour::EBONY, 3));
                canvas.frame(place, (Colour::BRASS, 2));
            }
        });
    }
}

/// A picture of one space at some place, as in the rules.
pub(super) fn draw_space(canvas: &mut Canvas<'_>, place: Rectangle, space: Space, look: Look) {
    canvas.rect(place, Colour::IVORY);
    canvas.frame(place, (Colour::INK, 1));
    let middle =
        place.top_left + Point::new(place.size.width as i32 / 2, place.size.height as i32 / 2);
    let edge = edge(space);
    if let Some(deed) = space.deed() {
        draw_lot(canvas, place, edge, deed.group(), look);
        let sign = match deed.group() {
            Group::Rail => "R",
            Group::Works if deed.index() < 14 => "E",
            Group::Works => "W",
            _ => return,
        };
        letter(canvas, place, edge, sign, Colour::UMBER);
        return;
    }
    match space.kind() {
        Kind::Go => {
            canvas.text_centre("GO", middle - Point::new(0, 12), Font::B10, Colour::INK);
            canvas.text_centre("+200", middle + Point::new(0, 3), Font::B8, Colour::RUBY);
        }
        Kind::Chance => letter(canvas, place, edge, "?", Colour::RUBY),
        Kind::Chest => letter(canvas, place, edge, "C", Colour::AZURE),
        Kind::IncomeTax | Kind::LuxuryTax => letter(canvas, place, edge, "$", Colour::UMBER),
        Kind::Jail => {
            let cell = area(place.top_left.x + 9, place.top_left.y + 1, 20, 20);
            canvas.rect(cell, Colour::LOT_ORANGE);
            for bar in 0..4 {
                let at = cell.top_left + Point::new(2 + 5 * bar, 0);
                canvas.rect(area(at.x, at.y, 2, 20), Colour::INK);
            }
        }
        Kind::FreeParking => {
            canvas.disc(place.top_left + Point::new(4, 4), 22, Colour::AZURE);
            canvas.text_centre("P", middle - Point::new(0, 7), Font::B14, Colour::IVORY);
        }
        Kind::GoToJail => {
            canvas.text_centre("TO", middle - Point::new(0, 11), Font::B8, Colour::INK);
            canvas.text_centre("JAIL", middle + Point::new(0, 2), Font::B8, Colour::INK);
        }
        Kind::Deed => {}
    }
}

fn letter(canvas: &mut Canvas<'_>, place: Rectangle, edge: Edge, sign: &str, ink: Colour) {
    let face = part(place, edge, 6, RIM - 6 - STRIP);
    let size = face.size;
    let at = face.top_left + Point::new(size.width as i32 / 2, (size.height as i32 - 11) / 2);
    canvas.text_centre(sign, at, Font::B10, ink);
}

fn draw_lot(canvas: &mut Canvas<'_>, place: Rectangle, edge: Edge, group: Group, look: Look) {
    if group.is_street() {
        let band = part(place, edge, 0, BAND);
        canvas.rect(band, colour(group));
        canvas.frame(band, (Colour::INK, 1));
        draw_buildings(canvas, band, edge, look);
    }
    if look.mortgaged {
        let from = if group.is_street() { BAND } else { 1 };
        let face = part(place, edge, from, RIM - from - 1);
        canvas.weave(face, |at| ((at.x + at.y) % 4 == 0).then_some(Colour::EMBER));
    }
    if let Some(shape) = look.owner {
        draw_owner(canvas, part(place, edge, RIM - STRIP, STRIP), shape);
    }
}

fn draw_buildings(canvas: &mut Canvas<'_>, band: Rectangle, edge: Edge, look: Look) {
    let at = band.top_left;
    let upright = matches!(edge, Edge::Left | Edge::Right);
    let block = |along: i32, length: i32, depth: i32| {
        let across = (BAND - depth) / 2;
        if upright {
            area(at.x + across, at.y + along, depth, length)
        } else {
            area(at.x + along, at.y + across, length, depth)
        }
    };
    if look.hotel {
        let bar = block(3, 14, 6);
        canvas.rect(bar, Colour::EMBER);
        canvas.frame(bar, (Colour::IVORY, 1));
        return;
    }
    for house in 0..i32::from(look.level.min(4)) {
        let house = block(1 + 5 * house, 4, 6);
        canvas.rect(house, Colour::IVORY);
        canvas.frame(house, (Colour::INK, 1));
    }
}

/// The signs of the ten seats, five by five, row by row from the top.
const SIGNS: [[u8; 5]; 10] = [
    [0b01110, 0b11111, 0b11111, 0b11111, 0b01110],
    [0b11111, 0b11111, 0b11111, 0b11111, 0b11111],
    [0b00100, 0b00100, 0b01110, 0b01110, 0b11111],
    [0b00100, 0b11111, 0b01110, 0b01110, 0b10001],
    [0b00100, 0b00100, 0b11111, 0b00100, 0b00100],
    [0b01110, 0b11000, 0b10000, 0b11000, 0b01110],
    [0b01110, 0b10001, 0b10001, 0b10001, 0b01110],
    [0b00100, 0b01110, 0b11111, 0b11111, 0b01110],
    [0b11111, 0b01110, 0b00100, 0b01110, 0b11111],
    [0b10001, 0b11011, 0b01110, 0b00100, 0b00000],
];

/// The strip of an owner: the colour of the seat, and its sign.
fn draw_owner(canvas: &mut Canvas<'_>, strip: Rectangle, shape: u8) {
    let look = SeatLook::new(shape);
    canvas.rect(strip, look.colour());
    canvas.frame(strip, (Colour::INK, 1));
    let middle = strip.top_left
        + Point::new(strip.size.width as i32 / 2, strip.size.height as i32 / 2)
        - Point::new(2, 2);
    draw_sign(canvas, middle, shape);
}

fn draw_sign(canvas: &mut Canvas<'_>, at: Point, shape: u8) {
    let ink = match shape % 10 {
        0 | 1 | 7 | 9 => Colour::IVORY,
        _ => Colour::INK,
    };
    let Some(rows) = SIGNS.get(usize::from(shape % 10)) else {
        return;
    };
    for (down, row) in (0..).zip(rows) {
        for right in 0..5 {
            if row >> (4 - right) & 1 == 1 {
                canvas.pixel(at + Point::new(right, down), ink);
            }
        }
    }
}

/// Tokens on a space, side by side as far as there is room.
fn draw_tokens(canvas: &mut Canvas<'_>, place: Rectangle, tokens: &[(SeatLook, bool)]) {
    let (width, height) = (place.size.width as i32, place.size.height as i32);
    let number = tokens.len() as i32;
    if number == 0 {
        return;
    }
    let columns = match number {
        1 => 1,
        2 if height > width => 1,
        3.. if width + height > 55 => 3,
        _ => 2,
    };
    let columns = columns.min(number);
    let rows = (number + columns - 1) / columns;
    let step = |room: i32, count: i32| match count {
        1 => 0,
        count => ((room - 11) / (count - 1)).min(10),
    };
    let (right, down) = (step(width, columns), step(height, rows));
    let left = (width - 11 - right * (columns - 1)) / 2;
    let top = (height - 11 - down * (rows - 1)) / 2;
    for (count, (look, jailed)) in (0..).zip(tokens) {
        let at = Point::new(
            left + right * (count % columns),
            top + down * (count / columns),
        );
        let at = place.top_left + at;
        look.draw(canvas, at, SeatSize::Token, Ground::Paper);
        if *jailed {
            for bar in [2, 5, 8] {
                canvas.vline(at + Point::new(bar, 0), 11, Colour::INK);
            }
        }
    }
}

/// A square of a group's colour, as lists mark a deed; crossed where it is mortgaged.
pub(super) fn draw_chip(canvas: &mut Canvas<'_>, at: Point, group: Group, mortgaged: bool) {
    let chip = area(at.x, at.y, 9, 9);
    canvas.rect(chip, colour(group));
    canvas.frame(chip, (Colour::INK, 1));
    if mortgaged {
        canvas.weave(chip, |at| ((at.x + at.y) % 3 == 0).then_some(Colour::IVORY));
    }
}

/// What is built on a lot, in words: "2 houses", "hotel"; nothing where it is bare.
pub(super) fn built(open: &Open, deed: Deed) -> crate::screen::Line {
    let level = open.level(deed);
    match level {
        0 => crate::line!(""),
        _ if level == open.options.hotel() => crate::line!("hotel"),
        1 => crate::line!("1 house"),
        _ => crate::line!("{level} houses"),
    }
}
