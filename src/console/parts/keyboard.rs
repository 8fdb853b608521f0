//! The keyboard on the screen: letters or figures in three rows, and a row of
//! wide keys. It draws and names the keys; typing happens elsewhere.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use crate::paint::{Colour, Font, Stage, area};

/// Which signs the keys have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Page {
    /// Capitals.
    Letters,
    /// Figures and signs.
    Figures,
}

const LETTERS: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];
const FIGURES: [&str; 3] = ["1234567890", "-'&.,:!?/", "()+=#*\""];

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyCap {
    /// A sign to type.
    Sign(char),
    /// To the other page.
    Swap,
    /// A blank.
    Space,
    /// Done.
    Enter,
}

/// A place on the keyboard: row 0 to 3 and column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cursor {
    /// 0 to 2 are signs, 3 is the row of wide keys.
    pub row: u8,
    /// From the left.
    pub column: u8,
}

/// How many keys a row has.
#[must_use]
pub fn row_length(page: Page, row: u8) -> u8 {
    if row == 3 {
        3
    } else {
        signs(page, row).len() as u8
    }
}

fn signs(page: Page, row: u8) -> &'static str {
    let rows = match page {
        Page::Letters => &LETTERS,
        Page::Figures => &FIGURES,
    };
    rows.get(usize::from(row)).copied().unwrap_or("")
}

/// The key under the cursor.
#[must_use]
pub fn key_at(page: Page, at: Cursor) -> Option<KeyCap> {
    match (at.row, at.column) {
        (3, 0) => Some(KeyCap::Swap),
        (3, 1) => Some(KeyCap::Space),
        (3, _) => Some(KeyCap::Enter),
        (row, column) => signs(page, row)
            .chars()
            .nth(usize::from(column))
            .map(KeyCap::Sign),
    }
}

/// The column of the next row that lies nearest to a key of this one.
#[must_use]
pub fn nearest(page: Page, from: Cursor, row: u8) -> Cursor {
    let middle = |place: Rectangle| place.top_left.x + place.size.width as i32 / 2;
    let here = middle(key_place(240, page, from));
    let columns = 0..row_length(page, row);
    let column = columns
        .min_by_key(|&column| (middle(key_place(240, page, Cursor { row, column })) - here).abs());
    Cursor {
        row,
        column: column.unwrap_or(0),
    }
}

/// Where a key lies on a picture of this width.
fn key_place(width: i32, page: Page, at: Cursor) -> Rectangle {
    let left = (width - 240) / 2;
    if at.row == 3 {
        let (x, wide) = match at.column {
            0 => (8, 48),
            1 => (60, 108),
            _ => (172, 60),
        };
        return area(left + x, 187, wide, 28);
    }
    let keys = i32::from(row_length(page, at.row));
    let first = left + (240 - (23 * keys - 2)) / 2;
    area(
        first + 23 * i32::from(at.column),
        84 + 34 * i32::from(at.row),
        21,
        31,
    )
}

/// The field in which the typed text stands, with a bar where the next letter comes; a selected text, which the next letter
/// replaces, is marked.
pub fn field(stage: &mut Stage<'_>, text: &str, selected: bool) {
    let place = area(8, 28, stage.width() - 16, 34);
    stage.item(place, ("field", text, selected), |canvas| {
        canvas.round(place, 5, Colour::IVORY, Some((Colour::BRASS, 2)));
        let at = place.top_left + Point::new(10, 10);
        let room = place.size.width as i32 - 2 * 10;
        // A long word stands closer together, and of one that is longer still the end is in sight.
        let fonts = [Font::Mono, Font::MonoBold, Font::B10];
        let fitting = fonts.into_iter().find(|font| font.width(text) <= room);
        let font = fitting.unwrap_or(Font::B8);
        let mut starts = text
            .char_indices()
            .filter_map(|(start, _)| text.get(start..));
        let seen = starts.find(|end| font.width(end) <= room).unwrap_or("");
        let drop = Font::Mono.cap_height() - font.cap_height();
        if selected {
            let mark = area(at.x - 3, at.y - 3, font.width(seen) + 5, 20);
            canvas.rect(mark, Colour::GLOW);
        }
        let pen = canvas.text(seen, at + Point::new(0, drop), font, Colour::INK);
        canvas.rect(area(at.x + pen + 1, at.y - 3, 2, 20), Colour::BRASS_LO);
    });
}

/// A caption below the field, and a fact at its right.
pub fn caption(stage: &mut Stage<'_>, text: &str, fact: &str) {
    if text.is_empty() && fact.is_empty() {
        return;
    }
    let width = stage.width();
    stage.item(
        area(8, 66, width - 16, 14),
        ("caption", text, fact),
        |canvas| {
            canvas.text(text, Point::new(10, 69), Font::B8, Colour::SAND);
            canvas.text_right(fact, Point::new(width - 10, 69), Font::B8, Colour::BRASS);
        },
    );
}

/// All keys, the one under the cursor lit and larger.
pub fn keys(stage: &mut Stage<'_>, page: Page, cursor: Cursor) {
    for row in 0..4 {
        for column in 0..row_length(page, row) {
            let at = Cursor { row, column };
            if at != cursor {
                put(stage, page, at, false);
            }
        }
    }
    put(stage, page, cursor, true);
}

fn put(stage: &mut Stage<'_>, page: Page, at: Cursor, lit: bool) {
    let Some(cap) = key_at(page, at) else { return };
    let place = key_place(stage.width(), page, at);
    let mut letter = [0; 4];
    let label: &str = match cap {
        KeyCap::Sign(sign) => sign.encode_utf8(&mut letter),
        KeyCap::Swap if page == Page::Letters => "123",
        KeyCap::Swap => "ABC",
        KeyCap::Space => "space",
        KeyCap::Enter => "Enter",
    };
    let sign = matches!(cap, KeyCap::Sign(_));
    let grown = match (lit, sign) {
        (false, _) => place,
        (true, true) => area(place.top_left.x - 2, place.top_left.y - 3, 25, 37),
        (true, false) => place.offset(1),
    };
    stage.item(grown, ("key", label, lit), |canvas| {
        let (font, ink) = match (lit, cap) {
            (true, KeyCap::Sign(_)) => (Font::B18, Colour::INK),
            (true, _) => (Font::B10, Colour::INK),
            (false, KeyCap::Sign(_)) => (Font::B14, Colour::IVORY),
            (false, KeyCap::Enter) => (Font::B10, Colour::BRASS),
            (false, _) => (Font::B10, Colour::IVORY),
        };
        if lit {
            canvas.round(grown, 5, Colour::EBONY, None);
            canvas.round(grown.offset(-1), 5, Colour::BRASS, None);
        } else {
            canvas.round(grown, 4, Colour::OAK, None);
        }
        let middle = place.top_left.x + (place.size.width as i32 + 1) / 2;
        let top = place.top_left.y + (place.size.height as i32 - font.cap_height()) / 2;
        canvas.text_centre(label, Point::new(middle, top), font, ink);
    });
}
