//! What accompanies the first game of No Thanks!

use super::{NoThanks, Sight, Tip, shows_no_token};

/// The row below the plates.
const PLATES_END: i32 = 116;

pub(super) const TIPS: &[Tip<NoThanks>] = &[
    Tip::new(
        "Pay a token to pass it on, or take it with its tokens.",
        |sight: &Sight<'_>, _| !shows_no_token(sight),
    )
    .below(PLATES_END)
    .at_the_left(),
    Tip::new(
        "Your tokens are secret: hold X to see them.",
        |sight: &Sight<'_>, _| !sight.scene.face_up,
    )
    .below(PLATES_END)
    .at_the_left(),
    Tip::new(
        "No token left: take it. What lies on it is yours.",
        |sight: &Sight<'_>, _| shows_no_token(sight),
    )
    .below(PLATES_END)
    .at_the_left(),
    Tip::new(
        "It joins a run of yours, and of a run only the lowest counts.",
        |sight: &Sight<'_>, _| joins(sight),
    )
    .below(PLATES_END)
    .at_the_left(),
    Tip::new(
        "Whoever takes this card gets all the tokens on it.",
        |sight: &Sight<'_>, _| sight.view.on_card >= 3,
    )
    .below(PLATES_END)
    .at_the_left(),
];

/// Whether the card lies beside one that the seat has taken.
fn joins(sight: &Sight<'_>) -> bool {
    let Some((own, active)) = sight.view.own().zip(sight.view.active) else {
        return false;
    };
    let beside = |number: u8| number.abs_diff(active.number()) == 1;
    own.cards.iter().any(|card| beside(card.number()))
}
