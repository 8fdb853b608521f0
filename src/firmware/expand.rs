//! From the frame of palette indexes to the bytes that the panel wants: 16 bits a pixel, high byte first.

/// How many colours an index can name.
pub const COLOURS: usize = 256;

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

    /// Expands a rectangle of the frame, row by row, into `out`, and returns how many pixels that were. `stride` is
    /// the width of the frame. What lies outside the frame or does not fit is left out.
    #[must_use]
    pub fn expand(&self, frame: &[u8], stride: usize, area: Area, out: &mut [u16]) -> usize {
        let mut done = 0;
        for row in area.top..area.top + area.height {
            let from = row * stride + area.left;
            let Some(indexes) = frame.get(from..from + area.width) else {
                break;
            };
            let Some(room) = out.get_mut(done..done + area.width) else {
                break;
            };
            self.row(indexes, room);
            done += area.width;
        }
        done
    }

    fn row(&self, indexes: &[u8], room: &mut [u16]) {
        // Four at a time: the loop's own cost would be half of the work.
        let (fours, rest) = indexes.as_chunks::<4>();
        let (rooms, room_rest) = room.as_chunks_mut::<4>();
        for (four, room) in fours.iter().zip(rooms) {
            *room = four.map(|index| self.0[usize::from(index)]);
        }
        for (index, room) in rest.iter().zip(room_rest) {
            *room = self.0[usize::from(*index)];
        }
    }
}

/// A rectangle of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

#[cfg(test)]
mod tests {
    use super::{Area, Wires};

    fn palette() -> Wires {
        Wires::new(|index| 0x1200 | u16::from(index))
    }

    #[test]
    fn pixels_leave_in_rows_with_the_high_byte_first() {
        let frame: [u8; 12] = core::array::from_fn(|i| i as u8);
        let mut out = [0; 8];
        let area = Area {
            left: 1,
            top: 1,
            width: 3,
            height: 2,
        };
        assert_eq!(palette().expand(&frame, 4, area, &mut out), 6);
        let bytes = out.map(u16::to_ne_bytes);
        assert_eq!(
            bytes[..6],
            [
                [0x12, 5],
                [0x12, 6],
                [0x12, 7],
                [0x12, 9],
                [0x12, 10],
                [0x12, 11]
            ]
        );
        assert_eq!(out[6..], [0, 0]);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let mut out = [0; 4];
        let area = Area {
            left: 0,
            top: 0,
            width: 3,
            height: 9,
        };
        assert_eq!(palette().expand(&[7; 12], 4, area, &mut out), 3);
        assert_eq!(palette().expand(&[7; 2], 4, area, &mut out), 0);
    }
}
