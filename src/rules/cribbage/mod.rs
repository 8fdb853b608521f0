//! Cribbage: peg round the board with fifteens, pairs and runs, in the play and with the hand.
//!
//! A game is a number of deals. In each the seats put a card or two into the dealer's crib and a starter is turned up; then
//! they play cards up to thirty-one, again and again, pegging for what a card makes; then every hand is counted with the
//! starter, and the dealer's crib last. Whoever is first at the end of the track has won, at once. Rule numbers (`R9`) are
//! those of the game's rule sheet.
//!
//! The parts: [`count`] is what cards are worth, [`plays`] the play; [`open`] is what lies open for everybody and knows what
//! may be done; [`deal`] deals, pegs and ends a deal; [`view`] is what one seat sees, [`imagine`] the way back from a view
//! to a whole game, [`soundness`] the check of a game that comes from a save.

mod action;
pub mod count;
mod deal;
mod event;
mod imagine;
mod open;
mod options;
mod plays;
mod score;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use count::{BEST_HAND, Combination, Kind, MOST, Made};
pub use event::Event;
pub use open::{Open, Phase};
pub use options::{Counting, Options};
pub use plays::{HAND, MOST_CARDS, Play, Plays};
pub use score::{Pegs, Report, Tally};
pub use view::View;

use crate::cards::{Card, CardSet};
use crate::prelude::*;
use heapless::Vec;

/// The most seats at a table.
pub const SEATS: usize = 4;

/// What is left of the pack when two have been dealt to.
const STOCK: usize = Card::PACK - 12;

/// A table of Cribbage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cribbage {
    open: Open,
    hands: PerSeat<CardSet, SEATS>,
    /// What each seat has put into the crib in this deal, and in the last finished one.
    thrown: PerSeat<CardSet, SEATS>,
    former: PerSeat<CardSet, SEATS>,
    crib: CardSet,
    /// The next card last.
    stock: Vec<Card, STOCK>,
    rng: Rng,
}

impl Game for Cribbage {
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
        let mut game = Cribbage {
            open: Open {
                players,
                options: Options::from_values(&setup.options),
                dealer,
                phase: Phase::Discard(0),
                starter: None,
                plays: Plays::led_by(players, players.left_of(dealer)),
                nobs_due: false,
                pegs: PerSeat::default(),
                tally: PerSeat::default(),
                deals: 0,
                report: None,
            },
            hands: PerSeat::default(),
            thrown: PerSeat::default(),
            former: PerSeat::default(),
            crib: CardSet::EMPTY,
            stock: Vec::new(),
            rng,
        };
        game.deal(croupier);
        Ok(game)
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn teams(&self) -> Teams {
        self.open.teams()
    }

    fn turn(&self) -> Turn {
        let hand = self.open.decider().map(|seat| self.hands[seat]);
        let fits = hand.is_some_and(|hand| !self.open.playable(hand).is_empty());
        self.open.turn(fits)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.open.pegs[seat].front.number().into()
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.open.decider().ok_or(Refusal::Over)?;
        self.open.check(action, self.hands[seat])?;
        match action {
            Action::Crib(cards) => self.discard(seat, cards, croupier),
            Action::Play(card) => self.play(seat, card, croupier),
            Action::Go => self.go(seat, croupier),
            Action::Nobs => self.nobs(croupier),
            Action::Count | Action::Claim(_) => self.count(action, croupier),
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
        for seat in self.open.players.seats() {
            ledger.open(Place::Of("hand", seat), self.hands[seat].iter());
        }
        ledger.open(Place::Shared("crib"), self.crib.iter());
        ledger.open(Place::Shared("stock"), self.stock.iter().rev());
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
