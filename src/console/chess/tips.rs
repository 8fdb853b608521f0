//! What accompanies the first game of chess.

use super::cursor::Cursor;
use crate::screen::{Sight, Tip};
use parlour_rules::Chess;
use parlour_rules::chess::{Hints, Move};

/// Below the two rows of the other side, which are far from what one does.
const FAR_ROWS: i32 = 80;

pub(super) const TIPS: &[Tip<Chess>] = &[
    Tip::new(
        "The pad leads from piece to piece. A takes one up.",
        |sight: &Sight<'_, Chess>, cursor: &Cursor| {
            cursor.held.is_none() && !sight.view.draw_offered()
        },
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "Dots show where it can go. A moves it, B puts it back.",
        |sight: &Sight<'_, Chess>, cursor: &Cursor| {
            let guided = sight.view.options().hints != Hints::Off;
            guided && cursor.held.is_some() && cursor.promotion.is_none()
        },
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "Check: your king is attacked and must be saved now.",
        |sight: &Sight<'_, Chess>, _| sight.view.position().is_check(),
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "Your king may castle: move it two squares to the side.",
        |sight: &Sight<'_, Chess>, cursor: &Cursor| cursor.held.is_none() && may_castle(sight),
    )
    .above(FAR_ROWS)
    .at_the_left(),
];

fn may_castle(sight: &Sight<'_, Chess>) -> bool {
    let position = sight.view.position();
    let mut found = false;
    if let Some(king) = position.king(position.side()) {
        position.moves_from(king, &mut |played: Move| {
            found |= position.castles(played).is_some();
        });
    }
    found
}
