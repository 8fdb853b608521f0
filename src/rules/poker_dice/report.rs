//! A finished hand, with everything needed to explain who won it.

use super::Seats;
use super::face::Dice;
use super::hand::Rank;
use super::open::Open;
use crate::seat::{Players, Seat};
use serde::{Deserialize, Serialize};

/// What one seat has thrown in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Throws {
    /// The dice of its turn, once it is over.
    pub main: Option<Dice>,
    /// How many throw-offs of this hand it was in.
    pub throw_offs: u16,
    /// Its dice in the latest of them, once it has thrown.
    pub off: Option<Dice>,
}

impl Throws {
    /// The dice that count at last; none while the seat has yet to throw them.
    pub fn latest(&self) -> Option<Dice> {
        if self.throw_offs == 0 {
            self.main
        } else {
            self.off
        }
    }
}

/// A finished hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Its number, counted from 1.
    pub hand: u8,
    /// Who won it.
    pub winner: Seat,
    /// What each seat has thrown.
    pub seats: Seats<Throws>,
}

impl Report {
    /// The report of the hand on the table, which this seat has won.
    pub(super) fn of(open: &Open, winner: Seat) -> Report {
        Report {
            hand: open.hand,
            winner,
            seats: open.seats,
        }
    }

    /// Whether a hand can have ended like this: everybody has thrown, those who tied threw off, and the winner was in
    /// all throw-offs and threw most.
    pub(super) fn is_possible(&self, players: Players, aces_wild: bool) -> bool {
        let seat = |seat: Seat| &self.seats[seat];
        let rank = |dice: Option<Dice>| dice.map(|dice| Rank::of(&dice, aces_wild));
        let offs = seat(self.winner).throw_offs;
        let best = rank(seat(self.winner).main);
        players.has(self.winner)
            && players.seats().all(|other| {
                let throws = seat(other);
                let main = rank(throws.main);
                let tied = throws.throw_offs > 0;
                let loses_last = rank(throws.latest()) < rank(seat(self.winner).latest());
                main.is_some()
                    && main <= best
                    && tied == throws.off.is_some()
                    && tied == (offs > 0 && main == best)
                    && throws.throw_offs <= offs
                    && (other == self.winner || throws.throw_offs < offs || loses_last)
            })
            && (offs == 0
                || players
                    .seats()
                    .filter(|other| seat(*other).throw_offs == offs)
                    .count()
                    > 1)
    }
}
