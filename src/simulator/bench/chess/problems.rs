//! Problems: White mates in two moves, whatever Black does.

use crate::uci::{from_fen, position};
use parlour_bots::ROOM;
use parlour_bots::chess::{Effort, search};
use parlour_rules::Game;
use parlour_rules::chess::{Move, Position};

/// The problems: found among random positions, each with one solution only, whose first move neither captures nor gives
/// check.
pub(super) const MATES_IN_TWO: [&str; 16] = [
    "8/7K/5B2/k7/8/4p3/5R2/7R w - - 0 1",
    "k3N3/1r6/4K3/8/3p4/5Q2/8/3B4 w - - 0 1",
    "6k1/8/8/3RK3/8/7R/5Bp1/8 w - - 0 1",
    "8/8/4R1K1/8/4Rp2/8/k1B5/8 w - - 0 1",
    "4K3/1p6/k3pN2/2Q5/8/8/8/8 w - - 0 1",
    "8/1Qp5/4K3/6p1/8/8/8/kN6 w - - 0 1",
    "4N3/6P1/7p/b7/8/pp5k/4P3/3K2Q1 w - - 0 1",
    "8/8/2R3K1/1B6/3k4/R7/6p1/8 w - - 0 1",
    "8/8/8/8/8/1p3KR1/8/2k1B1R1 w - - 0 1",
    "3R4/3p4/7K/k7/4R3/8/2B5/8 w - - 0 1",
    "5B2/1k1P1pp1/R7/3N4/8/8/2KP3n/8 w - - 0 1",
    "R4K2/8/3B3k/4R3/8/8/3p4/8 w - - 0 1",
    "6Q1/8/8/7p/p1N5/8/7k/4K3 w - - 0 1",
    "2R5/8/8/8/5k2/2K5/B3p3/6R1 w - - 0 1",
    "8/1p6/6Q1/2N5/8/1p6/7k/4K3 w - - 0 1",
    "2k5/8/R3R3/1pK5/8/3B4/8/8 w - - 0 1",
];

/// Sets all problems to the player at full strength; each must be solved with a move that really mates in two.
pub(super) fn solve() -> Result<(), String> {
    let mut room = vec![[0; 2]; ROOM];
    let mut solved = 0;
    for fen in MATES_IN_TWO {
        let game = from_fen(fen)?;
        let view = game.view(game.turn().seat());
        let effort = Effort::plain(Effort::FULL.nodes, 60);
        let found = search(&view, effort, 1, &mut room, &|| false, &mut |_| ());
        let best = found
            .as_ref()
            .and_then(|report| report.line.first().copied());
        let right = best.is_some_and(|best| is_key(&position(&game), best));
        solved += usize::from(right);
        println!(
            "{fen}: {} {}",
            best.map_or_else(|| "no move".into(), |best| best.to_string()),
            if right { "mates in two" } else { "IS WRONG" }
        );
    }
    println!("{solved} of {} solved", MATES_IN_TWO.len());
    if solved == MATES_IN_TWO.len() {
        Ok(())
    } else {
        Err("Some problems were not solved".into())
    }
}

/// Whether a move mates at once or after every answer, by the rules alone.
pub(super) fn is_key(position: &Position, first: Move) -> bool {
    let after = position.make(first);
    if !after.can_move() {
        return after.is_check();
    }
    let mut always = true;
    after.moves(&mut |answer| always = always && mates_in_one(&after.make(answer)));
    always
}

/// Whether the side to move mates in one.
fn mates_in_one(position: &Position) -> bool {
    let mut mates = false;
    position.moves(&mut |played| {
        let after = position.make(played);
        mates = mates || (after.is_check() && !after.can_move());
    });
    mates
}
