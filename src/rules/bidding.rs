//! Bidding: seats speak in turn, for a lot, for trumps or for the pot, until nobody has to answer any more.
//!
//! In an auction a seat bids more or passes and is out; the highest bid goes round until all others have passed, or each
//! seat speaks once. In a round of betting a seat may also call: it stays in, and is asked again only if somebody raises.
//! That is one order of speaking, and this is it. What may be bid, from the least bid to what a purse holds, and what
//! comes of it is the game's own.

use crate::seat::{Players, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[cfg(test)]
mod tests;

/// What a seat bids, or what it wants everybody to have paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid {
    /// Who bids.
    pub seat: Seat,
    /// How much.
    pub amount: u32,
}

/// Who speaks, who is still in, and the highest bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bidding {
    players: Players,
    /// The seat that speaks next, if it has to.
    turn: Seat,
    still_in: SeatSet,
    /// Those who have not answered the highest bid, or have not spoken at all.
    asked: SeatSet,
    highest: Option<Bid>,
}

impl Bidding {
    /// These seats bid, `first` before its neighbours to the left.
    pub const fn begin(players: Players, seats: SeatSet, first: Seat) -> Bidding {
        Bidding {
            players,
            turn: first,
            still_in: seats,
            asked: seats,
            highest: None,
        }
    }

    /// The seat that has to speak; none when the bidding is over.
    pub fn speaker(&self) -> Option<Seat> {
        let mut seats = self.players.seats_from(self.turn);
        seats.find(|seat| self.asked.has(*seat))
    }

    /// The seats that have neither passed nor folded.
    pub const fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// Those who have to speak before the bidding is over.
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// The highest bid so far; at the end its seat has got what was bid for.
    pub const fn highest(&self) -> Option<Bid> {
        self.highest
    }

    /// The speaker bids or raises, and everybody else who is in has to answer. A bid that is not the highest is not heard.
    pub fn bid(&mut self, amount: u32) -> bool {
        let heard = self.bid_once(amount);
        if let Some(highest) = self.highest.filter(|_| heard) {
            self.asked = self.still_in;
            self.asked.remove(highest.seat);
        }
        heard
    }

    /// The speaker makes its only bid: who has spoken is not asked again. A bid that is not the highest is not heard.
    pub fn bid_once(&mut self, amount: u32) -> bool {
        let highest = self.highest.map_or(0, |highest| highest.amount);
        let speaker = self.speaker().filter(|_| amount > highest);
        if let Some(seat) = speaker {
            self.highest = Some(Bid { seat, amount });
            self.answer(seat);
        }
        speaker.is_some()
    }

    /// The speaker checks or calls: it stays in and does not bid more.
    pub fn stay(&mut self) {
        if let Some(seat) = self.speaker() {
            self.answer(seat);
        }
    }

    /// The speaker passes or folds, and is out.
    pub fn leave(&mut self) {
        if let Some(seat) = self.speaker() {
            self.still_in.remove(seat);
            self.answer(seat);
        }
    }

    fn answer(&mut self, seat: Seat) {
        self.asked.remove(seat);
        self.turn = self.players.left_of(seat);
    }

    /// Whether bidding that was read from a save can be real at this table.
    pub fn is_sound(&self, players: Players) -> bool {
        let seats = self.still_in.iter().chain(self.asked.iter());
        let mut seats = seats.chain([self.turn]);
        self.players == players
            && seats.all(|seat| players.has(seat))
            && self.asked.iter().all(|seat| self.still_in.has(seat))
            && self.highest.is_none_or(|highest| {
                self.still_in.has(highest.seat) && !self.asked.has(highest.seat)
            })
    }
}
