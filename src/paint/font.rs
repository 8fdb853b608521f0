//! The type faces: a handful of bitmap fonts, their measures, and the breaking
//! of text into lines. Where text stands on a screen is not decided here.

use embedded_graphics::geometry::Point;
use embedded_graphics::mono_font::MonoFont;
use embedded_graphics::mono_font::ascii::{FONT_9X15_BOLD, FONT_10X20};

use super::canvas::Canvas;
use super::colour::Colour;
use super::face::{Face, LETTERS, Letter, letters, rows, unpacked};
use super::fixed;

/// A type face in one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Font {
    /// Bold, capitals 8 px: hint labels, captions, counts.
    B8,
    /// Bold, capitals 11 px: status line, body text, buttons.
    B10,
    /// Bold, capitals 12 px: list rows, seat names.
    B12,
    /// Bold, capitals 14 px: totals, prices, key caps.
    B14,
    /// Bold, capitals 19 px: letters, dice, index of the large card.
    B18,
    /// Serif, capitals 14 px: titles.
    N14,
    /// Serif, capitals 18 px: long names.
    N18,
    /// Serif, capitals 25 px: names, big numbers, the logo.
    N24,
    /// Figures only, 24 px: clocks and countdowns.
    Digits24,
    /// Fixed width, capitals 13 px: typed words.
    Mono,
    /// Fixed width, bold, capitals 10 px: codes.
    MonoBold,
}

static B8: Face = unpacked!(u8g2_font_helvB08_tr);
static B10: Face = unpacked!(u8g2_font_helvB10_tr);
static B12: Face = unpacked!(u8g2_font_helvB12_tr);
static B14: Face = unpacked!(u8g2_font_helvB14_tr);
static B18: Face = unpacked!(u8g2_font_helvB18_tr);
static N14: Face = unpacked!(u8g2_font_ncenB14_tr);
static N18: Face = unpacked!(u8g2_font_ncenB18_tr);
static N24: Face = unpacked!(u8g2_font_ncenB24_tr);
static DIGITS24: Face = unpacked!(u8g2_font_helvB24_tn);

/// The two ways in which fonts are stored.
enum Store {
    Unpacked(&'static Face),
    Fixed(&'static MonoFont<'static>),
}

/// Where the ink of a text lies, measured from the pen's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// First column with ink.
    pub left: i32,
    /// Columns from the first to the last with ink.
    pub width: i32,
}

impl Font {
    fn store(self) -> Store {
        match self {
            Font::B8 => Store::Unpacked(&B8),
            Font::B10 => Store::Unpacked(&B10),
            Font::B12 => Store::Unpacked(&B12),
            Font::B14 => Store::Unpacked(&B14),
            Font::B18 => Store::Unpacked(&B18),
            Font::N14 => Store::Unpacked(&N14),
            Font::N18 => Store::Unpacked(&N18),
            Font::N24 => Store::Unpacked(&N24),
            Font::Digits24 => Store::Unpacked(&DIGITS24),
            Font::Mono => Store::Fixed(&FONT_10X20),
            Font::MonoBold => Store::Fixed(&FONT_9X15_BOLD),
        }
    }

    /// Height of the capitals.
    #[must_use]
    pub const fn cap_height(self) -> i32 {
        match self {
            Font::B8 => 8,
            Font::B10 => 11,
            Font::B12 => 12,
            Font::Mono => 13,
            Font::B14 | Font::N14 => 14,
            Font::B18 => 19,
            Font::N18 => 18,
            Font::Digits24 => 24,
            Font::N24 => 25,
            Font::MonoBold => 10,
        }
    }

    /// The next larger type, if one is wished in which a text has room.
    pub(super) fn larger_if(self, wished: bool, text: &str, room: i32) -> Font {
        let larger = match self {
            Font::B8 => Font::B10,
            Font::B10 => Font::B12,
            Font::B12 => Font::B14,
            other => other,
        };
        match wished && larger.width(text) <= room {
            true => larger,
            false => self,
        }
    }

    /// How far up a text begins in this type so that it stands in the middle of where another would.
    #[must_use]
    pub const fn above(self, other: Font) -> i32 {
        (self.cap_height() - other.cap_height()) / 2
    }

    /// The rows in which there may be ink, from the top of the capitals: the first, and the one after the last.
    #[must_use]
    pub(super) fn reach(self) -> (i32, i32) {
        let line = self.cap_height();
        match self.store() {
            Store::Unpacked(face) => {
                let (above, below) = face.reach();
                (line - above, line + below)
            }
            Store::Fixed(_) => (-4, line + 4),
        }
    }

    /// How far the pen moves for a text.
    #[must_use]
    pub fn width(self, text: &str) -> i32 {
        match self.store() {
            Store::Unpacked(face) => text.chars().map(|letter| face.advance(letter)).sum(),
            Store::Fixed(face) => text.chars().count() as i32 * face.character_size.width as i32,
        }
    }

    /// How far the pen moves for a letter.
    fn advance(self, letter: char) -> i32 {
        match self.store() {
            Store::Unpacked(face) => face.advance(letter),
            Store::Fixed(face) => face.character_size.width as i32,
        }
    }

    /// Where the ink of a text lies, for centring.
    #[must_use]
    pub fn ink(self, text: &str) -> Ink {
        let Store::Unpacked(face) = self.store() else {
            return Ink {
                left: 0,
                width: self.width(text),
            };
        };
        let (mut pen, mut left, mut right) = (0, i32::MAX, 0);
        for letter in text.chars() {
            if let Some((from, width)) = face.ink(letter) {
                left = left.min(pen + from);
                right = right.max(pen + from + width);
            }
            pen += face.advance(letter);
        }
        if left > right {
            Ink {
                left: 0,
                width: pen,
            }
        } else {
            Ink {
                left,
                width: right - left,
            }
        }
    }

    /// Draws a text with the top of its capitals at `at` and returns how far the pen moved.
    pub(super) fn draw(
        self,
        canvas: &mut Canvas<'_>,
        text: &str,
        at: Point,
        colour: Colour,
    ) -> i32 {
        match self.store() {
            Store::Unpacked(face) => {
                let mut pen = at + Point::new(0, self.cap_height());
                for letter in text.chars() {
                    pen.x += face.draw(canvas, letter, pen, colour);
                }
                pen.x - at.x
            }
            Store::Fixed(face) => {
                let line = at + Point::new(0, self.cap_height() - 1);
                fixed::draw(face, canvas, text, line, colour)
            }
        }
    }

    /// The longest beginning of a text that fits into `width`.
    #[must_use]
    pub fn fit(self, text: &str, width: i32) -> &str {
        let mut room = width;
        for (end, letter) in text.char_indices() {
            room -= self.advance(letter);
            if room < 0 {
                return text.get(..end).unwrap_or(text).trim_end();
            }
        }
        text
    }

    /// Breaks a text into lines of at most `width` pixels, at blanks and at
    /// line ends. A word wider than that has a line of its own.
    #[must_use]
    pub fn wrap(self, text: &str, width: i32) -> Lines<'_> {
        Lines {
            rest: Some(text),
            font: self,
            width,
        }
    }
}

/// The lines of a text that was broken to a width.
#[derive(Clone, Debug)]
pub struct Lines<'t> {
    rest: Option<&'t str>,
    font: Font,
    width: i32,
}

impl<'t> Iterator for Lines<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        let text = self.rest?;
        // The last blank at which the line can end, and how far the pen is.
        let (mut blank, mut pen) = (None, 0);
        for (place, letter) in text.char_indices() {
            match letter {
                '\n' => {
                    self.rest = text.get(place + 1..);
                    return text.get(..place);
                }
                ' ' => blank = Some(place),
                _ => {}
            }
            pen += self.font.advance(letter);
            if pen > self.width
                && letter != ' '
                && let Some(end) = blank
            {
                self.rest = text.get(end + 1..);
                return text.get(..end);
            }
        }
        self.rest = None;
        Some(text)
    }
}
