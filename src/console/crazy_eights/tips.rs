//! What accompanies the first game of Crazy Eights.

use super::hand::Cursor;
use crate::screen::{Sight, Tip};
use parlour_rules::CrazyEights;
use parlour_rules::cards::Rank;

pub(super) const TIPS: &[Tip<CrazyEights>] = &[
    Tip::new(
        "Play the suit or rank of the top card. Up: the stock.",
        |sight: &Sight<'_, CrazyEights>, cursor: &Cursor| {
            on_a_card(sight, cursor, |rank| rank != Rank::EIGHT)
        },
    ),
    Tip::new(
        "Nothing fits: A draws from the stock.",
        |sight: &Sight<'_, CrazyEights>, cursor: &Cursor| {
            sight.scene.face_up && cursor.at_stock && sight.view.playable().is_empty()
        },
    ),
    Tip::new(
        "An 8 fits always. You then name the suit that counts.",
        |sight: &Sight<'_, CrazyEights>, cursor: &Cursor| {
            on_a_card(sight, cursor, |rank| rank == Rank::EIGHT)
        },
    ),
    Tip::new(
        "Somebody has one card left. What you still hold will count.",
        |sight: &Sight<'_, CrazyEights>, cursor: &Cursor| {
            let others = sight.view.open.players.seats();
            let mut others = others.filter(|seat| Some(*seat) != sight.view.seat);
            cursor.naming.is_none() && others.any(|seat| sight.view.sizes[seat] == 1)
        },
    ),
];

/// Whether the focus is on a card of such a rank that can be played.
fn on_a_card(sight: &Sight<'_, CrazyEights>, cursor: &Cursor, such: impl Fn(Rank) -> bool) -> bool {
    let playable = sight.view.playable();
    let card = cursor.card(sight.view).filter(|card| playable.has(*card));
    sight.scene.face_up && cursor.naming.is_none() && card.is_some_and(|card| such(card.rank))
}
