//! What accompanies the first game of Sorry!.

use super::cursor::{Choice, Cursor};
use super::draw::in_play;
use crate::screen::{Sight, Tip};
use parlour_rules::Sorry;
use parlour_rules::sorry::{Card, Play};

/// The lower half of the board is free of the upper one's marks.
const ROW: i32 = 170;

pub(super) const TIPS: &[Tip<Sorry>] = &[
    Tip::new(
        "Choose a card. A takes it to the board, B puts it back.",
        |sight: &Sight<'_, Sorry>, cursor: &Cursor| in_play(sight) && cursor.in_hand(sight.view),
    )
    .above(140)
    .at_the_left(),
    Tip::new(
        "A 7 can be shared: up and down set how much this pawn gets.",
        |sight: &Sight<'_, Sorry>, cursor: &Cursor| {
            on_board(sight, cursor)
                && has(sight, cursor, |choice| matches!(choice, Choice::Part(..)))
        },
    )
    .above(ROW)
    .at_the_left(),
    Tip::new(
        "An 11 may change places with an opponent: up and down.",
        |sight: &Sight<'_, Sorry>, cursor: &Cursor| {
            let swaps = |choice: &Choice| matches!(choice, Choice::Do(Play::Swap(..)));
            on_board(sight, cursor)
                && cursor.card(sight.view) == Some(Card::Eleven)
                && has(sight, cursor, swaps)
        },
    )
    .above(ROW)
    .at_the_left(),
    Tip::new(
        "A cross is on every pawn that this would send back.",
        |sight: &Sight<'_, Sorry>, cursor: &Cursor| {
            if !on_board(sight, cursor) {
                return false;
            }
            let view = sight.view;
            let choices = cursor.choices(view);
            cursor.focus(view, &choices).is_some_and(|choice| {
                let traces = cursor.traces(view, choice);
                traces.iter().any(|trace| !trace.bumped.is_empty())
            })
        },
    )
    .above(ROW)
    .at_the_left(),
    Tip::new(
        "Left and right: another pawn. Up and down: another way.",
        |sight: &Sight<'_, Sorry>, cursor: &Cursor| {
            on_board(sight, cursor) && cursor.choices(sight.view).len() > 1
        },
    )
    .above(ROW)
    .at_the_left(),
];

fn on_board(sight: &Sight<'_, Sorry>, cursor: &Cursor) -> bool {
    in_play(sight) && !cursor.in_hand(sight.view)
}

fn has(sight: &Sight<'_, Sorry>, cursor: &Cursor, such: fn(&Choice) -> bool) -> bool {
    cursor.choices(sight.view).iter().any(such)
}
