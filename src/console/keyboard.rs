//! Typing with the d-pad: a keyboard of letters and one of figures and signs.
//!
//! Used wherever a word is entered. It knows keys and text, not what the text is for. [`Typing`] is what a screen needs of
//! it: a keyboard that comes, lies over everything else for a while, and goes.

use crate::keys::Button;
use crate::paint::Stage;
use crate::parts::keyboard::{Cursor, KeyCap, Page, key_at, nearest, row_length};
use crate::parts::{self, Hints};
use crate::screen::{Line, Reaction};
use heapless::String;

/// The longest text that can be typed.
pub const LONGEST: usize = 32;

/// What a press did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// Nothing.
    Nothing,
    /// The cursor or the text changed.
    Changed,
    /// There is no room for more, or nothing to enter.
    Refused,
    /// The text is done.
    Done,
    /// B was pressed and there was nothing left to delete.
    Left,
}

/// A keyboard with the text typed so far.
#[derive(Clone, Debug)]
pub struct Keyboard {
    text: String<LONGEST>,
    longest: usize,
    cursor: Cursor,
    page: Page,
    /// The text is the one that it started from; the first letter replaces it.
    selected: bool,
}

impl Keyboard {
    /// A keyboard that starts from a text and takes at most `longest` letters. Whoever types a letter begins anew, and
    /// whoever deletes one goes on with the rest.
    pub fn new(text: &str, longest: usize) -> Keyboard {
        let longest = longest.min(LONGEST);
        let mut start = String::new();
        for letter in text.chars().take(longest) {
            let _ = start.push(letter);
        }
        Keyboard {
            selected: !start.is_empty(),
            text: start,
            longest,
            cursor: Cursor { row: 1, column: 4 },
            page: Page::Letters,
        }
    }

    /// The text so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The key under the cursor.
    fn key(&self) -> KeyCap {
        key_at(self.page, self.cursor).unwrap_or(KeyCap::Space)
    }

    /// A button was pressed. A types, B deletes, the cursor wraps at every edge.
    pub fn press(&mut self, button: Button) -> Typed {
        match button {
            Button::Left | Button::Right => {
                let keys = row_length(self.page, self.cursor.row);
                let step = if button == Button::Right { 1 } else { keys - 1 };
                self.cursor.column = (self.cursor.column + step) % keys;
            }
            Button::Up | Button::Down => {
                let row = (self.cursor.row + if button == Button::Down { 1 } else { 3 }) % 4;
                self.cursor = nearest(self.page, self.cursor, row);
            }
            Button::A => return self.strike(),
            Button::B => {
                self.selected = false;
                if self.text.pop().is_none() {
                    return Typed::Left;
                }
            }
            Button::X | Button::Y => return Typed::Nothing,
        }
        Typed::Changed
    }

    fn strike(&mut self) -> Typed {
        match self.key() {
            KeyCap::Swap => {
                self.page = match self.page {
                    Page::Letters => Page::Figures,
                    Page::Figures => Page::Letters,
                }
            }
            KeyCap::Enter if self.text.trim().is_empty() => return Typed::Refused,
            KeyCap::Enter => return Typed::Done,
            KeyCap::Space if self.text.is_empty() => return Typed::Refused,
            KeyCap::Space => {
                self.selected = false;
                return self.add(' ');
            }
            KeyCap::Sign(sign) => {
                if core::mem::take(&mut self.selected) {
                    self.text.clear();
                }
                let first = self.text.is_empty() || self.text.ends_with(' ');
                return self.add(if first {
                    sign
                } else {
                    sign.to_ascii_lowercase()
                });
            }
        }
        Typed::Changed
    }

    fn add(&mut self, sign: char) -> Typed {
        if self.text.chars().count() >= self.longest || self.text.push(sign).is_err() {
            return Typed::Refused;
        }
        Typed::Changed
    }
}

/// A keyboard that lies over a screen while somebody types, or none.
#[derive(Clone, Debug, Default)]
pub struct Typing(Option<Keyboard>);

impl Typing {
    /// The keyboard comes, with a text to start from and room for so many letters.
    pub fn begin<A>(&mut self, text: &str, longest: usize) -> Reaction<A> {
        self.0 = Some(Keyboard::new(text, longest));
        Reaction::Moved
    }

    /// Whether it lies there.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// What follows from a button while the keyboard lies there; nothing where it does not. `enter` says what becomes of a
    /// text: where it is refused, it can be changed, and else the keyboard goes.
    pub fn press<A>(
        &mut self,
        button: Button,
        enter: impl FnOnce(&str) -> Reaction<A>,
    ) -> Option<Reaction<A>> {
        let keyboard = self.0.as_mut()?;
        let reaction = match keyboard.press(button) {
            Typed::Nothing => return Some(Reaction::Nothing),
            Typed::Changed => return Some(Reaction::Moved),
            Typed::Refused => return Some(Reaction::Refuse(Line::new())),
            Typed::Done => enter(keyboard.text()),
            Typed::Left => Reaction::Moved,
        };
        if !matches!(reaction, Reaction::Refuse(_)) {
            self.0 = None;
        }
        Some(reaction)
    }

    /// Whether there is a letter to delete.
    pub(crate) fn can_delete(&self) -> bool {
        self.0.as_ref().is_some_and(|it| !it.text.is_empty())
    }

    /// What the buttons do while the keyboard lies there.
    pub fn hints(&self) -> Option<Hints<'static>> {
        let keyboard = self.0.as_ref()?;
        let a = match keyboard.key() {
            KeyCap::Enter => "Done",
            _ => "Type",
        };
        let b = match self.can_delete() {
            true => "Delete",
            false => "Back",
        };
        Some(Hints::a(a).b(b))
    }

    /// Draws the keyboard on a ground of its own, with a caption below the text and a fact at its right, either of which may
    /// be empty; where there is no caption it says that a letter would replace the text. False where it does not lie there and the screen is to be drawn. Ask `scene.live` first: while something is
    /// shown that happened, as the end of the time, nobody types.
    pub fn draw(&self, stage: &mut Stage<'_>, caption: &str, fact: &str) -> bool {
        let Some(keyboard) = &self.0 else {
            return false;
        };
        parts::ground::walnut_table(stage);
        let caption = match (caption, keyboard.selected) {
            ("", true) => "A letter begins anew, B changes the end.",
            _ => caption,
        };
        parts::keyboard::field(stage, keyboard.text(), keyboard.selected);
        parts::keyboard::caption(stage, caption, fact);
        parts::keyboard::keys(stage, keyboard.page, keyboard.cursor);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::{Cursor, KeyCap, Keyboard, Typed, Typing};
    use crate::keys::Button;
    use crate::line;
    use crate::screen::{Line, Reaction};

    /// Moves the cursor to a letter and strikes it.
    fn strike(keyboard: &mut Keyboard, wanted: KeyCap) -> Typed {
        for _ in 0..4 {
            for _ in 0..10 {
                if keyboard.key() == wanted {
                    return keyboard.press(Button::A);
                }
                keyboard.press(Button::Right);
            }
            keyboard.press(Button::Down);
        }
        panic!("no key {wanted:?}");
    }

    #[test]
    fn a_name_begins_with_a_capital_and_ends_with_enter() {
        let mut keyboard = Keyboard::new("", 8);
        for letter in "BERTIE".chars() {
            assert_eq!(strike(&mut keyboard, KeyCap::Sign(letter)), Typed::Changed);
        }
        assert_eq!(keyboard.text(), "Bertie");
        assert_eq!(strike(&mut keyboard, KeyCap::Enter), Typed::Done);
    }

    #[test]
    fn a_full_text_takes_no_more_and_an_empty_one_cannot_be_entered() {
        let mut keyboard = Keyboard::new("Bernadette", 8);
        assert_eq!(keyboard.text(), "Bernadet");
        keyboard.press(Button::B);
        assert_eq!(strike(&mut keyboard, KeyCap::Sign('T')), Typed::Changed);
        assert_eq!(strike(&mut keyboard, KeyCap::Sign('T')), Typed::Refused);
        for _ in 0..8 {
            assert_eq!(keyboard.press(Button::B), Typed::Changed);
        }
        assert_eq!(keyboard.press(Button::B), Typed::Left);
        assert_eq!(strike(&mut keyboard, KeyCap::Enter), Typed::Refused);
    }

    #[test]
    fn the_first_letter_takes_the_place_of_a_name_that_was_there() {
        let mut keyboard = Keyboard::new("Bertie", 8);
        assert_eq!(keyboard.press(Button::Left), Typed::Changed);
        assert_eq!(strike(&mut keyboard, KeyCap::Swap), Typed::Changed);
        assert_eq!(keyboard.text(), "Bertie");
        strike(&mut keyboard, KeyCap::Swap);
        strike(&mut keyboard, KeyCap::Sign('M'));
        strike(&mut keyboard, KeyCap::Sign('O'));
        assert_eq!(keyboard.text(), "Mo");
    }

    #[test]
    fn whoever_deletes_a_letter_goes_on_with_the_rest() {
        let mut keyboard = Keyboard::new("Bertie", 8);
        keyboard.press(Button::B);
        strike(&mut keyboard, KeyCap::Sign('A'));
        assert_eq!(keyboard.text(), "Bertia");
    }

    #[test]
    fn b_is_labelled_for_what_it_does() {
        let mut typing = Typing::default();
        typing.begin::<Line>("Jo", 8);
        let no = |_: &str| Reaction::<Line>::Refuse(Line::new());
        for label in ["Delete", "Delete", "Back"] {
            assert_eq!(typing.hints().and_then(|hints| hints.b), Some(label));
            typing.press(Button::B, no);
        }
        assert!(!typing.is_open());
    }

    #[test]
    fn the_cursor_wraps_and_never_leaves_the_keys() {
        let mut keyboard = Keyboard::new("", 8);
        for step in 0..400 {
            let button = [
                Button::Up,
                Button::Left,
                Button::Down,
                Button::Right,
                Button::Down,
            ][step * 7 % 5];
            keyboard.press(button);
            let Cursor { row, column } = keyboard.cursor;
            assert!(
                row < 4 && column < [10, 9, 7, 3][usize::from(row)],
                "{row} {column}"
            );
        }
    }

    #[test]
    fn figures_are_one_key_away() {
        let mut keyboard = Keyboard::new("", 8);
        strike(&mut keyboard, KeyCap::Swap);
        strike(&mut keyboard, KeyCap::Sign('7'));
        assert_eq!(keyboard.text(), "7");
    }

    #[test]
    fn what_was_entered_can_be_refused_and_changed_and_else_the_keyboard_goes() {
        let mut typing = Typing::default();
        let longer = |text: &str| match text.len() {
            1 => Reaction::Refuse(line!("Too short")),
            _ => Reaction::Act(line!("{text}")),
        };
        assert_eq!(typing.press(Button::A, longer), None);
        assert_eq!(typing.begin::<Line>("A", 8), Reaction::Moved);
        let enter = |typing: &mut Typing| {
            typing.press(Button::Down, longer);
            typing.press(Button::Down, longer);
            typing.press(Button::Right, longer);
            typing.press(Button::A, longer)
        };
        let refused = Reaction::Refuse(line!("Too short"));
        assert_eq!(enter(&mut typing), Some(refused));
        assert!(typing.is_open() && typing.hints().is_some());
        for button in [Button::B, Button::B] {
            assert_eq!(typing.press(button, longer), Some(Reaction::Moved));
        }
        assert!(!typing.is_open() && typing.hints().is_none());
        typing.begin::<Line>("Anna", 8);
        assert_eq!(enter(&mut typing), Some(Reaction::Act(line!("Anna"))));
        assert!(!typing.is_open());
    }
}
