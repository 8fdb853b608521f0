//! The pegs on the track, what a deal has brought, and the report of a finished deal.

use super::SEATS;
use crate::cards::{Card, CardSet};
use crate::points::Points;
use crate::seat::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The two pegs of a player or of partners: the front one is the score, the back one the score before the latest gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pegs {
    /// The score.
    pub front: Points,
    /// The score before the latest gain.
    pub back: Points,
}

impl Pegs {
    /// After a gain: the back peg jumps over the front one, and not beyond the end of the track.
    #[must_use]
    pub fn jumped(self, gain: u8, target: Points) -> Pegs {
        if gain == 0 {
            return self;
        }
        Pegs {
            front: self.front.plus(Points::new(gain.into())).min(target),
            back: self.front,
        }
    }
}

/// What a seat pegged in a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// In the play, and for a jack that was turned up.
    pub play: u8,
    /// With its hand.
    pub hand: u8,
    /// With its crib.
    pub crib: u8,
    /// What others had missed.
    pub missed: u8,
}

/// What points are pegged for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum For {
    Play,
    Hand,
    Crib,
    Missed,
}

impl Tally {
    /// Adds what was pegged.
    pub(super) fn add(&mut self, what: For, gain: u8) {
        let place = match what {
            For::Play => &mut self.play,
            For::Hand => &mut self.hand,
            For::Crib => &mut self.crib,
            For::Missed => &mut self.missed,
        };
        *place = place.saturating_add(gain);
    }

    /// All of it.
    pub fn sum(&self) -> u16 {
        let Tally {
            play,
            hand,
            crib,
            missed,
        } = *self;
        [play, hand, crib, missed].into_iter().map(u16::from).sum()
    }
}

/// A finished deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// Who dealt.
    pub dealer: Seat,
    /// The starter.
    pub starter: Card,
    /// The four cards that each seat kept.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The crib.
    pub crib: CardSet,
    /// What each seat pegged.
    pub tally: PerSeat<Tally, SEATS>,
}
