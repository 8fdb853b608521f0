//! The game on the glass: its screen, the status line above it and the hints below.

use super::book::Reading;
use super::covers;
use super::running::When;
use super::turns::{CURTAIN_FALLS, CURTAIN_OPENS};
use super::{Phase, Table};
use crate::line;
use crate::paint::{Font, Stage};
use crate::parts::{self, Hears, Hints, SeatLook};
use crate::screen::{Bubble, Clock, ClockKind, Fitting, Line, Screen, clock, fits_beside};
use crate::settings::Settings;
use embedded_graphics::primitives::Rectangle;
use parlour_rules::{Outcome, Seat, Turn};

/// What stands beside X where it is held to see what is private.
const HOLD: &str = "Hold";

/// What the status line needs beside its words: the seat's shape before them and the edge after them.
const STATUS_EDGES: i32 = 21 + 6;

/// What of the table is hidden, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cover {
    Nothing,
    /// A question lies over it.
    Question,
    /// A panel lies over it, and what is private lies face down.
    Hand,
    /// Only what is open to everybody is shown, for the device is about to change hands.
    Table,
}

impl Table {
    pub(super) fn look(&self, seat: Seat) -> SeatLook {
        SeatLook::new(self.people.shape(seat))
    }

    /// Draws the table.
    pub(crate) fn draw(&self, settings: &Settings, now: u32, cover: Cover, stage: &mut Stage<'_>) {
        let passed = now.wrapping_sub(self.since);
        let name = self.info().map_or("", |info| info.name);
        match &self.phase {
            // The clock stands still, so nobody may think on.
            _ if cover != Cover::Nothing && self.is_covered_by_panels() => {
                covers::draw_covered(stage, name);
            }
            Phase::Curtain(seat) => {
                let falling = settings.pace.of(CURTAIN_FALLS);
                if passed < falling && cover == Cover::Nothing {
                    self.draw_game(settings, now, Cover::Table, stage);
                    parts::curtain::moving(stage, (100 - passed * 100 / falling) as u8);
                } else {
                    // What lies over it has the keys.
                    let listens =
                        cover != Cover::Nothing || self.hears(now, settings.pace) == Hears::All;
                    let name = self.people.name(*seat);
                    parts::curtain::closed(stage, self.look(*seat), name, listens);
                }
            }
            Phase::Lifting(_) => {
                parts::ground::baize_to_the_top(stage);
                parts::bars::hints(stage, Hints::default());
                let opening = settings.pace.of(CURTAIN_OPENS).max(1);
                parts::curtain::moving(stage, (passed * 100 / opening).min(100) as u8);
            }
            Phase::Recap(seat) => {
                let hears = self.hears(now, settings.pace);
                self.draw_recap(*seat, hears, stage);
            }
            Phase::RoundOver => {
                let hears = self.hears(now, settings.pace);
                self.draw_round_over(settings.pace, passed, hears, stage);
            }
            Phase::Over(outcome) => self.draw_end(*outcome, passed, stage),
            // Nobody thinks while the clocks stand still.
            Phase::Break(seat) => {
                let clock = self.ask(Some(*seat), |screen| screen.clock());
                covers::draw_break(stage, name, clock.is_some_and(Clock::covers));
            }
            _ => self.draw_game(settings, now, cover, stage),
        }
    }

    fn draw_game(&self, settings: &Settings, now: u32, cover: Cover, stage: &mut Stage<'_>) {
        let Some(game) = self.game.running() else {
            return;
        };
        let mut scene = self.scene(now, stage.size(), settings);
        if cover != Cover::Nothing {
            scene.live = false;
            scene.looking = false;
        }
        match cover {
            Cover::Nothing | Cover::Question => {}
            Cover::Hand => scene.face_up = false,
            Cover::Table => {
                scene.face_up = false;
                scene.viewer = None;
            }
        }
        let done = match self.phase {
            Phase::Moment { ms, .. } => {
                (now.wrapping_sub(self.since) * 256 / ms.max(1)).min(256) as i32
            }
            _ => 0,
        };
        let tip = self.tip().filter(|_| cover == Cover::Nothing);
        let (aloud, end) = (self.thinks_aloud(now, settings), self.offers_the_end());
        game.look(&scene, When::OnTheGlass(done), &mut |screen| {
            let bars = screen.bars();
            screen.draw(stage);
            if let Some(tip) = tip {
                draw_tip(tip, stage);
            }
            if stage.wants(&bars.status) {
                self.draw_status(screen, bars.status, now, aloud, stage);
            }
            if stage.wants(&bars.hints) {
                let hears = match cover {
                    Cover::Nothing => self.hears(now, settings.pace),
                    _ => Hears::All,
                };
                let hints = self.hints(screen, cover, aloud, end).heard(hears);
                parts::bars::hints_in(stage, bars.hints, hints);
            }
        });
    }

    fn draw_status(
        &self,
        screen: &dyn Screen,
        bar: Rectangle,
        now: u32,
        aloud: bool,
        stage: &mut Stage<'_>,
    ) {
        let mut status = screen.status();
        // A seat's own time is for the game to show beside the others'.
        let clock = screen.clock().filter(|clock| clock.kind != ClockKind::Seat);
        if let Some(clock) = clock {
            status = status.timed(&clock::line(clock.left));
        }
        let seat = self.turn().and_then(Turn::seat).or(self.last);
        let name = seat.map_or("", |seat| self.people.name(seat));
        let room = bar.size.width as i32 - STATUS_EDGES;
        let Fitting { named, text, fact } = status.fitting(name, room);
        match &self.phase {
            Phase::Thinking { seat, .. } if self.people.is_person(*seat) => {
                let dots = now.wrapping_sub(self.since) / 250;
                let look = Some(self.look(*seat));
                parts::bars::status_thinking(stage, bar, look, "Looking for a hint", dots);
            }
            Phase::Thinking { seat, .. } if aloud => {
                let name = self.people.name(*seat);
                let whole = line!("{name} is thinking");
                // The dots take some room at the right.
                let room = bar.size.width as i32 - 70;
                let text = if Font::B10.width(&whole) <= room {
                    whole
                } else {
                    line!("{name} thinks")
                };
                let dots = now.wrapping_sub(self.since) / 250;
                parts::bars::status_thinking(stage, bar, Some(self.look(*seat)), &text, dots);
            }
            Phase::HandOn(seat) => {
                let name = self.people.name(*seat);
                let what = if self.decides(*seat) {
                    "go on"
                } else {
                    "hand on"
                };
                let named = [line!("{name}: look, then {what}"), line!("{name}: {what}")];
                self.draw_words(Some(*seat), &named, what, fact, bar, stage);
            }
            Phase::Moment { .. } | Phase::Rest { .. } | Phase::Thinking { .. }
                if self.told.is_some() =>
            {
                let (actor, mut deed) = self.told.clone().unwrap_or_default();
                let passed = now.wrapping_sub(self.since);
                let shows = matches!(self.phase, Phase::Moment { ms, .. } if passed < ms);
                if shows && !self.doing.is_empty() {
                    deed = line!("{}", self.doing);
                }
                let name = actor.map_or("", |seat| self.people.name(seat));
                let seat = actor.or(self.last);
                let named = [line!("{name} {deed}")];
                self.draw_words(seat, &named, &deed, fact, bar, stage);
            }
            Phase::Ended(outcome) => self.draw_ended(*outcome, screen, bar, STATUS_EDGES, stage),
            _ => {
                let line = match named {
                    true => line!("{name}: {text}"),
                    false => line!("{text}"),
                };
                let look = seat.filter(|_| !status.is_to_all());
                let look = look.map(|seat| self.look(seat));
                parts::bars::status_in(stage, bar, look, &line, fact);
            }
        }
    }

    /// Draws the table as it was when the game ended, for a page of the book. So much room at the right of its status line is
    /// kept free.
    pub(super) fn draw_final(
        &self,
        outcome: Outcome,
        reading: Reading<'_>,
        free: i32,
        stage: &mut Stage<'_>,
    ) {
        let Some(game) = self.game.running() else {
            return;
        };
        let scene = self.scene(reading.now, reading.size, reading.settings);
        game.look(&scene, When::Now, &mut |screen| {
            let bars = screen.bars();
            screen.draw(stage);
            self.draw_ended(outcome, screen, bars.status, STATUS_EDGES + free, stage);
        });
    }

    /// The status line when the game has ended: who won, and why.
    fn draw_ended(
        &self,
        outcome: Outcome,
        screen: &dyn Screen,
        bar: Rectangle,
        edges: i32,
        stage: &mut Stage<'_>,
    ) {
        let headline = self.headline(outcome);
        let why = screen.ending(outcome);
        let team = self.winning_team(outcome);
        let look = team.and_then(|team| team.iter().next());
        let look = look.map(|seat| self.look(seat));
        let choices = match why.is_empty() {
            true => [headline, line!("It is over"), Line::new()],
            false => [line!("{headline}, {why}"), headline, why],
        };
        let room = bar.size.width as i32 - edges;
        let fits = |line: &&Line| Font::B10.width(line) <= room;
        let line = choices.iter().find(fits).map_or("", Line::as_str);
        parts::bars::status_in(stage, bar, look, line, "");
    }

    /// The status line with the first of the words that fit. The fact at the right gives way before the name does, for
    /// whose turn it is matters most; only beside a very long name the words stand alone, and the shape says who it is.
    fn draw_words(
        &self,
        seat: Option<Seat>,
        named: &[Line],
        bare: &str,
        fact: &str,
        bar: Rectangle,
        stage: &mut Stage<'_>,
    ) {
        let room = bar.size.width as i32 - STATUS_EDGES;
        let (line, fact) = fitting(named, bare, fact, room);
        let look = seat.map(|seat| self.look(seat));
        parts::bars::status_in(stage, bar, look, line, fact);
    }

    fn hints<'t>(&self, screen: &'t dyn Screen, cover: Cover, aloud: bool, end: bool) -> Hints<'t> {
        let hints = match &self.phase {
            Phase::Play(_) if self.tip().is_some() => Hints::a("Got it"),
            Phase::Play(_) => screen.hints(),
            Phase::HandOn(seat) if self.decides(*seat) => Hints::a("Go on"),
            Phase::HandOn(_) => Hints::a("Hand on"),
            Phase::Thinking { seat, .. } if self.people.is_person(*seat) => {
                Hints::a("Now").b("Stop")
            }
            Phase::Thinking { .. } if aloud => Hints::a("Now"),
            Phase::Moment { held: true, .. } | Phase::Ended(_) => Hints::a("Go on"),
            Phase::Moment { .. } if self.is_steered() => screen.hints(),
            Phase::Moment { .. }
            | Phase::Rest { .. }
            | Phase::Thinking { .. }
            | Phase::Forced(..) => Hints::a("Skip"),
            _ => Hints::default(),
        };
        let hints = match &self.phase {
            Phase::Curtain(_) => hints,
            _ if cover != Cover::Nothing => hints,
            Phase::Play(_) if self.is_to_peek() => hints.x(HOLD),
            _ => hints.x(screen.opens().1),
        };
        let hints = if self.is_advising() {
            hints
        } else {
            hints.menu()
        };
        if end { hints.b("To end") } else { hints }
    }
}

/// The bubble of a tip.
fn draw_tip(tip: Bubble, stage: &mut Stage<'_>) {
    let width = match tip.at_the_left {
        true => 240,
        false => stage.width(),
    };
    parts::bubble::bubble(stage, width, tip.text, tip.points);
}

/// What of the words and the fact finds room on the status line.
fn fitting<'t>(named: &'t [Line], bare: &'t str, fact: &'t str, room: i32) -> (&'t str, &'t str) {
    let named = named.iter().map(|line| line.trim());
    let with_fact = named.clone().map(|line| (line, fact));
    let alone = named.map(|line| (line, ""));
    with_fact
        .chain(alone)
        .chain([(bare, fact)])
        .find(|(line, fact)| fits_beside(line, fact, room))
        .unwrap_or((bare, ""))
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
