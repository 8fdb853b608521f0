//! What accompanies the first game of Bingo.

use super::{Bingo, Cursor, Phase, Sight, Tip};

/// The row above the speed and the plates.
const SPEED: i32 = 130;

pub(super) const TIPS: &[Tip<Bingo>] = &[
    Tip::new(
        "A counts along the row. A tile with that many dots is a match.",
        |sight: &Sight<'_>, _| sight.view.open.phase == Phase::Count,
    )
    .above(SPEED),
    Tip::new(
        "Left and right: slower and faster. A stops, and Step goes tile by tile.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            let open = &sight.view.open;
            open.phase == Phase::Count && (open.spoken > 0 || cursor.lower)
        },
    )
    .above(SPEED),
    Tip::new(
        "A match may stay. Begin no pass with 13 or 26 tiles: they can get stuck.",
        |sight: &Sight<'_>, _| sight.view.open.phase == Phase::Match,
    )
    .above(SPEED),
];
