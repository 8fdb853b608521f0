//! Small instruments: battery, thinking dots, level bars, progress and switch.

use embedded_graphics::geometry::Point;

use crate::paint::{Canvas, Colour, Font, area};

/// How full the battery is, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Charge(pub u8);

impl Charge {
    /// From here down the gauge is ember.
    pub const LOW: Charge = Charge(15);

    /// Whether the battery needs the player's attention.
    #[must_use]
    pub const fn low(self) -> bool {
        self.0 <= Self::LOW.0
    }
}

/// The battery, 22 x 11 and its nub, on a ground of one colour.
pub fn battery(canvas: &mut Canvas<'_>, at: Point, charge: Charge, ground: Colour) {
    canvas.round(area(at.x, at.y, 22, 11), 2, ground, Some((Colour::HAZE, 1)));
    canvas.rect(area(at.x + 22, at.y + 3, 2, 5), Colour::HAZE);
    let (ink, least) = if charge.low() {
        (Colour::EMBER, 1)
    } else {
        (Colour::HAZE, 0)
    };
    let full = i32::from(charge.0.min(100)) * 18 / 100;
    canvas.rect(area(at.x + 2, at.y + 2, full.max(least), 7), ink);
}

/// Three dots of 5 pixels, the one numbered `phase` in brass.
pub fn thinking_dots(canvas: &mut Canvas<'_>, at: Point, phase: u32) {
    for dot in 0..3 {
        let ink = if dot == phase {
            Colour::BRASS
        } else {
            Colour::OAK
        };
        canvas.disc(at + Point::new(8 * dot as i32, 0), 5, ink);
    }
}

/// Five bars of growing height, `level` of them lit; 47 x 18.
pub fn level_bars(canvas: &mut Canvas<'_>, at: Point, level: u8, on_paper: bool) {
    let (lit, unlit) = match on_paper {
        true => (Colour::BRASS_LO, Colour::SAND),
        false => (Colour::BRASS, Colour::UMBER),
    };
    for bar in 0..5_u8 {
        let height = 6 + 3 * i32::from(bar);
        let ink = if bar < level { lit } else { unlit };
        canvas.rect(
            area(at.x + 10 * i32::from(bar), at.y + 18 - height, 7, height),
            ink,
        );
    }
}

/// A bar of 8 pixels, filled to `done` of `whole`.
pub fn progress(canvas: &mut Canvas<'_>, at: Point, width: i32, done: u32, whole: u32) {
    canvas.round(area(at.x, at.y, width, 8), 4, Colour::EBONY, None);
    let filled = (width as u32).saturating_mul(done.min(whole)) / whole.max(1);
    if filled > 0 {
        canvas.round(
            area(at.x, at.y, (filled as i32).max(8), 8),
            4,
            Colour::BRASS,
            None,
        );
    }
}

/// A switch of 32 x 16 with the word in it.
pub fn switch(canvas: &mut Canvas<'_>, at: Point, on: bool) {
    let place = area(at.x, at.y, 32, 16);
    if on {
        canvas.round(place, 8, Colour::BRASS, None);
        canvas.disc(at + Point::new(18, 3), 12, Colour::INK);
        canvas.text("on", at + Point::new(5, 4), Font::B8, Colour::INK);
    } else {
        canvas.round(place, 8, Colour::EBONY, Some((Colour::HAZE, 1)));
        canvas.disc(at + Point::new(3, 3), 12, Colour::HAZE);
        canvas.text("off", at + Point::new(15, 4), Font::B8, Colour::HAZE);
    }
}
