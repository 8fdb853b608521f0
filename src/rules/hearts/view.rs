//! What one seat sees of a table of Hearts: its own cards, everything open, and what it passed and received.

use super::{Action, Hearts, Refusal, Stage, Table};
use crate::cards::CardSet;
use crate::game::{self, Choice, Turn};
use crate::ledger::{Ledger, Place};
use crate::seat::{Players, Seat};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// What lies open on the table.
    pub table: Table,
    /// The looking seat's own cards.
    pub hand: CardSet,
    /// The cards that the looking seat passed in this deal.
    pub passed: CardSet,
    /// The cards that it received.
    pub received: CardSet,
}

impl View {
    pub(super) fn of(game: &Hearts, seat: Option<Seat>) -> View {
        let table = game.table.clone();
        let delivered = !matches!(table.stage, Stage::Pass(_)) && table.pass_offset() > 0;
        View {
            seat,
            hand: seat.map_or(CardSet::EMPTY, |seat| game.hands[seat]),
            passed: seat.map_or(CardSet::EMPTY, |seat| game.passed[seat]),
            received: seat
                .filter(|_| delivered)
                .map_or(CardSet::EMPTY, |seat| game.passed[table.giver(seat)]),
            table,
        }
    }

    /// The cards that no zone open to this seat shows: they are in other hands, on their way, or in the widow.
    pub fn unseen(&self) -> CardSet {
        let own = self.hand.or(self.underway());
        let taken = self.table.won.iter();
        let taken = taken.fold(self.table.trick.set(), |all, (_, won)| all.or(*won));
        self.table.pack().without(own).without(taken)
    }

    /// The looking seat's own cards that are on their way to another one.
    pub fn underway(&self) -> CardSet {
        match self.seat {
            Some(seat) if self.table.has_chosen(seat) => self.passed,
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that the looking seat knows to be in the hand of the seat it passed to.
    pub fn known_passed(&self) -> CardSet {
        if matches!(self.table.stage, Stage::Pass(_)) {
            return CardSet::EMPTY;
        }
        self.passed.without(self.table.all_played())
    }

    /// Whether the looking seat decides now.
    pub fn decides(&self) -> bool {
        self.seat.is_some() && self.table.decider() == self.seat
    }

    /// The cards that the looking seat may play now; none when another seat decides or there is nothing to play.
    pub fn playable(&self) -> CardSet {
        if self.decides() && self.table.stage == Stage::Play {
            self.table.playable(self.hand)
        } else {
            CardSet::EMPTY
        }
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.table.stage != Stage::Over && !self.decides() {
            return Err(Refusal::NotNow);
        }
        self.table.check(action, self.hand)
    }
}

impl game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.table.players
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        use super::Reward::{AddOthers, Subtract};
        if !self.decides() {
            return;
        }
        match self.table.stage {
            Stage::Pass(_) => choices(self.hand, CardSet::EMPTY, self.table.pass_size(), visit),
            Stage::Play => {
                let playable = self.table.playable(self.hand);
                let plays = playable.iter().map(Action::Play);
                plays.for_each(|action| visit(Choice::One(action)));
            }
            Stage::Moon(_) => {
                for reward in [AddOthers, Subtract] {
                    visit(Choice::One(Action::Moon(reward)));
                }
            }
            Stage::Over => {}
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.table.players.seats() {
            let own = self.seat == Some(seat);
            let hand = own.then(|| self.hand.iter());
            ledger.seen(Place::Of("hand", seat), hand, self.table.held(seat));
            let underway = own.then(|| self.underway().iter());
            let number = usize::from(self.table.has_chosen(seat)) * self.table.pass_size();
            ledger.seen(Place::Of("pass", seat), underway, number);
        }
        ledger.hidden_zone(Place::Table("widow"), self.table.widow_size());
        self.table.describe(ledger);
    }
}

/// Visits every way to pass `more` cards of `from` beside those chosen, in pack order.
fn choices(mut from: CardSet, chosen: CardSet, more: usize, visit: &mut dyn FnMut(Choice<Action>)) {
    if more == 0 {
        return visit(Choice::One(Action::Pass(chosen)));
    }
    while let Some(card) = from.iter().next() {
        from.remove(card);
        choices(from, chosen.or(CardSet::only(card)), more - 1, visit);
    }
}
