//! What a friend would say who looks over the shoulder: whether a match is to go, and why.

use crate::line;
use crate::screen::Line;
use parlour_rules::bingo::{Action, Open};

/// The action with a reason.
pub(super) fn words(open: &Open, action: Action) -> Line {
    let another = open.ahead().next().is_some();
    let words = match action {
        Action::Count if another => "Count on: there is a match ahead in this pass",
        Action::Count => "Count on: nothing more matches in this pass",
        Action::Remove if open.is_risky() => "Remove it, but the next pass may be stuck",
        Action::Remove if another => "Remove it: another match is ahead in this pass",
        Action::Remove => "Remove it: what is left cannot be stuck",
        Action::Leave if open.is_risky() => "Leave it: without it the next pass may be stuck",
        Action::Leave => "Leave it: it will match again in a later pass",
    };
    line!("{words}")
}
