//! What one seat sees of a table of Sorry!: everything open, its own hand, and the sizes of the rest.

use super::card::Cards;
use super::{Action, Board, Card, Duty, Open, Plays, Refusal, SEATS, Sorry};
use crate::game::{self, Choice, Turn};
use crate::ledger::{Ledger, Place};
use crate::seat::{PerSeat, Players, Seat};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// What lies open on the table.
    pub open: Open,
    /// The looking seat's own cards.
    pub hand: Cards,
    /// The number of cards of each seat.
    pub sizes: PerSeat<u8, SEATS>,
    /// The number of cards in the draw pile.
    pub stock: u8,
}

impl View {
    pub(super) fn of(game: &Sorry, seat: Option<Seat>) -> View {
        let mut sizes = PerSeat::default();
        for (seat, hand) in game.hands.iter() {
            sizes[seat] = hand.len() as u8;
        }
        View {
            seat,
            open: game.open.clone(),
            hand: seat.map_or(Cards::default(), |seat| game.hands[seat]),
            sizes,
            stock: game.stock.len() as u8,
        }
    }

    /// Where every pawn stands.
    pub fn board(&self) -> &Board {
        &self.open.board
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if !game::View::decides(self) {
            return Err(Refusal::NotNow);
        }
        self.open.check(&self.hand, action)
    }

    /// What the seat in turn may do with a card.
    pub fn plays(&self, card: Card) -> Plays {
        self.open.plays(card)
    }

    /// Whether there is nothing to do but to pass.
    pub fn must_pass(&self) -> bool {
        let card = self.open.card.filter(|_| !self.open.has_hands());
        game::View::decides(self)
            && card.is_some_and(|card| self.plays(card).duty() == Duty::Nothing)
    }

    /// The cards that no zone open to this seat shows: they are in the draw pile or in other hands.
    pub fn unseen(&self) -> Cards {
        let open = self.open.discard.iter().copied().chain(self.open.card);
        Cards::deck().without(open).without(self.hand.iter())
    }
}

impl game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.open.players()
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if game::View::decides(self) {
            self.open
                .visit(&self.hand, &mut |action| visit(Choice::One(action)));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.hidden_zone(Place::Shared("stock"), usize::from(self.stock));
        if self.open.has_hands() {
            for seat in self.open.players().seats() {
                let own = (self.seat == Some(seat)).then(|| self.hand.iter());
                ledger.seen(Place::Of("hand", seat), own, self.sizes[seat].into());
            }
        }
        self.open.describe(ledger);
    }
}
