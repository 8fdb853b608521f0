//! Games played and won, and the best mark, for each game and name.

use crate::people::Name;
use crate::store::{Kept, whole};
use core::cmp::Reverse;
use heapless::Vec;
use parlour_rules::save::crc32;
use parlour_rules::{Mark, order};
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
    /// The best result, in games that name one.
    pub best: Option<Mark>,
}

/// The records of all names in all games, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics(Vec<Tally, ROWS>);

impl Statistics {
    /// Notes a finished game for one name.
    pub fn note(&mut self, game: &str, name: &Name, won: bool, mark: Option<Mark>) {
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
                best: None,
            },
        };
        tally.played = tally.played.saturating_add(1);
        tally.won = tally.won.saturating_add(u16::from(won));
        if let Some(mark) = mark
            && tally.best.is_none_or(|best| mark.beats(best))
        {
            tally.best = Some(mark);
        }
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

impl Kept for Statistics {
    fn first(body: &[u8]) -> Option<Statistics> {
        let former: Vec<(u32, Name, u16, u16), ROWS> = whole(body)?;
        let tallies = former.into_iter().map(|(game, name, played, won)| Tally {
            game,
            name,
            played,
            won,
            best: None,
        });
        Some(Statistics(tallies.collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::{ROWS, Statistics};
    use crate::people::name_of;
    use crate::store::{self, Kept, MAX_RECORD};
    use parlour_rules::Mark;
    use parlour_rules::save::crc32;

    #[test]
    fn wins_are_counted_by_game_and_name() {
        let mut statistics = Statistics::default();
        statistics.note("chess", &name_of("Anna"), true, None);
        statistics.note("chess", &name_of("Anna"), false, None);
        statistics.note("chess", &name_of("Otto"), true, None);
        statistics.note("hearts", &name_of("Anna"), true, None);
        let chess = statistics.of("chess");
        let rows: std::vec::Vec<_> = chess
            .iter()
            .map(|row| (row.name.as_str(), row.played, row.won))
            .collect();
        assert_eq!(rows, [("Otto", 1, 1), ("Anna", 2, 1)]);
    }

    #[test]
    fn the_best_mark_of_a_name_stays() {
        let mut statistics = Statistics::default();
        for passes in [34, 28, 40] {
            statistics.note("bingo", &name_of("Anna"), true, Some(Mark::fewest(passes)));
        }
        statistics.note("bingo", &name_of("Anna"), false, None);
        let best = statistics.of("bingo").first().and_then(|tally| tally.best);
        assert_eq!(best, Some(Mark::fewest(28)));
    }

    /// The longest record: every pair of game and name that is remembered, each with the largest numbers.
    fn full() -> Statistics {
        let mut statistics = Statistics::default();
        for row in 0..ROWS {
            let (game, name) = (
                std::format!("game {}", row / 2),
                std::format!("name {:03}", row % 2),
            );
            let mark = Some(Mark::most(u16::MAX - row as u16));
            statistics.note(&game, &name_of(&name), true, mark);
        }
        for tally in &mut statistics.0 {
            (tally.game, tally.played, tally.won) = (tally.game | 1 << 31, u16::MAX, u16::MAX);
        }
        statistics
    }

    #[test]
    fn the_best_of_every_pair_of_game_and_name_is_kept() {
        let statistics = full();
        assert_eq!(statistics.0.len(), 128);
        let mut room = [0; MAX_RECORD];
        let kept = store::write(&statistics, &mut room).unwrap();
        let read: Statistics = store::read(kept).unwrap();
        for (row, tally) in read.0.iter().enumerate() {
            assert_eq!(tally.best, Some(Mark::most(u16::MAX - row as u16)));
        }
        assert_eq!(read, statistics);
    }

    #[test]
    fn statistics_of_the_first_version_are_read() {
        let former = [(crc32(b"chess"), name_of("Anna"), 3u16, 2u16)];
        let mut body = [0; 64];
        let body = postcard::to_slice(former.as_slice(), &mut body).unwrap();
        let statistics = Statistics::first(body).unwrap();
        let chess = statistics.of("chess");
        assert_eq!((chess[0].played, chess[0].won), (3, 2));
        assert_eq!(chess[0].best, None);
    }

    #[test]
    fn the_pair_played_longest_ago_gives_way() {
        let mut statistics = Statistics::default();
        for number in 0..=ROWS {
            statistics.note(
                std::format!("game {number}").as_str(),
                &name_of("Anna"),
                false,
                None,
            );
        }
        assert!(statistics.of("game 0").is_empty());
        assert_eq!(statistics.of("game 1").len(), 1);
    }
}
