//! Tricks: everybody in turn plays a card or a tile, the highest takes them all, and whoever took them leads to the next.
//!
//! What a [`Trick`] is does not depend on the game. What goes together and what is high does, and a game says it by
//! [`Suits`]. Trumps are a suit that beats the others. A thing may belong to several suits, as a domino does to both its
//! numbers; the one that is led decides which of them is asked for.

use crate::hidden::Things;
use crate::seat::{Players, Seat};
use heapless::Vec;
use serde::{Deserialize, Serialize};

#[cfg(test)]
mod tests;

/// The suits of a pack as a game, or a contract of a game, has them.
pub trait Suits<T> {
    /// A set of the pack's cards or tiles.
    type Set: Things<One = T>;
    /// One suit; trumps are one too.
    type Suit: Copy;

    /// The suit that has to be followed when this is led.
    fn led(&self, first: T) -> Self::Suit;

    /// Everything that belongs to a suit.
    fn all(&self, suit: Self::Suit) -> Self::Set;

    /// How high something stands in a suit to which it belongs; no two stand equally high.
    fn height(&self, one: T, suit: Self::Suit) -> u8;

    /// The suit that beats all others, where there is one.
    fn trumps(&self) -> Option<Self::Suit> {
        None
    }
}

/// A trick, finished or not: at most one of `T` from each of at most `N` seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick<T, const N: usize> {
    /// The seat that leads.
    pub leader: Seat,
    /// What was played, from the leader on.
    pub played: Vec<T, N>,
}

impl<T, const N: usize> Trick<T, N> {
    /// A trick to which nobody has played.
    pub const fn led_by(leader: Seat) -> Trick<T, N> {
        Trick {
            leader,
            played: Vec::new(),
        }
    }
}

impl<T: Copy, const N: usize> Trick<T, N> {
    /// The next seat plays this.
    pub fn play(&mut self, one: T) {
        // There is room for every seat of the game.
        let _ = self.played.push(one);
    }

    /// The seat that has to play now; none when everybody has.
    pub fn to_play(&self, players: Players) -> Option<Seat> {
        players.seats_from(self.leader).nth(self.played.len())
    }

    /// What was played, with the seats that played it.
    pub fn plays(&self, players: Players) -> impl Iterator<Item = (Seat, T)> + '_ {
        players
            .seats_from(self.leader)
            .zip(self.played.iter().copied())
    }

    /// What a seat has played, if it has.
    pub fn played_by(&self, seat: Seat, players: Players) -> Option<T> {
        let mut plays = self.plays(players);
        plays.find_map(|(other, one)| (other == seat).then_some(one))
    }

    /// The suit that has to be followed; none before something is led.
    pub fn suit_led<S: Suits<T>>(&self, suits: &S) -> Option<S::Suit> {
        self.played.first().map(|first| suits.led(*first))
    }

    /// What of a hand follows: everything of the suit led, and all of the hand where there is none of it.
    pub fn following<S: Suits<T>>(&self, suits: &S, hand: S::Set) -> S::Set {
        let asked = self.suit_led(suits).map(|suit| suits.all(suit));
        let suited = hand.and(asked.unwrap_or_default());
        if suited.is_empty() { hand } else { suited }
    }

    /// What nobody holds who plays this now: the suit led, if it is not followed.
    pub fn denied<S: Suits<T>>(&self, suits: &S, one: T) -> S::Set {
        let asked = self.suit_led(suits).map(|suit| suits.all(suit));
        asked.filter(|suit| !suit.has(one)).unwrap_or_default()
    }

    /// The seat with the highest trump, or else with the highest of the suit led; the leader as long as nobody has played.
    pub fn taker<S: Suits<T>>(&self, suits: &S, players: Players) -> Seat {
        let height = |one: T, suit: Option<S::Suit>| {
            let suit = suit.filter(|suit| suits.all(*suit).has(one))?;
            Some(suits.height(one, suit))
        };
        let led = self.suit_led(suits);
        self.plays(players)
            .max_by_key(|(_, one)| (height(*one, suits.trumps()), height(*one, led)))
            .map_or(self.leader, |(seat, _)| seat)
    }
}
