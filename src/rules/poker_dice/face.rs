//! The six faces of a poker die, and five dice that have fallen.

use core::fmt;
use serde::{Deserialize, Serialize};

/// How many dice there are.
pub const DICE: usize = 5;

/// One side of a die, in rising order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Face {
    /// 9, the lowest.
    #[default]
    Nine,
    /// 10.
    Ten,
    /// J.
    Jack,
    /// Q.
    Queen,
    /// K.
    King,
    /// A, the highest.
    Ace,
}

impl Face {
    /// All faces, the lowest first.
    pub const ALL: [Face; 6] = [
        Face::Nine,
        Face::Ten,
        Face::Jack,
        Face::Queen,
        Face::King,
        Face::Ace,
    ];

    /// The side that lies up when a plain die shows 1 to 6.
    pub(super) fn fallen(pips: u8) -> Face {
        let place = usize::from(pips.saturating_sub(1));
        Face::ALL.get(place).copied().unwrap_or(Face::Ace)
    }

    /// Its place in the rising order, from 0.
    pub const fn code(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Face {
    /// The letter of the host interface, which is that of a card.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Face::Nine => "9",
            Face::Ten => "T",
            Face::Jack => "J",
            Face::Queen => "Q",
            Face::King => "K",
            Face::Ace => "A",
        })
    }
}

/// Five dice side by side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice(pub [Face; DICE]);

impl Dice {
    /// How many dice show each face, by its code.
    pub(super) fn counts(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        for face in self.0 {
            counts[face.code()] += 1;
        }
        counts
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|face| face.fmt(to))
    }
}
