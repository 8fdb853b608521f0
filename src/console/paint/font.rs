//! The type faces: a handful of bitmap fonts, their measures, and the breaking
//! of text into lines. Where text stands on a screen is not decided here.

use embedded_graphics::Drawable;
use embedded_graphics::geometry::Point;
use embedded_graphics::mono_font::ascii::{FONT_9X15_BOLD, FONT_10X20};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::text::{Baseline, Text};
use u8g2_fonts::types::{FontColor, VerticalPosition};
use u8g2_fonts::{FontRenderer, fonts};

use super::canvas::Canvas;
use super::colour::Colour;

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

static B8: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB08_tr>().with_ignore_unknown_chars(true);
static B10: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB10_tr>().with_ignore_unknown_chars(true);
static B12: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB12_tr>().with_ignore_unknown_chars(true);
static B14: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB14_tr>().with_ignore_unknown_chars(true);
static B18: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB18_tr>().with_ignore_unknown_chars(true);
static N14: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_ncenB14_tr>().with_ignore_unknown_chars(true);
static N18: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_ncenB18_tr>().with_ignore_unknown_chars(true);
static N24: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_ncenB24_tr>().with_ignore_unknown_chars(true);
static DIGITS24: FontRenderer =
    FontRenderer::new::<fonts::u8g2_font_helvB24_tn>().with_ignore_unknown_chars(true);

/// The two ways in which fonts are stored.
enum Face {
    Packed(&'static FontRenderer),
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
    fn face(self) -> Face {
        match self {
            Font::B8 => Face::Packed(&B8),
            Font::B10 => Face::Packed(&B10),
            Font::B12 => Face::Packed(&B12),
            Font::B14 => Face::Packed(&B14),
            Font::B18 => Face::Packed(&B18),
            Font::N14 => Face::Packed(&N14),
            Font::N18 => Face::Packed(&N18),
            Font::N24 => Face::Packed(&N24),
            Font::Digits24 => Face::Packed(&DIGITS24),
            Font::Mono => Face::Fixed(&FONT_10X20),
            Font::MonoBold => Face::Fixed(&FONT_9X15_BOLD),
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

    /// How far letters reach below the line they stand on.
    #[must_use]
    pub const fn descent(self) -> i32 {
        match self {
            Font::B8 => 2,
            Font::B10 | Font::B12 | Font::MonoBold => 3,
            Font::B14 | Font::N14 | Font::Mono => 4,
            Font::B18 | Font::N18 => 5,
            Font::N24 => 6,
            Font::Digits24 => 0,
        }
    }

    /// How far the pen moves for a text.
    #[must_use]
    pub fn width(self, text: &str) -> i32 {
        match self.face() {
            Face::Packed(face) => text.chars().map(|letter| measure(face, letter).0).sum(),
            Face::Fixed(face) => text.chars().count() as i32 * face.character_size.width as i32,
        }
    }

    /// Where the ink of a text lies, for centring.
    #[must_use]
    pub fn ink(self, text: &str) -> Ink {
        let Face::Packed(face) = self.face() else {
            return Ink {
                left: 0,
                width: self.width(text),
            };
        };
        let (mut pen, mut left, mut right) = (0, i32::MAX, 0);
        for letter in text.chars() {
            let (advance, ink) = measure(face, letter);
            if let Some((from, width)) = ink {
                left = left.min(pen + from);
                right = right.max(pen + from + width);
            }
            pen += advance;
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
        match self.face() {
            Face::Packed(face) => draw_packed(
                face,
                canvas,
                text,
                at + Point::new(0, self.cap_height()),
                colour,
            ),
            Face::Fixed(face) => {
                let style = MonoTextStyle::new(face, colour);
                let line = at + Point::new(0, self.cap_height() - 1);
                let drawn =
                    Text::with_baseline(text, line, style, Baseline::Alphabetic).draw(canvas);
                drawn.map_or(0, |end| end.x - at.x)
            }
        }
    }

    /// The longest beginning of a text that fits into `width`.
    #[must_use]
    pub fn fit(self, text: &str, width: i32) -> &str {
        let mut room = width;
        for (end, letter) in text.char_indices() {
            room -= self.width(letter.encode_utf8(&mut [0; 4]));
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

/// Advance of a letter, and the first column and width of its ink.
fn measure(face: &FontRenderer, letter: char) -> (i32, Option<(i32, i32)>) {
    match face.get_rendered_dimensions(letter, Point::zero(), VerticalPosition::Baseline) {
        Ok(size) => (
            size.advance.x,
            size.bounding_box
                .map(|ink| (ink.top_left.x, ink.size.width as i32)),
        ),
        Err(_) => (0, None),
    }
}

/// Letters outside the clip are measured, not unpacked.
fn draw_packed(
    face: &FontRenderer,
    canvas: &mut Canvas<'_>,
    text: &str,
    line: Point,
    colour: Colour,
) -> i32 {
    let reach = face.get_font_bounding_box(VerticalPosition::Baseline);
    let clip = canvas.clip();
    let (left, right) = (clip.top_left.x, clip.top_left.x + clip.size.width as i32);
    let mut pen = line;
    for letter in text.chars() {
        let ink_from = pen.x + reach.top_left.x;
        let seen = ink_from < right && ink_from + 2 * reach.size.width as i32 > left;
        pen.x += if seen {
            let drawn = face.render(
                letter,
                pen,
                VerticalPosition::Baseline,
                FontColor::Transparent(colour),
                canvas,
            );
            drawn.map_or(0, |size| size.advance.x)
        } else {
            measure(face, letter).0
        };
    }
    pen.x - line.x
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
        let (paragraph, after) = match text.split_once('\n') {
            Some((paragraph, after)) => (paragraph, Some(after)),
            None => (text, None),
        };
        let mut taken = 0;
        let mut used = 0;
        let blank = self.font.width(" ");
        for word in paragraph.split(' ') {
            let wide = self.font.width(word);
            let next_used = if taken == 0 {
                wide
            } else {
                used + blank + wide
            };
            if taken > 0 && next_used > self.width {
                self.rest = text.get(taken..).map(str::trim_start);
                return paragraph.get(..taken - 1);
            }
            used = next_used;
            taken += word.len() + 1;
        }
        self.rest = after;
        Some(paragraph)
    }
}
