//! Houses and hotels: built, sold back, and shared out when the Bank runs short of them (R27 to R33).

use super::board::{Deed, Group};
use super::event::Event;
use super::open::Piece;
use super::task::{Sale, Stage, Task};
use super::{Monopoly, Seats, Table};
use crate::bidding::Bidding;
use crate::seat::Seat;

impl Monopoly {
    /// A seat asks to build on a lot. Where others could use what little there is, all of them are asked first.
    pub(super) fn ask_to_build(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        let open = &mut self.open;
        let Ok(piece) = open.can_build(seat, deed) else {
            return;
        };
        let stock = open.stock(piece);
        let others = open.living().iter().filter(|other| *other != seat);
        let others: u32 = others
            .map(|other| u32::from(open.demand(other, piece)))
            .sum();
        let wanted = others + u32::from(open.demand(seat, piece));
        let hotels = piece == Piece::Hotel;
        let shared = open.shared.get_mut(usize::from(hotels));
        match shared.filter(|shared| !**shared) {
            Some(shared) if open.options.asks && others > 0 && wanted > stock.into() => {
                *shared = true;
                table.tell(Event::Shortage {
                    seat,
                    hotels,
                    stock,
                });
                self.push(Task::Sale(Sale {
                    buyer: seat,
                    hotels,
                    wishes: Seats::default(),
                    stage: Stage::Wish(seat),
                }));
            }
            _ => self.build(seat, deed, Some(deed.group().house_cost()), table),
        }
    }

    /// Builds on a lot; what was paid for before costs nothing here.
    fn build(&mut self, seat: Seat, deed: Deed, price: Option<i32>, table: Table<'_, '_>) {
        let level = self.open.level(deed) + 1;
        let price = price.unwrap_or(0);
        self.pay_bank(seat, price);
        self.set_level(deed, level);
        table.tell(Event::Built {
            seat,
            deed,
            level,
            price,
        });
    }

    /// Sells a step of a lot (R31).
    pub(super) fn sell(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        let level = self.open.level(deed).saturating_sub(1);
        let price = deed.group().house_cost() / 2;
        self.set_level(deed, level);
        self.pay_seat(seat, price);
        table.tell(Event::Sold {
            seat,
            deed,
            level,
            price,
        });
    }

    /// Sells buildings of a group until so many steps are left (R32).
    pub(super) fn strip(&mut self, seat: Seat, group: Group, left: u8, table: Table<'_, '_>) {
        let steps = self.open.group_level(group).saturating_sub(left);
        self.open.levels = self.open.spread(group, left);
        let price = i32::from(steps) * group.house_cost() / 2;
        self.pay_seat(seat, price);
        table.tell(Event::Stripped {
            seat,
            group,
            left,
            price,
        });
    }

    /// The sale on the top of the stack, to change.
    fn sale(&mut self) -> Option<&mut Sale> {
        match self.open.tasks.last_mut() {
            Some(Task::Sale(sale)) => Some(sale),
            _ => None,
        }
    }

    /// A seat says how many it wants; then the next one who would be left short is asked (R33, 1).
    pub(super) fn wish(&mut self, seat: Seat, wish: u8, table: Table<'_, '_>) {
        table.tell(Event::Wished { seat, number: wish });
        let players = self.open.players;
        let Some(sale) = self.sale() else { return };
        sale.wishes[seat] = wish;
        let sale = *sale;
        let piece = sale.piece();
        let rest = self
            .open
            .stock(piece)
            .saturating_sub(sale.wishes[sale.buyer]);
        let mut others = players
            .seats_from(players.left_of(seat))
            .take_while(|other| *other != sale.buyer);
        let asked =
            others.find(|other| self.open.is_in(*other) && self.open.demand(*other, piece) > rest);
        let stage = match asked {
            Some(other) => Stage::Wish(other),
            None => self.next_stage(&sale),
        };
        self.enter(stage, table);
    }

    /// The sale goes on with this.
    fn enter(&mut self, stage: Stage, table: Table<'_, '_>) {
        let Some(sale) = self.sale() else { return };
        sale.stage = stage;
        if matches!(stage, Stage::Bid(_)) {
            let hotel = sale.hotels;
            table.tell(Event::UnitOffered { hotel });
        }
    }

    /// How the sale goes on with the wishes that are open: at the list price, or one is auctioned (R33, 2 and 3).
    fn next_stage(&self, sale: &Sale) -> Stage {
        let piece = sale.piece();
        let mut open = sale.open();
        for seat in sale.open().iter() {
            if self.open.demand(seat, piece) == 0 {
                open.remove(seat);
            }
        }
        let wanted: u8 = open
            .iter()
            .fold(0, |all, seat| all.saturating_add(sale.wishes[seat]));
        let stock = self.open.stock(piece);
        if open.len() <= 1 || wanted <= stock || stock == 0 {
            Stage::Serve(sale.buyer)
        } else {
            Stage::Bid(Bidding::begin(self.open.players, open, sale.buyer))
        }
    }

    /// Goes on with a sale as far as nobody has to decide.
    pub(super) fn go_on_with_sale(&mut self, sale: Sale, table: Table<'_, '_>) -> bool {
        let piece = sale.piece();
        match sale.stage {
            Stage::Wish(_) | Stage::Place(..) => false,
            Stage::Serve(seat) => {
                let can_build = |deed: Deed| {
                    self.open.can_build(seat, deed) == Ok(piece)
                        && deed.group().house_cost() <= self.open.holders[seat].cash
                };
                if sale.wishes[seat] > 0 && Deed::all().any(can_build) {
                    return false;
                }
                let next = self.open.players.left_of(seat);
                if next == sale.buyer {
                    self.open.tasks.pop();
                } else if let Some(sale) = self.sale() {
                    sale.stage = Stage::Serve(next);
                }
                true
            }
            Stage::Bid(bidding) => {
                if let Some(seat) = bidding.speaker() {
                    let cannot = self.open.holders[seat].cash < self.open.least_bid();
                    if cannot {
                        self.pass(seat, table);
                    }
                    return cannot;
                }
                let Some(bid) = bidding.highest() else {
                    self.open.tasks.pop();
                    return true;
                };
                let (seat, price) = (bid.seat, bid.amount as i32);
                self.pay_bank(seat, price);
                table.tell(Event::UnitWon { seat, price });
                if let Some(sale) = self.sale() {
                    sale.stage = Stage::Place(seat, price);
                }
                true
            }
        }
    }

    /// One of the last houses or hotels is put on a lot.
    pub(super) fn place(&mut self, seat: Seat, deed: Deed, table: Table<'_, '_>) {
        let Some(sale) = self.sale() else { return };
        sale.wishes[seat] = sale.wishes[seat].saturating_sub(1);
        let sale = *sale;
        match sale.stage {
            Stage::Place(..) => {
                self.build(seat, deed, None, table);
                let stage = self.next_stage(&sale);
                self.enter(stage, table);
            }
            _ => self.build(seat, deed, Some(deed.group().house_cost()), table),
        }
    }

    /// A seat gives up the rest of what it wanted.
    pub(super) fn want_no_more(&mut self, seat: Seat) {
        if let Some(sale) = self.sale() {
            sale.wishes[seat] = 0;
        }
    }
}
