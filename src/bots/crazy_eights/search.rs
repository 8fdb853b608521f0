//! Thinking ahead: a few actions are tried in many imagined games, against the one that comes without thinking.
//!
//! Differences between the actions of a hand are small beside the luck of a deal. So the first idea is given up only for
//! one that did clearly better.

use super::policy::{self, MOST_IDEAS};
use crate::Thought;
use crate::general::Playouts;
use crate::trial::Challenge;
use crate::ways::Lent;
use heapless::Vec;
use parlour_rules::crazy_eights::{Action, View};
use parlour_rules::{CrazyEights, Game, Rng};

/// How many actions are carried out on imagined games.
const NODES: u32 = 30_000;
/// How many imagined games are looked at before an idea may be dropped or taken.
const FEWEST_WORLDS: u32 = 16;

/// The best of the actions worth a thought.
pub(super) fn decide(
    view: &View,
    mut rng: Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let mut playouts = Playouts::<CrazyEights, Lent>::of(view, stop)?;
    let first = policy::sensible(view)?;
    let others = policy::ideas(view)
        .into_iter()
        .filter(|idea| *idea != first);
    let ideas: Vec<Action, { 1 + MOST_IDEAS }> = [first].into_iter().chain(others).collect();
    let mut challenge = Challenge::of(ideas.len(), NODES, FEWEST_WORLDS);
    while challenge.goes_on(playouts.nodes) {
        let world = CrazyEights::imagine(view, &mut rng);
        let luck = rng.fork();
        challenge.compare(&mut |idea| playouts.run(&world, *ideas.get(idea)?, &mut luck.clone()));
    }
    Some(Thought {
        action: ideas.get(challenge.best()).copied().unwrap_or(first),
        nodes: playouts.nodes,
    })
}
