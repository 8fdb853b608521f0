//! Seats round the table: who they are, sets of them, and one value for each of them.

use core::ops::{Index, IndexMut};
use serde::{Deserialize, Serialize};

/// The largest table any game of the house seats.
pub const MAX_SEATS: usize = 10;

/// One place at the table. Seats count from 0; the next seat is the neighbour to the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

/// A number that names no seat, no table and no set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSeat;

impl core::fmt::Display for NoSuchSeat {
    fn fmt(&self, to: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        to.write_str("no such seat")
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(number: u8) -> Result<Seat, NoSuchSeat> {
        Seat::new(usize::from(number)).ok_or(NoSuchSeat)
    }
}

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if any table has it.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The seat's number, below [`MAX_SEATS`] for every seat made by [`Seat::new`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many seats are taken at this table: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Players(u8);

impl TryFrom<u8> for Players {
    type Error = NoSuchSeat;
    fn try_from(number: u8) -> Result<Players, NoSuchSeat> {
        Players::new(usize::from(number)).ok_or(NoSuchSeat)
    }
}

impl Players {
    /// A table of one.
    pub const ONE: Players = Players(1);

    /// A table of this many seats, if there is one.
    pub const fn new(count: usize) -> Option<Players> {
        if count >= 1 && count <= MAX_SEATS {
            Some(Players(count as u8))
        } else {
            None
        }
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats in the order of play, beginning with `first`.
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.0.max(1);
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    /// The neighbour to the left, who plays next.
    pub const fn left_of(self, seat: Seat) -> Seat {
        // No division: searches ask this at every step.
        let next = seat.0.saturating_add(1);
        Seat(if next < self.0 { next } else { 0 })
    }

    /// The seat `steps` places to the left of `seat`.
    pub const fn seat_after(self, seat: Seat, steps: usize) -> Seat {
        let count = if self.0 == 0 { 1 } else { self.0 as usize };
        Seat(((seat.0 as usize + steps) % count) as u8)
    }

    /// How many places to the left of `from` the seat `to` sits: the other way round of [`seat_after`](Self::seat_after).
    pub const fn steps(self, from: Seat, to: Seat) -> usize {
        let count = if self.0 == 0 { 1 } else { self.0 as usize };
        (to.0 as usize + count - from.0 as usize % count) % count
    }

    /// Whether the seat exists at this table.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct SeatSet(u16);

impl TryFrom<u16> for SeatSet {
    type Error = NoSuchSeat;
    fn try_from(bits: u16) -> Result<SeatSet, NoSuchSeat> {
        if bits >> MAX_SEATS == 0 {
            Ok(SeatSet(bits))
        } else {
            Err(NoSuchSeat)
        }
    }
}

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Everybody at a table.
    pub fn all(players: Players) -> SeatSet {
        players.seats().collect()
    }

    /// The set as a number, one bit for each seat.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// One value for each seat of a table of at most `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>([T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// From the values in seat order.
    pub const fn new(values: [T; N]) -> Self {
        PerSeat(values)
    }

    /// The values in seat order, with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0
            .iter()
            .enumerate()
            .map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values in seat order, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0
            .iter_mut()
            .enumerate()
            .map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T: Default + PartialEq, const N: usize> PerSeat<T, N> {
    /// Whether seats that are not at this table have nothing.
    pub fn is_clear_beyond(&self, players: Players) -> bool {
        self.iter()
            .all(|(seat, value)| players.has(seat) || *value == T::default())
    }
}

impl<T: Copy + Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

// A seat beyond N falls on the last place: a table never seats more than its game allows, and a panic helps nobody.
impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index().min(N - 1)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index().min(N - 1)]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeTuple;
        let mut tuple = to.serialize_tuple(N)?;
        for value in &self.0 {
            tuple.serialize_element(value)?;
        }
        tuple.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Values<T, const N: usize>(core::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> serde::de::Visitor<'de>
            for Values<T, N>
        {
            type Value = PerSeat<T, N>;
            fn expecting(&self, to: &mut core::fmt::Formatter) -> core::fmt::Result {
                write!(to, "{N} values, one for each seat")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut values: A,
            ) -> Result<Self::Value, A::Error> {
                let mut all = [T::default(); N];
                for (index, place) in all.iter_mut().enumerate() {
                    *place = values
                        .next_element()?
                        .ok_or_else(|| serde::de::Error::invalid_length(index, &self))?;
                }
                Ok(PerSeat(all))
            }
        }
        from.deserialize_tuple(N, Values(core::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::{Players, Seat};

    #[test]
    fn steps_lead_to_the_seat_that_lies_so_far_to_the_left() {
        for count in 1..=super::MAX_SEATS {
            let players = Players::new(count).unwrap();
            for from in players.seats() {
                for steps in 0..count {
                    assert_eq!(players.steps(from, players.seat_after(from, steps)), steps);
                }
            }
        }
        let six = Players::new(6).unwrap();
        assert_eq!(six.steps(Seat(5), Seat(1)), 2);
    }
}
