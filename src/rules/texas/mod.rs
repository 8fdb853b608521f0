//! Four Hand Texas: bid for the right to name trumps, and take tricks of dominoes and the points in them with a partner.
//!
//! A game is a number of hands. In each the seats bid in turn for how many of its 42 points their side will take; the highest
//! bidder names the trumps and leads, and seven tricks are played. The side that bid scores what it took, or the other one
//! scores the bid as well. Whoever has 250 points first has won. Rule numbers (`R9`) are those of the game's rule sheet.
//!
//! The parts: [`contract`] is which tiles go together and which are high, [`auction`] who has bid what; [`open`] is what lies
//! open for everybody and knows what may be done, [`score`] what a hand brings; [`hand`] deals, and ends tricks and hands;
//! [`view`] is what one seat sees, [`imagine`] the way back from a view to a whole game, [`soundness`] the check of a game
//! that comes from a save.

mod action;
pub mod auction;
pub mod contract;
mod event;
mod hand;
mod imagine;
mod open;
mod options;
mod score;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Refusal};
pub use auction::{Auction, Bid, Call};
pub use contract::{Contract, Suit};
pub use event::Event;
pub use open::{Open, Phase, Trick};
pub use options::{AllPass, Asking, Options};
pub use score::{COUNT_TILES, HAND_POINTS, Report, Side, TARGET, points_of};
pub use view::View;

use crate::points::Points;
use crate::prelude::*;
use crate::tiles::TileSet;
use heapless::Vec;

/// The seats at a table, neither more nor fewer.
pub const SEATS: usize = 4;

/// How many tiles each seat is dealt, and how many tricks a hand has.
pub const HAND: usize = 7;

/// A table of Four Hand Texas.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Texas {
    open: Open,
    hands: PerSeat<TileSet, SEATS>,
    rng: Rng,
}

impl Game for Texas {
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
        let options = Options::from_values(&setup.options);
        let mut game = Texas {
            open: Open {
                players,
                options,
                dealer,
                phase: Phase::Auction,
                auction: Auction::begin(options.auction, players, dealer),
                contract: None,
                trick: Trick::led_by(dealer),
                tricks: Vec::new(),
                totals: [Points::ZERO; 2],
                deals: 0,
                report: None,
            },
            hands: PerSeat::default(),
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
        self.open.total(Side::of(seat)).number().into()
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let seat = self.open.decider().ok_or(Refusal::Over)?;
        self.open.check(action, self.hands[seat])?;
        match action {
            Action::Call(call) => self.call(seat, call, croupier),
            Action::Name(contract) => self.name(seat, contract, croupier),
            Action::Play(tile) => self.play(seat, tile, croupier),
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
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        soundness::is_sound(self)
    }
}
