//! The computer player of Monopoly.
//!
//! It counts and does not search: what a deed is worth follows from how often tokens come there, from what the group can
//! bring with three houses on each lot, and from what others would gain by it ([`worth`]). By that it buys, bids, builds
//! ([`building`]) and trades ([`trade`]). The highest level proposes deals, the middle one only answers them, and the lowest
//! buys whatever it can pay and builds where it likes.

mod building;
mod easy;
mod greedy;
mod policy;
mod trade;
mod worth;

use crate::general::LEAD_OF_A_WIN;
use crate::player::{Level, Player, Thought};
use parlour_rules::monopoly::{Action, Monopoly, View};
use parlour_rules::{Game, Rng, Seat, SeedableRng};

/// A lead of so many dollars is about as good as a won game.
const DOLLARS_OF_A_WIN: i32 = 10_000;

impl Player for Monopoly {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        greedy::decide(view)
    }

    fn worth(game: &Monopoly, seat: Seat) -> i32 {
        game.score(seat) / (DOLLARS_OF_A_WIN / LEAD_OF_A_WIN)
    }

    fn greedy(view: &View, _: &mut Rng) -> Option<Action> {
        greedy::decide(view)
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        _: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        use parlour_rules::View as _;
        if !view.decides() {
            return None;
        }
        let action = match level {
            Level::EASY => easy::decide(view, &mut Rng::seed_from_u64(seed)),
            level => policy::decide(view, level >= Level::HARD),
        };
        action.map(Thought::at_once)
    }
}
