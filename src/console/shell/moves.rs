//! The list of the moves of this game.

use super::{Glance, Hold};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::screen::Reaction;

/// A press to the side goes so many lines.
const PAGE: usize = 8;

/// How far the list is scrolled back from its end.
#[derive(Default)]
pub(crate) struct Moves {
    back: usize,
}

impl Moves {
    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let most = hold.table.move_lines().saturating_sub(1);
        let back = match button {
            Button::B | Button::A | Button::X => return Reaction::Act(Deed::Back),
            Button::Up => self.back + 1,
            Button::Left => self.back + PAGE,
            Button::Down => self.back.saturating_sub(1),
            Button::Right => self.back.saturating_sub(PAGE),
            Button::Y => return Reaction::Nothing,
        }
        .min(most);
        if back == self.back {
            return Reaction::Nothing;
        }
        self.back = back;
        Reaction::Moved
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        glance.table.draw_moves(self.back, stage);
    }
}
