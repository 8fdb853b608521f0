//! Crazy Eights: match the top card of the discard pile by rank or suit and be the first without cards.
//!
//! A game is a number of deals. In each a seat plays one card a turn or draws one; an eight fits on everything and
//! names the suit that must follow. The seat that plays its last card ends the deal, all others count what they hold,
//! and the lowest total wins in the end. Rule numbers (`R9`) are those of the game's rule sheet.
//!
//! The parts: [`open`] is what lies open for everybody and knows what fits; [`deal`] deals, draws and ends a deal;
//! [`view`] is what one seat sees, [`imagine`] the way back from a view to a whole game, [`soundness`] the check of a game
//! that comes from a save.

mod action;
mod deal;
mod event;
mod imagine;
mod open;
mod options;
mod score;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use open::{MAX_REBUILDS, Open};
pub use options::{DrawRule, EmptyStock, Options};
pub use score::{Ending, Report, penalty_of_card, penalty_of_hand};
pub use view::View;

use crate::cards::{Card, CardSet, Suit};
use crate::prelude::*;
use heapless::Vec;
use open::Moves;

/// The most seats at a table.
pub const SEATS: usize = 8;

/// A table of Crazy Eights.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct CrazyEights {
    open: Open,
    hands: PerSeat<CardSet, SEATS>,
    /// The stock, its top card last.
    stock: Vec<Card, { Card::PACK }>,
    /// The card that the seat to play drew last in this turn.
    drawn: Option<Card>,
    rng: Rng,
}

impl CrazyEights {
    fn moves(&self) -> Moves {
        let hand = self.hands[self.open.to_play];
        self.open.moves(hand, self.stock.len(), self.drawn)
    }

    fn play(&mut self, card: Card, suit: Option<Suit>, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        self.hands[seat].remove(card);
        // The pile has room for the whole pack.
        let _ = self.open.pile.push(card);
        self.open.named = suit;
        self.open.passes = 0;
        croupier.tell(Event::Played { seat, card, suit });
        if self.hands[seat].is_empty() {
            croupier.tell(Event::WentOut { seat });
            self.end_deal(Ending::Out(seat), croupier);
        } else {
            self.end_turn();
        }
    }

    fn pass(&mut self, croupier: &mut Croupier<'_, Event>) {
        let seat = self.open.to_play;
        self.open.failed[seat] = self.open.suit();
        self.open.passes += 1;
        croupier.tell(Event::Passed { seat });
        if usize::from(self.open.passes) >= self.open.players.count() {
            croupier.tell(Event::Blocked);
            self.end_deal(Ending::Blocked, croupier);
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.drawn = None;
        self.open.to_play = self.open.players.left_of(self.open.to_play);
    }
}

impl Game for CrazyEights {
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
        let mut game = CrazyEights {
            open: Open {
                players,
                options: Options::from_values(&setup.options),
                dealer,
                to_play: dealer,
                pile: Vec::new(),
                named: None,
                passes: 0,
                rebuilds: 0,
                reshuffled: CardSet::EMPTY,
                failed: PerSeat::default(),
                totals: PerSeat::default(),
                deals: 0,
                report: None,
                over: false,
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
        self.open.turn(self.moves())
    }

    fn score(&self, seat: Seat) -> i32 {
        i32::from(self.open.totals[seat].number())
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        if self.open.over {
            return Err(Refusal::Over);
        }
        let hand = self.hands[self.open.to_play];
        self.moves().check(action, &self.open, hand)?;
        match action {
            Action::Play { card, suit } => self.play(card, suit, croupier),
            Action::Draw => self.draw(croupier),
            Action::Keep => {
                let seat = self.open.to_play;
                croupier.tell(Event::Kept { seat });
                self.end_turn();
            }
            Action::Pass => self.pass(croupier),
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
