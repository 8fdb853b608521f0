//! What one seat sees of a table of Hearts: its own cards, everything open, and what it passed and received.

use super::{Action, Hearts, Open, Phase, Refusal};
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
    pub open: Open,
    /// The looking seat's own cards.
    pub hand: CardSet,
    /// The cards that the looking seat passed in this deal.
    pub passed: CardSet,
    /// The cards that it received.
    pub received: CardSet,
}

impl View {
    pub(super) fn of(game: &Hearts, seat: Option<Seat>) -> View {
        let open = game.open.clone();
        let delivered = !matches!(open.phase, Phase::Pass(_)) && open.pass_offset() > 0;
        View {
            seat,
            hand: seat.map_or(CardSet::EMPTY, |seat| game.hands[seat]),
            passed: seat.map_or(CardSet::EMPTY, |seat| game.passed[seat]),
            received: seat
                .filter(|_| delivered)
                .map_or(CardSet::EMPTY, |seat| game.passed[open.giver(seat)]),
            open,
        }
    }

    /// The cards that no zone open to this seat shows: they are in other hands, on their way, or in the widow.
    pub fn unseen(&self) -> CardSet {
        let own = self.hand.or(self.underway());
        let taken = self.open.won.iter();
        let taken = taken.fold(self.open.trick.set(), |all, (_, won)| all.or(*won));
        self.open.pack().without(own).without(taken)
    }

    /// The looking seat's own cards that are on their way to another one.
    pub fn underway(&self) -> CardSet {
        match self.seat {
            Some(seat) if self.open.has_chosen(seat) => self.passed,
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that the looking seat knows to be in the hand of the seat it passed to.
    pub fn known_passed(&self) -> CardSet {
        if matches!(self.open.phase, Phase::Pass(_)) {
            return CardSet::EMPTY;
        }
        self.passed.without(self.open.all_played())
    }

    /// Whether the looking seat decides now.
    pub fn decides(&self) -> bool {
        self.seat.is_some() && self.open.decider() == self.seat
    }

    /// The cards that the looking seat may play now; none when another seat decides or there is nothing to play.
    pub fn playable(&self) -> CardSet {
        if self.decides() && self.open.phase == Phase::Play {
            self.open.playable(self.hand)
        } else {
            CardSet::EMPTY
        }
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.open.phase != Phase::Over && !self.decides() {
            return Err(Refusal::NotNow);
        }
        self.open.check(action, self.hand)
    }
}

impl game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        use super::Reward::{AddOthers, Subtract};
        if !self.decides() {
            return;
        }
        match self.open.phase {
            Phase::Pass(_) => choices(self.hand, CardSet::EMPTY, self.open.pass_size(), visit),
            Phase::Play => {
                let playable = self.open.playable(self.hand);
                let plays = playable.iter().map(Action::Play);
                plays.for_each(|action| visit(Choice::One(action)));
            }
            Phase::Moon(_) => {
                for reward in [AddOthers, Subtract] {
                    visit(Choice::One(Action::Moon(reward)));
                }
            }
            Phase::Over => {}
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.open.players.seats() {
            let own = self.seat == Some(seat);
            let hand = own.then(|| self.hand.iter());
            ledger.seen(Place::Of("hand", seat), hand, self.open.held(seat));
            let underway = own.then(|| self.underway().iter());
            let number = usize::from(self.open.has_chosen(seat)) * self.open.pass_size();
            ledger.seen(Place::Of("pass", seat), underway, number);
        }
        ledger.hidden_zone(Place::Shared("widow"), self.open.widow_size());
        self.open.describe(ledger);
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
