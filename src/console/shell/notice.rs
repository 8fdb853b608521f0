//! A short text that has to be read before anything goes on.

use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::Reaction;
use heapless::String;

/// A heading and a few words.
pub(crate) struct Notice {
    heading: &'static str,
    text: String<128>,
}

pub(super) fn press(button: Button) -> Reaction<Deed> {
    match button {
        Button::A | Button::B => Reaction::Act(Deed::Back),
        _ => Reaction::Nothing,
    }
}

impl Notice {
    pub(super) fn new(heading: &'static str, words: &str) -> Notice {
        let mut text = String::new();
        for letter in words.chars() {
            // What does not fit is cut; the texts of the house are shorter.
            let _ = text.push(letter);
        }
        Notice { heading, text }
    }

    pub(super) fn heading(&self) -> &'static str {
        self.heading
    }

    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        parts::dialog::message(
            stage,
            parts::dialog::Tone::Calm,
            self.heading,
            &self.text,
            "",
        );
        parts::bars::hints(stage, Hints::a("Go on"));
    }
}
