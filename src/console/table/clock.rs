//! The players' clocks. A game that is played by the clock keeps each seat's time itself, so that a save and a step back
//! know it; the table watches the real time go by and tells the game.
//!
//! The clock of whoever decides runs while that seat can think: while it decides, also under the menu, and while a
//! computer player thinks. It stands still while a move is shown, during a break, and while the game is put away.

use super::{Desk, Phase, Table};
use parlour_rules::Turn;

/// How often the game is told, in milliseconds.
const STEP: u32 = 100;
/// A computer player answers when it has used up this share of the time it has left.
const SHARE: u32 = 20;

impl Table {
    fn time_left(&self) -> Option<u32> {
        match self.phase {
            Phase::Play(seat) | Phase::Thinking { seat, .. } => {
                self.ask(Some(seat), |screen| screen.time_left())
            }
            _ => None,
        }
    }

    /// Whether the clock of the seat that decides is running.
    pub(crate) fn is_clock_running(&self) -> bool {
        self.time_left().is_some()
    }

    /// Time passes for the seat that decides. True where it has run out by that.
    pub(crate) fn count_time(&mut self, desk: &mut Desk<'_>) -> bool {
        let Some(left) = self.time_left() else {
            return false;
        };
        // A computer player does not think its time away.
        self.hurried |= desk.now.wrapping_sub(self.since) > left / SHARE;
        desk.now.wrapping_sub(self.counted) >= STEP && self.spend_time(desk)
    }

    /// Tells the game how much time has gone by since it was last told. True where it has run out by that.
    pub(super) fn spend_time(&mut self, desk: &mut Desk<'_>) -> bool {
        let passed = desk.now.wrapping_sub(self.counted);
        let (Some(_), Some(seat)) = (self.time_left(), self.turn().and_then(Turn::seat)) else {
            return false;
        };
        self.counted = desk.now;
        let viewer = self.viewer;
        let done = self.hear(seat, |game, hear| {
            game.spend(passed, viewer, hear);
            Ok(false)
        });
        let Some(done) = done.ok().filter(|done| done.announced) else {
            return false;
        };
        self.undo.clear();
        self.write_down(done);
        self.advance(desk);
        true
    }

    /// Whether there are clocks that can be stopped.
    pub(crate) fn may_break(&self) -> bool {
        matches!(self.phase, Phase::Play(_)) && self.is_clock_running()
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

    /// The table is left for a while; the time that has gone by is not forgotten. False where that does not go yet: a
    /// game that has ended shows its result first.
    pub(crate) fn leave(&mut self, desk: &mut Desk<'_>) -> bool {
        if self.is_clock_running() {
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
