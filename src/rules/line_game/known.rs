//! What everybody can conclude about a hand from the draws and passes of its owner.
//!
//! A seat that draws or passes shows that it has neither open number. That stays true until it draws again: a tile that
//! did not fit when it was drawn may have any other number. So what can be kept count of is how many tiles with each
//! number a hand can have at most.

use crate::tiles::{Pips, Tile};
use serde::{Deserialize, Serialize};

/// What is known of one hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    /// The most tiles that the hand can have with each number.
    most: [u8; Pips::COUNT],
    /// How many tiles it has drawn in this round.
    drew: u8,
}

impl Known {
    /// A hand of so many tiles of which nothing is known.
    pub const fn fresh(tiles: usize) -> Known {
        Known {
            most: [tiles as u8; Pips::COUNT],
            drew: 0,
        }
    }

    /// The most tiles that the hand can have with a number.
    pub fn most(self, pips: Pips) -> usize {
        self.most.get(pips.index()).copied().unwrap_or(0).into()
    }

    /// Whether the hand has no tile with a number.
    pub fn is_without(self, pips: Pips) -> bool {
        self.most(pips) == 0
    }

    /// How many tiles it has drawn in this round.
    pub const fn drew(self) -> u8 {
        self.drew
    }

    /// It has no tile with these numbers.
    pub(crate) fn lacks(&mut self, (left, right): (Pips, Pips)) {
        for pips in [left, right] {
            if let Some(most) = self.most.get_mut(pips.index()) {
                *most = 0;
            }
        }
    }

    /// It had no tile with these open numbers, and drew one.
    pub(super) fn drawn(&mut self, ends: (Pips, Pips)) {
        self.lacks(ends);
        self.drew = self.drew.saturating_add(1);
        self.most
            .iter_mut()
            .for_each(|most| *most = (*most + 1).min(Pips::COUNT as u8));
    }

    /// It parted with a tile and has so many left.
    pub(super) fn placed(&mut self, tile: Tile, left: usize) {
        for pips in Pips::all().filter(|pips| tile.has(*pips)) {
            if let Some(most) = self.most.get_mut(pips.index()) {
                *most = most.saturating_sub(1);
            }
        }
        let left = left as u8;
        self.most
            .iter_mut()
            .for_each(|most| *most = (*most).min(left));
    }

    /// Whether no number is beyond what a hand can have.
    pub(super) fn is_sound(self) -> bool {
        self.most
            .iter()
            .all(|most| usize::from(*most) <= Pips::COUNT)
    }
}
