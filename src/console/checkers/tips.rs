//! What accompanies the first game of checkers.

use super::cursor::Cursor;
use crate::screen::{Sight, Tip};
use parlour_rules::Checkers;

/// Below the two rows of the other side, which are far from what one does.
const FAR_ROWS: i32 = 80;

pub(super) const TIPS: &[Tip<Checkers>] = &[
    Tip::new(
        "You can jump: land behind a neighbour and take it.",
        |sight: &Sight<'_, Checkers>, cursor: &Cursor| {
            let view = sight.view;
            cursor.held.is_none() && !view.draw_offered() && !view.position().jumpers().is_empty()
        },
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "The pad leads from checker to checker. A takes one up.",
        |sight: &Sight<'_, Checkers>, cursor: &Cursor| {
            cursor.held.is_none() && !sight.view.draw_offered()
        },
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "Marks show where it can go. A moves it, B puts it back.",
        |_, cursor: &Cursor| cursor.held.is_some_and(|held| held.jumped.is_none()),
    )
    .above(FAR_ROWS)
    .at_the_left(),
    Tip::new(
        "Jump on, or go to the checker itself: A stops there.",
        |sight: &Sight<'_, Checkers>, cursor: &Cursor| {
            cursor.held.is_some_and(|held| held.may_stop(sight.view))
        },
    )
    .above(FAR_ROWS)
    .at_the_left(),
];
