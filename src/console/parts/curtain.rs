//! The curtain between two people's secrets: closed with the name of the
//! person it waits for, or moving, or drawn aside with the paper on which
//! stands what happened meanwhile. No other screen is filled with velvet.

use embedded_graphics::geometry::Point;

use super::bars::{HEIGHT, HINT_TOP};
use super::glyph::{self, Key};
use super::paper;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::paint::{Canvas, Colour, Font, Stage, area};

/// Width of what stays in sight of an open curtain, on either side.
const GATHERED: i32 = 20;
/// Width of the hem.
const HEM: i32 = 2;
/// Rows of the valance.
const VALANCE: i32 = 40;
/// Distance of the swags of the valance.
const SWAG: i32 = 40;

/// The closed curtain with its plate: who is to take the console. It says so when it listens.
pub fn closed(stage: &mut Stage<'_>, seat: SeatLook, name: &str, listens: bool) {
    let width = stage.width();
    let whole = area(0, 0, width, HEIGHT);
    stage.item(whole, "curtain", |canvas| canvas.velvet(whole, 0));
    stage.item(area(0, 0, width, VALANCE), "valance", |canvas| {
        draw_valance(canvas, width, 0)
    });
    let left = (width - 188) / 2;
    stage.item(area(left, 66, 188, 120), ("plate", seat, name), |canvas| {
        draw_plate(canvas, left, seat, name);
    });
    let pill = area((width - 203) / 2 + 1, 198, 203, 26);
    stage.item(pill, ("pill", listens), |canvas| {
        draw_pill(canvas, pill.top_left, listens);
    });
}

/// The curtain on its way: `open` goes from 0, closed, to 100, gathered at
/// both sides. What is to be seen between has to be on the stage already.
pub fn moving(stage: &mut Stage<'_>, open: u8) {
    let width = stage.width();
    let open = i32::from(open.min(100));
    let cover = GATHERED + (width / 2 - GATHERED) * (100 - open) / 100;
    let height = if open == 100 { HINT_TOP } else { HEIGHT };
    let side = area(0, 0, cover + HEM + 1, height);
    stage.item(side, ("left side", cover, height), |canvas| {
        // The folds move with the hem.
        canvas.velvet(area(0, 0, cover, height), cover - GATHERED);
        canvas.rect(area(cover, 0, HEM, height), Colour::BRASS);
        canvas.vline(Point::new(cover + HEM, 0), height, Colour::BAIZE_LO);
    });
    let hem = width - cover - HEM;
    let side = area(hem, 0, cover + HEM, height);
    stage.item(side, ("right side", cover, height), |canvas| {
        canvas.velvet(area(hem + HEM, 0, cover, height), hem + HEM);
        canvas.rect(area(hem, 0, HEM, height), Colour::BRASS);
    });
    if open < 100 {
        let lift = VALANCE * open / 100;
        stage.item(
            area(0, 0, width, VALANCE - lift),
            ("valance", lift),
            |canvas| {
                draw_valance(canvas, width, -lift);
            },
        );
    }
}

/// The valance: a rail, and swags with a brass fringe.
fn draw_valance(canvas: &mut Canvas<'_>, width: i32, top: i32) {
    canvas.rect(area(0, top, width, 13), Colour::EBONY);
    canvas.hline(Point::new(0, top + 10), width, Colour::BRASS_LO);
    // Each swag is the lower part of four discs: colour, diameter, lowest row.
    const HANGING: [(Colour, i32, i32); 4] = [
        (Colour::BRASS_LO, 43, 39),
        (Colour::BRASS, 43, 37),
        (Colour::VELVET_LO, 43, 34),
        (Colour::VELVET, 39, 31),
    ];
    canvas.clipped(area(0, top + 13, width, 27), |canvas| {
        for swag in 0..=width / SWAG {
            for (colour, diameter, lowest) in HANGING {
                let left = swag * SWAG + (SWAG - diameter + 1) / 2;
                canvas.disc(
                    Point::new(left, top + lowest + 1 - diameter),
                    diameter,
                    colour,
                );
            }
        }
        canvas.rect(area(0, top + 13, width, 2), Colour::BRASS);
        for cord in 0..=width / SWAG {
            draw_tassel(canvas, Point::new(cord * SWAG, top));
        }
    });
}

/// The cord between two swags, with its tassel.
fn draw_tassel(canvas: &mut Canvas<'_>, at: Point) {
    canvas.rect(area(at.x - 1, at.y + 13, 3, 26), Colour::BRASS);
    for side in [-1, 1] {
        canvas.vline(at + Point::new(2 * side, 32), 7, Colour::BRASS_LO);
        canvas.vline(at + Point::new(3 * side, 36), 3, Colour::BRASS);
        canvas.vline(at + Point::new(4 * side, 38), 1, Colour::BRASS);
    }
    canvas.hline(at + Point::new(-4, 39), 9, Colour::BRASS_LO);
}

fn draw_plate(canvas: &mut Canvas<'_>, left: i32, seat: SeatLook, name: &str) {
    let plate = area(left, 66, 188, 114);
    canvas.round(area(left + 2, 72, 184, 114), 8, Colour::VELVET_LO, None);
    canvas.round(area(left, 68, 188, 114), 8, Colour::BRASS_LO, None);
    canvas.round(plate, 8, Colour::BRASS, None);
    canvas.round(plate.offset(-3), 6, Colour::EBONY, None);
    canvas.round_edge(plate.offset(-6), 4, (Colour::BRASS_LO, 1));
    let middle = left + 94;
    seat.draw(
        canvas,
        Point::new(middle - 15, 80),
        SeatSize::Curtain,
        Ground::Dark,
    );
    canvas.text_centre("Pass to", Point::new(middle, 119), Font::B10, Colour::SAND);
    let (font, top) = name_font(name, 168, 138);
    canvas.text_centre(name, Point::new(middle, top), font, Colour::IVORY);
}

/// The largest serif in which a name fits, and its top.
fn name_font(name: &str, room: i32, top: i32) -> (Font, i32) {
    let fits = |font: &Font| font.width(name) <= room;
    let font = [Font::N24, Font::N18]
        .into_iter()
        .find(fits)
        .unwrap_or(Font::N14);
    (
        font,
        top + (Font::N24.cap_height() - font.cap_height()) * 5 / 7,
    )
}

fn draw_pill(canvas: &mut Canvas<'_>, at: Point, listens: bool) {
    canvas.round(area(at.x, at.y, 203, 26), 6, Colour::EBONY, None);
    if !listens {
        let middle = at + Point::new(101, 7);
        canvas.text_centre("One moment", middle, Font::B10, Colour::HAZE);
        return;
    }
    canvas.text("Press", at + Point::new(10, 7), Font::B10, Colour::IVORY);
    glyph::key(canvas, at + Point::new(56, 5), Key::A);
    canvas.text(
        "when you have it",
        at + Point::new(77, 7),
        Font::B10,
        Colour::IVORY,
    );
}

/// Something that happened while a person did not look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event<'t> {
    /// Who did it; nobody where it just happened.
    pub seat: Option<SeatLook>,
    /// Their name.
    pub name: &'t str,
    /// What they did, in one line.
    pub deed: &'t str,
}

/// The paper "Meanwhile" between the gathered curtain: at most three events,
/// the newest last, and below them where this player stands.
pub fn recap(
    stage: &mut Stage<'_>,
    seat: SeatLook,
    events: &[Event<'_>],
    standing: &str,
    more: &str,
) {
    let width = stage.width();
    let place = area((width - 176) / 2, 12, 176, 198);
    let at = place.top_left;
    stage.item(place, ("recap", seat, standing, more), |canvas| {
        paper::draw_sheet(canvas, place);
        seat.draw(
            canvas,
            at + Point::new(10, 9),
            SeatSize::List,
            Ground::Paper,
        );
        canvas.text("Meanwhile", at + Point::new(28, 9), Font::N14, Colour::INK);
        canvas.hline(at + Point::new(10, 30), 156, Colour::BRASS_LO);
        canvas.hline(at + Point::new(10, 156), 156, Colour::SAND);
        let foot = at + Point::new(10, 164);
        canvas.text_in(standing, foot, 160, Font::B10, Colour::INK);
        let below = at + Point::new(10, 181);
        canvas.text_in(more, below, 160, Font::B8, Colour::UMBER);
    });
    let newest = events.len().saturating_sub(3);
    for (row, event) in (0..).zip(events.iter().skip(newest)) {
        let line = at + Point::new(10, 40 + 38 * row);
        stage.item(area(line.x, line.y, 160, 34), ("event", event), |canvas| {
            if let Some(seat) = event.seat {
                seat.draw(canvas, line, SeatSize::List, Ground::Paper);
            }
            let name = line + Point::new(20, 1);
            canvas.text_in(event.name, name, 140, Font::B10, Colour::INK);
            let deed = line + Point::new(20, 17);
            canvas.text_in(event.deed, deed, 140, Font::B8, Colour::INK);
        });
    }
}
