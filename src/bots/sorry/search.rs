//! Thinking ahead: the few best plays are tried in many imagined games, against the one that looks best at once.
//!
//! Luck outweighs most choices, so the first idea is given up only for one that did clearly better.

use super::policy::{self, Judgement, MOST_IDEAS};
use crate::Thought;
use crate::general::Playouts;
use crate::trial::Challenge;
use crate::ways::Lent;
use parlour_rules::sorry::{Action, View};
use parlour_rules::{Game, Rng, Sorry};

/// How many actions are carried out on imagined games.
const NODES: u32 = 12_000;
/// How many imagined games are looked at before an idea may be dropped or taken.
const FEWEST_WORLDS: u32 = 16;

/// The best of the plays worth a thought.
pub(super) fn decide(
    view: &View,
    mut rng: Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let mut playouts = Playouts::<Sorry, Lent>::of(view, stop)?;
    let (ideas, judged) = policy::ideas(view, Judgement::Whole, &mut rng);
    let mut challenge = Challenge::of(ideas.len().min(MOST_IDEAS), NODES, FEWEST_WORLDS);
    while challenge.goes_on(playouts.nodes) {
        let world = Sorry::imagine(view, &mut rng);
        let luck = rng.fork();
        challenge.compare(&mut |idea| playouts.run(&world, *ideas.get(idea)?, &mut luck.clone()));
    }
    let best = ideas.get(challenge.best()).or(ideas.first());
    Some(Thought {
        action: *best?,
        nodes: playouts.nodes + judged,
    })
}
