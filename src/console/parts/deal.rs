//! A deal on its way: cards or tiles leave the pack one after another, go round the table, and lie face down before the seat
//! that looks until it takes them up. Nothing here knows what is on their other side.
//!
//! A game gives the event of its deal the motion [`Motion::DEAL`](crate::screen::Motion::DEAL), and while that is shown draws its
//! table without hands, and on top of it [`cards`] or [`tiles`]. In each picture only what is in the air moves, and at the most
//! one more lies in the hand.

use embedded_graphics::geometry::{Point, Size};

use super::card::{self, CardSize, Side};
use super::domino::{self, DominoLook, Lie};
use super::rack;
use crate::paint::Stage;

/// So many are in the air together.
const IN_THE_AIR: usize = 3;

/// How far a deal has got: so many seats get so many things each, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    seats: usize,
    each: usize,
    /// The time that has gone by, in 256ths of that between two things.
    time: usize,
}

/// Something in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The place of its seat in the order in which is dealt.
    pub place: usize,
    /// How many came to that seat before it.
    pub number: usize,
    /// How far it is, of 256.
    way: i32,
}

impl Flight {
    /// Where it is between two points, quick at first and slow at the end.
    #[must_use]
    pub fn between(&self, from: Point, to: Point) -> Point {
        let left = 256 - self.way;
        from + (to - from) * (256 - left * left / 256) / 256
    }
}

impl Deal {
    /// A deal to so many seats of so much each, of which `done` of 256 parts are over.
    #[must_use]
    pub fn new(seats: usize, each: usize, done: i32) -> Deal {
        let done = done.clamp(0, 256) as usize;
        Deal {
            seats: seats.max(1),
            each,
            time: done * (seats.max(1) * each + IN_THE_AIR - 1),
        }
    }

    /// How many have come down, at all seats together.
    fn landed(&self) -> usize {
        let landed = (self.time / 256 + 1).saturating_sub(IN_THE_AIR);
        landed.min(self.seats * self.each)
    }

    /// How many lie before the seat with this place in the order in which is dealt.
    #[must_use]
    pub fn arrived(&self, place: usize) -> usize {
        (self.landed() + self.seats).saturating_sub(place + 1) / self.seats
    }

    /// What is in the air, the lowest first.
    pub fn in_the_air(&self) -> impl Iterator<Item = Flight> + use<> {
        let Deal { seats, each, time } = *self;
        let first = self.landed();
        let last = (time / 256 + 1).min(seats * each);
        (first..last).map(move |thing| Flight {
            place: thing % seats,
            number: thing / seats,
            way: (time.saturating_sub(256 * thing) / IN_THE_AIR).min(256) as i32,
        })
    }
}

/// Where things come from and where they go.
pub struct Ways<'a> {
    /// The top left of the pack.
    pub pack: Point,
    /// The place of the seat that looks in the order in which is dealt; none where no hand is shown.
    pub own: Option<usize>,
    /// Where the card or tile with this number comes to lie in the hand of that seat.
    pub hand: &'a dyn Fn(usize) -> Point,
    /// The middle of what stands for another seat, by its place in the order.
    pub homes: &'a dyn Fn(usize) -> Point,
}

impl Ways<'_> {
    /// Where something of this size is on its way to a seat that shows no hand, or to the own hand.
    fn at(&self, flight: Flight, size: Size) -> Point {
        let to = if self.own == Some(flight.place) {
            (self.hand)(flight.number)
        } else {
            (self.homes)(flight.place) - size / 2
        };
        flight.between(self.pack, to)
    }
}

/// Cards: those of the own hand have this size, and those of others are small.
pub fn cards(stage: &mut Stage<'_>, deal: Deal, size: CardSize, ways: &Ways<'_>) {
    let lie = ways.own.map_or(0, |own| deal.arrived(own));
    for number in 0..lie {
        card::card(stage, (ways.hand)(number), size, Side::Down);
    }
    for flight in deal.in_the_air() {
        let size = match ways.own == Some(flight.place) {
            true => size,
            false => CardSize::Small,
        };
        card::card(stage, ways.at(flight, size.size()), size, Side::Down);
    }
}

/// Tiles: those of the own hand stand in the rack, and those of others are small.
pub fn tiles(stage: &mut Stage<'_>, deal: Deal, ways: &Ways<'_>) {
    let own = rack::look(stage.width(), deal.each, false);
    let small = DominoLook {
        half: 11,
        lie: Lie::Upright,
        dim: false,
    };
    let stand = ways.own.map_or(0, |own| deal.arrived(own));
    for number in 0..stand {
        domino::back(stage, (ways.hand)(number), own);
    }
    for flight in deal.in_the_air() {
        let look = match ways.own == Some(flight.place) {
            true => own,
            false => small,
        };
        let size = domino::place(Point::zero(), look).size;
        domino::back(stage, ways.at(flight, size), look);
    }
}

#[cfg(test)]
mod tests {
    use super::{Deal, Flight, IN_THE_AIR};
    use embedded_graphics::geometry::Point;
    use std::vec::Vec;

    #[test]
    fn at_first_nothing_lies_and_in_the_end_everything_does() {
        for (seats, each) in [(2, 7), (3, 17), (4, 13), (6, 8), (1, 5), (4, 0)] {
            let begun = Deal::new(seats, each, 0);
            let done = Deal::new(seats, each, 256);
            for place in 0..seats {
                assert_eq!(begun.arrived(place), 0);
                assert_eq!(done.arrived(place), each);
            }
            assert_eq!(done.in_the_air().count(), 0);
        }
    }

    #[test]
    fn one_after_another_goes_round_and_nothing_is_lost_on_the_way() {
        let mut before = 0;
        for done in 0..=256 {
            let deal = Deal::new(4, 13, done);
            let lie: usize = (0..4).map(|place| deal.arrived(place)).sum();
            let fly: Vec<Flight> = deal.in_the_air().collect();
            assert!(lie >= before && fly.len() <= IN_THE_AIR + 1);
            for (step, flight) in fly.iter().enumerate() {
                assert_eq!(
                    (flight.place, flight.number),
                    ((lie + step) % 4, (lie + step) / 4)
                );
            }
            before = lie;
        }
    }

    #[test]
    fn a_flight_begins_at_the_pack_and_comes_down_where_it_is_to_lie() {
        let (from, to) = (Point::new(10, 20), Point::new(110, 180));
        let flight = |way| Flight {
            place: 0,
            number: 0,
            way,
        };
        assert_eq!(flight(0).between(from, to), from);
        assert_eq!(flight(256).between(from, to), to);
    }
}
