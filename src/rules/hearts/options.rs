//! The catalogue entry of Hearts and its options, as data for the set-up and as types for the rules.

use super::score::Points;
use crate::info::Info;
use crate::options::{Named, OptionSpec, OptionValues, Preset};
use crate::seat::Players;
use crate::seating::Seating;
use serde::{Deserialize, Serialize};

const WIDOW: usize = 0;
const PASSING: usize = 1;
const PASS_FIRST: usize = 2;
const FIRST_TRICK: usize = 3;
const OPENING: usize = 4;
const LOWEST_CLUB: usize = 5;
const BREAK_HEARTS: usize = 6;
const QUEEN_BREAKS: usize = 7;
const QUEEN_WAITS: usize = 8;
const MOON: usize = 9;
const MOON_NEEDS_QUEEN: usize = 10;
const LIMIT: usize = 11;

/// The values of `passing`, `first-trick`, `opening` and `moon` that presets and bars speak of.
const PASS_CYCLE_HOLD: i16 = 4;
const NO_POINTS: i16 = 2;
const LOW_CLUB: i16 = 1;
const MOON_ADDS: i16 = 2;
const MOON_CHOICE: i16 = 3;

const LIMITS: [Points; 2] = [Points::new(50), Points::new(100)];

/// The most deals that are played. Only a table where the moon is shot again and again, and its points are subtracted,
/// could come here; it must not go on for ever.
pub(super) const MOST_DEALS: u8 = 250;

/// What the tables of most clubs agree on.
const CLUB: &[(usize, i16)] = &[
    (PASSING, PASS_CYCLE_HOLD),
    (FIRST_TRICK, NO_POINTS),
    (OPENING, LOW_CLUB),
    (BREAK_HEARTS, 1),
    (MOON, MOON_ADDS),
];

/// Hearts in the catalogue.
pub(super) const INFO: Info = Info {
    id: "hearts",
    name: "Hearts",
    blurb: "Take no hearts, and beware of the queen of spades.",
    players: (3, 6),
    seating: |_, _| Seating::hidden(30),
    low_wins: true,
    options: &[
        OptionSpec::one_of(
            "widow",
            "Spare cards",
            "Low cards stay out, or go to a taker as a widow.",
            &[
                Named::new("strip", "Left out"),
                Named::new("first-trick", "1st trick"),
                Named::new("first-point-trick", "1st points"),
            ],
            0,
        )
        .idle_by(needs_spare_cards),
        OptionSpec::one_of(
            "passing",
            "Passing",
            "To whom you pass cards before each deal is played.",
            &[
                Named::new("none", "None"),
                Named::new("right", "Right"),
                Named::new("alternate", "Both ways"),
                Named::new("cycle", "To all"),
                Named::new("cycle-hold", "To all, hold"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "pass-first",
            "First pass",
            "Whether passing begins with the left or the right neighbour.",
            &[Named::new("left", "Left"), Named::new("right", "Right")],
            0,
        )
        .barred_by(needs_both_ways),
        OptionSpec::one_of(
            "first-trick",
            "First trick",
            "Points may fall on the first trick, only in suit, or not at all.",
            &[
                Named::new("free", "Free"),
                Named::new("no-points-out-of-suit", "In suit only"),
                Named::new("no-points", "No points"),
            ],
            0,
        ),
        OptionSpec::one_of(
            "opening",
            "Opening",
            "Who leads first: left of the dealer, or whoever has the lowest club.",
            &[
                Named::new("eldest", "Left seat"),
                Named::new("low-club", "Low club"),
            ],
            0,
        ),
        OptionSpec::flag(
            "lowest-club",
            "Lowest clubs",
            "On the first trick everybody plays the lowest club.",
            false,
        )
        .barred_by(needs_low_club),
        OptionSpec::flag(
            "break-hearts",
            "Break hearts",
            "Hearts are not led until one has been played on another suit.",
            false,
        ),
        OptionSpec::flag(
            "queen-breaks",
            "Queen breaks",
            "The queen of spades breaks hearts as well.",
            false,
        )
        .barred_by(needs_breaking),
        OptionSpec::flag(
            "queen-waits",
            "Queen waits",
            "The queen of spades is not played until hearts are broken.",
            false,
        )
        .barred_by(needs_breaking),
        OptionSpec::one_of(
            "moon",
            "The moon",
            "What it brings to take all hearts and the queen.",
            &[
                Named::new("off", "Nothing"),
                Named::new("subtract", "26 off"),
                Named::new("add-others", "Others 26"),
                Named::new("choice", "Choice"),
            ],
            0,
        ),
        OptionSpec::flag(
            "moon-needs-queen",
            "Moon with queen",
            "Whether the moon needs the queen, or all hearts are enough.",
            true,
        )
        .barred_by(needs_moon),
        OptionSpec::one_of(
            "limit",
            "Game",
            "The game ends when somebody has more points than this.",
            &[Named::new("50", "To 50"), Named::new("100", "To 100")],
            1,
        ),
    ],
    presets: &[
        Preset {
            name: "Booklet",
            about: "As in the booklet: no passing, points from the first trick on, and no moon.",
            changes: &[],
        },
        Preset {
            name: "Club",
            about: "Three cards are passed, a low club leads, hearts must be broken, the moon counts.",
            changes: CLUB,
        },
        Preset {
            name: "Short club",
            about: "As in clubs, but only to 50 points.",
            changes: &[
                (PASSING, PASS_CYCLE_HOLD),
                (FIRST_TRICK, NO_POINTS),
                (OPENING, LOW_CLUB),
                (BREAK_HEARTS, 1),
                (MOON, MOON_ADDS),
                (LIMIT, 0),
            ],
        },
        Preset {
            name: "Strict club",
            about: "As in clubs, but the queen waits for hearts, and the moon lets you choose.",
            changes: &[
                (PASSING, PASS_CYCLE_HOLD),
                (FIRST_TRICK, NO_POINTS),
                (OPENING, LOW_CLUB),
                (LOWEST_CLUB, 1),
                (BREAK_HEARTS, 1),
                (QUEEN_WAITS, 1),
                (MOON, MOON_CHOICE),
            ],
        },
    ],
    // A deal is at most 52 cards played, six choices of cards to pass and one for the moon.
    bound: MOST_DEALS as u32 * 59,
    ..Info::USUAL
};

fn needs_spare_cards(_: &OptionValues, players: Players, _: i16) -> Option<&'static str> {
    (players.count() == 4).then_some("Four players have no cards to spare")
}

fn needs_both_ways(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(PASSING) < 2).then_some("Only when cards are passed both ways")
}

fn needs_low_club(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(OPENING) != LOW_CLUB).then_some("Only when the low club opens")
}

fn needs_breaking(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (!values.flag(BREAK_HEARTS)).then_some("Only when hearts are to be broken")
}

fn needs_moon(values: &OptionValues, _: Players, _: i16) -> Option<&'static str> {
    (values.get(MOON) == 0).then_some("Only when the moon brings something")
}

/// What becomes of the cards that cannot be dealt evenly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Widow {
    /// Low cards are left out instead.
    Strip,
    /// They go to the taker of the first trick.
    FirstTrick,
    /// They go to the taker of the first trick with points.
    FirstPointTrick,
}

/// To whom cards are passed, deal after deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Passing {
    /// To nobody.
    None,
    /// To the right neighbour.
    Right,
    /// To the two neighbours in turn.
    Alternate,
    /// To everybody in turn.
    Cycle,
    /// To everybody in turn, and then to nobody.
    CycleHold,
}

/// Which of two opposite directions comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// The left.
    Left,
    /// The right.
    Right,
}

/// Which point cards may fall on the first trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum FirstTrick {
    /// All.
    Free,
    /// Only those that follow suit.
    NoPointsOutOfSuit,
    /// None.
    NoPoints,
}

/// Who leads to the first trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Opening {
    /// The seat left of the dealer, with any card.
    Eldest,
    /// The seat with the lowest club, with that card.
    LowClub,
}

/// What shooting the moon brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moon {
    /// Nothing: the points count.
    Off,
    /// 26 are subtracted from the shooter's score.
    Subtract,
    /// 26 are added to everybody else's score.
    AddOthers,
    /// The shooter chooses.
    Choice,
}

/// The options in force at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// What becomes of spare cards.
    pub widow: Widow,
    /// To whom cards are passed.
    pub passing: Passing,
    /// Which direction comes first.
    pub pass_first: Side,
    /// Points on the first trick.
    pub first_trick: FirstTrick,
    /// Who leads to it.
    pub opening: Opening,
    /// Whether everybody plays the lowest club to it.
    pub lowest_club: bool,
    /// Whether hearts have to be broken before they are led.
    pub break_hearts: bool,
    /// Whether the queen of spades breaks them too.
    pub queen_breaks: bool,
    /// Whether the queen of spades has to wait until they are broken.
    pub queen_waits: bool,
    /// What shooting the moon brings.
    pub moon: Moon,
    /// Whether the moon needs the queen of spades.
    pub moon_needs_queen: bool,
    /// More points than this end the game.
    pub limit: Points,
}

impl Options {
    /// Reads values that have been checked against the catalogue entry.
    pub(super) fn from_values(values: &OptionValues) -> Options {
        let limit = usize::try_from(values.get(LIMIT)).unwrap_or_default();
        Options {
            widow: match values.get(WIDOW) {
                0 => Widow::Strip,
                1 => Widow::FirstTrick,
                _ => Widow::FirstPointTrick,
            },
            passing: match values.get(PASSING) {
                0 => Passing::None,
                1 => Passing::Right,
                2 => Passing::Alternate,
                3 => Passing::Cycle,
                _ => Passing::CycleHold,
            },
            pass_first: match values.get(PASS_FIRST) {
                0 => Side::Left,
                _ => Side::Right,
            },
            first_trick: match values.get(FIRST_TRICK) {
                0 => FirstTrick::Free,
                1 => FirstTrick::NoPointsOutOfSuit,
                _ => FirstTrick::NoPoints,
            },
            opening: match values.get(OPENING) {
                0 => Opening::Eldest,
                _ => Opening::LowClub,
            },
            lowest_club: values.flag(LOWEST_CLUB),
            break_hearts: values.flag(BREAK_HEARTS),
            queen_breaks: values.flag(QUEEN_BREAKS),
            queen_waits: values.flag(QUEEN_WAITS),
            moon: match values.get(MOON) {
                0 => Moon::Off,
                1 => Moon::Subtract,
                2 => Moon::AddOthers,
                _ => Moon::Choice,
            },
            moon_needs_queen: values.flag(MOON_NEEDS_QUEEN),
            limit: LIMITS.get(limit).copied().unwrap_or(LIMITS[1]),
        }
    }

    /// Whether the set-up offers this combination.
    pub(super) fn are_offered(&self) -> bool {
        let both_ways = !matches!(self.passing, Passing::None | Passing::Right);
        LIMITS.contains(&self.limit)
            && (both_ways || self.pass_first == Side::Left)
            && (self.opening == Opening::LowClub || !self.lowest_club)
            && (self.break_hearts || !(self.queen_breaks || self.queen_waits))
            && (self.moon != Moon::Off || self.moon_needs_queen)
    }

    /// How many seats to the left cards are passed in a deal, counted from 0; 0 where nobody passes (R17).
    pub fn pass_offset(&self, players: Players, deal: u8) -> usize {
        let count = players.count();
        let neighbours = 2;
        let everybody = count.saturating_sub(1);
        let length = match self.passing {
            Passing::None => return 0,
            Passing::Right => return everybody,
            Passing::Alternate => neighbours,
            Passing::Cycle => everybody,
            Passing::CycleHold => count,
        };
        let step = usize::from(deal) % length.max(1);
        if step == everybody {
            return 0;
        }
        // Left and right, two to the left and two to the right; with an even number of seats the one opposite is left.
        let distance = step / 2 + 1;
        let to_the_left = (step % 2 == 0) == (self.pass_first == Side::Left);
        if to_the_left {
            distance
        } else {
            count - distance
        }
    }
}
