//! What a seat may know, which here is everything on the table.

use super::action::Action;
use super::open::{Open, Phase};
use crate::game::{Choice, Turn};
use crate::ledger::Ledger;
use crate::seat::{Players, Seat};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Option<Seat>,
    /// The table, all of which is open.
    pub open: Open,
}

impl crate::game::View for View {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        Players::ONE
    }

    fn turn(&self) -> Turn {
        self.open.turn()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if !self.decides() {
            return;
        }
        match self.open.phase {
            Phase::Count => visit(Choice::One(Action::Count)),
            Phase::Match => {
                visit(Choice::One(Action::Remove));
                visit(Choice::One(Action::Leave));
            }
            Phase::Over(_) => {}
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.open.describe(ledger);
    }
}
