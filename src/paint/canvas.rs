//! The canvas: a frame of palette indexes in memory, seen through a clip
//! rectangle. Here are letters and sprites; runs and patterns, shapes, text and
//! cloth are in files of their own. It never allocates or fails: what lies
//! outside the clip is left out.
//!
//! For two people face to face the whole picture can be turned by 180 degrees.
//! Screens never notice: the turn happens where a run of pixels is written.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::Pixel;
use embedded_graphics::draw_target::DrawTarget;
use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::primitives::Rectangle;

use super::colour::Colour;
use super::face::row_length;
use super::font::Font;
use super::runs::Block;
use super::sprite::{Inks, Sprite};

/// A text on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'t> {
    /// The top left of its capitals.
    pub at: Point,
    /// What it says.
    pub text: &'t str,
    /// Whether all of it can be seen: nothing is cut off, and the font has
    /// every letter. Only a whole repaint tells.
    pub whole: bool,
}

/// Receives every text that is drawn.
pub type Words<'a> = dyn FnMut(Word<'_>) + 'a;

/// A rectangle from left, top, width and height.
#[must_use]
pub const fn area(x: i32, y: i32, width: i32, height: i32) -> Rectangle {
    let width = if width < 0 { 0 } else { width as u32 };
    let height = if height < 0 { 0 } else { height as u32 };
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

/// Half-open bounds, easier on arithmetic than a corner and a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Bounds {
    pub(super) fn of(area: &Rectangle) -> Self {
        Self {
            left: area.top_left.x,
            top: area.top_left.y,
            right: area.top_left.x.saturating_add_unsigned(area.size.width),
            bottom: area.top_left.y.saturating_add_unsigned(area.size.height),
        }
    }

    fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }
}

/// Where drawing happens.
pub struct Canvas<'a> {
    pixels: &'a mut [u8],
    size: Size,
    clip: Bounds,
    turned: bool,
    /// Whether text is set larger where there is room.
    large: bool,
    words: Option<&'a mut Words<'a>>,
}

impl<'a> Canvas<'a> {
    /// A canvas over a whole frame, row by row. A frame that is too short for
    /// the size keeps its first rows.
    #[must_use]
    pub fn new(pixels: &'a mut [u8], size: Size) -> Self {
        Self {
            pixels,
            size,
            clip: Bounds::of(&Rectangle::new(Point::zero(), size)),
            turned: false,
            large: false,
            words: None,
        }
    }

    /// The same canvas, upside down if `turned`.
    #[must_use]
    pub fn turned(mut self, turned: bool) -> Self {
        self.turned = turned;
        self
    }

    /// The same canvas, reporting every text to `words`.
    #[must_use]
    pub fn reporting(mut self, words: Option<&'a mut Words<'a>>) -> Self {
        self.words = words;
        self
    }

    /// Sets text larger from here on, where there is room.
    pub(super) fn enlarge(&mut self, large: bool) {
        self.large = large;
    }

    /// The type for a text: the next larger one where that is wished and the text has room in so many pixels.
    #[must_use]
    pub fn larger(&self, font: Font, text: &str, room: i32) -> Font {
        font.larger_if(self.large, text, room)
    }

    /// What may be drawn on.
    #[must_use]
    pub fn clip(&self) -> Rectangle {
        let clip = self.clip;
        area(
            clip.left,
            clip.top,
            clip.right - clip.left,
            clip.bottom - clip.top,
        )
    }

    /// Limits all that follows to `clip`.
    pub fn set_clip(&mut self, clip: Rectangle) {
        self.clip = Bounds::of(&clip).within(Bounds::of(&Rectangle::new(Point::zero(), self.size)));
    }

    /// Draws with the clip narrowed to `within`.
    pub fn clipped(&mut self, within: Rectangle, draw: impl FnOnce(&mut Self)) {
        let before = self.clip;
        self.clip = before.within(Bounds::of(&within));
        draw(self);
        self.clip = before;
    }

    /// Whether any pixel of `area` may be drawn on.
    #[must_use]
    pub fn touches(&self, area: &Rectangle) -> bool {
        let both = self.clip.within(Bounds::of(area));
        both.left < both.right && both.top < both.bottom
    }

    pub(super) fn report_cut(&mut self, at: Point, text: &str) {
        if let Some(words) = self.words.as_mut() {
            words(Word {
                at,
                text,
                whole: false,
            });
        }
    }

    pub(super) fn report(&mut self, at: Point, text: &str, font: Font) {
        let Some(words) = self.words.as_mut() else {
            return;
        };
        let ink = font.ink(text);
        let place = area(at.x + ink.left, at.y, ink.width, font.cap_height());
        let place = Bounds::of(&place);
        let seen = self.clip.within(place);
        if seen.left < seen.right && seen.top < seen.bottom {
            let whole = seen == place && text.is_ascii();
            words(Word { at, text, whole });
        }
    }

    /// Whether rows run backwards in the frame's memory, and from bottom to top.
    pub(super) const fn is_turned(&self) -> bool {
        self.turned
    }

    /// The first column right of the clip.
    pub(super) const fn clip_right(&self) -> i32 {
        self.clip.right
    }

    /// The frame's bytes from `left` to `right` in a row, as far as they are
    /// inside the clip.
    pub(super) fn run(&mut self, y: i32, left: i32, right: i32) -> Option<&mut [u8]> {
        let clip = self.clip;
        let (left, right) = (left.max(clip.left), right.min(clip.right));
        if y < clip.top || y >= clip.bottom || left >= right {
            return None;
        }
        let (width, height) = (self.size.width as i32, self.size.height as i32);
        let (row, from) = if self.turned {
            (height - 1 - y, width - right)
        } else {
            (y, left)
        };
        let from = usize::try_from(row * width + from).ok()?;
        let length = usize::try_from(right - left).ok()?;
        self.pixels.get_mut(from..from + length)
    }

    /// The frame's memory.
    pub(super) const fn memory(&mut self) -> &mut [u8] {
        self.pixels
    }

    /// What of an area is inside the clip, in the frame's memory.
    pub(super) fn block(&self, area: &Rectangle) -> Block {
        let seen = Bounds::of(area).within(self.clip);
        let (width, height) = (self.size.width as i32, self.size.height as i32);
        let (left, top) = if self.turned {
            (width - seen.right, height - seen.bottom)
        } else {
            (seen.left, seen.top)
        };
        if seen.left >= seen.right || seen.top >= seen.bottom {
            return Block::default();
        }
        Block {
            first: (top * width + left) as usize,
            columns: (seen.right - seen.left) as usize,
            rows: (seen.bottom - seen.top) as usize,
            stride: width as usize,
        }
    }

    /// One pixel.
    pub fn pixel(&mut self, at: Point, colour: Colour) {
        if let Some([byte]) = self.run(at.y, at.x, at.x + 1) {
            *byte = colour.index();
        }
    }

    /// A letter: `height` rows of whole bytes in which a bit is set for each
    /// pixel that gets the colour, the leftmost in the highest bit.
    pub(super) fn stencil(
        &mut self,
        at: Point,
        width: i32,
        height: i32,
        rows: &[u8],
        colour: Colour,
    ) {
        let place = Bounds::of(&area(at.x, at.y, width, height));
        let seen = place.within(self.clip);
        if seen.left >= seen.right || seen.top >= seen.bottom {
            return;
        }
        let length = row_length(width as usize);
        let (above, below) = ((seen.top - at.y) as usize, (seen.bottom - at.y) as usize);
        let Some(rows) = rows.get(above * length..below * length) else {
            return;
        };
        let (width, height) = (self.size.width as i32, self.size.height as i32);
        let (from, step) = if self.turned {
            ((height - 1 - seen.top) * width + width - seen.right, -width)
        } else {
            (seen.top * width + seen.left, width)
        };
        let stamp = Stamp {
            from: from as usize,
            step: step as isize,
            width: (seen.right - seen.left) as usize,
            hidden: (seen.left - at.x) as u32,
            backwards: self.turned,
            ink: colour.index(),
        };
        match length {
            1 => stamp.rows(self.pixels, rows.as_chunks::<1>().0),
            2 => stamp.rows(self.pixels, rows.as_chunks::<2>().0),
            3 => stamp.rows(self.pixels, rows.as_chunks::<3>().0),
            _ => stamp.rows(self.pixels, rows.as_chunks::<4>().0),
        }
    }

    /// The rows of `area` that may be drawn on.
    pub fn rows(&self, area: &Rectangle) -> Range<i32> {
        let bounds = Bounds::of(area);
        bounds.top.max(self.clip.top)..bounds.bottom.min(self.clip.bottom)
    }

    /// Gives each pixel of `area` a new colour or leaves it alone. `look` gets
    /// the place of the pixel.
    pub fn weave(&mut self, area: Rectangle, mut look: impl FnMut(Point) -> Option<Colour>) {
        let bounds = Bounds::of(&area).within(self.clip);
        let turned = self.turned;
        for y in bounds.top..bounds.bottom {
            let Some(run) = self.run(y, bounds.left, bounds.right) else {
                continue;
            };
            let mut x = bounds.left;
            let mut paint = |byte: &mut u8| {
                if let Some(colour) = look(Point::new(x, y)) {
                    *byte = colour.index();
                }
                x += 1;
            };
            if turned {
                run.iter_mut().rev().for_each(&mut paint);
            } else {
                run.iter_mut().for_each(&mut paint);
            }
        }
    }

    /// A sprite with its top left corner at `at`.
    pub fn sprite(&mut self, sprite: &Sprite, at: Point, inks: Inks) {
        let seen = Bounds::of(&Rectangle::new(at, sprite.size())).within(self.clip);
        let inks = inks.by_tone();
        let turned = self.turned;
        let first = (seen.left - at.x).max(0) as usize;
        for y in seen.top..seen.bottom {
            let row = sprite.row(y - at.y);
            if let Some(run) = self.run(y, seen.left, seen.right) {
                match turned {
                    true => colour_in(run.iter_mut().rev(), row, first, &inks),
                    false => colour_in(run.iter_mut(), row, first, &inks),
                }
            }
        }
    }

    /// A sprite scaled up by a whole number.
    pub fn sprite_scaled(&mut self, sprite: &Sprite, at: Point, scale: i32, inks: Inks) {
        let size = sprite.size() * scale.max(1) as u32;
        self.weave(Rectangle::new(at, size), |point| {
            inks.of(sprite.tone((point - at) / scale.max(1)))
        });
    }
}

/// Gives pixels the inks of a sprite's row, from one of its columns on.
#[inline(never)]
fn colour_in<'a>(
    run: impl Iterator<Item = &'a mut u8>,
    row: &[u8],
    first: usize,
    inks: &[Option<Colour>; 4],
) {
    for (column, byte) in (first..).zip(run) {
        let Some(tones) = row.get(column / 4) else {
            return;
        };
        if let Some(ink) = inks[usize::from(tones >> (column % 4 * 2) & 3)] {
            *byte = ink.index();
        }
    }
}

/// Where the rows of a letter go in the frame.
struct Stamp {
    /// The first pixel of the first row, and how far it is to the next row.
    from: usize,
    step: isize,
    /// Pixels of a row that are in sight, and those before them that are not.
    width: usize,
    hidden: u32,
    backwards: bool,
    ink: u8,
}

impl Stamp {
    /// On its own for each length of rows, so that the loops keep everything in
    /// registers.
    #[inline(never)]
    fn rows<const N: usize>(&self, frame: &mut [u8], rows: &[[u8; N]]) {
        let mut from = self.from;
        for row in rows {
            let word = row
                .iter()
                .fold(0, |word, byte| word << 8 | u32::from(*byte));
            let bits = word << (32 - 8 * N as u32) << self.hidden;
            let Some(run) = frame.get_mut(from..from + self.width) else {
                return;
            };
            if self.backwards {
                stamp(run.iter_mut().rev(), bits, self.ink);
            } else {
                stamp(run.iter_mut(), bits, self.ink);
            }
            from = from.wrapping_add_signed(self.step);
        }
    }
}

/// Gives those pixels the ink that a bit is set for, from the highest.
#[inline(always)]
fn stamp<'a>(run: impl Iterator<Item = &'a mut u8>, mut bits: u32, ink: u8) {
    for byte in run {
        if bits == 0 {
            break;
        }
        if bits >> 31 != 0 {
            *byte = ink;
        }
        bits <<= 1;
    }
}

impl OriginDimensions for Canvas<'_> {
    fn size(&self) -> Size {
        self.size
    }
}

impl DrawTarget for Canvas<'_> {
    type Color = Colour;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Colour>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        for Pixel(at, colour) in pixels {
            self.pixel(at, colour);
        }
        Ok(())
    }

    fn fill_contiguous<I: IntoIterator<Item = Colour>>(
        &mut self,
        area: &Rectangle,
        colours: I,
    ) -> Result<(), Infallible> {
        let mut colours = colours.into_iter();
        let bounds = Bounds::of(area);
        for y in bounds.top..bounds.bottom {
            let (from, to) = (
                bounds.left.max(self.clip.left),
                bounds.right.min(self.clip.right),
            );
            if y < self.clip.top || y >= self.clip.bottom || from >= to {
                colours
                    .by_ref()
                    .take(area.size.width as usize)
                    .for_each(drop);
                continue;
            }
            colours
                .by_ref()
                .take((from - bounds.left) as usize)
                .for_each(drop);
            let row = colours.by_ref().take((to - from) as usize);
            let turned = self.turned;
            if let Some(run) = self.run(y, from, to) {
                let paint = |(byte, colour): (&mut u8, Colour)| *byte = colour.index();
                if turned {
                    run.iter_mut().rev().zip(row).for_each(paint);
                } else {
                    run.iter_mut().zip(row).for_each(paint);
                }
            }
            colours
                .by_ref()
                .take((bounds.right - to) as usize)
                .for_each(drop);
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Colour) -> Result<(), Infallible> {
        self.rect(*area, colour);
        Ok(())
    }

    fn clear(&mut self, colour: Colour) -> Result<(), Infallible> {
        self.fill(colour);
        Ok(())
    }
}
