//! The law of views: what a seat sees depends on nothing that it may not know.
//!
//! A game imagined from a view differs from the real one in hidden things only, so the seat must see the same in both;
//! and if it hides anything, different imaginings must differ, or the view knows what it should not.

use crate::Effort;
use parlour_rules::testing::sheet::{Sheet, Zone};
use parlour_rules::testing::{Asides, any_action};
use parlour_rules::{Croupier, Free, Game, Rng, RngCore, Seat, SeedableRng};

/// Zones of so many hidden things have many orders, so that two imaginings seldom agree by chance.
const MANY: usize = 4;

pub(crate) fn imagined<G: Game>() {
    let (mut hiding, mut differing) = (0, 0);
    Effort::new(3_000, 25).play::<G>(5, |story, rng| {
        let game = &story.game;
        let state = Sheet::of(game);
        // The one who decides, whose actions depend on what it knows, and any other.
        let other = rng.below(game.players().count() as u32) as usize;
        for seat in game.turn().seat().into_iter().chain(Seat::new(other)) {
            let view = game.view(Some(seat));
            let seen = Sheet::seen(&view);
            let other = G::imagine(&view, &mut Rng::seed_from_u64(u64::from(rng.next_u32())));
            assert!(other.is_sound(), "{seat:?} imagines what cannot be");
            assert_eq!(other.view(Some(seat)), view, "{seat:?} sees a difference");
            assert_eq!(Sheet::seen(&other.view(Some(seat))), seen);
            assert_eq!(other.turn(), game.turn());
            let imagined = Sheet::of(&other);
            assert_eq!(
                imagined.things(),
                state.things(),
                "{seat:?} imagines other things"
            );
            assert_eq!(
                imagined.sums(),
                state.sums(),
                "{seat:?} imagines other sums"
            );
            let hides = seen
                .zones
                .values()
                .any(|zone| matches!(zone, Zone::Hidden(MANY..)));
            if hides {
                hiding += 1;
                differing += usize::from(imagined.zones != state.zones);
            }
            if rng.below(30) == 0 {
                goes_on(other, rng);
            }
        }
    });
    assert!(
        differing * 2 >= hiding,
        "of {hiding} imagined games only {differing} differ from the real one"
    );
}

/// Plays an imagined game on for a while.
fn goes_on<G: Game>(mut game: G, rng: &mut Rng) {
    for _ in 0..60 {
        let Some(action) = any_action(&game, Asides::Rarely, rng) else {
            assert!(
                game.turn().seat().is_none(),
                "an imagined seat has no action"
            );
            return;
        };
        let played = game.apply(action, &mut Croupier::new(&mut Free, &mut |_, _| ()));
        assert_eq!(played, Ok(()), "{action} in an imagined game");
        assert!(
            game.is_sound(),
            "not sound after {action} in an imagined game"
        );
    }
}
