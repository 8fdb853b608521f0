//! The computer player of Crazy Eights.
//!
//! All levels know the same few things about the game, which are in [`policy`]. The lowest overlooks some of them, the
//! middle one plays by them, and the highest tries each action in imagined games that are played out by them.

mod policy;
mod search;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Thought, choices, general};
use parlour_rules::crazy_eights::{Action, View};
use parlour_rules::{CrazyEights, Game, Rng, Seat, SeedableRng};

/// Of a hundred decisions, how many the lowest level leaves to chance.
const SLIPS: u32 = 25;

/// What a penalty point counts for [`Player::worth`]: a lead of the usual target is worth a won game.
const WORTH_OF_A_POINT: i32 = general::LEAD_OF_A_WIN / 100;

impl Player for CrazyEights {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        policy::sensible(view)
    }

    /// Penalty points: the lowest total wins.
    fn worth(game: &Self, seat: Seat) -> i32 {
        -game.score(seat) * WORTH_OF_A_POINT
    }

    fn round(view: &Self::View) -> u32 {
        u32::from(view.table.deals)
    }

    /// The dearest card first, eights last.
    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        policy::dearest_first(view)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if level >= Level::HARD {
            return search::decide(view, seed, stop);
        }
        let mut rng = Rng::seed_from_u64(seed);
        let action = if level == Level::EASY && rng.below(100) < SLIPS {
            choices::any::<Self>(view, &mut rng)
        } else {
            policy::sensible(view)
        }?;
        Some(Thought { action, nodes: 0 })
    }
}
