//! What happens at the table, for recap, log and motion.

use super::action::Again;
use super::face::{Dice, Face};
use super::hand::Rank;
use crate::ledger::Fact;
use crate::seat::{Seat, SeatSet};
use core::fmt;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat threw one die for its place in the order.
    Lot {
        /// The seat.
        seat: Seat,
        /// What it threw.
        face: Face,
    },
    /// Seats threw alike for the order and throw again among themselves.
    LotsTied {
        /// The seats.
        seats: SeatSet,
    },
    /// A hand begins; the order is known.
    HandBegan {
        /// Its number, counted from 1.
        hand: u8,
        /// The seat that throws first.
        first: Seat,
    },
    /// A seat threw all five dice.
    Threw {
        /// The seat.
        seat: Seat,
        /// What it threw.
        dice: Dice,
        /// Whether it may throw some of them again.
        draws: bool,
    },
    /// A seat keeps all dice.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A seat threw some dice again.
    Drew {
        /// The seat.
        seat: Seat,
        /// Which dice.
        again: Again,
        /// All five after it.
        dice: Dice,
    },
    /// A seat's turn is over.
    Made {
        /// The seat.
        seat: Seat,
        /// Its dice.
        dice: Dice,
        /// Their rank.
        rank: Rank,
        /// Whether nobody has thrown more so far.
        leads: bool,
    },
    /// All have thrown, and some tie for the highest rank: they throw off.
    Tied {
        /// The seats that tie.
        seats: SeatSet,
        /// What all of them have thrown.
        rank: Rank,
        /// The number of the throw-off of this hand, counted from 1.
        throw_off: u16,
    },
    /// A seat won the hand.
    HandWon {
        /// The seat.
        seat: Seat,
        /// The number of the hand.
        hand: u8,
        /// How many hands it has won by now.
        won: u8,
    },
}

/// Seats as a text, such as `013`.
pub(super) struct Seats<I>(pub(super) I);

impl<I: Iterator<Item = Seat> + Clone> fmt::Display for Seats<I> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .clone()
            .try_for_each(|seat| write!(to, "{}", seat.index()))
    }
}

impl crate::game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Lot { .. } => "lot",
            Event::LotsTied { .. } => "lots-tied",
            Event::HandBegan { .. } => "hand-began",
            Event::Threw { .. } => "threw",
            Event::Stood { .. } => "stood",
            Event::Drew { .. } => "drew",
            Event::Made { .. } => "made",
            Event::Tied { .. } => "tied",
            Event::HandWon { .. } => "hand-won",
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Event::HandBegan { first: seat, .. }
            | Event::Lot { seat, .. }
            | Event::Threw { seat, .. }
            | Event::Stood { seat }
            | Event::Drew { seat, .. }
            | Event::Made { seat, .. }
            | Event::HandWon { seat, .. } => Some(seat),
            Event::LotsTied { .. } | Event::Tied { .. } => None,
        }
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        match *self {
            Event::Lot { face, .. } => visit("face", Fact::text(face)),
            Event::LotsTied { seats } => visit("seats", Fact::text(Seats(seats.iter()))),
            Event::HandBegan { hand, .. } => visit("hand", Fact::Number(hand.into())),
            Event::Threw { dice, .. } => visit("dice", Fact::text(dice)),
            Event::Stood { .. } => {}
            Event::Drew { again, dice, .. } => {
                visit("number", Fact::Number(again.len() as i32));
                visit("dice", Fact::text(dice));
            }
            Event::Made {
                dice, rank, leads, ..
            } => {
                visit("dice", Fact::text(dice));
                visit("category", Fact::text(rank.category));
                visit("leads", Fact::Flag(leads));
            }
            Event::Tied {
                seats,
                rank,
                throw_off,
            } => {
                visit("seats", Fact::text(Seats(seats.iter())));
                visit("category", Fact::text(rank.category));
                visit("throw-off", Fact::Number(throw_off.into()));
            }
            Event::HandWon { hand, won, .. } => {
                visit("hand", Fact::Number(hand.into()));
                visit("won", Fact::Number(won.into()));
            }
        }
    }
}
