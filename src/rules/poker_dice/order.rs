//! Throwing one die each for the order of play. Those who throw alike throw again, for the places they share.

use super::face::Face;
use super::{MAX_PLAYERS, Seats};
use crate::order::least_first;
use crate::seat::{Players, Seat, SeatSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How far the order is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lots {
    /// How many seats are known to go before each seat. Seats of the same number still share places.
    pub(super) before: Seats<u8>,
    /// The latest throw of each seat; none if it has to throw.
    pub(super) thrown: Seats<Option<Face>>,
}

impl Lots {
    /// The latest throw of a seat; none if it has to throw.
    pub fn thrown(&self, seat: Seat) -> Option<Face> {
        self.thrown[seat]
    }

    /// The seats that throw for the highest places that are still shared.
    pub fn contest(&self, players: Players) -> SeatSet {
        let sharing = |place: u8| {
            players
                .seats()
                .filter(move |seat| self.before[*seat] == place)
                .collect::<SeatSet>()
        };
        (0..players.count() as u8)
            .map(sharing)
            .find(|seats| seats.len() > 1)
            .unwrap_or_default()
    }

    /// The seat that throws next; none once everybody has a place.
    pub fn next(&self, players: Players) -> Option<Seat> {
        self.contest(players)
            .iter()
            .find(|seat| self.thrown[*seat].is_none())
    }

    /// Notes the throw of the seat that was next. Gives those who throw again, if its throw was the last of the contest.
    pub(super) fn note(&mut self, seat: Seat, face: Face, players: Players) -> Option<SeatSet> {
        self.thrown[seat] = Some(face);
        let contest = self.contest(players);
        if contest.iter().any(|other| self.thrown[other].is_none()) {
            return None;
        }
        let thrown = self.thrown;
        for one in contest.iter() {
            let better = contest.iter().filter(|other| thrown[*other] > thrown[one]);
            self.before[one] += better.count() as u8;
        }
        let again = self.contest(players);
        for one in again.iter() {
            self.thrown[one] = None;
        }
        Some(again)
    }

    /// The seats in their order, once everybody has a place.
    pub(super) fn order(&self, players: Players) -> Vec<Seat, MAX_PLAYERS> {
        let mut order: Vec<Seat, MAX_PLAYERS> = players.seats().collect();
        least_first(&mut order, |seat| self.before[*seat]);
        order
    }

    /// Whether a contest can stand like this: the places add up, everybody outside it has thrown, and inside it the
    /// first seats have.
    pub(super) fn is_possible(&self, players: Players) -> bool {
        let places_add_up = players.seats().all(|seat| {
            let lower = players
                .seats()
                .filter(|other| self.before[*other] < self.before[seat]);
            usize::from(self.before[seat]) == lower.count()
        });
        let contest = self.contest(players);
        let waiting = |seat: &Seat| self.thrown[*seat].is_none();
        places_add_up
            && !contest.is_empty()
            && contest
                .iter()
                .skip_while(|seat| !waiting(seat))
                .all(|seat| waiting(&seat))
            && contest.iter().any(|seat| waiting(&seat))
            && players
                .seats()
                .all(|seat| contest.has(seat) || !waiting(&seat))
    }
}
