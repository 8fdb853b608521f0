//! Random games, and what must hold at every moment of them.

use super::random::{Asides, any_action};
use crate::chance::Rng;
use crate::game::{Game, quietly};
use crate::save;

/// Carries out any of the actions that are open; false if there is none.
pub fn step<G: Game>(game: &mut G, rng: &mut Rng) -> bool {
    let Some(action) = any_action(game, Asides::Never, rng) else {
        return false;
    };
    let applied = quietly(|croupier| game.apply(action, croupier));
    applied.unwrap_or_else(|refusal| panic!("{action} was listed: {refusal}"));
    true
}

/// Plays a game on by any actions as long as `look` says yes, which sees every position, the first and the last too.
pub fn play_on<G: Game>(game: &mut G, rng: &mut Rng, mut look: impl FnMut(&G, &mut Rng) -> bool) {
    let mut actions = 0;
    while look(game, rng) && step(game, rng) {
        actions += 1;
        assert!(actions <= G::INFO.bound, "every game ends within its bound");
    }
}

/// What all seats see could be another game, which is sound and looks the same to them.
pub fn can_be_imagined<G: Game>(game: &G, rng: &mut Rng) {
    for looking in game.players().seats().map(Some).chain([None]) {
        let view = game.view(looking);
        let imagined = G::imagine(&view, rng);
        assert_eq!(imagined.view(looking), view);
        assert!(imagined.is_sound(), "{game:?}\n{imagined:?}");
    }
}

/// A saved game is the same when it is read; gives how many bytes it takes.
pub fn reads_back<G: Game>(game: &G) -> usize {
    let mut room = [0; save::MAX_BYTES];
    let bytes = save::write(game, &mut room).expect("a save has room for every game");
    assert_eq!(save::read::<G>(bytes).as_ref(), Ok(game));
    bytes.len()
}
