//! How a beginner plays: likes to take, likes to get ahead, and sees the danger of a move about every other time.
//!
//! Each move is judged by what it takes at once, by what the other side could take back if that is noticed, and by a
//! little of how it stands; a whim does the rest. So a novice falls into traps as people do, and not by playing
//! something senseless.

use parlour_rules::checkers::{CheckersView, Move, MoveRules, Position, Side};
use parlour_rules::{Rng, View};

/// Of a hundred moves, how many times it is noticed what can be taken, and what the other side could take back.
const NOTICES_BOOTY: u32 = 60;
const NOTICES_DANGER: u32 = 30;
/// What a checker and a crown count for.
const CHECKER: i32 = 100;
const CROWN: i32 = 60;
/// How much a whim can weigh.
const WHIM: u32 = 60;

/// The move of a novice; none where the seat has nothing to move.
pub(super) fn plays(view: &CheckersView, rng: &mut Rng) -> Option<Move> {
    let position = view.position();
    let rules = view.options().moves;
    if view.seat() != view.turn().seat() {
        return None;
    }
    let mut best = None;
    position.moves(rules, &mut |played| {
        let liking = likes(position, rules, played, rng);
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, played));
        }
    });
    best.map(|(_, played)| played)
}

fn likes(position: &Position, rules: MoveRules, played: Move, rng: &mut Rng) -> i32 {
    let mut notices = |share| rng.below(100) < share;
    let mut liking = 0;
    if notices(NOTICES_BOOTY) {
        liking += CHECKER * played.jumps() as i32;
    }
    let next = position.make(played);
    if notices(NOTICES_DANGER) {
        let mut most = 0;
        next.jumps(rules, &mut |reply| most = most.max(reply.jumps()));
        liking -= CHECKER * most as i32;
    }
    let side = position.side();
    let is_man = position.men(side).has(played.from());
    if is_man {
        liking += if side.crowning_row().has(played.to()) {
            CROWN
        } else {
            row_of(side, played) * 2
        };
    }
    liking + rng.below(WHIM) as i32
}

/// How far ahead a move ends.
fn row_of(side: Side, played: Move) -> i32 {
    i32::from(match side {
        Side::Dark => played.to().row(),
        Side::Light => 7 - played.to().row(),
    })
}
