//! Whether a game that was read from a save can be a real one.

use super::open::{Open, Phase};
use super::report::Report;
use super::{MAX_PLAYERS, Seats};
use crate::seat::{Seat, SeatSet};

impl Open {
    /// Everybody in the order once, the throws in step with the round, the hands won in step with the hands played.
    pub(super) fn is_sound(&self) -> bool {
        (2..=MAX_PLAYERS).contains(&self.players.count())
            && self.hands_add_up()
            && self.won.is_clear_beyond(self.players)
            && self.seats.is_clear_beyond(self.players)
            && match self.phase {
                Phase::Order => self.order_is_open(),
                Phase::Throw => self.round_is_possible(),
                Phase::Draw(_) => self.round_is_possible() && !self.one_throw(),
                Phase::Over => true,
            }
            && self.last_hand_is_possible()
    }

    fn over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn hands_add_up(&self) -> bool {
        let to_win = self.options.to_win(self.players);
        let won: u16 = self
            .players
            .seats()
            .map(|seat| u16::from(self.won[seat]))
            .sum();
        let full = self
            .players
            .seats()
            .filter(|seat| self.won[*seat] == to_win);
        self.players.seats().all(|seat| self.won[seat] <= to_win)
            && full.count() == usize::from(self.over())
            && u16::from(self.hand) == won + u16::from(!self.over())
    }

    /// Everybody is about to throw for the order, or in the middle of it.
    fn order_is_open(&self) -> bool {
        self.lots.is_possible(self.players)
            && (self.hand == 1 || self.options.next == super::options::NextHand::Redetermine)
            && self.order.is_empty()
            && self.round.is_empty()
            && self.done == 0
            && self.throw_offs == 0
            && self.seats == Seats::default()
    }

    /// Whether everybody is in the order once, and those who throw in this round are part of it.
    fn order_is_whole(&self) -> bool {
        let everybody: SeatSet = self.order.iter().copied().collect();
        let part = self.round.iter().copied().collect::<SeatSet>();
        let in_order = self.order.iter().filter(|seat| part.has(**seat));
        everybody == SeatSet::all(self.players)
            && self.order.len() == self.players.count()
            && in_order.eq(self.round.iter())
            && (self.throw_offs > 0 || self.round.len() == self.order.len())
            && self.lots == Default::default()
    }

    /// The first seats of the round have thrown and the others have not; a throw-off is one of those who tied.
    fn round_is_possible(&self) -> bool {
        let done = usize::from(self.done);
        let thrown = |seat: &Seat| self.seats[*seat].latest().is_some();
        let in_step = self.round.iter().enumerate().all(|(place, seat)| {
            thrown(seat) == (place < done) && self.seats[*seat].throw_offs == self.throw_offs
        });
        self.order_is_whole() && done < self.round.len() && in_step && self.ties_are_possible()
    }

    fn ties_are_possible(&self) -> bool {
        if self.throw_offs == 0 {
            return self
                .players
                .seats()
                .all(|seat| self.seats[seat].throw_offs == 0 && self.seats[seat].off.is_none());
        }
        let rank = |seat: Seat| self.seats[seat].main.map(|dice| self.rank(&dice));
        let best = self.players.seats().map(rank).max().flatten();
        self.round.len() > 1
            && self.players.seats().all(|seat| {
                let throws = &self.seats[seat];
                let throwing = self.round.contains(&seat);
                throws.main.is_some()
                    && (throws.throw_offs > 0) == (rank(seat) == best)
                    && (throwing || throws.off.is_some() == (throws.throw_offs > 0))
                    && (throwing || throws.throw_offs < self.throw_offs)
            })
    }

    fn last_hand_is_possible(&self) -> bool {
        let finished = self.hand - u8::from(!self.over());
        match &self.last_hand {
            None => finished == 0,
            Some(report) => {
                report.hand == finished
                    && report.is_possible(self.players, self.options.aces_wild)
                    && report.seats.is_clear_beyond(self.players)
                    && self.won[report.winner] > 0
                    && (!self.over() || self.is_won_by(report))
            }
        }
    }

    /// The match ended with this hand: its table still stands.
    fn is_won_by(&self, report: &Report) -> bool {
        Some(report.winner) == self.winner()
            && *report == Report::of(self, report.winner)
            && self.throw_offs == report.seats[report.winner].throw_offs
            && self.order_is_whole()
            && usize::from(self.done) == self.round.len()
            && self.players.seats().all(|seat| {
                self.round.contains(&seat) == (self.seats[seat].throw_offs == self.throw_offs)
            })
    }
}
