//! The catalogue entry of Cribbage and its options, as data for the set-up and as types for the rules.

use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::points::Points;
use crate::seating::{Seating, Teams};
use serde::{Deserialize, Serialize};

const COUNTING: usize = 0;
const CRIB_FLUSH: usize = 1;
const TARGET: usize = 2;

/// The holes to the end of the track: twice round the board, or once.
pub(super) const TARGETS: [Points; 2] = [Points::new(121), Points::new(61)];

/// Cribbage in the catalogue.
pub(super) const INFO: Info = Info {
    id: "cribbage",
    name: "Cribbage",
    blurb: "Fifteens, pairs and runs: peg your way round the board.",
    players: (2, 4),
    proposed: 2,
    seating: |_, players| {
        let seating = Seating::hidden(20);
        if players.count() == 4 {
            seating.in_teams(Teams::Opposite)
        } else {
            seating
        }
    },
    options: &[
        OptionSpec::one_of(
            "counting",
            "Counting",
            "The table counts, or you do; what you miss may go to the others.",
            &[
                Named::new("auto", "By the table"),
                Named::new("claim", "You claim"),
                Named::new("muggins", "Muggins"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "crib-flush",
            "Crib flush",
            "A flush in the crib needs the starter too, or four cards do.",
            &[
                Named::new("five-only", "Five cards"),
                Named::new("same-as-hand", "Four cards"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "target",
            "Game",
            "Twice round the board, or once.",
            &[Named::new("121", "To 121"), Named::new("61", "To 61")],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "The table counts, and 121 wins, twice round the board.",
            changes: &[],
        },
        Preset {
            name: "Once round",
            about: "As in the booklet, but once round the board, to 61.",
            changes: &[(TARGET, 1)],
        },
        Preset {
            name: "You count",
            about: "You say what your hand is worth, and the table checks it.",
            changes: &[(COUNTING, 1)],
        },
        Preset {
            name: "Muggins",
            about: "You count yourself, and what you miss goes to the others.",
            changes: &[(COUNTING, 2)],
        },
    ],
    // The last card of every deal brings somebody a point at least, so that three seats have at most 3 * 120 deals
    // before the last one. A deal has at most four discards, sixteen cards, one claim of his nobs, five hands to count, and
    // at most three times "go" after each card and once more: 26 + 16 * 4 actions.
    bound: 361 * 90,
    ..Info::USUAL
};

/// Who counts the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Counting {
    /// The table.
    Auto,
    /// The owner claims a total, and the table checks it.
    Claim,
    /// The same, and what the owner missed goes to the opponents.
    Muggins,
}

impl Counting {
    /// Whether owners claim their points themselves.
    pub const fn is_claimed(self) -> bool {
        !matches!(self, Counting::Auto)
    }
}

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Who counts the hands.
    pub counting: Counting,
    /// Whether four cards of a suit are a flush in the crib as they are in a hand.
    pub crib_flush_of_four: bool,
    /// The score that wins.
    pub target: Points,
}

impl Options {
    /// Reads values that have been checked against the catalogue entry.
    pub(super) fn from_values(values: &OptionValues) -> Options {
        let target = usize::try_from(values.get(TARGET)).unwrap_or_default();
        Options {
            counting: match values.get(COUNTING) {
                0 => Counting::Auto,
                1 => Counting::Claim,
                _ => Counting::Muggins,
            },
            crib_flush_of_four: values.get(CRIB_FLUSH) != 0,
            target: TARGETS.get(target).copied().unwrap_or(TARGETS[0]),
        }
    }
}
