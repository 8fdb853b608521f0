//! The table, all of which lies open: whose turn it is, what everybody has thrown, who has won how many hands.

use super::action::Again;
use super::event::Event;
use super::face::{Dice, Face};
use super::hand::Rank;
use super::options::{NextHand, Options, ThrowOff};
use super::order::Lots;
use super::report::{Report, Throws};
use super::{MAX_PLAYERS, Seats};
use crate::chance::Rng;
use crate::game::Croupier;
use crate::seat::{Players, Seat, SeatSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// Seats in the order in which they throw.
pub type Order = Vec<Seat, MAX_PLAYERS>;

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// A seat throws one die for the order.
    Order,
    /// A seat throws all five dice.
    Throw,
    /// A seat decides which of these dice it throws again.
    Draw(Dice),
    /// The match is won.
    Over,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// What is to be done next.
    pub phase: Phase,
    /// The hand, counted from 1.
    pub hand: u8,
    /// How far the order is settled, while it is thrown for.
    pub lots: Lots,
    /// The playing order of this hand; empty while it is thrown for.
    pub order: Order,
    /// Those who throw in this round: everybody, or in a throw-off those who tie.
    pub round: Order,
    /// How many of them have thrown.
    pub done: u8,
    /// How many throw-offs this hand has come to.
    pub throw_offs: u16,
    /// What each seat has thrown in this hand.
    pub seats: Seats<Throws>,
    /// How many hands each seat has won.
    pub won: Seats<u8>,
    /// The hand before this one, or the last one.
    pub last_hand: Option<Report>,
}

impl Open {
    /// A table at which everybody is about to throw for the order.
    pub(super) fn new(players: Players, options: Options) -> Open {
        Open {
            players,
            options,
            phase: Phase::Order,
            hand: 1,
            lots: Lots::default(),
            order: Order::new(),
            round: Order::new(),
            done: 0,
            throw_offs: 0,
            seats: Seats::default(),
            won: Seats::default(),
            last_hand: None,
        }
    }

    /// The seat that decides; none when the match is won.
    pub fn thrower(&self) -> Option<Seat> {
        match self.phase {
            Phase::Order => self.lots.next(self.players),
            Phase::Throw | Phase::Draw(_) => self.round.get(usize::from(self.done)).copied(),
            Phase::Over => None,
        }
    }

    /// The rank of dice at this table.
    pub fn rank(&self, dice: &Dice) -> Rank {
        Rank::of(dice, self.options.aces_wild)
    }

    /// The rank of a seat's dice in this round, once it has thrown them.
    pub fn result(&self, seat: Seat) -> Option<Rank> {
        let in_this_round = self.round.contains(&seat);
        let dice = self.seats[seat].latest().filter(|_| in_this_round)?;
        Some(self.rank(&dice))
    }

    /// The highest rank of this round so far.
    pub fn to_beat(&self) -> Option<Rank> {
        self.round
            .iter()
            .filter_map(|seat| self.result(*seat))
            .max()
    }

    /// The seats that have thrown it.
    pub fn leaders(&self) -> SeatSet {
        let best = self.to_beat();
        let leads = |seat: &&Seat| best.is_some() && self.result(**seat) == best;
        self.round.iter().filter(leads).copied().collect()
    }

    /// How many seats of this round throw after the one that decides.
    pub fn to_come(&self) -> usize {
        self.round.len().saturating_sub(usize::from(self.done) + 1)
    }

    /// Whether a turn of this round is a single throw.
    pub fn one_throw(&self) -> bool {
        self.throw_offs > 0 && self.options.throw_off == ThrowOff::OneThrow
    }

    /// The seat that has won the match.
    pub fn winner(&self) -> Option<Seat> {
        let to_win = self.options.to_win(self.players);
        self.players.seats().find(|seat| self.won[*seat] >= to_win)
    }

    /// A throw of one die for the order.
    pub(super) fn throw_lot(
        &mut self,
        seat: Seat,
        rng: &mut Rng,
        croupier: &mut Croupier<'_, Event>,
    ) {
        let face = Face::fallen(croupier.die(rng));
        croupier.tell(Event::Lot { seat, face });
        match self.lots.note(seat, face, self.players) {
            None => {}
            Some(again) if !again.is_empty() => croupier.tell(Event::LotsTied { seats: again }),
            Some(_) => {
                let order = self.lots.order(self.players);
                self.begin_hand(order, croupier);
            }
        }
    }

    /// A throw of all five dice (R2).
    pub(super) fn throw_all(
        &mut self,
        seat: Seat,
        rng: &mut Rng,
        croupier: &mut Croupier<'_, Event>,
    ) {
        let mut dice = Dice::default();
        dice.0.fill_with(|| Face::fallen(croupier.die(rng)));
        let draws = !self.one_throw();
        croupier.tell(Event::Threw { seat, dice, draws });
        if draws {
            self.phase = Phase::Draw(dice);
        } else {
            self.end_turn(seat, dice, croupier);
        }
    }

    /// The seat keeps its dice, or throws some of them again; there is no third throw (R3).
    pub(super) fn draw(
        &mut self,
        seat: Seat,
        mut dice: Dice,
        again: Again,
        rng: &mut Rng,
        croupier: &mut Croupier<'_, Event>,
    ) {
        if again.is_empty() {
            croupier.tell(Event::Stood { seat });
        } else {
            for (die, face) in dice.0.iter_mut().enumerate() {
                if again.has(die) {
                    *face = Face::fallen(croupier.die(rng));
                }
            }
            croupier.tell(Event::Drew { seat, again, dice });
        }
        self.end_turn(seat, dice, croupier);
    }

    fn end_turn(&mut self, seat: Seat, dice: Dice, croupier: &mut Croupier<'_, Event>) {
        let rank = self.rank(&dice);
        let leads = self.to_beat().is_none_or(|best| rank >= best);
        let throws = &mut self.seats[seat];
        if self.throw_offs == 0 {
            throws.main = Some(dice);
        } else {
            throws.off = Some(dice);
        }
        croupier.tell(Event::Made {
            seat,
            dice,
            rank,
            leads,
        });
        self.done += 1;
        self.phase = Phase::Throw;
        if usize::from(self.done) == self.round.len() {
            self.end_round(croupier);
        }
    }

    /// All have thrown: one seat has won, or several throw off (R6, R7).
    fn end_round(&mut self, croupier: &mut Croupier<'_, Event>) {
        let leaders = self.leaders();
        let (Some(first), Some(rank)) = (leaders.iter().next(), self.to_beat()) else {
            return;
        };
        if leaders.len() == 1 {
            self.end_hand(first, croupier);
            return;
        }
        self.throw_offs = self.throw_offs.saturating_add(1);
        self.round.retain(|seat| leaders.has(*seat));
        self.done = 0;
        for seat in leaders.iter() {
            self.seats[seat].throw_offs = self.throw_offs;
            self.seats[seat].off = None;
        }
        croupier.tell(Event::Tied {
            seats: leaders,
            rank,
            throw_off: self.throw_offs,
        });
    }

    /// The hand is won, and perhaps the match (R6, R8, R9).
    fn end_hand(&mut self, winner: Seat, croupier: &mut Croupier<'_, Event>) {
        self.won[winner] += 1;
        self.last_hand = Some(Report::of(self, winner));
        croupier.tell(Event::HandWon {
            seat: winner,
            hand: self.hand,
            won: self.won[winner],
        });
        if self.winner().is_some() {
            self.phase = Phase::Over;
            return;
        }
        self.hand += 1;
        let mut order = self.order.clone();
        match self.options.next {
            NextHand::Rotate => order.rotate_left(1),
            NextHand::WinnerFirst => {
                order.retain(|seat| *seat != winner);
                // The place that has just become free.
                let _ = order.insert(0, winner);
            }
            NextHand::Redetermine => {
                self.clear_hand();
                self.phase = Phase::Order;
                return;
            }
        }
        self.begin_hand(order, croupier);
    }

    fn clear_hand(&mut self) {
        self.lots = Lots::default();
        self.order.clear();
        self.round.clear();
        self.done = 0;
        self.throw_offs = 0;
        self.seats = Seats::default();
    }

    fn begin_hand(&mut self, order: Order, croupier: &mut Croupier<'_, Event>) {
        self.clear_hand();
        self.phase = Phase::Throw;
        if let Some(first) = order.first() {
            croupier.tell(Event::HandBegan {
                hand: self.hand,
                first: *first,
            });
        }
        self.round = order.clone();
        self.order = order;
    }
}
