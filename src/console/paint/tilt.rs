//! A small picture turned round its middle by any of 32 steps: for things that tumble. It is drawn upright into a square
//! of its own first, so whatever a canvas can draw can be turned; text inside it is not reported.

use embedded_graphics::geometry::{Point, Size};

use super::canvas::{Canvas, area};
use super::colour::Colour;

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
        self.weave(area(corner.x, corner.y, TILTED_ROOM, TILTED_ROOM), |at| {
            // Twice the distance from the middle to the middle of the pixel, to stay with whole numbers.
            let (x, y) = (2 * (at.x - middle.x) + 1, 2 * (at.y - middle.y) + 1);
            let upright = |along: i32| (along / 256 + TILTED).div_euclid(2);
            let (x, y) = (
                upright(x * cosine + y * sine),
                upright(y * cosine - x * sine),
            );
            let inside = (0..TILTED).contains(&x) && (0..TILTED).contains(&y);
            let place = usize::try_from(y * TILTED + x).ok().filter(|_| inside)?;
            let index = pixels.get(place).copied()?;
            (index != EMPTY).then(|| Colour::from_index(index))
        });
    }
}
