//! The entry in the catalogue, and the options as the rules read them.

use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const MODE: usize = 0;
const MINUTES: usize = 1;
const RENT: usize = 2;
const SHORTAGE: usize = 3;

const TIMES: [u8; 5] = [30, 45, 60, 90, 120];

/// The entry of Monopoly in the catalogue.
pub static INFO: Info = Info {
    id: "monopoly",
    name: "Monopoly",
    blurb: "Buy, build and trade round the board until nobody else can pay the rent.",
    players: (2, 8),
    seating: |options, _| {
        let options = Options::of(options);
        Seating::open(match options.mode {
            Mode::Standard => 120,
            Mode::Short => 75,
            Mode::TimeLimit => options.minutes,
        })
    },
    first: First::InPlay,
    options: &[
        OptionSpec::one_of(
            "mode",
            "Game",
            "Until one is left, until one is out, or against the clock.",
            &[
                Named::new("standard", "Standard"),
                Named::new("short", "Short"),
                Named::new("time-limit", "Time limit"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "minutes",
            "Minutes",
            "When the time is up, the richest wins.",
            &[
                Named::new("30", "30"),
                Named::new("45", "45"),
                Named::new("60", "60"),
                Named::new("90", "90"),
                Named::new("120", "120"),
            ],
            2,
        )
        .barred_by(without_limit),
        OptionSpec::one_of(
            "rent",
            "Rent",
            "Paid by itself, or only if its owner asks for it.",
            &[Named::new("auto", "Paid"), Named::new("claim", "Asked for")],
            0,
        ),
        OptionSpec::one_of(
            "shortage",
            "Last houses",
            "When houses run short: ask who wants them, or first come.",
            &[
                Named::new("ask", "Auction"),
                Named::new("first-come", "First come"),
            ],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Standard",
            about: "As in the booklet, until one is left.",
            changes: &[],
        },
        Preset {
            name: "Short Game",
            about: "Three deeds for a start; over when the first is bankrupt.",
            changes: &[(MODE, 1)],
        },
        Preset {
            name: "Time Limit",
            about: "Two deeds for a start; after an hour the richest wins.",
            changes: &[(MODE, 2)],
        },
        Preset {
            name: "To the letter",
            about: "Standard, and whoever forgets to ask gets no rent.",
            changes: &[(RENT, 1)],
        },
    ],
    // Nothing limits how often two players trade. No game that anybody wants to win takes so long.
    bound: 1_000_000,
    ..Info::USUAL
};

fn without_limit(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(MODE) != 2).then_some("Only the game against the clock has a time")
}

/// How the game is played and when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mode {
    /// Until one is left.
    Standard,
    /// Until the first is bankrupt.
    Short,
    /// Until the time is up.
    TimeLimit,
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How the game is played and when it ends.
    pub mode: Mode,
    /// How long a game against the clock takes.
    pub minutes: u8,
    /// Whether rent has to be asked for (R15).
    pub claims: bool,
    /// Whether the last houses are shared out and auctioned (R33).
    pub asks: bool,
}

impl Options {
    /// Reads values that the catalogue entry has checked.
    pub(super) fn of(values: &OptionValues) -> Options {
        let minutes = usize::try_from(values.get(MINUTES)).ok();
        let minutes = minutes.and_then(|place| TIMES.get(place));
        Options {
            mode: match values.get(MODE) {
                0 => Mode::Standard,
                1 => Mode::Short,
                _ => Mode::TimeLimit,
            },
            minutes: minutes.copied().unwrap_or(60),
            claims: values.get(RENT) == 1,
            asks: values.get(SHORTAGE) == 0,
        }
    }

    /// How many steps a hotel is: the houses that a lot has to have before, and one (R29, S2).
    pub const fn hotel(&self) -> u8 {
        match self.mode {
            Mode::Short => 4,
            Mode::Standard | Mode::TimeLimit => 5,
        }
    }

    /// How many deeds each seat is dealt before play (S1, L1).
    pub const fn dealt(&self) -> usize {
        match self.mode {
            Mode::Standard => 0,
            Mode::Short => 3,
            Mode::TimeLimit => 2,
        }
    }

    /// The time of the table in milliseconds, where it plays against the clock.
    pub const fn time(&self) -> Option<u32> {
        match self.mode {
            Mode::TimeLimit => Some(self.minutes as u32 * 60_000),
            Mode::Standard | Mode::Short => None,
        }
    }

    /// Whether they can be those of a game.
    pub(super) fn are_sound(&self) -> bool {
        TIMES.contains(&self.minutes) && (self.mode == Mode::TimeLimit || self.minutes == 60)
    }
}
