//! How a beginner plays: takes what can be taken, likes to get ahead, and now and then looks what the other side could do.
//!
//! Each move is judged by what it takes, by a little of how it stands, and by a whim. Only in some turns does the novice
//! also look at what could be taken back; in the others it walks into traps as people do, and not by playing something
//! senseless.

use parlour_rules::checkers::{CheckersView, Move, MoveRules, Position, Side};
use parlour_rules::{Rng, View};

/// In how many of a hundred turns the novice looks at what the other side could take.
const CAREFUL: u32 = 8;
/// How many of a hundred jumps are overlooked.
const OVERLOOKED: u32 = 12;
/// What a checker, a crown and a row forward count for.
const CHECKER: i32 = 100;
const CROWN: i32 = 60;
const ROW: i32 = 8;
/// How much a whim can weigh.
const WHIM: u32 = 60;

/// The move of a novice; none where the seat has nothing to move.
pub(super) fn plays(view: &CheckersView, rng: &mut Rng) -> Option<Move> {
    let position = view.position();
    let rules = view.options().moves;
    if view.seat() != view.turn().seat() {
        return None;
    }
    let careful = rng.below(100) < CAREFUL;
    let mut best = None;
    position.moves(rules, &mut |played| {
        let mut liking = likes(position, played, rng);
        if careful {
            liking -= CHECKER * danger(&position.make(played), rules);
        }
        if best.is_none_or(|(most, _)| liking > most) {
            best = Some((liking, played));
        }
    });
    best.map(|(_, played)| played)
}

/// How much a move pleases at first sight.
fn likes(position: &Position, played: Move, rng: &mut Rng) -> i32 {
    let side = position.side();
    let mut liking = rng.below(WHIM) as i32;
    if rng.below(100) >= OVERLOOKED {
        liking += CHECKER * played.jumps() as i32;
    }
    if position.men(side).has(played.from()) {
        liking += if side.crowning_row().has(played.to()) {
            CROWN
        } else {
            ROW * row_of(side, played)
        };
    }
    liking
}

/// The most checkers that the side to move can take.
fn danger(position: &Position, rules: MoveRules) -> i32 {
    let mut most = 0;
    position.jumps(rules, &mut |reply| most = most.max(reply.jumps()));
    most as i32
}

/// How far ahead a move ends.
fn row_of(side: Side, played: Move) -> i32 {
    i32::from(match side {
        Side::Dark => played.to().row(),
        Side::Light => 7 - played.to().row(),
    })
}
