//! The auction: what may be bid, and what everybody has said so far.

use super::SEATS;
use super::action::Refusal;
use super::options::{AllPass, Asking, Options};
use crate::bidding::Bidding;
use crate::seat::{Players, Seat, SeatSet};
use core::fmt;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How many points a side means to take; from the limit on it is what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Bid(u16);

impl Bid {
    /// The lowest bid.
    pub const LOWEST: Bid = Bid(30);
    /// All points of a hand, which is the first bid that can be doubled.
    pub const LIMIT: Bid = Bid(42);
    /// What can be doubled no more: far beyond what decides a game.
    pub const HIGHEST: Bid = Bid(42 * 256);

    /// A bid of so many points, whether it is possible or not.
    pub const fn new(points: u16) -> Bid {
        Bid(points)
    }

    /// How many points they are.
    pub const fn points(self) -> u16 {
        self.0
    }

    /// Whether it can be made with all tricks only.
    pub const fn is_limit(self) -> bool {
        self.0 >= Bid::LIMIT.0
    }

    /// Whether there is such a bid.
    pub(super) const fn exists(self) -> bool {
        if self.0 < Bid::LIMIT.0 {
            return self.0 >= Bid::LOWEST.0;
        }
        let doubled = self.0 / Bid::LIMIT.0;
        self.0 <= Bid::HIGHEST.0 && self.0.is_multiple_of(Bid::LIMIT.0) && doubled.is_power_of_two()
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// What a seat says in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Call {
    /// It is out.
    Pass,
    /// It bids.
    Bid(Bid),
}

/// As much as can be said in an auction: each bid once, and four times "pass".
const MOST_CALLS: usize = 13 + 8 + SEATS;

/// What has been said, and who speaks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    asking: Asking,
    bidding: Bidding,
    /// Everything that was said, from the dealer's left on.
    calls: Vec<Call, MOST_CALLS>,
}

impl Auction {
    /// R1: the seat left of the dealer speaks first.
    pub(super) fn begin(asking: Asking, players: Players, dealer: Seat) -> Auction {
        let first = players.left_of(dealer);
        Auction {
            asking,
            bidding: Bidding::begin(players, SeatSet::all(players), first),
            calls: Vec::new(),
        }
    }

    /// The seat that has to speak; none when the auction is over.
    pub fn speaker(&self) -> Option<Seat> {
        self.bidding.speaker()
    }

    /// The highest bid and who made it.
    pub fn highest(&self) -> Option<(Seat, Bid)> {
        let highest = self.bidding.highest()?;
        Some((highest.seat, Bid(highest.amount as u16)))
    }

    /// What a seat said last; none before it has spoken.
    pub fn said(&self, players: Players, dealer: Seat, seat: Seat) -> Option<Call> {
        let mut said = None;
        self.replay(players, dealer, |speaker, call| {
            if speaker == seat {
                said = Some(call);
            }
        });
        said
    }

    /// Whether a seat has passed.
    pub fn has_passed(&self, seat: Seat) -> bool {
        !self.bidding.still_in().has(seat)
    }

    /// The lowest and the highest bid that the next seat may make; none where nothing is higher (R2, R3).
    pub fn range(&self) -> Option<(Bid, Bid)> {
        match self.highest() {
            None => Some((Bid::LOWEST, Bid::LIMIT)),
            Some((_, bid)) if !bid.is_limit() => Some((Bid(bid.0 + 1), Bid::LIMIT)),
            Some((_, bid)) if bid < Bid::HIGHEST => Some((Bid(bid.0 * 2), Bid(bid.0 * 2))),
            Some(_) => None,
        }
    }

    /// Whether the seat that speaks is the dealer, all others having passed, and may not (R5).
    pub fn must_bid(&self, options: &Options) -> bool {
        let passed = self.calls.iter().all(|call| *call == Call::Pass);
        options.all_pass == AllPass::DealerBids && passed && self.calls.len() + 1 == SEATS
    }

    /// Whether this may be said now; if not, why not.
    pub(super) fn check(&self, call: Call, options: &Options) -> Result<(), Refusal> {
        match (call, self.range()) {
            (Call::Pass, _) if self.must_bid(options) => Err(Refusal::DealerBids),
            (Call::Pass, _) => Ok(()),
            (Call::Bid(_), None) => Err(Refusal::Highest),
            (Call::Bid(bid), Some((low, high))) if low <= bid && bid <= high => Ok(()),
            (Call::Bid(_), Some((low, high))) if low == high => Err(Refusal::Only(low)),
            (Call::Bid(bid), Some((low, _))) if bid < low => Err(Refusal::AtLeast(low)),
            (Call::Bid(_), Some((_, high))) => Err(Refusal::AtMost(high)),
        }
    }

    /// The speaker says this, which may be said.
    pub(super) fn call(&mut self, call: Call) {
        match (call, self.asking) {
            (Call::Pass, _) => self.bidding.leave(),
            // What may be said is higher than what was.
            (Call::Bid(bid), Asking::Continuing) => _ = self.bidding.bid(bid.0.into()),
            (Call::Bid(bid), Asking::OneRound) => _ = self.bidding.bid_once(bid.0.into()),
        }
        // There is room for all that can be said.
        let _ = self.calls.push(call);
    }

    /// Goes through all that was said, in order.
    pub fn replay(&self, players: Players, dealer: Seat, mut visit: impl FnMut(Seat, Call)) {
        let mut again = Auction::begin(self.asking, players, dealer);
        for call in &self.calls {
            let Some(speaker) = again.speaker() else {
                return;
            };
            visit(speaker, *call);
            again.call(*call);
        }
    }

    /// Whether this can have been said at this table.
    pub(super) fn is_sound(&self, options: &Options, players: Players, dealer: Seat) -> bool {
        let mut again = Auction::begin(options.auction, players, dealer);
        for call in &self.calls {
            let exists = match call {
                Call::Pass => true,
                Call::Bid(bid) => bid.exists(),
            };
            if again.speaker().is_none() || !exists || again.check(*call, options).is_err() {
                return false;
            }
            again.call(*call);
        }
        again == *self
    }
}
