//! The report of a finished round, and what it is worth in a game for points.

use super::board::{Board, EACH, SEATS};
use super::options::Options;
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat};
use serde::{Deserialize, Serialize};

/// What a pawn at home is worth, and to the winner one of an opponent that is not.
pub const PAWN: u16 = 5;
/// The bonuses of the winner: if no opponent has more than so many pawns home.
const BONUSES: [(u8, u16); 3] = [(2, 25), (1, 50), (0, 100)];

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A seat brought the last pawn of its side home.
    Home(Seat),
    /// The deck was used up for the last time (R27).
    Cards,
}

/// A finished round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Report {
    /// How it ended.
    pub ending: Ending,
    /// The pawns that each seat has home.
    pub home: PerSeat<u8, SEATS>,
}

impl Report {
    /// The report of a board.
    pub(super) fn of(board: &Board, ending: Ending) -> Report {
        let mut home = PerSeat::default();
        for seat in board.players().seats() {
            home[seat] = board.home(seat);
        }
        Report { ending, home }
    }

    /// The seat that has brought all its pawns home.
    pub fn winner(&self) -> Option<Seat> {
        match self.ending {
            Ending::Home(seat) => Some(seat),
            Ending::Cards => None,
        }
    }

    fn opponents(&self, players: Players, seat: Seat) -> impl Iterator<Item = u8> {
        players
            .seats()
            .filter(move |other| *other != seat)
            .map(|other| self.home[other])
    }

    /// The pawns of a seat's opponents that are not home.
    pub fn left_behind(&self, players: Players, seat: Seat) -> u8 {
        self.opponents(players, seat)
            .map(|home| (EACH as u8).saturating_sub(home))
            .sum()
    }

    /// The winner's bonus (P6).
    pub fn bonus(&self, players: Players, options: Options) -> u16 {
        let Some(winner) = self.winner() else {
            return 0;
        };
        let most = self.opponents(players, winner).max().unwrap_or(0);
        let due = BONUSES
            .iter()
            .filter(|(limit, _)| most <= *limit)
            .map(|(_, bonus)| *bonus);
        match options.all_bonuses {
            true => due.sum(),
            false => due.max().unwrap_or(0),
        }
    }

    /// What the round is worth to a seat in a game for points (P6).
    pub fn points(&self, players: Players, options: Options, seat: Seat) -> Points {
        let mut points = PAWN * u16::from(self.home[seat]);
        if self.winner() == Some(seat) {
            points += PAWN * u16::from(self.left_behind(players, seat));
            points += self.bonus(players, options);
        }
        Points::new(points)
    }
}
