//! Why a game of checkers ended, in the words that stand below "Anna wins" or "A draw" and in the account of
//! the score.

use crate::line;
use crate::people::People;
use crate::screen::Line;
use parlour_rules::Outcome;
use parlour_rules::checkers::{CheckersView, Side};

pub(super) fn why(view: &CheckersView, outcome: Outcome, people: &People) -> Line {
    let lost = [Side::Dark, Side::Light]
        .into_iter()
        .map(Side::seat)
        .find(|seat| !outcome.winners.has(*seat));
    let loser = lost.map_or("", |seat| people.name(seat));
    let (_, limit) = view.quiet();
    match (outcome.winners.is_empty(), outcome.reason) {
        (false, "all-captured") => line!("all are taken"),
        (false, "blocked") => line!("{loser} cannot move"),
        (false, "resigned") => line!("{loser} gave up"),
        (true, "agreed") => line!("as agreed"),
        (true, "repetition") => line!("same board 3 times"),
        (true, "blocked") => line!("no move is left"),
        (true, "quiet") => line!("{} quiet moves each", limit / 2),
        // R13: without a limit the game still ends, for being long.
        (true, "long") => line!("too long, {limit} quiet moves"),
        _ => Line::new(),
    }
}
