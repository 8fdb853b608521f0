//! What a game adds to the pause menu.

use super::Line;
use crate::line;
use heapless::String;

/// The words of an entry: as many letters as a row of the menu has room for.
pub type Label = String<24>;

/// An entry of the pause menu that decides something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenuEntry<A> {
    /// What the menu says: "Resign", "Call Bertie".
    pub label: Label,
    /// What is asked before it is done; nothing where it is done at once.
    pub question: Option<Line>,
    /// Whether it can be chosen while a computer thinks too.
    pub any_time: bool,
    /// What the seat to decide does by it, person or computer.
    pub action: A,
}

impl<A> MenuEntry<A> {
    /// An entry for the person who decides, who is asked whether that is meant.
    pub fn new(label: &str, action: A) -> MenuEntry<A> {
        let mut words = Label::new();
        for letter in label.chars() {
            let _ = words.push(letter);
        }
        MenuEntry {
            label: words,
            question: Some(line!("{label}?")),
            any_time: false,
            action,
        }
    }

    /// The same with a question of its own.
    #[must_use]
    pub fn asking(mut self, question: Line) -> MenuEntry<A> {
        self.question = Some(question);
        self
    }

    /// The same, done at once.
    #[must_use]
    pub fn unasked(mut self) -> MenuEntry<A> {
        self.question = None;
        self
    }

    /// The same, also while a computer thinks.
    #[must_use]
    pub fn any_time(mut self) -> MenuEntry<A> {
        self.any_time = true;
        self
    }

    /// The same for the table, which does not know the game's actions.
    pub(crate) fn without_action(self) -> MenuEntry<()> {
        MenuEntry {
            label: self.label,
            question: self.question,
            any_time: self.any_time,
            action: (),
        }
    }
}
