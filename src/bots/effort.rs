//! How hard a level thinks, for players whose levels differ in nothing else.

use crate::player::Level;

/// How hard a level thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// Actions to carry out on imagined games in all.
    pub(crate) nodes: u32,
    /// Of a hundred decisions, how many are made without thinking.
    pub(crate) slips: u32,
}

impl Effort {
    /// The effort of a level, where the easy, the normal and the hard level think for so many nodes. Only the easy one
    /// slips.
    pub(crate) const fn of(level: Level, [easy, normal, hard]: [u32; 3]) -> Effort {
        let (nodes, slips) = match level.number() {
            0 | 1 => (easy, 20),
            2 => (normal, 0),
            _ => (hard, 0),
        };
        Effort { nodes, slips }
    }
}
