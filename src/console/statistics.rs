//! Games played and won, wins in a row and the best result, for each game and player.
//!
//! Persons and computers are told apart, also where they have the same name. Where two play, a person's games against each
//! level of the computer are counted by themselves as well.

use crate::people::{NAME_LETTERS, Name};
use crate::store::{Kept, whole};
use core::cmp::Reverse;
use heapless::{String, Vec};
use parlour_rules::save::crc32;
use parlour_rules::{Mark, order};
use serde::{Deserialize, Serialize};

/// How many players of games are remembered; the one that played longest ago gives way.
const ROWS: usize = 128;

/// What a tally counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side(u8);

impl Side {
    /// All games of a person.
    pub const PERSON: Side = Side(0);
    /// All games of a computer.
    pub const COMPUTER: Side = Side(0xFE);
    /// Games from a time when persons and computers were not told apart; whoever plays next under this name takes them over.
    const EARLIER: Side = Side(0xFF);

    /// The games of a person against a computer of this level.
    pub const fn against(level: u8) -> Side {
        Side(level)
    }

    /// Against which level of the computer the games were played, if only those are counted.
    pub fn level(self) -> Option<u8> {
        let all = [Side::PERSON, Side::COMPUTER, Side::EARLIER];
        (!all.contains(&self)).then_some(self.0)
    }
}

/// One player's record in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    game: u32,
    // A length of one byte: there are many of these.
    name: String<NAME_LETTERS, u8>,
    side: Side,
    /// How many of the latest games were won without another between them.
    pub run: u8,
    /// The most that ever were.
    pub longest: u8,
    /// Games played to the end.
    pub played: u16,
    /// Games won, shared wins included.
    pub won: u16,
    /// The best result, in games that name one.
    pub best: Option<Mark>,
}

impl Tally {
    fn new(game: u32, name: &str, side: Side) -> Tally {
        let mut short = String::new();
        for letter in name.chars() {
            // A name is no longer than this.
            let _ = short.push(letter);
        }
        Tally {
            game,
            name: short,
            side,
            run: 0,
            longest: 0,
            played: 0,
            won: 0,
            best: None,
        }
    }

    /// The same with what was counted before there were runs.
    fn counted(self, played: u16, won: u16, best: Option<Mark>) -> Tally {
        Tally {
            played,
            won,
            best,
            ..self
        }
    }

    /// The player's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which games are counted.
    pub fn side(&self) -> Side {
        self.side
    }

    fn note(&mut self, won: bool, mark: Option<Mark>) {
        self.played = self.played.saturating_add(1);
        self.won = self.won.saturating_add(u16::from(won));
        self.run = if won { self.run.saturating_add(1) } else { 0 };
        self.longest = self.longest.max(self.run);
        if let Some(mark) = mark
            && self.best.is_none_or(|best| mark.beats(best))
        {
            self.best = Some(mark);
        }
    }
}

/// What stands before the tallies. They themselves came first in former records, which began with their number and not
/// with nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Edition {
    #[default]
    WithRuns,
}

/// The records of all players in all games, the latest last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics(Edition, Vec<Tally, ROWS>);

impl Statistics {
    /// Notes a finished game for one player.
    pub fn note(&mut self, game: &str, name: &Name, side: Side, won: bool, mark: Option<Mark>) {
        let game = crc32(game.as_bytes());
        let known = |side| {
            let same =
                |tally: &Tally| (tally.game, tally.side) == (game, side) && *tally.name == **name;
            self.1.iter().position(same)
        };
        let earlier = || known(Side::EARLIER).filter(|_| side.level().is_none());
        let mut tally = match known(side).or_else(earlier) {
            Some(place) => self.1.remove(place),
            None => Tally::new(game, name, side),
        };
        tally.side = side;
        tally.note(won, mark);
        if self.1.is_full() {
            self.1.remove(0);
        }
        let _ = self.1.push(tally);
    }

    /// The records of one game: persons before computers, the most wins first, and each of them before what they did against
    /// single levels.
    pub fn of(&self, game: &str) -> Vec<&Tally, ROWS> {
        let game = crc32(game.as_bytes());
        let in_game = || self.1.iter().filter(|tally| tally.game == game);
        let mut rows: Vec<&Tally, ROWS> = in_game().collect();
        order::least_first(&mut rows, |&tally| {
            let whole = in_game().find(|all| all.side == Side::PERSON && all.name == tally.name);
            let by = match tally.side.level() {
                Some(_) => whole.unwrap_or(tally),
                None => tally,
            };
            let computer = tally.side == Side::COMPUTER;
            (
                computer,
                Reverse(by.won),
                by.played,
                &tally.name,
                tally.side.0,
            )
        });
        rows
    }

    /// Tallies that were written without runs and sides.
    fn former(tallies: impl Iterator<Item = (u32, Name, u16, u16, Option<Mark>)>) -> Statistics {
        let tally = |(game, name, played, won, best): (u32, Name, u16, u16, Option<Mark>)| {
            Tally::new(game, &name, Side::EARLIER).counted(played, won, best)
        };
        Statistics(Edition::WithRuns, tallies.map(tally).collect())
    }
}

impl Kept for Statistics {
    /// The record before this one.
    fn shorter(body: &[u8]) -> Option<Statistics> {
        let former: Vec<(u32, Name, u16, u16, Option<Mark>), ROWS> = whole(body)?;
        Some(Statistics::former(former.into_iter()))
    }

    fn first(body: &[u8]) -> Option<Statistics> {
        let former: Vec<(u32, Name, u16, u16), ROWS> = whole(body)?;
        let unmarked = former.into_iter();
        let tallies = unmarked.map(|(game, name, played, won)| (game, name, played, won, None));
        Some(Statistics::former(tallies))
    }
}

#[cfg(test)]
mod tests {
    use super::{ROWS, Side, Statistics};
    use crate::people::{Name, name_of};
    use crate::store::{self, Kept, MAX_RECORD};
    use parlour_rules::Mark;
    use parlour_rules::save::crc32;
    use std::vec::Vec;

    fn person(statistics: &mut Statistics, game: &str, name: &str, won: bool) {
        statistics.note(game, &name_of(name), Side::PERSON, won, None);
    }

    /// Name, games and wins of each record of a game.
    fn rows(statistics: &Statistics, game: &str) -> Vec<(std::string::String, u16, u16)> {
        let rows = statistics.of(game).into_iter();
        rows.map(|row| (row.name().into(), row.played, row.won))
            .collect()
    }

    #[test]
    fn wins_are_counted_by_game_and_name() {
        let mut statistics = Statistics::default();
        person(&mut statistics, "chess", "Anna", true);
        person(&mut statistics, "chess", "Anna", false);
        person(&mut statistics, "chess", "Otto", true);
        person(&mut statistics, "hearts", "Anna", true);
        let expected = [("Otto".into(), 1, 1), ("Anna".into(), 2, 1)];
        assert_eq!(rows(&statistics, "chess"), expected);
    }

    #[test]
    fn a_computer_is_no_person_of_the_same_name_and_comes_later() {
        let mut statistics = Statistics::default();
        for _ in 0..3 {
            statistics.note("hearts", &name_of("Otto"), Side::COMPUTER, true, None);
        }
        person(&mut statistics, "hearts", "Otto", false);
        let expected = [("Otto".into(), 1, 0), ("Otto".into(), 3, 3)];
        assert_eq!(rows(&statistics, "hearts"), expected);
        assert_eq!(statistics.of("hearts")[1].side(), Side::COMPUTER);
    }

    #[test]
    fn wins_in_a_row_are_counted_until_one_is_missed() {
        let mut statistics = Statistics::default();
        for won in [true, true, true, false, true, true] {
            person(&mut statistics, "hearts", "Anna", won);
        }
        let anna = statistics.of("hearts")[0];
        assert_eq!((anna.run, anna.longest), (2, 3));
    }

    #[test]
    fn what_was_won_against_a_level_stands_behind_the_whole() {
        let mut statistics = Statistics::default();
        for (name, level, won) in [("Bea", 2, true), ("Anna", 5, false), ("Anna", 2, true)] {
            person(&mut statistics, "chess", name, won);
            let side = Side::against(level);
            statistics.note("chess", &name_of(name), side, won, None);
        }
        let sides: Vec<_> = statistics
            .of("chess")
            .iter()
            .map(|row| row.side())
            .collect();
        let (two, five) = (Side::against(2), Side::against(5));
        assert_eq!(sides, [Side::PERSON, two, Side::PERSON, two, five]);
        assert_eq!(statistics.of("chess")[0].name(), "Bea");
    }

    #[test]
    fn the_best_mark_of_a_name_stays() {
        let mut statistics = Statistics::default();
        let anna = name_of("Anna");
        for passes in [34, 28, 40] {
            let mark = Some(Mark::fewest(passes));
            statistics.note("bingo", &anna, Side::PERSON, true, mark);
        }
        person(&mut statistics, "bingo", "Anna", false);
        let best = statistics.of("bingo").first().and_then(|tally| tally.best);
        assert_eq!(best, Some(Mark::fewest(28)));
    }

    /// The longest record: every player of a game that is remembered, each with the largest numbers.
    fn full() -> Statistics {
        let mut statistics = Statistics::default();
        for row in 0..ROWS {
            let (game, name) = (
                std::format!("game {}", row / 2),
                std::format!("name {:03}", row % 2),
            );
            let mark = Some(Mark::most(u16::MAX - row as u16));
            statistics.note(&game, &name_of(&name), Side::COMPUTER, true, mark);
        }
        for tally in &mut statistics.1 {
            tally.game |= 1 << 31;
            (tally.played, tally.won) = (u16::MAX, u16::MAX);
            (tally.run, tally.longest) = (u8::MAX, u8::MAX);
        }
        statistics
    }

    #[test]
    fn the_best_of_every_player_of_a_game_is_kept() {
        let statistics = full();
        assert_eq!(statistics.1.len(), 128);
        let mut room = [0; MAX_RECORD];
        let kept = store::write(&statistics, &mut room).unwrap();
        let read: Statistics = store::read(kept).unwrap();
        for (row, tally) in read.1.iter().enumerate() {
            assert_eq!(tally.best, Some(Mark::most(u16::MAX - row as u16)));
        }
        assert_eq!(read, statistics);
    }

    #[test]
    fn former_statistics_are_read_and_go_over_to_whoever_plays_under_the_name() {
        let mark = Mark::fewest(31);
        let former: Vec<(u32, Name, u16, u16, Option<Mark>)> = ["Anna", "Otto"]
            .map(|name| (crc32(b"hearts"), name_of(name), 3, 2, Some(mark)))
            .to_vec();
        let mut room = [0; 128];
        let record = store::write(&former.as_slice(), &mut room).unwrap();
        let mut statistics: Statistics = store::read(record).unwrap();
        statistics.note("hearts", &name_of("Otto"), Side::COMPUTER, true, None);
        person(&mut statistics, "hearts", "Anna", true);
        let now: Vec<_> = statistics
            .of("hearts")
            .iter()
            .map(|row| (row.side(), row.played, row.won, row.run, row.best))
            .collect();
        let expected = [Side::PERSON, Side::COMPUTER].map(|side| (side, 4, 3, 1, Some(mark)));
        assert_eq!(now, expected);
        let nobody: Vec<(u32, Name, u16, u16, Option<Mark>)> = Vec::new();
        let record = store::write(&nobody.as_slice(), &mut room).unwrap();
        assert_eq!(store::read(record), Some(Statistics::default()));
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
    fn whoever_played_longest_ago_gives_way() {
        let mut statistics = Statistics::default();
        for number in 0..=ROWS {
            person(
                &mut statistics,
                &std::format!("game {number}"),
                "Anna",
                false,
            );
        }
        assert!(statistics.of("game 0").is_empty());
        assert_eq!(statistics.of("game 1").len(), 1);
    }
}
