//! What holds for the computer players of every game of the catalogue, with all options at random.

use super::toy::Toy;
use crate::{Level, Player, Sparring};
use core::cell::Cell;
use parlour_rules::game::quietly;
use parlour_rules::testing::{any_setup, covers};
use parlour_rules::{Rng, RngCore, SeedableRng, View};

/// How many games are played of each kind, and at how many moments of each a player is asked.
const GAMES: u64 = 8;
const MOMENTS: u32 = 4;
/// So many actions of a game are played; among random players the longest have no end.
const LONG_ENOUGH: u32 = 2_000;
/// The limit of thinking in these tests: they ask whether an answer holds, not whether it is good.
const PATIENCE: u32 = 600;

/// Asks all players for the decision that is due and checks what must hold of each answer.
fn question<G: Player>(game: &G, seed: u64) {
    let Some(seat) = game.turn().seat() else {
        return;
    };
    let view = game.view(Some(seat));
    let twin = G::imagine(&view, &mut Rng::seed_from_u64(seed ^ 1)).view(Some(seat));
    assert_eq!(view, twin, "an imagined game looks the same to the seat");
    for level in Level::all(G::INFO) {
        let ask = |view: &G::View, patience: u32| {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                asked.get() > patience
            };
            G::decide(view, level, seed, &stop)
        };
        for patience in [0, 1, PATIENCE] {
            let Some(thought) = ask(&view, patience) else {
                panic!("{}: no answer at {view:?}", G::INFO.id)
            };
            permitted(game, &view, thought.action);
            assert_eq!(Some(thought), ask(&twin, patience), "equal views");
        }
    }
    for partner in Sparring::ALL {
        let action = partner.decide::<G>(&view, seed).unwrap();
        permitted(game, &view, action);
        assert_eq!(Some(action), partner.decide::<G>(&twin, seed));
    }
    let quick = G::rollout(&view, &mut Rng::seed_from_u64(seed)).unwrap();
    permitted(game, &view, quick);
    let others = game.players().seats().filter(|other| *other != seat);
    for view in others.map(Some).chain([None]).map(|seat| game.view(seat)) {
        assert_eq!(G::decide(&view, Level::HARD, seed, &|| false), None);
    }
}

fn permitted<G: Player>(game: &G, view: &G::View, action: G::Action) {
    let mut listed = false;
    view.legal(&mut |choice| listed |= covers(&choice, &action));
    assert!(listed, "{}: {action} is not listed", G::INFO.id);
    let applied = quietly(|croupier| game.clone().apply(action, croupier));
    assert!(applied.is_ok(), "{}: {action}: {applied:?}", G::INFO.id);
}

fn play<G: Player>() {
    for number in 0..GAMES {
        let mut rng = Rng::seed_from_u64(number);
        let setup = any_setup::<G>(&mut rng);
        // The length of a random game, to ask at moments all over it.
        let mut length = 0;
        let mut game = quietly(|croupier| G::start(&setup, croupier)).unwrap();
        let mut luck = Rng::seed_from_u64(number);
        while length < LONG_ENOUGH
            && let Some(action) = random_move(&game, &mut luck)
        {
            quietly(|croupier| game.apply(action, croupier)).unwrap();
            length += 1;
        }
        let mut moments: [u32; MOMENTS as usize] = [0; MOMENTS as usize];
        moments.fill_with(|| rng.below(length));
        let mut game = quietly(|croupier| G::start(&setup, croupier)).unwrap();
        let mut luck = Rng::seed_from_u64(number);
        for step in 0..length {
            if moments.contains(&step) {
                question(&game, u64::from(rng.next_u32()));
            }
            let action = random_move(&game, &mut luck).unwrap();
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
        if game.turn().seat().is_some() {
            continue;
        }
        // Nobody has anything to say when the game is over.
        for seat in game.players().seats() {
            let view = game.view(Some(seat));
            assert_eq!(G::decide(&view, Level::HARD, 1, &|| false), None);
        }
    }
}

fn random_move<G: Player>(game: &G, rng: &mut Rng) -> Option<G::Action> {
    let view = game.view(game.turn().seat());
    Sparring::Random.decide::<G>(&view, u64::from(rng.next_u32()))
}

#[test]
fn toy() {
    play::<Toy>();
}

macro_rules! each {
    ($($folder:ident => $game:ident,)*) => {
        $(#[test] fn $folder() { play::<parlour_rules::$game>(); })*
    };
}
parlour_rules::games!(each);
