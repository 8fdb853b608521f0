//! The warning that the battery runs down: once at fifteen percent and once at five, and only between turns.

use crate::deed::Deed;
use crate::keys::Button;
use crate::line;
use crate::paint::{Canvas, Colour, Font, Stage, area};
use crate::parts::dialog::{self, Tone};
use crate::parts::{self, Charge, Hints};
use crate::screen::Reaction;
use embedded_graphics::geometry::Point;

/// How full the battery was when the warning came.
pub(crate) struct LowBattery(pub(super) Charge);

pub(super) fn press(button: Button) -> Reaction<Deed> {
    match button {
        Button::A | Button::B => Reaction::Act(Deed::Back),
        _ => Reaction::Nothing,
    }
}

impl LowBattery {
    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        let middle = stage.width() / 2;
        let place = area(middle - 96, 48, 192, 126);
        dialog::veil(stage);
        dialog::frame(stage, place, Tone::Danger);
        let left = line!("{} percent is left.", self.0.0);
        stage.item(place, ("low battery", &*left), |canvas| {
            draw_cell(canvas, Point::new(middle - 30, 62));
            let mut centre = |text, y, font, ink| {
                canvas.text_centre(text, Point::new(middle, y), font, ink);
            };
            centre("Battery is low", 100, Font::N14, Colour::INK);
            centre(&left, 123, Font::B10, Colour::INK);
            centre("Your game is saved.", 140, Font::B10, Colour::CLOVER);
        });
        parts::bars::hints(stage, Hints::a("Go on"));
    }
}

/// A large battery with little in it.
fn draw_cell(canvas: &mut Canvas<'_>, at: Point) {
    let body = area(at.x, at.y, 56, 28);
    canvas.round(body, 3, Colour::IVORY, Some((Colour::INK, 3)));
    canvas.rect(area(at.x + 56, at.y + 8, 5, 12), Colour::INK);
    canvas.rect(area(at.x + 5, at.y + 5, 8, 18), Colour::EMBER);
    canvas.rect(area(at.x + 28, at.y + 6, 3, 10), Colour::INK);
    canvas.rect(area(at.x + 28, at.y + 19, 3, 3), Colour::INK);
}
