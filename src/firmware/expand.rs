//! From the frame of palette indexes to the bytes that the panel wants: 16 bits a pixel, high byte first.

/// How many colours an index can name.
pub const COLOURS: usize = 256;

/// Pixels that the frame keeps in one word. Every area that is expanded starts and ends at a multiple of it.
pub const GRAIN: usize = 4;

/// A rectangle of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// The first column.
    pub left: usize,
    /// The first row.
    pub top: usize,
    /// How many columns.
    pub width: usize,
    /// How many rows.
    pub height: usize,
}

impl Area {
    /// How many pixels it has.
    #[must_use]
    pub const fn pixels(self) -> usize {
        self.width * self.height
    }

    /// The same area with its sides moved outwards to multiples of the grain.
    #[must_use]
    pub const fn widened(self) -> Area {
        let left = self.left / GRAIN * GRAIN;
        let right = (self.left + self.width).next_multiple_of(GRAIN);
        Area {
            left,
            width: right - left,
            ..self
        }
    }

    /// Whether some pixel is in both.
    #[must_use]
    pub const fn meets(self, other: Area) -> bool {
        self.left < other.left + other.width
            && other.left < self.left + self.width
            && self.top < other.top + other.height
            && other.top < self.top + self.height
    }

    /// The smallest area around both.
    #[must_use]
    pub fn around(self, other: Area) -> Area {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Area {
            left,
            top,
            width: right - left,
            height: bottom - top,
        }
    }

    /// What is left of it without another that it meets: above, below, to the left and to the right; some may be empty.
    #[must_use]
    pub fn without(self, other: Area) -> [Area; 4] {
        let (right, bottom) = (self.left + self.width, self.top + self.height);
        let (top, end) = (
            self.top.max(other.top),
            bottom.min(other.top + other.height),
        );
        let beyond = other.left + other.width;
        let beside = |left: usize, right: usize| Area {
            left,
            top,
            width: right.saturating_sub(left),
            height: end - top,
        };
        [
            Area {
                height: top - self.top,
                ..self
            },
            Area {
                top: end,
                height: bottom - end,
                ..self
            },
            beside(self.left, other.left),
            beside(beyond, right),
        ]
    }

    /// Cuts off at most so many of its upper rows, as long as there are any.
    pub fn cut(&mut self, rows: usize) -> Option<Area> {
        let rows = rows.clamp(1, self.height.max(1));
        let upper = Area {
            height: rows,
            ..*self
        };
        self.height = self.height.checked_sub(rows)?;
        self.top += rows;
        Some(upper)
    }

    /// The words of each of its rows in a frame that is `stride` pixels wide.
    pub fn rows(self, frame: &[u32], stride: usize) -> impl Iterator<Item = &[u32]> {
        let width = self.width / GRAIN;
        (self.top..self.top + self.height).map_while(move |row| {
            let from = (row * stride + self.left) / GRAIN;
            frame.get(from..from + width)
        })
    }
}

/// Four pixels as they go over the wire, two in a word, the first of them in its lower half.
pub type Four = [u32; GRAIN / 2];

/// The palette, ready to be sent: each colour as two bytes in the order of the wire.
#[derive(Clone, Copy)]
pub struct Wires([u16; COLOURS]);

impl Wires {
    /// The palette from the 16 bits of each colour.
    pub fn new(rgb565: impl Fn(u8) -> u16) -> Wires {
        let mut wires = [0; COLOURS];
        for (index, wire) in (0..=u8::MAX).zip(&mut wires) {
            *wire = rgb565(index).to_be();
        }
        Wires(wires)
    }

    /// Expands an area of a frame that is `stride` pixels wide, row by row. What does not fit is left out.
    #[inline(never)]
    pub fn expand(&self, frame: &[u32], stride: usize, area: Area, out: &mut [Four]) {
        let mut room = out;
        for row in area.rows(frame, stride) {
            let width = row.len().min(room.len());
            let (these, rest) = room.split_at_mut(width);
            self.row(row, these);
            room = rest;
        }
    }

    // On its own, so that the loop keeps everything in registers. Most pixels look like those before them.
    #[inline(never)]
    fn row(&self, words: &[u32], room: &mut [Four]) {
        let mut former = words.first().copied().unwrap_or_default();
        let mut four = self.four(former);
        for (word, room) in words.iter().zip(room) {
            if *word != former {
                former = *word;
                four = self.four(former);
            }
            *room = four;
        }
    }

    #[inline(always)]
    fn four(&self, word: u32) -> Four {
        let [a, b, c, d] = word.to_le_bytes();
        [
            self.wire(a) | self.wire(b) << 16,
            self.wire(c) | self.wire(d) << 16,
        ]
    }

    #[inline(always)]
    fn wire(&self, index: u8) -> u32 {
        u32::from(self.0[usize::from(index)])
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::{Area, Wires};
    use std::vec::Vec;

    pub(crate) fn area(left: usize, top: usize, width: usize, height: usize) -> Area {
        Area {
            left,
            top,
            width,
            height,
        }
    }

    #[test]
    fn pixels_leave_in_rows_with_the_high_byte_first() {
        // Three rows of eight pixels, numbered.
        let frame: [u32; 6] = core::array::from_fn(|i| 0x0302_0100 + i as u32 * 0x0404_0404);
        let mut out = [[0; 2]; 3];
        let wires = Wires::new(|index| 0x1200 | u16::from(index));
        wires.expand(&frame, 8, area(4, 1, 4, 2), &mut out);
        let bytes: Vec<u8> = out
            .as_flattened()
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect();
        let wanted: Vec<u8> = [12, 13, 14, 15, 20, 21, 22, 23]
            .iter()
            .flat_map(|index| [0x12, *index])
            .collect();
        assert_eq!(bytes[..16], wanted);
        assert_eq!(bytes[16..], [0; 8]);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let mut out = [[0; 2]; 1];
        let wires = Wires::new(|_| 0xFFFF);
        wires.expand(&[0; 6], 8, area(0, 0, 8, 9), &mut out);
        assert_eq!(out, [[0xFFFF_FFFF; 2]]);
    }

    #[test]
    fn pixels_that_repeat_leave_as_often() {
        let frame = [1, 1, 0x0101_0101, 0x0101_0101, 1, 0];
        let wires = Wires::new(|index| [0, 0x3400][usize::from(index).min(1)]);
        let mut out = [[9; 2]; 6];
        wires.expand(&frame, 24, area(0, 0, 24, 1), &mut out);
        let (dark, light) = ([0x34, 0], [0x0034_0034; 2]);
        assert_eq!(out, [dark, dark, light, light, dark, [0; 2]]);
    }

    #[test]
    fn areas_are_widened_to_whole_groups() {
        assert_eq!(area(5, 1, 6, 2).widened(), area(4, 1, 8, 2));
        assert_eq!(area(4, 1, 8, 2).widened(), area(4, 1, 8, 2));
    }

    #[test]
    fn areas_meet_where_they_share_a_pixel_and_not_where_they_touch() {
        let one = area(4, 10, 8, 5);
        assert!(one.meets(area(8, 14, 4, 4)));
        assert!(one.meets(one));
        assert!(!one.meets(area(12, 10, 4, 5)));
        assert!(!one.meets(area(4, 15, 8, 1)));
        assert!(!one.meets(area(0, 0, 4, 40)));
    }

    #[test]
    fn an_area_is_cut_into_parts_until_nothing_is_left() {
        let mut whole = area(4, 10, 100, 29);
        assert_eq!(whole.cut(2), Some(area(4, 10, 100, 2)));
        assert_eq!(whole.cut(0), Some(area(4, 12, 100, 1)));
        assert_eq!(whole.cut(90), Some(area(4, 13, 100, 26)));
        assert_eq!(whole.cut(90), None);
        assert_eq!(whole.cut(1), None);
    }
}
