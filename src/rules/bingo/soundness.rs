//! Whether a game that was read from a save can be a real one.

use super::open::{End, NUMBERS, Open, Phase, is_trap};
use crate::tiles::{Tile, TileSet};

/// As many passes as there can be: thirteen for each tile at most (R8).
const MOST_PASSES: usize = NUMBERS * Tile::SET;

impl Open {
    /// Every tile once at most, every number in its range, and the phase in step with the row.
    pub(super) fn is_sound(&self) -> bool {
        self.row_is_whole() && self.numbers_are_in_step() && self.phase_is_in_step()
    }

    fn row_is_whole(&self) -> bool {
        let row: TileSet = self.row.iter().copied().collect();
        // The tile that ends the game goes while it is touched.
        let passed = usize::from(self.place) + usize::from(self.has_won());
        let passed: TileSet = self.row.iter().copied().take(passed).collect();
        !row.is_empty()
            && row.len() == self.row.len()
            && self.gone.without(passed).is_empty()
            && (self.matched || self.gone.is_empty())
            && (self.may_leave || !self.matched || !self.gone.is_empty())
    }

    fn numbers_are_in_step(&self) -> bool {
        let (passes, dry) = (usize::from(self.passes), usize::from(self.dry));
        let (row, place) = (self.row.len(), usize::from(self.place));
        // How many passes have ended, and how many numbers were said in the one that has not.
        let (ended, here) = match self.phase {
            Phase::Count => (passes.checked_sub(1), place),
            Phase::Match | Phase::Over(End::Cleared) => (passes.checked_sub(1), place + 1),
            Phase::Over(End::Stuck | End::Idle) => (Some(passes), 0),
        };
        let before = usize::from(self.spoken).checked_sub(here);
        let (Some(ended), Some(before)) = (ended, before) else {
            return false;
        };
        // The dry ones were as long as this one, and a pass that was not dry was longer.
        (1..=MOST_PASSES).contains(&passes)
            && dry <= ended
            && (dry < NUMBERS || self.phase == Phase::Over(End::Idle))
            && (dry < ended) == (row < Tile::SET)
            && (ended * row..=ended * Tile::SET).contains(&before)
    }

    fn phase_is_in_step(&self) -> bool {
        let place = usize::from(self.place);
        let at_the_end = place == self.row.len() && self.gone.is_empty();
        match self.phase {
            Phase::Count => place < self.row.len() && self.left() > 0,
            Phase::Match => {
                let matches = |(tile, number): (Tile, u8)| tile.dots() == number;
                self.may_leave
                    && self.matched
                    && self.spoken > 0
                    && self.left() > 0
                    && self.touched().is_some_and(matches)
            }
            Phase::Over(End::Cleared) => place < self.row.len() && self.left() == 0,
            Phase::Over(End::Stuck) => {
                at_the_end && !self.matched && is_trap(self.row.len()) && self.dry > 0
            }
            Phase::Over(End::Idle) => {
                at_the_end && self.may_leave && usize::from(self.dry) == NUMBERS
            }
        }
    }
}
