//! What a friend would say who looks over the shoulder: whether a match is to go, and why.

use crate::line;
use crate::screen::Line;
use parlour_rules::bingo::{Action, Open, is_trap};

/// The action with a reason.
pub(super) fn words(open: &Open, action: Action) -> Line {
    let ahead = open.ahead().count();
    let then = open.left().saturating_sub(1);
    match action {
        Action::Count => match ahead {
            0 => line!("Count on: nothing matches in the rest of this pass"),
            1 => line!("Count on: one match is still to come in this pass"),
            _ => line!("Count on: {ahead} matches are still to come in this pass"),
        },
        Action::Remove if open.is_risky() => {
            line!("Remove it, but {then} left at the end of a pass may be stuck")
        }
        Action::Remove if is_trap(then) => {
            line!("Remove it: {then} are left, but another match comes")
        }
        Action::Remove => line!("Remove it: {then} left are never stuck"),
        Action::Leave if open.is_risky() => line!("Leave it: a row of {then} could be stuck"),
        Action::Leave => line!("Leave it: it will match again in a later pass"),
    }
}
