//! The computer player of Sorry!.
//!
//! It looks one play ahead, for a deck that is shuffled leaves nothing more to be known: every play is made on the board,
//! and the one that leaves the best board is taken. The lowest level plays anything, the middle one looks at its own way
//! alone, and the highest at the others' ways, the leader's above all, and at what the next cards can do to its pawns.
//! With a hand it looks at what the other cards can do next. The parts: [`evaluate`] says what a board is worth, [`policy`]
//! chooses.

mod evaluate;
mod policy;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Thought, choices, general};
use parlour_rules::sorry::{Action, Mode, View};
use parlour_rules::{Game, Rng, Seat, SeedableRng, Sorry};
use policy::Judgement;

/// All pawns of a seat at home, for [`Player::worth`].
const ALL_HOME: i32 = 360;

impl Player for Sorry {
    const HORIZON: u32 = 24;

    fn rollout(view: &View, rng: &mut Rng) -> Option<Action> {
        policy::best(view, Judgement::OwnWay, rng).map(|(action, _)| action)
    }

    /// How far the side has come on the board; for points also what it has.
    fn worth(game: &Self, seat: Seat) -> i32 {
        let view = game.view(None);
        let side = view.open.side(seat);
        let way = evaluate::side(view.board(), side) * general::LEAD_OF_A_WIN;
        let points = match view.open.options.mode {
            Mode::Points => game.score(seat),
            Mode::Basic | Mode::Team => 0,
        };
        way / (ALL_HOME * side.len().max(1) as i32) + points
    }

    fn round(view: &View) -> u32 {
        view.open.rounds.into()
    }

    /// The own way alone.
    fn greedy(view: &View, rng: &mut Rng) -> Option<Action> {
        policy::best(view, Judgement::OwnWay, rng).map(|(action, _)| action)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        _: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if !parlour_rules::View::decides(view) {
            return None;
        }
        let mut rng = Rng::seed_from_u64(seed);
        let judgement = match level {
            Level::EASY => return choices::any::<Self>(view, &mut rng).map(Thought::at_once),
            Level::NORMAL => Judgement::OwnWay,
            _ => Judgement::Whole,
        };
        let (action, nodes) = policy::best(view, judgement, &mut rng)?;
        Some(Thought { action, nodes })
    }
}
