//! What a player sees of a game of checkers, which is everything.

use super::position::Position;
use super::{Action, Checkers, Move, Offer, Options, Side};
use crate::game::{Choice, Turn, View};
use crate::ledger::Ledger;
use crate::seat::{Players, Seat};

/// The board as one seat sees it. Nothing in checkers is hidden, so it holds the game as it is.
#[derive(Clone, PartialEq, Debug)]
pub struct CheckersView {
    pub(super) seat: Option<Seat>,
    pub(super) game: Checkers,
}

impl CheckersView {
    /// The checkers and the side to move.
    pub fn position(&self) -> &Position {
        &self.game.position
    }

    /// The options in force.
    pub fn options(&self) -> Options {
        self.game.options
    }

    /// The last moves played, oldest first; the very last one is to be marked on the board.
    pub fn recent(&self) -> &[Move] {
        &self.game.recent
    }

    /// How many single moves have been played.
    pub fn played(&self) -> u32 {
        self.game.played
    }

    /// How many checkers of a side have been captured.
    pub fn captured(&self, side: Side) -> u8 {
        self.game.captured[side.seat()]
    }

    /// Whether a draw is offered and waits for its answer.
    pub fn draw_offered(&self) -> bool {
        self.game.offer == Offer::Waiting && self.game.ending.is_none()
    }

    /// Whether the seat to move may offer a draw now.
    pub fn may_offer_draw(&self) -> bool {
        self.game.may_offer_draw()
    }

    /// The quiet single moves in a row, and how many of them make a draw.
    pub fn quiet(&self) -> (u16, u16) {
        let limit = self.game.options.quiet_limit.single_moves();
        (self.game.quiet.count(), limit)
    }

    /// The positions since something last changed for good, latest first; the first is the one on the board.
    pub fn since_change(&self) -> impl Iterator<Item = Position> {
        self.game.quiet.positions(self.game.position)
    }

    /// How often the position on the board has been there since something last changed for good, now included.
    pub fn times_seen(&self) -> usize {
        self.game.quiet.times(self.game.position)
    }
}

impl View for CheckersView {
    type Action = Action;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn players(&self) -> Players {
        self.game.players
    }

    fn turn(&self) -> Turn {
        self.game.standing()
    }

    fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        if self.decides() {
            self.game.visit_actions(visit);
        }
    }

    fn describe(&self, ledger: &mut dyn Ledger) {
        self.game.write_out(ledger);
    }
}
