//! Runs of pixels, where most of the time of a picture goes: filled
//! rectangles, patterns that repeat, dots. They are written in words of four
//! pixels wherever the frame's memory allows it.

use bytemuck::pod_align_to_mut;
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;

use super::canvas::{Bounds, Canvas};
use super::colour::Colour;

/// How many pixels a word holds.
const WORD: usize = 4;

/// A pattern of `H` rows that repeats in both directions; each row is `W`
/// groups of four colours.
pub type Pattern<const W: usize, const H: usize> = [[[Colour; WORD]; W]; H];

impl Canvas<'_> {
    /// A run of pixels in row `y`, from `left` up to but not including `right`.
    pub fn span(&mut self, y: i32, left: i32, right: i32, colour: Colour) {
        if let Some(run) = self.run(y, left, right) {
            run.fill(colour.index());
        }
    }

    /// A filled rectangle.
    pub fn rect(&mut self, area: Rectangle, colour: Colour) {
        let block = self.block(&area);
        if block.columns > 0 {
            block.fill(self.memory(), colour.index());
        }
    }

    /// Pixels of row `y` that are `STEP` columns apart, one of them at column
    /// `start`, from `left` up to but not including `right`.
    pub fn dots<const STEP: usize>(
        &mut self,
        y: i32,
        left: i32,
        right: i32,
        start: i32,
        colour: Colour,
    ) {
        let left = left.max(self.clip().top_left.x);
        let turned = self.is_turned();
        let Some(run) = self.run(y, left, right) else {
            return;
        };
        let mut first = (start - left).rem_euclid(STEP as i32) as usize;
        if turned {
            // The leftmost column is the last in memory.
            let Some(last) = (run.len() - 1).checked_sub(first) else {
                return;
            };
            first = last % STEP;
        }
        if STEP <= WORD && WORD.is_multiple_of(STEP) {
            stipple::<STEP>(run, first, colour.index());
        } else if let Some(run) = run.get_mut(first..) {
            run.iter_mut()
                .step_by(STEP)
                .for_each(|byte| *byte = colour.index());
        }
    }

    /// A pattern over all of `area`, of which the first colour stands at
    /// `origin`.
    pub fn tile<const W: usize, const H: usize>(
        &mut self,
        area: Rectangle,
        pattern: &Pattern<W, H>,
        origin: Point,
    ) {
        let bounds = Bounds::of(&area);
        let rows = self.rows(&area);
        let left = bounds.left.max(self.clip().top_left.x);
        let right = bounds.right.min(self.clip_right());
        let turned = self.is_turned();
        let first_row = (rows.start - origin.y).rem_euclid(H as i32);
        let order = if turned {
            Order::new(right - 1 - origin.x, -1, W)
        } else {
            Order::new(left - origin.x, 1, W)
        };
        for above in 0..H as i32 {
            let row = pattern.get(((first_row + above) % H as i32) as usize);
            let Some(groups) = row else { return };
            let mut thread = Thread {
                groups,
                order,
                ready: None,
            };
            for y in (rows.start + above..rows.end).step_by(H) {
                if let Some(run) = self.run(y, left, right) {
                    thread.lay(run);
                }
            }
        }
    }
}

/// A rectangle of the frame's memory; by default an empty one.
#[derive(Default)]
pub(super) struct Block {
    /// The first pixel of its first row.
    pub(super) first: usize,
    pub(super) columns: usize,
    pub(super) rows: usize,
    /// From a row to the next.
    pub(super) stride: usize,
}

/// Fewer columns than the one, in fewer rows than the other, are filled sooner
/// pixel by pixel.
const NARROW: usize = 24;
const FEW: usize = 4;

impl Block {
    /// Gives it one colour.
    #[inline(never)]
    fn fill(&self, pixels: &mut [u8], ink: u8) {
        let end = self.first + self.columns;
        let (head, words, _) = pod_align_to_mut::<u8, u32>(pixels);
        let uneven = !head.is_empty() || !self.stride.is_multiple_of(WORD);
        if uneven || self.columns < NARROW && self.rows < FEW {
            let rows = pixels.get_mut(self.first..).unwrap_or_default();
            for row in rows.chunks_mut(self.stride.max(1)).take(self.rows) {
                row.get_mut(..self.columns).unwrap_or_default().fill(ink);
            }
            return;
        }
        let words = words.get_mut(self.first / WORD..).unwrap_or_default();
        let length = end.div_ceil(WORD) - self.first / WORD;
        let ends = Ends {
            ink: u32::from(ink) * 0x0101_0101,
            // A word's first pixel is in its lowest byte in these processors, and in any other after this.
            first: (u32::MAX << (8 * (self.first % WORD))).to_le(),
            last: (u32::MAX >> (8 * (end.next_multiple_of(WORD) - end))).to_le(),
        };
        ends.fill(words, length, self.rows, self.stride / WORD);
    }
}

/// What of the first and the last word of a row is filled, and with what.
struct Ends {
    ink: u32,
    first: u32,
    last: u32,
}

impl Ends {
    /// Fills rows of words. On its own, so that the loops keep most in registers.
    #[inline(never)]
    fn fill(&self, words: &mut [u32], length: usize, rows: usize, stride: usize) {
        let rows = words.chunks_mut(stride).take(rows);
        match length {
            1 => self.fill_one(rows),
            2 => self.fill_two(rows),
            _ => self.fill_many(rows, length),
        }
    }

    fn fill_one<'a>(&self, rows: impl Iterator<Item = &'a mut [u32]>) {
        let mask = self.first & self.last;
        for row in rows {
            if let [word, ..] = row {
                *word = *word & !mask | self.ink & mask;
            }
        }
    }

    fn fill_two<'a>(&self, rows: impl Iterator<Item = &'a mut [u32]>) {
        let (first, last) = (self.ink & self.first, self.ink & self.last);
        for row in rows {
            if let [one, other, ..] = row {
                *one = *one & !self.first | first;
                *other = *other & !self.last | last;
            }
        }
    }

    fn fill_many<'a>(&self, rows: impl Iterator<Item = &'a mut [u32]>, length: usize) {
        let ink = self.ink;
        for row in rows {
            if let Some([first, middle @ .., last]) = row.get_mut(..length) {
                *first = *first & !self.first | ink & self.first;
                let (eights, rest) = middle.as_chunks_mut::<8>();
                for eight in eights {
                    *eight = [ink; 8];
                }
                for one in rest {
                    *one = ink;
                }
                *last = *last & !self.last | ink & self.last;
            }
        }
    }
}

/// Gives every `STEP`th pixel of a run a colour, from the first on.
#[inline(never)]
fn stipple<const STEP: usize>(run: &mut [u8], first: usize, ink: u8) {
    let (head, words, tail) = pod_align_to_mut::<u8, u32>(run);
    let meets = |at: usize| at % STEP == first;
    let (before, after) = (head.len(), head.len() + words.len() * WORD);
    for (at, byte) in head.iter_mut().enumerate() {
        if meets(at) {
            *byte = ink;
        }
    }
    let mask: [u8; WORD] = core::array::from_fn(|at| if meets(before + at) { 0xFF } else { 0 });
    let mask = u32::from_ne_bytes(mask);
    let inked = (u32::from(ink) * 0x0101_0101) & mask;
    for word in words {
        *word = *word & !mask | inked;
    }
    for (at, byte) in (after..).zip(tail) {
        if meets(at) {
            *byte = ink;
        }
    }
}

/// Which colour of a pattern's row a pixel of a run gets.
#[derive(Clone, Copy)]
struct Order {
    first: i32,
    step: i32,
    length: i32,
}

impl Order {
    const fn new(first: i32, step: i32, groups: usize) -> Self {
        let length = (groups * WORD) as i32;
        Self {
            first: first.rem_euclid(length),
            step,
            length,
        }
    }

    fn colour(self, at: usize) -> usize {
        (self.first + self.step * at as i32).rem_euclid(self.length) as usize
    }
}

/// One row of a pattern while it is laid over some rows of the frame.
struct Thread<'a, const W: usize> {
    groups: &'a [[Colour; WORD]; W],
    order: Order,
    /// The row as words, for runs that have so many pixels before their first
    /// word. In most frames that is the same for all rows.
    ready: Option<(usize, [u32; W])>,
}

impl<const W: usize> Thread<'_, W> {
    fn ink(&self, at: usize) -> u8 {
        let colours = self.groups.as_flattened();
        let colour = colours.get(self.order.colour(at));
        colour.map_or(0, |colour| colour.index())
    }

    fn words(&mut self, before: usize) -> [u32; W] {
        match self.ready {
            Some((ready, words)) if ready == before => words,
            _ => {
                let four =
                    |word: usize| core::array::from_fn(|at| self.ink(before + word * WORD + at));
                let words = core::array::from_fn(|word| u32::from_ne_bytes(four(word)));
                self.ready = Some((before, words));
                words
            }
        }
    }

    fn lay(&mut self, run: &mut [u8]) {
        let (head, words, tail) = pod_align_to_mut::<u8, u32>(run);
        let (before, after) = (head.len(), head.len() + words.len() * WORD);
        for (at, byte) in head.iter_mut().enumerate() {
            *byte = self.ink(at);
        }
        let period = self.words(before);
        let (whole, rest) = words.as_chunks_mut();
        whole.fill(period);
        for (word, ready) in rest.iter_mut().zip(period) {
            *word = ready;
        }
        for (at, byte) in (after..).zip(tail) {
            *byte = self.ink(at);
        }
    }
}

/// A row of colours in groups of four, for a [`Pattern`]; it is repeated until
/// it comes out even.
pub const fn groups<const N: usize, const W: usize>(row: [Colour; N]) -> [[Colour; WORD]; W] {
    assert!((W * WORD).is_multiple_of(N));
    let mut groups = [[row[0]; WORD]; W];
    let mut at = 0;
    while at < W * WORD {
        groups[at / WORD][at % WORD] = row[at % N];
        at += 1;
    }
    groups
}
