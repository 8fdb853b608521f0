//! Deeds of the Bank: bought where one stands, or auctioned.

use super::event::Event;
use super::task::{Lot, Stage, Task};
use super::{Monopoly, Table};
use crate::seat::Seat;

impl Monopoly {
    /// The seat in turn buys what it stands on (R8).
    pub(super) fn buy(&mut self, seat: Seat, table: Table<'_, '_>) {
        if let Some(Task::Buy(deed)) = self.open.tasks.pop() {
            let price = deed.price();
            self.pay_bank(seat, price);
            self.set_owner(deed, Some(seat));
            table.tell(Event::Bought { seat, deed, price });
        }
    }

    /// It does not: the Bank auctions it, and the seat to the left speaks first (R9, R10).
    pub(super) fn decline(&mut self, seat: Seat, table: Table<'_, '_>) {
        if let Some(Task::Buy(deed)) = self.open.tasks.pop() {
            table.tell(Event::Declined { seat, deed });
            let first = self.open.players.left_of(seat);
            self.begin_auction(deed, first, table);
        }
    }

    /// The speaker bids, for a deed or for one of the last houses.
    pub(super) fn bid(&mut self, seat: Seat, amount: u32, table: Table<'_, '_>) {
        match self.open.tasks.last_mut() {
            Some(Task::Auction(lot)) => lot.bidding.bid(amount),
            Some(Task::Sale(sale)) => match &mut sale.stage {
                Stage::Bid(bidding) => bidding.bid(amount),
                _ => false,
            },
            _ => false,
        };
        let amount = amount as i32;
        table.tell(Event::Bid { seat, amount });
    }

    /// The speaker passes.
    pub(super) fn pass(&mut self, seat: Seat, table: Table<'_, '_>) {
        match self.open.tasks.last_mut() {
            Some(Task::Auction(lot)) => lot.bidding.leave(),
            Some(Task::Sale(sale)) => {
                if let Stage::Bid(bidding) = &mut sale.stage {
                    bidding.leave();
                }
            }
            _ => {}
        }
        table.tell(Event::Passed { seat });
    }

    /// Passes for those who can raise no more, and gives the deed to the winner.
    pub(super) fn go_on_with_auction(&mut self, lot: Lot, table: Table<'_, '_>) -> bool {
        let deed = lot.deed;
        if let Some(seat) = lot.bidding.speaker() {
            let cannot = self.open.raisable(seat) < self.open.least_bid();
            if cannot {
                self.pass(seat, table);
            }
            return cannot;
        }
        self.open.tasks.pop();
        match lot.bidding.highest() {
            Some(bid) => {
                let (seat, price) = (bid.seat, bid.amount as i32);
                self.pay_bank(seat, price);
                self.set_owner(deed, Some(seat));
                table.tell(Event::Won { seat, deed, price });
            }
            None => table.tell(Event::Unsold { deed }),
        }
        true
    }
}
