//! The end of a game: who won and why, and everybody's place.

use super::{Desk, Phase, Table};
use crate::line;
use crate::paint::Stage;
use crate::parts::results::{Headline, Mood};
use crate::parts::{self, Hints, SeatLook};
use crate::screen::{Line, Merit};
use crate::sound::Sound;
use heapless::Vec;
use parlour_rules::order::least_first;
use parlour_rules::{MAX_SEATS, Outcome, Seat, Turn};

/// How long until the end of a round or a game stands still, in milliseconds: confetti falls, lines appear.
pub(super) const END_SETTLES: u32 = 1500;
/// How long a frame of falling confetti is.
const FRAME: u32 = 33;
/// Of so many who have drawn the shapes are shown.
const MOST_HONOURED: usize = 6;

/// What an end sounds like.
const fn sound(mood: Mood) -> Sound {
    match mood {
        Mood::Won => Sound::Win,
        Mood::Shared => Sound::Shared,
        Mood::Drawn => Sound::Drawn,
        Mood::Lost => Sound::Lost,
        Mood::Watched => Sound::Watched,
    }
}

impl Table {
    /// Shows who won.
    pub(super) fn show_result(&mut self, desk: &mut Desk<'_>) {
        if let Some(Turn::Over(outcome)) = self.turn() {
            if !matches!(self.phase, Phase::Ended(_)) {
                desk.speaker.play(sound(self.mood(outcome)));
            }
            self.enter(Phase::Over(outcome), desk.now);
        }
    }

    /// Leaves the last position to be seen before the result.
    pub(super) fn show_ending(&mut self, outcome: Outcome, desk: &mut Desk<'_>) {
        self.look_on();
        desk.speaker.play(sound(self.mood(outcome)));
        self.enter(Phase::Ended(outcome), desk.now);
    }

    /// How the end feels to those at the table.
    fn mood(&self, outcome: Outcome) -> Mood {
        let persons = self.people.persons();
        let wins = |seat: &Seat| outcome.winners.has(*seat) && self.people.is_person(*seat);
        let wins = self.people.iter().any(|(seat, _)| wins(&seat));
        let one = self.winning_team(outcome).is_some();
        match outcome.winners.is_empty() {
            true if self.is_lost_alone(outcome) => Mood::Lost,
            true => Mood::Drawn,
            false if persons > 0 && !wins => Mood::Lost,
            false if !one => Mood::Shared,
            false if persons == 0 => Mood::Watched,
            false => Mood::Won,
        }
    }

    /// The line above the places: the headline, and to those who have lost that there is another time.
    fn result_line(&self, mood: Mood, outcome: Outcome) -> Line {
        let headline = self.headline(outcome);
        match outcome.winners.len() {
            1 if mood == Mood::Lost => line!("{headline} this time"),
            _ => headline,
        }
    }

    /// Those whose shapes stand above the headline: the winners, or those who have drawn, as far as they have room.
    fn honoured(&self, mood: Mood, outcome: Outcome) -> Vec<SeatLook, MAX_SEATS> {
        let drawn = mood == Mood::Drawn && self.people.len() <= MOST_HONOURED;
        let seats = self.people.iter().map(|(seat, _)| seat);
        seats
            .filter(|seat| outcome.winners.has(*seat) || drawn)
            .map(|seat| self.look(seat))
            .collect()
    }

    pub(super) fn draw_end(&self, outcome: Outcome, passed: u32, stage: &mut Stage<'_>) {
        parts::ground::baize_to_the_top(stage);
        let mood = self.mood(outcome);
        if mood.celebrates() {
            parts::results::confetti(stage, passed.min(END_SETTLES) / FRAME);
        }
        let lost = self.is_lost_alone(outcome);
        let head = Headline {
            mood,
            winners: &self.honoured(mood, outcome),
            line: &self.result_line(mood, outcome),
            why: &self.ask(None, |screen| screen.ending(outcome)),
        };
        parts::results::winner(stage, head);
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
        parts::bars::hints(stage, Hints::a("Again").b("Leave").x("Table").menu());
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
