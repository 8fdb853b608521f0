//! Who plays with whom, as the table shows it: a team wins, leads and fills a column together. Where nobody has a partner
//! every seat is a team of its own.

use super::Table;
use crate::line;
use crate::paint::Font;
use crate::screen::Line;
use core::fmt::Write;
use heapless::Vec;
use parlour_rules::{MAX_SEATS, Outcome, Seat, SeatSet};

/// How wide the two lines of the result page are on the narrow picture.
const HEADLINE: i32 = 240 - 16;

impl Table {
    /// All teams, each by its first seat.
    pub(super) fn teams(&self) -> Vec<SeatSet, MAX_SEATS> {
        match (self.game.running(), self.seating()) {
            (Some(game), Some(seating)) => seating.teams.all(game.players()).collect(),
            _ => Vec::new(),
        }
    }

    /// The place of a seat's team among all teams.
    pub(super) fn team_of(&self, seat: Seat) -> usize {
        let teams = self.teams();
        teams
            .iter()
            .position(|team| team.has(seat))
            .unwrap_or(seat.index())
    }

    /// The one team that won; none where several did, or nobody.
    pub(super) fn winning_team(&self, outcome: Outcome) -> Option<SeatSet> {
        let teams = self.teams();
        let mut won = teams.iter().filter(|team| has_won(**team, outcome));
        won.next().copied().filter(|_| won.next().is_none())
    }

    /// Whether somebody plays alone and has not won: that is no draw.
    pub(super) fn is_lost_alone(&self, outcome: Outcome) -> bool {
        outcome.winners.is_empty() && self.people.len() == 1
    }

    /// Who won, in a line that has room on the page with the result.
    pub(super) fn headline(&self, outcome: Outcome) -> Line {
        if let Some(team) = self.winning_team(outcome) {
            return self.team_wins(team);
        }
        let teams = self.teams();
        let won = || teams.iter().filter(|team| has_won(**team, outcome));
        let mut seats = outcome.winners.iter();
        match (won().count(), seats.next(), seats.next()) {
            (0, ..) if self.is_lost_alone(outcome) => line!("Not this time"),
            (0, ..) => line!("A draw"),
            (2, ..) if won().any(|team| team.len() > 1) => line!("Both teams share it"),
            (2, Some(one), Some(other)) => {
                let (one, other) = (self.people.name(one), self.people.name(other));
                line!("{one} and {other} share it")
            }
            _ => line!("{} share it", outcome.winners.len()),
        }
    }

    /// "Anna wins", "Anna and Clara win".
    fn team_wins(&self, team: SeatSet) -> Line {
        let last = team.len().saturating_sub(1);
        let mut names = Line::new();
        for (place, seat) in team.iter().enumerate() {
            let before = match place {
                0 => "",
                _ if place == last => " and ",
                _ => ", ",
            };
            let _ = write!(names, "{before}{}", self.people.name(seat));
        }
        if last == 0 {
            return line!("{names} wins");
        }
        let all = line!("{names} win");
        if Font::N14.wrap(&all, HEADLINE).count() <= 2 {
            return all;
        }
        let first = team.iter().next().map_or("", |seat| self.people.name(seat));
        line!("{first} and {last} partners win")
    }
}

fn has_won(team: SeatSet, outcome: Outcome) -> bool {
    team.iter().any(|seat| outcome.winners.has(seat))
}
