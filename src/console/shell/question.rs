//! A question over whatever is on the glass, answered with no or yes.

use crate::deed::Deed;
use crate::keys::Button;
use crate::paint::{Stage, area};
use crate::parts::dialog;
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction};

/// A question, and what is done when the answer is yes.
pub(super) struct Question {
    text: Line,
    deed: Deed,
    yes: bool,
}

impl Question {
    /// Puts a question; the answer that changes nothing has the focus.
    pub(super) fn new(text: Line, deed: Deed) -> Question {
        Question {
            text,
            deed,
            yes: false,
        }
    }

    /// Left and right choose, A answers, B means no. What is left of the question: nothing, once it is answered.
    pub(super) fn press(mut self, button: Button) -> (Option<Question>, Reaction<Deed>) {
        match button {
            Button::A if self.yes => (None, Reaction::Act(self.deed)),
            Button::A | Button::B => (None, Reaction::Nothing),
            Button::X | Button::Y => (Some(self), Reaction::Nothing),
            Button::Left | Button::Right | Button::Up | Button::Down => {
                self.yes = !self.yes;
                (Some(self), Reaction::Moved)
            }
        }
    }

    pub(super) fn draw(&self, stage: &mut Stage<'_>) {
        parts::bars::hints(stage, Hints::a("Choose").b("No"));
        let place = area((stage.width() - 200) / 2, 72, 200, 88);
        dialog::question(stage, place, &self.text, ["No", "Yes"], self.yes);
    }
}
