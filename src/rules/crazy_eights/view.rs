//! What one seat sees of a table of Crazy Eights: its own cards, everything open, and the sizes of the rest.

use super::open::Moves;
use super::{Action, CrazyEights, Open, Refusal, SEATS};
use crate::cards::{Card, CardSet};
use crate::game::{self, Choice, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// What lies open on the table.
    pub open: Open,
    /// The looking seat's own cards.
    pub hand: CardSet,
    /// The number of cards of each seat.
    pub sizes: PerSeat<u8, SEATS>,
    /// How many of them a seat has held since before the discard pile last became the stock. Everybody can keep count:
    /// the cards of that pile were open, so each card played afterwards tells whether it is an old one. All are 0
    /// while there was no such rebuild.
    pub held_back: PerSeat<u8, SEATS>,
    /// The number of cards in the stock.
    pub stock: u8,
    /// Whether the seat to play has drawn in this turn.
    pub has_drawn: bool,
    /// The card drawn in this turn, for the seat that drew it.
    pub drawn: Option<Card>,
    /// Whose turn it is.
    pub turn: Turn,
}

impl View {
    pub(super) fn of(game: &CrazyEights, seat: Option<Seat>) -> View {
        let open = game.open.clone();
        let mut sizes = PerSeat::default();
        let mut held_back = PerSeat::default();
        for (seat, hand) in game.hands.iter() {
            sizes[seat] = hand.len() as u8;
            if open.rebuilds > 0 {
                held_back[seat] = hand.without(open.reshuffled).len() as u8;
            }
        }
        View {
            seat,
            hand: seat.map_or(CardSet::EMPTY, |seat| game.hands[seat]),
            sizes,
            held_back,
            stock: game.stock.len() as u8,
            has_drawn: game.drawn.is_some(),
            drawn: game.drawn.filter(|_| seat == Some(open.to_play)),
            turn: game::Game::turn(game),
            open,
        }
    }

    /// The cards that no zone open to this seat shows: they are in the stock or in other hands.
    pub fn unseen(&self) -> CardSet {
        let pile: CardSet = self.open.pile.iter().copied().collect();
        CardSet::PACK.without(pile).without(self.hand)
    }

    /// The cards that the looking seat may play now; none when another seat decides.
    pub fn playable(&self) -> CardSet {
        self.moves().map_or(CardSet::EMPTY, |moves| moves.cards)
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        let moves = self.moves().ok_or(Refusal::NotNow)?;
        moves.check(action, &self.open, self.hand)
    }

    fn moves(&self) -> Option<Moves> {
        game::View::decides(self).then(|| {
            self.open
                .moves(self.hand, usize::from(self.stock), self.drawn)
        })
    }

    /// The cards of a seat, if they are open to the one who looks: its own, and all when the game is over.
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        if self.seat == Some(seat) {
            return Some(self.hand);
        }
        let report = self.open.report.filter(|_| self.open.over)?;
        Some(report.hands[seat])
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
        if let Some(moves) = self.moves() {
            moves.visit(&mut |action| visit(Choice::One(action)));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.hidden_zone(Place::Shared("stock"), usize::from(self.stock));
        for seat in self.open.players.seats() {
            let hand = self.open_hand(seat).map(CardSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, self.sizes[seat].into());
        }
        self.open.describe(ledger);
        ledger.fact("drawn", Fact::of(self.drawn));
    }
}
