//! Random set-ups and random actions of any game, the same ones on every machine.

use super::setup::players;
use crate::chance::{Rng, RngCore};
use crate::game::{Choice, Game, quietly};
use crate::info::Setup;
use crate::options::OptionValues;
use std::fmt::Display;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

/// A set-up with any number of seats and every option at random, as far as it is not barred.
pub fn any_setup<G: Game>(rng: &mut Rng) -> Setup {
    let (fewest, most) = (G::INFO.players.0.into(), G::INFO.players.1.into());
    let players = players(among(fewest, most, rng));
    let mut options = OptionValues::defaults(G::INFO);
    options.settle(G::INFO, players);
    for (option, spec) in G::INFO.options.iter().enumerate() {
        let before = options.clone();
        let (min, max) = spec.range();
        options.set(option, min + among(0, max.abs_diff(min).into(), rng) as i16);
        if options.check(G::INFO, players).is_err() {
            options = before;
        }
    }
    let seed = u64::from(rng.next_u32());
    Setup::new(players, options, seed)
}

fn among(least: usize, most: usize, rng: &mut Rng) -> usize {
    least + rng.below((most - least + 1) as u32) as usize
}

/// What is open to the seat to decide.
pub fn choices<G: Game>(game: &G) -> Vec<Choice<G::Action>> {
    let mut all = Vec::new();
    game.legal(&mut |choice| all.push(choice));
    all
}

/// The text of some action that a choice stands for; the ends of a range come more often than the rest.
pub fn any_text<A: Display>(choice: &Choice<A>, rng: &mut Rng) -> String {
    match choice {
        Choice::One(action) => action.to_string(),
        Choice::Range { verb, low, high } => {
            let number = match rng.below(4) {
                0 => *low,
                1 => *high,
                _ => low.saturating_add_unsigned(rng.below(high.abs_diff(*low).saturating_add(1))),
            };
            format!("{verb}:{number}")
        }
        Choice::Text { verb } => {
            const LETTERS: &[u8; 28] = b"abcdefghijklmnopqrstuvwxyz-'";
            let length = 1 + rng.below(8) as usize;
            let word: String = (0..length)
                .map(|_| char::from(LETTERS[rng.below(28) as usize]))
                .collect();
            format!("{verb}:{word}")
        }
    }
}

/// Whether a choice stands for an action. A free text stands for all that can be said, though some of it may be refused.
pub fn covers<A: PartialEq + Display>(choice: &Choice<A>, action: &A) -> bool {
    let text = action.to_string();
    let said = |verb: &str| text.strip_prefix(verb)?.strip_prefix(':');
    match choice {
        Choice::One(one) => one == action,
        Choice::Range { verb, low, high } => said(verb)
            .and_then(|number| number.parse().ok())
            .is_some_and(|number: i32| (*low..=*high).contains(&number)),
        Choice::Text { verb } => said(verb).is_some(),
    }
}

/// How often offers, resigning and the like are chosen where there is something else to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asides {
    /// Once in a hundred decisions, so that games are played out.
    Rarely,
    /// Not at all.
    Never,
}

/// An action that the seat to decide can carry out. A free text may be refused; then something else is chosen.
pub fn any_action<G: Game>(game: &G, asides: Asides, rng: &mut Rng) -> Option<G::Action> {
    let mut actions: Vec<(G::Action, bool)> = choices(game)
        .iter()
        .filter_map(|choice| match choice {
            Choice::One(action) => Some((*action, false)),
            _ => {
                let action = any_text(choice, rng).parse().ok()?;
                Some((action, matches!(choice, Choice::Text { .. })))
            }
        })
        .collect();
    let is_aside = |(action, _): &(G::Action, bool)| G::is_aside(action);
    let pressing = asides == Asides::Never || rng.below(100) > 0;
    if pressing && !actions.iter().all(is_aside) {
        actions.retain(|action| !is_aside(action));
    }
    while !actions.is_empty() {
        let place = rng.below(actions.len() as u32) as usize;
        let (action, is_text) = actions.swap_remove(place);
        if !is_text || quietly(|croupier| game.clone().apply(action, croupier)).is_ok() {
            return Some(action);
        }
    }
    None
}
