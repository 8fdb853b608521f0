//! What accompanies the first game of Rummy.

use super::hand::{Cursor, Plate};
use super::{Rummy, Sight, Tip};
use parlour_rules::rummy::Phase;

pub(super) const TIPS: &[Tip<Rummy>] = &[
    Tip::new(
        "Begin with a card: unseen from the stock, or the discard.",
        |sight: &Sight<'_>, _| sight.view.open.phase == Phase::Draw,
    )
    .below(138),
    Tip::new(
        "You have a meld, marked here. A lays it down, Down goes back.",
        |sight: &Sight<'_>, cursor: &Cursor| is_on(sight, cursor, Some(Plate::Meld)),
    )
    .above(117),
    Tip::new(
        "A marked card fits a meld on the table, anybody's. A lays it off.",
        |sight: &Sight<'_>, cursor: &Cursor| is_on(sight, cursor, Some(Plate::LayOff)),
    )
    .above(117),
    Tip::new(
        "Choose a card; Up and A discard it. Down sorts by rank.",
        |sight: &Sight<'_>, cursor: &Cursor| is_on(sight, cursor, None),
    ),
    Tip::new(
        "Somebody has one card left. What you still hold is theirs.",
        |sight: &Sight<'_>, _| {
            let others = sight.view.open.players.seats();
            let mut others = others.filter(|seat| Some(*seat) != sight.view.seat);
            others.any(|seat| sight.view.sizes[seat] == 1)
        },
    ),
];

/// Whether the seat plays with open cards and its focus is on this plate, or on a card.
fn is_on(sight: &Sight<'_>, cursor: &Cursor, plate: Option<Plate>) -> bool {
    let plays = sight.view.open.phase == Phase::Play && sight.scene.face_up;
    plays && cursor.plate == plate && cursor.laying.is_none()
}
