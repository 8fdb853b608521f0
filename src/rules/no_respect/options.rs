//! The entry in the catalogue, and the options as the rules read them.

use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const GAME: usize = 0;
const DISCARD: usize = 1;
const CAPPED_COMPLETE: usize = 2;

/// The entry of No Respect in the catalogue.
pub static INFO: Info = Info {
    id: "no-respect",
    name: "No Respect",
    blurb: "Build three columns, spoil those of the others, and be the last who can play a tile.",
    players: (2, 4),
    seating: |_, _| Seating::open(10),
    options: &[
        OptionSpec::one_of(
            "game",
            "Game",
            "Second Chance: a capped column goes back.",
            &[
                Named::new("classic", "Classic"),
                Named::new("second-chance", "Second Chance"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "discard",
            "Discard",
            "Only a tile that fits nowhere, or any tile.",
            &[
                Named::new("last-resort", "Last resort"),
                Named::new("free", "Free"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "capped-complete",
            "Complete",
            "What complete columns do when they are capped.",
            &[Named::new("keep", "Stay"), Named::new("return", "Go back")],
            0,
        )
        .barred_by(capped_complete_barred),
    ],
    presets: &[
        Preset {
            name: "Classic",
            about: "As in the booklet: what is capped stays capped.",
            changes: &[],
        },
        Preset {
            name: "2nd Chance",
            about: "A column that is capped goes back and begins anew, unless it is complete.",
            changes: &[(GAME, 1)],
        },
        Preset {
            name: "All go back",
            about: "Complete columns go back as well when they are capped.",
            changes: &[(GAME, 1), (CAPPED_COMPLETE, 1)],
        },
    ],
    // Classic takes a tile for each action. With second chances columns can come and go without end, in theory: nobody
    // has seen a thousand.
    bound: 1_000_000,
    ..Info::USUAL
};

fn capped_complete_barred(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(GAME) == 0).then_some("Only with Second Chance")
}

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Survival: what is capped stays capped.
    Classic,
    /// Capped columns go back to the pool and begin anew (R22 to R27).
    SecondChance {
        /// Whether a complete column that is capped goes back as well (R23).
        return_complete: bool,
    },
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Which game is played.
    pub kind: Kind,
    /// Whether a tile may be discarded although it could be placed (R15).
    pub free_discard: bool,
}

impl Options {
    /// Reads values that the catalogue entry has checked.
    pub(super) fn of(values: &OptionValues) -> Options {
        Options {
            kind: if values.flag(GAME) {
                Kind::SecondChance {
                    return_complete: values.flag(CAPPED_COMPLETE),
                }
            } else {
                Kind::Classic
            },
            free_discard: values.flag(DISCARD),
        }
    }

    /// Whether this is the game without second chances.
    pub fn is_classic(&self) -> bool {
        self.kind == Kind::Classic
    }

    /// Whether a column goes back to the pool when it is capped (R22, R23).
    pub fn returns(&self, complete: bool) -> bool {
        match self.kind {
            Kind::Classic => false,
            Kind::SecondChance { return_complete } => return_complete || !complete,
        }
    }
}
