//! What a friend would say who looks over the shoulder: which pawn, and why.

use super::Sight;
use super::cursor::{Cursor, traces};
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::sorry::{Action, Card, Duty, Place, Play, Trace, View};

/// Leads the cursor to where A does this.
pub(super) fn lead(cursor: &mut Cursor, action: Action) {
    *cursor = Cursor::on(action);
}

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    let view = sight.view;
    let card = action.card.or(view.open.card);
    let does = match (action.play, card) {
        (Play::Pass, Some(card)) => return why_pass(view, card),
        (Play::Drop, _) => return why_drop(view),
        (Play::Start(_), _) => line!("Bring one out"),
        (Play::Split { steps, .. }, _) => line!("Go {steps} and {}", 7 - steps),
        (Play::Swap(..), _) => line!("Change places"),
        (Play::Sorry(..), _) => line!("Take that place"),
        (Play::Move(_, steps), _) if steps < 0 => line!("Go back {}", -steps),
        (Play::Move(_, steps), _) => line!("Go {steps}"),
        (Play::Pass, None) => line!("Go on"),
    };
    line!("{does}: {}", why(sight, action.play))
}

fn why_pass(view: &View, card: Card) -> Line {
    match view.plays(card).duty() {
        Duty::Nothing => line!("Pass: no pawn can use the card"),
        _ => line!("Pass: nobody has to change places"),
    }
}

fn why_drop(view: &View) -> Line {
    match view.open.duty_of(&view.hand) {
        Duty::Nothing => line!("Drop it: no card of yours can be used"),
        _ => line!("Drop it: you need not change places"),
    }
}

fn why(sight: &Sight<'_>, play: Play) -> Line {
    let view = sight.view;
    let side = view.open.side(view.open.to_play);
    let traces = traces(view.board(), play);
    let mut after = *view.board();
    for trace in &traces {
        after = after.after(trace);
    }
    let left = |board: &parlour_rules::sorry::Board| -> i32 {
        side.iter()
            .map(|seat| i32::from(board.total_distance(seat)))
            .sum()
    };
    let gain = left(view.board()) - left(&after);
    let ended = |place: fn(Place) -> bool| traces.iter().any(|trace| place(trace.end));
    let mut sent = traces.iter().flat_map(|trace| trace.bumped.iter());
    let foe = sent.clone().find(|pawn| !side.has(pawn.seat()));
    let own = sent.find(|pawn| side.has(pawn.seat()));
    let slides = traces.iter().any(Trace::slides);
    if left(&after) == 0 {
        line!("it wins the game")
    } else if ended(|place| place == Place::HOME) {
        line!("it brings a pawn home")
    } else if let Some(foe) = foe {
        line!("it sends {} back", in_a_hint(sight.name(foe.seat())))
    } else if own.is_some() {
        line!("one of yours goes back by it")
    } else if matches!(play, Play::Start(_)) {
        line!("it gets a pawn on its way")
    } else if ended(|place| place.space().is_none()) {
        line!("it gets a pawn to safety")
    } else if slides && gain > 0 {
        line!("the slide helps it on")
    } else if gain >= 20 {
        line!("that pawn is nearly round")
    } else if gain > 0 {
        line!("it brings you {gain} nearer home")
    } else if gain < 0 {
        line!("it costs you {} spaces", -gain)
    } else {
        line!("nothing is lost by it")
    }
}
