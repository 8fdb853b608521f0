//! The tests of Monopoly: each rule, the worked examples, the printed data, and what must hold in every game.

mod data;
mod games;
mod interruptions;
mod rules;
mod shortage;
mod soundness;
mod variants;
mod vectors;

use super::{Card, Deck, Deed, Deeds, Event, Monopoly, Space, Task, Window};
use crate::testing::{self, Script};
use std::string::ToString;
use std::vec::Vec;

/// A table at which seat 0 is to throw its first dice.
fn table(players: usize, options: &str) -> Monopoly {
    let dice = (0..players).flat_map(|seat| if seat == 0 { [6, 6] } else { [1, 2] });
    let script = Script::new().dice(dice.collect::<Vec<u8>>());
    let (mut game, _) = testing::scripted::<Monopoly>(players, 1, options, script);
    game.open.dice = [1, 2];
    game.open.turn = 10;
    game
}

/// The seat of this number.
fn seat(number: usize) -> super::Seat {
    testing::seat(number)
}

/// The deed of a space.
fn deed(space: u8) -> Deed {
    Space::new(space).and_then(Space::deed).unwrap()
}

fn deeds(spaces: &[u8]) -> Deeds {
    spaces.iter().map(|space| deed(*space)).collect()
}

impl Monopoly {
    /// Gives a seat the deeds of these spaces.
    fn gives(mut self, owner: usize, spaces: &[u8]) -> Monopoly {
        for space in spaces {
            self.set_owner(deed(*space), Some(seat(owner)));
        }
        self
    }

    /// So many steps stand on each of these spaces.
    fn built(mut self, steps: &[(u8, u8)]) -> Monopoly {
        for (space, level) in steps {
            self.set_level(deed(*space), *level);
        }
        self
    }

    fn mortgaged(mut self, spaces: &[u8]) -> Monopoly {
        self.open.mortgaged = self.open.mortgaged.or(deeds(spaces));
        self
    }

    fn cash(mut self, owner: usize, cash: i32) -> Monopoly {
        self.open.holders[seat(owner)].cash = cash;
        self
    }

    fn at(mut self, owner: usize, space: u8) -> Monopoly {
        self.open.holders[seat(owner)].space = Space::new(space).unwrap();
        self
    }

    fn jailed(mut self, owner: usize, missed: u8) -> Monopoly {
        self.open.holders[seat(owner)].jail = Some(missed);
        self.at(owner, 10)
    }

    fn active(mut self, owner: usize) -> Monopoly {
        self.open.active = seat(owner);
        self
    }

    /// The next card of its deck.
    fn next_card(mut self, card: &str) -> Monopoly {
        let found = |one: &Card| one.to_string() == card;
        for cards in &mut self.decks {
            if let Some(place) = cards.iter().position(found) {
                let card = cards.remove(place);
                cards.insert(0, card).unwrap();
            }
        }
        self
    }

    /// A seat holds the Jail pass of a deck.
    fn passes(mut self, owner: usize, deck: Deck) -> Monopoly {
        self.open.passes[deck.index()] = Some(seat(owner));
        self.decks[deck.index()].retain(|card| *card != deck.pass());
        self
    }

    /// A seat owes the Bank, or another seat, what a tax is.
    fn owing(mut self, debtor: usize, creditor: Option<usize>, amount: i32) -> Monopoly {
        let creditor = creditor.map(seat);
        let cause = match creditor {
            Some(_) => super::Cause::Rent(deed(39)),
            None => super::Cause::LuxuryTax,
        };
        self.open.tasks.clear();
        self.push(Task::Debt(super::Debt {
            debtor: seat(debtor),
            creditor,
            amount,
            cause,
        }));
        self
    }

    /// What a seat has in cash.
    fn money(&self, owner: usize) -> i32 {
        self.open.holders[seat(owner)].cash
    }

    /// The space on which a token stands.
    fn stands(&self, owner: usize) -> u8 {
        self.open.holders[seat(owner)].space.number()
    }

    fn owner_of(&self, space: u8) -> Option<usize> {
        self.open.owner(deed(space)).map(super::Seat::index)
    }

    fn steps(&self, spaces: &[u8]) -> Vec<u8> {
        spaces
            .iter()
            .map(|space| self.open.level(deed(*space)))
            .collect()
    }

    /// Plays actions without dice; gives what was told.
    fn play(&mut self, actions: &str) -> Vec<Event> {
        assert!(crate::Game::is_sound(self), "the position is real");
        testing::open(testing::play(self, actions))
    }

    /// Throws these dice, all of them.
    fn rolls(&mut self, dice: &[u8]) -> Vec<Event> {
        assert!(crate::Game::is_sound(self), "the position is real");
        let mut script = Script::new().dice(dice.iter().copied());
        let told = testing::attempt(self, "roll", &mut script).unwrap();
        assert!(script.is_used_up(), "fewer dice fell");
        testing::open(told)
    }

    fn listed(&self) -> Vec<std::string::String> {
        testing::listed(self)
    }

    /// Whether something is listed, or covered by a range.
    fn may(&self, action: &str) -> bool {
        let action = action.parse().unwrap();
        let choices = testing::choices(self);
        choices
            .iter()
            .any(|choice| testing::covers(choice, &action))
    }

    fn refuses(&self, action: &str) -> super::Refusal {
        testing::refused(self, action)
    }

    fn phase(&self) -> &'static str {
        testing::phase(self)
    }

    fn to_play(&self) -> usize {
        testing::to_play(self)
    }
}
