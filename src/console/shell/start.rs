//! The start picture.

use super::{Glance, Hold, Panel, Place, Step, games, menu};
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts;

pub(super) fn press(button: Button, hold: &Hold<'_>) -> Step {
    match button {
        Button::Y => Step::Open(Panel::Menu(menu::Menu::of_the_house())),
        Button::A => Step::Go(Place::Games(games::Games::of(hold.table.info()))),
        _ => Step::Stay,
    }
}

pub(super) fn draw(glance: &Glance<'_>, stage: &mut Stage<'_>) {
    parts::start::start(
        stage,
        "A table you can pass around",
        (glance.now / 600).is_multiple_of(2),
    );
}
