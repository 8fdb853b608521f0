//! What can be set before a game of checkers, and its entry in the catalogue.

use super::position::MoveRules;
use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

/// Every move that changes nothing for good is counted; with the quiet limit off, a game is drawn after this many in a
/// row, so that every game ends.
pub const CEILING: u16 = 600;

/// The place of `capture` among the options.
pub const CAPTURE: usize = 0;
/// The place of `multi-jump`.
pub const MULTI_JUMP: usize = 1;
/// The place of `crowning`.
pub const CROWNING: usize = 2;
const BLOCKED_PLAYER: usize = 3;
const REPETITION: usize = 5;
const QUIET_LIMIT: usize = 6;
const SHOW_HINTS: usize = 7;
const TURN_BOARD: usize = 8;

/// The catalogue entry.
pub(super) static INFO: Info = Info {
    id: "checkers",
    name: "Checkers",
    blurb: "Jump the other side's checkers until none is left.",
    players: (2, 2),
    seating: |_, _| Seating::open(20),
    chance: false,
    first: First::FirstSeat,
    options: &[
        OptionSpec::one_of(
            "capture",
            "Jumping",
            "Whether a jump must be played when there is one.",
            &[
                Named::new("optional", "as you like"),
                Named::new("forced", "a must"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "multi-jump",
            "More jumps",
            "Whether a checker must keep jumping while it can.",
            &[
                Named::new("may-stop", "may stop"),
                Named::new("must-finish", "must finish"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "crowning",
            "Crowning",
            "Whether a new king may jump on in the same turn.",
            &[
                Named::new("ends-move", "ends the move"),
                Named::new("continues", "may jump on"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "blocked-player",
            "No move left",
            "What happens to a player who cannot move.",
            &[Named::new("loses", "loses"), Named::new("draw", "a draw")],
            0,
        ),
        OptionSpec::one_of(
            "first-player",
            "Who begins",
            "The first seat has the dark checkers and begins; at random, seats are drawn.",
            &[
                Named::new("chosen", "first seat"),
                Named::new("random", "at random"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "repetition",
            "Repetition",
            "A draw when a position comes back for the third time.",
            &[Named::new("3", "third time"), Named::new("off", "goes on")],
            0,
        ),
        OptionSpec::one_of(
            "quiet-limit",
            "Quiet moves",
            "A draw after so many moves each without a jump or a man's move.",
            &[
                Named::new("40", "40 each"),
                Named::new("off", "no limit"),
                Named::new("20", "20 each"),
            ],
            0,
        ),
        OptionSpec::flag(
            "show-hints",
            "Hints",
            "Rings round the checkers that can move.",
            true,
        ),
        OptionSpec::flag(
            "turn-board",
            "Turn board",
            "With two people, the board turns to the player to move.",
            false,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "As in the booklet: you jump if you like, and stop when you like.",
            changes: &[],
        },
        Preset {
            name: "Tournament",
            about: "Jumps must be played, and played to their end.",
            changes: &[(CAPTURE, 1), (MULTI_JUMP, 1)],
        },
    ],
    // A man moves at most 7 times and there are at most 24, a king's capture takes one of at most 23 checkers: no more
    // than 191 moves change anything for good. Before, between and after them lie at most CEILING others each, and every
    // move may come with one offer of a draw and its answer. One action more may be a resignation.
    bound: 192 * (CEILING as u32 + 1) * 3 + 1,
    ..Info::USUAL
};

/// When a game without progress is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum QuietLimit {
    /// After 40 quiet moves of each side.
    Forty,
    /// After 20 of each.
    Twenty,
    /// Not before [`CEILING`] single moves.
    Off,
}

impl QuietLimit {
    /// The number of quiet single moves after which the game is drawn.
    pub const fn single_moves(self) -> u16 {
        match self {
            QuietLimit::Forty => 80,
            QuietLimit::Twenty => 40,
            QuietLimit::Off => CEILING,
        }
    }
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Which moves there are to choose from.
    pub moves: MoveRules,
    /// A player without a move draws instead of losing.
    pub blocked_draws: bool,
    /// The third time that a position is on the board is a draw.
    pub repetition_draws: bool,
    /// When a game without progress is drawn.
    pub quiet_limit: QuietLimit,
    /// Whether the screen marks what can be moved. No matter of the rules; it is carried for the screen.
    pub show_hints: bool,
    /// Whether the board turns to the player to move. Carried for the screen, too.
    pub turn_board: bool,
}

impl Options {
    /// The options of a set-up whose values have been checked. `first-player` is not among them: the table seats the
    /// players by it, and in the rules the first seat always begins.
    pub fn of(values: &OptionValues) -> Options {
        Options {
            moves: MoveRules {
                must_jump: values.get(CAPTURE) == 1,
                must_finish: values.get(MULTI_JUMP) == 1,
                crowned_goes_on: values.get(CROWNING) == 1,
            },
            blocked_draws: values.get(BLOCKED_PLAYER) == 1,
            repetition_draws: values.get(REPETITION) == 0,
            quiet_limit: match values.get(QUIET_LIMIT) {
                1 => QuietLimit::Off,
                2 => QuietLimit::Twenty,
                _ => QuietLimit::Forty,
            },
            show_hints: values.flag(SHOW_HINTS),
            turn_board: values.flag(TURN_BOARD),
        }
    }
}
