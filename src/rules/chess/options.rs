//! What can be set before a game of chess, and its entry in the catalogue.

use super::board::Side;
use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

/// With the fifty-move rule off, a game is drawn after this many half-moves in a row without a capture or a pawn's move,
/// so that every game ends.
pub const CEILING: u16 = 1000;

const REPETITION: usize = 0;
const FIFTY_MOVES: usize = 1;
const INSUFFICIENT_MATERIAL: usize = 2;
const DRAW_OFFERS: usize = 3;
const CLOCK: usize = 4;
const HANDICAP: usize = 5;
const TAKEBACK: usize = 6;
const HINTS: usize = 7;
const TURN_BOARD: usize = 8;

/// The catalogue entry.
pub(super) static INFO: Info = Info {
    id: "chess",
    name: "Chess",
    blurb: "Trap the other side's king.",
    players: (2, 2),
    seating: |_, _| Seating::open(40),
    levels: 8,
    chance: false,
    first: First::FirstSeat,
    options: &[
        OptionSpec::one_of(
            "repetition",
            "Repetition",
            "A draw when a position comes back for the third time, at once or if claimed.",
            &[
                Named::new("automatic-at-3", "third time"),
                Named::new("claim-at-3-automatic-at-5", "claim third"),
                Named::new("off", "goes on"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "fifty-moves",
            "Fifty moves",
            "A draw after 50 moves each without capture or pawn move, at once or if claimed.",
            &[
                Named::new("automatic-at-50", "at 50"),
                Named::new("claim-at-50-automatic-at-75", "claim at 50"),
                Named::new("off", "no limit"),
            ],
            0,
        ),
        OptionSpec::flag(
            "insufficient-material",
            "Too few pieces",
            "A draw when nobody can mate with what is left.",
            true,
        ),
        OptionSpec::flag(
            "draw-offers",
            "Draw offers",
            "Players may offer each other a draw.",
            true,
        ),
        OptionSpec::one_of(
            "clock",
            "Clock",
            "Minutes for the whole game, and seconds added for each move.",
            &[
                Named::new("off", "none"),
                Named::new("3-2", "3 min + 2 s"),
                Named::new("5-0", "5 min"),
                Named::new("10-0", "10 min"),
                Named::new("15-10", "15 min + 10 s"),
                Named::new("30-0", "30 min"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "handicap",
            "Time odds",
            "One side starts with less time.",
            &[
                Named::new("none", "none"),
                Named::new("white-half", "White 1/2"),
                Named::new("white-fifth", "White 1/5"),
                Named::new("black-half", "Black 1/2"),
                Named::new("black-fifth", "Black 1/5"),
            ],
            0,
        )
        .barred_by(needs_clock),
        OptionSpec::flag("takeback", "Take back", "Moves may be taken back.", true),
        OptionSpec::one_of(
            "hints",
            "Hints",
            "Dots on the squares a piece can go to; a suggested move on request.",
            &[
                Named::new("off", "none"),
                Named::new("legal-squares", "squares"),
                Named::new("move-suggestion", "and a move"),
            ],
            1,
        ),
        OptionSpec::flag(
            "turn-board",
            "Turn board",
            "The board turns to the player to move.",
            false,
        ),
        OptionSpec::one_of(
            "first-player",
            "Who begins",
            "The first seat has White and begins; at random, seats are drawn.",
            &[
                Named::new("chosen", "first seat"),
                Named::new("random", "at random"),
            ],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "As in the booklet: no clock, and moves may be taken back.",
            changes: &[],
        },
        Preset {
            name: "Tournament",
            about: "15 minutes each, no help and nothing taken back; draws have to be claimed.",
            changes: &[
                (REPETITION, 1),
                (FIFTY_MOVES, 1),
                (CLOCK, 4),
                (TAKEBACK, 0),
                (HINTS, 0),
            ],
        },
        Preset {
            name: "Blitz",
            about: "3 minutes each and 2 seconds a move; nothing is taken back.",
            changes: &[(CLOCK, 1), (TAKEBACK, 0)],
        },
    ],
    // A pawn moves at most 6 times and there are 16, and 30 pieces can be captured: no more than 126 moves change
    // anything for good. Before, between and after them lie at most CEILING others each, and every move may come with an
    // offer of a draw and its answer. One action more may be a resignation. What the clock is told is not counted.
    bound: 127 * (CEILING as u32 + 1) * 3 + 1,
    ..Info::USUAL
};

fn needs_clock(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(CLOCK) == 0).then_some("Time odds need a clock")
}

/// How a draw that the rules know comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DrawRule {
    /// At once.
    Automatic,
    /// When a player claims it, and much later at once.
    Claimed,
    /// Not at all.
    Off,
}

impl DrawRule {
    fn of(value: i16) -> DrawRule {
        match value {
            1 => DrawRule::Claimed,
            2 => DrawRule::Off,
            _ => DrawRule::Automatic,
        }
    }

    /// How often a position must be on the board to end the game at once.
    pub const fn repetitions(self) -> Option<usize> {
        match self {
            DrawRule::Automatic => Some(3),
            DrawRule::Claimed => Some(5),
            DrawRule::Off => None,
        }
    }

    /// How many half-moves without capture or pawn move end the game at once.
    pub const fn half_moves(self) -> u16 {
        match self {
            DrawRule::Automatic => 100,
            DrawRule::Claimed => 150,
            DrawRule::Off => CEILING,
        }
    }
}

/// How much help a player gets. No matter of the rules; it is carried for the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hints {
    /// None.
    Off,
    /// The squares a lifted piece can go to.
    Squares,
    /// These, and a move on request.
    Suggestion,
}

/// The time that each side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TimeControl {
    /// Minutes for the whole game.
    pub minutes: u8,
    /// Seconds added for each move made.
    pub increment: u8,
    /// Who starts with less, and by how much the time is divided.
    pub handicap: Option<(Side, u8)>,
}

impl TimeControl {
    const fn of(clock: i16, handicap: i16) -> Option<TimeControl> {
        let (minutes, increment) = match clock {
            1 => (3, 2),
            2 => (5, 0),
            3 => (10, 0),
            4 => (15, 10),
            5 => (30, 0),
            _ => return None,
        };
        let handicap = match handicap {
            1 => Some((Side::White, 2)),
            2 => Some((Side::White, 5)),
            3 => Some((Side::Black, 2)),
            4 => Some((Side::Black, 5)),
            _ => None,
        };
        Some(TimeControl {
            minutes,
            increment,
            handicap,
        })
    }

    /// The milliseconds with which a side starts.
    pub fn start(self, side: Side) -> u32 {
        let whole = u32::from(self.minutes) * 60_000;
        match self.handicap {
            Some((weak, by)) if weak == side => whole / u32::from(by.max(1)),
            _ => whole,
        }
    }
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// What the third repetition does.
    pub repetition: DrawRule,
    /// What fifty moves without progress do.
    pub fifty_moves: DrawRule,
    /// A draw when nobody can mate.
    pub insufficient_material: bool,
    /// Draws may be offered.
    pub draw_offers: bool,
    /// The time for each side, if there is a clock.
    pub clock: Option<TimeControl>,
    /// Whether moves may be taken back. The table's matter; it is carried for the screen.
    pub takeback: bool,
    /// How much help a player gets.
    pub hints: Hints,
    /// Whether the board turns to the player to move. Carried for the screen.
    pub turn_board: bool,
}

impl Options {
    /// The options of a set-up whose values have been checked. `first-player` is not among them: the table seats the
    /// players by it, and in the rules the first seat always begins.
    pub fn of(values: &OptionValues) -> Options {
        Options {
            repetition: DrawRule::of(values.get(REPETITION)),
            fifty_moves: DrawRule::of(values.get(FIFTY_MOVES)),
            insufficient_material: values.flag(INSUFFICIENT_MATERIAL),
            draw_offers: values.flag(DRAW_OFFERS),
            clock: TimeControl::of(values.get(CLOCK), values.get(HANDICAP)),
            takeback: values.flag(TAKEBACK),
            hints: match values.get(HINTS) {
                0 => Hints::Off,
                2 => Hints::Suggestion,
                _ => Hints::Squares,
            },
            turn_board: values.flag(TURN_BOARD),
        }
    }

    /// Whether the numbers are those of a set-up, for a game that was read from a save.
    pub(super) fn is_sound(&self) -> bool {
        self.clock.is_none_or(|clock| {
            (0..=5).any(|time| (0..=4).any(|odds| TimeControl::of(time, odds) == Some(clock)))
        })
    }
}
