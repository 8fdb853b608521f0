//! The computer player of Hearts.
//!
//! It deals the hidden cards anew again and again, so that they fit everything its seat has seen: cards played, suits
//! not followed, cards passed on. In each such deal every card worth a thought is tried and played out by a sensible
//! [`policy`], on a small and fast copy of the rules, [`deal`]. The card that leaves the seat best off, [`worth`], is
//! played. Where the moon counts, each card is tried with the plan to shoot it as well. Cards to pass are chosen in the
//! same way, among the sets that [`pass`] proposes.

mod cards;
mod deal;
mod pass;
mod policy;
mod search;
#[cfg(test)]
mod tests;
mod worth;

use crate::{Level, Player, Thought, choices, levels};
use parlour_rules::hearts::{Action, Phase, Points, View};
use parlour_rules::{Game, Hearts, Rng, Seat, SeedableRng};
use search::Search;

/// Of a hundred decisions, how many the lowest level leaves to chance.
const SLIPS: u32 = 15;

/// How many cards are played on imagined deals for one decision, by level.
const NODES: [u32; 3] = [600, 8_000, 60_000];

impl Player for Hearts {
    /// Long enough for a whole deal.
    const HORIZON: u32 = 60;

    /// The total with what this deal has brought so far; the lowest wins.
    fn worth(game: &Self, seat: Seat) -> i32 {
        let view = game.view(None);
        let taken = match view.open.phase {
            Phase::Over => Points::ZERO,
            _ => Points::of(view.open.won[seat]),
        };
        let points = view.open.totals[seat].plus(taken);
        -i32::from(points.number()) * worth::POINT
    }

    fn round(view: &View) -> u32 {
        u32::from(view.open.deals)
    }

    /// The lowest card that may be played; what counts is thrown away first.
    fn greedy(view: &View, rng: &mut Rng) -> Option<Action> {
        policy::lowest_first(view).or_else(|| choices::any::<Self>(view, rng))
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
        if let Some(slip) = levels::slip::<Self>(view, level, SLIPS, &mut rng) {
            return Some(slip);
        }
        Search::new(view, level.of_three(NODES), rng, stop)?.decide()
    }
}
