//! The clocks. A game that is played by the clock keeps the time itself, so that a save and a step back know it; the table
//! watches the real time go by and tells the game.
//!
//! A clock runs while a seat can think: while a person decides, and while a computer player thinks. It stands still while
//! a move is shown, behind the curtain, during a break, and while the game is put away. [`ClockKind`] says what else the
//! clocks do: only that of a seat runs on while something lies over the table, and only that of a seat goes back with what
//! is taken back. In the book on the table all of them run, for whoever reads there goes on thinking. When that of the table
//! runs out in the middle of a decision, the decision may go on.

use super::{Desk, Phase, Table};
use crate::screen::{Clock, ClockKind};
use crate::sound::Sound;
use parlour_rules::{Seat, Turn};

/// How often the game is told, in milliseconds.
const STEP: u32 = 100;
/// A computer player answers when it has used up this share of the time it has left.
const SHARE: u32 = 20;
/// So many of an hourglass's last seconds are heard.
const HEARD: u32 = 5;

impl Table {
    /// The clock that runs, if one does.
    pub(crate) fn clock(&self) -> Option<Clock> {
        match self.phase {
            Phase::Play(seat) | Phase::Thinking { seat, .. } => {
                // Asked several times for every picture.
                self.known_clock.get().unwrap_or_else(|| {
                    let clock = self.ask(Some(seat), |screen| screen.clock());
                    self.known_clock.set(Some(clock));
                    clock
                })
            }
            _ => None,
        }
    }

    /// Whether a clock runs that does not stop when something is laid over the table.
    pub(crate) fn clock_runs_on(&self) -> bool {
        self.clock().is_some_and(Clock::runs_on)
    }

    /// Whether somebody has to see the clock, so that the device must not sleep; where nobody is `thinking`, because
    /// something lies over the table, only that of a seat.
    pub(crate) fn clock_is_watched(&self, thinking: bool) -> bool {
        self.clock().is_some_and(|clock| match clock.kind {
            ClockKind::Seat => true,
            ClockKind::Table => false,
            ClockKind::Hourglass => thinking,
        })
    }

    /// Whether the table is out of sight when something lies over it, for its clock stands still then.
    pub(super) fn is_covered_by_panels(&self) -> bool {
        self.clock().is_some_and(Clock::covers)
    }

    /// Nobody thinks at the table: the clocks that do not run on stand still.
    pub(crate) fn hold_clock(&mut self, now: u32) {
        if self.clock().is_some_and(|clock| !clock.runs_on()) {
            self.counted = now;
        }
    }

    /// Time passes for the seat that decides. True where it has run out by that.
    pub(crate) fn count_time(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(clock) = self.clock() else {
            return false;
        };
        // A computer player does not think its time away.
        self.hurried |=
            clock.kind == ClockKind::Seat && desk.now.wrapping_sub(self.since) > clock.left / SHARE;
        desk.now.wrapping_sub(self.counted) >= STEP && self.spend_time(desk)
    }

    /// Tells the game how much time has gone by since it was last told. True where it has run out by that.
    pub(super) fn spend_time(&mut self, desk: &mut Desk<'_>) -> bool {
        let passed = desk.now.wrapping_sub(self.counted);
        let (Some(clock), Some(seat)) = (self.clock(), self.turn().and_then(Turn::seat)) else {
            return false;
        };
        self.counted = desk.now;
        let (viewer, before) = (self.viewer, self.turn());
        let done = self.hear(seat, |game, hear| {
            game.spend(passed, viewer, hear);
            Ok(false)
        });
        let ran_out = done.ok().filter(|done| done.announced);
        let is_heard = clock.kind == ClockKind::Hourglass;
        let Some(done) = ran_out else {
            let seconds = |clock: Clock| clock.left.div_ceil(1000);
            let left = self.clock().map_or(0, seconds);
            if is_heard && left < seconds(clock) && (1..=HEARD).contains(&left) {
                desk.speaker.play(Sound::Tick);
            }
            return false;
        };
        self.undo.clear();
        self.write_down(done);
        // The time of the table is nobody's own: whoever is still to decide the same finds the cursor where it was.
        let goes_on = clock.kind == ClockKind::Table
            && matches!(self.phase, Phase::Play(_))
            && self.turn() == before;
        self.goes_on = goes_on.then_some(seat);
        self.advance(desk);
        if is_heard {
            desk.speaker.play(Sound::Bell);
        }
        true
    }

    /// What is left of the time that no step back returns: that of the whole table, or of the task of the seat that decides.
    /// The time of seats is not among it: it goes back with the position.
    pub(super) fn sand(&self) -> Option<(Option<Seat>, u32)> {
        let seat = self.turn().and_then(Turn::seat)?;
        let clock = self.ask(Some(seat), |screen| screen.clock())?;
        match clock.kind {
            ClockKind::Seat => None,
            ClockKind::Table => Some((None, clock.left)),
            ClockKind::Hourglass => Some((Some(seat), clock.left)),
        }
    }

    /// Something was taken back: what had run through until then stays so.
    pub(super) fn keep_sand(&mut self, before: Option<(Option<Seat>, u32)>) {
        if let (Some((whose, left)), Some((again, more))) = (before, self.sand())
            && whose == again
            && more > left
            && let Some(game) = self.game.running_mut()
        {
            game.spend(more - left, self.viewer, &mut |_| ());
        }
    }

    /// Whether there are clocks that can be stopped.
    pub(crate) fn may_break(&self) -> bool {
        matches!(self.phase, Phase::Play(_)) && self.clock_runs_on()
    }

    /// The clocks stand still and the board is covered until somebody goes on.
    pub(crate) fn stop_clocks(&mut self, desk: &mut Desk<'_>) {
        if let Phase::Play(seat) = self.phase
            && !self.spend_time(desk)
        {
            self.changed = true;
            self.enter(Phase::Break(seat), desk.now);
        }
    }

    /// A game that comes back in the middle of a task begins with a break, where no curtain hides it.
    pub(super) fn cover_task(&mut self, now: u32) {
        if let Phase::Play(seat) = self.phase
            && self.is_covered_by_panels()
        {
            self.enter(Phase::Break(seat), now);
        }
    }

    /// The table is left for a while; the time that has gone by is not forgotten. False where that does not go yet: a
    /// game that has ended shows its result first.
    pub(crate) fn leave(&mut self, desk: &mut Desk<'_>) -> bool {
        if self.clock().is_some() {
            self.spend_time(desk);
            self.changed = true;
        }
        if self.is_over() && !self.is_at_its_result() {
            self.show_result(desk);
            return false;
        }
        true
    }
}
