//! The eight buttons, and what holding one down means.
//!
//! Front ends report presses and releases as they happen; repeating a held direction and telling a tap from a hold is
//! done here, once, so that every device feels the same and a recorded list of keys gives the same pictures everywhere.

/// A button of the device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// D-pad up.
    Up,
    /// D-pad down.
    Down,
    /// D-pad left.
    Left,
    /// D-pad right.
    Right,
    /// Does what is focused.
    A,
    /// Goes back; never commits anything.
    B,
    /// Only looks.
    X,
    /// The menu.
    Y,
}

impl Button {
    /// All buttons, in the order of their numbers.
    pub const ALL: [Button; 8] = [
        Button::Up,
        Button::Down,
        Button::Left,
        Button::Right,
        Button::A,
        Button::B,
        Button::X,
        Button::Y,
    ];

    /// The button as it is meant by the player opposite, to whom the device lies the other way round.
    pub const fn turned(self) -> Button {
        match self {
            Button::Up => Button::Down,
            Button::Down => Button::Up,
            Button::Left => Button::Right,
            Button::Right => Button::Left,
            other => other,
        }
    }

    /// Whether it is one of the four directions.
    pub(crate) const fn is_direction(self) -> bool {
        matches!(
            self,
            Button::Up | Button::Down | Button::Left | Button::Right
        )
    }
}

/// Milliseconds until a held direction begins to repeat.
const REPEAT_AFTER: u32 = 400;
/// Milliseconds between two repeats.
const REPEAT_EVERY: u32 = 90;
/// Milliseconds after which A is held and not pressed.
const HELD: u32 = 600;

/// Which buttons are down, and when the held direction repeats next.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Held {
    down: u8,
    repeating: Option<Repeating>,
    /// When A went down last.
    a_since: u32,
}

/// A held direction.
#[derive(Clone, Copy, Debug)]
struct Repeating {
    button: Button,
    /// When it went down.
    since: u32,
    /// When it repeats next.
    due: u32,
}

impl Held {
    /// Notes a press; false when the button was down already.
    pub(crate) fn press(&mut self, button: Button, now: u32) -> bool {
        let fresh = !self.is_down(button);
        self.down |= 1 << button as u8;
        if fresh && (button.is_direction() || button == Button::B) {
            self.repeating = Some(Repeating {
                button,
                since: now,
                due: now.wrapping_add(REPEAT_AFTER),
            });
        }
        if fresh && button == Button::A {
            self.a_since = now;
        }
        fresh
    }

    /// Notes a release.
    pub(crate) fn release(&mut self, button: Button) {
        self.down &= !(1 << button as u8);
        if self.repeating.is_some_and(|held| held.button == button) {
            self.repeating = None;
        }
    }

    /// Whether the button is down now.
    pub(crate) const fn is_down(&self, button: Button) -> bool {
        self.down & (1 << button as u8) != 0
    }

    /// Whether no button is down now.
    pub(crate) const fn is_free(&self) -> bool {
        self.down == 0
    }

    /// What went down before this moment repeats no more: it was meant for something else.
    pub(crate) fn forget_before(&mut self, moment: u32) {
        self.repeating = self.repeating.filter(|held| reached(held.since, moment));
    }

    /// Whether A is held, to run on.
    pub(crate) const fn runs_on(&self, now: u32) -> bool {
        self.is_down(Button::A) && now.wrapping_sub(self.a_since) >= HELD
    }

    /// The direction that repeats at this moment, or B, which deletes on a keyboard. At most one a call, so a late tick never
    /// runs away.
    pub(crate) fn repeat(&mut self, now: u32) -> Option<Button> {
        let held = self.repeating.as_mut()?;
        if !reached(now, held.due) {
            return None;
        }
        held.due = now.wrapping_add(REPEAT_EVERY);
        Some(held.button)
    }
}

/// Whether a moment has come, on a clock that wraps round.
pub(crate) const fn reached(now: u32, moment: u32) -> bool {
    now.wrapping_sub(moment) < u32::MAX / 2
}

#[cfg(test)]
mod tests {
    use super::{Button, Held, reached};

    #[test]
    fn a_held_direction_repeats_after_a_pause_and_stops_when_released() {
        let mut held = Held::default();
        assert!(held.press(Button::Left, 1000));
        assert_eq!(held.repeat(1399), None);
        assert_eq!(held.repeat(1400), Some(Button::Left));
        assert_eq!(held.repeat(1450), None);
        assert_eq!(held.repeat(1490), Some(Button::Left));
        held.release(Button::Left);
        assert_eq!(held.repeat(5000), None);
    }

    #[test]
    fn a_direction_that_was_meant_for_something_else_repeats_no_more() {
        let mut held = Held::default();
        held.press(Button::Left, 1000);
        held.forget_before(1000);
        assert_eq!(held.repeat(1400), Some(Button::Left));
        held.forget_before(1450);
        assert_eq!(held.repeat(5000), None);
        assert!(!held.is_free());
        held.release(Button::Left);
        assert!(held.is_free());
    }

    #[test]
    fn a_button_that_is_down_cannot_be_pressed_again_and_a_never_repeats() {
        let mut held = Held::default();
        assert!(held.press(Button::A, 0));
        assert!(!held.press(Button::A, 10));
        assert_eq!(held.repeat(9999), None);
    }

    #[test]
    fn a_is_held_when_it_has_been_down_for_a_while() {
        let mut held = Held::default();
        held.press(Button::A, 100);
        assert!(!held.runs_on(699) && held.runs_on(700));
        held.press(Button::B, 710);
        assert!(held.runs_on(720));
        held.release(Button::A);
        assert!(!held.runs_on(9999));
        held.press(Button::A, 10_000);
        assert!(!held.runs_on(10_599));
    }

    #[test]
    fn the_clock_may_wrap() {
        assert!(reached(5, u32::MAX - 5));
        assert!(!reached(u32::MAX - 5, 5));
    }
}
