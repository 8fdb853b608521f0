//! The computer player of No Respect.
//!
//! The lowest level weighs the places for its tile by a few rules of thumb, which are in [`policy`]. The others play the
//! game on from each place many times by sharper ones, with tiles drawn from what is left in the pool, until it shows who
//! is likely to win, [`strength`], and take the best place; see [`search`]. The game has no secrets but the future, so all
//! imagined games begin at the same board.
//!
//! The classic game for two leaves little to gain. A network of 32 cells, which learnt from half a million games against
//! itself, served as the measure there: by its judgement, one turn ahead, the highest level gives away 0.3 % of a win in
//! each game, the general player on the rules alone 0.9 %, and a player of random moves 23 %. With the luck of the draw
//! taken off by the same judgement, the level wins 50.8 % against the general player, within 0.3 over 4,500 games, and the
//! network itself about as many.

mod numbers;
mod policy;
mod search;
mod strength;
#[cfg(test)]
mod tests;

use crate::general::LEAD_OF_A_WIN;
use crate::{Level, Player, Thought};
use parlour_rules::no_respect::{Action, View};
use parlour_rules::{Game, NoRespect, Rng, Seat, SeedableRng, View as _};
use policy::Weights;

/// How many actions the middle and the highest level carry out on imagined boards. The device carries out some 50 of
/// them in a millisecond, so that the highest level thinks for a second and a quarter.
const NORMAL_NODES: u32 = 12_000;
const HARD_NODES: u32 = 52_000;

/// A move without looking ahead; none when the seat has nothing to decide.
fn quick(view: &View, weights: &Weights, rng: &mut Rng) -> Option<Action> {
    view.seat.filter(|seat| view.turn().seat() == Some(*seat))?;
    weights.best(&view.board, rng)
}

impl Player for NoRespect {
    /// Longer than almost every game.
    const HORIZON: u32 = 300;

    fn rollout(view: &View, rng: &mut Rng) -> Option<Action> {
        quick(view, &Weights::sharp(view.board.options.kind), rng)
    }

    /// Complete columns, and what is on the way to them.
    fn worth(game: &Self, seat: Seat) -> i32 {
        let corner = game.view(Some(seat)).board.corners[seat];
        if corner.out {
            return -LEAD_OF_A_WIN;
        }
        let steps = 12 * corner.completed() + 3 * corner.free_circles() + corner.used();
        steps as i32 * (LEAD_OF_A_WIN / 60)
    }

    /// Builds and spoils as it comes, and never looks ahead.
    fn greedy(view: &View, rng: &mut Rng) -> Option<Action> {
        quick(view, &Weights::plain(view.board.options.kind), rng)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        let mut rng = Rng::seed_from_u64(seed);
        if level == Level::EASY {
            return Self::greedy(view, &mut rng).map(Thought::at_once);
        }
        let hunch = Self::rollout(view, &mut rng)?;
        let nodes = if level == Level::NORMAL {
            NORMAL_NODES
        } else {
            HARD_NODES
        };
        Some(search::decide(&view.board, hunch, nodes, &mut rng, stop))
    }
}
