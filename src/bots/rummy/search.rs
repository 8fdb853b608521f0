//! Thinking ahead: a few actions are tried in many imagined deals, against the one that comes without thinking.
//!
//! Differences between the actions of a hand are small beside the luck of a deal, and more ideas play worse than few: so
//! only the best are tried, and the first idea is given up only for one that did clearly better.

use super::cards;
use super::policy::{self, Turn};
use super::world::World;
use crate::Thought;
use crate::trial::Challenge;
use heapless::Vec;
use parlour_rules::Rng;
use parlour_rules::order::least_first;
use parlour_rules::rummy::{Action, MOST_HELD, Phase, View};

/// How many turns are played in imagined deals.
pub(super) const TURNS: u32 = 6_000;
/// How many imagined deals are looked at before an idea may be dropped or taken.
const FEWEST_WORLDS: u32 = 30;
/// How many discards are tried.
const DISCARDS: usize = 3;
/// The most ideas.
const IDEAS: usize = 6;

/// The best of the actions worth a thought.
pub(super) fn decide(
    view: &View,
    mut rng: Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let first = policy::sensible(view)?;
    let seat = view.seat?;
    let ideas = ideas(view, first);
    let mut turns = 0;
    let mut challenge = Challenge::of(ideas.len(), TURNS, FEWEST_WORLDS);
    while challenge.goes_on(turns) {
        let world = World::imagine(view, &mut rng);
        challenge.compare(&mut |idea| {
            if stop() {
                return None;
            }
            let mut world = world.clone();
            match world.apply(*ideas.get(idea)?) {
                Some(winner) => Some(world.gain(winner, seat)),
                None => Some(world.play_out(seat, &mut turns)),
            }
        });
    }
    Some(Thought {
        action: ideas.get(challenge.best()).copied().unwrap_or(first),
        nodes: turns,
    })
}

/// The first idea and those that could be better: the other draw, or other discards.
fn ideas(view: &View, first: Action) -> Vec<Action, IDEAS> {
    let mut ideas = Vec::new();
    let _ = ideas.push(first);
    let mut add = |action: Action| {
        if action != first && view.check(action).is_ok() {
            let _ = ideas.push(action);
        }
    };
    match (view.open.phase, first) {
        (Phase::Draw, _) => {
            add(Action::TakeDiscard);
            add(Action::DrawStock);
        }
        (_, Action::Discard(_)) => {
            let turn = Turn::of(view);
            let may = cards::each(turn.hand & !turn.taken);
            let mut discards: Vec<_, MOST_HELD> = may.take(MOST_HELD).collect();
            least_first(&mut discards, |card| turn.keeps(*card));
            let wanted = discards.into_iter().take(DISCARDS).filter_map(cards::card);
            wanted.map(Action::Discard).for_each(&mut add);
        }
        _ => {}
    }
    ideas
}
