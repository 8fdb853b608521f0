//! The end of a game: who won and why, and everybody's place.

use super::{Desk, Phase, Table};
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::Merit;
use crate::sound::Sound;
use heapless::Vec;
use parlour_rules::order::least_first;
use parlour_rules::{MAX_SEATS, Outcome, Seat, Turn};

/// How long until the end of a round or a game stands still, in milliseconds: confetti falls, lines appear.
pub(super) const END_SETTLES: u32 = 1500;
/// How long a frame of falling confetti is.
const FRAME: u32 = 33;

impl Table {
    /// Shows who won.
    pub(super) fn show_result(&mut self, desk: &mut Desk<'_>) {
        if let Some(Turn::Over(outcome)) = self.turn() {
            if !matches!(self.phase, Phase::Ended(_)) {
                desk.speaker.play(Sound::Win);
            }
            self.enter(Phase::Over(outcome), desk.now);
        }
    }

    pub(super) fn draw_end(&self, outcome: Outcome, passed: u32, stage: &mut Stage<'_>) {
        parts::ground::baize_to_the_top(stage);
        let lost = self.is_lost_alone(outcome);
        if !lost {
            parts::results::confetti(stage, passed.min(END_SETTLES) / FRAME);
        }
        let team = self.winning_team(outcome).unwrap_or_default();
        let crowned: Vec<_, MAX_SEATS> = team.iter().map(|seat| self.look(seat)).collect();
        let why = self.ask(None, |screen| screen.ending(outcome));
        let line = self.headline(outcome);
        let crown = !outcome.winners.is_empty();
        parts::results::winner(stage, crown, &crowned, &line, &why);
        let standings = self.standings(outcome);
        let places: Vec<parts::results::Standing<'_>, MAX_SEATS> = standings
            .iter()
            .map(|(place, seat, merit)| parts::results::Standing {
                place: if lost { 0 } else { *place },
                look: self.look(*seat),
                name: self.people.name(*seat),
                score: &merit.text,
            })
            .collect();
        parts::results::places(
            stage,
            &places,
            self.scroll
                .min(places.len().saturating_sub(parts::results::PLACES)),
        );
        parts::bars::hints(stage, Hints::a("Again").b("Leave").x("Score").menu());
    }

    /// Everybody by place: winners first, then by merit in the direction in which this game counts. Partners stand together
    /// and share a place.
    pub(super) fn standings(&self, outcome: Outcome) -> Vec<(u8, Seat, Merit), MAX_SEATS> {
        let Some(game) = self.game.running() else {
            return Vec::new();
        };
        let mut order: Vec<(u8, Seat, Merit), MAX_SEATS> = self.ask(None, |screen| {
            let merit = |seat| screen.merit(outcome, seat, game.score(seat));
            let seats = self.people.iter().map(|(seat, _)| seat);
            seats.map(|seat| (0, seat, merit(seat))).collect()
        });
        let low_wins = game.info().low_wins;
        least_first(&mut order, |(_, seat, merit)| {
            (
                !outcome.winners.has(*seat),
                if low_wins { merit.rank } else { -merit.rank },
                self.team_of(*seat),
                seat.index(),
            )
        });
        let (mut place, mut teams) = (0, 0);
        let mut former = None;
        let mut partner = None;
        for (given, seat, merit) in &mut order {
            let team = Some(self.team_of(*seat));
            teams += u8::from(partner != team);
            partner = team;
            let key = (outcome.winners.has(*seat), merit.rank);
            if former != Some(key) && former.is_none_or(|(won, _)| !(won && key.0)) {
                place = teams;
            }
            former = Some(key);
            *given = place;
        }
        order
    }
}
