//! What the catalogue knows about a game before it starts: names, player range, seating, options, presets.

use crate::game::Outcome;
use crate::seat::{Players, Seat};
use crate::seating::{Seating, Teams};
use core::fmt;
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// The largest number of options that a game has.
pub const MAX_OPTIONS: usize = 16;

/// A game's entry in the catalogue.
#[derive(Debug)]
pub struct Info {
    /// The name in the host interface and in saves; lower case with hyphens, and never changed.
    pub id: &'static str,
    /// The name on the screen.
    pub name: &'static str,
    /// What the game is about, in one sentence.
    pub blurb: &'static str,
    /// The fewest and the most seats.
    pub players: (u8, u8),
    /// How many seats are proposed where nobody has set the game up before; as near to it as the range allows.
    pub proposed: u8,
    /// What the options and the number of seats make of the table.
    pub seating: fn(&OptionValues, Players) -> Seating,
    /// How many levels its computer players have.
    pub levels: u8,
    /// Whether chance plays a part after the seating.
    pub chance: bool,
    /// Whether the lowest score wins.
    pub low_wins: bool,
    /// How it is settled who begins.
    pub first: First,
    /// What can be set before the start.
    pub options: &'static [OptionSpec],
    /// Named sets of options; the first is the booklet's.
    pub presets: &'static [Preset],
    /// More actions than any game of this kind ever takes.
    pub bound: u32,
}

impl Info {
    /// What most games say, so that an entry names only its own: `..Info::USUAL`.
    pub const USUAL: Info = Info {
        id: "",
        name: "",
        blurb: "",
        players: (2, 4),
        proposed: 4,
        seating: |_, _| Seating::open(15),
        levels: 3,
        chance: true,
        low_wins: false,
        first: First::BY_CHANCE,
        options: &[],
        presets: &[],
        bound: 0,
    };

    /// The table that is proposed where nobody has set the game up before.
    pub fn proposed_table(&self) -> Players {
        let (fewest, most) = self.players;
        let seats = self.proposed.min(most).max(fewest);
        Players::new(seats.into()).unwrap_or(Players::ONE)
    }

    /// How the table is made that is proposed first: what the list of games tells.
    pub fn usual_seating(&self) -> Seating {
        (self.seating)(&OptionValues::defaults(self), self.proposed_table())
    }

    /// Whether these options ask for the players to be seated at random. Where the first seat begins, who begins is
    /// a matter of who sits there, so it is the table and not the game that carries this out.
    pub fn seats_at_random(&self, values: &OptionValues) -> bool {
        self.options
            .iter()
            .enumerate()
            .any(|(index, option)| match option.kind {
                OptionKind::OneOf(names) => {
                    let chosen = usize::try_from(values.get(index))
                        .ok()
                        .and_then(|value| names.get(value));
                    option.id == "first-player" && chosen.is_some_and(|value| value.id == "random")
                }
                _ => false,
            })
    }
}

/// How it is settled who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// The first seat begins; in a rematch the players change seats.
    FirstSeat,
    /// A seat is drawn as the game's first pick, unless the table answers this question.
    Drawn {
        /// The question that names the seat, such as "Who is the youngest?"; none where it is left to chance.
        question: Option<&'static str>,
        /// Whether the winner begins when the same people play again.
        winner_again: bool,
    },
    /// The players settle it with their first decisions, such as a throw of one die each.
    InPlay,
}

impl First {
    /// A seat is drawn for every game.
    pub const BY_CHANCE: First = First::Drawn {
        question: None,
        winner_again: false,
    };

    /// A seat is drawn unless the table answers a question.
    pub const fn asked(question: &'static str) -> First {
        First::Drawn {
            question: Some(question),
            winner_again: false,
        }
    }

    /// Who begins when the same people play again, where the winner does: of partners the one who decided `last`. A win that
    /// is shared, or nobody's, leaves it to chance.
    pub fn again(
        self,
        outcome: Outcome,
        last: Option<Seat>,
        teams: Teams,
        players: Players,
    ) -> Option<Seat> {
        let First::Drawn {
            winner_again: true, ..
        } = self
        else {
            return None;
        };
        let winners = outcome.winners;
        let first = winners.iter().next()?;
        let winner = last.filter(|seat| winners.has(*seat)).unwrap_or(first);
        (teams.of(players, winner) == winners).then_some(winner)
    }
}

/// One option.
#[derive(Debug)]
pub struct OptionSpec {
    /// The name in the host interface.
    pub id: &'static str,
    /// The name on the screen.
    pub label: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
    /// The value it has unless it is set; for an enumeration the index.
    pub default: i16,
    /// Why it cannot be changed from its default at this table with these other values, if that is so.
    pub barred: fn(&OptionValues, Players) -> Option<&'static str>,
}

impl OptionSpec {
    /// An option that is on or off.
    pub const fn flag(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        default: bool,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::Flag,
            default: default as i16,
            barred: never,
        }
    }

    /// An option with a number.
    pub const fn number(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        range: (i16, i16),
        default: i16,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::Number {
                min: range.0,
                max: range.1,
            },
            default,
            barred: never,
        }
    }

    /// An option with named values; the default is an index into them.
    pub const fn one_of(
        id: &'static str,
        label: &'static str,
        help: &'static str,
        values: &'static [Named],
        default: i16,
    ) -> OptionSpec {
        OptionSpec {
            id,
            label,
            help,
            kind: OptionKind::OneOf(values),
            default,
            barred: never,
        }
    }

    /// The same option, barred where the function gives a reason.
    pub const fn barred_by(
        mut self,
        barred: fn(&OptionValues, Players) -> Option<&'static str>,
    ) -> OptionSpec {
        self.barred = barred;
        self
    }

    /// The smallest and the largest value.
    pub const fn range(&self) -> (i16, i16) {
        match self.kind {
            OptionKind::Flag => (0, 1),
            OptionKind::Number { min, max } => (min, max),
            OptionKind::OneOf(values) => (0, values.len() as i16 - 1),
        }
    }
}

fn never(_: &OptionValues, _: Players) -> Option<&'static str> {
    None
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// Off (0) or on (1).
    Flag,
    /// A whole number.
    Number {
        /// The smallest.
        min: i16,
        /// The largest.
        max: i16,
    },
    /// One of several named values, by index.
    OneOf(&'static [Named]),
}

/// A named value of an option.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The name in the host interface.
    pub id: &'static str,
    /// The name on the screen.
    pub label: &'static str,
}

impl Named {
    /// A value and its two names.
    pub const fn new(id: &'static str, label: &'static str) -> Named {
        Named { id, label }
    }
}

/// A named set of options.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name on the screen.
    pub name: &'static str,
    /// The options that differ from their defaults: index and value.
    pub changes: &'static [(usize, i16)],
}

impl Preset {
    /// The values of the preset.
    pub fn values(&self, info: &Info) -> OptionValues {
        let mut values = OptionValues::defaults(info);
        for (option, value) in self.changes {
            values.set(*option, *value);
        }
        values
    }
}

/// The value of each option of a game, in the order of [`Info::options`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OptionValues(Vec<i16, MAX_OPTIONS>);

impl OptionValues {
    /// All options at their defaults.
    pub fn defaults(info: &Info) -> OptionValues {
        OptionValues(
            info.options
                .iter()
                .take(MAX_OPTIONS)
                .map(|option| option.default)
                .collect(),
        )
    }

    /// The value of an option; 0 where there is no such option.
    pub fn get(&self, option: usize) -> i16 {
        self.0.get(option).copied().unwrap_or(0)
    }

    /// Whether an option is on.
    pub fn flag(&self, option: usize) -> bool {
        self.get(option) != 0
    }

    /// Sets an option; an option that does not exist is left alone.
    pub fn set(&mut self, option: usize, value: i16) {
        if let Some(place) = self.0.get_mut(option) {
            *place = value;
        }
    }

    /// Checks each value against its range and against the bars of its option.
    pub fn check(&self, info: &Info, players: Players) -> Result<(), OptionFault> {
        if self.0.len() != info.options.len() {
            return Err(OptionFault {
                option: 0,
                why: "These options belong to another game",
            });
        }
        for (option, spec) in info.options.iter().enumerate() {
            let (min, max) = spec.range();
            let value = self.get(option);
            if value < min || value > max {
                return Err(OptionFault {
                    option,
                    why: "There is no such value",
                });
            }
            if value != spec.default
                && let Some(why) = (spec.barred)(self, players)
            {
                return Err(OptionFault { option, why });
            }
        }
        Ok(())
    }
}

/// An option that cannot be as it was set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionFault {
    /// The option's place in the list.
    pub option: usize,
    /// Why, in a player's words.
    pub why: &'static str,
}

/// Everything a game needs to start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The number of seats.
    pub players: Players,
    /// The options.
    pub options: OptionValues,
    /// The seed of all chance.
    pub seed: u64,
}

impl Setup {
    /// Checks the number of seats and the options against the catalogue entry; every game calls it first.
    pub fn check(&self, info: &Info) -> Result<(), SetupFault> {
        let (fewest, most) = (usize::from(info.players.0), usize::from(info.players.1));
        if !(fewest..=most).contains(&self.players.count()) {
            return Err(SetupFault::Seats {
                fewest: info.players.0,
                most: info.players.1,
            });
        }
        self.options
            .check(info, self.players)
            .map_err(SetupFault::Option)
    }
}

/// Why a game cannot start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// The number of seats does not fit.
    Seats {
        /// The fewest that do.
        fewest: u8,
        /// The most that do.
        most: u8,
    },
    /// An option does not fit.
    Option(OptionFault),
    /// The game has no written positions.
    NoPositions,
    /// The position cannot be read or played; why, in plain words.
    Position(&'static str),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Seats { fewest, most } if fewest == most => {
                write!(to, "This game is for {fewest} players")
            }
            SetupFault::Seats { fewest, most } => {
                write!(to, "This game is for {fewest} to {most} players")
            }
            SetupFault::Option(fault) => to.write_str(fault.why),
            SetupFault::NoPositions => to.write_str("This game always starts from the beginning"),
            SetupFault::Position(why) => to.write_str(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{First, Info, OptionSpec};
    use crate::game::Outcome;
    use crate::seat::{Players, Seat, SeatSet};
    use crate::seating::{Seating, Teams};

    /// A game whose partners and secrets are a matter of its one option.
    const TOY: Info = Info {
        id: "toy",
        players: (2, 6),
        seating: |values, players| match (values.flag(0), players.count()) {
            (true, 4) => Seating::hidden(30).in_teams(Teams::Opposite),
            (true, _) => Seating::hidden(30),
            _ => Seating::open(10),
        },
        options: &[OptionSpec::flag("teams", "Teams", "Partners.", false)],
        ..Info::USUAL
    };

    fn players(count: usize) -> Players {
        Players::new(count).unwrap()
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn a_table_is_made_by_its_options_and_its_seats() {
        let mut values = super::OptionValues::defaults(&TOY);
        assert_eq!((TOY.seating)(&values, players(4)), Seating::open(10));
        values.set(0, 1);
        assert_eq!((TOY.seating)(&values, players(3)).teams, Teams::Alone);
        let four = (TOY.seating)(&values, players(4));
        assert_eq!((four.teams, four.hidden), (Teams::Opposite, true));
        assert_eq!(TOY.usual_seating(), Seating::open(10));
    }

    #[test]
    fn as_many_seats_are_proposed_as_the_game_says_and_allows() {
        let proposed = |range, proposed| {
            let info = Info {
                players: range,
                proposed,
                ..Info::USUAL
            };
            info.proposed_table().count()
        };
        assert_eq!(proposed((2, 8), Info::USUAL.proposed), 4);
        assert_eq!(proposed((2, 2), 4), 2);
        assert_eq!(proposed((5, 6), 4), 5);
        assert_eq!(proposed((2, 4), 2), 2);
    }

    #[test]
    fn the_winner_begins_again_where_the_game_says_so() {
        let first = First::Drawn {
            question: None,
            winner_again: true,
        };
        let again = |first: First, winners: &[usize], last, teams| {
            let outcome = Outcome {
                winners: winners.iter().map(|index| seat(*index)).collect(),
                reason: "home",
            };
            first
                .again(outcome, Some(seat(last)), teams, players(4))
                .map(Seat::index)
        };
        assert_eq!(again(first, &[3], 3, Teams::Alone), Some(3));
        assert_eq!(again(first, &[3], 1, Teams::Alone), Some(3));
        assert_eq!(again(first, &[0, 2], 2, Teams::Opposite), Some(2));
        assert_eq!(again(first, &[0, 2], 2, Teams::Alone), None);
        assert_eq!(again(first, &[], 2, Teams::Alone), None);
        assert_eq!(again(First::BY_CHANCE, &[3], 3, Teams::Alone), None);
    }

    #[test]
    fn whoever_is_alone_and_does_not_win_has_lost() {
        let nobody = Outcome {
            winners: SeatSet::NONE,
            reason: "stuck",
        };
        assert!(!nobody.is_draw(Players::ONE));
        assert!(nobody.is_draw(players(2)));
        let won = Outcome {
            winners: SeatSet::only(seat(1)),
            reason: "stuck",
        };
        assert!(!won.is_draw(players(2)));
    }
}
