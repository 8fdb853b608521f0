//! A game written out for others to read: which thing lies in which zone, how many of what are where, and the scores.
//!
//! One visitor serves the JSON interface, the conservation checks of the conformance kit and the recorded games, so a
//! game describes itself once. Full states and views describe themselves in the same words; a view says less.

use crate::seat::{Seat, SeatSet};
use crate::word::MAX_LETTERS;
use core::fmt::{Display, Write};
use heapless::{String, Vec};

/// The text of one card, tile, square, word or other single thing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Thing(String<MAX_LETTERS>);

impl Thing {
    /// The text of anything that can be written in no more bytes than a word; what is longer is cut.
    pub fn of(what: impl Display) -> Thing {
        let mut text = String::new();
        // A text that does not fit is cut by the writer; there is nobody to tell.
        let _ = write!(text, "{what}");
        Thing(text)
    }

    /// The text itself.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The most things in a list of facts: as many as there can be melds on a table.
pub const MAX_LIST: usize = 17;

/// The most numbers in a list of facts: as many as there are deeds in Monopoly.
pub const MAX_NUMBERS: usize = 28;

/// One further fact about a state, a view or an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A number.
    Number(i32),
    /// Yes or no.
    Flag(bool),
    /// A seat.
    Seat(Seat),
    /// A short text, such as a card.
    Text(Thing),
    /// Several of them, in order.
    List(Vec<Thing, MAX_LIST>),
    /// Several numbers, in order; none where there is no such number.
    Numbers(Vec<Option<i32>, MAX_NUMBERS>),
    /// A set of seats.
    Seats(SeatSet),
    /// Known to nobody here, or there is none.
    Nothing,
}

impl Fact {
    /// The text of something, if there is one.
    pub fn of(what: Option<impl Display>) -> Fact {
        what.map_or(Fact::Nothing, Fact::text)
    }

    /// The text of something.
    pub fn text(what: impl Display) -> Fact {
        Fact::Text(Thing::of(what))
    }

    /// A list of things; those beyond [`MAX_LIST`] are left out.
    pub fn list(things: impl IntoIterator<Item = impl Display>) -> Fact {
        Fact::List(things.into_iter().take(MAX_LIST).map(Thing::of).collect())
    }

    /// A list of numbers; those beyond [`MAX_NUMBERS`] are left out.
    pub fn numbers(numbers: impl IntoIterator<Item: Into<i32>>) -> Fact {
        Fact::known_numbers(numbers.into_iter().map(|number| Some(number.into())))
    }

    /// The same where some of them are not there.
    pub fn known_numbers(numbers: impl IntoIterator<Item = Option<i32>>) -> Fact {
        Fact::Numbers(numbers.into_iter().take(MAX_NUMBERS).collect())
    }
}

/// A place that a zone or a count belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A place of the whole table, by its name.
    Shared(&'static str),
    /// A seat's own place; the name comes before its number.
    Of(&'static str, Seat),
    /// A numbered place, such as a space of a board.
    Number(u8),
}

impl Display for Place {
    fn fmt(&self, to: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Place::Shared(name) => to.write_str(name),
            Place::Of(name, seat) => write!(to, "{name}{}", seat.index()),
            Place::Number(number) => write!(to, "{number}"),
        }
    }
}

/// Receives the description of a state or a view.
pub trait Ledger {
    /// A zone whose things and order are known, first entry on top.
    fn zone(&mut self, place: Place, things: &mut dyn Iterator<Item = Thing>);
    /// A zone of which only the number of things is known.
    fn hidden_zone(&mut self, place: Place, number: usize);
    /// How many things of a kind lie at a place; `None` where that is not to be known.
    fn count(&mut self, kind: &'static str, place: Place, number: Option<i32>);
    /// The score of the next seat; called once for each seat, in order.
    fn score(&mut self, points: i32);
    /// The board in its field's own notation.
    fn position(&mut self, text: &dyn Display);
    /// Anything else worth telling.
    fn fact(&mut self, name: &'static str, fact: Fact);
}

impl dyn Ledger + '_ {
    /// A zone whose things and order are known, first entry on top.
    pub fn open(&mut self, place: Place, things: impl IntoIterator<Item: Display>) {
        self.zone(place, &mut things.into_iter().map(Thing::of));
    }

    /// A zone of which a seat may see the things, or only their number.
    pub fn seen(
        &mut self,
        place: Place,
        things: Option<impl IntoIterator<Item: Display>>,
        number: usize,
    ) {
        match things {
            Some(things) => self.open(place, things),
            None => self.hidden_zone(place, number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fact, MAX_LIST, Thing};
    use crate::word::{MAX_LETTERS, Word};
    use std::string::String;

    #[test]
    fn a_thing_has_room_for_the_longest_word() {
        let longest: Word = String::from("w").repeat(MAX_LETTERS).parse().unwrap();
        assert_eq!(Thing::of(longest).as_str(), longest.as_str());
    }

    #[test]
    fn a_list_of_facts_keeps_its_order_and_its_limit() {
        let Fact::List(list) = Fact::list(["7D", "7H"]) else {
            panic!("it is a list");
        };
        assert_eq!(list, [Thing::of("7D"), Thing::of("7H")]);
        let Fact::List(list) = Fact::list(0..100) else {
            panic!("it is a list");
        };
        assert_eq!(list.len(), MAX_LIST);
    }
}
