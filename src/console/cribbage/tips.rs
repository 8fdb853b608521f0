//! What accompanies the first game of Cribbage.

use super::{Cribbage, Cursor, Phase, Sight, Tip};
use parlour_rules::cribbage::Counting;

/// Where the plates above the hand and the count begin: bubbles lie over the board and point down to them.
const BELOW_THE_BOARD: i32 = 112;

pub(super) const TIPS: &[Tip<Cribbage>] = &[
    Tip::new(
        "A picks a card for the crib. The plate gives what you picked.",
        begins,
    )
    .above(BELOW_THE_BOARD),
    Tip::new(
        "Fifteen, thirty-one, pairs and runs score as you play them.",
        |sight: &Sight<'_>, _: &Cursor| sight.view.open.phase == Phase::Play,
    )
    .above(BELOW_THE_BOARD)
    .at_the_left(),
    Tip::new(
        "The crib is yours this time: give it cards that go together.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            let open = &sight.view.open;
            let crib = open.teams().of(open.players, open.dealer);
            begins(sight, cursor) && sight.view.seat.is_some_and(|seat| crib.has(seat))
        },
    )
    .above(BELOW_THE_BOARD),
    Tip::new(
        "X shows what your last discard was worth.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            begins(sight, cursor) && sight.view.open.report.is_some()
        },
    )
    .above(BELOW_THE_BOARD),
    Tip::new(
        "Count your hand with the starter, and dial in what it is worth.",
        |sight: &Sight<'_>, _: &Cursor| {
            let counts = matches!(sight.view.open.phase, Phase::Show(_));
            counts && sight.view.open.options.counting != Counting::Auto
        },
    )
    .above(BELOW_THE_BOARD),
];

/// Whether cards for the crib are to be picked, and none has been.
fn begins(sight: &Sight<'_>, cursor: &Cursor) -> bool {
    matches!(sight.view.open.phase, Phase::Discard(_)) && cursor.picked.is_empty()
}
