//! A walk through the states of a cursor: what can be reached by pressing buttons.

use crate::keys::Button;
use std::boxed::Box;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::format;
use std::string::String;

/// All buttons that a screen gets: X and Y are the house's own.
pub(crate) fn buttons() -> impl Iterator<Item = Button> {
    let all = Button::ALL.into_iter();
    all.filter(|button| !matches!(button, Button::X | Button::Y))
}

/// The states that have been met, each known by how it is written out, and those that wait to be looked at.
pub(crate) struct Walk<C> {
    met: BTreeSet<String>,
    waiting: BTreeMap<(usize, usize), C>,
    far: Box<dyn Fn(&str) -> usize>,
}

impl<C: Clone + Debug> Walk<C> {
    /// A walk that looks at states in the order in which they are met.
    pub(crate) fn from(start: C) -> Walk<C> {
        Walk::by(start, |_| 0)
    }

    /// A walk to a word that is typed: the more of it has been typed and nothing else, the sooner a state is looked at, so
    /// that the walk does not get lost in all that could be typed.
    pub(crate) fn typing(start: C, word: &str) -> Walk<C> {
        let word = word.to_ascii_lowercase();
        Walk::by(start, move |state| {
            let state = state.to_ascii_lowercase();
            let typed = |length: &usize| state.contains(&format!("\"{}\"", &word[..*length]));
            let most = (0..=word.len()).rev().find(typed);
            most.map_or(word.len() + 1, |most| word.len() - most)
        })
    }

    fn by(start: C, far: impl Fn(&str) -> usize + 'static) -> Walk<C> {
        let mut walk = Walk {
            met: BTreeSet::new(),
            waiting: BTreeMap::new(),
            far: Box::new(far),
        };
        walk.meet(start);
        walk
    }

    /// A state that a press has led to.
    pub(crate) fn meet(&mut self, state: C) {
        let written = format!("{state:?}");
        let place = ((self.far)(&written), self.met.len());
        if self.met.insert(written) {
            self.waiting.insert(place, state);
        }
    }

    /// The next state to look at; none where all have been.
    pub(crate) fn next(&mut self) -> Option<C> {
        self.waiting.pop_first().map(|(_, state)| state)
    }

    /// How many states have been met.
    pub(crate) fn met(&self) -> usize {
        self.met.len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Walk, buttons};
    use crate::keyboard::{Keyboard, Typed};
    use crate::keys::Button;
    use std::vec::Vec;

    #[test]
    fn every_state_is_looked_at_once_the_nearest_first() {
        let mut walk = Walk::from((2u8, 0u8));
        let mut order = Vec::new();
        while let Some((x, y)) = walk.next() {
            order.push(x.abs_diff(2) + y);
            for button in buttons() {
                walk.meet(match button {
                    Button::Left => (x.saturating_sub(1), y),
                    Button::Right => ((x + 1).min(4), y),
                    Button::Down => (x, (y + 1).min(2)),
                    _ => (x, y.saturating_sub(1)),
                });
            }
        }
        assert_eq!((order.len(), walk.met()), (15, 15));
        assert!(order.is_sorted());
    }

    #[test]
    fn a_word_is_typed_without_trying_all_that_could_be_typed() {
        for word in ["a", "quizzes", "harmonica"] {
            let mut walk = Walk::typing(Keyboard::new("", 12), word);
            let mut done = Vec::new();
            while !done.iter().any(|done| done == word) {
                let keyboard = walk.next().unwrap();
                for button in buttons() {
                    let mut next = keyboard.clone();
                    match next.press(button) {
                        Typed::Done => done.push(next.text().to_ascii_lowercase()),
                        _ => walk.meet(next),
                    }
                }
                // A page of the keyboard has about thirty keys, each of which may be struck after each letter.
                assert!(walk.met() < 200 * (word.len() + 1), "lost at {keyboard:?}");
            }
        }
    }
}
