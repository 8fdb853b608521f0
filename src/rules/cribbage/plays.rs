//! The play: cards laid one after the other, counts that end at thirty-one or when nobody can go on, and whose turn it is
//! (R6 to R12). All of it lies open but the hands, so it knows how many cards everybody has left and not which.

use super::SEATS;
use super::count::{MOST, Made, value};
use crate::cards::{Card, CardSet, Rank};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How many cards everybody plays.
pub const HAND: usize = 4;

/// The most cards that are played in a deal.
pub const MOST_CARDS: usize = SEATS * HAND;

/// A card that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub card: Card,
}

/// How a count ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ended {
    /// Its last card.
    pub(super) last: Play,
    /// What it came to.
    pub(super) count: u8,
}

/// The cards played in a deal, and where the count stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plays {
    players: Players,
    cards: Vec<Play, MOST_CARDS>,
    /// How many of them lie in earlier counts.
    earlier: u8,
    gone: SeatSet,
    /// Up to which value each seat has shown to have no card.
    lacks: PerSeat<u8, SEATS>,
    to_play: Option<Seat>,
}

impl Plays {
    /// Nothing has been played; this seat leads.
    pub(super) fn led_by(players: Players, leader: Seat) -> Plays {
        Plays {
            players,
            cards: Vec::new(),
            earlier: 0,
            gone: SeatSet::NONE,
            lacks: PerSeat::default(),
            to_play: Some(leader),
        }
    }

    /// All cards played in this deal, oldest first.
    pub fn all(&self) -> &[Play] {
        &self.cards
    }

    /// Those of earlier counts.
    pub fn earlier(&self) -> &[Play] {
        self.cards
            .get(..usize::from(self.earlier))
            .unwrap_or_default()
    }

    /// Those of the current count.
    pub fn row(&self) -> &[Play] {
        self.cards
            .get(usize::from(self.earlier)..)
            .unwrap_or_default()
    }

    /// Who has said "Go" in this count.
    pub fn gone(&self) -> SeatSet {
        self.gone
    }

    /// The count.
    pub fn count(&self) -> u8 {
        self.row().iter().map(|play| value(play.card.rank)).sum()
    }

    /// The seat that plays or says "Go"; none when all cards are played.
    pub fn to_play(&self) -> Option<Seat> {
        self.to_play
    }

    /// The cards that a seat has played.
    pub fn by(&self, seat: Seat) -> CardSet {
        let own = self.cards.iter().filter(|play| play.seat == seat);
        own.map(|play| play.card).collect()
    }

    /// How many cards a seat has left.
    pub fn left(&self, seat: Seat) -> usize {
        HAND.saturating_sub(self.by(seat).len())
    }

    /// Every card that was played.
    pub fn set(&self) -> CardSet {
        self.cards.iter().map(|play| play.card).collect()
    }

    /// The cards of the pack that fit: with them the count does not exceed thirty-one.
    pub fn fitting(&self) -> CardSet {
        up_to(MOST.saturating_sub(self.count()))
    }

    /// The cards that a seat cannot have left, because it said "Go".
    pub fn denied(&self, seat: Seat) -> CardSet {
        up_to(self.lacks[seat])
    }

    /// What this card would make.
    pub fn made_by(&self, card: Card) -> Made {
        let row = self.row().iter().map(|play| play.card);
        let row: Vec<Card, MOST_CARDS> = row.chain([card]).take(MOST_CARDS).collect();
        Made::by_last(&row)
    }

    /// The seat to play plays this card. Says how the count ended, if it did.
    pub(super) fn play(&mut self, card: Card) -> Option<Ended> {
        let seat = self.to_play?;
        // Nobody has more than four cards.
        let _ = self.cards.push(Play { seat, card });
        self.go_on(seat)
    }

    /// The seat to play has nothing that fits. Says how the count ended, if it did.
    pub(super) fn go(&mut self) -> Option<Ended> {
        let seat = self.to_play?;
        self.gone.insert(seat);
        self.lacks[seat] = self.lacks[seat].max(MOST.saturating_sub(self.count()));
        self.go_on(seat)
    }

    /// R7 to R9: the next seat goes on that has cards and has not said "Go"; with thirty-one, or where there is none, the
    /// count ends.
    fn go_on(&mut self, seat: Seat) -> Option<Ended> {
        let count = self.count();
        let mut next = self.players.seats_from(self.players.left_of(seat));
        self.to_play = next.find(|seat| self.left(*seat) > 0 && !self.gone.has(*seat));
        if count < MOST && self.to_play.is_some() {
            return None;
        }
        let last = *self.cards.last()?;
        self.earlier = self.cards.len() as u8;
        self.gone = SeatSet::NONE;
        let mut next = self.players.seats_from(self.players.left_of(last.seat));
        self.to_play = next.find(|seat| self.left(*seat) > 0);
        Some(Ended { last, count })
    }

    /// Whether all of this can have happened, in this order, with these hands. What is left of them is still held.
    pub(super) fn can_be(
        &self,
        players: Players,
        leader: Seat,
        left: &PerSeat<CardSet, SEATS>,
    ) -> bool {
        let mut again = Plays::led_by(players, leader);
        let mut played = self.cards.iter();
        // After each card everybody may have said "Go".
        for _ in 0..=MOST_CARDS * (SEATS + 1) {
            if again == *self {
                return true;
            }
            let Some(seat) = again.to_play else {
                return false;
            };
            let hand = left[seat].or(self.by(seat)).without(again.by(seat));
            let fitting = hand.and(again.fitting());
            if fitting.is_empty() {
                again.go();
                continue;
            }
            match played.next() {
                Some(play) if play.seat == seat && fitting.has(play.card) => again.play(play.card),
                _ => return false,
            };
        }
        false
    }
}

/// The cards of the pack with a value up to this.
fn up_to(most: u8) -> CardSet {
    let ranks = Rank::all().filter(|rank| value(*rank) <= most);
    ranks.fold(CardSet::EMPTY, |all, rank| all.or(CardSet::rank(rank)))
}
