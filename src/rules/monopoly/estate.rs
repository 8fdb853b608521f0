//! Money that is owed, mortgages, and what becomes of those who cannot pay.

use super::board::{Deed, Deeds, Group};
use super::cards::Deck;
use super::event::Event;
use super::open::{Ending, Holder};
use super::options::Mode;
use super::task::{Cause, Debt, Lot, Task};
use super::{Monopoly, Table};
use crate::bidding::Bidding;
use crate::seat::Seat;

impl Monopoly {
    /// Pays a debt if the cash is there (R42).
    pub(super) fn settle_debt(&mut self, debt: Debt, table: Table<'_, '_>) -> bool {
        let Debt {
            debtor: seat,
            creditor,
            amount,
            cause,
        } = debt;
        if self.open.holders[seat].cash < amount {
            return false;
        }
        self.open.tasks.pop();
        self.pay_bank(seat, amount);
        if let Some(creditor) = creditor {
            self.pay_seat(creditor, amount);
        }
        table.tell(Event::Paid {
            seat,
            creditor,
            amount,
            cause,
        });
        true
    }

    /// Lifts a mortgage, at any time or when the deed was just given (R38, R40).
    pub(super) fn redeem(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        let price = deed.lift();
        self.pay_bank(seat, price);
        self.open.mortgaged = self.open.mortgaged.without(Deeds::only(deed));
        self.strike(Deeds::only(deed));
        table.tell(Event::Redeemed { seat, deed, price });
    }

    /// A mortgage that was taken over stays, and costs its interest (R40).
    pub(super) fn hold(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        self.strike(Deeds::only(deed));
        table.tell(Event::Held { seat, deed });
        let interest = deed.interest();
        self.owe(seat, None, interest, Cause::Interest(deed), table);
    }

    /// These deeds are no longer to be settled by whoever was given them.
    fn strike(&mut self, struck: Deeds) {
        for task in &mut self.open.tasks {
            if let Task::Received { deeds, .. } = task {
                *deeds = deeds.without(struck);
            }
        }
    }

    /// Deeds change hands; those that are mortgaged are to be settled by the one who gets them.
    pub(super) fn hand_over(&mut self, deeds: Deeds, to: Seat) {
        self.strike(deeds);
        for deed in deeds.iter() {
            self.set_owner(deed, Some(to));
        }
    }

    /// Asks a seat what becomes of the mortgages of these deeds.
    pub(super) fn ask_for_mortgages(&mut self, seat: Seat, deeds: Deeds) {
        let deeds = deeds.and(self.open.mortgaged);
        if !deeds.is_empty() {
            self.push(Task::Received { seat, deeds });
        }
    }

    /// A debtor gives up (R45 to R49).
    pub(super) fn go_bankrupt(&mut self, table: Table<'_, '_>) {
        let Some(Task::Debt(debt)) = self.open.tasks.pop() else {
            return;
        };
        let Debt {
            debtor: seat,
            creditor,
            ..
        } = debt;
        table.tell(Event::Bankrupt { seat, creditor });
        let active = self.open.active;
        self.open.tasks.retain(|task| match *task {
            Task::Called(called) => called != seat && active != seat,
            Task::Buy(_) | Task::Tax | Task::Leave(_) => active != seat,
            Task::Debt(other) => other.debtor != seat && other.creditor != Some(seat),
            Task::Each { seat: payer, .. } => payer != seat,
            Task::Received { seat: getter, .. } => getter != seat,
            Task::Draft(draft) | Task::Reply(draft) => draft.from != seat && draft.to != seat,
            Task::NextTurn | Task::Estate { .. } | Task::Auction(_) | Task::Sale(_) => true,
        });
        let lapses = |other: &super::Claim| other.owner == seat || other.debtor == seat;
        self.open.claims.retain(|claim| !lapses(claim));
        let deeds = self.hand_in(seat, creditor, table);
        let living = self.open.living();
        if living.len() == 1 {
            self.open.ending = Some(Ending::Last);
            return;
        }
        if self.open.options.mode == Mode::Short {
            self.open.ending = Some(Ending::Bankrupt);
            return;
        }
        let next_turn = self.open.tasks.first() == Some(&Task::NextTurn);
        if seat == active && !next_turn {
            let _ = self.open.tasks.insert(0, Task::NextTurn);
        }
        match creditor {
            Some(creditor) => self.ask_for_mortgages(creditor, deeds),
            None => self.push(Task::Estate {
                deeds,
                first: self.open.players.left_of(seat),
            }),
        }
    }

    /// A bankrupt hands in all that it has, and leaves (R46, R47).
    fn hand_in(&mut self, seat: Seat, creditor: Option<Seat>, table: Table<'_, '_>) -> Deeds {
        let own = Group::streets().filter(|group| self.open.group_owner(*group) == Some(seat));
        let mut money = self.open.holders[seat].cash;
        let lots = own.fold(Deeds::NONE, |all, group| all.or(group.deeds()));
        for lot in lots.iter() {
            money += i32::from(self.open.level(lot)) * lot.group().house_cost() / 2;
            self.set_level(lot, 0);
        }
        let deeds = self.open.deeds(Some(seat));
        let out = self.open.players.count() - self.open.living().len();
        self.open.holders[seat] = Holder {
            out: Some(out as u8),
            ..Holder::default()
        };
        for deck in Deck::BOTH {
            if !self.open.has_pass(seat, deck) {
                continue;
            }
            match (creditor, self.open.passes.get_mut(deck.index())) {
                (Some(_), Some(holder)) => *holder = creditor,
                _ => self.return_pass(deck),
            }
        }
        match creditor {
            Some(creditor) => {
                self.hand_over(deeds, creditor);
                self.pay_seat(creditor, money);
            }
            None => {
                deeds.iter().for_each(|deed| self.set_owner(deed, None));
                self.open.mortgaged = self.open.mortgaged.without(deeds);
            }
        }
        table.tell(Event::Inherited {
            seat,
            creditor,
            money,
            deeds,
        });
        deeds
    }

    /// The next deed that the Bank auctions of what a bankrupt had (R47).
    pub(super) fn next_of_estate(&mut self, deeds: Deeds, first: Seat, table: Table<'_, '_>) {
        let Some(deed) = deeds.first() else {
            self.open.tasks.pop();
            return;
        };
        let deeds = deeds.without(Deeds::only(deed));
        self.replace(Task::Estate { deeds, first });
        self.begin_auction(deed, first, table);
    }

    /// The Bank auctions a deed among all who are in the game (R9, R10).
    pub(super) fn begin_auction(&mut self, deed: Deed, first: Seat, table: Table<'_, '_>) {
        table.tell(Event::AuctionBegan { deed });
        let open = &self.open;
        let bidding = Bidding::begin(open.players, open.living(), first);
        self.push(Task::Auction(Lot { deed, bidding }));
    }
}
