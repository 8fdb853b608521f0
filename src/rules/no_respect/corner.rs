//! A seat's corner of the board: three lanes, each with a column of four spaces and a discard circle under it.

use super::tile::{Height, Stack, Tile};
use serde::{Deserialize, Serialize};

/// The spaces of a column.
pub const SPACES: usize = 4;
/// The lanes of a corner, and the complete columns that win.
pub const LANES: usize = 3;

/// One of the three lanes of a corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Lane {
    /// Lane 0.
    Left,
    /// Lane 1.
    Middle,
    /// Lane 2.
    Right,
}

impl Lane {
    /// All lanes, from the left.
    pub const ALL: [Lane; LANES] = [Lane::Left, Lane::Middle, Lane::Right];

    /// The lane with this number.
    pub fn new(index: usize) -> Option<Lane> {
        Lane::ALL.get(index).copied()
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A number column: the used spaces from the bottom, each with its stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Column([Option<Stack>; SPACES]);

impl Column {
    /// The stack on the highest used space.
    pub fn top(&self) -> Option<Stack> {
        self.0.iter().rev().find_map(|stack| *stack)
    }

    /// How many spaces are used.
    pub fn used(&self) -> usize {
        self.stacks().count()
    }

    /// Its stacks from the bottom.
    pub fn stacks(&self) -> impl Iterator<Item = Stack> + '_ {
        self.0.iter().map_while(|stack| *stack)
    }

    /// Its single tiles, the top one first.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let stacks = self.0.iter().rev().flatten();
        stacks.flat_map(|stack| core::iter::repeat_n(stack.tile, stack.height as usize))
    }

    /// Whether no space is used.
    pub fn is_empty(&self) -> bool {
        let [bottom, ..] = self.0;
        bottom.is_none()
    }

    /// Whether all spaces are used.
    pub fn is_complete(&self) -> bool {
        let [.., top] = self.0;
        top.is_some()
    }

    /// Whether its top stack is three high.
    pub fn is_capped(&self) -> bool {
        self.top().is_some_and(|top| top.height == Height::Three)
    }

    /// Whether a lower tile for each free space exists, and nothing closes it.
    pub fn can_be_completed(&self) -> bool {
        match self.top() {
            None => true,
            Some(top) => {
                let free = SPACES - self.used();
                free == 0 || (top.height < Height::Three && usize::from(top.tile.number()) > free)
            }
        }
    }

    /// Puts a tile on the next space; a complete column stays as it is.
    pub(super) fn build(&mut self, tile: Tile) {
        if let Some(space) = self.0.iter_mut().find(|space| space.is_none()) {
            *space = Some(Stack {
                tile,
                height: Height::One,
            });
        }
    }

    /// Puts an equal tile on the top stack; how high that is then.
    pub(super) fn raise(&mut self) -> Option<Height> {
        let top = self.0.iter_mut().rev().flatten().next()?;
        top.height = match top.height {
            Height::One => Height::Two,
            Height::Two | Height::Three => Height::Three,
        };
        Some(top.height)
    }

    /// Whether it can have come about: used from the bottom, strictly falling, caps on top only.
    pub(super) fn is_sound(&self) -> bool {
        let used = self.used();
        let falling = |pair: &[Option<Stack>]| match pair {
            [Some(below), Some(above)] => above.tile < below.tile && below.height < Height::Three,
            _ => true,
        };
        self.0.iter().flatten().count() == used && self.0.windows(2).all(falling)
    }
}

/// A seat's corner of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Corner {
    /// The columns.
    pub columns: [Column; LANES],
    /// The tile on the discard circle under each column.
    pub circles: [Option<Tile>; LANES],
    /// Whether the seat is out of the game.
    pub out: bool,
    /// The tile that put the seat out and lies beside its corner.
    pub last: Option<Tile>,
}

impl Corner {
    /// The column of a lane.
    pub fn column(&self, lane: Lane) -> &Column {
        &self.columns[lane.index()]
    }

    /// The tile on the circle of a lane.
    pub fn circle(&self, lane: Lane) -> Option<Tile> {
        self.circles[lane.index()]
    }

    /// How many columns are complete, capped or not.
    pub fn completed(&self) -> usize {
        self.columns
            .iter()
            .filter(|column| column.is_complete())
            .count()
    }

    /// How many spaces of all columns are used.
    pub fn used(&self) -> usize {
        self.columns.iter().map(Column::used).sum()
    }

    /// How many circles are free: so many tiles that fit nowhere the seat survives.
    pub fn free_circles(&self) -> usize {
        let free = |circle: &&Option<Tile>| circle.is_none();
        self.circles.iter().filter(free).count()
    }

    /// All its tiles.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let columns = self.columns.iter().flat_map(Column::tiles);
        columns
            .chain(self.circles.into_iter().flatten())
            .chain(self.last)
    }
}
