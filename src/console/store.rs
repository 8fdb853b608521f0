//! What is kept when the power goes: which records there are, and how they are read back.
//!
//! The console never touches a flash chip or a browser. It puts records that changed into an outbox; the front end takes
//! them out and keeps them under their key. At the start the front end hands every record back. A record is versioned
//! and checked as a whole: what does not read back exactly is none, and the console goes on with a fresh one.
//!
//! | key | record |
//! |---|---|
//! | 1 | settings |
//! | 2 | the household: names, shapes, person or computer |
//! | 3 | statistics |
//! | 5 | how each game was set up last |
//! | 4 | the last game that could not be read, set aside as it was |
//! | 6 | how often a device was switched on; its front end counts, and the console leaves it alone |
//! | 7 | which of the tips that accompany a first game were seen |
//! | 256 and up | the running game of one kind; the number follows from the game's id |

use parlour_rules::save::crc32;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The longest record; one sector of the device's flash holds it.
pub const MAX_RECORD: usize = 4064;

const VERSION: u8 = 2;
/// The first version, which is read as well.
const FIRST: u8 = 1;
const CHECK_BYTES: usize = 4;

/// The name of a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(u16);

impl Key {
    /// The settings of the device.
    pub const SETTINGS: Key = Key(1);
    /// Who usually plays.
    pub const HOUSEHOLD: Key = Key(2);
    /// Games played and won.
    pub const STATISTICS: Key = Key(3);
    /// How each game was set up last.
    pub const HABITS: Key = Key(5);
    /// Which of the tips that accompany a first game were seen.
    pub const TIPS: Key = Key(7);
    /// A record that could not be read.
    pub const ASIDE: Key = Key(4);
    /// How often a device was switched on; the front end's own.
    pub const SWITCHED_ON: Key = Key(6);

    /// The running game of one kind.
    pub fn game(id: &str) -> Key {
        let check = crc32(id.as_bytes());
        // The lower half of Sorry! is that of Hearts, and a saved game keeps its key.
        let half = if id == "sorry" { check >> 16 } else { check };
        Key(256 | (half as u16 & 0x7FFF))
    }

    /// The key with a number, as a front end keeps it.
    pub const fn from_number(number: u16) -> Key {
        Key(number)
    }

    /// The number of the key.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// Every record that is not a running game.
pub(crate) const HOUSE_KEYS: [Key; 6] = [
    Key::SETTINGS,
    Key::HOUSEHOLD,
    Key::STATISTICS,
    Key::HABITS,
    Key::TIPS,
    Key::ASIDE,
];

/// Writes a record with version and check; nothing where it does not fit.
pub fn write<'a, T: Serialize>(value: &T, room: &'a mut [u8]) -> Option<&'a [u8]> {
    *room.first_mut()? = VERSION;
    let used = postcard::to_slice(value, room.get_mut(1..)?).ok()?.len() + 1;
    seal(room, used)
}

/// Closes a record of `used` bytes with its check.
pub(crate) fn seal(room: &mut [u8], used: usize) -> Option<&[u8]> {
    let check = crc32(room.get(..used)?);
    room.get_mut(used..used + CHECK_BYTES)?
        .copy_from_slice(&check.to_le_bytes());
    room.get(..used + CHECK_BYTES)
}

/// The content of a sealed record, if it is whole.
pub(crate) fn unseal(bytes: &[u8]) -> Option<&[u8]> {
    let (content, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK_BYTES)?)?;
    (crc32(content).to_le_bytes() == check).then_some(content)
}

/// A record of the house.
pub(crate) trait Kept: Serialize + DeserializeOwned {
    /// Reads it as it was written before something was added at its end.
    fn shorter(_body: &[u8]) -> Option<Self> {
        None
    }

    /// Reads it as the first version wrote it; where nothing has changed since, as it is written now.
    fn first(body: &[u8]) -> Option<Self> {
        whole(body).or_else(|| Self::shorter(body))
    }
}

/// Reads a record, also one of the first version; nothing where it is damaged or of a version to come.
pub(crate) fn read<T: Kept>(bytes: &[u8]) -> Option<T> {
    match unseal(bytes)?.split_first()? {
        (&VERSION, body) => whole(body).or_else(|| T::shorter(body)),
        (&FIRST, body) => T::first(body),
        _ => None,
    }
}

/// A value that takes up all of the bytes.
pub(crate) fn whole<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Some(value),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{CHECK_BYTES, FIRST, Key, VERSION, read, seal, write};
    use crate::settings::Settings;

    #[test]
    fn a_record_reads_back_and_a_damaged_one_does_not() {
        let mut room = [0; 64];
        let bytes = write(&Settings::default(), &mut room).unwrap().to_vec();
        assert_eq!(read::<Settings>(&bytes), Some(Settings::default()));
        for place in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[place] ^= 0x10;
            assert_eq!(read::<Settings>(&damaged), None);
            assert_eq!(read::<Settings>(&bytes[..place]), None);
        }
    }

    #[test]
    fn a_record_of_the_first_version_is_read_and_one_to_come_is_not() {
        let wished = Settings {
            sound: 5,
            ..Settings::default()
        };
        for (version, read_back) in [(FIRST, Some(wished)), (VERSION, Some(wished)), (3, None)] {
            let mut room = [0; 64];
            let used = write(&wished, &mut room).unwrap().len() - CHECK_BYTES;
            room[0] = version;
            let bytes = seal(&mut room, used).unwrap();
            assert_eq!(read::<Settings>(bytes), read_back);
        }
    }

    #[test]
    fn every_game_has_a_key_of_its_own() {
        let mut keys = std::vec::Vec::new();
        macro_rules! keys_of {
            ($($folder:ident => $game:ident,)*) => {
                $(keys.push(Key::game(<parlour_rules::$game as parlour_rules::Game>::INFO.id));)*
            };
        }
        parlour_rules::games!(keys_of);
        let count = keys.len();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}
