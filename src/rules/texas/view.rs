//! What one seat sees of a table of Four Hand Texas: its own tiles and everything open.

use super::{Action, Open, Phase, Refusal, Texas};
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
    pub(super) fn of(game: &Texas, seat: Option<Seat>) -> View {
        View {
            seat,
            open: game.open.clone(),
            hand: seat.map_or(TileSet::EMPTY, |seat| game.hands[seat]),
        }
    }

    /// The tiles in other hands.
    pub fn unseen(&self) -> TileSet {
        TileSet::ALL
            .without(self.hand)
            .without(self.open.all_played())
    }

    /// The hand of a seat, where it may be seen: one's own, and everybody's when the game is over.
    pub fn shown(&self, seat: Seat) -> Option<TileSet> {
        match (self.open.phase, &self.open.report) {
            _ if self.seat == Some(seat) => Some(self.hand),
            (Phase::Over, Some(report)) => Some(report.rest[seat]),
            _ => None,
        }
    }

    /// Whether the looking seat decides now.
    pub fn decides(&self) -> bool {
        self.seat.is_some() && self.open.decider() == self.seat
    }

    /// The tiles that the looking seat may play now; none when another seat decides or there is nothing to play.
    pub fn playable(&self) -> TileSet {
        match self.decides() {
            true => self.open.playable(self.hand),
            false => TileSet::EMPTY,
        }
    }

    /// Whether the looking seat may do this now; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.open.phase != Phase::Over && !self.decides() {
            return Err(Refusal::NotNow);
        }
        self.open.check(action, self.hand)
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
        if self.decides() {
            self.open.legal(self.hand, visit);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.open.players.seats() {
            let hand = self.shown(seat).map(TileSet::iter);
            ledger.seen(Place::Of("hand", seat), hand, self.open.held(seat));
        }
        self.open.describe(ledger);
    }
}
