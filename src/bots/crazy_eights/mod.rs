//! The computer player of Crazy Eights.
//!
//! All levels know the same few things about the game, which are in [`policy`]. The lowest overlooks some of them, the
//! middle one plays by them, and the highest tries each action in imagined games that are played out by them.

mod policy;
mod search;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Thought, general, levels};
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
        u32::from(view.open.deals)
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
        let mut rng = Rng::seed_from_u64(seed);
        if let Some(slip) = levels::slip::<Self>(view, level, SLIPS, &mut rng) {
            return Some(slip);
        }
        if level >= Level::HARD {
            return search::decide(view, rng, stop);
        }
        policy::sensible(view).map(Thought::at_once)
    }
}
