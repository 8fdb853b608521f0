//! A short notice over whatever is on the glass; it goes by itself, or with the next press.

use crate::keys::reached;
use crate::paint::Stage;
use crate::parts::dialog::{self, Tone};
use crate::screen::Line;
use parlour_rules::Seat;

/// How long a notice stays, in milliseconds.
const STAYS: u32 = 2000;
/// How long a hint does: it is longer, and was asked for.
const HINT_STAYS: u32 = 8000;

/// A short notice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Toast {
    text: Line,
    tone: Tone,
    until: u32,
    /// Whom it is for, where it is a hint: nobody else is to read it.
    hint: Option<Seat>,
}

impl Toast {
    /// A piece of news.
    pub(crate) fn news(text: Line, now: u32) -> Toast {
        Toast {
            text,
            tone: Tone::Calm,
            until: now.wrapping_add(STAYS),
            hint: None,
        }
    }

    /// A hint for a seat.
    pub(crate) fn hint(text: Line, seat: Seat, now: u32) -> Toast {
        Toast {
            until: now.wrapping_add(HINT_STAYS),
            hint: Some(seat),
            ..Toast::news(text, now)
        }
    }

    /// Why something cannot be done.
    pub(crate) fn refusal(text: Line, now: u32) -> Toast {
        Toast {
            tone: Tone::Danger,
            ..Toast::news(text, now)
        }
    }

    /// What it says.
    pub(crate) fn words(&self) -> &str {
        &self.text
    }

    /// Whose hint it is, if it is one.
    pub(crate) fn hint_for(&self) -> Option<Seat> {
        self.hint
    }

    /// Whether it has been there long enough.
    pub(crate) fn is_over(&self, now: u32) -> bool {
        reached(now, self.until)
    }

    /// Draws it with these words in place of its own, where it is a hint that may not be read yet.
    pub(crate) fn draw(&self, words: &str, stage: &mut Stage<'_>) {
        dialog::toast(stage, self.tone, words);
    }
}
