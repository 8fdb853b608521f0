//! What accompanies the first game of Monopoly.

use super::cursor::{Cursor, Page};
use super::{Monopoly, Sight, Tip};
use parlour_rules::monopoly::{Task, Window};

pub(super) const TIPS: &[Tip<Monopoly>] = &[
    Tip::new(
        "A throws. Up and down look round the board.",
        |sight: &Sight<'_>, cursor: &Cursor| {
            let open = &sight.view.open;
            open.top().is_none() && open.window == Window::Before && cursor.page == Page::Main
        },
    )
    .above(138)
    .at_the_left(),
    Tip::new(
        "Buy it, or let all bid for it. You may bid too.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.top(), Some(Task::Buy(_))),
    )
    .above(172)
    .at_the_left(),
    Tip::new(
        "Not above: name a limit, and the device bids for you.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.top(), Some(Task::Auction(_))),
    )
    .above(172)
    .at_the_left(),
    Tip::new(
        "Raise it sells and mortgages what you need least.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.top(), Some(Task::Debt(_))),
    )
    .above(172)
    .at_the_left(),
    Tip::new(
        "Left is what you give, right what you get. Offer is below.",
        |sight: &Sight<'_>, _| matches!(sight.view.open.top(), Some(Task::Draft(_))),
    )
    .above(172)
    .at_the_left(),
];
