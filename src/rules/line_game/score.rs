//! The report of a finished round.

use super::{SEATS, Scoring};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat};
use crate::tiles::TileSet;
use serde::{Deserialize, Serialize};

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// A seat placed its last tile.
    Out(Seat),
    /// Nobody can place anything, nor draw.
    Blocked,
    /// A seat reached the target with a tile that it placed, and the game is over.
    Reached(Seat),
}

/// The finished round: all hands open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// How many seats took part.
    pub players: Players,
    /// How it ended.
    pub ending: Ending,
    /// The tiles that each seat was left with.
    pub hands: PerSeat<TileSet, SEATS>,
}

/// What its placements have brought a seat in a round, where placements score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Gains {
    /// What the opening double brought.
    opening: Points,
    /// How many of the other tiles brought one point, two, three.
    times: [u8; Gains::MOST],
}

impl Gains {
    /// The most points that a tile brings.
    const MOST: usize = 3;

    /// A tile brought so many points: the opening double or another.
    pub(super) fn add(&mut self, points: Points, opening: bool) {
        if opening {
            self.opening = points;
        } else if let Some(times) = Self::place(points).and_then(|place| self.times.get_mut(place))
        {
            *times = times.saturating_add(1);
        }
    }

    fn place(points: Points) -> Option<usize> {
        usize::from(points.number()).checked_sub(1)
    }

    /// What the opening double brought.
    pub const fn opening(self) -> Points {
        self.opening
    }

    /// How many of the other tiles brought so many points.
    pub fn times(self, points: Points) -> u8 {
        let place = Self::place(points);
        let times = place.and_then(|place| self.times.get(place));
        times.copied().unwrap_or(0)
    }

    /// All points together.
    pub fn sum(self) -> Points {
        let tiles = (1..)
            .zip(self.times)
            .map(|(points, times)| points * u16::from(times));
        self.opening.plus(Points::new(tiles.sum()))
    }
}

impl Report {
    /// Who won the round; nobody after a block without a single winner.
    pub fn winner(&self, scoring: &Scoring) -> Option<Seat> {
        match self.ending {
            Ending::Out(seat) | Ending::Reached(seat) => Some(seat),
            Ending::Blocked => self.lightest(|hand| (scoring.counts)(self, hand)),
        }
    }

    /// Who won the round and what that seat scored for it. Where the game was won in the middle of it, nobody scores more.
    pub fn won(&self, scoring: &Scoring) -> Option<(Seat, Points)> {
        let reached = matches!(self.ending, Ending::Reached(_));
        let winner = self.winner(scoring).filter(|_| !reached)?;
        Some((winner, (scoring.award)(self, winner)))
    }

    /// The seat whose hand counts least; nobody where several do. A hand that counts nothing at all takes no part.
    pub fn lightest(&self, count: impl Fn(TileSet) -> Option<u16>) -> Option<Seat> {
        let counted = || {
            let seats = self.players.seats().take(SEATS);
            seats.filter_map(|seat| Some((count(self.hands[seat])?, seat)))
        };
        let (fewest, lightest) = counted().min_by_key(|(count, _)| *count)?;
        let alone = counted().filter(|(count, _)| *count == fewest).count() == 1;
        alone.then_some(lightest)
    }

    /// The dots in all hands but one.
    pub fn dots_beside(&self, winner: Seat) -> u16 {
        let others = self.players.seats().filter(|seat| *seat != winner);
        others.map(|seat| self.hands[seat].dots()).sum()
    }
}
