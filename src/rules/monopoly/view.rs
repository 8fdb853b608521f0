//! What one seat may know: everything but the order of the decks.

use super::action::Action;
use super::board::{Deed, Deeds, Group};
use super::cards::{Card, Deck};
use super::open::{Open, Piece};
use super::task::{Stage, Task};
use crate::game::{Choice, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{Players, Seat};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// What lies on the table.
    pub open: Open,
}

impl crate::game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.standing()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.decides() {
            self.open.visit(visit);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for deck in Deck::BOTH {
            ledger.open(Place::Shared(deck.id()), self.open.cards_in(deck));
        }
        self.open.describe(ledger);
    }
}

impl Open {
    /// The cards that lie in a deck, in the order of their numbers.
    pub fn cards_in(&self, deck: Deck) -> impl Iterator<Item = Card> + Clone {
        let held = self.passes.get(deck.index()).copied().flatten();
        let held = held.map(|_| deck.pass());
        deck.cards().filter(move |card| Some(*card) != held)
    }

    /// Writes out everything but the decks.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("deeds"), self.deeds(None).iter());
        for seat in self.players.seats() {
            ledger.open(Place::Of("deeds", seat), self.deeds(Some(seat)).iter());
            let passes = Deck::BOTH.into_iter();
            let passes = passes.filter(|deck| self.has_pass(seat, *deck));
            ledger.open(Place::Of("cards", seat), passes.map(Deck::pass));
        }
        let mut bank = 0;
        for seat in self.players.seats() {
            let cash = self.holders[seat].cash;
            bank -= cash;
            ledger.count("money", Place::Of("", seat), Some(cash));
        }
        ledger.count("money", Place::Shared("bank"), Some(bank));
        for (kind, piece) in [("houses", Piece::House), ("hotels", Piece::Hotel)] {
            let stock = self.stock(piece).into();
            ledger.count(kind, Place::Shared("bank"), Some(stock));
            for deed in Group::streets().flat_map(|group| group.deeds().iter()) {
                let lot = Deeds::only(deed);
                let number = match piece {
                    Piece::House => self.houses_on(lot),
                    Piece::Hotel => self.hotels_on(lot),
                };
                if number > 0 {
                    let place = Place::Number(deed.space().number());
                    ledger.count(kind, place, Some(number.into()));
                }
            }
        }
        for seat in self.players.seats() {
            ledger.score(self.worth(seat));
        }
        self.tell_facts(ledger);
    }

    fn tell_facts(&self, ledger: &mut dyn Ledger) {
        let seats = || self.players.seats().map(|seat| &self.holders[seat]);
        let tokens = seats().map(|holder| {
            let is_in = holder.out.is_none();
            is_in.then_some(i32::from(holder.space.number()))
        });
        ledger.fact("tokens", Fact::known_numbers(tokens));
        let jail = seats().map(|holder| holder.jail.map(i32::from));
        ledger.fact("jail", Fact::known_numbers(jail));
        ledger.fact("mortgaged", self.mortgaged.fact());
        let refused = seats().map(|holder| holder.refused);
        ledger.fact("refused", Fact::numbers(refused));
        ledger.fact("active", Fact::Seat(self.active));
        ledger.fact("turn-number", Fact::Number(self.turn as i32));
        ledger.fact("dice", Fact::numbers(self.dice));
        ledger.fact("doubles", Fact::Number(self.doubles.into()));
        ledger.fact("drawn", Fact::of(self.drawn));
        let number = |number: Option<i32>| number.map_or(Fact::Nothing, Fact::Number);
        ledger.fact("millis", number(self.time.map(|left| left as i32)));
        let claims = || self.claims.iter();
        let claimed = |what: fn(&super::Claim) -> i32| Fact::numbers(claims().map(what));
        ledger.fact(
            "claims",
            claimed(|claim| claim.deed.space().number().into()),
        );
        ledger.fact("claimants", claimed(|claim| claim.owner.index() as i32));
        ledger.fact("claimed-of", claimed(|claim| claim.debtor.index() as i32));
        ledger.fact("claim-sums", claimed(|claim| claim.amount));
        let space = |deed: Deed| Fact::Number(deed.space().number().into());
        match self.top() {
            Some(Task::Buy(deed)) => ledger.fact("deed", space(*deed)),
            Some(Task::Auction(lot)) => {
                ledger.fact("deed", space(lot.deed));
                self.tell_bidding(lot.bidding, ledger);
            }
            Some(Task::Debt(debt)) => {
                ledger.fact("debtor", Fact::Seat(debt.debtor));
                let creditor = debt.creditor.map_or(Fact::Nothing, Fact::Seat);
                ledger.fact("creditor", creditor);
                ledger.fact("amount", Fact::Number(debt.amount));
                ledger.fact("for", Fact::text(debt.cause.name()));
            }
            Some(Task::Draft(draft) | Task::Reply(draft)) => {
                ledger.fact("offers", Fact::Seat(draft.from));
                ledger.fact("asked", Fact::Seat(draft.to));
                draft.terms.facts(&mut |name, fact| ledger.fact(name, fact));
                ledger.fact("changes", Fact::Number(draft.changes.into()));
            }
            Some(Task::Received { deeds, .. }) => ledger.fact("received", deeds.fact()),
            Some(Task::Sale(sale)) => {
                ledger.fact("buyer", Fact::Seat(sale.buyer));
                ledger.fact("sells-hotels", Fact::Flag(sale.hotels));
                let wishes = self.players.seats().map(|seat| sale.wishes[seat]);
                ledger.fact("wishes", Fact::numbers(wishes));
                if let Stage::Bid(bidding) = sale.stage {
                    self.tell_bidding(bidding, ledger);
                }
            }
            _ => {}
        }
    }

    fn tell_bidding(&self, bidding: crate::bidding::Bidding, ledger: &mut dyn Ledger) {
        ledger.fact("bidders", Fact::Seats(bidding.still_in()));
        let highest = bidding.highest();
        let amount = highest.map_or(Fact::Nothing, |bid| Fact::Number(bid.amount as i32));
        ledger.fact("highest", amount);
        let seat = highest.map_or(Fact::Nothing, |bid| Fact::Seat(bid.seat));
        ledger.fact("highest-of", seat);
    }
}
