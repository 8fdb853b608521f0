//! The catalogue entry of Bingo.

use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seating::Seating;

const REMOVAL: usize = 0;
const MAY_LEAVE: i16 = 1;

/// Bingo's entry in the catalogue.
pub static INFO: Info = Info {
    id: "bingo",
    name: "Domino Bingo",
    blurb: "For one: count along the row and clear each tile that meets its number.",
    players: (1, 1),
    proposed: 1,
    seating: |_, _| Seating::open(3).without_computers(),
    levels: 1,
    first: First::FirstSeat,
    options: &[OptionSpec::one_of(
        "removal",
        "A match",
        "What happens to a tile that has as many dots as you count.",
        &[
            Named::new("always", "Always goes"),
            Named::new("may-leave", "May stay"),
        ],
        0,
    )],
    presets: &[
        Preset {
            name: "Luck",
            about: "Every match goes. Two rows in three can be cleared.",
            changes: &[],
        },
        Preset {
            name: "Skill",
            about: "A match may stay, so every row can be cleared. Fewer passes are better.",
            changes: &[(REMOVAL, MAY_LEAVE)],
        },
    ],
    // Of n tiles none goes in at most thirteen passes; each number said may ask for one answer.
    bound: 2 * 13 * (28 * 29 / 2),
    ..Info::USUAL
};

/// Whether a match may be left in the row.
pub(super) fn may_leave(values: &OptionValues) -> bool {
    values.get(REMOVAL) == MAY_LEAVE
}
