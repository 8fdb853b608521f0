//! What the table shows for a while: events, the rests between moves, and what goes on by itself when time has passed.

use super::turns::CURTAIN_OPENS;
use super::{Desk, Phase, Table};
use crate::screen::Motion;
use crate::settings::{Pace, Settings};

/// How long a computer player seems to think at least, once its turn has come.
const BEFORE_A_MOVE: u32 = 400;
/// A computer that answers sooner is not said to think: nobody could read that.
const ALOUD: u32 = 250;
/// How long a forced move is announced.
const FORCED: u32 = 900;
const FORCED_HURRIED: u32 = 450;
/// Who has waited for so long waits no longer than needs be.
const PATIENCE: u32 = 1200;
/// More steps than anything takes that is to be seen no longer; the rest of them comes with the next tick.
const STEPS: usize = 64;
/// How long the table is left as it was when the game ended, at any pace: it has to be understood.
const ENDED: u32 = 3500;

impl Table {
    /// Shows the next event that waits to be shown, if one does.
    pub(super) fn show_next(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some((motion, hurried)) = self.next_moment() else {
            return false;
        };
        if let Some(sound) = motion.sound {
            desk.speaker.play(sound);
        }
        let pace = self.pace(desk);
        let ms = pace.either(motion.ms.into(), hurried.unwrap_or(motion.ms).into());
        let held = motion.held && self.people.persons() > 0;
        let follows = hurried.is_some() && pace != Pace::Calm;
        self.rest = if follows { 0 } else { motion.rest };
        self.enter(Phase::Moment { ms, held }, desk.now);
        true
    }

    /// Puts the next event that the viewer may see on the glass, and says how it is shown, and from how long it is hurried. After the last of them the
    /// game is shown as it stands.
    fn next_moment(&mut self) -> Option<(Motion, Option<u16>)> {
        let game = self.game.running_mut()?;
        let last = self.round_ended.unwrap_or(u32::MAX);
        for noted in self.log.after(self.shown, self.viewer) {
            // A round that has ended is accounted for before the next one is dealt.
            if noted.number > last {
                game.end_moments();
                return None;
            }
            self.shown = noted.number;
            let (mut motion, mut told, mut doing) = (Motion::NONE, None, "");
            let mut hurried = None;
            game.read(noted.bytes, &mut |event| {
                if !event.seen() {
                    motion = event.motion();
                    let person = event.seat().is_some_and(|seat| self.people.is_person(seat));
                    hurried = motion.hurried.of(person);
                    told = event.tell(&self.people).map(|line| (event.seat(), line));
                    doing = event.doing();
                }
            });
            if motion.ms > 0 {
                game.show(noted.bytes);
                (self.told, self.doing) = (told, doing);
                return Some((motion, hurried));
            }
            game.pass(noted.bytes);
        }
        self.shown = self.log.latest();
        game.end_moments();
        None
    }

    /// The pace at which things are shown now: as it is set, but quick where that is the usual one and somebody has waited
    /// for a while.
    pub(super) fn pace(&self, desk: &Desk<'_>) -> Pace {
        let waits = self.goes_on_unasked()
            && desk.now.wrapping_sub(self.waits_since) >= PATIENCE
            && self.people.persons() > 0;
        match desk.settings.pace {
            Pace::Normal if waits => Pace::Quick,
            pace => pace,
        }
    }

    /// Time passes.
    pub(crate) fn tick(&mut self, desk: &mut Desk<'_>) {
        if !self.count_time(desk) {
            self.pass_what_is_due(desk);
        }
    }

    /// Goes on as far as nothing has to be shown any longer.
    pub(super) fn pass_what_is_due(&mut self, desk: &mut Desk<'_>) {
        for _ in 0..STEPS {
            let skipped = self.is_skipped();
            if !skipped && !self.is_due(desk) {
                return;
            }
            self.pass_on(desk);
            // Whoever skipped did not mean what came next.
            self.by_itself |= skipped;
        }
    }

    /// Whether what is shown or thought about has been so for long enough.
    fn is_due(&self, desk: &Desk<'_>) -> bool {
        let passed = desk.now.wrapping_sub(self.since);
        let pace = self.pace(desk);
        match self.phase {
            Phase::Moment { ms, held } => !held && passed >= ms,
            Phase::Lifting(_) => passed >= pace.of(CURTAIN_OPENS),
            Phase::Rest { ms } => passed >= ms,
            Phase::Forced(..) => passed >= pace.either(FORCED, FORCED_HURRIED),
            Phase::Ended(_) => passed >= ENDED,
            Phase::Thinking { seat, choice } => {
                // Whoever asked for a hint waits for no show.
                let seems = choice && !self.people.is_person(seat);
                let pause = if seems && self.last != Some(seat) {
                    pace.pause(BEFORE_A_MOVE, self.people.computers())
                } else {
                    0
                };
                self.question.is_answered() && passed >= pause
            }
            _ => false,
        }
    }

    /// Whether a computer player is said to think.
    pub(super) fn thinks_aloud(&self, now: u32, settings: &Settings) -> bool {
        let pause = settings.pace.pause(BEFORE_A_MOVE, self.people.computers());
        match self.phase {
            Phase::Thinking { choice, .. } => {
                choice && now.wrapping_sub(self.since).max(pause) >= ALOUD
            }
            _ => false,
        }
    }

    /// Something lies over the table: its last position is to be seen for as long after that.
    pub(crate) fn keep_ending(&mut self, now: u32) {
        if matches!(self.phase, Phase::Ended(_)) {
            self.since = now;
        }
    }

    /// Ends what the table shows for a while and goes on.
    pub(super) fn pass_on(&mut self, desk: &mut Desk<'_>) {
        match self.phase.clone() {
            Phase::Lifting(seat) => self.lifted(seat, desk),
            Phase::Forced(_, chosen) => self.decide_unpressed(chosen, desk),
            Phase::Ended(_) => self.show_result(desk),
            Phase::Thinking { seat, .. } => {
                if let Some(text) = self.take_answer() {
                    self.obey_computer(seat, &text, desk);
                }
            }
            _ => {
                if let Some(game) = self.game.running_mut() {
                    game.end_moment();
                }
                self.advance(desk);
            }
        }
    }
}
