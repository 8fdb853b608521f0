//! A trick: who led, and the cards in the order in which they were played.

use super::SEATS;
use super::score::Points;
use crate::cards::{Card, CardSet, Suit};
use crate::seat::{Players, Seat};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// A trick, finished or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// The seat that leads.
    pub leader: Seat,
    /// The cards from the leader on.
    pub cards: Vec<Card, SEATS>,
}

impl Trick {
    /// A trick to which nobody has played.
    pub const fn led_by(leader: Seat) -> Trick {
        Trick {
            leader,
            cards: Vec::new(),
        }
    }

    /// The suit that was led.
    pub fn suit(&self) -> Option<Suit> {
        self.cards.first().map(|card| card.suit)
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.cards.iter().copied().collect()
    }

    /// What the cards in it count.
    pub fn points(&self) -> Points {
        Points::of(self.set())
    }

    /// The cards with the seats that played them.
    pub fn plays(&self, players: Players) -> impl Iterator<Item = (Seat, Card)> + '_ {
        players
            .seats_from(self.leader)
            .zip(self.cards.iter().copied())
    }

    /// The card of a seat, if it has played.
    pub fn card_of(&self, seat: Seat, players: Players) -> Option<Card> {
        let mut plays = self.plays(players);
        plays.find_map(|(other, card)| (other == seat).then_some(card))
    }

    /// The seat with the highest card of the suit led (R1, R4); the leader as long as nobody has played.
    pub fn taker(&self, players: Players) -> Seat {
        let suit = self.suit();
        self.plays(players)
            .filter(|(_, card)| Some(card.suit) == suit)
            .max_by_key(|(_, card)| card.rank.ace_high())
            .map_or(self.leader, |(seat, _)| seat)
    }
}
