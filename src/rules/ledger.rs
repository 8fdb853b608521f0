//! A game written out for others to read: which thing lies in which zone, how many of what are where, and the scores.
//!
//! One visitor serves the JSON interface, the conservation checks of the conformance kit and the recorded games, so a
//! game describes itself once. Full states and views describe themselves in the same words; a view says less.

use crate::seat::Seat;
use core::fmt::{Display, Write};
use heapless::String;

/// The text of one card, tile, square or other single thing.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Thing(String<16>);

impl Thing {
    /// The text of anything that can be written in at most sixteen bytes; what is longer is cut.
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
    /// Known to nobody here, or there is none.
    Nothing,
}

impl Fact {
    /// The text of something, if there is one.
    pub fn of(what: Option<impl Display>) -> Fact {
        what.map_or(Fact::Nothing, |what| Fact::Text(Thing::of(what)))
    }
}

/// A place that a zone or a count belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A place of the whole table, by its name.
    Table(&'static str),
    /// A seat's own place; the name comes before its number.
    Of(&'static str, Seat),
    /// A numbered place, such as a space of a board.
    Number(u8),
}

impl Display for Place {
    fn fmt(&self, to: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Place::Table(name) => to.write_str(name),
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
