//! What the table shows: the game's screen with the bars round it, the curtain, the recap, and the end.

use super::flow::{CURTAIN_FALLS, CURTAIN_OPENS};
use super::{Phase, Table};
use crate::line;
use crate::paint::{Font, Stage, area};
use crate::parts::curtain::Event;
use crate::parts::dialog::{self, Tone};
use crate::parts::{self, Hints, SeatLook};
use crate::screen::{Line, Merit, Scene};
use crate::settings::Settings;
use heapless::Vec;
use parlour_rules::{MAX_SEATS, Outcome, Seat};

/// How many events the recap tells.
const RECAP: usize = 3;
/// How long until the end of a round or a game stands still, in milliseconds: confetti falls, lines appear.
pub(super) const END_SETTLES: u32 = 1500;
/// How long a frame of falling confetti is.
const FRAME: u32 = 33;
/// How long until the next line of an account appears.
const LINE: u32 = 120;

/// What of the game's screen is hidden.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cover {
    Nothing,
    /// What is private lies face down.
    Hand,
    /// Only what is open to everybody is shown, for the device is about to change hands.
    Table,
}

impl Table {
    fn look(&self, seat: Seat) -> SeatLook {
        SeatLook::new(self.people.shape(seat))
    }

    /// Draws the table. Under a panel, `covered`, everything private is turned face down first.
    pub(crate) fn draw(&self, settings: &Settings, now: u32, covered: bool, stage: &mut Stage<'_>) {
        let passed = now.wrapping_sub(self.since);
        match &self.phase {
            Phase::Curtain(seat) => {
                let falling = settings.pace.of(CURTAIN_FALLS);
                if passed < falling && !covered {
                    self.draw_game(settings, now, Cover::Table, stage);
                    parts::curtain::moving(stage, (100 - passed * 100 / falling) as u8);
                } else {
                    parts::curtain::closed(stage, self.look(*seat), self.people.name(*seat));
                }
            }
            Phase::Lifting(_) => {
                parts::ground::baize_to_the_top(stage);
                parts::bars::hints(stage, Hints::default());
                let opening = settings.pace.of(CURTAIN_OPENS).max(1);
                parts::curtain::moving(stage, (passed * 100 / opening).min(100) as u8);
            }
            Phase::Recap(seat) => self.draw_recap(*seat, stage),
            Phase::RoundOver => {
                let shown = (passed / LINE) as usize;
                let hints = Hints::a("Go on").x("Sheet").menu();
                self.draw_account(0, shown, settings.large_text, hints, stage);
            }
            Phase::Over(outcome) => self.draw_end(*outcome, passed, stage),
            // Nobody thinks while the clocks stand still.
            Phase::Break(_) => {
                draw_break(stage, self.info().map_or("", |info| info.name));
            }
            _ if covered => self.draw_game(settings, now, Cover::Hand, stage),
            _ => self.draw_game(settings, now, Cover::Nothing, stage),
        }
    }

    fn draw_game(&self, settings: &Settings, now: u32, cover: Cover, stage: &mut Stage<'_>) {
        let Some(game) = self.hall.game() else {
            return;
        };
        let mut scene = self.scene(now, stage.size(), settings);
        if cover != Cover::Nothing {
            scene.open = false;
            scene.live = false;
            scene.looking = false;
        }
        if cover == Cover::Table {
            scene.viewer = None;
        }
        let done = match self.phase {
            Phase::Moment { ms, .. } => {
                (now.wrapping_sub(self.since) * 256 / ms.max(1)).min(256) as i32
            }
            _ => 0,
        };
        game.draw(&scene, done, stage);
        if stage.wants(&parts::bars::status_place(stage.width())) {
            self.draw_status(&scene, now, stage);
        }
        if stage.wants(&parts::bars::hints_place(stage.width())) {
            self.draw_hints(&scene, stage);
        }
        if let Some(question) = &self.question {
            let place = area((stage.width() - 200) / 2, 72, 200, 88);
            dialog::question(stage, place, &question.text, ["No", "Yes"], question.yes);
        }
        if let Some(toast) = &self.toast {
            dialog::toast(
                stage,
                if toast.refusal {
                    Tone::Danger
                } else {
                    Tone::Calm
                },
                &toast.text,
            );
        }
    }

    fn draw_status(&self, scene: &Scene<'_>, now: u32, stage: &mut Stage<'_>) {
        let Some(game) = self.hall.game() else {
            return;
        };
        let status = game.status(scene);
        let deciding = game.turn().seat();
        match &self.phase {
            Phase::Thinking { seat, .. } if self.people.is_person(*seat) => {
                let dots = now.wrapping_sub(self.since) / 250;
                let look = Some(self.look(*seat));
                parts::bars::status_thinking(stage, look, "Looking for a move", dots);
            }
            Phase::Thinking { seat, .. } => {
                let name = self.people.name(*seat);
                let whole = line!("{name} is thinking");
                // The dots take some room at the right.
                let room = stage.width() - 70;
                let text = if Font::B10.width(&whole) <= room {
                    whole
                } else {
                    line!("{name} thinks")
                };
                let dots = now.wrapping_sub(self.since) / 250;
                parts::bars::status_thinking(stage, Some(self.look(*seat)), &text, dots);
            }
            Phase::HandOn(seat) => {
                let name = self.people.name(*seat);
                let what = if self.decides(*seat) {
                    "go on"
                } else {
                    "hand on"
                };
                let named = [line!("{name}: look, then {what}"), line!("{name}: {what}")];
                self.draw_words(Some(*seat), &named, what, &status.fact, stage);
            }
            Phase::Moment { .. } | Phase::Rest if self.told.is_some() => {
                let (actor, deed) = self.told.clone().unwrap_or_default();
                let name = actor.map_or("", |seat| self.people.name(seat));
                let seat = actor.or(self.last);
                let named = [line!("{name} {deed}")];
                self.draw_words(seat, &named, &deed, &status.fact, stage);
            }
            Phase::Ended(outcome) => {
                let headline = self.headline(*outcome);
                let why = game.ending(*outcome, &self.people);
                let named = [line!("{headline}, {why}")];
                let winner = outcome.winners.iter().next();
                let seat = winner.filter(|_| outcome.winners.len() == 1);
                if why.is_empty() {
                    self.draw_words(seat, &[], &headline, "", stage);
                } else {
                    self.draw_words(seat, &named, &why, "", stage);
                }
            }
            _ => {
                let seat = deciding.or(self.last);
                let name = seat.map_or("", |seat| self.people.name(seat));
                let named = [line!("{name}: {}", status.text)];
                self.draw_words(seat, &named, &status.text, &status.fact, stage);
            }
        }
    }

    /// The status line with the first of the words that fit. The fact at the right gives way before the name does, for
    /// whose turn it is matters most; only beside a very long name the words stand alone, and the shape says who it is.
    fn draw_words(
        &self,
        seat: Option<Seat>,
        named: &[Line],
        bare: &str,
        fact: &str,
        stage: &mut Stage<'_>,
    ) {
        let (line, fact) = fitting(named, bare, fact, stage.width() - 27);
        let look = seat.map(|seat| self.look(seat));
        parts::bars::status(stage, look, line, fact);
    }

    fn draw_hints(&self, scene: &Scene<'_>, stage: &mut Stage<'_>) {
        let hints = match &self.phase {
            _ if self.question.is_some() => Hints::a("Choose").b("No"),
            Phase::Play(_) => self
                .hall
                .game()
                .map_or(Hints::default(), |game| game.hints(scene))
                .menu(),
            Phase::HandOn(seat) if self.decides(*seat) => Hints::a("Go on").menu(),
            Phase::HandOn(_) => Hints::a("Hand on").menu(),
            Phase::Thinking { seat, .. } if self.people.is_person(*seat) => {
                Hints::a("Now").b("Stop")
            }
            Phase::Thinking { .. } if self.has_moves() => Hints::a("Now").x("Moves").menu(),
            Phase::Thinking { .. } => Hints::a("Now").x("Score").menu(),
            Phase::Moment { .. } | Phase::Rest | Phase::Forced(_) => Hints::a("Skip").menu(),
            Phase::Ended(_) if self.has_moves() => Hints::a("Go on").x("Moves").menu(),
            Phase::Ended(_) => Hints::a("Go on").x("Score").menu(),
            _ => Hints::default().menu(),
        };
        parts::bars::hints(stage, hints);
    }

    fn draw_recap(&self, seat: Seat, stage: &mut Stage<'_>) {
        let mut told: Vec<(Option<Seat>, Line), RECAP> = Vec::new();
        let mut older = false;
        self.recap(seat, &mut |actor, line| {
            if told.is_full() {
                told.remove(0);
                older = true;
            }
            let _ = told.push((actor, line.clone()));
        });
        let events: Vec<Event<'_>, RECAP> = told
            .iter()
            .map(|(actor, line)| Event {
                seat: actor.map(|actor| self.look(actor)),
                name: match actor {
                    Some(actor) if *actor == seat => "You",
                    Some(actor) => self.people.name(*actor),
                    None => "The table",
                },
                deed: line,
            })
            .collect();
        let (main, small) = match self.hall.game() {
            Some(game) => game.standing(Some(seat), &self.people),
            None => Default::default(),
        };
        parts::ground::baize_to_the_top(stage);
        parts::curtain::moving(stage, 100);
        parts::curtain::recap(stage, self.look(seat), &events, &main, &small);
        let log = if older { "More" } else { "Log" };
        parts::bars::hints(stage, Hints::a("Go on").x(log).menu());
    }

    /// Who won, in a line.
    fn headline(&self, outcome: Outcome) -> Line {
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

    fn draw_end(&self, outcome: Outcome, passed: u32, stage: &mut Stage<'_>) {
        let Some(game) = self.hall.game() else {
            return;
        };
        parts::ground::baize_to_the_top(stage);
        parts::results::confetti(stage, passed.min(END_SETTLES) / FRAME);
        let first = outcome.winners.iter().next();
        let crowned = first
            .filter(|_| outcome.winners.len() == 1)
            .map(|seat| self.look(seat));
        let why = game.ending(outcome, &self.people);
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
        let Some(game) = self.hall.game() else {
            return Vec::new();
        };
        let mut order: Vec<(u8, Seat, Merit), MAX_SEATS> = self
            .people
            .iter()
            .map(|(seat, _)| (0, seat, game.merit(outcome, seat)))
            .collect();
        let low_wins = game.info().low_wins;
        order.sort_unstable_by_key(|(_, seat, merit)| {
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

/// What of the words and the fact finds room on the status line.
fn fitting<'t>(named: &'t [Line], bare: &'t str, fact: &'t str, room: i32) -> (&'t str, &'t str) {
    let fits = |line: &str, fact: &str| {
        let beside = if fact.is_empty() {
            0
        } else {
            Font::B8.width(fact) + 6
        };
        Font::B10.width(line) + beside <= room
    };
    let named = named.iter().map(|line| line.trim());
    let with_fact = named.clone().map(|line| (line, fact));
    let alone = named.map(|line| (line, ""));
    with_fact
        .chain(alone)
        .chain([(bare, fact)])
        .find(|(line, fact)| fits(line, fact))
        .unwrap_or((bare, ""))
}

/// The clocks stand still, and the board is out of sight.
fn draw_break(stage: &mut Stage<'_>, name: &str) {
    parts::ground::walnut(stage);
    parts::bars::title(stage, name, "", None);
    let words = "The clocks stand still, and the board is covered.";
    dialog::message(stage, Tone::Calm, "A break", words, "");
    parts::bars::hints(stage, Hints::a("Go on").menu());
}

#[cfg(test)]
mod tests {
    use super::fitting;
    use crate::line;

    #[test]
    fn the_fact_gives_way_before_the_name_and_the_name_before_a_word() {
        let deed = "has a pair of aces";
        let said = |name: &str, fact| {
            let named = [line!("{name} {deed}")];
            let (line, fact) = fitting(&named, deed, fact, 213);
            (line!("{line}"), line!("{fact}"))
        };
        let whole = line!("Clara {deed}");
        assert_eq!(said("Clara", "2nd"), (whole.clone(), line!("2nd")));
        assert_eq!(said("Clara", "the third throw-off"), (whole, line!("")));
        assert_eq!(said("WWWWWWWWWW", "2nd"), (line!("{deed}"), line!("2nd")));
    }
}
