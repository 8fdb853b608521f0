//! What a friend would say who looks over the shoulder: what to say, and why.

use super::{Sight, words};
use crate::line;
use crate::screen::Line;
use parlour_rules::domino_poker::{Action, Category, Rank};

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let view = sight.view;
    let open = &view.open;
    let category = Rank::of(view.hand, open.options.straights).category;
    let seat = sight.viewer();
    let (price, pot) = (open.price(seat), open.pot());
    let strong = category >= Category::Threes;
    let what = words::category(category);
    match action {
        Action::Show => line!("Show: there is nothing to bet"),
        Action::Check if category == Category::HighPiece => {
            line!("Check: it is free, and you have no pair")
        }
        Action::Check if strong => line!("Check: wait for others to bet first"),
        Action::Check => line!("Check: it costs nothing"),
        Action::Bet(_) if strong => line!("Bet: few hands beat {what}"),
        Action::Bet(_) if category == Category::OnePair => {
            line!("Bet: whoever has no pair has to pay or go")
        }
        Action::Bet(_) => line!("Bet: if all fold, {pot} chips are yours"),
        Action::Raise(_) if strong => line!("Raise: few hands beat {what}"),
        Action::Raise(step) => line!("Raise: it costs the others {step} more"),
        Action::Call => line!("Call: {} for a pot of {pot}", words::chips(price)),
        Action::Fold if category == Category::HighPiece => {
            line!("Fold: without a pair it is no use")
        }
        Action::Fold => line!("Fold: it saves you {}", words::chips(price)),
    }
}
