//! The end of a game: who won and why, and everybody's place.

use super::{Desk, Phase, Table};
use crate::line;
use crate::paint::Stage;
use crate::parts::{self, Hints};
use crate::screen::{Line, Merit};
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

    /// Who won, in a line.
    pub(super) fn headline(&self, outcome: Outcome) -> Line {
        let mut winners = outcome.winners.iter();
        match (winners.next(), winners.next(), winners.next()) {
            (None, ..) => line!("A draw"),
            (Some(one), None, _) => line!("{} wins", self.people.name(one)),
            (Some(one), Some(other), None) => {
                line!(
                    "{} and {} share it",
                    self.people.name(one),
                    self.people.name(other)
                )
            }
            _ => line!("{} share it", outcome.winners.len()),
        }
    }

    pub(super) fn draw_end(&self, outcome: Outcome, passed: u32, stage: &mut Stage<'_>) {
        parts::ground::baize_to_the_top(stage);
        parts::results::confetti(stage, passed.min(END_SETTLES) / FRAME);
        let first = outcome.winners.iter().next();
        let crowned = first
            .filter(|_| outcome.winners.len() == 1)
            .map(|seat| self.look(seat));
        let why = self.ask(None, |screen| screen.ending(outcome));
        let line = self.headline(outcome);
        parts::results::winner(stage, first.is_some(), crowned, &line, &why);
        let standings = self.standings(outcome);
        let places: Vec<parts::results::Place<'_>, MAX_SEATS> = standings
            .iter()
            .map(|(place, seat, merit)| parts::results::Place {
                place: *place,
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

    /// Everybody by place: winners first, then by merit in the direction in which this game counts.
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
                seat.index(),
            )
        });
        let mut place = 0;
        let mut former = None;
        for (number, (given, seat, merit)) in (1..).zip(&mut order) {
            let key = (outcome.winners.has(*seat), merit.rank);
            if former != Some(key) && former.is_none_or(|(won, _)| !(won && key.0)) {
                place = number;
            }
            former = Some(key);
            *given = place;
        }
        order
    }
}
