//! What happens in Domino Poker, as it is told to the seats.

use super::Hands;
use super::rank::Rank;
use crate::game;
use crate::ledger::Fact;
use crate::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Something that happened. Where chips are paid, `paid` is what the seat has paid in this hand, and `pot` what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(
    missing_docs,
    reason = "the fields are the seat, the chips and the tiles that the line above them speaks of"
)]
pub enum Event {
    /// A seat dealt a hand with this number, counted from 1, and everybody paid so much.
    Dealt { dealer: Seat, hand: u8, ante: u8 },
    /// A seat stays in for nothing.
    Checked { seat: Seat },
    /// A seat was the first to bet.
    Bet { seat: Seat, step: u8, paid: u8 },
    /// A seat paid what the others have paid.
    Called { seat: Seat, price: u8, paid: u8 },
    /// A seat raised what everybody has to pay.
    Raised { seat: Seat, step: u8, paid: u8 },
    /// A seat gave its hand up.
    Folded { seat: Seat },
    /// One of those still in shows its tiles; with those that were shown before it.
    Shown {
        seat: Seat,
        hands: Hands,
        rank: Rank,
        still_in: SeatSet,
    },
    /// One of those still in won the hand; with the hands that were shown, if any.
    Won {
        seat: Seat,
        pot: u8,
        hands: Hands,
        still_in: SeatSet,
    },
}

impl game::Event for Event {
    fn kind(&self) -> &'static str {
        match self {
            Event::Dealt { .. } => "dealt",
            Event::Checked { .. } => "checked",
            Event::Bet { .. } => "bet",
            Event::Called { .. } => "called",
            Event::Raised { .. } => "raised",
            Event::Folded { .. } => "folded",
            Event::Shown { .. } => "shown",
            Event::Won { .. } => "won",
        }
    }

    fn seat(&self) -> Option<Seat> {
        Some(match *self {
            Event::Dealt { dealer: seat, .. }
            | Event::Checked { seat }
            | Event::Bet { seat, .. }
            | Event::Called { seat, .. }
            | Event::Raised { seat, .. }
            | Event::Folded { seat }
            | Event::Shown { seat, .. }
            | Event::Won { seat, .. } => seat,
        })
    }

    fn facts(&self, visit: &mut dyn FnMut(&'static str, Fact)) {
        let mut number = |name, number: u8| visit(name, Fact::Number(number.into()));
        match *self {
            Event::Dealt { hand, ante, .. } => {
                number("hand", hand);
                number("ante", ante);
            }
            Event::Bet { step, paid, .. } | Event::Raised { step, paid, .. } => {
                number("step", step);
                number("paid", paid);
            }
            Event::Called { price, paid, .. } => {
                number("price", price);
                number("paid", paid);
            }
            Event::Won { pot, .. } => number("pot", pot),
            Event::Shown {
                seat, hands, rank, ..
            } => {
                number("value", rank.value);
                visit("category", Fact::text(rank.category));
                visit("tiles", Fact::list(hands[seat].iter()));
            }
            Event::Checked { .. } | Event::Folded { .. } => {}
        }
    }
}
