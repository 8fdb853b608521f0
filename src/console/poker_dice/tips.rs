//! What accompanies the first game of Poker Dice.

use super::{Cursor, Phase, PokerDice, Sight, Tip};

/// The row below the plates.
const PLATES_END: i32 = 152;

pub(super) const TIPS: &[Tip<PokerDice>] = &[
    Tip::new(
        "Five dice: the highest poker hand wins. A throws.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.phase, Phase::Throw),
    )
    .below(PLATES_END),
    Tip::new(
        "Dice marked \"again\" are thrown. Up leads to them.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            matches!(sight.view.open.phase, Phase::Draw(_)) && !cursor.marks.is_empty()
        },
    )
    .below(PLATES_END),
    Tip::new(
        "A marks a die or clears it. Three at most are thrown again.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            matches!(sight.view.open.phase, Phase::Draw(_)) && cursor.focused_die().is_some()
        },
    )
    .below(PLATES_END),
];
