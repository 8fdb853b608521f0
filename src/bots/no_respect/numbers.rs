//! The numbers that make up a seat's strength; see [`super::strength`].

use parlour_rules::no_respect::{Column, Height, Kind, LANES, MAX_PLAYERS, SPACES, Stack, Tile};

/// What everything in a corner adds to its seat's strength.
pub(super) struct Numbers {
    empty: i16,
    /// A column under way by its used spaces, whether its top is stacked, and the number on top.
    open: [[[i16; Tile::ALL.len()]; 2]; SPACES - 1],
    /// A column that is closed by a cap.
    capped: i16,
    /// A complete column by the height of its top.
    full: [i16; 3],
    /// By the number of free circles.
    pub(super) circles: [i16; LANES + 1],
    /// What it counts, by the number of free circles, if every tile in the pool has a place.
    pub(super) fits: [i16; LANES + 1],
    /// By the number of complete columns.
    pub(super) complete: [i16; LANES],
    /// By how many others move first.
    pub(super) turn: [i16; MAX_PLAYERS],
}

const CLASSIC: Numbers = Numbers {
    empty: 43,
    open: [
        [[0, 0, 0, -4, 2, 9, 16, 21], [0, 0, 0, -13, -9, -4, 2, 6]],
        [
            [-25, -20, -14, -8, -1, 7, 14, 0],
            [-28, -24, -21, -17, -9, -5, 1, 0],
        ],
        [
            [-26, -22, -14, -9, -4, -2, 0, 0],
            [-27, -25, -21, -18, -14, -12, 0, 0],
        ],
    ],
    capped: -29,
    full: [-11, -10, -11],
    circles: [-200, -109, -44, 0],
    fits: [83, 59, 40, 35],
    complete: [0, -16, -27],
    turn: [0, 9, 13, 15],
};

const SECOND_CHANCE: Numbers = Numbers {
    empty: -2,
    open: [
        [
            [-19, -12, -10, -5, -5, -4, -2, -3],
            [-4, -5, -4, -2, -1, -2, -2, -2],
        ],
        [
            [-14, -11, -9, -8, -5, -4, -4, 0],
            [-5, -4, -2, -2, -2, -2, 1, 0],
        ],
        [
            [-14, -12, -14, -14, -10, -15, 0, 0],
            [-3, -3, -2, -4, 2, -4, 0, 0],
        ],
    ],
    capped: 0,
    full: [-19, -17, -7],
    circles: [-74, -49, -22, 0],
    fits: [-19, 21, 24, 12],
    complete: [0, -17, 2],
    turn: [0, 2, 2, 2],
};

const RETURNING: Numbers = Numbers {
    empty: -5,
    open: [
        [
            [-22, -17, -12, -10, -9, -4, -4, -4],
            [-8, -9, -8, -6, -5, -3, -3, -3],
        ],
        [
            [-19, -15, -13, -9, -6, -4, 0, 0],
            [-7, -9, -4, -4, -5, -2, 2, 0],
        ],
        [
            [-17, -12, -11, -5, -5, -2, 0, 0],
            [-7, -4, -1, 0, -1, -2, 0, 0],
        ],
    ],
    capped: 0,
    full: [-14, -7, 0],
    circles: [-72, -47, -24, 0],
    fits: [-14, 24, 29, 16],
    complete: [0, 3, 14],
    turn: [0, 2, 2, 2],
};

impl Numbers {
    pub(super) const fn of(kind: Kind) -> &'static Numbers {
        match kind {
            Kind::Classic => &CLASSIC,
            Kind::SecondChance {
                return_complete: false,
            } => &SECOND_CHANCE,
            Kind::SecondChance {
                return_complete: true,
            } => &RETURNING,
        }
    }

    /// What a column counts.
    pub(super) fn column(&self, column: &Column) -> i32 {
        let Some(Stack { tile, height }) = column.top() else {
            return self.empty.into();
        };
        let row = column
            .used()
            .checked_sub(1)
            .and_then(|row| self.open.get(row));
        i32::from(match (row, height) {
            (None, height) => self.full[usize::from(height.number() - 1)],
            (Some(_), Height::Three) => self.capped,
            (Some([plain, _]), Height::One) => plain[usize::from(tile.number() - 1)],
            (Some([_, stacked]), Height::Two) => stacked[usize::from(tile.number() - 1)],
        })
    }
}
