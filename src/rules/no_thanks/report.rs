//! A finished round, with everything needed to explain its points line by line.

use super::values::{Value, Values};
use super::{NoThanks, Seats};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// A finished round. It holds only what everybody may know by then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundReport {
    /// The round's number, counted from 1.
    pub round: u8,
    /// What each seat ended with.
    pub seats: Seats<SeatReport>,
    /// The cards that nobody saw, where the table wants them shown.
    pub removed: Option<Values>,
}

/// What one seat ended a round with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatReport {
    /// The play area, a played tiger included.
    pub cards: Values,
    /// The tokens left, a point off for each.
    pub tokens: u8,
    /// What became of the tiger.
    pub tiger: TigerReport,
}

/// What became of a tiger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum TigerReport {
    /// There was none.
    #[default]
    NotDealt,
    /// It was played and counted like any card.
    Played(Value),
    /// It was not played and counted for nothing (R17); which card, where the table wants it shown.
    Kept(Option<Value>),
}

impl SeatReport {
    /// The score of the round: the runs' lowest cards less the tokens (R10).
    pub fn points(&self) -> i16 {
        self.cards.points() - i16::from(self.tokens)
    }
}

impl RoundReport {
    /// The report of the round that is on the table.
    pub(super) fn of(game: &NoThanks) -> RoundReport {
        let mut seats = Seats::default();
        for seat in game.players.seats() {
            let place = &game.seats[seat];
            seats[seat] = SeatReport {
                cards: place.cards,
                tokens: place.tokens,
                tiger: match place.tiger {
                    None => TigerReport::NotDealt,
                    Some(card) if place.tiger_played => TigerReport::Played(card),
                    Some(card) => TigerReport::Kept(game.options.show_removed.then_some(card)),
                },
            };
        }
        RoundReport {
            round: game.round,
            seats,
            removed: game.options.show_removed.then_some(game.aside),
        }
    }

    /// The score of a seat in this round.
    pub fn points(&self, seat: Seat) -> i16 {
        self.seats[seat].points()
    }
}
