//! Sprites: little pictures drawn as rows of text, so that a change can be
//! read in a diff, and packed by the compiler to two bits a pixel. A sprite has
//! three tones and no colours of its own; whoever draws it brings the inks.

use embedded_graphics::geometry::{Point, Size};

use super::colour::Colour;

/// What a pixel of a sprite is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing: what lies below shows.
    Clear,
    /// `#`
    Outline,
    /// `o`
    Fill,
    /// `+`
    Shade,
}

/// The colours for the three tones; a tone without a colour stays clear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Inks {
    /// For `#`.
    pub outline: Option<Colour>,
    /// For `o`.
    pub fill: Option<Colour>,
    /// For `+`.
    pub shade: Option<Colour>,
}

impl Inks {
    /// One colour for all three tones.
    #[must_use]
    pub const fn plain(colour: Colour) -> Self {
        Self::new(colour, colour, colour)
    }

    /// A colour for each tone.
    #[must_use]
    pub const fn new(outline: Colour, fill: Colour, shade: Colour) -> Self {
        Self {
            outline: Some(outline),
            fill: Some(fill),
            shade: Some(shade),
        }
    }

    /// Outline and fill; the shade is filled too.
    #[must_use]
    pub const fn two(outline: Colour, fill: Colour) -> Self {
        Self::new(outline, fill, fill)
    }

    /// The colours in the order of the packed tones.
    pub(super) const fn by_tone(&self) -> [Option<Colour>; 4] {
        [None, self.outline, self.fill, self.shade]
    }

    /// The colour for a tone.
    #[must_use]
    pub const fn of(&self, tone: Tone) -> Option<Colour> {
        match tone {
            Tone::Clear => None,
            Tone::Outline => self.outline,
            Tone::Fill => self.fill,
            Tone::Shade => self.shade,
        }
    }
}

/// A packed picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprite {
    width: u8,
    height: u8,
    bits: &'static [u8],
}

impl Sprite {
    /// A sprite from its rows and the same rows packed by [`pack`].
    #[must_use]
    pub const fn new(rows: &[&str], bits: &'static [u8]) -> Self {
        Self {
            width: rows[0].len() as u8,
            height: rows.len() as u8,
            bits,
        }
    }

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> Size {
        Size::new(self.width as u32, self.height as u32)
    }

    /// Width in pixels.
    #[must_use]
    pub const fn width(&self) -> i32 {
        self.width as i32
    }

    /// Height in pixels.
    #[must_use]
    pub const fn height(&self) -> i32 {
        self.height as i32
    }

    /// A row as it is packed, two bits a pixel from the lowest; nothing outside
    /// the sprite.
    pub(super) fn row(&self, y: i32) -> &'static [u8] {
        let length = row_length(usize::from(self.width));
        let from = usize::try_from(y)
            .unwrap_or(usize::MAX)
            .saturating_mul(length);
        self.bits
            .get(from..from.saturating_add(length))
            .unwrap_or_default()
    }

    /// The tone of a pixel; outside the sprite everything is clear.
    #[must_use]
    pub fn tone(&self, at: Point) -> Tone {
        if at.x < 0 || at.y < 0 || at.x >= self.width() || at.y >= self.height() {
            return Tone::Clear;
        }
        let (x, y) = (at.x as usize, at.y as usize);
        let byte = self
            .bits
            .get(y * row_length(usize::from(self.width)) + x / 4)
            .copied()
            .unwrap_or(0);
        match byte >> (x % 4 * 2) & 3 {
            1 => Tone::Outline,
            2 => Tone::Fill,
            3 => Tone::Shade,
            _ => Tone::Clear,
        }
    }
}

const fn row_length(width: usize) -> usize {
    width.div_ceil(4)
}

/// How many bytes the rows take when packed.
#[must_use]
pub const fn packed_length(rows: &[&str]) -> usize {
    rows.len() * row_length(rows[0].len())
}

/// Packs rows of text to two bits a pixel. Rows of unequal length or an
/// unknown letter stop the compiler.
#[must_use]
pub const fn pack<const N: usize>(rows: &[&str]) -> [u8; N] {
    let width = rows[0].len();
    let mut bits = [0; N];
    let mut y = 0;
    while y < rows.len() {
        let row = rows[y].as_bytes();
        assert!(row.len() == width, "all rows of a sprite are equally long");
        let mut x = 0;
        while x < width {
            let tone: u8 = match row[x] {
                b' ' => 0,
                b'#' => 1,
                b'o' => 2,
                other => {
                    assert!(
                        other == b'+',
                        "a sprite is made of '#', 'o', '+' and blanks"
                    );
                    3
                }
            };
            bits[y * row_length(width) + x / 4] |= tone << (x % 4 * 2);
            x += 1;
        }
        y += 1;
    }
    bits
}

/// Declares sprites: a doc line, a name, and the rows.
#[macro_export]
macro_rules! sprites {
    ($($(#[$note:meta])+ $name:ident = [$($row:literal,)+];)+) => {
        $(
            $(#[$note])+
            pub const $name: $crate::Sprite = {
                const ROWS: &[&str] = &[$($row),+];
                static BITS: [u8; $crate::sprite::packed_length(ROWS)] = $crate::sprite::pack(ROWS);
                $crate::Sprite::new(ROWS, &BITS)
            };
        )+
    };
}
pub use sprites;
