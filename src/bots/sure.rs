//! A win on the spot: what everybody at the table would see, and would smile at whoever passed it by.

use crate::choices;
use crate::player::Player;
use parlour_rules::game::quietly;
use parlour_rules::{Rng, SeedableRng, Turn, View};

/// A win is sure if it comes in so many imagined games.
const WORLDS: usize = 6;

/// An action that ends the game and wins it alone, whatever lies hidden.
pub(crate) fn win<G: Player>(view: &G::View, seed: u64) -> Option<G::Action> {
    let seat = view.seat()?;
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = choices::candidates::<G>(view, &mut rng);
    for _ in 0..WORLDS {
        let world = G::imagine(view, &mut rng.fork());
        actions.retain(|action| {
            let mut after = world.clone();
            let applied = quietly(|croupier| after.apply(*action, croupier));
            match (applied, after.turn()) {
                (Ok(()), Turn::Over(outcome)) => {
                    outcome.winners.len() == 1 && outcome.winners.has(seat)
                }
                _ => false,
            }
        });
        if actions.is_empty() {
            break;
        }
    }
    actions.first().copied()
}
