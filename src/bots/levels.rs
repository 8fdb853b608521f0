//! What sets levels apart: how hard each thinks, and how often the lowest does not think at all.

use crate::choices;
use crate::player::{Level, Player, Thought};
use parlour_rules::Rng;

impl Level {
    /// What the easy, the normal and the hard level have of something, for players of three levels.
    pub(crate) const fn of_three(self, [easy, normal, hard]: [u32; 3]) -> u32 {
        match self.number() {
            0 | 1 => easy,
            2 => normal,
            _ => hard,
        }
    }
}

/// A slip of the lowest level, which leaves so many of a hundred decisions to chance; none where it thinks.
pub(crate) fn slip<G: Player>(
    view: &G::View,
    level: Level,
    slips: u32,
    rng: &mut Rng,
) -> Option<Thought<G::Action>> {
    if level != Level::EASY || rng.below(100) >= slips {
        return None;
    }
    choices::any::<G>(view, rng).map(Thought::at_once)
}
