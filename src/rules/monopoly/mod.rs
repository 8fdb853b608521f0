//! Monopoly: buy, build and trade round the board until nobody else can pay the rent.
//!
//! The device is Banker and auctioneer. The seat in turn throws, moves and does what the space says. Deeds of the Bank are
//! bought or auctioned, rent is paid for those of others, and whoever has a whole colour group builds on it. Who cannot
//! pay is out; the last one wins, or the richest where the first bankruptcy or the clock ends the game.
//!
//! * All but the order of the two decks is open, so [`Open`] is nearly the whole game and is the view as well. It checks
//!   every action ([`Open::check`]); what is listed is what passes.
//! * What interrupts a turn (a purchase, a debt, an auction, a deal) is a [`Task`] on a stack. The top one is decided next,
//!   or done at once; with none left the table is between throws, where the seat in turn has the floor or calls another.
//! * Buildings are counted in steps: a house is one, a hotel one more than the most houses of a lot, so that its steps times
//!   the house cost are always what was paid for them.
//! * Time is measured by the table and enters as [`Action::Spend`]; [`Action::TimeUp`] is the same for a host that keeps it
//!   itself. The turn in which it runs out is played to its end.
//! * The score of a seat is what it would be worth if the game ended now.

mod action;
mod board;
mod cards;
mod deal;
mod estate;
mod event;
mod legal;
mod lots;
mod open;
mod options;
mod sale;
mod soundness;
mod task;
#[cfg(test)]
mod tests;
mod turn;
mod view;

pub use action::{Action, Good, Refusal};
pub use board::{DEEDS, Deed, Deeds, Group, Kind, SPACES, Space, tenth};
pub use cards::{CARDS, Card, Deck, Effect};
pub use event::{Event, Release, Sentence, Way};
pub use open::{
    Claim, Ending, FINE, HOTELS, HOUSES, Holder, INCOME_TAX, LUXURY_TAX, MOST_CHANGES, MOST_CLAIMS,
    MOST_REFUSED, Open, Piece, SALARY, START, Window,
};
pub use options::{INFO, Mode, Options};
pub use task::{Cause, Debt, Draft, Lot, MOST_TASKS, Sale, Stage, Task, Terms};
pub use view::View;

use crate::prelude::*;
use heapless::Vec;

/// The largest table.
pub const MAX_PLAYERS: usize = 8;

/// One value for each seat of this game.
pub type Seats<T> = PerSeat<T, MAX_PLAYERS>;

/// A game of Monopoly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Monopoly {
    rng: Rng,
    /// The decks, each with its next card first.
    decks: [Vec<Card, CARDS>; 2],
    open: Open,
}

/// The events of this game are announced here.
type Table<'a, 'b> = &'a mut Croupier<'b, Event>;

impl Monopoly {
    /// Carries out what has been checked.
    fn carry_out(&mut self, seat: Seat, action: Action, table: Table<'_, '_>) {
        match action {
            Action::Roll => self.roll(table),
            Action::Fine => {
                self.pay_bank(seat, FINE);
                let (creditor, amount, cause) = (None, FINE, Cause::Fine);
                table.tell(Event::Paid {
                    seat,
                    creditor,
                    amount,
                    cause,
                });
                self.release(seat, Release::Fine, table);
            }
            Action::Card => {
                if let Some(deck) = self.open.pass_of(seat) {
                    self.return_pass(deck);
                    self.release(seat, Release::Pass, table);
                }
            }
            Action::End => self.next_turn(table),
            Action::Call(other) => {
                self.push(Task::Called(other));
                table.tell(Event::Called { seat: other });
            }
            Action::Back => {
                self.open.tasks.pop();
                table.tell(Event::Returned { seat });
            }
            Action::Buy => self.buy(seat, table),
            Action::Auction => self.decline(seat, table),
            Action::Bid(amount) => self.bid(seat, amount, table),
            Action::Pass => self.pass(seat, table),
            Action::Flat => self.tax(seat, None, table),
            Action::Tenth => self.tax(seat, Some(self.open.taxed_worth(seat)), table),
            Action::Bankrupt => self.go_bankrupt(table),
            Action::Build(deed) => self.ask_to_build(seat, deed, table),
            Action::Sell(deed) => self.sell(seat, deed, table),
            Action::Strip(group, left) => self.strip(seat, group, left, table),
            Action::Mortgage(deed) => {
                self.open.mortgaged = self.open.mortgaged.or(Deeds::only(deed));
                let price = deed.mortgage();
                self.pay_seat(seat, price);
                table.tell(Event::Mortgaged { seat, deed, price });
            }
            Action::Redeem(deed) => self.redeem(seat, deed, table),
            Action::Hold(deed) => self.hold(seat, deed, table),
            Action::Claim(deed) => self.claim(seat, deed, table),
            Action::Deal(other) => self.push(Task::Draft(Draft {
                from: seat,
                to: other,
                terms: Terms::default(),
                changes: 0,
            })),
            Action::Give(good) => self.change_terms(|terms| terms.toggle_give(good)),
            Action::Want(good) => self.change_terms(|terms| terms.toggle_want(good)),
            Action::Cash(sum) => self.change_terms(|terms| terms.cash = sum),
            Action::Offer | Action::Drop | Action::Accept | Action::Refuse | Action::Change => {
                self.go_on_with_deal(action, table);
            }
            Action::Wish(wish) => self.wish(seat, wish, table),
            Action::Place(deed) => self.place(seat, deed, table),
            Action::Done => self.want_no_more(seat),
            Action::Spend(millis) => self.spend(millis, table),
            Action::TimeUp => self.spend(u32::MAX, table),
        }
    }

    /// Does what needs no decision, until a seat has one.
    fn settle(&mut self, table: Table<'_, '_>) {
        // Each step takes something off the stack, or a deed off an estate, or a bidder out of an auction.
        for _ in 0..1000 {
            if self.open.ending.is_some() {
                self.open.tasks.clear();
                self.open.claims.clear();
                return;
            }
            let Some(task) = self.open.tasks.last().copied() else {
                return;
            };
            let goes_on = match task {
                Task::NextTurn => {
                    self.open.tasks.pop();
                    self.next_turn(table);
                    true
                }
                Task::Leave(total) => {
                    self.open.tasks.pop();
                    let seat = self.open.active;
                    self.release(seat, Release::Fine, table);
                    self.walk(total, table);
                    true
                }
                Task::Debt(debt) => self.settle_debt(debt, table),
                Task::Each { seat, card, done } => {
                    self.next_of_each(seat, card, done, table);
                    true
                }
                Task::Received { deeds, .. } if deeds.is_empty() => {
                    self.open.tasks.pop();
                    true
                }
                Task::Estate { deeds, first } => {
                    self.next_of_estate(deeds, first, table);
                    true
                }
                Task::Auction(lot) => self.go_on_with_auction(lot, table),
                Task::Sale(sale) => self.go_on_with_sale(sale, table),
                Task::Called(_)
                | Task::Buy(_)
                | Task::Tax
                | Task::Draft(_)
                | Task::Reply(_)
                | Task::Received { .. } => false,
            };
            if !goes_on {
                return;
            }
        }
    }

    /// Something has to be done before what lies there.
    fn push(&mut self, task: Task) {
        // There is room: a deal, which alone can bring tasks on tasks, is not begun on a high stack.
        let _ = self.open.tasks.push(task);
    }

    /// Puts another task in the place of the top one.
    fn replace(&mut self, task: Task) {
        if let Some(top) = self.open.tasks.last_mut() {
            *top = task;
        }
    }

    /// The Bank pays a seat.
    fn pay_seat(&mut self, seat: Seat, amount: i32) {
        let cash = &mut self.open.holders[seat].cash;
        *cash = cash.saturating_add(amount).min(open::MOST_CASH);
    }

    /// A seat pays the Bank.
    fn pay_bank(&mut self, seat: Seat, amount: i32) {
        let cash = &mut self.open.holders[seat].cash;
        *cash = cash.saturating_sub(amount).max(0);
    }

    /// A Jail pass goes under its deck.
    fn return_pass(&mut self, deck: Deck) {
        if let Some(holder) = self.open.passes.get_mut(deck.index()) {
            *holder = None;
        }
        if let Some(cards) = self.decks.get_mut(deck.index()) {
            let _ = cards.push(deck.pass());
        }
    }

    /// A deed changes hands, and what was said about it before is forgotten.
    fn set_owner(&mut self, deed: Deed, owner: Option<Seat>) {
        let open = &mut self.open;
        if let Some(place) = open.owners.get_mut(deed.index()) {
            *place = owner;
        }
        if let Some(turn) = open.traded.get_mut(deed.index()) {
            *turn = 0;
        }
        if let Some(seats) = open.refused.get_mut(deed.index()) {
            *seats = SeatSet::NONE;
        }
    }

    fn set_level(&mut self, deed: Deed, level: u8) {
        if let Some(place) = self.open.levels.get_mut(deed.index()) {
            *place = level;
        }
    }

    fn spend(&mut self, millis: u32, table: Table<'_, '_>) {
        if let Some(left) = self.open.time.as_mut().filter(|left| **left > 0) {
            *left = left.saturating_sub(millis);
            if *left == 0 {
                table.tell(Event::TimeUp);
            }
        }
    }
}

impl Game for Monopoly {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Monopoly, SetupFault> {
        setup.check(&INFO)?;
        Ok(Monopoly::begun(setup, croupier))
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.standing()
    }

    fn is_aside(action: &Action) -> bool {
        matches!(
            action,
            Action::Call(_)
                | Action::Deal(_)
                | Action::Change
                | Action::Sell(_)
                | Action::Strip(..)
                | Action::Mortgage(_)
                | Action::Redeem(_)
                | Action::Spend(_)
                | Action::TimeUp
        )
    }

    fn score(&self, seat: Seat) -> i32 {
        self.open.worth(seat)
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.open.decider().ok_or(Refusal::Over)?;
        self.open.check(action)?;
        self.carry_out(seat, action, croupier);
        self.settle(croupier);
        Ok(())
    }

    fn time_spent(&self, millis: u32) -> Option<Action> {
        let runs = self.open.ending.is_none() && self.open.time.is_some_and(|left| left > 0);
        runs.then_some(Action::Spend(millis))
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View {
            seat,
            open: self.open.clone(),
        }
    }

    fn imagine(view: &View, rng: &mut Rng) -> Monopoly {
        let mut rng = rng.fork();
        let decks = Deck::BOTH.map(|deck| {
            let mut cards: Vec<Card, CARDS> = view.open.cards_in(deck).collect();
            rng.shuffle(&mut cards);
            cards
        });
        Monopoly {
            rng: rng.fork(),
            decks,
            open: view.open.clone(),
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for (deck, cards) in Deck::BOTH.into_iter().zip(&self.decks) {
            ledger.open(Place::Shared(deck.id()), cards);
        }
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        self.decks_are_sound() && self.open.is_sound()
    }
}
