//! Why a game of chess ended, in the words that stand below "Anna wins" or "A draw" and in the account of
//! the score.

use crate::line;
use crate::people::People;
use crate::screen::Line;
use parlour_rules::Outcome;
use parlour_rules::chess::Side;

pub(super) fn why(outcome: Outcome, people: &People) -> Line {
    let lost = Side::BOTH
        .into_iter()
        .map(Side::seat)
        .find(|seat| !outcome.winners.has(*seat));
    let loser = lost.map_or("", |seat| people.name(seat));
    match (outcome.winners.is_empty(), outcome.reason) {
        (false, "checkmate") => line!("by checkmate"),
        (false, "resigned") => line!("{loser} gave up"),
        (false, "time") => line!("on time"),
        (true, "stalemate") => line!("by stalemate"),
        (true, "insufficient-material") => line!("nobody can mate"),
        (true, "repetition") => line!("by repetition"),
        (true, "fifty-moves") => line!("50 quiet moves each"),
        (true, "long") => line!("too many quiet moves"),
        (true, "agreed") => line!("as agreed"),
        (true, "time") => line!("time out, no mate"),
        _ => Line::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::why;
    use crate::paint::Font;
    use crate::people::{People, name_of};
    use parlour_rules::{Outcome, Seat, SeatSet};

    /// What the result page has room for.
    const ROOM: i32 = 240 - 16;

    #[test]
    fn every_end_has_a_reason_that_fits() {
        let mut people = People::household();
        for number in 0..2 {
            let guest = Seat::new(number).and_then(|seat| people.get_mut(seat));
            guest.unwrap().name = name_of("WWWWWWWWWW");
        }
        let drawn = [
            "stalemate",
            "insufficient-material",
            "repetition",
            "fifty-moves",
            "long",
            "agreed",
            "time",
        ];
        let won = ["checkmate", "resigned", "time"];
        let all = drawn.map(|reason| (SeatSet::default(), reason));
        let all = all
            .into_iter()
            .chain(won.map(|reason| (SeatSet::only(Seat::FIRST), reason)));
        for (winners, reason) in all {
            let said = why(Outcome { winners, reason }, &people);
            assert!(!said.is_empty(), "{reason}");
            assert!(Font::B10.width(&said) <= ROOM, "{said}");
        }
    }
}
