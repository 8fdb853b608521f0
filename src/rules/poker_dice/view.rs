//! What one seat may know, which here is everything on the table.

use super::MAX_PLAYERS;
use super::action::{Action, Again};
use super::event::Seats as SeatList;
use super::face::DICE;
use super::open::{Open, Phase};
use crate::game::{Choice, Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place, Thing};
use crate::seat::{Players, Seat, SeatSet};

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks.
    pub seat: Option<Seat>,
    /// The table, all of which is open.
    pub open: Open,
}

impl Open {
    /// Whose turn it is, or how the match ended.
    pub fn turn(&self) -> Turn {
        match self.thrower() {
            Some(seat) => Turn::Decide(Decision {
                seat,
                phase: match self.phase {
                    Phase::Order => "order",
                    Phase::Draw(_) => "draw",
                    Phase::Throw | Phase::Over => "throw",
                },
                private: false,
            }),
            None => Turn::Over(Outcome {
                winners: self.winner().map_or(SeatSet::NONE, SeatSet::only),
                reason: "hands",
            }),
        }
    }

    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        let (cup, dice) = match self.phase {
            Phase::Draw(dice) => (0, Some(dice)),
            _ => (DICE as i32, None),
        };
        ledger.count("dice", Place::Shared("cup"), Some(cup));
        ledger.count("dice", Place::Shared("table"), Some(DICE as i32 - cup));
        for seat in self.players.seats() {
            ledger.score(self.won[seat].into());
        }
        ledger.fact("hand", Fact::Number(self.hand.into()));
        ledger.fact("throw-off", Fact::Number(self.throw_offs.into()));
        let order = Thing::of(SeatList(self.order.iter().copied()));
        ledger.fact("order", Fact::Text(order));
        ledger.fact("dice", Fact::of(dice));
        let names = LOTS.iter().zip(&RESULTS);
        for (seat, (lot, result)) in self.players.seats().zip(names) {
            if self.phase == Phase::Order {
                ledger.fact(lot, Fact::of(self.lots.thrown(seat)));
            } else {
                ledger.fact(result, Fact::of(self.seats[seat].latest()));
            }
        }
    }
}

/// What each seat threw for the order, and in the hand.
const LOTS: [&str; MAX_PLAYERS] = [
    "lot0", "lot1", "lot2", "lot3", "lot4", "lot5", "lot6", "lot7",
];
const RESULTS: [&str; MAX_PLAYERS] = [
    "thrown0", "thrown1", "thrown2", "thrown3", "thrown4", "thrown5", "thrown6", "thrown7",
];

impl crate::game::View for View {
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
        if !self.decides() {
            return;
        }
        if let Phase::Draw(_) = self.open.phase {
            visit(Choice::One(Action::Stand));
            Again::all().for_each(|again| visit(Choice::One(Action::Reroll(again))));
        } else {
            visit(Choice::One(Action::Roll));
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.open.describe(ledger);
    }
}
