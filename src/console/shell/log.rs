//! The log: what happened in this game, as far as whoever looks may know.

use super::{Glance, Hold};
use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::screen::Reaction;

/// How far the log is scrolled back from its end.
#[derive(Default)]
pub(crate) struct Log {
    back: usize,
}

impl Log {
    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Reaction<Deed> {
        let lines = hold.table.log_length();
        match button {
            Button::B | Button::A | Button::X => Reaction::Act(Deed::Back),
            Button::Up if self.back + 1 < lines => {
                self.back += 1;
                Reaction::Moved
            }
            Button::Down if self.back > 0 => {
                self.back -= 1;
                Reaction::Moved
            }
            _ => Reaction::Nothing,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        glance
            .table
            .draw_log(self.back, glance.settings.large_text, stage);
    }
}
