//! What nearly every game's rules are written with: `use crate::prelude::*;`.

pub use crate::chance::{Rng, SeedableRng};
pub use crate::game::{
    Choice, Croupier, Decision, Event as _, Game, NotAnAction, Outcome, Turn, View as _,
};
pub use crate::info::{Info, Setup, SetupFault};
pub use crate::ledger::{Fact, Ledger, Place};
pub use crate::options::{Named, OptionSpec, OptionValues};
pub use crate::seat::{PerSeat, Players, Seat, SeatSet};
pub use crate::seating::{Seating, Teams};
pub use serde::{Deserialize, Serialize};
