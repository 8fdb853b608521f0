//! Chips, and rows and stacks of them.

use embedded_graphics::geometry::Point;

use crate::paint::sprites::pieces;
use crate::paint::{Canvas, Colour, Inks, Stage, area};

/// How large a chip is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChipSize {
    /// 19 pixels.
    Large,
    /// 13 pixels.
    Small,
}

impl ChipSize {
    /// Its diameter.
    #[must_use]
    pub const fn pixels(self) -> i32 {
        match self {
            ChipSize::Large => 19,
            ChipSize::Small => 13,
        }
    }
}

/// Draws a chip with its one pixel of shadow.
pub fn draw(canvas: &mut Canvas<'_>, at: Point, size: ChipSize, colour: Colour) {
    let sprite = match size {
        ChipSize::Large => &pieces::CHIP,
        ChipSize::Small => &pieces::CHIP_SMALL,
    };
    canvas.disc(at + Point::new(0, 1), size.pixels(), Colour::EBONY);
    canvas.sprite(sprite, at, Inks::two(Colour::IVORY, colour));
}

/// A row of chips, each lying three pixels over the one before.
pub fn row(stage: &mut Stage<'_>, at: Point, size: ChipSize, colour: Colour, count: usize) {
    let pitch = size.pixels() - 3;
    let width = if count == 0 {
        0
    } else {
        pitch * (count as i32 - 1) + size.pixels()
    };
    stage.item(
        area(at.x, at.y, width, size.pixels() + 1),
        ("chips", colour, count),
        |canvas| {
            for chip in 0..count as i32 {
                draw(canvas, at + Point::new(pitch * chip, 0), size, colour);
            }
        },
    );
}

/// A stack of chips, each five pixels above the one below; `at` is the top
/// left of the lowest, `colours` go from the lowest to the highest.
pub fn stack(stage: &mut Stage<'_>, at: Point, size: ChipSize, colours: &[Colour]) {
    let height = 5 * (colours.len() as i32 - 1).max(0);
    let place = area(
        at.x,
        at.y - height,
        size.pixels(),
        size.pixels() + 1 + height,
    );
    stage.item(place, ("stack", colours), |canvas| {
        for (chip, &colour) in (0..).zip(colours) {
            draw(canvas, at - Point::new(0, 5 * chip), size, colour);
        }
    });
}
