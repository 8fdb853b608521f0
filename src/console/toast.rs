//! A short notice over whatever is on the glass; it goes by itself, or with the next press.

use crate::keys::reached;
use crate::paint::Stage;
use crate::parts::dialog::{self, Tone};
use crate::screen::Line;

/// How long a notice stays, in milliseconds.
const STAYS: u32 = 2000;

/// A short notice.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Toast {
    text: Line,
    tone: Tone,
    until: u32,
}

impl Toast {
    /// A piece of news.
    pub(crate) fn news(text: Line, now: u32) -> Toast {
        Toast {
            text,
            tone: Tone::Calm,
            until: now.wrapping_add(STAYS),
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

    /// Whether it has been there long enough.
    pub(crate) fn is_over(&self, now: u32) -> bool {
        reached(now, self.until)
    }

    pub(crate) fn draw(&self, stage: &mut Stage<'_>) {
        dialog::toast(stage, self.tone, &self.text);
    }
}
