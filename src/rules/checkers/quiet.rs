//! The run of quiet moves since something last changed for good, for the two draws of R13.
//!
//! While nobody captures and no man moves, kings step and nothing else happens. So a byte for each step is enough to
//! walk back through the run and compare whole positions: no hashes, and no draw by accident.

use super::board::{Heading, Square};
use super::path::Move;
use super::position::Position;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How far back a repeated position is looked for. The quiet limit never lets a run grow longer than half of it; only
/// with that limit off can a run outgrow it, and its earliest positions are then forgotten.
pub const MEMORY: usize = 160;

/// The quiet moves in a row that have just been played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct QuietRun {
    count: u16,
    steps: Vec<KingStep, MEMORY>,
}

/// One step of a king: its square and its heading in seven bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct KingStep(u8);

impl KingStep {
    fn of(played: Move) -> KingStep {
        let heading = played.headings().next().map_or(0, Heading::bits);
        KingStep((played.from().index() << 2 | heading) as u8)
    }

    fn before(self, position: &Position) -> Option<Position> {
        let bits = u32::from(self.0);
        position.before_king_step(Square::from_index(bits >> 2), Heading::from_bits(bits))
    }
}

impl QuietRun {
    /// How many quiet single moves in a row.
    pub(super) fn count(&self) -> u16 {
        self.count
    }

    /// Something has changed for good.
    pub(super) fn end(&mut self) {
        self.count = 0;
        self.steps.clear();
    }

    /// A king has stepped.
    pub(super) fn add(&mut self, played: Move) {
        self.count = self.count.saturating_add(1);
        if self.steps.is_full() {
            self.steps.remove(0);
        }
        // There is room: the oldest has just made way.
        let _ = self.steps.push(KingStep::of(played));
    }

    /// The positions of the run, latest first, from the one now on the board.
    pub(super) fn positions(&self, now: Position) -> impl Iterator<Item = Position> {
        let mut steps = self.steps.iter().rev();
        core::iter::successors(Some(now), move |position| steps.next()?.before(position))
    }

    /// How often the position now on the board has been there in this run, now included.
    pub(super) fn times(&self, now: Position) -> usize {
        self.positions(now)
            .filter(|earlier| *earlier == now)
            .count()
    }

    /// Whether the run can have led to this position.
    pub(super) fn is_sound(&self, now: Position) -> bool {
        usize::from(self.count).min(MEMORY) == self.steps.len()
            && self.steps.iter().all(|step| step.0 < 128)
            && self.positions(now).count() == self.steps.len() + 1
    }
}
