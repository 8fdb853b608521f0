//! Poker Dice: five dice, one or two throws, and the highest poker hand wins.
//!
//! Everybody throws one die for the order. In a hand each seat throws all five dice and may throw up to three of them
//! again; the highest rank wins, and those who tie for it throw off. Two players play until one has won three hands, more
//! play a single one.
//!
//! All of it lies open, so the full game is the [`Open`] and a generator, and a view is the table without the
//! generator. The table walks from [`Phase`] to [`Phase`]; a hand that ends is won and the next one begun inside the
//! same `apply`, and a [`Report`] is kept to explain it.

mod action;
mod event;
mod face;
mod hand;
mod open;
mod options;
mod order;
mod report;
mod soundness;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Again, MOST_AGAIN, Refusal};
pub use event::Event;
pub use face::{DICE, Dice, Face};
pub use hand::{Category, Hand, Rank};
pub use open::{Open, Order, Phase};
pub use options::{INFO, Match, NextHand, Options, ThrowOff};
pub use order::Lots;
pub use report::{Report, Throws};
pub use view::View;

use crate::prelude::*;

/// The largest table.
pub const MAX_PLAYERS: usize = 8;

/// One value for each seat of this game.
pub type Seats<T> = PerSeat<T, MAX_PLAYERS>;

/// A game of Poker Dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PokerDice {
    rng: Rng,
    open: Open,
}

impl Game for PokerDice {
    const INFO: &'static Info = &INFO;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn start(setup: &Setup, _: &mut Croupier<'_, Event>) -> Result<PokerDice, SetupFault> {
        setup.check(&INFO)?;
        Ok(PokerDice {
            rng: Rng::seed_from_u64(setup.seed),
            open: Open::new(setup.players, Options::of(&setup.options)),
        })
    }

    fn players(&self) -> Players {
        self.open.players
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    /// The hands that the seat has won.
    fn score(&self, seat: Seat) -> i32 {
        self.open.won[seat].into()
    }

    fn apply(&mut self, action: Action, croupier: &mut Croupier<'_, Event>) -> Result<(), Refusal> {
        let PokerDice { rng, open } = self;
        let seat = open.thrower().ok_or(Refusal::Over)?;
        match (open.phase, action) {
            (Phase::Order, Action::Roll) => open.throw_lot(seat, rng, croupier),
            (Phase::Throw, Action::Roll) => open.throw_all(seat, rng, croupier),
            (Phase::Draw(dice), Action::Stand) => {
                open.draw(seat, dice, Again::NONE, rng, croupier);
            }
            (Phase::Draw(_), Action::Reroll(again)) if again.len() > MOST_AGAIN => {
                return Err(Refusal::TooMany);
            }
            (Phase::Draw(_), Action::Reroll(again)) if again.is_empty() => {
                return Err(Refusal::NoDie);
            }
            (Phase::Draw(dice), Action::Reroll(again)) => {
                open.draw(seat, dice, again, rng, croupier);
            }
            (Phase::Draw(_), Action::Roll) => return Err(Refusal::Thrown),
            (_, Action::Stand | Action::Reroll(_)) => return Err(Refusal::ThrowFirst),
            (Phase::Over, _) => return Err(Refusal::Over),
        }
        Ok(())
    }

    fn view(&self, seat: Option<Seat>) -> View {
        View {
            seat,
            open: self.open.clone(),
        }
    }

    /// Only the future is hidden.
    fn imagine(view: &View, rng: &mut Rng) -> PokerDice {
        PokerDice {
            rng: rng.fork(),
            open: view.open.clone(),
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.open.describe(ledger);
    }

    fn is_sound(&self) -> bool {
        self.open.is_sound()
    }
}
