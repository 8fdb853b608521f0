//! Moves that everybody at the table would see to be silly: whoever can win on the spot, and knows it, does.

use crate::{Level, Player};
use parlour_rules::game::quietly;
use parlour_rules::testing::{Asides, any_action, any_setup, choices};
use parlour_rules::{Choice, Rng, Seat, SeedableRng, Turn};
use std::vec::Vec;

/// So many games are played of each kind, no further than so many actions, and so many won moments are asked about.
const GAMES: u64 = 40;
const LONGEST: usize = 400;
const MOMENTS: usize = 12;
/// A win is known if it comes in so many imagined games.
const WORLDS: u64 = 6;
/// The limit of thinking: whoever needs longer to see a win does not see it.
const PATIENCE: u32 = 30_000;

fn wins<G: Player>(game: &G, seat: Seat, action: G::Action) -> bool {
    let mut after = game.clone();
    let applied = quietly(|croupier| after.apply(action, croupier));
    match (applied, after.turn()) {
        (Ok(()), Turn::Over(outcome)) => outcome.winners.len() == 1 && outcome.winners.has(seat),
        _ => false,
    }
}

/// The lowest level that overlooks nothing on purpose.
fn thinks<G: Player>() -> u8 {
    match G::INFO.levels {
        levels @ ..=3 => levels.min(2),
        levels => levels - 2,
    }
}

/// The actions with which the seat wins on the spot, whatever lies hidden.
fn winning<G: Player>(game: &G, seat: Seat) -> Vec<G::Action> {
    let view = game.view(Some(seat));
    let single = |choice: Choice<G::Action>| match choice {
        Choice::One(action) => Some(action),
        _ => None,
    };
    let listed = choices(game).into_iter().filter_map(single);
    let here = listed.filter(|action| wins(game, seat, *action));
    let everywhere = |action: &G::Action| {
        (0..WORLDS).all(|seed| {
            let world = G::imagine(&view, &mut Rng::seed_from_u64(seed));
            wins(&world, seat, *action)
        })
    };
    here.filter(everywhere).collect()
}

fn nobody_passes_by_a_won_game<G: Player>() {
    let mut moments = 0;
    for number in 0..GAMES {
        let mut rng = Rng::seed_from_u64(number);
        let setup = any_setup::<G>(&mut rng);
        let mut game = quietly(|croupier| G::start(&setup, croupier)).unwrap();
        for _ in 0..LONGEST {
            let Some(seat) = game.turn().seat().filter(|_| moments < MOMENTS) else {
                break;
            };
            let winning = winning(&game, seat);
            if !winning.is_empty() {
                moments += 1;
                let view = game.view(Some(seat));
                for level in Level::all(G::INFO).filter(|level| level.number() >= thinks::<G>()) {
                    let asked = core::cell::Cell::new(0);
                    let stop = || {
                        asked.set(asked.get() + 1);
                        asked.get() > PATIENCE
                    };
                    let thought = G::decide(&view, level, number, &stop).unwrap();
                    assert!(
                        wins(&game, seat, thought.action),
                        "{}: {level:?} plays {} and could win with {} in game {number}",
                        G::INFO.id,
                        thought.action,
                        winning[0],
                    );
                }
            }
            let Some(action) = any_action(&game, Asides::Never, &mut rng) else {
                break;
            };
            quietly(|croupier| game.apply(action, croupier)).unwrap();
        }
    }
}

macro_rules! each {
    ($($folder:ident => $game:ident,)*) => {
        $(#[test] fn $folder() { nobody_passes_by_a_won_game::<parlour_rules::$game>(); })*
    };
}
parlour_rules::games!(each);
