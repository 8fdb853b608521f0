//! What may be done: one check for every action, and the list of those that pass it.

use super::action::{Action, Good, Refusal};
use super::board::{Deed, Group};
use super::cards::Deck;
use super::open::{FINE, MOST_CHANGES, MOST_REFUSED, Open, Piece, Window};
use super::task::{Draft, MOST_TASKS, Sale, Stage, Task};
use crate::game::Choice;
use crate::seat::Seat;

/// The most tasks on which a deal may be begun: with all that may come of it they still fit.
const DEALS_UP_TO: usize = MOST_TASKS - 8;

type Checked = Result<(), Refusal>;

fn ensure(is_so: bool, else_why: Refusal) -> Checked {
    if is_so { Ok(()) } else { Err(else_why) }
}

impl Sale {
    /// What is sold.
    pub const fn piece(&self) -> Piece {
        if self.hotels {
            Piece::Hotel
        } else {
            Piece::House
        }
    }
}

impl Open {
    /// Whether the seat to decide may do this, and if not, why.
    pub fn check(&self, action: Action) -> Checked {
        let seat = match self.decider() {
            Some(seat) => seat,
            None => return Err(Refusal::Over),
        };
        let holder = &self.holders[seat];
        let now = |is_so| ensure(is_so, Refusal::NotNow);
        let has = |sum: i32| ensure(holder.cash >= sum, Refusal::TooPoor);
        let top = self.top().copied();
        let before = top.is_none() && self.window == Window::Before;
        match action {
            Action::Roll => now(before),
            Action::Fine => {
                now(before)?;
                let missed = holder.jail.ok_or(Refusal::NotInJail)?;
                ensure(missed < 2, Refusal::FineTooLate)?;
                has(FINE)
            }
            Action::Card => {
                now(before)?;
                ensure(holder.jail.is_some(), Refusal::NotInJail)?;
                ensure(self.pass_of(seat).is_some(), Refusal::NoPass)
            }
            Action::End => now(top.is_none() && self.window == Window::After),
            Action::Call(other) => {
                now(top.is_none())?;
                ensure(other != seat && self.is_in(other), Refusal::NoSuchPlayer)?;
                ensure(self.has_table_action(other), Refusal::NothingToDo)
            }
            Action::Back => now(matches!(top, Some(Task::Called(_)))),
            Action::Buy => match top {
                Some(Task::Buy(deed)) => has(deed.price()),
                _ => Err(Refusal::NotNow),
            },
            Action::Auction => now(matches!(top, Some(Task::Buy(_)))),
            Action::Bid(amount) => {
                now(self.is_bidding())?;
                let amount = i32::try_from(amount).map_err(|_| Refusal::TooPoor)?;
                ensure(amount >= self.least_bid(), Refusal::BidTooLow)?;
                has(amount)
            }
            Action::Pass => now(self.is_bidding()),
            Action::Flat | Action::Tenth => now(matches!(top, Some(Task::Tax))),
            Action::Bankrupt => match top {
                Some(Task::Debt(debt)) => {
                    ensure(self.raisable(seat) < debt.amount, Refusal::CanPay)
                }
                _ => Err(Refusal::NotNow),
            },
            Action::Build(_)
            | Action::Claim(_)
            | Action::Sell(_)
            | Action::Strip(..)
            | Action::Mortgage(_)
            | Action::Deal(_) => self.check_table(seat, action),
            Action::Redeem(deed) => match top {
                Some(Task::Received { deeds, .. }) => {
                    now(deeds.first() == Some(deed))?;
                    has(deed.lift())
                }
                _ => self.check_table(seat, action),
            },
            Action::Hold(deed) => match top {
                Some(Task::Received { deeds, .. }) => now(deeds.first() == Some(deed)),
                _ => Err(Refusal::NotNow),
            },
            Action::Give(_) | Action::Want(_) | Action::Cash(_) | Action::Offer | Action::Drop => {
                match top {
                    Some(Task::Draft(draft)) => self.check_draft(&draft, action),
                    _ => Err(Refusal::NotNow),
                }
            }
            Action::Accept | Action::Refuse => now(matches!(top, Some(Task::Reply(_)))),
            Action::Change => match top {
                Some(Task::Reply(draft)) => {
                    ensure(holder.refused < MOST_REFUSED, Refusal::ThreeRefused)?;
                    ensure(draft.changes < MOST_CHANGES, Refusal::ThreeChanges)
                }
                _ => Err(Refusal::NotNow),
            },
            Action::Wish(_) | Action::Place(_) | Action::Done => match top {
                Some(Task::Sale(sale)) => self.check_sale(&sale, seat, action),
                _ => Err(Refusal::NotNow),
            },
            Action::Spend(_) | Action::TimeUp => {
                ensure(self.time.is_some_and(|left| left > 0), Refusal::NoClock)
            }
        }
    }

    fn is_bidding(&self) -> bool {
        match self.top() {
            Some(Task::Auction(_)) => true,
            Some(Task::Sale(sale)) => matches!(sale.stage, Stage::Bid(_)),
            _ => false,
        }
    }

    /// Whether the seat to decide has the floor: between throws, or called.
    pub fn has_floor(&self) -> bool {
        matches!(self.top(), None | Some(Task::Called(_)))
    }

    /// Whether the seat to decide may sell and mortgage.
    pub fn may_raise(&self) -> bool {
        self.has_floor()
            || matches!(
                self.top(),
                Some(Task::Buy(_) | Task::Auction(_) | Task::Debt(_) | Task::Received { .. })
            )
    }

    /// Whether a seat would have anything to do if it were called.
    pub fn has_table_action(&self, seat: Seat) -> bool {
        let mut found = false;
        self.table_actions(seat, &mut |_| found = true);
        found
    }

    /// Checks what is done on the floor or to raise money.
    fn check_table(&self, seat: Seat, action: Action) -> Checked {
        let is_possible = match action {
            Action::Sell(_) | Action::Strip(..) | Action::Mortgage(_) => self.may_raise(),
            Action::Deal(_) => {
                self.has_floor() || matches!(self.top(), Some(Task::Buy(_) | Task::Debt(_)))
            }
            _ => self.has_floor(),
        };
        ensure(is_possible, Refusal::NotNow)?;
        self.check_for(seat, action)
    }

    /// The same wherever the table is, as if the seat had the floor.
    fn check_for(&self, seat: Seat, action: Action) -> Checked {
        let own = |deed: Deed| ensure(self.owner(deed) == Some(seat), Refusal::NotYours);
        match action {
            Action::Build(deed) => {
                self.can_build(seat, deed)?;
                let cost = deed.group().house_cost();
                ensure(self.holders[seat].cash >= cost, Refusal::TooPoor)
            }
            Action::Sell(deed) => {
                own(deed)?;
                let level = self.level(deed);
                ensure(level > 0, Refusal::NothingBuilt)?;
                let mut lots = deed.group().deeds().iter();
                let is_highest = lots.all(|lot| self.level(lot) <= level);
                ensure(is_highest, Refusal::SellEvenly)?;
                let breaks = level == self.options.hotel();
                let enough = !breaks || self.stock(Piece::House) >= level - 1;
                ensure(enough, Refusal::TooFewHouses)
            }
            Action::Strip(group, left) => {
                ensure(self.group_owner(group) == Some(seat), Refusal::NotYours)?;
                ensure(left < self.group_level(group), Refusal::NothingBuilt)?;
                ensure(self.can_strip(group, left), Refusal::TooFewHouses)
            }
            Action::Mortgage(deed) => {
                own(deed)?;
                ensure(!self.mortgaged.has(deed), Refusal::Mortgaged)?;
                ensure(!self.is_built(deed.group()), Refusal::GroupBuilt)
            }
            Action::Redeem(deed) => {
                own(deed)?;
                ensure(self.mortgaged.has(deed), Refusal::NotMortgaged)?;
                ensure(self.holders[seat].cash >= deed.lift(), Refusal::TooPoor)
            }
            Action::Claim(deed) => {
                let mut claims = self.claims.iter();
                let found = claims.any(|claim| claim.owner == seat && claim.deed == deed);
                ensure(found, Refusal::NoClaim)
            }
            Action::Deal(other) => {
                ensure(other != seat && self.is_in(other), Refusal::NoSuchPlayer)?;
                let refused = self.holders[seat].refused;
                ensure(refused < MOST_REFUSED, Refusal::ThreeRefused)?;
                ensure(self.tasks.len() <= DEALS_UP_TO, Refusal::NotNow)?;
                let any = self.can_give(seat) || self.can_give(other);
                ensure(any, Refusal::NothingToTrade)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// What a seat would build next on a lot, whoever pays: a lot of a whole group without mortgage, the lowest of it
    /// (R27 to R29, R39). Whether the Bank has one is another matter.
    pub fn can_place(&self, seat: Seat, deed: Deed) -> Result<Piece, Refusal> {
        let group = deed.group();
        ensure(group.is_street(), Refusal::NoLot)?;
        ensure(self.owner(deed) == Some(seat), Refusal::NotYours)?;
        ensure(self.group_owner(group) == Some(seat), Refusal::NotWhole)?;
        let free = group.deeds().and(self.mortgaged).is_empty();
        ensure(free, Refusal::GroupMortgaged)?;
        let level = self.level(deed);
        ensure(level < self.options.hotel(), Refusal::Full)?;
        let mut lots = group.deeds().iter();
        let is_lowest = lots.all(|lot| self.level(lot) >= level);
        ensure(is_lowest, Refusal::BuildEvenly)?;
        if level + 1 == self.options.hotel() {
            Ok(Piece::Hotel)
        } else {
            Ok(Piece::House)
        }
    }

    /// The same where the Bank has one (R30).
    pub fn can_build(&self, seat: Seat, deed: Deed) -> Result<Piece, Refusal> {
        let piece = self.can_place(seat, deed)?;
        let none = match piece {
            Piece::House => Refusal::NoHouse,
            Piece::Hotel => Refusal::NoHotel,
        };
        ensure(self.stock(piece) > 0, none)?;
        Ok(piece)
    }

    /// Whether a seat may add something to its side of a deal.
    fn check_good(&self, seat: Seat, good: Good) -> Checked {
        match good {
            Good::Deed(deed) => {
                ensure(self.owner(deed) == Some(seat), Refusal::NotTheirs)?;
                ensure(!self.is_built(deed.group()), Refusal::GroupBuilt)
            }
            Good::Pass(deck) => ensure(self.has_pass(seat, deck), Refusal::NotTheirs),
        }
    }

    fn check_draft(&self, draft: &Draft, action: Action) -> Checked {
        match action {
            Action::Give(good) => self.check_good(draft.from, good),
            Action::Want(good) => self.check_good(draft.to, good),
            Action::Cash(sum) => {
                let (pays, asks) = (self.holders[draft.from].cash, self.holders[draft.to].cash);
                ensure((-asks..=pays).contains(&sum), Refusal::TooPoor)
            }
            Action::Offer => self.check_offer(draft),
            _ => Ok(()),
        }
    }

    /// Whether an offer may be made as it lies there (R34 to R36, R44).
    pub fn check_offer(&self, draft: &Draft) -> Checked {
        let terms = draft.terms;
        ensure(terms.gives() && terms.wants(), Refusal::OneSided)?;
        for (seat, side) in [(draft.from, terms), (draft.to, terms.turned())] {
            let deeds = side.give.within(self.tradable(seat));
            let decks = Deck::BOTH.into_iter();
            let mut given = decks.filter(|deck| side.give_passes[deck.index()]);
            let passes = given.all(|deck| self.has_pass(seat, deck));
            ensure(deeds && passes, Refusal::NotTheirs)?;
            let cash = self.holders[seat].cash - side.cash;
            ensure(cash >= 0, Refusal::TooPoor)?;
            let interest = self.interest(side.want);
            ensure(cash >= interest, Refusal::NoInterest)?;
            if let Some(debt) = self.debt().filter(|debt| debt.debtor == seat) {
                let loans = |deeds: super::board::Deeds| -> i32 {
                    let free = deeds.without(self.mortgaged);
                    free.iter().map(Deed::mortgage).sum()
                };
                let now = self.raisable(seat);
                let then = now - side.cash - interest + loans(side.want) - loans(side.give);
                ensure(then >= debt.amount.min(now), Refusal::StripsEstate)?;
            }
        }
        Ok(())
    }

    /// How many houses or hotels the seat may wish for, who is asked.
    pub fn wishes(&self, sale: &Sale, seat: Seat) -> (u8, u8) {
        let demand = self.demand(seat, sale.piece());
        if seat == sale.buyer {
            (1, demand.min(self.stock(sale.piece())))
        } else {
            (0, demand)
        }
    }

    fn check_sale(&self, sale: &Sale, seat: Seat, action: Action) -> Checked {
        match (sale.stage, action) {
            (Stage::Wish(_), Action::Wish(wish)) => {
                let (least, most) = self.wishes(sale, seat);
                ensure((least..=most).contains(&wish), Refusal::TooMany)
            }
            (Stage::Serve(_), Action::Place(deed)) => {
                self.check_place(sale, seat, deed)?;
                let cost = deed.group().house_cost();
                ensure(self.holders[seat].cash >= cost, Refusal::TooPoor)
            }
            (Stage::Serve(_), Action::Done) => Ok(()),
            (Stage::Place(_, price), Action::Place(deed)) => {
                self.check_place(sale, seat, deed)?;
                ensure(deed.group().house_cost() <= price, Refusal::TooPoor)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn check_place(&self, sale: &Sale, seat: Seat, deed: Deed) -> Checked {
        let piece = self.can_build(seat, deed)?;
        ensure(piece == sale.piece(), Refusal::OtherPiece)
    }

    /// Visits all that the seat to decide may do.
    pub(super) fn visit(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        let Some(seat) = self.decider() else { return };
        let mut one = |action: Action| {
            if self.check(action).is_ok() {
                visit(Choice::One(action));
            }
        };
        match self.top() {
            None => {
                for action in [Action::Roll, Action::Fine, Action::Card, Action::End] {
                    one(action);
                }
                self.table_actions(seat, visit);
                for other in self.players.seats() {
                    let action = Action::Call(other);
                    if self.check(action).is_ok() {
                        visit(Choice::One(action));
                    }
                }
            }
            Some(Task::Called(_)) => {
                one(Action::Back);
                self.table_actions(seat, visit);
            }
            Some(Task::Buy(_)) => {
                one(Action::Buy);
                one(Action::Auction);
                self.raise_actions(seat, visit);
                self.deals(seat, visit);
            }
            Some(Task::Tax) => {
                one(Action::Flat);
                one(Action::Tenth);
            }
            Some(Task::Debt(_)) => {
                one(Action::Bankrupt);
                self.raise_actions(seat, visit);
                self.deals(seat, visit);
            }
            Some(Task::Draft(draft)) => {
                let goods = |giver: Seat| {
                    let decks = Deck::BOTH.into_iter();
                    let passes = decks.filter(move |deck| self.has_pass(giver, *deck));
                    let deeds = self.tradable(giver).iter().map(Good::Deed);
                    deeds.chain(passes.map(Good::Pass))
                };
                goods(draft.from).for_each(|good| one(Action::Give(good)));
                goods(draft.to).for_each(|good| one(Action::Want(good)));
                visit(Choice::Range {
                    verb: "cash",
                    low: -self.holders[draft.to].cash,
                    high: self.holders[draft.from].cash,
                });
                for action in [Action::Offer, Action::Drop] {
                    if self.check(action).is_ok() {
                        visit(Choice::One(action));
                    }
                }
            }
            Some(Task::Reply(_)) => {
                for action in [Action::Accept, Action::Refuse, Action::Change] {
                    one(action);
                }
            }
            Some(Task::Received { deeds, .. }) => {
                if let Some(deed) = deeds.first() {
                    one(Action::Redeem(deed));
                    one(Action::Hold(deed));
                }
                self.raise_actions(seat, visit);
            }
            Some(Task::Auction(_)) => {
                self.bids(seat, visit);
                self.raise_actions(seat, visit);
            }
            Some(Task::Sale(sale)) => match sale.stage {
                Stage::Wish(_) => {
                    let (low, high) = self.wishes(sale, seat);
                    visit(Choice::Range {
                        verb: "wish",
                        low: low.into(),
                        high: high.into(),
                    });
                }
                Stage::Bid(_) => self.bids(seat, visit),
                Stage::Serve(_) | Stage::Place(..) => {
                    Deed::all().for_each(|deed| one(Action::Place(deed)));
                    one(Action::Done);
                }
            },
            Some(Task::NextTurn | Task::Leave(_) | Task::Each { .. } | Task::Estate { .. }) => {}
        }
    }

    fn bids(&self, seat: Seat, visit: &mut dyn FnMut(Choice<Action>)) {
        let (low, high) = (self.least_bid(), self.holders[seat].cash);
        if low <= high {
            visit(Choice::Range {
                verb: "bid",
                low,
                high,
            });
        }
        visit(Choice::One(Action::Pass));
    }

    fn deals(&self, seat: Seat, visit: &mut dyn FnMut(Choice<Action>)) {
        let deals = self.players.seats().map(Action::Deal);
        for deal in deals.filter(|deal| self.check_for(seat, *deal).is_ok()) {
            visit(Choice::One(deal));
        }
    }

    /// Visits what brings a seat money from the Bank.
    fn raise_actions(&self, seat: Seat, visit: &mut dyn FnMut(Choice<Action>)) {
        let own = self.deeds(Some(seat));
        let mut each = |action: fn(Deed) -> Action| {
            for deed in own.iter() {
                if self.check_for(seat, action(deed)).is_ok() {
                    visit(Choice::One(action(deed)));
                }
            }
        };
        each(Action::Sell);
        each(Action::Mortgage);
        for group in Group::streets().filter(|group| self.group_owner(*group) == Some(seat)) {
            self.strips(group, visit);
        }
    }

    /// Visits the numbers of steps that may be left on a group, those without a gap between together.
    fn strips(&self, group: Group, visit: &mut dyn FnMut(Choice<Action>)) {
        let total = self.group_level(group);
        let mut from = None;
        for left in 0..=total {
            let possible = self.can_strip(group, left);
            match (from, possible) {
                (None, true) => from = Some(left),
                (Some(first), false) => {
                    from = None;
                    visit(match left - first {
                        1 => Choice::One(Action::Strip(group, first)),
                        _ => Choice::Range {
                            verb: group.verb(),
                            low: first.into(),
                            high: i32::from(left) - 1,
                        },
                    });
                }
                _ => {}
            }
        }
    }

    /// Visits what a seat may do on the floor.
    fn table_actions(&self, seat: Seat, visit: &mut dyn FnMut(Choice<Action>)) {
        let mut each = |action: fn(Deed) -> Action| {
            for deed in Deed::all().map(action) {
                if self.check_for(seat, deed).is_ok() {
                    visit(Choice::One(deed));
                }
            }
        };
        each(Action::Build);
        each(Action::Redeem);
        each(Action::Claim);
        self.raise_actions(seat, visit);
        self.deals(seat, visit);
    }
}
