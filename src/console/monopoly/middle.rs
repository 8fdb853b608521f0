//! The middle of the board: the dice, what happens or where the token stands, everybody's cash, and the plates.

use super::Sight;
use super::cursor::{Cursor, Page};
use super::{deed, plates, ring, words};
use crate::fitting;
use crate::line;
use crate::paint::{Colour, Font, Stage, area};
use crate::parts::die::{self, DieSize};
use crate::parts::plate::On;
use crate::parts::seat::{Ground, SeatSize};
use crate::screen::Line;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::monopoly::{Event, Piece, Space};
use parlour_rules::{Seat, View as _};

const LEFT: i32 = 37;
const WIDTH: i32 = 166;
const DICE: i32 = 57;
const WORDS: i32 = 89;
const BOTTOM: i32 = 183;

/// Where the plates lie.
pub(super) const PLATES: Rectangle = area(LEFT, BOTTOM - 42, WIDTH, 42);

/// Draws the middle and, on the wide picture, the column beside the board.
pub(super) fn draw(sight: &Sight<'_>, cursor: &Cursor, stage: &mut Stage<'_>) {
    let well = ring::MIDDLE;
    stage.solid(well, well, "middle", |canvas| {
        canvas.rect(well, Colour::BAIZE);
        canvas.frame(well, (Colour::INK, 1));
    });
    if stage.wide() {
        column(sight, stage);
    }
    if cursor.page == Page::Map && sight.moment.is_none() && sight.view.decides() {
        space(sight, cursor.space, stage);
        return;
    }
    dice(sight, stage);
    let plates = match sight.moment {
        None if sight.view.decides() && sight.scene.live => plates::of(sight),
        _ => Default::default(),
    };
    let (_, places) = plates::laid_out(&plates, PLATES);
    let top = places.iter().map(|place| place.top_left.y).min();
    let bottom = top.unwrap_or(BOTTOM) - 3;
    let below = headline(sight, stage);
    let lot = sight.view.open.holders[sight.view.open.active].space.deed();
    if !stage.wide() {
        cash(sight, below, bottom, stage);
    } else if let (Some(lot), None, 160..) = (lot, &sight.moment, bottom) {
        deed::group(stage, sight, lot, Point::new(LEFT, 106));
    }
    if !plates.is_empty() {
        let focus = (cursor.page == Page::Main).then_some(cursor.plate);
        plates::draw(sight, &plates, PLATES, focus, On::Baize, stage);
    }
}

fn dice(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let mut shown = sight.view.open.dice;
    if let Some(moment) = &sight.moment
        && let Event::Threw { dice, .. }
        | Event::ThrewForRent { dice, .. }
        | Event::ThrewForStart { dice, .. } = *moment.event
    {
        shown = dice;
        if moment.done < 160 {
            let turned = (moment.done / 32) as u8;
            shown = dice.map(|die| (die + turned) % 6 + 1);
        }
    }
    for (number, value) in (0..).zip(shown) {
        if value > 0 {
            let at = Point::new(LEFT + 31 * number, DICE);
            die::die(stage, at, DieSize::Small, value, false);
        }
    }
}

/// What happens, or where the seat in turn stands. Says where it ends.
fn headline(sight: &Sight<'_>, stage: &mut Stage<'_>) -> i32 {
    let open = &sight.view.open;
    let dice = open.dice[0] > 0 || sight.moment.is_some();
    let left = if dice { LEFT + 66 } else { LEFT };
    let room = LEFT + WIDTH - left;
    let said = words::said(sight);
    let font = Font::B10;
    let mut top = DICE + 1;
    for part in font.wrap(&said.title, room).take(2) {
        stage.text(part, Point::new(left, top), font, Colour::IVORY);
        top += 15;
    }
    let mut top = WORDS;
    for (text, font, ink) in [
        (&said.first, Font::B10, Colour::BRASS),
        (&said.second, Font::B8, Colour::SAND),
    ] {
        if text.is_empty() {
            continue;
        }
        let font = if Font::B10.width(text) <= WIDTH {
            font
        } else {
            Font::B8
        };
        for part in font.wrap(text, WIDTH).take(3) {
            stage.text(part, Point::new(LEFT, top), font, ink);
            top += if font == Font::B10 { 14 } else { 12 };
        }
    }
    top + 2
}

/// The change of a seat's cash that is being shown.
fn change(sight: &Sight<'_>, seat: Seat) -> i32 {
    let Some(moment) = &sight.moment else {
        return 0;
    };
    match *moment.event {
        Event::Paid {
            seat: pays, amount, ..
        } if pays == seat => -amount,
        Event::Paid {
            creditor, amount, ..
        } if creditor == Some(seat) => amount,
        Event::Salary {
            seat: gets, amount, ..
        }
        | Event::Gained {
            seat: gets, amount, ..
        } if gets == seat => amount,
        Event::Bought {
            seat: pays, price, ..
        }
        | Event::Won {
            seat: pays, price, ..
        } if pays == seat => -price,
        _ => 0,
    }
}

/// What a seat has in cash at this moment.
fn cash_of(sight: &Sight<'_>, seat: Seat) -> i32 {
    let now = sight.view.open.holders[seat].cash;
    match &sight.moment {
        Some(moment) if moment.done > 128 => now + change(sight, seat),
        _ => now,
    }
}

/// Everybody's cash in two columns.
fn cash(sight: &Sight<'_>, top: i32, bottom: i32, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let number = open.players.count() as i32;
    let rows = (number + 1) / 2;
    let pitch = ((bottom - top) / rows).clamp(12, 18);
    let first = bottom - pitch * rows + (pitch - 12) / 2;
    for (place, seat) in (0..).zip(open.players.seats()) {
        let at = Point::new(LEFT + 86 * (place % 2), first + pitch * (place / 2));
        let look = sight.look(seat);
        let (amount, change) = (cash_of(sight, seat), change(sight, seat));
        let out = !open.is_in(seat);
        let jailed = open.holders[seat].jail.is_some();
        let active = open.active == seat;
        let cell = area(at.x - 3, at.y - 1, 84, 13);
        stage.item(
            cell,
            ("cash", look, amount, change, (out, jailed, active)),
            |canvas| {
                if active {
                    canvas.round(cell, 3, Colour::BAIZE_LO, None);
                }
                let ground = if out { Ground::Out } else { Ground::Dark };
                look.draw(canvas, at, SeatSize::Token, ground);
                let right = at + Point::new(78, 0);
                if out {
                    canvas.text_right("out", right, Font::B8, Colour::DUSK);
                    return;
                }
                let ink = match change {
                    0 if active => Colour::BRASS,
                    0 => Colour::IVORY,
                    1.. => Colour::MINT,
                    _ => Colour::SAND,
                };
                canvas.text_right(&line!("${amount}"), right, Font::B10, ink);
                if jailed {
                    canvas.text("jail", at + Point::new(14, 2), Font::B8, Colour::SAND);
                }
            },
        );
    }
}

/// The column of the wide picture: names, cash, who is to move, what the Bank has left to build.
fn column(sight: &Sight<'_>, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let ground = area(240, 0, 80, 240);
    stage.solid(ground, ground, "column", |canvas| {
        canvas.rect(ground, Colour::WALNUT)
    });
    let number = open.players.count() as i32;
    let pitch = (212 / number).min(40);
    for (place, seat) in (0..).zip(open.players.seats()) {
        let plate = area(243, 2 + pitch * place, 74, pitch - 2);
        let look = sight.look(seat);
        let (amount, change) = (cash_of(sight, seat), change(sight, seat));
        let out = !open.is_in(seat);
        let jailed = open.holders[seat].jail.is_some();
        let active = open.active == seat;
        let name = fitting::name(Font::B8, sight.name(seat), 54);
        let shown = ("seat", look, &name, amount, change, (out, jailed, active));
        stage.item(plate, shown, |canvas| {
            let edge = if active { Colour::BRASS } else { Colour::OAK };
            let fill = if active { Colour::OAK } else { Colour::WALNUT };
            canvas.round(plate, 4, fill, Some((edge, 1)));
            let at = plate.top_left;
            let ground = if out { Ground::Out } else { Ground::Dark };
            look.draw(canvas, at + Point::new(3, 2), SeatSize::Token, ground);
            let high = if pitch < 30 { 2 } else { 3 };
            canvas.text(&name, at + Point::new(17, high), Font::B8, Colour::SAND);
            let low = plate.size.height as i32 - if pitch < 30 { 13 } else { 15 };
            let right = at + Point::new(70, low);
            if out {
                canvas.text_right("out", right, Font::B8, Colour::HAZE);
                return;
            }
            let ink = match change {
                0 if active => Colour::BRASS,
                0 => Colour::IVORY,
                1.. => Colour::MINT,
                _ => Colour::EMBER,
            };
            canvas.text_right(&line!("${amount}"), right, Font::B10, ink);
            if jailed {
                canvas.text("jail", at + Point::new(4, low + 2), Font::B8, Colour::SAND);
            }
        });
    }
    let stock = [Piece::House, Piece::Hotel].map(|piece| open.stock(piece));
    let place = area(243, 220, 74, 16);
    stage.item(place, ("bank", stock), |canvas| {
        for (number, count) in (0..).zip(stock) {
            let at = Point::new(250 + 36 * number, 224);
            let (width, fill) = if number == 0 {
                (7, Colour::MINT)
            } else {
                (11, Colour::EMBER)
            };
            let piece = area(at.x, at.y, width, 8);
            canvas.rect(piece, fill);
            canvas.frame(piece, (Colour::IVORY, 1));
            let words = line!("{count}");
            canvas.text(
                &words,
                at + Point::new(width + 3, 0),
                Font::B8,
                Colour::SAND,
            );
        }
    });
}

/// A space that is looked at.
fn space(sight: &Sight<'_>, space: Space, stage: &mut Stage<'_>) {
    let open = &sight.view.open;
    let Some(lot) = space.deed() else {
        stage.text(
            space.name(),
            Point::new(LEFT, DICE + 2),
            Font::B12,
            Colour::IVORY,
        );
        let about = words::about(open, space);
        stage.paragraph(
            about,
            Point::new(LEFT, DICE + 24),
            WIDTH,
            15,
            Font::B10,
            Colour::SAND,
        );
        return;
    };
    let band = area(LEFT, DICE, WIDTH, 19);
    stage.item(band, ("band", lot.index()), |canvas| {
        deed::draw_band(canvas, band, lot);
    });
    let owner = open.owner(lot);
    let rent = deed::rent_now(sight, lot);
    let mut left = LEFT;
    if let Some(seat) = owner {
        crate::parts::seat::shape(
            stage,
            Point::new(LEFT, DICE + 23),
            sight.look(seat),
            SeatSize::Token,
            Ground::Dark,
        );
        left += 16;
    }
    stage.text_in(
        &rent,
        Point::new(left, DICE + 24),
        WIDTH - 16,
        Font::B10,
        Colour::BRASS,
    );
    let built = ring::built(open, lot);
    let right = LEFT + WIDTH - Font::B8.width(&built);
    stage.text(
        &built,
        Point::new(right, DICE + 26),
        Font::B8,
        Colour::IVORY,
    );
    let rents = lot.rents();
    let lines: [Line; 5] = if lot.group().is_street() {
        let hotel = rents[5];
        let most = usize::from(open.options.hotel()) - 1;
        let last = if most == 4 {
            line!("4 houses ${}", rents[4])
        } else {
            line!("")
        };
        [
            line!("Bare ${}, whole group ${}", rents[0], 2 * rents[0]),
            line!("1 house ${}, 2 ${}, 3 ${}", rents[1], rents[2], rents[3]),
            match most {
                4 => line!("{last}, hotel ${hotel}"),
                _ => line!("hotel ${hotel}"),
            },
            line!(
                "House ${}, price ${}",
                lot.group().house_cost(),
                lot.price()
            ),
            line!("Mortgage ${}, lift ${}", lot.mortgage(), lot.lift()),
        ]
    } else {
        let (first, second) = words::rents_of(lot);
        [
            line!("{first}"),
            line!("{second}"),
            line!(""),
            line!("Price ${}", lot.price()),
            line!("Mortgage ${}, lift ${}", lot.mortgage(), lot.lift()),
        ]
    };
    let mut top = DICE + 41;
    for line in lines.iter().filter(|line| !line.is_empty()) {
        stage.text(line, Point::new(LEFT, top), Font::B8, Colour::SAND);
        top += 13;
    }
    let mut at = Point::new(LEFT, top + 3);
    for other in lot.group().deeds().iter() {
        let look = open.owner(other).map(|seat| sight.look(seat));
        let place = area(at.x, at.y, 40, 14);
        let here = other == lot;
        stage.item(place, ("other", other.index(), look, here), |canvas| {
            ring::draw_chip(
                canvas,
                at + Point::new(0, 1),
                other.group(),
                open.mortgaged.has(other),
            );
            if let Some(look) = look {
                look.draw(
                    canvas,
                    at + Point::new(12, 0),
                    SeatSize::Token,
                    Ground::Dark,
                );
            }
            if here {
                canvas.hline(at + Point::new(0, 12), 24, Colour::BRASS);
            }
        });
        at.x += 41;
    }
}
