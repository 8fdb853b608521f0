//! What the catalogue knows about a game before it starts: names, player range, seating, options, presets; and the set-up
//! that starts it.

use crate::game::Outcome;
use crate::memory::Memory;
use crate::options::{OptionFault, OptionKind, OptionSpec, OptionValues, Preset};
use crate::seat::{Players, Seat};
use crate::seating::{Seating, Teams};
use core::fmt;
use serde::{Deserialize, Serialize};

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

    /// The place of the preset that these values are, if they are one.
    pub fn preset_of(&self, values: &OptionValues) -> Option<usize> {
        let mut presets = self.presets.iter();
        presets.position(|preset| preset.values(self) == *values)
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

/// Everything a game needs to start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The number of seats.
    pub players: Players,
    /// The options.
    pub options: OptionValues,
    /// The seed of all chance.
    pub seed: u64,
    /// What the last game of this kind left to this one.
    pub memory: Memory,
}

impl Setup {
    /// A table without a memory: what is played at it follows from the seed and the actions alone.
    pub const fn new(players: Players, options: OptionValues, seed: u64) -> Setup {
        Setup {
            players,
            options,
            seed,
            memory: Memory::EMPTY,
        }
    }

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
    use super::{First, Info};
    use crate::game::Outcome;
    use crate::options::{OptionSpec, OptionValues};
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
        let mut values = OptionValues::defaults(&TOY);
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
