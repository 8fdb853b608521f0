//! What one seat sees of a table of Cribbage: its own cards, what it put into the crib, and everything open.

use super::{Action, Cribbage, Open, Phase, Refusal};
use crate::cards::CardSet;
use crate::game::{self, Choice, Turn};
use crate::ledger::{Fact, Ledger, Place};
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
    /// What the looking seat has put into the crib in this deal.
    pub thrown: CardSet,
    /// What it put into the crib in the last finished deal.
    pub former: CardSet,
    /// The crib, when it lies open.
    pub crib: Option<CardSet>,
    /// Whose turn it is.
    pub turn: Turn,
}

impl View {
    pub(super) fn of(game: &Cribbage, seat: Option<Seat>) -> View {
        let own = |cards: &crate::seat::PerSeat<CardSet, { super::SEATS }>| {
            seat.map_or(CardSet::EMPTY, |seat| cards[seat])
        };
        View {
            seat,
            hand: own(&game.hands),
            thrown: own(&game.thrown),
            former: own(&game.former),
            crib: game.open.crib_is_open().then_some(game.crib),
            turn: game::Game::turn(game),
            open: game.open.clone(),
        }
    }

    /// The cards that a seat holds, if they are open to the one who looks: its own, and all when the game is over.
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        if self.seat == Some(seat) {
            return Some(self.hand);
        }
        let report = self
            .open
            .report
            .filter(|_| self.open.phase == Phase::Over)?;
        Some(report.hands[seat].without(self.open.plays.by(seat)))
    }

    /// The cards that no zone open to this seat shows: they are in the stock, in the crib or in other hands.
    pub fn unseen(&self) -> CardSet {
        let seats = self.open.players.seats();
        let hands = seats.filter_map(|seat| self.open_hand(seat));
        let starter = self.open.starter.map_or(CardSet::EMPTY, CardSet::only);
        let seen = hands.fold(self.thrown.or(starter), CardSet::or);
        let seen = seen.or(self.crib.unwrap_or(CardSet::EMPTY));
        CardSet::PACK.without(seen).without(self.open.plays.set())
    }

    /// The cards that the looking seat may play now; none when another seat decides or there is nothing to play.
    pub fn playable(&self) -> CardSet {
        match game::View::decides(self) {
            true => self.open.playable(self.hand),
            false => CardSet::EMPTY,
        }
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.open.phase != Phase::Over && !game::View::decides(self) {
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
        self.turn
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if game::View::decides(self) {
            self.open.legal(self.hand, visit);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.open.players.seats() {
            let hand = self.open_hand(seat).map(CardSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, self.open.held(seat));
        }
        let crib = self.crib.map(CardSet::iter);
        ledger.seen(Place::Shared("crib"), crib, self.open.crib());
        ledger.hidden_zone(Place::Shared("stock"), self.open.stock());
        self.open.describe(ledger);
        ledger.fact("discarded", Fact::list(self.thrown.iter()));
    }
}
