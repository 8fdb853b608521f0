//! A trick of Hearts: four suits in which the ace is high, and no trumps.

use super::SEATS;
use super::score::Points;
use crate::cards::{Card, CardSet, Suit};
use crate::tricks::{self, Suits};

/// A trick, finished or not.
pub type Trick = tricks::Trick<Card, SEATS>;

/// The suits of the pack as they are, the ace high (R1).
pub struct AceHigh;

impl Suits<Card> for AceHigh {
    type Set = CardSet;
    type Suit = Suit;

    fn led(&self, first: Card) -> Suit {
        first.suit
    }

    fn all(&self, suit: Suit) -> CardSet {
        CardSet::suit(suit)
    }

    fn height(&self, card: Card, _: Suit) -> u8 {
        card.rank.ace_high()
    }
}

impl Trick {
    /// The suit that was led.
    pub fn suit(&self) -> Option<Suit> {
        self.suit_led(&AceHigh)
    }

    /// The cards as a set.
    pub fn set(&self) -> CardSet {
        self.played.iter().copied().collect()
    }

    /// What the cards in it count.
    pub fn points(&self) -> Points {
        Points::of(self.set())
    }
}
