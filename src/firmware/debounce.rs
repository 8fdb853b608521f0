//! From contacts that bounce to presses and releases: a press is told at its first sign, and then the contact is
//! not believed for a while. It reads no pin and no clock.

/// How many contacts a board may have.
pub const CONTACTS: usize = 16;

/// How long a contact is not believed after it changed, in milliseconds. Switches of this size settle within five.
pub const SETTLES: u32 = 10;

/// A contact closed or opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Its number.
    pub contact: usize,
    /// Whether it closed.
    pub down: bool,
}

/// What is believed of every contact.
#[derive(Clone, Copy, Debug, Default)]
pub struct Debouncer {
    down: u16,
    changed: [u32; CONTACTS],
    unsettled: u16,
}

impl Debouncer {
    /// All contacts open.
    #[must_use]
    pub const fn new() -> Debouncer {
        Debouncer {
            down: 0,
            changed: [0; CONTACTS],
            unsettled: 0,
        }
    }

    /// Takes a reading of all contacts, one bit each: `closed` now, and `touched` where one was closed for a moment
    /// since the last reading although it may be open again. Tells every change.
    pub fn read(&mut self, now: u32, closed: u16, touched: u16, tell: &mut dyn FnMut(Change)) {
        // Most readings bring nothing new.
        let mut news = closed ^ self.down | touched | self.unsettled;
        while news != 0 {
            let contact = news.trailing_zeros() as usize;
            let bit = 1 << contact;
            news &= !bit;
            let Some(changed) = self.changed.get_mut(contact) else {
                break;
            };
            if self.unsettled & bit != 0 {
                if now.wrapping_sub(*changed) < SETTLES {
                    continue;
                }
                self.unsettled &= !bit;
            }
            let was_down = self.down & bit != 0;
            let down = closed & bit != 0 || (!was_down && touched & bit != 0);
            if down != was_down {
                self.down ^= bit;
                self.unsettled |= bit;
                *changed = now;
                tell(Change { contact, down });
            }
        }
    }

    /// Whether a contact has just changed, so that it has to be read again when it has settled.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.unsettled != 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, Debouncer, SETTLES};
    use std::vec::Vec;

    fn read(keys: &mut Debouncer, now: u32, closed: u16, touched: u16) -> Vec<(usize, bool)> {
        let mut told = Vec::new();
        keys.read(now, closed, touched, &mut |Change { contact, down }| {
            told.push((contact, down))
        });
        told
    }

    #[test]
    fn a_press_is_told_at_its_first_sign_and_bouncing_tells_nothing_more() {
        let mut keys = Debouncer::new();
        assert_eq!(read(&mut keys, 100, 0b100, 0), [(2, true)]);
        for now in 101..100 + SETTLES {
            assert_eq!(
                read(&mut keys, now, if now % 2 == 0 { 0b100 } else { 0 }, 0b100),
                []
            );
        }
        assert!(keys.is_busy());
        assert_eq!(read(&mut keys, 100 + SETTLES, 0b100, 0), []);
        assert!(!keys.is_busy());
        assert_eq!(read(&mut keys, 300, 0, 0), [(2, false)]);
        assert_eq!(read(&mut keys, 301, 0b100, 0b100), []);
        assert_eq!(read(&mut keys, 300 + SETTLES, 0, 0), []);
        assert!(!keys.is_busy());
    }

    #[test]
    fn a_tap_while_nobody_looked_is_a_press_and_then_a_release() {
        let mut keys = Debouncer::new();
        assert_eq!(read(&mut keys, 50, 0, 0b1), [(0, true)]);
        assert!(keys.is_busy());
        assert_eq!(read(&mut keys, 50 + SETTLES, 0, 0), [(0, false)]);
    }

    #[test]
    fn contacts_do_not_disturb_each_other_and_the_clock_may_wrap() {
        let mut keys = Debouncer::new();
        assert_eq!(read(&mut keys, u32::MAX - 2, 0b01, 0), [(0, true)]);
        assert_eq!(read(&mut keys, u32::MAX, 0b10, 0), [(1, true)]);
        assert_eq!(read(&mut keys, SETTLES - 3, 0b10, 0), [(0, false)]);
    }
}
