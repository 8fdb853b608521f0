//! The log: what happened in this game, as far as whoever looks may know.

use super::{Glance, Hold, Step};
use crate::keys::Button;
use crate::paint::Stage;

/// How far the log is scrolled back from its end.
#[derive(Default)]
pub(super) struct Log {
    back: usize,
}

impl Log {
    pub(super) fn press(&mut self, button: Button, hold: &Hold<'_>) -> Step {
        let lines = hold.table.log_length();
        match button {
            Button::B | Button::A | Button::X => Step::Back,
            Button::Up if self.back + 1 < lines => {
                self.back += 1;
                Step::Moved
            }
            Button::Down if self.back > 0 => {
                self.back -= 1;
                Step::Moved
            }
            _ => Step::Stay,
        }
    }

    pub(super) fn draw(&self, glance: &Glance<'_>, stage: &mut Stage<'_>) {
        glance
            .table
            .draw_log(self.back, glance.settings.large_text, stage);
    }
}
