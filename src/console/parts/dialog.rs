//! What comes over a screen: the veil, a dialog with a list or a message, and
//! the toast that says why not, or that something is done. Whoever opens a
//! dialog has turned all private things face down first.

use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::bars::HINT_TOP;
use super::glyph::{Direction, arrow};
use super::list::{Window, scroll_bar};
use super::plate;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Font, Inks, Stage, area};

/// How serious a dialog or toast is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A choice.
    Calm,
    /// Something is done.
    Done,
    /// Refused, or dangerous.
    Danger,
}

/// The checkerboard of ebony over all but the hints.
pub fn veil(stage: &mut Stage<'_>) {
    let place = area(0, 0, stage.width(), HINT_TOP);
    stage.item(place, "veil", |canvas| canvas.veil(place));
}

/// The frame of a dialog with its shadow.
pub fn frame(stage: &mut Stage<'_>, place: Rectangle, tone: Tone) {
    let whole = Rectangle::new(place.top_left, place.size + Size::new(3, 4));
    stage.solid(whole, place.offset(-CORNER), ("dialog", tone), |canvas| {
        draw_frame(canvas, place, tone)
    });
}

/// How round a dialog's corners are.
const CORNER: i32 = 6;

fn draw_frame(canvas: &mut Canvas<'_>, place: Rectangle, tone: Tone) {
    let edge = match tone {
        Tone::Danger => Colour::EMBER,
        Tone::Calm | Tone::Done => Colour::BRASS,
    };
    let shadow = Rectangle::new(place.top_left + Point::new(3, 4), place.size);
    canvas.round(shadow, CORNER, Colour::EBONY, None);
    canvas.round(place, CORNER, edge, None);
    canvas.round(place.offset(-2), CORNER - 1, Colour::IVORY, None);
}

/// The heading of a dialog, with a rule below it; 14 pixels below the frame's top.
pub fn heading(stage: &mut Stage<'_>, place: Rectangle, text: &str) {
    let at = place.top_left;
    let width = place.size.width as i32;
    stage.item(
        area(at.x + 8, at.y + 8, width - 16, 24),
        ("heading", text),
        |canvas| {
            let middle = Point::new(at.x + width / 2, at.y + 10);
            canvas.text_centre(text, middle, Font::N14, Colour::INK);
            canvas.hline(at + Point::new(14, 30), width - 28, Colour::BRASS_LO);
        },
    );
}

/// A row of a menu on paper; the next one lies 2 below it. A row that cannot
/// be chosen says why.
fn menu_row(
    stage: &mut Stage<'_>,
    place: Rectangle,
    (text, font): (&str, Font),
    why_not: Option<&str>,
    focused: bool,
) {
    let (at, width) = (place.top_left, place.size.width as i32);
    let middle = place.size.height as i32 / 2;
    // Letters that go below the line reach into the gap.
    let whole = Rectangle::new(place.top_left, place.size + Size::new(0, 2));
    stage.item(whole, ("menu row", text, why_not, focused), |canvas| {
        if focused {
            canvas.round(place, 4, Colour::BRASS, None);
        }
        let ink = match (why_not, focused) {
            (None, _) | (_, true) => Colour::INK,
            _ => Colour::UMBER,
        };
        let start = at + Point::new(10, middle - 6 - font.above(Font::B12));
        canvas.text(text, start, font, ink);
        match why_not {
            Some(reason) => {
                let right = at + Point::new(width - 10, middle - 4);
                canvas.text_right(reason, right, Font::B8, ink);
            }
            None if focused => {
                let tip = at + Point::new(width - 5, middle);
                arrow(canvas, tip, Direction::Right, 7, 5, Colour::INK);
            }
            None => {}
        }
    });
}

/// What a row needs beside its words: before them, and after them for the arrow or the reason.
fn menu_row_width((text, why_not): &(&str, Option<&str>), font: Font) -> i32 {
    let after = match why_not {
        Some(reason) => 6 + Font::B8.width(reason) + 10,
        None => 16,
    };
    10 + font.width(text) + after
}

/// The place of a dialog with a menu whose rows take so much height, in the middle of the screen; 168 wide, or more if a
/// row needs it.
fn menu_place(screen: Size, rows: i32, widest: i32) -> Rectangle {
    let height = (46 + rows).min(216);
    let top = ((HINT_TOP + 4 - height) / 2).max(2);
    let width = (widest + 16).clamp(168, screen.width as i32 - 8);
    area((screen.width as i32 - width) / 2, top, width, height)
}

/// So many rows of a menu are in sight at once, that far apart: the more there are, the closer together.
const MENU_ROWS: [(usize, i32); 3] = [(7, 25), (8, 22), (9, 19)];

/// A dialog with a heading and a menu; a long one scrolls.
pub fn menu(stage: &mut Stage<'_>, title: &str, rows: &[(&str, Option<&str>)], focus: usize) {
    menu_below(stage, title, Size::zero(), rows, focus);
}

/// The same with some room between the heading and the rows, whose place it tells.
pub fn menu_below(
    stage: &mut Stage<'_>,
    title: &str,
    room: Size,
    rows: &[(&str, Option<&str>)],
    focus: usize,
) -> Rectangle {
    let [.., most] = MENU_ROWS;
    let all = MENU_ROWS.into_iter().find(|(seen, _)| rows.len() <= *seen);
    let (seen, pitch) = all.unwrap_or(most);
    let window = Window::around(focus, seen, rows.len());
    let bar = if window.seen < window.total { 6 } else { 0 };
    let widest = |font| {
        let widths = rows.iter().map(|row| menu_row_width(row, font));
        widths.max().unwrap_or(0)
    };
    let most = stage.width() - 8 - 16 - bar;
    let font = match stage.is_large() && widest(Font::B14) <= most {
        true => Font::B14,
        false => Font::B12,
    };
    let widest = widest(font).max(room.width as i32);
    let room = room.height as i32;
    let place = menu_place(
        stage.size(),
        room + pitch * window.seen as i32,
        widest + bar,
    );
    let width = place.size.width as i32;
    veil(stage);
    frame(stage, place, Tone::Calm);
    heading(stage, place, title);
    for number in window.rows() {
        if let Some((text, why_not)) = rows.get(number) {
            let down = 36 + room + pitch * window.place(number);
            let at = place.top_left + Point::new(8, down);
            let row = area(at.x, at.y, width - 16 - bar, pitch - 2);
            menu_row(stage, row, (*text, font), *why_not, number == focus);
        }
    }
    let bar = place.top_left + Point::new(width - 11, 36 + room);
    scroll_bar(stage, bar, pitch * window.seen as i32 - 2, window);
    area(
        place.top_left.x + 14,
        place.top_left.y + 34,
        width - 28,
        room,
    )
}

/// A dialog that says something: heading, a few lines, and a last line in
/// clover that calms.
pub fn message(stage: &mut Stage<'_>, tone: Tone, title: &str, body: &str, calm: &str) {
    let width = if stage.is_large() { 216 } else { 192 };
    let (font, pitch) = match stage.is_large() {
        true => (Font::B12, 19),
        false => (Font::B10, 17),
    };
    let lines = font.wrap(body, width - 24).count() as i32 + i32::from(!calm.is_empty());
    let height = 46 + pitch * lines;
    let place = area(
        (stage.width() - width) / 2,
        (HINT_TOP - height) / 2,
        width,
        height,
    );
    veil(stage);
    frame(stage, place, tone);
    heading(stage, place, title);
    let at = place.top_left + Point::new(width / 2, 39);
    stage.item(place, ("message", body, calm), |canvas| {
        let mut top = at.y;
        for line in font.wrap(body, width - 24) {
            canvas.text_centre(line, Point::new(at.x, top), font, Colour::INK);
            top += pitch;
        }
        canvas.text_centre(calm, Point::new(at.x, top), font, Colour::CLOVER);
    });
}

/// A question with two answers over the veil, of which the second or the first has the focus. The words may take two lines.
pub fn question(
    stage: &mut Stage<'_>,
    place: Rectangle,
    text: &str,
    answers: [&str; 2],
    second: bool,
) {
    let at = place.top_left;
    let width = place.size.width as i32;
    let room = width - 12;
    veil(stage);
    frame(stage, place, Tone::Calm);
    stage.item(area(at.x + 6, at.y + 6, room, 40), text, |canvas| {
        let lines = Font::B12.wrap(text, room).count() as i32;
        let mut top = at.y + 25 - 8 * lines;
        for line in Font::B12.wrap(text, room) {
            canvas.text_centre(
                line,
                Point::new(at.x + width / 2, top),
                Font::B12,
                Colour::INK,
            );
            top += 17;
        }
    });
    let wide = (width - 26) / 2;
    for (left, label, focused) in [
        (at.x + 10, answers[0], !second),
        (at.x + 16 + wide, answers[1], second),
    ] {
        plate::button(
            stage,
            area(left, at.y + 48, wide, 25),
            label,
            plate::Button::focused(focused),
            plate::On::Walnut,
            Font::B12,
        );
    }
}

/// A toast in the middle of the screen, 28 high, at y 106: above a hand and never over it. Where it would lie on what it
/// speaks of ([`Stage::keep_clear`]) it goes up or down as far as it must.
pub fn toast(stage: &mut Stage<'_>, tone: Tone, text: &str) {
    let font = toast_type(stage, text);
    let place = toast_place(stage.width(), 0, text, font);
    let lowest = HINT_TOP - place.size.height as i32 - 4;
    let hidden = |top: &i32| {
        let there = Rectangle::new(Point::new(place.top_left.x, *top), place.size);
        (stage.hides(&there), (top - TOAST_TOP).abs())
    };
    let tops = (26..=lowest).step_by(4);
    let top = tops.min_by_key(hidden).unwrap_or(TOAST_TOP);
    toast_at(stage, top, tone, text);
}

/// A toast whose top is at `top`.
pub fn toast_at(stage: &mut Stage<'_>, top: i32, tone: Tone, text: &str) {
    let font = toast_type(stage, text);
    let place = toast_place(stage.width(), top, text, font);
    stage.item(place, ("toast", tone, text), |canvas| {
        draw_toast(canvas, place, tone, text, font);
    });
}

/// What a toast has beside its words.
const TOAST_SIDES: i32 = 38;
/// How much of the picture's width a line of it leaves free at least.
const TOAST_ROOM: i32 = 50;
/// Where its top lies if it can.
const TOAST_TOP: i32 = 106;
/// From one line of it to the next there is so much more than a capital is high.
const TOAST_GAP: i32 = 5;

/// The type of a toast.
fn toast_type(stage: &Stage<'_>, text: &str) -> Font {
    let large = || Font::B12.wrap(text, stage.width() - TOAST_ROOM).count() <= 2;
    if stage.is_large() && large() {
        Font::B12
    } else {
        Font::B10
    }
}

/// Where a toast lies; words that are too long for one line take two of about the same length.
fn toast_place(screen: i32, top: i32, text: &str, font: Font) -> Rectangle {
    let whole = font.width(text);
    let room = screen - TOAST_ROOM;
    if whole <= room {
        return area(
            (screen - whole - TOAST_SIDES) / 2,
            top,
            whole + TOAST_SIDES,
            28,
        );
    }
    let mut words = whole / 2;
    while words < room && font.wrap(text, words).count() > 2 {
        words += 4;
    }
    let lines = font.wrap(text, words).count() as i32;
    let pitch = font.cap_height() + TOAST_GAP;
    let size = (words + TOAST_SIDES, 28 + pitch * (lines - 1));
    area((screen - size.0) / 2, top, size.0, size.1)
}

/// A brass disc with the letter i, 13 pixels: something to know, and nothing that was done.
fn draw_advice(canvas: &mut Canvas<'_>, at: Point) {
    canvas.disc(at, 13, Colour::BRASS);
    canvas.rect(area(at.x + 6, at.y + 3, 2, 2), Colour::INK);
    canvas.rect(area(at.x + 6, at.y + 6, 2, 5), Colour::INK);
}

/// Draws a toast: ebony with an edge, a cross, a tick or an i, and a few words.
fn draw_toast(canvas: &mut Canvas<'_>, place: Rectangle, tone: Tone, text: &str, font: Font) {
    let edge = match tone {
        Tone::Danger => Colour::EMBER,
        Tone::Done => Colour::MINT,
        Tone::Calm => Colour::BRASS,
    };
    canvas.round(place, 6, Colour::EBONY, Some((edge, 2)));
    let at = place.top_left;
    let below = (place.size.height as i32 - 28) / 2;
    let icon = at + Point::new(9, 10 + below);
    match tone {
        Tone::Danger => canvas.sprite(&marks::NO, icon, Inks::plain(edge)),
        Tone::Done => canvas.sprite(&marks::TICK, icon, Inks::plain(edge)),
        Tone::Calm => draw_advice(canvas, icon - Point::new(1, 2)),
    }
    let room = place.size.width as i32 - TOAST_SIDES;
    let mut start = at + Point::new(26, 8);
    for line in font.wrap(text, room) {
        canvas.text(line, start, font, Colour::IVORY);
        start.y += font.cap_height() + TOAST_GAP;
    }
}
