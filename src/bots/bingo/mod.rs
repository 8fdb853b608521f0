//! The player of Bingo, who sits at no table but gives the hints and plays for the host: it takes every match but the last
//! of a pass that would leave 13 or 26 tiles, and so clears every row.

#[cfg(test)]
mod tests;

use crate::{Level, Player, Thought};
use parlour_rules::bingo::{Action, Bingo, Phase, View};
use parlour_rules::{Rng, View as _};

fn careful(view: &View) -> Option<Action> {
    let open = &view.open;
    match open.phase {
        _ if !view.decides() => None,
        Phase::Over(_) => None,
        Phase::Count => Some(Action::Count),
        Phase::Match if open.is_risky() => Some(Action::Leave),
        Phase::Match => Some(Action::Remove),
    }
}

impl Player for Bingo {
    fn rollout(view: &View, _: &mut Rng) -> Option<Action> {
        careful(view)
    }

    fn decide(view: &View, _: Level, _: u64, _: &dyn Fn() -> bool) -> Option<Thought<Action>> {
        careful(view).map(Thought::at_once)
    }
}
