//! The start picture.

use super::{Glance, Hold, Room, games};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts;
use crate::screen::Reaction;

pub(super) fn press(button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
    match button {
        Button::Y => Reaction::Act(Deed::Menu),
        Button::A => Reaction::Act(Deed::Go(Room::Games(games::Games::of(hold.table.info())))),
        _ => Reaction::Nothing,
    }
}

pub(super) fn draw(glance: &Glance<'_>, stage: &mut Stage<'_>) {
    parts::start::start(
        stage,
        "A table you can pass around",
        (glance.now / 600).is_multiple_of(2),
    );
}
