//! What a player sees of a game of chess, which is everything.

use super::{Action, Chess, Fen, Kind, Move, Offer, Options, Position, Side};
use crate::game::{Choice, Turn, View};
use crate::ledger::Ledger;
use crate::seat::{Players, Seat};

/// The board as one seat sees it. Nothing in chess is hidden, so it holds the game as it is.
#[derive(Clone, PartialEq, Debug)]
pub struct ChessView {
    pub(super) seat: Option<Seat>,
    pub(super) game: Chess,
}

impl ChessView {
    /// The pieces and the side to move.
    pub fn position(&self) -> &Position {
        &self.game.position
    }

    /// The position with its counts.
    pub fn fen(&self) -> Fen {
        self.game.fen()
    }

    /// The options in force.
    pub fn options(&self) -> Options {
        self.game.options
    }

    /// The latest moves, oldest first: all of them, up to [`KEPT`](super::KEPT).
    pub fn moves(&self) -> &[Move] {
        &self.game.record.moves
    }

    /// The kept moves in order but for so many, each with the position before it, as a list of moves in words needs them.
    pub fn line(&self, but: usize) -> impl Iterator<Item = (Position, Move)> + use<'_> {
        self.game.record.line(but)
    }

    /// The position before the first kept move, and its counts.
    pub fn first(&self) -> Fen {
        let record = &self.game.record;
        Fen {
            position: record.first,
            quiet: record.first_quiet,
            number: record.first_number,
        }
    }

    /// The move that was made last, which is to be marked on the board.
    pub fn last(&self) -> Option<Move> {
        self.game.record.moves.last().copied()
    }

    /// How many half-moves have been played.
    pub fn played(&self) -> u32 {
        self.game.record.played()
    }

    /// How many pieces of a kind a side has lost.
    pub fn captured(&self, side: Side, kind: Kind) -> u8 {
        let lost = &self.game.captured[side.seat()];
        lost.get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether the other side's offer of a draw waits for the answer of the side to move.
    pub fn draw_offered(&self) -> bool {
        self.game.offer == Offer::Waiting && self.game.ending.is_none()
    }

    /// Whether the side to move has offered a draw with the move it is about to make.
    pub fn draw_offered_with_move(&self) -> bool {
        self.game.offer == Offer::WithMove && self.game.ending.is_none()
    }

    /// Whether the side to move may offer a draw now.
    pub fn may_offer_draw(&self) -> bool {
        self.game.ending.is_none() && self.game.offering().is_ok()
    }

    /// Whether the side to move may claim a draw now.
    pub fn may_claim_draw(&self) -> bool {
        self.game.ending.is_none() && self.game.claimable().is_some()
    }

    /// The milliseconds that a side has left, if there is a clock.
    pub fn time(&self, side: Side) -> Option<u32> {
        self.game.clock.map(|clock| clock[side.seat()])
    }

    /// The half-moves in a row without a capture or a pawn's move, and how many of them end the game.
    pub fn quiet(&self) -> (u16, u16) {
        let limit = self.game.options.fifty_moves.half_moves();
        (self.game.lull.quiet, limit)
    }

    /// The positions that can still come back, latest first; the first is the one on the board.
    pub fn since_change(&self) -> impl Iterator<Item = Position> + use<'_> {
        self.game.record.run(self.game.position, self.game.lull.run)
    }

    /// How often the position on the board has been there, now included.
    pub fn times_seen(&self) -> usize {
        self.game.times_seen()
    }
}

impl View for ChessView {
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
