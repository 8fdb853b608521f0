//! What the laws of hand-overs ask of a table: for tests alone.

use super::{Phase, Table};
use crate::store::MAX_RECORD;
use core::any::Any;
use parlour_rules::{Rng, Seat, Turn};
use std::boxed::Box;
use std::vec::Vec;

impl Table {
    /// Who is to decide.
    pub(crate) fn decides_now(&self) -> Option<Seat> {
        self.turn().and_then(Turn::seat)
    }

    /// The game as it would be saved.
    pub(crate) fn game_as_saved(&self) -> Vec<u8> {
        let game = self.game.running().unwrap();
        game.save(&mut [0; MAX_RECORD]).unwrap().to_vec()
    }

    /// Deals anew what a seat does not know, also in the game as it was before the moment that is shown. Gives what is to
    /// be put back.
    pub(crate) fn deal_anew(
        &mut self,
        knows: Option<Seat>,
        former: &[u8],
        rng: &mut Rng,
    ) -> Box<dyn Any> {
        let game = self.game.running_mut().unwrap();
        game.deal_anew(knows, former, rng)
    }

    /// Puts back what was dealt anew.
    pub(crate) fn put_back(&mut self, kept: Box<dyn Any>) {
        self.game.running_mut().unwrap().put_back(kept);
    }

    /// Whether a seat may know of the event that is shown, and the recap is for nobody else.
    pub(crate) fn shows_only_what_is_told_to(&self, seat: Option<Seat>) -> bool {
        match self.phase {
            Phase::Moment { .. } => {
                let mut known = self.log.after(self.shown.saturating_sub(1), seat);
                known.next().is_some_and(|noted| noted.number == self.shown)
            }
            Phase::Recap(told) | Phase::Lifting(told) => seat == Some(told),
            _ => true,
        }
    }
}
