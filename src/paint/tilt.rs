//! A small picture turned round its middle by any of 32 steps: for things that tumble. It is drawn upright into a square
//! of its own first, so whatever a canvas can draw can be turned; text inside it is not reported.

use embedded_graphics::geometry::{Point, Size};

use super::canvas::{Canvas, area};

/// The side of the square that can be turned.
pub const TILTED: i32 = 40;
/// The side of the square in which it finds room however it is turned.
pub const TILTED_ROOM: i32 = 58;
/// How many steps make a whole turn.
pub const TURN: i32 = 32;

const PIXELS: usize = (TILTED * TILTED) as usize;
/// A pixel that nothing has been drawn on.
const EMPTY: u8 = u8::MAX;
/// The sines of the steps of a quarter turn, in parts of 256.
const SINES: [i32; 9] = [0, 50, 98, 142, 181, 213, 237, 251, 256];

/// The sine of a step, in parts of 256.
fn sine(step: i32) -> i32 {
    let step = step.rem_euclid(TURN);
    let quarter = step % (TURN / 2);
    let place = quarter.min(TURN / 2 - quarter);
    let height = SINES.get(place as usize).copied().unwrap_or(0);
    if step < TURN / 2 { height } else { -height }
}

impl Canvas<'_> {
    /// What `draw` draws into a square of [`TILTED`] pixels, turned clockwise by so many steps, with the middle of the
    /// square at the upper left of the pixel `middle`.
    pub fn tilted(&mut self, middle: Point, step: i32, draw: impl FnOnce(&mut Canvas<'_>)) {
        let mut pixels = [EMPTY; PIXELS];
        draw(&mut Canvas::new(
            &mut pixels,
            Size::new_equal(TILTED as u32),
        ));
        let (sine, cosine) = (sine(step), sine(step + TURN / 4));
        let corner = middle - Point::new_equal(TILTED_ROOM / 2);
        let place = area(corner.x, corner.y, TILTED_ROOM, TILTED_ROOM);
        let left = corner.x.max(self.clip().top_left.x);
        let right = (corner.x + TILTED_ROOM).min(self.clip_right());
        let (first, way) = match self.is_turned() {
            true => (right - 1, -2),
            false => (left, 2),
        };
        for y in self.rows(&place) {
            // Twice the distance from the middle to the middle of the pixel, to stay with whole numbers.
            let (from, down) = (2 * (first - middle.x) + 1, 2 * (y - middle.y) + 1);
            let walk = Walk {
                along: from * cosine + down * sine,
                across: down * cosine - from * sine,
                along_each: way * cosine,
                across_each: -way * sine,
            };
            if let Some(run) = self.run(y, left, right) {
                walk.lay(&pixels, run);
            }
        }
    }
}

/// A row of the turned picture, on its way through the upright one: twice the distance from the middle in parts of 256, for
/// the first pixel, and what each further one adds.
struct Walk {
    along: i32,
    across: i32,
    along_each: i32,
    across_each: i32,
}

impl Walk {
    /// Gives the pixels of a run what lies upright in their places. On its own, so that the loop keeps everything in
    /// registers.
    #[inline(never)]
    fn lay(mut self, pixels: &[u8; PIXELS], run: &mut [u8]) {
        let upright = |distance: i32| (distance / 256 + TILTED) >> 1;
        for byte in run {
            let (x, y) = (upright(self.along), upright(self.across));
            let inside = (x as u32) < TILTED as u32 && (y as u32) < TILTED as u32;
            if inside
                && let Some(index) = pixels.get((y * TILTED + x) as usize)
                && *index != EMPTY
            {
                *byte = *index;
            }
            self.along += self.along_each;
            self.across += self.across_each;
        }
    }
}
