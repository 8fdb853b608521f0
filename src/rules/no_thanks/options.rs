//! The entry in the catalogue, and the options as the rules read them.

use super::values::{Value, Values};
use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const ROUNDS: usize = 0;
const AMIGO: usize = 1;
const HIDDEN_TIGER: usize = 2;
const SHOW_REMOVED: usize = 3;

/// The most rounds that can be agreed on.
pub const MAX_ROUNDS: usize = 9;
/// The cards that are turned up in a round, whatever the variant.
pub const DECK: usize = 24;
/// All pass tokens, those in the box included.
pub const TOKENS: u8 = 55;

/// The entry of No Thanks! in the catalogue.
pub static INFO: Info = Info {
    id: "no-thanks",
    name: "No Thanks!",
    blurb: "Cards cost points: pay a token to let one pass, or take it and all that lies on it.",
    players: (3, 7),
    seating: |_, _| Seating::hidden(20),
    low_wins: true,
    first: First::asked("Who got a present last?"),
    options: &[
        OptionSpec::number(
            "rounds",
            "Rounds",
            "How many rounds are added up.",
            (1, MAX_ROUNDS as i16),
            4,
        ),
        OptionSpec::one_of(
            "amigo",
            "Amigo",
            "Three known cards stay out; ten tokens for each.",
            &[
                Named::new("off", "Off"),
                Named::new("gaps-10-20-30", "Without 10 20 30"),
                Named::new("gaps-10-19-28", "Without 10 19 28"),
            ],
            0,
        )
        .barred_by(amigo_barred),
        OptionSpec::flag(
            "hidden-tiger",
            "Hidden Tiger",
            "Each gets a secret card to play or to keep.",
            false,
        ),
        OptionSpec::flag(
            "show-removed",
            "Show removed",
            "After a round, show the cards that stayed out.",
            true,
        ),
    ],
    presets: &[
        Preset {
            name: "Four rounds",
            about: "As in the booklet: four rounds are added up.",
            changes: &[],
        },
        Preset {
            name: "One round",
            about: "A single round decides: about five minutes.",
            changes: &[(ROUNDS, 1)],
        },
        Preset {
            name: "Hidden Tiger",
            about: "Four rounds, and each has a secret card to play or to keep.",
            changes: &[(HIDDEN_TIGER, 1)],
        },
        Preset {
            name: "Amigo",
            about: "Four rounds without 10, 20 and 30; for 3 to 5 seats.",
            changes: &[(AMIGO, 1)],
        },
    ],
    // A card is taken once, and passed at most as often as there are tokens, for each pass leaves one on it. Each of at
    // most seven seats plays its tiger once a round.
    bound: MAX_ROUNDS as u32 * (DECK as u32 * (TOKENS as u32 + 1) + 7),
    ..Info::USUAL
};

fn amigo_barred(_: &OptionValues, players: Players, _: i16) -> Option<&'static str> {
    (players.count() > 5).then_some("Amigo is for 3 to 5 seats")
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// How many rounds are played.
    pub rounds: u8,
    /// Whether three known cards are missing, and which.
    pub amigo: Amigo,
    /// Whether each seat has a secret card of its own.
    pub hidden_tiger: bool,
    /// Whether set-aside cards and unplayed tigers are shown after a round.
    pub show_removed: bool,
}

impl Options {
    /// Reads values that the catalogue entry has checked.
    pub(super) fn of(values: &OptionValues) -> Options {
        Options {
            rounds: values.get(ROUNDS).clamp(1, MAX_ROUNDS as i16) as u8,
            amigo: match values.get(AMIGO) {
                0 => Amigo::Off,
                1 => Amigo::Gaps10To30,
                _ => Amigo::Gaps10To28,
            },
            hidden_tiger: values.flag(HIDDEN_TIGER),
            show_removed: values.flag(SHOW_REMOVED),
        }
    }

    /// The known cards that are not in the game (R20).
    pub const fn gaps(&self) -> Values {
        self.amigo.gaps()
    }

    /// The tokens that each seat gets for a round.
    pub const fn tokens_each(&self, players: Players) -> u8 {
        match (self.amigo, players.count()) {
            (Amigo::Off, ..=5) => 11,
            (Amigo::Off, 6) => 9,
            (Amigo::Off, _) => 7,
            (_, _) => 10,
        }
    }

    /// The tokens of all seats and on the active card together, the same throughout a round.
    pub const fn tokens_in_play(&self, players: Players) -> u8 {
        self.tokens_each(players) * players.count() as u8
    }

    /// Whether a table of this size can play with them.
    pub(super) fn fit(&self, players: Players) -> bool {
        (3..=7).contains(&players.count())
            && (1..=MAX_ROUNDS).contains(&usize::from(self.rounds))
            && (self.amigo == Amigo::Off || players.count() <= 5)
    }
}

/// The Amigo variant: off, or the three cards that everybody knows to be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Amigo {
    /// All cards may come.
    Off,
    /// 10, 20 and 30 are missing.
    Gaps10To30,
    /// 10, 19 and 28 are missing.
    Gaps10To28,
}

impl Amigo {
    /// The missing cards.
    pub const fn gaps(self) -> Values {
        match self {
            Amigo::Off => Values::NONE,
            Amigo::Gaps10To30 => gaps([10, 20, 30]),
            Amigo::Gaps10To28 => gaps([10, 19, 28]),
        }
    }
}

const fn gaps(numbers: [u8; 3]) -> Values {
    let mut set = Values::NONE;
    let mut place = 0;
    while place < numbers.len() {
        if let Some(value) = Value::new(numbers[place]) {
            set = set.with(value);
        }
        place += 1;
    }
    set
}
