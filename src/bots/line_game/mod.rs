//! The computer player of the games in which a line of dominoes grows.
//!
//! All levels count: what is left of each number, and what the others cannot have by their draws and passes. The lowest
//! overlooks some of it, the middle one plays by the sum in [`policy`], and the highest tries each placement in
//! imagined rounds ([`world`]), which it plays out by such a sum or, where two have nothing left to hide, reads to their
//! end ([`search`]). What a single game has of its own is its [`Habits`].

mod policy;
mod search;
#[cfg(test)]
pub(crate) mod testing;
mod world;

pub use policy::{Habits, Weights};

use crate::{Level, Player, Thought, choices, general, levels, sure};
use parlour_rules::line_game::{Action, LineGame, View};
use parlour_rules::{Game, Rng, Seat, SeedableRng, View as _};

/// Of a hundred decisions, how many the lowest level leaves to chance.
const SLIPS: u32 = 30;

impl<R: Habits> Player for LineGame<R> {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        policy::sensible::<R>(view)
    }

    /// A lead of the usual target is worth a won game.
    fn worth(game: &Self, seat: Seat) -> i32 {
        let target = i32::from(R::LAWS.target.usual().number());
        game.score(seat) * (general::LEAD_OF_A_WIN / target.max(1))
    }

    fn round(view: &View) -> u32 {
        u32::from(view.open.rounds)
    }

    /// Points first, else the heaviest tile.
    fn greedy(view: &View, rng: &mut Rng) -> Option<Action> {
        policy::heaviest::<R>(view).or_else(|| choices::any::<Self>(view, rng))
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        view.seat()?;
        let mut rng = Rng::seed_from_u64(seed);
        if let Some(slip) = levels::slip::<Self>(view, level, SLIPS, &mut rng) {
            return Some(slip);
        }
        // The lowest level overlooks such things.
        if level > Level::EASY
            && let Some(action) = sure::win::<Self>(view, seed)
        {
            return Some(Thought::at_once(action));
        }
        if level >= Level::HARD {
            return search::decide::<R>(view, rng, stop);
        }
        policy::sensible::<R>(view).map(Thought::at_once)
    }
}
