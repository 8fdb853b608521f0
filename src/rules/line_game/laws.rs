//! In what the games of a line differ.

use super::Report;
use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues};
use crate::points::Points;
use crate::seat::Seat;
use crate::tiles::{Head, TileSet};
use core::fmt::Debug;

/// One of these games: all that it says for itself.
pub trait LineRules: Copy + PartialEq + Debug + 'static {
    /// Its entry in the catalogue. Where the target is [`Target::Chosen`], [`TARGET`] is its first option.
    const INFO: &'static Info;
    /// Its laws.
    const LAWS: Laws;
    /// What it counts, for what is compiled once for all of these games.
    const SCORING: &'static Scoring = &Scoring {
        points: Self::points,
        counts: Self::counts,
        award: Self::award,
    };

    /// What a tile brings the seat that has just laid it between these ends, of the opening double as of all others. Asked
    /// only where [`Laws::scores_in_play`] says that there is such a thing.
    fn points(_left: Head, _right: Head) -> Points {
        Points::ZERO
    }

    /// What a hand counts in a round in which nobody could go on, which the hand that counts least wins; nothing where it
    /// takes no part.
    fn counts(_report: &Report, hand: TileSet) -> Option<u16> {
        Some(hand.dots())
    }

    /// What the winner of a round scores.
    fn award(report: &Report, winner: Seat) -> Points;
}

/// What one of these games counts: the functions of its [`LineRules`].
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    /// [`LineRules::points`].
    pub points: fn(Head, Head) -> Points,
    /// [`LineRules::counts`].
    pub counts: fn(&Report, TileSet) -> Option<u16>,
    /// [`LineRules::award`].
    pub award: fn(&Report, Seat) -> Points,
}

/// Which game it is, its [`Laws`] beside it say.
impl PartialEq for Scoring {
    fn eq(&self, _: &Scoring) -> bool {
        true
    }
}

/// The targets that can be played to, as the values of an option.
pub const TARGETS: [Points; 2] = [Points::new(50), Points::new(100)];

/// The option by which the players choose one of [`TARGETS`].
pub(crate) const TARGET: OptionSpec = OptionSpec::one_of(
    "target",
    "Play to",
    "How many points win the game; 50 is the short game.",
    &[Named::new("50", "50"), Named::new("100", "100")],
    1,
);

/// How many points win a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// What the players chose by [`TARGET`].
    Chosen,
    /// Always so many.
    Fixed(Points),
}

impl Target {
    /// How many it is unless the players choose otherwise.
    pub const fn usual(self) -> Points {
        let [_, long] = TARGETS;
        match self {
            Target::Chosen => long,
            Target::Fixed(points) => points,
        }
    }

    /// The target at a table whose options have been checked.
    pub(super) fn of_values(self, values: &OptionValues) -> Points {
        let [short, long] = TARGETS;
        match self {
            Target::Chosen if values.get(0) == 0 => short,
            Target::Chosen => long,
            Target::Fixed(points) => points,
        }
    }

    /// Whether a game can be played to so many points.
    pub(super) fn allows(self, points: Points) -> bool {
        match self {
            Target::Chosen => TARGETS.contains(&points),
            Target::Fixed(fixed) => points == fixed,
        }
    }
}

/// The figures in which one of these games differs from the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// How many tiles each seat is dealt.
    pub hand: usize,
    /// Whether a seat that can place nothing draws from the tiles that are left over. Else these lie aside.
    pub draws: bool,
    /// How many points win the game.
    pub target: Target,
    /// Whether placements score too ([`LineRules::points`]). Then the game is over the moment a seat has the target, in the
    /// middle of a round too, and with equal numbers at both ends it matters which of them a tile goes to.
    pub scores_in_play: bool,
}

impl Laws {
    /// What the tiles that nobody was dealt are called.
    pub const fn rest(self) -> &'static str {
        if self.draws { "boneyard" } else { "aside" }
    }

    /// Whether it makes no difference to which of these ends a tile goes: both show the same number, and a double at one of
    /// them does not matter.
    pub fn are_alike(self, left: Head, right: Head) -> bool {
        left.pips == right.pips && (!self.scores_in_play || left == right)
    }
}
