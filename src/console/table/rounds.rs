//! The rounds of a game as the score sheet keeps them: the totals after each, of which the oldest give way.

use heapless::Vec;
use parlour_rules::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// How many rounds are remembered.
pub(super) const ROUNDS: usize = 40;

/// The score of each seat.
pub(super) type Totals = [i32; MAX_SEATS];

fn score(totals: &Totals, seat: Seat) -> i32 {
    totals.get(seat.index()).copied().unwrap_or(0)
}

/// A finished round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Round {
    /// The scores after it.
    pub(super) totals: Totals,
    /// Something rare happened in it.
    pub(super) marked: bool,
}

/// The finished rounds, oldest first. What was played before the oldest that is remembered counts, but cannot be read
/// any more.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Rounds {
    /// How many rounds gave way.
    gone: u16,
    /// The scores after the last of those.
    before: Totals,
    kept: Vec<Round, ROUNDS>,
}

impl Rounds {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Rounds::default();
    }

    /// A game begins with these scores.
    pub(super) fn begin(&mut self, before: Totals) {
        self.before = before;
    }

    /// Notes a finished round.
    pub(super) fn add(&mut self, round: Round) {
        if self.kept.is_full() {
            let oldest = self.kept.remove(0);
            self.before = oldest.totals;
            self.gone = self.gone.saturating_add(1);
        }
        let _ = self.kept.push(round);
    }

    /// How many rounds were played.
    pub(super) fn played(&self) -> usize {
        usize::from(self.gone) + self.kept.len()
    }

    /// How many rounds are remembered.
    pub(super) fn kept(&self) -> usize {
        self.kept.len()
    }

    /// The number of a remembered round, counted from 1 at the start of the game.
    pub(super) fn number(&self, row: usize) -> usize {
        usize::from(self.gone) + row + 1
    }

    /// What a seat had after a remembered round.
    pub(super) fn total(&self, row: usize, seat: Seat) -> i32 {
        let round = self.kept.get(row);
        round.map_or(0, |round| score(&round.totals, seat))
    }

    /// What a seat gained in a remembered round.
    pub(super) fn gained(&self, row: usize, seat: Seat) -> i32 {
        let before = row.checked_sub(1).and_then(|row| self.kept.get(row));
        let before = before.map_or(&self.before, |round| &round.totals);
        match self.kept.get(row) {
            Some(_) => self.total(row, seat).saturating_sub(score(before, seat)),
            None => 0,
        }
    }

    /// Whether something rare happened in a remembered round.
    pub(super) fn is_marked(&self, row: usize) -> bool {
        self.kept.get(row).is_some_and(|round| round.marked)
    }

    /// Forgets the rounds after so many, because they were taken back.
    pub(super) fn take_back(&mut self, played: usize) {
        self.kept
            .truncate(played.saturating_sub(usize::from(self.gone)));
    }

    /// Writes as many of the latest rounds as there is room for.
    pub(super) fn write<'a>(&self, room: &'a mut [u8]) -> Option<&'a [u8]> {
        #[derive(Serialize)]
        struct Written<'r> {
            gone: u16,
            before: Totals,
            kept: &'r [Round],
        }
        let mut length = None;
        for first in 0..=self.kept.len() {
            let oldest = first.checked_sub(1).and_then(|last| self.kept.get(last));
            let written = Written {
                gone: self.gone.saturating_add(first as u16),
                before: oldest.map_or(self.before, |round| round.totals),
                kept: self.kept.get(first..).unwrap_or_default(),
            };
            length = postcard::to_slice(&written, room)
                .ok()
                .map(|bytes| bytes.len());
            if length.is_some() {
                break;
            }
        }
        room.get(..length?)
    }
}

#[cfg(test)]
mod tests {
    use super::{ROUNDS, Round, Rounds};
    use parlour_rules::{MAX_SEATS, Seat};

    /// So many rounds in which the first seat gains seven points each.
    fn sevens(rounds: usize) -> Rounds {
        let mut sheet = Rounds::default();
        for number in 1..=rounds {
            let mut totals = [0; MAX_SEATS];
            totals[0] = 7 * number as i32;
            sheet.add(Round {
                totals,
                marked: number % 10 == 0,
            });
        }
        sheet
    }

    #[test]
    fn a_long_game_numbers_its_rounds_truly_and_tells_what_each_brought() {
        let sheet = sevens(ROUNDS + 3);
        assert_eq!(sheet.played(), ROUNDS + 3);
        assert_eq!(sheet.kept(), ROUNDS);
        assert_eq!(sheet.number(0), 4);
        assert_eq!(sheet.number(ROUNDS - 1), ROUNDS + 3);
        for row in 0..ROUNDS {
            assert_eq!(sheet.gained(row, Seat::FIRST), 7, "row {row}");
        }
        assert!(sheet.is_marked(6));
    }

    #[test]
    fn a_round_that_was_taken_back_is_gone() {
        let mut sheet = sevens(ROUNDS + 3);
        sheet.take_back(ROUNDS + 1);
        assert_eq!(sheet.played(), ROUNDS + 1);
        assert_eq!(sheet.gained(ROUNDS - 3, Seat::FIRST), 7);
        assert_eq!(sheet.gained(ROUNDS - 2, Seat::FIRST), 0);
    }

    #[test]
    fn scores_beyond_sixteen_bits_are_kept() {
        let mut sheet = Rounds::default();
        for score in [40_000, -2_000_000] {
            let totals = [score; MAX_SEATS];
            sheet.add(Round {
                totals,
                marked: false,
            });
        }
        assert_eq!(sheet.gained(0, Seat::FIRST), 40_000);
        assert_eq!(sheet.gained(1, Seat::FIRST), -2_040_000);
    }

    #[test]
    fn a_small_room_keeps_the_latest_rounds_and_their_numbers() {
        let sheet = sevens(ROUNDS);
        let whole = sheet.write(&mut [0; 2048]).unwrap().len();
        let mut room = [0; 2048];
        for space in [whole, whole - 1, whole / 2, 40] {
            let bytes = sheet.write(&mut room[..space]).unwrap();
            let back: Rounds = postcard::from_bytes(bytes).unwrap();
            assert_eq!(back.played(), ROUNDS);
            assert_eq!(back.kept() == ROUNDS, space == whole);
            for row in 0..back.kept() {
                assert_eq!(back.gained(row, Seat::FIRST), 7);
            }
        }
        assert_eq!(sheet.write(&mut [0; 4]), None);
    }
}
