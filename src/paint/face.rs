//! A type face with its letters unpacked: the compiler turns the packed fonts
//! into rows of bits with a table in front, so that a letter is found at once
//! and drawn without a decoder. It knows the container and nothing of text.

use embedded_graphics::geometry::Point;

use super::canvas::Canvas;
use super::colour::Colour;

const FIRST: u8 = b' ';
/// The printable letters of ASCII.
pub(super) const LETTERS: usize = 95;

/// One letter: where its rows are, and where they stand from the pen.
#[derive(Clone, Copy)]
pub(super) struct Letter {
    /// The first byte of its rows.
    from: u16,
    width: u8,
    height: u8,
    left: i8,
    /// Rows from the line the letter stands on up to its first.
    rise: i8,
    advance: i8,
    /// Whether the font has it.
    known: bool,
}

const UNKNOWN: Letter = Letter {
    from: 0,
    width: 0,
    height: 0,
    left: 0,
    rise: 0,
    advance: 0,
    known: false,
};

/// All letters of a font. A row is as many whole bytes as it needs, the
/// leftmost pixel in the highest bit.
pub(super) struct Face {
    letters: &'static [Letter; LETTERS],
    rows: &'static [u8],
    /// The most rows that any letter has above the line it stands on, and below.
    above: i32,
    below: i32,
}

impl Face {
    pub(super) const fn new(letters: &'static [Letter; LETTERS], rows: &'static [u8]) -> Self {
        let (mut above, mut below) = (0, 0);
        let mut place = 0;
        while place < LETTERS {
            let Letter { rise, height, .. } = letters[place];
            let (rise, height) = (rise as i32, height as i32);
            if height > 0 && rise > above {
                above = rise;
            }
            if height - rise > below {
                below = height - rise;
            }
            place += 1;
        }
        Self {
            letters,
            rows,
            above,
            below,
        }
    }

    /// The most rows that a letter has above the line it stands on, and below.
    pub(super) const fn reach(&self) -> (i32, i32) {
        (self.above, self.below)
    }

    fn letter(&self, letter: char) -> Option<&Letter> {
        let place = u32::from(letter).checked_sub(FIRST.into())?;
        self.letters.get(place as usize).filter(|found| found.known)
    }

    /// How far a letter moves the pen.
    pub(super) fn advance(&self, letter: char) -> i32 {
        self.letter(letter)
            .map_or(0, |letter| letter.advance.into())
    }

    /// The first column and the width of a letter's ink.
    pub(super) fn ink(&self, letter: char) -> Option<(i32, i32)> {
        let letter = self
            .letter(letter)
            .filter(|letter| letter.width > 0 && letter.height > 0)?;
        Some((letter.left.into(), letter.width.into()))
    }

    /// Draws a letter with the pen at `pen` and returns how far it moves.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        letter: char,
        pen: Point,
        colour: Colour,
    ) -> i32 {
        let Some(letter) = self.letter(letter) else {
            return 0;
        };
        let at = Point::new(
            pen.x + i32::from(letter.left),
            pen.y - i32::from(letter.rise),
        );
        let rows = self.rows.get(letter.from.into()..).unwrap_or_default();
        canvas.stencil(at, letter.width.into(), letter.height.into(), rows, colour);
        letter.advance.into()
    }
}

/// Bytes for a row of so many pixels.
pub(super) const fn row_length(width: usize) -> usize {
    width.div_ceil(8)
}

/// Reads a packed font bit by bit.
struct Packed<'a> {
    data: &'a [u8],
    at: usize,
    bit: u8,
}

impl Packed<'_> {
    const fn bits(&mut self, count: u8) -> u8 {
        let mut value = 0;
        let mut taken = 0;
        while taken < count {
            if self.data[self.at] >> self.bit & 1 != 0 {
                value |= 1 << taken;
            }
            self.bit += 1;
            if self.bit == 8 {
                self.bit = 0;
                self.at += 1;
            }
            taken += 1;
        }
        value
    }

    const fn signed(&mut self, count: u8) -> i8 {
        (self.bits(count) as i16 - (1 << (count - 1))) as i8
    }
}

/// The packed fonts' header; the letters follow it.
const HEADER: usize = 23;

/// Reads the measures of a letter that starts at `at`, and leaves the reader
/// where its pixels begin.
const fn measure<'a>(data: &'a [u8], at: usize, from: usize) -> (Letter, Packed<'a>) {
    let mut packed = Packed {
        data,
        at: at + 2,
        bit: 0,
    };
    let width = packed.bits(data[4]);
    let height = packed.bits(data[5]);
    let left = packed.signed(data[6]);
    let bottom = packed.signed(data[7]);
    let advance = packed.signed(data[8]);
    let letter = Letter {
        from: from as u16,
        width,
        height,
        left,
        rise: height as i8 + bottom,
        advance,
        known: true,
    };
    (letter, packed)
}

/// The table of the letters of a packed font, and how many bytes their rows
/// take.
pub(super) const fn letters(data: &[u8]) -> ([Letter; LETTERS], usize) {
    let mut table = [UNKNOWN; LETTERS];
    let mut used = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        let code = data[at];
        if code >= FIRST && ((code - FIRST) as usize) < LETTERS {
            let (letter, _) = measure(data, at, used);
            assert!(letter.width <= 32);
            used += row_length(letter.width as usize) * letter.height as usize;
            table[(code - FIRST) as usize] = letter;
        }
        at += data[at + 1] as usize;
    }
    (table, used)
}

/// The rows of all letters of a packed font.
pub(super) const fn rows<const BYTES: usize>(data: &[u8]) -> [u8; BYTES] {
    let mut rows = [0; BYTES];
    let mut used = 0;
    let mut at = HEADER;
    while data[at + 1] != 0 {
        let code = data[at];
        if code >= FIRST && ((code - FIRST) as usize) < LETTERS {
            let (letter, packed) = measure(data, at, used);
            unpack(&letter, packed, &mut rows);
            used += row_length(letter.width as usize) * letter.height as usize;
        }
        at += data[at + 1] as usize;
    }
    rows
}

/// Pixels are packed as so many empty ones, then so many full ones, and a bit
/// that says whether the same pair comes once more.
const fn unpack(letter: &Letter, mut packed: Packed<'_>, rows: &mut [u8]) {
    let (width, pixels) = (
        letter.width as usize,
        letter.width as usize * letter.height as usize,
    );
    let mut pixel = 0;
    while pixel < pixels {
        let empty = packed.bits(packed.data[2]) as usize;
        let full = packed.bits(packed.data[3]) as usize;
        let mut again = true;
        while again {
            pixel += empty;
            let end = pixel + full;
            while pixel < end {
                if pixel < pixels {
                    let (x, y) = (pixel % width, pixel / width);
                    let byte = letter.from as usize + y * row_length(width) + x / 8;
                    rows[byte] |= 0x80 >> (x % 8);
                }
                pixel += 1;
            }
            again = pixel < pixels && packed.bits(1) != 0;
        }
    }
}

/// Makes a [`Face`] of a font of the `u8g2-fonts` crate.
macro_rules! unpacked {
    ($font:ident) => {{
        const DATA: &[u8] = <u8g2_fonts::fonts::$font as u8g2_fonts::Font>::DATA;
        const MEASURED: ([Letter; LETTERS], usize) = letters(DATA);
        static LETTERS_OF: [Letter; LETTERS] = MEASURED.0;
        static ROWS: [u8; MEASURED.1] = rows(DATA);
        Face::new(&LETTERS_OF, &ROWS)
    }};
}
pub(super) use unpacked;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Canvas;
    use embedded_graphics::geometry::Size;
    use std::vec;
    use u8g2_fonts::FontRenderer;
    use u8g2_fonts::types::{FontColor, VerticalPosition};

    const SIZE: Size = Size::new(60, 60);

    fn letter_of(face: &Face, packed: &FontRenderer, letter: char) {
        let pen = Point::new(15, 40);
        let (mut ours, mut theirs) = (vec![0; 3600], vec![0; 3600]);
        let moved = face.draw(&mut Canvas::new(&mut ours, SIZE), letter, pen, Colour::INK);
        let drawn = packed
            .render(
                letter,
                pen,
                VerticalPosition::Baseline,
                FontColor::Transparent(Colour::INK),
                &mut Canvas::new(&mut theirs, SIZE),
            )
            .unwrap();
        assert_eq!(moved, drawn.advance.x, "{letter:?}");
        assert_eq!(face.advance(letter), drawn.advance.x, "{letter:?}");
        assert!(ours == theirs, "{letter:?} looks different");
        let ink = drawn
            .bounding_box
            .map(|ink| (ink.top_left.x - pen.x, ink.size.width as i32));
        assert_eq!(face.ink(letter), ink, "{letter:?}");
    }

    #[test]
    fn every_letter_looks_as_the_packed_fonts_draw_it() {
        macro_rules! same {
            ($($font:ident)*) => { $({
                static FACE: Face = unpacked!($font);
                let packed = FontRenderer::new::<u8g2_fonts::fonts::$font>()
                    .with_ignore_unknown_chars(true);
                for letter in (1..=255_u8).map(char::from).filter(|letter| *letter != '\n') {
                    letter_of(&FACE, &packed, letter);
                }
            })* };
        }
        same!(u8g2_font_helvB08_tr u8g2_font_helvB18_tr u8g2_font_ncenB24_tr u8g2_font_helvB24_tn);
    }
}
