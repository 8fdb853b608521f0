//! The laws of saves: saving changes nothing, a seed and the actions are the whole game, and damaged bytes are refused
//! or at least harmless.

use crate::Effort;
use parlour_rules::game::quietly;
use parlour_rules::save::{self, SaveFault};
use parlour_rules::testing::sheet::Sheet;
use parlour_rules::testing::{Asides, any_action, any_setup};
use parlour_rules::{Game, Rng, RngCore, SeedableRng, View};
use parlour_tests::story::Story;

pub(crate) fn bytes_of<G: Game>(game: &G) -> Vec<u8> {
    let mut room = [0; save::MAX_BYTES];
    let written = save::write(game, &mut room);
    assert!(written.is_ok(), "{written:?}");
    written.unwrap_or_default().to_vec()
}

pub(crate) fn continued<G: Game>() {
    let mut saved: Option<G> = None;
    Effort::new(60_000, 300).play::<G>(6, |story, rng| {
        if let (Some(other), Some(action)) = (&mut saved, story.actions.last()) {
            let played = quietly(|croupier| other.apply(*action, croupier));
            assert_eq!(played, Ok(()), "{action} after loading");
            assert_eq!(other, &story.game, "{action} differs after loading");
        }
        if story.actions.is_empty() || rng.below(10) == 0 {
            let bytes = bytes_of(&story.game);
            assert_eq!(save::game_id(&bytes), Ok(G::INFO.id));
            saved = save::read(&bytes).ok();
            assert_eq!(saved.as_ref(), Some(&story.game), "read back differently");
        }
    });
}

pub(crate) fn repeated<G: Game>() {
    let mut rng = Rng::seed_from_u64(7);
    for _ in 0..Effort::new(0, 200).games {
        let mut story = Story::<G>::start(any_setup::<G>(&mut rng));
        let mut heard = vec![story.events.clone()];
        while story.actions.len() < 2_000 && story.step(&mut rng) {
            heard.push(story.events.clone());
        }
        let mut again = Story::<G>::start(story.setup.clone());
        let mut heard_again = vec![again.events.clone()];
        for action in &story.actions {
            again.play(*action);
            heard_again.push(again.events.clone());
        }
        assert_eq!(again.game, story.game);
        assert_eq!(heard_again, heard);
    }
}

pub(crate) fn damaged<G: Game>() {
    let mut taken = 0;
    Effort::new(2_500, 20).play::<G>(8, |story, rng| {
        if rng.below(50) > 0 {
            return;
        }
        let bytes = bytes_of(&story.game);
        for length in 0..bytes.len() {
            assert!(
                save::read::<G>(&bytes[..length]).is_err(),
                "cut to {length} bytes"
            );
        }
        for _ in 0..40 {
            let mut bent = bytes.clone();
            bend(&mut bent, rng);
            if bent != bytes {
                assert!(
                    save::read::<G>(&bent).is_err(),
                    "bent bytes with an old check"
                );
            }
            let content = bent.len() - 4;
            let check = save::crc32(&bent[..content]);
            bent[content..].copy_from_slice(&check.to_le_bytes());
            if let Ok(game) = save::read::<G>(&bent) {
                taken += 1;
                harmless(game, rng);
            }
        }
        let mut longer = bytes.clone();
        longer.insert(bytes.len() - 4, 0);
        let check = save::crc32(&longer[..bytes.len() - 3]);
        longer[bytes.len() - 3..].copy_from_slice(&check.to_le_bytes());
        assert_eq!(save::read::<G>(&longer).err(), Some(SaveFault::Damaged));
    });
    // Most bent bytes are of the generator, which may be anything; none at all would mean that nothing was tried.
    assert!(taken > 0);
}

/// Changes one to three bytes: single bits, whole bytes, or two that change places.
fn bend(bytes: &mut [u8], rng: &mut Rng) {
    for _ in 0..=rng.below(3) {
        let any = |rng: &mut Rng| rng.below(bytes.len() as u32) as usize;
        let (one, other) = (any(rng), any(rng));
        match rng.below(3) {
            0 => bytes[one] ^= 1 << rng.below(8),
            1 => bytes[one] = rng.next_u32() as u8,
            _ => bytes.swap(one, other),
        }
    }
}

/// Does with a game whatever a table could do with it; it must not panic.
fn harmless<G: Game>(mut game: G, rng: &mut Rng) {
    for _ in 0..20 {
        assert!(game.is_sound());
        Sheet::of(&game);
        for seat in game.players().seats().map(Some).chain([None]) {
            let view = game.view(seat);
            Sheet::seen(&view);
            view.legal(&mut |_| ());
            game.players().seats().for_each(|seat| {
                game.score(seat);
            });
            if let Some(seat) = seat {
                let other = G::imagine(&view, &mut rng.fork());
                assert_eq!(other.view(Some(seat)), view);
            }
        }
        let Some(action) = any_action(&game, Asides::Rarely, rng) else {
            assert!(game.turn().seat().is_none(), "a seat has no action");
            return;
        };
        let played = quietly(|croupier| game.apply(action, croupier));
        assert_eq!(played, Ok(()), "{action} was listed");
    }
}
