//! What accompanies the first game of a line.

use super::{Cursor, Pages, track};
use crate::screen::{Sight, Tip};
use parlour_rules::line_game::{LineGame, Phase};

/// With so many tiles on the table it begins to pay to count.
const LONG: usize = 8;

/// The row above a line that is not yet long.
const LINE: i32 = 76;

type Line<R> = LineGame<R>;

/// How a tile is placed.
pub(crate) const fn placing<R: Pages>() -> Tip<Line<R>> {
    Tip::new(
        "Lit tiles fit an end. A places the one in the frame.",
        |sight: &Sight<'_, Line<R>>, cursor: &Cursor| {
            sight.scene.face_up && cursor.tile.is_some() && cursor.end.is_none()
        },
    )
    .above(LINE)
}

/// How the end is chosen.
pub(crate) const fn both_ends<R: Pages>() -> Tip<Line<R>> {
    Tip::new(
        "It fits both ends. Left and right choose, A places.",
        |_, cursor: &Cursor| cursor.end.is_some(),
    )
    .above(LINE)
}

/// What the count is good for.
pub(crate) const fn counting<R: Pages>() -> Tip<Line<R>> {
    Tip::new(
        "X counts the tiles of each number still hidden.",
        |sight: &Sight<'_, Line<R>>, _| sight.view.open.line.len() >= LONG,
    )
    .above(LINE)
}

/// What stands over an end that scores.
pub(crate) const fn scoring<R: Pages>() -> Tip<Line<R>> {
    Tip::new(
        "+2 or +3 over an end: your tile makes both ends alike.",
        |sight: &Sight<'_, Line<R>>, cursor: &Cursor| {
            sight.scene.face_up && track::would_score(sight.view, cursor)
        },
    )
    .above(LINE)
}

/// What to do where nothing fits and there is something to draw.
pub(crate) const fn drawing<R: Pages>() -> Tip<Line<R>> {
    Tip::new(
        "Nothing fits: A draws until a tile does.",
        |sight: &Sight<'_, Line<R>>, cursor: &Cursor| {
            let plays = sight.scene.face_up && sight.view.phase == Phase::Play;
            plays && cursor.tile.is_none()
        },
    )
    .above(LINE)
}
