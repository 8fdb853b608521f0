//! The entry in the catalogue, and the options as the rules read them.

use super::MAX_PLAYERS;
use crate::info::{First, Info};
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const ACES_WILD: usize = 0;
const MATCH: usize = 1;
const THROW_OFF: usize = 2;
const NEXT_HAND_ORDER: usize = 3;

/// The most hands that anybody has to win.
pub(super) const MOST_TO_WIN: u8 = 5;

/// The entry of Poker Dice in the catalogue.
pub static INFO: Info = Info {
    id: "poker-dice",
    name: "Poker Dice",
    blurb: "Throw five dice, throw up to three of them again: the highest poker hand wins.",
    players: (2, MAX_PLAYERS as u8),
    seating: |_, _| Seating::open(3),
    first: First::InPlay,
    options: &[
        OptionSpec::flag(
            "aces-wild",
            "Aces wild",
            "An ace counts as whatever helps most.",
            false,
        ),
        OptionSpec::one_of(
            "match",
            "Match",
            "How many hands win: for two seats three, else one.",
            &[
                Named::new("booklet", "By the seats"),
                Named::new("one-hand", "One hand"),
                Named::new("first-to-2", "First to 2"),
                Named::new("first-to-3", "First to 3"),
                Named::new("first-to-5", "First to 5"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "throw-off",
            "Throw-off",
            "How a tie is decided: by another turn, or by one throw.",
            &[
                Named::new("full-turn", "A full turn"),
                Named::new("one-throw", "One throw"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "next-hand-order",
            "Next hand",
            "Who throws first next: the second of this hand, the highest die, or the winner.",
            &[
                Named::new("rotate", "First is last"),
                Named::new("redetermine", "A die each again"),
                Named::new("winner-first", "The winner"),
            ],
            0,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "As in the booklet: two play for three hands, more for a single one.",
            changes: &[],
        },
        Preset {
            name: "Aces wild",
            about: "An ace counts as whatever helps its hand most.",
            changes: &[(ACES_WILD, 1)],
        },
        Preset {
            name: "Long match",
            about: "Whoever wins five hands first wins the match.",
            changes: &[(MATCH, 4)],
        },
        Preset {
            name: "Quick",
            about: "One hand decides, and a tie is settled by one throw.",
            changes: &[(MATCH, 1), (THROW_OFF, 1)],
        },
    ],
    // Eight seats that win four hands each and one that wins the fifth play 33 hands of 16 decisions. Ties can go on
    // for ever, but at a chance of less than one in six each time they never come near this.
    bound: 10_000,
    ..Info::USUAL
};

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Whether an ace counts as any face (R10).
    pub aces_wild: bool,
    /// How many hands win the match.
    pub hands: Match,
    /// How a tie is decided.
    pub throw_off: ThrowOff,
    /// Who throws first in the next hand.
    pub next: NextHand,
}

/// How many hands win the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Match {
    /// Three for two players, one for more (R8, R9).
    Booklet,
    /// One.
    OneHand,
    /// Two.
    FirstTo2,
    /// Three.
    FirstTo3,
    /// Five.
    FirstTo5,
}

/// How a tie is decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum ThrowOff {
    /// Those who tie take another turn (R7).
    FullTurn,
    /// Those who tie throw five dice once.
    OneThrow,
}

/// Who throws first in the next hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NextHand {
    /// The second of this hand; its first goes last.
    Rotate,
    /// Whoever throws the highest die.
    Redetermine,
    /// The winner, the others behind in the order they had.
    WinnerFirst,
}

impl Options {
    /// Reads values that the catalogue entry has checked.
    pub(super) fn of(values: &OptionValues) -> Options {
        Options {
            aces_wild: values.flag(ACES_WILD),
            hands: match values.get(MATCH) {
                0 => Match::Booklet,
                1 => Match::OneHand,
                2 => Match::FirstTo2,
                3 => Match::FirstTo3,
                _ => Match::FirstTo5,
            },
            throw_off: match values.get(THROW_OFF) {
                0 => ThrowOff::FullTurn,
                _ => ThrowOff::OneThrow,
            },
            next: match values.get(NEXT_HAND_ORDER) {
                0 => NextHand::Rotate,
                1 => NextHand::Redetermine,
                _ => NextHand::WinnerFirst,
            },
        }
    }

    /// How many hands a seat has to win.
    pub fn to_win(&self, players: Players) -> u8 {
        match self.hands {
            Match::Booklet if players.count() == 2 => 3,
            Match::Booklet | Match::OneHand => 1,
            Match::FirstTo2 => 2,
            Match::FirstTo3 => 3,
            Match::FirstTo5 => MOST_TO_WIN,
        }
    }
}
