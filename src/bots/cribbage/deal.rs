//! An imagined deal, with nothing in it but what the play needs: ranks, the count, and how far each side has pegged.

use super::ranks::{self, Number};
use parlour_rules::cards::CardSet;
use parlour_rules::cribbage::{HAND, MOST, MOST_CARDS, Open, SEATS};

/// The sides are seats, or partners by the first of them.
pub(super) type Sides = [i16; SEATS];

/// What a seat holds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Held {
    ranks: [Number; HAND],
    number: u8,
}

impl Held {
    pub(super) fn of(cards: CardSet) -> Held {
        let mut held = Held::default();
        for (place, card) in held.ranks.iter_mut().zip(cards.iter()) {
            *place = ranks::number(card);
            held.number += 1;
        }
        held
    }

    pub(super) fn ranks(&self) -> &[Number] {
        self.ranks
            .get(..usize::from(self.number))
            .unwrap_or_default()
    }

    fn remove(&mut self, rank: Number) {
        let held = usize::from(self.number);
        if let Some(place) = self.ranks().iter().position(|own| *own == rank) {
            self.ranks.copy_within(place + 1..held, place);
            self.number -= 1;
        }
    }
}

/// A deal under way.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    pub(super) players: usize,
    pub(super) dealer: usize,
    pub(super) hands: [Held; SEATS],
    row: [Number; MOST_CARDS],
    length: u8,
    pub(super) count: u8,
    gone: u8,
    /// Who played the last card.
    last: usize,
    /// The seat to play; none when all cards are played.
    pub(super) turn: Option<usize>,
    /// How many cards of each rank have not been seen by everybody.
    pub(super) unseen: [u8; 16],
    /// The score of each side.
    pub(super) scores: Sides,
    pub(super) target: i16,
    /// What the hands and the crib will count.
    pub(super) shows: [u8; SEATS],
    pub(super) crib: u8,
}

impl Deal {
    /// The table as it is, with hands as they are imagined; the play has begun or is about to.
    pub(super) fn new(open: &Open, hands: [CardSet; SEATS]) -> Deal {
        let mut deal = Deal {
            players: open.players.count(),
            dealer: open.dealer.index(),
            hands: hands.map(Held::of),
            row: [0; MOST_CARDS],
            length: 0,
            count: open.plays.count(),
            gone: open.plays.gone().bits() as u8,
            last: 0,
            turn: open.plays.to_play().map(|seat| seat.index()),
            unseen: [4; 16],
            scores: [0; SEATS],
            target: open.options.target.number() as i16,
            shows: [0; SEATS],
            crib: 0,
        };
        for (place, play) in deal.row.iter_mut().zip(open.plays.row()) {
            *place = ranks::number(play.card);
            deal.length += 1;
            deal.last = play.seat.index();
        }
        let played = open.plays.all().iter().map(|play| play.card);
        for card in played.chain(open.starter) {
            deal.see(ranks::number(card));
        }
        for seat in open.players.seats() {
            let side = deal.side(seat.index());
            deal.scores[side] = open.pegs[seat].front.number() as i16;
        }
        deal
    }

    fn see(&mut self, rank: Number) {
        let number = &mut self.unseen[usize::from(rank & 15)];
        *number = number.saturating_sub(1);
    }

    /// The side of a seat: two and two where four play.
    pub(super) const fn side(&self, seat: usize) -> usize {
        if self.players == 4 {
            seat % 2
        } else {
            seat % SEATS
        }
    }

    /// How many sides there are.
    pub(super) const fn sides(&self) -> usize {
        if self.players == 4 { 2 } else { self.players }
    }

    /// The cards of the count.
    pub(super) fn row(&self) -> &[Number] {
        self.row.get(..usize::from(self.length)).unwrap_or_default()
    }

    /// Whether somebody has reached the end of the track.
    pub(super) fn is_won(&self) -> bool {
        self.scores.iter().any(|score| *score >= self.target)
    }

    /// What a card would make.
    pub(super) fn made_by(&self, rank: Number) -> i32 {
        let mut row = self.row;
        let length = usize::from(self.length);
        if let Some(place) = row.get_mut(length) {
            *place = rank;
        }
        let row = row.get(..=length).unwrap_or_default();
        ranks::made(row, self.count + ranks::worth(rank))
    }

    /// The seat that would play after this one, if it has cards and has not said "Go".
    pub(super) fn after(&self, seat: usize) -> Option<usize> {
        let mut next = seat;
        for _ in 0..self.players {
            next += 1;
            if next >= self.players {
                next = 0;
            }
            let held = self.hands.get(next).map_or(0, |held| held.number);
            if held > 0 && self.gone >> next & 1 == 0 {
                return Some(next);
            }
        }
        None
    }

    fn peg(&mut self, seat: usize, points: i32) {
        let side = self.side(seat);
        self.scores[side] += points as i16;
    }

    /// The seat to play plays a card of this rank.
    pub(super) fn play(&mut self, rank: Number) {
        let Some(seat) = self.turn else { return };
        let made = self.made_by(rank);
        self.peg(seat, made);
        if let Some(held) = self.hands.get_mut(seat) {
            held.remove(rank);
        }
        self.lay(rank);
        self.last = seat;
        self.see(rank);
        self.go_on(seat);
    }

    /// A card of this rank lies there as well, whoever goes on from there.
    pub(super) fn lay(&mut self, rank: Number) {
        if let Some(place) = self.row.get_mut(usize::from(self.length)) {
            *place = rank;
            self.length += 1;
        }
        self.count += ranks::worth(rank);
    }

    /// The seat to play has nothing that fits.
    pub(super) fn go(&mut self) {
        let Some(seat) = self.turn else { return };
        self.gone |= 1 << seat;
        self.go_on(seat);
    }

    fn go_on(&mut self, seat: usize) {
        self.turn = self.after(seat);
        if self.count < MOST && self.turn.is_some() {
            return;
        }
        if self.count < MOST {
            self.peg(self.last, 1);
        }
        (self.length, self.count, self.gone) = (0, 0, 0);
        self.turn = self.after(self.last);
    }

    /// All hands are counted in their order, and the crib; whoever reaches the end first has won.
    pub(super) fn show(&mut self) {
        for step in 1..=self.players {
            let seat = (self.dealer + step) % self.players;
            let points = self.shows.get(seat).copied().unwrap_or(0);
            self.peg(seat, points.into());
            if self.is_won() {
                return;
            }
        }
        self.peg(self.dealer, self.crib.into());
    }
}
