//! Games played and won, for each game and name.

use crate::people::Name;
use crate::store::Kept;
use core::cmp::Reverse;
use heapless::Vec;
use parlour_rules::order;
use parlour_rules::save::crc32;
use serde::{Deserialize, Serialize};

/// How many pairs of game and name are remembered; the pair that was played longest ago gives way.
const ROWS: usize = 128;

/// One name's record in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    game: u32,
    /// The player's name.
    pub name: Name,
    /// Games played to the end.
    pub played: u16,
    /// Games won, shared wins included.
    pub won: u16,
}

/// The records of all names in all games, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics(Vec<Tally, ROWS>);

impl Statistics {
    /// Notes a finished game for one name.
    pub fn note(&mut self, game: &str, name: &Name, won: bool) {
        let game = crc32(game.as_bytes());
        let known = self
            .0
            .iter()
            .position(|tally| tally.game == game && tally.name == *name);
        let mut tally = match known {
            Some(place) => self.0.remove(place),
            None => Tally {
                game,
                name: name.clone(),
                played: 0,
                won: 0,
            },
        };
        tally.played = tally.played.saturating_add(1);
        tally.won = tally.won.saturating_add(u16::from(won));
        if self.0.is_full() {
            self.0.remove(0);
        }
        let _ = self.0.push(tally);
    }

    /// The records of one game, the most wins first.
    pub fn of(&self, game: &str) -> Vec<&Tally, ROWS> {
        let game = crc32(game.as_bytes());
        let mut rows: Vec<&Tally, ROWS> =
            self.0.iter().filter(|tally| tally.game == game).collect();
        order::least_first(&mut rows, |&tally| {
            (Reverse(tally.won), tally.played, &tally.name)
        });
        rows
    }
}

impl Kept for Statistics {}

#[cfg(test)]
mod tests {
    use super::{ROWS, Statistics};
    use crate::people::name_of;

    #[test]
    fn wins_are_counted_by_game_and_name() {
        let mut statistics = Statistics::default();
        statistics.note("chess", &name_of("Anna"), true);
        statistics.note("chess", &name_of("Anna"), false);
        statistics.note("chess", &name_of("Otto"), true);
        statistics.note("hearts", &name_of("Anna"), true);
        let chess = statistics.of("chess");
        let rows: std::vec::Vec<_> = chess
            .iter()
            .map(|row| (row.name.as_str(), row.played, row.won))
            .collect();
        assert_eq!(rows, [("Otto", 1, 1), ("Anna", 2, 1)]);
    }

    #[test]
    fn the_pair_played_longest_ago_gives_way() {
        let mut statistics = Statistics::default();
        for number in 0..=ROWS {
            statistics.note(
                std::format!("game {number}").as_str(),
                &name_of("Anna"),
                false,
            );
        }
        assert!(statistics.of("game 0").is_empty());
        assert_eq!(statistics.of("game 1").len(), 1);
    }
}
