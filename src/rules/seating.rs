//! How a table is made: what the options and the number of seats say about secrets, partners, computers and looks.
//!
//! The catalogue owns the answer ([`Info::seating`](crate::Info::seating)), so that set-up, table, results, score sheet and
//! bench read the same one before a game and during it.

use crate::seat::{Players, Seat, SeatSet};

/// What is settled about a table before its game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Whether seats hold anything that others may not see.
    pub hidden: bool,
    /// Who plays with whom.
    pub teams: Teams,
    /// Whether a computer may take a seat.
    pub computers: bool,
    /// The looks that the seats take for this game, by their numbers in the house; a seat beyond the list, and every seat
    /// where it is empty, keeps the look of its player.
    pub shapes: &'static [u8],
    /// About how many minutes a game takes.
    pub minutes: u8,
}

impl Seating {
    /// A table where everything lies open, each seat plays for itself and computers are welcome.
    pub const fn open(minutes: u8) -> Seating {
        Seating {
            hidden: false,
            teams: Teams::Alone,
            computers: true,
            shapes: &[],
            minutes,
        }
    }

    /// The same where seats hold something that others may not see.
    pub const fn hidden(minutes: u8) -> Seating {
        Seating {
            hidden: true,
            ..Seating::open(minutes)
        }
    }

    /// The same table with partners.
    pub const fn in_teams(self, teams: Teams) -> Seating {
        Seating { teams, ..self }
    }

    /// The same table for persons only.
    pub const fn without_computers(self) -> Seating {
        Seating {
            computers: false,
            ..self
        }
    }

    /// The same table, its seats with the looks of their places.
    pub const fn shaped(self, shapes: &'static [u8]) -> Seating {
        Seating { shapes, ..self }
    }
}

/// Who plays with whom. Partners have equal scores, and win and lose together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Teams {
    /// Everybody for themselves.
    #[default]
    Alone,
    /// The seats with even numbers against those with odd ones: at four seats, partners sit opposite.
    Opposite,
}

impl Teams {
    /// The team of a seat, with the seat itself.
    pub fn of(self, players: Players, seat: Seat) -> SeatSet {
        match self {
            Teams::Alone => SeatSet::only(seat),
            Teams::Opposite => players
                .seats()
                .filter(|other| other.index() % 2 == seat.index() % 2)
                .collect(),
        }
    }

    /// These seats and all their partners: a team wins together.
    pub fn together(self, players: Players, seats: SeatSet) -> SeatSet {
        players
            .seats()
            .filter(|seat| {
                let mut team = self.of(players, *seat).iter();
                team.any(|partner| seats.has(partner))
            })
            .collect()
    }

    /// Every team once, by its first seat.
    pub fn all(self, players: Players) -> impl Iterator<Item = SeatSet> + Clone {
        players
            .seats()
            .map(move |seat| (seat, self.of(players, seat)))
            .filter(|(seat, team)| team.iter().next() == Some(*seat))
            .map(|(_, team)| team)
    }
}

#[cfg(test)]
mod tests {
    use super::{Seating, Teams};
    use crate::seat::{Players, Seat, SeatSet};
    use std::vec::Vec;

    fn set(seats: &[usize]) -> SeatSet {
        seats.iter().filter_map(|seat| Seat::new(*seat)).collect()
    }

    #[test]
    fn partners_sit_opposite() {
        let four = Players::new(4).unwrap();
        let teams: Vec<SeatSet> = Teams::Opposite.all(four).collect();
        assert_eq!(teams, [set(&[0, 2]), set(&[1, 3])]);
        assert_eq!(Teams::Opposite.of(four, Seat::new(3).unwrap()), teams[1]);
    }

    #[test]
    fn without_teams_everybody_is_one() {
        let three = Players::new(3).unwrap();
        let teams: Vec<SeatSet> = Teams::Alone.all(three).collect();
        assert_eq!(teams, [set(&[0]), set(&[1]), set(&[2])]);
    }

    #[test]
    fn a_team_wins_together() {
        let four = Players::new(4).unwrap();
        let together = |teams: Teams, seats: &[usize]| teams.together(four, set(seats));
        assert_eq!(together(Teams::Opposite, &[2]), set(&[0, 2]));
        assert_eq!(together(Teams::Opposite, &[1, 2]), set(&[0, 1, 2, 3]));
        assert_eq!(together(Teams::Opposite, &[]), SeatSet::NONE);
        assert_eq!(together(Teams::Alone, &[2]), set(&[2]));
    }

    #[test]
    fn a_table_is_open_for_all_and_everybody_alone_unless_a_game_says_otherwise() {
        let usual = Seating::open(5);
        assert!(!usual.hidden && usual.computers && usual.shapes.is_empty());
        assert_eq!((usual.teams, usual.minutes), (Teams::Alone, 5));
        let teams = Seating::hidden(9)
            .in_teams(Teams::Opposite)
            .without_computers()
            .shaped(&[0, 2]);
        assert!(teams.hidden && !teams.computers);
        assert_eq!((teams.teams, teams.minutes), (Teams::Opposite, 9));
        assert_eq!(teams.shapes, [0, 2]);
    }
}
