//! The hidden deal: hands and stocks of cards or dominoes, of which each seat sees its own part.
//!
//! Every game of this kind needs the same few things. It deals a pack ([`deal_round`]); it writes out a hand for those who
//! may see it and its size for the others ([`Ledger::seen`](crate::ledger::Ledger)); it deals anew what a view hides,
//! under all that the view tells ([`Places`], or [`Things::shuffled`] where nothing is known but the sizes); and of a game
//! read from a save it asks whether every card lies in exactly one place ([`make_up`]).

mod places;
#[cfg(test)]
mod tests;

pub use places::{Holder, Places};

use crate::cards::{Card, CardSet};
use crate::chance::Rng;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{Tile, TileSet};
use core::fmt::{Debug, Display};
use heapless::Vec;

/// A set of single things of one pack: cards or dominoes.
pub trait Things: Copy + Default + PartialEq + Debug + FromIterator<Self::One> {
    /// One of them.
    type One: Copy + PartialEq + Display;

    /// Just this one.
    fn only(one: Self::One) -> Self;
    /// How many there are.
    fn len(self) -> usize;
    /// Whether this one is among them.
    fn has(self, one: Self::One) -> bool;
    /// What is in either set.
    fn or(self, other: Self) -> Self;
    /// What is in this set but not in the other.
    fn without(self, other: Self) -> Self;
    /// All of them, in the order of the pack.
    fn iter(self) -> impl Iterator<Item = Self::One> + Clone;

    /// What is in both sets.
    fn and(self, other: Self) -> Self {
        self.without(self.without(other))
    }

    /// Whether there is none.
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// All of them in a random order. A list that is too short for all has only the first of them.
    fn shuffled<const N: usize>(self, rng: &mut Rng) -> Vec<Self::One, N> {
        let mut all: Vec<Self::One, N> = self.iter().take(N).collect();
        rng.shuffle(&mut all);
        all
    }

    /// So many of them at random; all where there are fewer.
    fn any<const N: usize>(self, number: usize, rng: &mut Rng) -> Self {
        self.shuffled::<N>(rng).into_iter().take(number).collect()
    }
}

/// Makes a set that has all of this already one of [`Things`].
macro_rules! things {
    ($set:ty, $one:ty) => {
        impl $crate::hidden::Things for $set {
            type One = $one;

            fn only(one: $one) -> $set {
                <$set>::only(one)
            }
            fn len(self) -> usize {
                <$set>::len(self)
            }
            fn has(self, one: $one) -> bool {
                <$set>::has(self, one)
            }
            fn or(self, other: $set) -> $set {
                <$set>::or(self, other)
            }
            fn without(self, other: $set) -> $set {
                <$set>::without(self, other)
            }
            fn iter(self) -> impl Iterator<Item = $one> + Clone {
                <$set>::iter(self)
            }
        }
    };
}
pub(crate) use things;

things!(CardSet, Card);
things!(TileSet, Tile);

/// Deals so many to each seat, one at a time in this order, from the top of a pack.
pub fn deal_round<S: Things, const N: usize>(
    hands: &mut PerSeat<S, N>,
    each: usize,
    order: impl Iterator<Item = Seat> + Clone,
    pack: &mut impl Iterator<Item = S::One>,
) {
    for _ in 0..each {
        for seat in order.clone() {
            let dealt = pack.next().map(S::only).unwrap_or_default();
            hands[seat] = hands[seat].or(dealt);
        }
    }
}

/// All that lies in these parts together; none if something lies in two of them.
pub fn union<S: Things>(parts: impl IntoIterator<Item = S>) -> Option<S> {
    let mut all = S::default();
    let mut number = 0;
    for part in parts {
        all = all.or(part);
        number += part.len();
    }
    (number == all.len()).then_some(all)
}

/// Whether everything of a pack lies in exactly one of these parts.
pub fn make_up<S: Things>(pack: S, parts: impl IntoIterator<Item = S>) -> bool {
    union(parts) == Some(pack)
}

/// The single things of a pile as parts for [`make_up`]: a pile that has something twice is none.
pub fn of_pile<S: Things>(pile: &[S::One]) -> impl Iterator<Item = S> {
    pile.iter().copied().map(S::only)
}
