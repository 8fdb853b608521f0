//! The people and computers round the table: names, shapes, and who sits where.

use crate::store::Kept;
use heapless::{String, Vec};
use parlour_rules::{MAX_SEATS, Players, Seat, Seating};
use serde::{Deserialize, Serialize};

/// The longest name in letters.
pub const NAME_LETTERS: usize = 8;

/// The strength of a computer that nobody has chosen another for.
pub const USUAL_LEVEL: u8 = 2;

/// A player's name: 1 to 8 letters.
pub type Name = String<NAME_LETTERS>;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Somebody who holds the device.
    Person,
    /// A computer player of this strength, from 1.
    Computer(u8),
}

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Guest {
    /// The name.
    pub name: Name,
    /// Person or computer.
    pub kind: Kind,
    /// The pair of colour and shape, from 0 to 9.
    pub shape: u8,
}

impl Guest {
    /// The strength of a computer guest; the lowest for a person.
    pub fn level(&self) -> u8 {
        match self.kind {
            Kind::Person => 1,
            Kind::Computer(level) => level,
        }
    }
}

/// The names that a new console starts with, each with the shape of its seat.
const FIRST_NAMES: [&str; MAX_SEATS] = [
    "Anna", "Bertie", "Clara", "Otto", "Dora", "Emil", "Frieda", "Georg", "Hanna", "Ivo",
];

/// Everybody at the table, in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct People(Vec<Guest, MAX_SEATS>);

impl People {
    /// The household of a new console: the first seat is a person, the others are computers.
    pub fn household() -> People {
        let mut guests = Vec::new();
        for (seat, name) in FIRST_NAMES.iter().enumerate() {
            let kind = if seat == 0 {
                Kind::Person
            } else {
                Kind::Computer(USUAL_LEVEL)
            };
            let guest = Guest {
                name: name_of(name),
                kind,
                shape: seat as u8,
            };
            let _ = guests.push(guest);
        }
        People(guests)
    }

    /// Whether these can be a household: a name and a known shape for every seat.
    pub fn is_household(&self) -> bool {
        self.0.len() == MAX_SEATS
            && self
                .0
                .iter()
                .all(|guest| !guest.name.is_empty() && usize::from(guest.shape) < MAX_SEATS)
    }

    /// The first of them, as many as a game needs.
    pub fn first(&self, players: Players) -> People {
        People(self.0.iter().take(players.count()).cloned().collect())
    }

    /// The same people as they sit down at a table: with the looks of its places, and as persons where it seats no
    /// computers. The household stays as it is: at the next table everybody is what they were.
    pub fn at(mut self, table: &Seating) -> People {
        for guest in self.0.iter_mut().filter(|_| !table.computers) {
            guest.kind = Kind::Person;
        }
        for (guest, shape) in self.0.iter_mut().zip(table.shapes) {
            guest.shape = *shape;
        }
        self
    }

    /// Gives these people the first places of a household; whoever is not among them comes after. Says whether anything
    /// has changed.
    pub fn remember(&mut self, seated: &People) -> bool {
        let mut household = seated.clone();
        let first = People::household();
        while let Some(guest) = household.next(self).or_else(|| household.next(&first)) {
            household.seat(guest);
        }
        let changed = household != *self;
        *self = household;
        changed
    }

    /// The next of those known who is not here yet, with a look that nobody here has; nobody where all places are taken.
    /// Somebody who has a new name is known by the old look, and somebody with a new look by the name.
    pub fn next(&self, known: &People) -> Option<Guest> {
        let is_named =
            |people: &People, name: &Name| people.0.iter().any(|guest| guest.name == *name);
        let with_look = |shape| self.0.iter().find(|here| here.shape == shape);
        let is_here = |guest: &Guest| {
            is_named(self, &guest.name)
                || with_look(guest.shape).is_some_and(|here| !is_named(known, &here.name))
        };
        let mut guest = known.0.iter().find(|guest| !is_here(guest))?.clone();
        if with_look(guest.shape).is_some() {
            guest.shape = (0..MAX_SEATS as u8).find(|shape| with_look(*shape).is_none())?;
        }
        Some(guest)
    }

    /// Whether everybody is a person.
    pub fn all_persons(&self) -> bool {
        self.persons() == self.len()
    }

    /// Makes everybody a person; or, where they are already, all but the first a computer of this strength.
    pub fn change_all(&mut self, level: u8) {
        let kind = match self.all_persons() {
            true => Kind::Computer(level),
            false => Kind::Person,
        };
        for guest in self.0.iter_mut().skip(usize::from(kind != Kind::Person)) {
            guest.kind = kind;
        }
    }

    /// The number of seats taken.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody is there.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The guests in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &Guest)> {
        self.0
            .iter()
            .enumerate()
            .filter_map(|(index, guest)| Some((Seat::new(index)?, guest)))
    }

    /// Who sits there.
    pub fn get(&self, seat: Seat) -> Option<&Guest> {
        self.0.get(seat.index())
    }

    /// Who sits there, to change.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut Guest> {
        self.0.get_mut(seat.index())
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.get(seat).map_or("", |guest| guest.name.as_str())
    }

    /// The shape of a seat.
    pub fn shape(&self, seat: Seat) -> u8 {
        self.get(seat).map_or(0, |guest| guest.shape)
    }

    /// Whether a person decides for the seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.get(seat)
            .is_some_and(|guest| guest.kind == Kind::Person)
    }

    /// How many people there are, computers not counted.
    pub fn persons(&self) -> usize {
        self.0
            .iter()
            .filter(|guest| guest.kind == Kind::Person)
            .count()
    }

    /// How many of them are computers.
    pub fn computers(&self) -> usize {
        self.len() - self.persons()
    }

    /// Lets two seats change places.
    pub fn swap(&mut self, one: Seat, other: Seat) {
        if one.index() < self.0.len() && other.index() < self.0.len() {
            self.0.swap(one.index(), other.index());
        }
    }

    /// Lets another guest sit down at the end of the row.
    pub fn seat(&mut self, guest: Guest) {
        // A full table stays as it is; the set-up screen does not offer more seats than there are.
        let _ = self.0.push(guest);
    }

    /// Lets the guest of a seat leave; those behind move up.
    pub fn leave(&mut self, seat: Seat) {
        if seat.index() < self.0.len() {
            self.0.remove(seat.index());
        }
    }
}

impl Kept for People {}

/// A name cut to the letters that a seat has room for.
pub fn name_of(text: &str) -> Name {
    let mut name = Name::new();
    for letter in text.chars().take(NAME_LETTERS) {
        let _ = name.push(letter);
    }
    name
}

#[cfg(test)]
mod tests {
    use super::{Kind, People, name_of};
    use parlour_rules::{Players, Seat, Seating};

    #[test]
    fn a_table_without_computers_has_persons_only() {
        let four = People::household().first(Players::new(4).unwrap());
        assert_eq!(four.persons(), 1);
        let seated = four.clone().at(&Seating::hidden(10).without_computers());
        assert_eq!(seated.persons(), 4);
        assert_eq!(four.clone().at(&Seating::open(10)), four);
    }

    #[test]
    fn a_household_remembers_who_sat_down_and_loses_nobody() {
        let mut household = People::household();
        let seat = |index| Seat::new(index).unwrap();
        let mut table = household.first(Players::new(4).unwrap());
        assert!(!household.remember(&table), "nothing is new");
        table.leave(seat(1));
        table.get_mut(seat(2)).unwrap().name = name_of("Max");
        // Anna takes the moon, which was Emil's.
        table.get_mut(seat(0)).unwrap().shape = 5;
        assert!(household.remember(&table));
        assert!(household.is_household());
        let known: std::vec::Vec<_> = household
            .iter()
            .map(|(_, guest)| (guest.name.as_str(), guest.shape))
            .collect();
        let expected = [
            ("Anna", 5),
            ("Clara", 2),
            ("Max", 3),
            ("Bertie", 1),
            ("Dora", 4),
            ("Emil", 0),
            ("Frieda", 6),
            ("Georg", 7),
            ("Hanna", 8),
            ("Ivo", 9),
        ];
        assert_eq!(known, expected);
    }

    #[test]
    fn whoever_comes_next_is_somebody_new() {
        let household = People::household();
        let mut table = household.first(Players::new(3).unwrap());
        assert_eq!(table.next(&household).unwrap().name, "Otto");
        table.leave(Seat::new(1).unwrap());
        assert_eq!(table.next(&household).unwrap().name, "Bertie");
        assert_eq!(household.next(&household), None);
    }

    #[test]
    fn all_become_persons_at_once_and_all_but_one_computers_again() {
        let mut table = People::household().first(Players::new(4).unwrap());
        table.change_all(3);
        assert!(table.all_persons());
        table.change_all(3);
        let kinds: std::vec::Vec<_> = table.iter().map(|(_, guest)| guest.kind).collect();
        assert_eq!(kinds[0], Kind::Person);
        assert!(kinds[1..].iter().all(|kind| *kind == Kind::Computer(3)));
    }

    #[test]
    fn a_table_gives_its_places_their_looks_as_far_as_it_names_them() {
        let three = People::household().first(Players::new(3).unwrap());
        let seated = three.clone().at(&Seating::open(10).shaped(&[5, 4]));
        let shapes = [0, 1, 2].map(|seat| seated.shape(Seat::new(seat).unwrap()));
        assert_eq!(shapes, [5, 4, 2]);
        assert_eq!(seated.get(Seat::FIRST).unwrap().kind, Kind::Person);
        assert_eq!(seated.name(Seat::FIRST), three.name(Seat::FIRST));
    }
}
