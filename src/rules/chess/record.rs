//! The moves of a game, so that they can be listed, and so that positions that came back can be counted. The latest
//! 1,024 are kept (ruling 13); of a longer game, the position before them.

use super::action::Move;
use super::board::Side;
use super::position::Position;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How many of the latest half-moves are kept.
pub const KEPT: usize = 1024;

/// The kept moves and the position before the first of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// The position before the first kept move.
    pub(super) first: Position,
    /// Its half-move clock.
    pub(super) first_quiet: u16,
    /// The number of the move to be made in it.
    pub(super) first_number: u16,
    /// How many half-moves came before the kept ones.
    pub(super) dropped: u32,
    pub(super) moves: Vec<Move, KEPT>,
}

/// How long nothing has changed for good, in two ways of counting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Lull {
    /// Half-moves in a row without a capture or a pawn's move: the half-move clock of FEN.
    pub(super) quiet: u16,
    /// Half-moves in a row after which the position before them can still come back: no castling was lost either, and
    /// none could have been an en passant capture.
    pub(super) run: u16,
}

impl Lull {
    /// After a move.
    pub(super) fn after(self, before: &Position, played: Move, after: &Position) -> Lull {
        let lasting = before.is_lasting(played);
        let gone = before.castling() != after.castling() || before.en_passant().is_some();
        Lull {
            quiet: if lasting {
                0
            } else {
                self.quiet.saturating_add(1)
            },
            run: if lasting || gone {
                0
            } else {
                self.run.saturating_add(1)
            },
        }
    }
}

impl Record {
    pub(super) fn new(first: Position, quiet: u16, number: u16) -> Record {
        Record {
            first,
            first_quiet: quiet,
            first_number: number,
            dropped: 0,
            moves: Vec::new(),
        }
    }

    /// Adds a move; when there is no room, the oldest makes way.
    pub(super) fn add(&mut self, played: Move) {
        if self.moves.is_full()
            && let Some(oldest) = self.moves.first().copied()
        {
            let before = self.first;
            let lull = Lull {
                quiet: self.first_quiet,
                run: 0,
            };
            self.first = before.make(oldest);
            self.first_quiet = lull.after(&before, oldest, &self.first).quiet;
            self.first_number = self
                .first_number
                .saturating_add(u16::from(before.side() == Side::Black));
            self.dropped = self.dropped.saturating_add(1);
            self.moves.remove(0);
        }
        // There is room: the oldest has just made way.
        let _ = self.moves.push(played);
    }

    /// How many half-moves the game has had.
    pub(super) fn played(&self) -> u32 {
        self.dropped.saturating_add(self.moves.len() as u32)
    }

    /// The number of the move to be made now.
    pub(super) fn number(&self) -> u16 {
        let half_moves = self.moves.len() as u16 + u16::from(self.first.side() == Side::Black);
        self.first_number.saturating_add(half_moves / 2)
    }

    /// The kept moves in order but for so many, each with the position before it.
    pub(super) fn line(&self, but: usize) -> impl Iterator<Item = (Position, Move)> + use<'_> {
        let (passed, wanted) = self.moves.split_at(but.min(self.moves.len()));
        let mut first = self.first;
        first.pass(passed);
        wanted.iter().scan(first, |position, played| {
            let before = *position;
            *position = before.make(*played);
            Some((before, *played))
        })
    }

    /// The positions of the present run, latest first, beginning with `position`, which is on the board.
    pub(super) fn run(
        &self,
        position: Position,
        run: u16,
    ) -> impl Iterator<Item = Position> + use<'_> {
        let moves = self.moves.iter().rev().take(usize::from(run));
        let earlier = moves.scan(position, |position, played| {
            *position = position.before_quiet(*played)?;
            Some(*position)
        });
        core::iter::once(position).chain(earlier)
    }
}
