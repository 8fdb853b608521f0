//! What accompanies the first game of Four Hand Texas.

use super::{Cursor, Phase, Sight, Texas, Tip};

/// The row above the places of the seats at the sides, where most bubbles point down.
const ABOVE: i32 = 130;

pub(super) const TIPS: &[Tip<Texas>] = &[
    Tip::new(
        "Right sets a bid: how many of 42 points you two will take.",
        |sight: &Sight<'_>, cursor: &Cursor| is(sight, Phase::Auction) && cursor.passes,
    )
    .above(ABOVE),
    Tip::new(
        "Up and down leap: 30, 35, 40, 42. Below it is Pass.",
        |sight: &Sight<'_>, cursor: &Cursor| is(sight, Phase::Auction) && !cursor.passes,
    )
    .above(ABOVE),
    Tip::new(
        "The bid is yours. Name what you have most of; a bar marks it.",
        |sight: &Sight<'_>, _| is(sight, Phase::Name),
    ),
    Tip::new(
        "The highest trump wins, or else the highest of the suit led.",
        |sight: &Sight<'_>, _| is(sight, Phase::Play),
    ),
    Tip::new(
        "X shows all tricks of this hand.",
        |sight: &Sight<'_>, _| is(sight, Phase::Play) && !sight.view.open.tricks.is_empty(),
    ),
];

fn is(sight: &Sight<'_>, phase: Phase) -> bool {
    sight.view.open.phase == phase
}
