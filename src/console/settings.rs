//! What the owner of the device may set, whatever is played.

use crate::parts::card::SuitColours;
use crate::store::{Kept, whole};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How fast things move. Records number the paces in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pace {
    /// With time to look at each move before the next one.
    Calm,
    /// In half the time, one move right after the other.
    Quick,
    /// At once.
    None,
    /// In two thirds of the time; all computers together pause a third as long as one of them does when calm.
    // Of a frame every 33 ms, 13 of 20 leave a card five.
    Normal,
}

impl Pace {
    /// How long something takes at this pace that takes `ms` when calm.
    pub const fn of(self, ms: u32) -> u32 {
        match self {
            Pace::Calm => ms,
            Pace::Normal => ms * 13 / 20,
            Pace::Quick => ms / 2,
            Pace::None => 0,
        }
    }

    /// How long something takes that takes `calm` when calm, and at any other pace what `hurried` comes to.
    pub const fn either(self, calm: u32, hurried: u32) -> u32 {
        match self {
            Pace::Calm => calm,
            _ => self.of(hurried),
        }
    }

    /// How long a computer's move is waited for or left to be seen at a table with so many computers, if that is `ms` when
    /// calm.
    pub fn pause(self, ms: u32, computers: usize) -> u32 {
        match self {
            Pace::Calm => ms,
            Pace::Normal => self.of(ms) / (2 * computers.max(1) as u32),
            Pace::Quick | Pace::None => 0,
        }
    }
}

/// The settings of the device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// Loudness from 0 (off) to 5.
    pub sound: u8,
    /// Backlight from 1 to 5.
    pub light: u8,
    /// How fast things move.
    pub pace: Pace,
    /// A colour for each suit instead of red and black.
    pub four_colours: bool,
    /// Larger text where it fits.
    pub large_text: bool,
    /// Turn the picture for the player opposite, in open games of two people.
    pub turn_picture: bool,
    /// Minutes without a key until the device sleeps; 0 never.
    pub sleep_minutes: u8,
    /// Whether tips accompany the first game of each kind.
    pub tips: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            sound: 2,
            light: 4,
            pace: Pace::Normal,
            four_colours: true,
            large_text: false,
            turn_picture: false,
            sleep_minutes: 5,
            tips: true,
        }
    }
}

impl Settings {
    /// The colours of the suits.
    pub const fn suit_colours(&self) -> SuitColours {
        if self.four_colours {
            SuitColours::Four
        } else {
            SuitColours::Two
        }
    }

    /// The same settings with every number in its range, for settings that come from storage.
    pub fn in_range(mut self) -> Settings {
        self.sound = self.sound.min(5);
        self.light = self.light.clamp(1, 5);
        self.sleep_minutes = self.sleep_minutes.min(60);
        self
    }
}

impl Kept for Settings {
    /// There were no tips to be switched off.
    fn shorter(body: &[u8]) -> Option<Settings> {
        let mut longer: Vec<u8, 16> = Vec::from_slice(body).ok()?;
        longer.push(1).ok()?;
        whole(&longer)
    }
}

#[cfg(test)]
mod tests {
    use super::{Pace, Settings};
    use crate::store::{Kept, write};

    #[test]
    fn what_hurries_takes_its_whole_time_when_calm() {
        assert_eq!(Pace::Calm.either(600, 300), 600);
        assert_eq!(Pace::Normal.either(600, 300), 195);
        assert_eq!(Pace::Quick.either(600, 300), 150);
        assert_eq!(Pace::None.either(600, 300), 0);
    }

    #[test]
    fn settings_from_before_there_were_tips_are_read_and_have_them() {
        // Sound, light, pace, suits, text, turn, sleep, as they stood in a record.
        let former = [3, 5, 1, 0, 1, 1, 10];
        let expected = Settings {
            sound: 3,
            light: 5,
            pace: Pace::Quick,
            four_colours: false,
            large_text: true,
            turn_picture: true,
            sleep_minutes: 10,
            tips: true,
        };
        assert_eq!(Settings::first(&former), Some(expected));
        assert_eq!(Settings::shorter(&former), Some(expected));
        assert_eq!(Settings::first(&former[1..]), None);
        let mut room = [0; 32];
        let now = write(&expected, &mut room).unwrap();
        assert_eq!(now[1..8], former);
    }
}
