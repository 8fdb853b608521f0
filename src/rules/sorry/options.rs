//! The catalogue entry of Sorry! and its options, as data for the set-up and as types for the rules.

use super::board::SEATS;
use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::points::Points;
use crate::seat::Players;
use crate::seating::{Seating, Teams};
use serde::{Deserialize, Serialize};

const MODE: usize = 0;
const BONUS: usize = 1;
const GAME: usize = 2;
const QUICK: usize = 3;

const TEAM: i16 = 1;
const POINTS: i16 = 2;

/// The targets of a game for points, after the value for a single round.
const TARGETS: [Points; 3] = [Points::new(200), Points::new(300), Points::new(500)];
/// However far the target, no more rounds are played.
pub(super) const MOST_ROUNDS: u16 = 100;

/// Sorry! in the catalogue.
pub(super) const INFO: Info = Info {
    id: "sorry",
    name: "Sorry!",
    blurb: "Race four pawns home, and send others back.",
    players: (2, 4),
    seating,
    first: First::Drawn {
        question: None,
        winner_again: true,
    },
    options: &[
        OptionSpec::one_of(
            "mode",
            "Game",
            "Each alone, partners, or for points with cards in hand.",
            &[
                Named::new("basic", "Alone"),
                Named::new("team", "Partners"),
                Named::new("points", "Points"),
            ],
            0,
        )
        .barred_by(mode_bar),
        OptionSpec::one_of(
            "bonus",
            "Bonus",
            "The highest bonus of a round counts, or all of them.",
            &[Named::new("highest", "Highest"), Named::new("sum", "All")],
            0,
        )
        .idle_by(needs_points),
        OptionSpec::one_of(
            "game",
            "Length",
            "One round, or rounds until somebody has so many points.",
            &[
                Named::new("rounds-1", "1 round"),
                Named::new("target-200", "To 200"),
                Named::new("target-300", "To 300"),
                Named::new("target-500", "To 500"),
            ],
            0,
        )
        .idle_by(needs_points),
        OptionSpec::flag(
            "quick",
            "Quick start",
            "One pawn of each stands on its circle already.",
            false,
        )
        .barred_by(quick_bar),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "Turn up a card and move by it; four pawns home win.",
            changes: &[],
        },
        Preset {
            name: "Teams",
            about: "Partners opposite move each other's pawns and win together.",
            changes: &[(MODE, TEAM)],
        },
        Preset {
            name: "For points",
            about: "Five cards in hand to choose from; pawns home and a bonus count.",
            changes: &[(MODE, POINTS)],
        },
        Preset {
            name: "Quick",
            about: "As in the booklet, but one pawn of each is out already.",
            changes: &[(QUICK, 1)],
        },
    ],
    // A round turns up at most 40 decks of 45 cards. A card is one action, a seven of partners up to seven. Only games for
    // points have more rounds than one, and their sevens are one action.
    bound: 45 * 40 * MOST_ROUNDS as u32,
    ..Info::USUAL
};

fn seating(values: &OptionValues, players: Players) -> Seating {
    let shapes: &[u8] = match players.count() {
        2 => &[0, 2],
        _ => &[0, 1, 2, 3],
    };
    let seating = match values.get(MODE) {
        POINTS => Seating::hidden(25),
        TEAM if players.count() == SEATS => Seating::open(30).in_teams(Teams::Opposite),
        _ => Seating::open(20),
    };
    seating.shaped(shapes)
}

fn mode_bar(_: &OptionValues, players: Players, value: i16) -> Option<&'static str> {
    (value == TEAM && players.count() != SEATS).then_some("Partners need four seats")
}

fn needs_points(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(MODE) != POINTS).then_some("Only in a game for points")
}

fn quick_bar(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(MODE) == POINTS).then_some("For points one pawn is out anyhow")
}

/// Which of the three games is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// Each for itself, with the card that is turned up.
    Basic,
    /// Partners who sit opposite.
    Team,
    /// Each for itself, with five cards in hand.
    Points,
}

/// When a game for points is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Length {
    /// After one round.
    OneRound,
    /// After the round in which somebody has so many points.
    Target(Points),
}

impl Length {
    fn of_value(value: i16) -> Length {
        let place = usize::try_from(value - 1).ok();
        let target = place.and_then(|place| TARGETS.get(place));
        target.map_or(Length::OneRound, |target| Length::Target(*target))
    }

    /// Whether the option offers this length.
    pub fn is_offered(self) -> bool {
        match self {
            Length::OneRound => true,
            Length::Target(target) => TARGETS.contains(&target),
        }
    }

    /// Whether the game is over after so many rounds, in which somebody came to `most` points.
    pub fn is_reached(self, rounds: u16, most: Points) -> bool {
        match self {
            Length::OneRound => rounds > 0,
            Length::Target(target) => most >= target || rounds >= MOST_ROUNDS,
        }
    }
}

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Which of the three games is played.
    pub mode: Mode,
    /// Whether all bonuses that apply count, and not the highest alone.
    pub all_bonuses: bool,
    /// When a game for points is over; any other is one round.
    pub length: Length,
    /// Whether a pawn of each seat stands on its circle at the beginning.
    pub quick: bool,
}

impl Options {
    /// Reads values that have been checked against the catalogue entry.
    pub(super) fn from_values(values: &OptionValues) -> Options {
        let mode = match values.get(MODE) {
            TEAM => Mode::Team,
            POINTS => Mode::Points,
            _ => Mode::Basic,
        };
        let points = mode == Mode::Points;
        Options {
            mode,
            all_bonuses: points && values.get(BONUS) != 0,
            length: match points {
                true => Length::of_value(values.get(GAME)),
                false => Length::OneRound,
            },
            quick: !points && values.flag(QUICK),
        }
    }

    /// Whether nothing is set that has no meaning.
    pub(super) fn is_sound(self, players: Players) -> bool {
        let points = self.mode == Mode::Points;
        self.length.is_offered()
            && (points || (!self.all_bonuses && self.length == Length::OneRound))
            && !(points && self.quick)
            && (self.mode != Mode::Team || players.count() == SEATS)
    }

    /// Whether a pawn of each seat is out at the beginning.
    pub fn one_is_out(self) -> bool {
        self.quick || self.mode == Mode::Points
    }

    /// Who plays with whom.
    pub fn teams(self) -> Teams {
        match self.mode {
            Mode::Team => Teams::Opposite,
            Mode::Basic | Mode::Points => Teams::Alone,
        }
    }
}
