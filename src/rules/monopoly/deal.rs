//! Deals between two seats: made up piece by piece, offered, answered (R34 to R36).

use super::action::{Action, Good};
use super::board::Deeds;
use super::event::Event;
use super::task::{Draft, Task, Terms};
use super::{Monopoly, Table};
use crate::seat::Seat;

impl Terms {
    /// Adds something to what the offering seat gives, or takes it back.
    pub(super) fn toggle_give(&mut self, good: Good) {
        toggle(&mut self.give, &mut self.give_passes, good);
    }

    /// The same for what it gets.
    pub(super) fn toggle_want(&mut self, good: Good) {
        toggle(&mut self.want, &mut self.want_passes, good);
    }
}

fn toggle(deeds: &mut Deeds, passes: &mut [bool; 2], good: Good) {
    match good {
        Good::Deed(deed) => *deeds = deeds.either(Deeds::only(deed)),
        Good::Pass(deck) => {
            if let Some(pass) = passes.get_mut(deck.index()) {
                *pass = !*pass;
            }
        }
    }
}

impl Monopoly {
    /// Changes what lies in the deal that is being made up.
    pub(super) fn change_terms(&mut self, change: impl FnOnce(&mut Terms)) {
        if let Some(Task::Draft(draft)) = self.open.tasks.last_mut() {
            change(&mut draft.terms);
        }
    }

    /// Offers a deal, gives it up, or answers it.
    pub(super) fn go_on_with_deal(&mut self, action: Action, table: Table<'_, '_>) {
        let Some(Task::Draft(draft) | Task::Reply(draft)) = self.open.tasks.pop() else {
            return;
        };
        let Draft {
            from, to, terms, ..
        } = draft;
        match action {
            Action::Offer => {
                table.tell(Event::Offered {
                    seat: from,
                    to,
                    terms,
                });
                self.push(Task::Reply(draft));
            }
            Action::Accept => self.trade(from, to, terms, table),
            Action::Change => {
                table.tell(Event::Changes { seat: to, to: from });
                self.push(Task::Draft(Draft {
                    from: to,
                    to: from,
                    terms: terms.turned(),
                    changes: draft.changes + 1,
                }));
            }
            Action::Drop if draft.changes > 0 => table.tell(Event::Dropped { seat: from, to }),
            Action::Refuse => {
                self.open.holders[from].refused += 1;
                for deed in terms.want.iter() {
                    if let Some(seats) = self.open.refused.get_mut(deed.index()) {
                        seats.insert(from);
                    }
                }
                table.tell(Event::Refused { seat: to, to: from });
            }
            _ => {}
        }
    }

    /// Everything changes hands, and mortgages are settled, first by the seat that offered.
    fn trade(&mut self, from: Seat, to: Seat, terms: Terms, table: Table<'_, '_>) {
        table.tell(Event::Traded {
            seat: from,
            to,
            terms,
        });
        self.hand_over(terms.give, to);
        self.hand_over(terms.want, from);
        let turn = self.open.turn;
        for deed in terms.give.or(terms.want).iter() {
            if let Some(traded) = self.open.traded.get_mut(deed.index()) {
                *traded = turn;
            }
        }
        for deck in terms.passes() {
            let goes_to = if terms.give_passes[deck.index()] {
                to
            } else {
                from
            };
            if let Some(holder) = self.open.passes.get_mut(deck.index()) {
                *holder = Some(goes_to);
            }
        }
        let (paid, got) = (terms.cash.max(0), (-terms.cash).max(0));
        self.pay_bank(from, paid);
        self.pay_seat(to, paid);
        self.pay_bank(to, got);
        self.pay_seat(from, got);
        self.ask_for_mortgages(to, terms.give);
        self.ask_for_mortgages(from, terms.want);
    }
}
