//! The entry in the catalogue, and the options as the rules read them.

use super::SEATS;
use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const BETTING: usize = 0;
const CHIPS: usize = 1;
const HANDS: usize = 2;
const WINS: usize = 3;
const STRAIGHTS: usize = 4;

const ALL_CHIPS: [u8; 3] = [20, 50, 100];
const ALL_HANDS: [u8; 4] = [4, 8, 12, 20];
const ALL_WINS: [u8; 4] = [1, 3, 5, 10];

/// Domino Poker in the catalogue.
pub(super) const INFO: Info = Info {
    id: "domino-poker",
    name: "Domino Poker",
    blurb: "Bet on your five tiles, or bluff: the best hand takes the pot.",
    players: (SEATS as u8, SEATS as u8),
    seating: |values, _| Seating::hidden(if is_show_down(values) { 3 } else { 12 }),
    options: &[
        OptionSpec::one_of(
            "betting",
            "Betting",
            "Bet chips on your hand, or only compare the hands.",
            &[
                Named::new("fixed-limit", "With chips"),
                Named::new("show-down", "None, compare"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "chips",
            "Chips",
            "What each seat begins with.",
            &[
                Named::new("20", "20"),
                Named::new("50", "50"),
                Named::new("100", "100"),
            ],
            1,
        )
        .barred_by(only_with_chips),
        OptionSpec::one_of(
            "hands",
            "Hands",
            "How many hands are played, unless somebody runs out of chips.",
            &[
                Named::new("4", "4 hands"),
                Named::new("8", "8 hands"),
                Named::new("12", "12 hands"),
                Named::new("20", "20 hands"),
            ],
            2,
        )
        .barred_by(only_with_chips),
        OptionSpec::one_of(
            "wins",
            "Wins",
            "Whoever has won so many hands first has won the game.",
            &[
                Named::new("1", "1 hand"),
                Named::new("3", "3 hands"),
                Named::new("5", "5 hands"),
                Named::new("10", "10 hands"),
            ],
            2,
        )
        .barred_by(|values, _, _| {
            (!is_show_down(values)).then_some("With chips a number of hands is played")
        }),
        OptionSpec::one_of(
            "straights",
            "Straights",
            "Four or five tiles of any suit, or five of the fours, fives or sixes.",
            &[
                Named::new("booklet", "Any suit"),
                Named::new("suits-456", "Only 4, 5 and 6"),
            ],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Twelve hands",
            about: "50 chips each; the most chips after twelve hands win.",
            changes: &[],
        },
        Preset {
            name: "Four hands",
            about: "20 chips each, and everybody deals once: about five minutes.",
            changes: &[(CHIPS, 0), (HANDS, 0)],
        },
        Preset {
            name: "Long evening",
            about: "100 chips each and twenty hands.",
            changes: &[(CHIPS, 2), (HANDS, 3)],
        },
        Preset {
            name: "Show-down",
            about: "No chips: all hands are turned up, and five wins decide.",
            changes: &[(BETTING, 1)],
        },
    ],
    // The first bet and three raises, each with all that can be said before it, are at most 16 decisions after three
    // checks; at most 37 hands are shown before somebody has won ten.
    bound: 20 * 20,
    ..Info::USUAL
};

fn is_show_down(values: &OptionValues) -> bool {
    values.get(BETTING) != 0
}

fn only_with_chips(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    is_show_down(values).then_some("A show-down is played without chips")
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// What decides, and how long it goes on.
    pub stakes: Stakes,
    /// What counts as a straight.
    pub straights: Straights,
}

/// Whether chips are bet, and how long the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stakes {
    /// Each seat begins with so many chips, and so many hands are played.
    Chips {
        /// What each seat begins with.
        each: u8,
        /// How many hands are played at the most.
        hands: u8,
    },
    /// All hands are shown, and so many won hands win the game (R12).
    Wins(u8),
}

/// What counts as a straight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Straights {
    /// Four or five tiles of any suit in sequence, and five sixes.
    Booklet,
    /// Five tiles in sequence of the fours, the fives or the sixes.
    Suits456,
}

impl Options {
    /// Reads values that the catalogue entry has checked.
    pub(super) fn of(values: &OptionValues) -> Options {
        let of = |all: &[u8], option| {
            let place = usize::try_from(values.get(option)).ok();
            place.and_then(|place| all.get(place).copied()).unwrap_or(1)
        };
        Options {
            stakes: match is_show_down(values) {
                true => Stakes::Wins(of(&ALL_WINS, WINS)),
                false => Stakes::Chips {
                    each: of(&ALL_CHIPS, CHIPS),
                    hands: of(&ALL_HANDS, HANDS),
                },
            },
            straights: match values.get(STRAIGHTS) {
                0 => Straights::Booklet,
                _ => Straights::Suits456,
            },
        }
    }

    /// Whether chips are bet.
    pub const fn has_chips(&self) -> bool {
        matches!(self.stakes, Stakes::Chips { .. })
    }

    /// Whether the set-up offers them.
    pub(super) fn are_offered(&self) -> bool {
        match self.stakes {
            Stakes::Chips { each, hands } => {
                ALL_CHIPS.contains(&each) && ALL_HANDS.contains(&hands)
            }
            Stakes::Wins(wins) => ALL_WINS.contains(&wins),
        }
    }
}
