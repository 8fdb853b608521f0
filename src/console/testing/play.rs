//! Random games for tests of screens.

use parlour_rules::testing::{Asides, any_action, any_setup, begin};
use parlour_rules::{Audience, Croupier, Free, Game, Rng, SeedableRng};
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
            let Some(action) = any_action(&game, Asides::Never, &mut rng) else {
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
