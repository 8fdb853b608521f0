//! What outlives a reset: a little memory that nothing clears, in which the program notes what it is doing, and, when it
//! stops by mistake, why. After a real loss of power the memory holds anything at all, so it is marked and checked.

use core::fmt::{self, Write};

/// Text of at most `N` bytes; what does not fit is cut.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Text<const N: usize> {
    length: u32,
    bytes: [u8; N],
}

impl<const N: usize> Text<N> {
    const EMPTY: Text<N> = Text {
        length: 0,
        bytes: [0; N],
    };

    /// The text from these words.
    pub fn of(words: impl fmt::Display) -> Text<N> {
        let mut text = Text::EMPTY;
        // Only too little room can stop it, and then it is full.
        let _ = write!(text, "{words}");
        text
    }

    /// What it says.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..self.length as usize).unwrap_or_default();
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

impl<const N: usize> Write for Text<N> {
    fn write_str(&mut self, words: &str) -> fmt::Result {
        for letter in words.chars() {
            let from = self.length as usize;
            let room = self.bytes.get_mut(from..from + letter.len_utf8());
            letter.encode_utf8(room.ok_or(fmt::Error)?);
            self.length += letter.len_utf8() as u32;
        }
        Ok(())
    }
}

/// What the program was doing and why it stopped.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Remains {
    mark: u32,
    panicked: u32,
    /// The id of the game that was running.
    pub game: Text<24>,
    /// How many actions it had seen.
    pub actions: u32,
    /// Where the mistake was noticed.
    pub place: Text<64>,
    /// What it was.
    pub message: Text<160>,
    check: u32,
}

/// "Parl", and the version of this layout.
const MARK: u32 = 0x5061_7201;

impl Remains {
    /// A program that runs and has nothing to tell.
    #[must_use]
    pub fn running(game: &str, actions: u32) -> Remains {
        Remains {
            mark: MARK,
            panicked: 0,
            game: Text::of(game),
            actions,
            place: Text::EMPTY,
            message: Text::EMPTY,
            check: 0,
        }
        .checked()
    }

    /// The same program after a mistake.
    #[must_use]
    pub fn stopped(self, place: impl fmt::Display, message: impl fmt::Display) -> Remains {
        Remains {
            panicked: 1,
            place: Text::of(place),
            message: Text::of(message),
            ..self
        }
        .checked()
    }

    fn checked(mut self) -> Remains {
        self.check = self.sum();
        self
    }

    /// A sum over all that matters (FNV-1a).
    fn sum(&self) -> u32 {
        let numbers = [self.mark, self.panicked, self.actions];
        numbers
            .iter()
            .flat_map(|number| number.to_le_bytes())
            .chain(self.game.as_str().bytes())
            .chain([0])
            .chain(self.place.as_str().bytes())
            .chain([0])
            .chain(self.message.as_str().bytes())
            .fold(0x811C_9DC5, |sum, byte| {
                (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
            })
    }

    /// Whether it stopped because of a mistake that it noticed itself.
    #[must_use]
    pub const fn has_panicked(&self) -> bool {
        self.panicked != 0
    }

    /// Whether this was written by the program and is still whole.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.mark == MARK && self.check == self.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::{Remains, Text};

    #[test]
    fn what_was_noted_reads_back() {
        let remains = Remains::running("checkers", 42)
            .stopped("console/table/flow.rs:12", "index out of bounds");
        assert!(remains.is_whole());
        assert!(remains.has_panicked());
        assert_eq!(remains.game.as_str(), "checkers");
        assert_eq!(remains.actions, 42);
        assert_eq!(remains.place.as_str(), "console/table/flow.rs:12");
        assert_eq!(remains.message.as_str(), "index out of bounds");
    }

    #[test]
    fn any_change_is_noticed() {
        let whole = Remains::running("checkers", 42);
        let changes: [fn(&mut Remains); 6] = [
            |remains| remains.mark ^= 1,
            |remains| remains.panicked = 1,
            |remains| remains.actions += 1,
            |remains| remains.game.bytes[0] ^= 1,
            |remains| remains.game.length = 900_000,
            |remains| remains.check = 0,
        ];
        for change in changes {
            let mut changed = whole;
            change(&mut changed);
            assert!(!changed.is_whole());
        }
    }

    #[test]
    fn long_words_are_cut_between_letters() {
        assert_eq!(Text::<4>::of("abcdef").as_str(), "abcd");
        assert_eq!(Text::<4>::of("abc\u{e9}").as_str(), "abc");
    }
}
