//! Dealing anew what a view hides, under what it tells: how many things everybody holds, what somebody is known to hold,
//! and what somebody cannot hold.
//!
//! Things that some holder cannot have are dealt first, each with equal chances for every free place; with one holder so
//! restricted that makes every fitting deal equally likely, with several nearly so. When the things come out so that one
//! has no place left, others move for it.

use super::Things;
use crate::chance::Rng;
use crate::seat::{MAX_SEATS, Players, Seat};
use heapless::Vec;

/// Everybody who can hold something: the seats, and the rest that lies with nobody in the last place.
const HOLDERS: usize = MAX_SEATS + 1;

/// As many things as any pack has.
const PACK: usize = 64;

/// One who holds hidden things: a seat, or the rest that lies with nobody. A hand that is not hidden has the size 0.
#[derive(Clone, Copy, Default, Debug)]
pub struct Holder<S> {
    /// How many hidden things it holds.
    pub size: usize,
    /// What it cannot hold.
    pub denied: S,
    held: S,
    /// Those that it is known to hold.
    known: S,
}

impl<S: Things> Holder<S> {
    /// It is known to hold these.
    pub fn holds(&mut self, things: S) {
        self.held = self.held.or(things);
        self.known = self.known.or(things);
    }

    /// What it is known to hold.
    pub fn known(&self) -> S {
        self.known
    }

    /// What it holds.
    pub fn held(&self) -> S {
        self.held
    }

    fn room(&self) -> usize {
        self.size.saturating_sub(self.held.len())
    }

    fn room_for(&self, one: S::One) -> usize {
        if self.denied.has(one) { 0 } else { self.room() }
    }
}

/// All places for hidden things.
#[derive(Clone, Debug)]
pub struct Places<S>(Vec<Holder<S>, HOLDERS>);

/// How something comes to each holder when room is made: from whom, if not from outside, and what.
type Ways<S> = [Option<(Option<usize>, <S as Things>::One)>; HOLDERS];

impl<S: Things> Places<S> {
    /// Nobody holds anything.
    pub fn new(players: Players) -> Places<S> {
        let seats = players.seats().map(|_| Holder::default());
        Places(seats.chain([Holder::default()]).collect())
    }

    /// What is known of a seat, and in the end what it holds. A seat that is not at the table is the rest.
    pub fn seat(&mut self, seat: Seat) -> &mut Holder<S> {
        let last = self.0.len() - 1;
        &mut self.0[seat.index().min(last)]
    }

    /// The same of what lies with nobody: a stock, a widow, a crib.
    pub fn rest(&mut self) -> &mut Holder<S> {
        let last = self.0.len() - 1;
        &mut self.0[last]
    }

    /// Deals all of these that are not known to lie anywhere.
    pub fn deal(&mut self, unseen: S, rng: &mut Rng) {
        let all = |of: fn(&Holder<S>) -> S| {
            let holders = self.0.iter().map(of);
            holders.fold(S::default(), S::or)
        };
        let (known, awkward) = (all(|holder| holder.known), all(|holder| holder.denied));
        let things = unseen.without(known).shuffled::<PACK>(rng);
        for free in [false, true] {
            for one in things.iter().filter(|one| awkward.has(**one) != free) {
                if !self.place(*one, rng) {
                    self.squeeze(*one);
                }
            }
        }
    }

    /// Gives something to any holder with room for it, each free place being equally likely; false if there is none.
    fn place(&mut self, one: S::One, rng: &mut Rng) -> bool {
        let all: usize = self.0.iter().map(|holder| holder.room_for(one)).sum();
        let mut place = rng.below(all as u32) as usize;
        for holder in &mut self.0 {
            let here = holder.room_for(one);
            if place < here {
                holder.held = holder.held.or(S::only(one));
                return true;
            }
            place -= here;
        }
        false
    }

    /// Finds a place for something by moving others: the shortest row of holders, each of whom hands something on to the
    /// next and the last of whom has room.
    fn squeeze(&mut self, one: S::One) {
        let mut ways: Ways<S> = [None; HOLDERS];
        let mut queue: Vec<usize, HOLDERS> = Vec::new();
        for (number, (holder, way)) in self.0.iter().zip(&mut ways).enumerate() {
            if !holder.denied.has(one) && holder.size > 0 {
                *way = Some((None, one));
                // Every holder comes into the queue once at most.
                let _ = queue.push(number);
            }
        }
        let mut next = 0;
        while let Some(number) = queue.get(next).copied() {
            next += 1;
            let giver = &self.0[number];
            if giver.room() > 0 {
                return self.shift(number, &ways);
            }
            let movable = giver.held.without(giver.known);
            for (other, (holder, way)) in self.0.iter().zip(&mut ways).enumerate() {
                if way.is_some() || holder.size == 0 {
                    continue;
                }
                if let Some(moves) = movable.without(holder.denied).iter().next() {
                    *way = Some((Some(number), moves));
                    let _ = queue.push(other);
                }
            }
        }
    }

    /// Moves things along the row that ends with this holder.
    fn shift(&mut self, last: usize, ways: &Ways<S>) {
        let mut number = last;
        for _ in 0..HOLDERS {
            let Some((giver, one)) = ways[number] else {
                return;
            };
            self.0[number].held = self.0[number].held.or(S::only(one));
            let Some(giver) = giver else { return };
            self.0[giver].held = self.0[giver].held.without(S::only(one));
            number = giver;
        }
    }
}
