//! What accompanies the first game of Hearts.

use super::hand::Cursor;
use super::{Hearts, Phase, Sight, Tip};

pub(super) const TIPS: &[Tip<Hearts>] = &[
    Tip::new(
        "A picks a card to pass on. High ones take tricks.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.phase, Phase::Pass(_)),
    ),
    Tip::new(
        "You lead. The highest card of your suit takes the trick.",
        |sight: &Sight<'_>, _| plays(sight) && sight.view.open.trick.suit().is_none(),
    ),
    Tip::new(
        "Follow suit: what stands up can be played.",
        |sight: &Sight<'_>, cursor: &Cursor| follows(sight, cursor) == Some(true),
    ),
    Tip::new(
        "You have none of that suit. Throw off what could cost you.",
        |sight: &Sight<'_>, cursor: &Cursor| follows(sight, cursor) == Some(false),
    ),
];

fn plays(sight: &Sight<'_>) -> bool {
    sight.view.open.phase == Phase::Play
}

/// Whether the focused card follows suit, where one was led.
fn follows(sight: &Sight<'_>, cursor: &Cursor) -> Option<bool> {
    let shown = plays(sight) && sight.scene.face_up;
    let led = sight.view.open.trick.suit().filter(|_| shown)?;
    Some(cursor.card(sight.view)?.suit == led)
}
