//! Whether a game that was read from a save can be a real one.

use super::board::{Deed, Deeds, Group, Space};
use super::cards::Deck;
use super::open::{
    Claim, Ending, HOTELS, HOUSES, MOST_CASH, MOST_CHANGES, MOST_REFUSED, Open, Window,
};
use super::options::Mode;
use super::task::{Cause, Debt, Draft, Sale, Stage, Task};
use super::{INFO, Monopoly};
use crate::bidding::Bidding;
use crate::seat::{Seat, SeatSet};

/// More than any sum that can be due or bid.
const MOST_DUE: i32 = MOST_CASH;

impl Monopoly {
    /// Every card is in its deck, unless it is a Jail pass that somebody holds.
    pub(super) fn decks_are_sound(&self) -> bool {
        Deck::BOTH
            .into_iter()
            .zip(&self.decks)
            .all(|(deck, cards)| {
                let all = || self.open.cards_in(deck);
                cards.len() == all().count() && all().all(|card| cards.contains(&card))
            })
    }
}

impl Open {
    /// Every number in its range, every deed and building somewhere, and somebody who has something to decide.
    pub(super) fn is_sound(&self) -> bool {
        let count = self.players.count();
        let (fewest, most) = INFO.players;
        (usize::from(fewest)..=usize::from(most)).contains(&count)
            && self.options.are_sound()
            && self.holders_are_sound()
            && self.deeds_are_sound()
            && self.groups_are_sound()
            && self.turn_is_sound()
            && self.claims.iter().all(|claim| self.is_real(claim))
            && self.ending_is_sound()
            && self.tasks_are_sound()
    }

    fn holders_are_sound(&self) -> bool {
        let out = self.players.count() - self.living().len();
        let clear = self.holders.is_clear_beyond(self.players);
        let places = (0..out).all(|place| {
            let mut seats = self.players.seats();
            seats.any(|seat| self.holders[seat].out == Some(place as u8))
        });
        clear
            && places
            && self.players.seats().all(|seat| {
                let holder = &self.holders[seat];
                let gone = holder.cash == 0
                    && holder.space == Space::GO
                    && holder.jail.is_none()
                    && holder.refused == 0;
                let jailed = match (holder.jail, self.options.mode) {
                    (None, _) => true,
                    (Some(missed), Mode::Short) => missed == 0 && holder.space == Space::JAIL,
                    (Some(missed), _) => missed <= 2 && holder.space == Space::JAIL,
                };
                (0..=MOST_CASH).contains(&holder.cash)
                    && holder.refused <= MOST_REFUSED
                    && jailed
                    && holder.space.number() != 30
                    && (holder.out.is_none() || gone)
            })
    }

    fn deeds_are_sound(&self) -> bool {
        let mut owners = self.owners.iter().chain(&self.passes).flatten();
        let known = |deed: Deed| {
            let place = deed.index();
            let traded = self.traded.get(place).is_some_and(|turn| {
                *turn <= self.turn && (*turn == 0 || self.owner(deed).is_some())
            });
            let refused = self.refused.get(place).is_some_and(|seats| {
                let mut seats = seats.iter();
                seats.all(|seat| self.players.has(seat) && self.owner(deed) != Some(seat))
            });
            traded && refused
        };
        Deed::all().all(known)
            && owners.all(|owner| self.is_in(*owner))
            && self.mortgaged.and(self.deeds(None)).is_empty()
    }

    fn groups_are_sound(&self) -> bool {
        let hotel = self.options.hotel();
        let sound = |group: Group| {
            let lots = group.deeds();
            let levels = || lots.iter().map(|lot| self.level(lot));
            let (least, most) = (levels().min().unwrap_or(0), levels().max().unwrap_or(0));
            most == 0
                || (group.is_street()
                    && self.group_owner(group).is_some()
                    && lots.and(self.mortgaged).is_empty()
                    && most <= hotel
                    && most - least <= 1)
        };
        Group::ALL.into_iter().all(sound)
            && self.houses_on(Deeds::ALL) <= HOUSES
            && self.hotels_on(Deeds::ALL) <= HOTELS
    }

    fn turn_is_sound(&self) -> bool {
        let leaves = self.tasks.first() == Some(&Task::NextTurn);
        let dice = self.dice.iter().all(|die| (1..=6).contains(die));
        let fresh = self.dice == [0; 2] && self.window == Window::Before && self.turn == 1;
        let limit = self.options.time();
        let jailed = self.holders[self.active].jail.is_some();
        self.players.has(self.active)
            && (self.is_in(self.active) != leaves || self.ending.is_some())
            && self.turn >= 1
            && self.turn < u32::MAX / 2
            && (dice || (fresh && self.doubles == 0))
            && self.doubles <= 2
            && !(jailed && self.window == Window::Before && self.doubles > 0)
            && self.time.is_some() == limit.is_some()
            && self.time <= limit
    }

    fn is_real(&self, claim: &Claim) -> bool {
        let Claim {
            owner,
            debtor,
            amount,
            turn,
            ..
        } = *claim;
        let two = [owner, debtor];
        self.options.claims
            && owner != debtor
            && two.into_iter().all(|seat| self.is_in(seat))
            && (1..=MOST_DUE).contains(&amount)
            && turn <= self.turn
            && turn.saturating_add(2) >= self.turn
            && (turn < self.turn || debtor == self.active)
            && self.claims_of(turn) <= self.throws_in(turn)
    }

    fn claims_of(&self, turn: u32) -> u8 {
        let claims = self.claims.iter();
        claims.filter(|claim| claim.turn == turn).count() as u8
    }

    /// How many throws there were in a turn, at most.
    fn throws_in(&self, turn: u32) -> u8 {
        match self.window {
            _ if turn < self.turn => 3,
            Window::Before => self.doubles,
            Window::After => self.doubles + 1,
        }
    }

    fn ending_is_sound(&self) -> bool {
        let (living, out) = (
            self.living().len(),
            self.players.count() - self.living().len(),
        );
        match self.ending {
            None => living >= 2 && (self.options.mode != Mode::Short || out == 0),
            Some(ending) => {
                self.tasks.is_empty()
                    && self.claims.is_empty()
                    && match ending {
                        Ending::Last => living == 1,
                        Ending::Bankrupt => {
                            self.options.mode == Mode::Short && out == 1 && living > 1
                        }
                        Ending::Time => self.is_time_up() && living >= 2,
                    }
            }
        }
    }

    fn tasks_are_sound(&self) -> bool {
        let depth = self.tasks.len();
        let sound = |place: usize, task: &Task| {
            let below = place.checked_sub(1).and_then(|place| self.tasks.get(place));
            let above = self.tasks.get(place + 1);
            self.fits(task, below, above) && self.is_possible(task)
        };
        let all = self.tasks.iter().enumerate();
        // Deals are not begun on a high stack, so not even their consequences reach the top of it.
        depth + 2 <= super::MOST_TASKS
            && all.clone().all(|(place, task)| sound(place, task))
            && all
                .filter(|(_, task)| matches!(task, Task::Estate { .. }))
                .count()
                <= 1
            && self.something_to_decide()
    }

    /// What waits for nobody does not lie on top.
    fn something_to_decide(&self) -> bool {
        if self.ending.is_some() {
            return true;
        }
        let Some(seat) = self.decider() else {
            return false;
        };
        match self.top() {
            Some(Task::Debt(debt)) => self.holders[seat].cash < debt.amount,
            Some(Task::Received { deeds, .. }) => !deeds.is_empty(),
            Some(Task::Auction(_)) => self.raisable(seat) >= self.least_bid(),
            Some(Task::Sale(sale)) => match sale.stage {
                Stage::Bid(_) => self.holders[seat].cash >= self.least_bid(),
                Stage::Wish(_) => self.wishes(sale, seat).1 >= self.wishes(sale, seat).0,
                Stage::Serve(_) => {
                    sale.wishes[seat] > 0 && self.can_put(seat, sale, self.holders[seat].cash)
                }
                Stage::Place(_, price) => self.can_put(seat, sale, price),
            },
            _ => true,
        }
    }

    /// Whether a seat has a lot for what is sold that costs no more than this.
    fn can_put(&self, seat: Seat, sale: &Sale, price: i32) -> bool {
        Deed::all().any(|deed| {
            deed.group().house_cost() <= price && self.can_build(seat, deed) == Ok(sale.piece())
        })
    }

    /// Whether a task can lie where it lies.
    fn fits(&self, task: &Task, below: Option<&Task>, above: Option<&Task>) -> bool {
        let first = below.is_none();
        match task {
            Task::NextTurn
            | Task::Called(_)
            | Task::Buy(_)
            | Task::Leave(_)
            | Task::Each { .. } => first,
            Task::Tax => first && above.is_none(),
            Task::Debt(_) | Task::Received { .. } => true,
            Task::Draft(_) | Task::Reply(_) => {
                let from = matches!(
                    below,
                    None | Some(Task::Called(_) | Task::Buy(_) | Task::Debt(_))
                );
                from && above.is_none()
            }
            Task::Estate { .. } => matches!(above, Some(Task::Auction(_))),
            Task::Auction(_) => {
                above.is_none() && (first || matches!(below, Some(Task::Estate { .. })))
            }
            Task::Sale(_) => above.is_none() && matches!(below, None | Some(Task::Called(_))),
        }
    }

    /// Whether the seats and deeds of a task are those of the table.
    fn is_possible(&self, task: &Task) -> bool {
        match *task {
            Task::NextTurn | Task::Tax => true,
            Task::Called(seat) => self.is_in(seat) && seat != self.active,
            Task::Buy(deed) => self.owner(deed).is_none(),
            Task::Leave(total) => {
                (2..=12).contains(&total) && self.holders[self.active].jail.is_some()
            }
            Task::Debt(debt) => self.is_owed(&debt),
            Task::Each { seat, card, done } => {
                use super::cards::Effect::{CollectEach, PayEach};
                self.is_in(seat)
                    && usize::from(done) < self.players.count()
                    && matches!(card.effect(), PayEach(_) | CollectEach(_))
            }
            Task::Draft(draft) => self.is_a_deal(&draft),
            Task::Reply(draft) => self.is_a_deal(&draft) && self.check_offer(&draft).is_ok(),
            Task::Received { seat, deeds } => {
                let own = self.deeds(Some(seat)).and(self.mortgaged);
                self.is_in(seat) && deeds.within(own)
            }
            Task::Estate { deeds, first } => {
                self.players.has(first) && deeds.within(self.deeds(None))
            }
            Task::Auction(lot) => {
                let estate = self.tasks.iter().any(|task| match task {
                    Task::Estate { deeds, .. } => deeds.has(lot.deed),
                    _ => false,
                });
                self.owner(lot.deed).is_none() && !estate && self.is_bid(&lot.bidding)
            }
            Task::Sale(sale) => self.is_a_sale(&sale),
        }
    }

    fn is_owed(&self, debt: &Debt) -> bool {
        let cause = match debt.cause {
            Cause::Rent(_) => debt.creditor.is_some(),
            Cause::Card(_) => true,
            Cause::IncomeTax | Cause::LuxuryTax | Cause::Fine | Cause::Interest(_) => {
                debt.creditor.is_none()
            }
        };
        cause
            && self.is_in(debt.debtor)
            && debt
                .creditor
                .is_none_or(|seat| self.is_in(seat) && seat != debt.debtor)
            && (1..=MOST_DUE).contains(&debt.amount)
    }

    fn is_a_deal(&self, draft: &Draft) -> bool {
        let Draft {
            from,
            to,
            terms,
            changes,
        } = *draft;
        let passes = |seat: Seat, passes: [bool; 2]| {
            let mut decks = Deck::BOTH.into_iter().filter(|deck| passes[deck.index()]);
            decks.all(|deck| self.has_pass(seat, deck))
        };
        let cash = -self.holders[to].cash..=self.holders[from].cash;
        from != to
            && self.is_in(from)
            && self.is_in(to)
            && changes <= MOST_CHANGES
            && self.holders[from].refused < MOST_REFUSED
            && terms.give.within(self.tradable(from))
            && terms.want.within(self.tradable(to))
            && passes(from, terms.give_passes)
            && passes(to, terms.want_passes)
            && cash.contains(&terms.cash)
    }

    fn is_bid(&self, bidding: &Bidding) -> bool {
        let can_pay = bidding.highest().is_none_or(|bid| {
            i32::try_from(bid.amount).is_ok_and(|amount| amount <= self.holders[bid.seat].cash)
        });
        let all_in = bidding.still_in().iter().all(|seat| self.is_in(seat));
        bidding.is_sound(self.players) && all_in && can_pay && bidding.speaker().is_some()
    }

    fn is_a_sale(&self, sale: &Sale) -> bool {
        let piece = sale.piece();
        let known = |seats: SeatSet| seats.iter().all(|seat| self.is_in(seat));
        let small = |seat: Seat| sale.wishes[seat] <= HOUSES;
        let stage = match sale.stage {
            Stage::Wish(seat) => {
                self.is_in(seat) && (seat != sale.buyer || self.demand(seat, piece) > 0)
            }
            Stage::Serve(seat) => self.is_in(seat),
            Stage::Bid(bidding) => {
                let mut bidders = bidding.still_in().iter();
                self.is_bid(&bidding)
                    && bidders.all(|seat| sale.wishes[seat] > 0 && self.demand(seat, piece) > 0)
            }
            Stage::Place(seat, price) => {
                self.is_in(seat) && sale.wishes[seat] > 0 && (0..=MOST_DUE).contains(&price)
            }
        };
        self.options.asks
            && self.is_in(sale.buyer)
            && self.stock(piece) > 0
            && sale.wishes.is_clear_beyond(self.players)
            && known(sale.open())
            && self.players.seats().all(small)
            && self.shared.get(usize::from(sale.hotels)) == Some(&true)
            && stage
    }
}
