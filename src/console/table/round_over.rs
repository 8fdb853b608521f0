//! The end of a round: everybody at a glance. The lines behind the numbers are a chapter of the book.

use super::Table;
use crate::line;
use crate::paint::Stage;
use crate::parts::round_sheet::{self, Row};
use crate::parts::score_sheet::Head;
use crate::parts::{self, Hears, Hints};
use crate::screen::{Chapter, Line};
use crate::settings::Pace;
use heapless::Vec;
use parlour_rules::order::least_first;
use parlour_rules::{MAX_SEATS, Seat, SeatSet};

/// How long the totals count up at a calm pace.
const COUNTS: u32 = 900;

/// A team as the sheet tells it.
struct Told {
    team: SeatSet,
    gist: Line,
    gained: Line,
    total: Line,
    leads: bool,
}

impl Table {
    /// What X opens at the end of a round, and what the key is called: the lines behind the numbers, where the game has any.
    pub(super) fn behind_the_round(&self) -> (Chapter, &'static str) {
        match self.account_heading() {
            Some(_) => (Chapter::Account, "Detail"),
            None => (Chapter::Scores, "Sheet"),
        }
    }

    /// Draws what the round brought, so many milliseconds after it began to be counted.
    pub(super) fn draw_round_over(
        &self,
        pace: Pace,
        passed: u32,
        hears: Hears,
        stage: &mut Stage<'_>,
    ) {
        let Some(game) = self.game.running() else {
            return;
        };
        let counts = pace.of(COUNTS);
        let left = counts.saturating_sub(passed) * 256 / counts.max(1);
        let teams = self.told_teams(left as i32);
        let heads: Vec<Vec<Head<'_>, MAX_SEATS>, MAX_SEATS> = teams
            .iter()
            .map(|told| told.team.iter().map(|seat| self.head(seat)).collect())
            .collect();
        let rows: Vec<Row<'_>, MAX_SEATS> = teams
            .iter()
            .zip(&heads)
            .map(|(told, partners)| Row {
                partners,
                gist: &told.gist,
                gained: &told.gained,
                total: &told.total,
                leads: told.leads,
            })
            .collect();
        let mut round = Line::new();
        for letter in game.manner().round.chars() {
            let _ = round.push(letter.to_ascii_lowercase());
        }
        parts::ground::walnut(stage);
        parts::bars::title(stage, &self.account_title(), game.info().name, None);
        round_sheet::sheet(stage, &round, &rows);
        let looks = self.behind_the_round().1;
        parts::bars::hints(stage, Hints::a("Go on").x(looks).menu().heard(hears));
    }

    /// All teams, the best first, with what the last round brought; of that, `left` of 256 parts are still to be counted.
    fn told_teams(&self, left: i32) -> Vec<Told, MAX_SEATS> {
        let last = self.rounds.kept().saturating_sub(1);
        let low_wins = self.info().is_some_and(|info| info.low_wins);
        let leaders = self.leaders();
        let first = |team: &SeatSet| team.iter().next().unwrap_or(Seat::FIRST);
        let mut teams = self.teams();
        least_first(&mut teams, |team| {
            let total = self.rounds.total(last, first(team));
            if low_wins { total } else { -total }
        });
        let told = teams.iter().map(|team| {
            // Partners have the same score: that of the first is the team's.
            let seat = first(team);
            let (gained, total) = (
                self.rounds.gained(last, seat),
                self.rounds.total(last, seat),
            );
            let still = (i64::from(gained) * i64::from(left) / 256) as i32;
            Told {
                team: *team,
                gist: self.ask(None, |screen| screen.gist(seat)),
                gained: match gained {
                    0 => line!("0"),
                    _ => line!("{gained:+}"),
                },
                total: line!("{}", total.saturating_sub(still)),
                leads: team.iter().any(|seat| leaders.has(seat)),
            }
        });
        told.collect()
    }
}
