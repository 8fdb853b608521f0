//! Which of the tips that accompany the first game of a kind have been seen on this device: each is shown once.

use crate::store::{Kept, Key};
use heapless::Vec;
use parlour_rules::Info;
use serde::{Deserialize, Serialize};

/// How many games are remembered; more than the house has.
const GAMES: usize = 24;

/// For each game, by the number of its record, a bit for every tip that was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Seen(Vec<(u16, u8), GAMES>);

impl Seen {
    /// The tips of a game that were seen.
    pub(crate) fn of(&self, info: &Info) -> u8 {
        let game = Key::game(info.id).number();
        let found = self.0.iter().find(|(other, _)| *other == game);
        found.map_or(0, |(_, seen)| *seen)
    }

    /// Remembers that the tip with this number was seen.
    pub(crate) fn note(&mut self, info: &Info, number: u8) {
        let seen = self.of(info) | 1_u8.checked_shl(number.into()).unwrap_or(0);
        let game = Key::game(info.id).number();
        self.0.retain(|(other, _)| *other != game);
        if self.0.is_full() {
            self.0.remove(0);
        }
        let _ = self.0.push((game, seen));
    }
}

impl Kept for Seen {}

#[cfg(test)]
mod tests {
    use super::{GAMES, Seen};
    use crate::store::{self, MAX_RECORD};
    use parlour_rules::Info;

    fn info(number: usize) -> Info {
        let id: &'static str = std::format!("game {number}").leak();
        Info { id, ..Info::USUAL }
    }

    #[test]
    fn what_was_seen_of_each_game_is_kept() {
        let mut seen = Seen::default();
        for number in 0..GAMES {
            seen.note(&info(number), 0);
            seen.note(&info(number), number as u8 % 8);
        }
        let mut room = [0; MAX_RECORD];
        let bytes = store::write(&seen, &mut room).unwrap();
        assert_eq!(store::read(bytes), Some(seen.clone()));
        for number in 0..GAMES {
            assert_eq!(seen.of(&info(number)), 1 | 1 << (number % 8));
        }
        // More games than there are: the one longest unchanged gives way.
        seen.note(&info(GAMES), 3);
        assert_eq!((seen.of(&info(0)), seen.of(&info(1))), (0, 3));
        assert_eq!(seen.of(&info(GAMES)), 8);
    }
}
