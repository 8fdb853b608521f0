//! Random games for tests of screens.

use parlour_rules::testing::{any_setup, begin};
use parlour_rules::{Audience, Choice, Croupier, Free, Game, Rng, SeedableRng};
use std::vec::Vec;

/// A game goes no further than this many actions.
const LONGEST: usize = 250;

/// What the seat to decide sees; what everybody does when the game is over.
pub(crate) fn own<G: Game>(game: &G) -> G::View {
    game.view(game.turn().seat())
}

/// Visits positions of random games with random options, each with what is announced on the way to the next: all of the
/// first ones, then more and more rarely, so that long games take no longer than short ones.
pub(crate) fn positions<G: Game>(
    games: u64,
    mut look: impl FnMut(&G, &[(Audience, G::Event)], &mut Rng),
) {
    let mut looked = 0;
    for seed in 0..games {
        let mut rng = Rng::seed_from_u64(seed);
        let (mut game, _): (G, _) = begin(&any_setup::<G>(&mut rng), &mut Free);
        for _ in 0..LONGEST {
            let before = game.clone();
            let mut heard = Vec::new();
            let mut hear = |to, event| heard.push((to, event));
            let Some(action) = any_action(&game, &mut rng) else {
                break;
            };
            let applied = game.apply(action, &mut Croupier::new(&mut Free, &mut hear));
            assert_eq!(applied, Ok(()), "{action} was listed");
            if rng.below(1 + looked / 2) == 0 {
                looked += 1;
                look(&before, &heard, &mut rng);
            }
        }
        look(&game, &[], &mut rng);
    }
}

/// Any single action that is open, and not beside the course of the game where there is another.
fn any_action<G: Game>(game: &G, rng: &mut Rng) -> Option<G::Action> {
    let mut all = Vec::new();
    game.legal(&mut |choice| {
        if let Choice::One(action) = choice {
            all.push(action);
        }
    });
    if !all.iter().all(G::is_aside) {
        all.retain(|action| !G::is_aside(action));
    }
    let place = rng.below(all.len() as u32) as usize;
    all.get(place).copied()
}
