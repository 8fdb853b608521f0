//! Rummy: draw a card, meld groups and runs, lay off on all that lies there, discard one, and be the first without cards.
//!
//! A game is a number of deals. Whoever goes out scores what the others still hold; the highest total wins. The one option,
//! how long the game lasts, is shared with Crazy Eights ([`Length`]). Rule numbers (`R9`) are those of the game's rule
//! sheet.
//!
//! The parts: [`meld`] knows what a meld is and what fits on it; [`open`] is what lies open for everybody and knows what
//! may be done; [`deal`] deals, draws, lays down and ends a deal; [`view`] is what one seat sees, [`imagine`] the way back
//! from a view to a whole game, [`soundness`] the check of a game that comes from a save.

mod action;
mod deal;
mod event;
mod imagine;
pub mod meld;
mod open;
mod options;
mod score;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use event::{Event, Shown};
pub use meld::{Kind, MOST_MELDS, Meld};
pub use open::{MOST_QUIET, Open, Phase};
pub use score::{Report, value_of_card, value_of_hand};
pub use view::{Stock, View};

use crate::cards::{Card, CardSet};
use crate::length::Length;
use crate::prelude::*;
use heapless::Vec;

/// The most seats at a table.
pub const SEATS: usize = 6;

/// The most cards that a hand comes to.
pub const MOST_HELD: usize = 11;

/// A table of Rummy.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rummy {
    open: Open,
    hands: PerSeat<CardSet, SEATS>,
    /// The stock, its top card last.
    stock: Vec<Card, { Card::PACK }>,
    /// The card that the seat to play drew from the stock in this turn.
    drawn: Option<Card>,
    rng: Rng,
}

impl Game for Rummy {
    const INFO: &'static Info = &options::INFO;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let players = setup.players;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let dealer = croupier.pick_seat(&mut rng, players);
        let mut game = Rummy {
            open: Open {
                players,
                length: Length::of_value(setup.options.get(options::GAME)),
                dealer,
                to_play: dealer,
                phase: Phase::Draw,
                pile: Vec::new(),
                melds: Vec::new(),
                taken: None,
                melded: false,
                laid: CardSet::EMPTY,
                turned: 0,
                stalled: false,
                quiet: 0,
                known: PerSeat::default(),
                totals: PerSeat::default(),
                deals: 0,
                report: None,
            },
            hands: PerSeat::default(),
            stock: Vec::new(),
            drawn: None,
            rng,
        };
        game.deal(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.open.totals[seat].number())
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        self.open.check(action, self.hands[self.open.to_play])?;
        match action {
            Action::TakeDiscard => self.take_discard(croupier),
            Action::DrawStock => self.draw_stock(croupier),
            Action::Meld(cards) => self.meld(cards, croupier),
            Action::LayOff { meld, card } => self.lay_off(meld, card, croupier),
            Action::Discard(card) => self.discard(card, croupier),
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View::of(self, seat)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        imagine::imagine(view, rng)
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("stock"), self.stock.iter().rev());
        for seat in self.open.players.seats() {
            ledger.open(Place::Of("hand", seat), self.hands[seat].iter());
        }
        self.open.describe(ledger);
        ledger.fact("drawn", Fact::of(self.drawn));
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
