//! What decided a game of No Respect, for the page with the result and the account of the score. The result counts columns
//! only where they decided: whoever is out is out, with however many.

use crate::line;
use crate::screen::{Line, Merit};
use parlour_rules::no_respect::{Board, View};
use parlour_rules::{Outcome, Seat};

pub(super) fn why(board: &Board, outcome: Outcome) -> Line {
    match outcome.reason {
        "three-columns" => line!("with three columns"),
        "last-seat" => line!("last in play"),
        _ if board.options.is_classic() => line!("with the last tile"),
        _ => line!("farthest in the end"),
    }
}

pub(super) fn merit(view: &View, outcome: Outcome, seat: Seat) -> Merit {
    let corner = &view.board.corners[seat];
    if corner.out {
        return Merit {
            rank: -1,
            text: line!("out"),
        };
    }
    let columns = corner.completed();
    let last_tile = outcome.reason == "pool-empty" && view.board.options.is_classic();
    let text = match (outcome.winners.has(seat), outcome.reason, columns) {
        (true, "last-seat", _) => line!("in play"),
        (true, ..) if last_tile => line!("last tile"),
        (.., 1) => line!("1 column"),
        _ => line!("{columns} columns"),
    };
    Merit {
        rank: columns as i32,
        text,
    }
}
