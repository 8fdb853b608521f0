//! How the eight levels differ. The upper ones only look less far; the lower ones misjudge and overlook as people do:
//! by a little often and by much seldom, moves far from the last one more than the piece that was just put before their
//! nose, and in the same position always the same.

use super::search::Limits;
use crate::Level;
use parlour_rules::chess::{ChessView, DrawRule};

/// How hard a player thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Moves to try in all.
    pub nodes: u32,
    /// Whether to try no more than the handheld does in about five seconds, which depends on how crowded the board is.
    pub in_time: bool,
    /// How many half-moves to look ahead.
    pub depth: u8,
    /// By how many hundredths of a pawn an estimate may be wrong.
    pub blur: u16,
    /// Of a hundred moves, how many are not seen.
    pub overlooked: u8,
    /// Whether captures are followed to their end.
    pub follows_captures: bool,
}

/// Moves that the handheld tries in a millisecond, or a few less.
const NODES_A_MILLISECOND: u32 = 37;

/// What the handheld tries in five seconds with so many men on the board or more, and how many nodes each man less adds.
const CROWD: usize = 28;
const NODES_IN_A_CROWD: u32 = 190_000;
const NODES_FOR_A_MAN: u32 = 2_000;

const fn effort(nodes: u32, depth: u8, blur: u16, overlooked: u8) -> Effort {
    Effort {
        nodes,
        in_time: true,
        depth,
        blur,
        overlooked,
        follows_captures: true,
    }
}

const LEVELS: [Effort; 8] = [
    // Sees some of its own moves and hardly what they lead to: a child wins.
    Effort {
        follows_captures: false,
        ..effort(2_000, 1, 250, 65)
    },
    Effort {
        follows_captures: false,
        ..effort(2_000, 1, 100, 32)
    },
    // From here on exchanges are reckoned up, if they are seen.
    effort(4_000, 1, 150, 40),
    effort(6_000, 2, 85, 18),
    effort(1_000, 60, 35, 4),
    // From here on nothing is overlooked; the little blur only makes games differ.
    effort(5_000, 60, 6, 0),
    effort(32_000, 60, 4, 0),
    Effort::FULL,
];

impl Effort {
    /// As well as it can: about five seconds on the handheld, and never more than five and a half.
    pub const FULL: Effort = effort(226_000, 60, 2, 0);

    /// Without any mistake on purpose, limited by nodes and depth only.
    pub const fn plain(nodes: u32, depth: u8) -> Effort {
        Effort {
            in_time: false,
            ..effort(nodes, depth, 0, 0)
        }
    }

    /// The effort of a level; with a clock, no more than the time allows.
    pub(super) fn of(level: Level, view: &ChessView) -> Effort {
        let place = usize::from(level.number()).clamp(1, LEVELS.len()) - 1;
        let effort = LEVELS.get(place).copied().unwrap_or(Effort::FULL);
        let side = view.position().side();
        match (view.time(side), view.options().clock) {
            (Some(left), Some(clock)) => {
                let added = u32::from(clock.increment) * 1000;
                effort.within(left, added)
            }
            _ => effort,
        }
    }

    /// The same, but no more than fits into the time that is left and that is added for each move, in milliseconds.
    pub fn within(self, left: u32, added: u32) -> Effort {
        let time = (left / 30 + added / 2).min(left / 4);
        Effort {
            nodes: self
                .nodes
                .min(time.saturating_mul(NODES_A_MILLISECOND))
                .max(100),
            ..self
        }
    }

    /// The effort of a level's number, from 1 to 8.
    pub fn level(number: usize) -> Option<Effort> {
        LEVELS.get(number.checked_sub(1)?).copied()
    }
}

/// What an effort means for the search of a view.
pub(super) fn limits(view: &ChessView, effort: Effort) -> Limits {
    let options = view.options();
    let (_, limit) = view.quiet();
    let gone = CROWD.saturating_sub(view.position().pieces().count()) as u32;
    let in_time = if effort.in_time {
        NODES_IN_A_CROWD + gone * NODES_FOR_A_MAN
    } else {
        u32::MAX
    };
    Limits {
        nodes: effort.nodes.min(in_time).max(1),
        depth: i32::from(effort.depth.max(1)),
        blur: u32::from(effort.blur),
        overlooked: u32::from(effort.overlooked),
        follows_captures: effort.follows_captures,
        quiet_limit: match options.fifty_moves {
            DrawRule::Automatic | DrawRule::Claimed => 100,
            DrawRule::Off => limit.min(255) as u8,
        },
        repetition_draws: options.repetition != DrawRule::Off,
    }
}
