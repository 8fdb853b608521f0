//! Points that only ever add up, as in games that are played to a target.

use core::fmt;
use serde::{Deserialize, Serialize};

/// Points, none or more.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Points(u16);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// This many points.
    pub const fn new(number: u16) -> Points {
        Points(number)
    }

    /// How many they are.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Both together.
    pub const fn plus(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}
