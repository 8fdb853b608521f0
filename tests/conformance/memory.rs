//! The law of what outlives a game: what it leaves and what its seats have come to stand in the finished game, saved or not,
//! and the next game of its kind can be started with it.

use crate::Effort;
use crate::saves::bytes_of;
use parlour_rules::testing::any_setup;
use parlour_rules::{Game, Memory, Rng, SeedableRng, Turn, save};
use parlour_tests::story::Story;

/// Games that go on for longer leave nothing here.
const LONGEST: usize = 3_000;

pub(crate) fn handed_on<G: Game>() {
    let mut rng = Rng::seed_from_u64(10);
    let mut memory = Memory::EMPTY;
    for _ in 0..Effort::new(0, 25).games {
        let mut setup = any_setup::<G>(&mut rng);
        setup.memory = memory;
        let mut story = Story::<G>::start(setup);
        assert!(story.game.is_sound(), "not sound with {memory:?}");
        while story.actions.len() < LONGEST && story.step(&mut rng) {}
        if !matches!(story.game.turn(), Turn::Over(_)) {
            continue;
        }
        let left = story.game.memory();
        let read = save::read::<G>(&bytes_of(&story.game));
        assert_eq!(read.as_ref().ok().map(Game::memory), Some(left));
        for seat in story.game.players().seats() {
            let mark = story.game.mark(seat);
            assert_eq!(read.as_ref().ok().map(|game| game.mark(seat)), Some(mark));
        }
        memory = left.unwrap_or(memory);
    }
}
