//! What a friend would say who looks over the shoulder: which move is good, and why.

use crate::line;
use crate::screen::Line;
use parlour_rules::checkers::{Action, CheckersView, Move, MoveRules, Position};

/// The action with a reason.
pub(super) fn words(view: &CheckersView, action: Action) -> Line {
    match action {
        Action::Move(played) => line!("{played}: {}", why(view, played)),
        Action::AcceptDraw | Action::DeclineDraw => {
            let position = view.position();
            let own = position.of(position.side()).len();
            let theirs = position.of(position.side().other()).len();
            match (action == Action::AcceptDraw, own.cmp(&theirs)) {
                (true, core::cmp::Ordering::Less) => line!("Take the draw: they have more men"),
                (true, core::cmp::Ordering::Equal) => line!("Take the draw: you are level"),
                (true, _) => line!("Take the draw: half a point is sure"),
                (false, core::cmp::Ordering::Greater) => line!("Play on: you have more men"),
                (false, _) => line!("Play on: nothing is lost yet"),
            }
        }
        _ => line!("The menu has more to choose from"),
    }
}

/// How many checkers the best jump takes.
fn best_jump(position: &Position, rules: MoveRules) -> usize {
    let mut most = 0;
    position.jumps(rules, &mut |jump| most = most.max(jump.jumps()));
    most
}

/// How many checkers more than they take whoever lets them jump takes afterwards, whatever they choose.
fn gain(after: &Position, rules: MoveRules) -> i32 {
    let mut least = i32::MAX;
    after.jumps(rules, &mut |jump| {
        let back = best_jump(&after.make(jump), rules) as i32;
        least = least.min(back - jump.jumps() as i32);
    });
    least
}

fn why(view: &CheckersView, played: Move) -> &'static str {
    let (position, rules) = (view.position(), view.options().moves);
    let after = position.make(played);
    let side = position.side();
    let (from, to) = (played.from(), played.to());
    let king = position.kings(side).has(from);
    let answered = !after.jumpers().is_empty();
    if !after.can_move() {
        return "they have no move left";
    }
    if played.is_jump() {
        return match (
            played.over().meets(position.kings(side.other())),
            played.jumps(),
        ) {
            (true, _) => "it takes a king",
            (_, 1) if !answered => "it takes one for nothing",
            (_, 1) => "it takes one first",
            _ => "it takes several at once",
        };
    }
    if !king && side.crowning_row().has(to) {
        return "your man becomes a king";
    }
    match gain(&after, rules) {
        1.. if answered && rules.must_jump => return "they must jump, and you take more",
        0 if answered && rules.must_jump => return "it trades evenly",
        0.. if answered => return "if they jump, you jump back",
        _ => {}
    }
    let edge = to.column() == 0 || to.column() == 7;
    let middle = matches!(to.column(), 2..=5) && matches!(to.row(), 3 | 4);
    if answered {
        "what it gives up makes room"
    } else if !position.passed().jumpers().is_empty() {
        "they could have jumped you"
    } else if !after.passed().jumpers().is_empty() {
        "you could jump next"
    } else if edge {
        "nobody can jump it at the edge"
    } else if middle {
        "it holds the middle"
    } else if king {
        "a king can always come back"
    } else {
        "it leaves them nothing to jump"
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use parlour_rules::testing::{play, setup, start};
    use parlour_rules::{Checkers, Game};
    use std::string::String;

    fn said(position: &str, action: &str) -> String {
        by("capture=forced", position, action)
    }

    fn by(options: &str, position: &str, action: &str) -> String {
        let game = Checkers::start_at(&setup::<Checkers>(2, 1, options), position).unwrap();
        let view = game.view(game.turn().seat());
        words(&view, action.parse().unwrap()).as_str().into()
    }

    #[test]
    fn jumps_say_what_they_take() {
        assert_eq!(
            said("B:W15,29:B10", "10x19"),
            "10x19: it takes one for nothing"
        );
        assert_eq!(
            said("B:W15,24,28,29:B10", "10x19"),
            "10x19: it takes one first"
        );
        assert_eq!(said("B:WK15,29:B10", "10x19"), "10x19: it takes a king");
        assert_eq!(
            said("B:W15,23,29:B10", "10x19x26"),
            "10x19x26: it takes several at once"
        );
        assert_eq!(said("B:W15:B10", "10x19"), "10x19: they have no move left");
    }

    #[test]
    fn steps_say_what_follows() {
        let crown = said("B:W12:B25", "25-30");
        assert_eq!(crown, "25-30: your man becomes a king");
        let even = said("B:W18,29:B2,7,10", "10-15");
        assert_eq!(even, "10-15: it trades evenly");
        let free = by("", "B:W18,29:B2,7,10", "10-15");
        assert_eq!(free, "10-15: if they jump, you jump back");
        let shot = said("B:W18,19,29:B2,3,7,10", "10-15");
        assert_eq!(shot, "10-15: they must jump, and you take more");
        let gift = said("B:W18,29:B10", "10-15");
        assert_eq!(gift, "10-15: what it gives up makes room");
        let saved = said("B:W18,23,29:B14", "14-17");
        assert_eq!(saved, "14-17: they could have jumped you");
        let threat = said("B:W18,29:B9,10", "10-14");
        assert_eq!(threat, "10-14: you could jump next");
    }

    #[test]
    fn quiet_steps_say_where_they_lead() {
        let edge = said("B:W29:B9", "9-13");
        assert_eq!(edge, "9-13: nobody can jump it at the edge");
        assert_eq!(said("B:W29:B10", "10-15"), "10-15: it holds the middle");
        let plain = said("B:W29:B1", "1-6");
        assert_eq!(plain, "1-6: it leaves them nothing to jump");
        let king = said("B:W29:BK1", "1-6");
        assert_eq!(king, "1-6: a king can always come back");
    }

    #[test]
    fn an_offer_of_a_draw_is_weighed_by_what_stands_there() {
        let mut game: Checkers = start(2, 1, "");
        play(&mut game, "!draw");
        let view = game.view(game.turn().seat());
        assert!(view.draw_offered());
        let said = |action: &str| String::from(words(&view, action.parse().unwrap()).as_str());
        assert_eq!(said("!accept"), "Take the draw: you are level");
        assert_eq!(said("!decline"), "Play on: nothing is lost yet");
    }
}
