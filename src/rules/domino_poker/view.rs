//! What one seat sees of a table of Domino Poker: its own tiles, those that were shown, and everything open.

use super::{Action, DominoPoker, HAND, Open, Phase, Refusal};
use crate::game::{self, Choice, Turn};
use crate::ledger::{Ledger, Place};
use crate::seat::{Players, Seat};
use crate::tiles::TileSet;

/// All that one seat may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The seat that looks; none for what is open to everybody.
    pub seat: Option<Seat>,
    /// What lies open on the table.
    pub open: Open,
    /// The looking seat's own tiles.
    pub hand: TileSet,
}

impl View {
    pub(super) fn of(game: &DominoPoker, seat: Option<Seat>) -> View {
        View {
            seat,
            open: game.open.clone(),
            hand: seat.map_or(TileSet::EMPTY, |seat| game.hands[seat]),
        }
    }

    /// The tiles of a seat, if the one who looks may see them: its own, and when the game is over those that were shown.
    pub fn open_hand(&self, seat: Seat) -> Option<TileSet> {
        if self.seat == Some(seat) {
            return Some(self.hand);
        }
        let over = self.open.phase == Phase::Over;
        let report = self.open.report.filter(|_| over)?;
        Some(report.shown[seat]).filter(|hand| !hand.is_empty())
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.open.phase != Phase::Over && !game::View::decides(self) {
            return Err(Refusal::NotNow);
        }
        self.open.check(action)
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
        if game::View::decides(self) {
            self.open.legal(visit);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.open.players.seats() {
            let hand = self.open_hand(seat).map(TileSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, HAND);
        }
        self.open.describe(ledger);
    }
}
