//! The computer player of Rummy.
//!
//! All levels draw and lay down by the same few rules, which are in [`policy`]. The lowest parts with its dearest loose card
//! and overlooks things; the middle one weighs what holds its hand together, what cards cost and what the next seat could
//! use; the highest tries its best ideas in imagined deals ([`world`]) that are played out by these rules.

mod cards;
mod policy;
mod search;
#[cfg(test)]
mod tests;
mod world;

use crate::{Level, Player, Thought, general};
use parlour_rules::rummy::{Action, View};
use parlour_rules::{Game, Rng, Rummy, Seat, SeedableRng};

/// Of a hundred decisions, how many the lowest level overlooks something in.
const SLIPS: u32 = 15;

/// What a point counts for [`Player::worth`]: a lead of the usual target is worth a won game.
const WORTH_OF_A_POINT: i32 = general::LEAD_OF_A_WIN / 100;

impl Player for Rummy {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        policy::sensible(view)
    }

    fn worth(game: &Self, seat: Seat) -> i32 {
        game.score(seat) * WORTH_OF_A_POINT
    }

    fn round(view: &View) -> u32 {
        u32::from(view.open.deals)
    }

    /// The same draws and melds, and the highest card is discarded.
    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        policy::dearest_first(view)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if !view.decides() {
            return None;
        }
        let mut rng = Rng::seed_from_u64(seed);
        if level == Level::EASY {
            let absent = rng.below(100) < SLIPS;
            return policy::casual(view, absent).map(Thought::at_once);
        }
        if let Some(action) = policy::standstill(view) {
            return Some(Thought::at_once(action));
        }
        if level >= Level::HARD {
            return search::decide(view, rng, stop);
        }
        policy::sensible(view).map(Thought::at_once)
    }
}
