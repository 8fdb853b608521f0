//! What accompanies the first game.

use super::cursor::choices;
use super::{NoRespect, Sight, Tip};
use parlour_rules::no_respect::Action;

/// The row above the drawn tile.
const TILE: i32 = 98;

pub(super) const TIPS: &[Tip<NoRespect>] = &[
    Tip::new(
        "Frames show where your tile can go, the top line what it does there.",
        |sight: &Sight<'_>, _| choices(sight).len() > 1,
    )
    .above(TILE)
    .at_the_left(),
    Tip::new(
        "Equal tiles stack. A third one caps the column for good.",
        |sight: &Sight<'_>, _| {
            let stacks = |action: &Action| matches!(action, Action::Stack(..));
            choices(sight).iter().any(stacks)
        },
    )
    .above(TILE)
    .at_the_left(),
    Tip::new(
        "It fits nowhere, so it goes on a circle and stays there.",
        |sight: &Sight<'_>, _| {
            let aside = |action: &Action| matches!(action, Action::Discard(_));
            choices(sight).iter().all(aside)
        },
    )
    .above(TILE)
    .at_the_left(),
];
