//! In what the games of a line differ.

use super::score::Ending;
use super::{Report, SEATS};
use crate::info::Info;
use crate::options::OptionSpec;
use crate::points::Points;
use crate::seat::Seat;
use core::fmt::Debug;

/// One of these games: all that it says for itself.
pub trait LineRules: Copy + PartialEq + Debug + 'static {
    /// Its entry in the catalogue. The option at first place has [`TARGETS`] for its values.
    const INFO: &'static Info;
    /// Its laws.
    const LAWS: Laws;
}

/// The targets that can be played to, as the values of an option.
pub const TARGETS: [Points; 2] = [Points::new(50), Points::new(100)];

/// The option by which the players choose one of [`TARGETS`]; the first of each of these games.
pub(crate) const TARGET: OptionSpec = OptionSpec::one_of(
    "target",
    "Play to",
    "How many points win the game; 50 is the short game.",
    &[
        crate::options::Named::new("50", "50"),
        crate::options::Named::new("100", "100"),
    ],
    1,
);

/// In what one of these games differs from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// How many tiles each seat is dealt.
    pub hand: usize,
    /// Whether a seat that can place nothing draws from the tiles that are left over. Else these lie aside.
    pub draws: bool,
    /// Whether the winner of a blocked round takes the dots of its own hand off what it scores.
    pub own_dots_count: bool,
}

impl Laws {
    /// What the tiles that nobody was dealt are called.
    pub const fn rest(self) -> &'static str {
        if self.draws { "boneyard" } else { "aside" }
    }

    /// Who wins a round that ended so: the seat that is out, or the one with the fewest dots; nobody where several have
    /// them.
    pub(super) fn winner(self, report: &Report) -> Option<Seat> {
        if let Ending::Out(seat) = report.ending {
            return Some(seat);
        }
        let dots = |seat: Seat| report.hands[seat].dots();
        let seats = || report.players.seats().take(SEATS);
        let fewest = seats().map(dots).min();
        let mut lightest = seats().filter(|seat| Some(dots(*seat)) == fewest);
        match (lightest.next(), lightest.next()) {
            (Some(winner), None) => Some(winner),
            _ => None,
        }
    }

    /// What the winner of a round scores (R12).
    pub(super) fn award(self, report: &Report, winner: Seat) -> Points {
        let seats = report.players.seats();
        let others = seats.filter(|seat| *seat != winner);
        let dots: u16 = others.map(|seat| report.hands[seat].dots()).sum();
        let own = if self.own_dots_count {
            report.hands[winner].dots()
        } else {
            0
        };
        Points::new(dots.saturating_sub(own))
    }
}
