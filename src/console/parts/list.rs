//! Lists: rows with one line or two, of which one has the focus, and the
//! scroll bar. Which rows are seen is decided here, so that every list scrolls
//! alike; what stands at the right end of a row is drawn by the caller.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::glyph::{Direction, arrow};
use super::icon::Icon;
use super::plate;
use super::seat::{Ground, SeatLook, SeatSize};
use crate::fitting;
use crate::paint::sprites::marks;
use crate::paint::{Canvas, Colour, Edge, Font, Inks, Stage, area};

/// The rows of a list that are in sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// First row in sight.
    pub first: usize,
    /// How many rows fit.
    pub seen: usize,
    /// How many rows there are.
    pub total: usize,
}

impl Window {
    /// The window of the page that the row with the focus is on. A page begins
    /// with the last row of the one before, and while the focus moves within a
    /// page the rows stand still.
    #[must_use]
    pub fn around(focus: usize, seen: usize, total: usize) -> Self {
        let last_first = total.saturating_sub(seen);
        let step = seen.saturating_sub(1).max(1);
        let first = (focus.saturating_sub(1) / step * step).min(last_first);
        Self {
            first,
            seen: seen.min(total),
            total,
        }
    }

    /// The rows in sight.
    pub fn rows(&self) -> impl Iterator<Item = usize> + use<> {
        self.first..(self.first + self.seen).min(self.total)
    }

    /// The place of a row in sight, counted from the top.
    #[must_use]
    pub const fn place(&self, row: usize) -> i32 {
        row as i32 - self.first as i32
    }
}

/// How round the corners of a row are.
const CORNER: i32 = 5;
/// The edge of the row that has the focus.
const FOCUS: Edge = (Colour::BRASS, 2);

/// Draws the ground of a row: oak, or ivory in a brass frame where it has the
/// focus.
pub fn draw_row(canvas: &mut Canvas<'_>, place: Rectangle, focused: bool) {
    if focused {
        canvas.round(place, CORNER, Colour::IVORY, Some(FOCUS));
    } else {
        canvas.round(place, CORNER, Colour::OAK, None);
    }
}

/// The ink of a row's main line.
#[must_use]
pub const fn row_ink(focused: bool, enabled: bool) -> Colour {
    match (focused, enabled) {
        (true, true) => Colour::INK,
        (true, false) => Colour::UMBER,
        (false, true) => Colour::IVORY,
        (false, false) => Colour::HAZE,
    }
}

/// The ink of what stands below it or at the right end.
#[must_use]
pub const fn second_ink(focused: bool) -> Colour {
    if focused { Colour::UMBER } else { Colour::SAND }
}

/// What a seat's shape stands on in a row.
const fn row_ground(focused: bool) -> Ground {
    if focused { Ground::Paper } else { Ground::Dark }
}

/// The scroll bar, 4 pixels wide; nothing if all rows are in sight.
pub fn scroll_bar(stage: &mut Stage<'_>, at: Point, height: i32, window: Window) {
    if window.total <= window.seen {
        return;
    }
    let (total, seen) = (window.total as i32, window.seen as i32);
    let thumb = (height * seen / total).clamp(12, height);
    let top = (height - thumb) * window.first as i32 / (total - seen).max(1);
    let place = area(at.x, at.y, 4, height);
    stage.item(place, ("scroll", thumb, top), |canvas| {
        canvas.round(place, 2, Colour::OAK, None);
        canvas.round(area(at.x, at.y + top, 4, thumb), 2, Colour::BRASS, None);
    });
}

/// A row of 34 pixels in the list of games: picture, name, a line below it,
/// and a tag such as "saved".
pub fn game_row(
    stage: &mut Stage<'_>,
    place: Rectangle,
    icon: Icon,
    name: &str,
    line: &str,
    tag: &str,
    focused: bool,
) {
    stage.item(place, ("game", name, line, tag, focused), |canvas| {
        draw_row(canvas, place, focused);
        let at = place.top_left;
        icon(canvas, at + Point::new(7, 5));
        let ink = row_ink(focused, true);
        canvas.text(name, at + Point::new(40, 5), Font::B12, ink);
        let second = second_ink(focused);
        // A tag that has no room beside the name stands beside this line.
        let room = place.size.width as i32 - if tag.is_empty() { 46 } else { 100 };
        let below = at + Point::new(40, 21);
        canvas.text_in(line, below, room, Font::B8, second);
        if !tag.is_empty() {
            let width = Font::B8.width(tag) + 10;
            let right = at.x + place.size.width as i32 - 9;
            // Beside a long name there is no room, but below it there is.
            let beside = at.x + 40 + Font::B12.width(name) + 4 <= right - width;
            let top = at.y + if beside { 9 } else { 16 };
            plate::draw_tag(canvas, area(right - width, top, width, 16), tag);
        }
    });
}

/// From one partner of a seat to the next.
const PARTNER: i32 = 13;

/// What the row of a seat says.
#[derive(Clone, Copy, Hash)]
pub struct SeatRow<'t> {
    /// Its colour and shape.
    pub look: SeatLook,
    /// Its name, shortened where it has no room.
    pub name: &'t str,
    /// Those who play with it, whose shapes follow the name.
    pub partners: &'t [SeatLook],
    /// Who plays it, in words.
    pub kind: &'t str,
    /// Whether that is a computer.
    pub computer: bool,
    /// Whether left and right change it.
    pub changes: bool,
}

/// A row of 25 pixels for a seat: shape, name, partners, and who plays it.
pub fn seat_row(stage: &mut Stage<'_>, place: Rectangle, row: SeatRow<'_>, focused: bool) {
    stage.item(place, ("seat", row, focused), |canvas| {
        draw_row(canvas, place, focused);
        draw_seat(canvas, place, row, focused);
    });
}

/// From a row's right end to the middle of the picture of who plays, and from
/// there to the tips of the arrows beside it.
const WHO: i32 = 18;
const WAY: i32 = 12;

fn draw_seat(canvas: &mut Canvas<'_>, place: Rectangle, row: SeatRow<'_>, focused: bool) {
    let second = second_ink(focused);
    let at = place.top_left;
    let right = at.x + place.size.width as i32;
    let sprite = if row.computer {
        &marks::COMPUTER
    } else {
        &marks::PERSON
    };
    let middle = right - WHO;
    let words = middle - WAY - 4 - Font::B8.width(row.kind);
    let inks = Inks {
        outline: Some(second),
        ..Inks::default()
    };
    let left = middle - sprite.width() / 2;
    canvas.sprite(sprite, Point::new(left, at.y + 7), inks);
    if focused && row.changes {
        for (way, by) in [(Direction::Left, -WAY), (Direction::Right, WAY)] {
            let tip = Point::new(middle + by, at.y + 12);
            arrow(canvas, tip, way, 5, 4, Colour::INK);
        }
    }
    canvas.text(row.kind, Point::new(words, at.y + 9), Font::B8, second);
    let ground = row_ground(focused);
    row.look
        .draw(canvas, at + Point::new(8, 6), SeatSize::List, ground);
    let start = at + Point::new(28, 6);
    // "Anna & Clara", with the shape in the place of the second name.
    let and = Font::B10.width("&") + 9;
    let beside = match row.partners.len() as i32 {
        0 => 0,
        partners => and + partners * PARTNER,
    };
    let name = fitting::name(Font::B12, row.name, words - 4 - start.x - beside);
    let ink = row_ink(focused, true);
    let mut end = start.x + canvas.text(&name, start, Font::B12, ink);
    if beside > 0 {
        canvas.text("&", Point::new(end + 5, start.y + 1), Font::B10, second);
        end += and;
    }
    for partner in row.partners {
        let at = Point::new(end, at.y + 7);
        partner.draw(canvas, at, SeatSize::Token, ground);
        end += PARTNER;
    }
}

/// The outlined row that adds something to a list.
pub fn add_row(stage: &mut Stage<'_>, place: Rectangle, text: &str, focused: bool) {
    stage.item(place, ("add", text, focused), |canvas| {
        if focused {
            draw_row(canvas, place, true);
        } else {
            canvas.round_edge(place, CORNER, (Colour::OAK, 1));
        }
        let ink = row_ink(focused, focused);
        let at = place.top_left;
        canvas.text("+", at + Point::new(9, 7), Font::B10, ink);
        canvas.text(text, at + Point::new(28, 7), Font::B10, ink);
    });
}

/// A plate with a small caption and what is chosen, which leads to more. What
/// has no room is set a little smaller.
pub fn leading_plate(
    stage: &mut Stage<'_>,
    place: Rectangle,
    caption: &str,
    text: &str,
    focused: bool,
) {
    stage.item(place, ("leads", caption, text, focused), |canvas| {
        draw_row(canvas, place, focused);
        let at = place.top_left + Point::new(7, 6);
        let room = place.size.width as i32 - 14;
        canvas.text(caption, at, Font::B8, second_ink(focused));
        let ink = row_ink(focused, true);
        let below = at + Point::new(0, 13);
        canvas.text_within(text, below, room, &[Font::B10, Font::B8], ink);
    });
}

/// A plate that does what it says, in two short words below each other.
pub fn two_line_plate(stage: &mut Stage<'_>, place: Rectangle, words: &str, focused: bool) {
    stage.item(place, ("two lines", words, focused), |canvas| {
        draw_row(canvas, place, focused);
        let middle = place.top_left.x + place.size.width as i32 / 2;
        for (word, down) in words.split(' ').zip([5, 19]) {
            let at = Point::new(middle, place.top_left.y + down);
            canvas.text_centre(word, at, Font::B10, row_ink(focused, true));
        }
    });
}
