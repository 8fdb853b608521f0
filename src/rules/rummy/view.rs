//! What one seat sees of a table of Rummy: its own cards, everything open, and the sizes of the rest.

use super::{Action, Open, Refusal, Rummy, SEATS};
use crate::cards::{Card, CardSet};
use crate::game::{self, Choice, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat};
use heapless::Vec;

/// The stock as all see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stock {
    /// So many cards face down.
    Hidden(u8),
    /// A pile that was turned over: everybody can tell its order. The top card lies last.
    Turned(Vec<Card, { Card::PACK }>),
}

impl Stock {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        match self {
            Stock::Hidden(number) => usize::from(*number),
            Stock::Turned(cards) => cards.len(),
        }
    }

    /// Whether nothing is left of it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

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
    /// The stock.
    pub stock: Stock,
    /// The card drawn from the stock in this turn, for the seat that drew it.
    pub drawn: Option<Card>,
}

impl View {
    pub(super) fn of(game: &Rummy, seat: Option<Seat>) -> View {
        let mut sizes = PerSeat::default();
        for (seat, hand) in game.hands.iter() {
            sizes[seat] = hand.len() as u8;
        }
        View {
            seat,
            open: game.open.clone(),
            hand: seat.map_or(CardSet::EMPTY, |seat| game.hands[seat]),
            sizes,
            stock: match game.open.turned {
                0 => Stock::Hidden(game.stock.len() as u8),
                _ => Stock::Turned(game.stock.clone()),
            },
            drawn: game.drawn.filter(|_| seat == Some(game.open.to_play)),
        }
    }

    /// The cards that lie open: in the pile, on the table, and in a stock that was turned over.
    pub fn seen(&self) -> CardSet {
        let mut seen: CardSet = self.open.pile.iter().copied().collect();
        if let Stock::Turned(cards) = &self.stock {
            seen.extend(cards.iter().copied());
        }
        let melds = self.open.melds.iter();
        melds.fold(seen, |all, meld| all.or(meld.cards))
    }

    /// The cards of which this seat can tell by no single sight where they are: in other hands or in the stock.
    pub fn unseen(&self) -> CardSet {
        let known = self.open.known.iter();
        let known = known.fold(self.hand, |all, (_, cards)| all.or(*cards));
        CardSet::PACK.without(self.seen()).without(known)
    }

    /// Whether the looking seat decides now.
    pub fn decides(&self) -> bool {
        game::View::decides(self)
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if !self.decides() && self.open.phase != super::Phase::Over {
            return Err(Refusal::NotNow);
        }
        self.open.check(action, self.hand)
    }

    /// The cards of a seat, if they are open to the one who looks: its own, and all when the game is over.
    pub fn open_hand(&self, seat: Seat) -> Option<CardSet> {
        if self.seat == Some(seat) {
            return Some(self.hand);
        }
        let over = self.open.phase == super::Phase::Over;
        let report = self.open.report.filter(|_| over)?;
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
        self.open.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.decides() {
            let mut one = |action| visit(Choice::One(action));
            self.open.visit(self.hand, &mut one);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        match &self.stock {
            Stock::Hidden(number) => {
                ledger.hidden_zone(Place::Shared("stock"), usize::from(*number));
            }
            Stock::Turned(cards) => ledger.open(Place::Shared("stock"), cards.iter().rev()),
        }
        for seat in self.open.players.seats() {
            let hand = self.open_hand(seat).map(CardSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, self.sizes[seat].into());
        }
        self.open.describe(ledger);
        ledger.fact("drawn", Fact::of(self.drawn));
    }
}
