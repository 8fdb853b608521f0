//! Domino Poker: five tiles each, one round of betting, and the best hand takes the pot.
//!
//! The twenty tiles without blanks and without 1-1 are all dealt, so there is nothing to draw: a hand is what it is, and
//! what is left to decide is how much to bet on it. Nobody can lose more in a hand than the poorest seat has. Where no
//! chips are wanted all hands are turned up and won hands are counted. Rule numbers (`R5`) are those of the game's rule
//! sheet.
//!
//! The parts: [`rank`] is what tiles are worth; [`open`] is what lies open for everybody and knows what may be done;
//! [`hand`] deals a hand, carries out what is said and ends it; [`view`] is what one seat sees, [`imagine`] the way back
//! from a view to a whole game, [`soundness`] the check of a game that comes from a save.

mod action;
mod event;
mod hand;
mod imagine;
mod open;
mod options;
pub mod rank;
mod report;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use event::Event;
pub use open::{ANTE, MOST_BETS, Open, Phase, STEP, Said};
pub use options::{Options, Stakes, Straights};
pub use rank::{Category, HAND, PACK, PACK_SIZE, Rank};
pub use report::Report;
pub use view::View;

use crate::prelude::*;
use crate::tiles::TileSet;

/// The seats at a table.
pub const SEATS: usize = 4;

/// The tiles of each seat, none where they are not to be seen.
pub type Hands = PerSeat<TileSet, SEATS>;

/// A table of Domino Poker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DominoPoker {
    open: Open,
    hands: Hands,
    rng: Rng,
}

impl Game for DominoPoker {
    const INFO: &'static Info = &options::INFO;

    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, croupier: &mut Croupier<'_, Event>) -> Result<Self, SetupFault> {
        setup.check(Self::INFO)?;
        let mut rng = Rng::seed_from_u64(setup.seed);
        let dealer = croupier.pick_seat(&mut rng, setup.players);
        let mut game = DominoPoker {
            open: Open::new(setup.players, Options::of(&setup.options), dealer),
            hands: Hands::default(),
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

    /// The chips that the seat has before it, without those in the pot; or the hands that it has won.
    fn score(&self, seat: Seat) -> i32 {
        self.open.stacks[seat].into()
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        self.open.check(action)?;
        self.carry_out(action, croupier);
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
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
