//! A table laid out as it stands after some play, for pictures and measurements: nobody had to think about what was
//! played, so a stronger player or another way of choosing changes nothing of it.

use super::decisions::Press;
use super::{Desk, Phase, Table};
use crate::deed::NewGame;
use crate::line;
use crate::screen::Line;

impl Table {
    /// Starts a game with this seed and carries out these actions, each for the seat that is to decide. Nothing of it is
    /// shown; the table then goes on as ever. Says which action was refused, and why.
    pub(crate) fn lay_out(
        &mut self,
        new: NewGame,
        seed: u64,
        played: &mut dyn Iterator<Item = &str>,
        desk: &mut Desk<'_>,
    ) -> Result<(), Line> {
        self.set_up(new, seed).map_err(|fault| line!("{fault}"))?;
        self.pass_over();
        for action in played {
            self.play_out(action, desk)?;
            self.pass_over();
        }
        self.rest_due = false;
        self.row = None;
        self.advance(desk);
        Ok(())
    }

    /// Carries out one action as if the seat that is to decide had chosen it.
    fn play_out(&mut self, action: &str, desk: &mut Desk<'_>) -> Result<(), Line> {
        let game = self.game.running_mut();
        let Some((seat, chosen)) =
            game.and_then(|game| Some((game.turn().seat()?, game.choose_text(action)?)))
        else {
            return Err(line!("{action} is no action here"));
        };
        if self.people.is_person(seat) {
            self.phase = Phase::Play(seat);
        } else {
            self.phase = Phase::Rest { ms: 0 };
        }
        self.viewer = Some(seat);
        if self.carry_out(chosen, Press::Now, desk) {
            return Ok(());
        }
        match desk.toast.take() {
            Some(toast) => Err(line!("{action}: {}", toast.words())),
            None => Err(line!("{action} cannot be carried out")),
        }
    }

    /// What happened has been shown and looked at.
    fn pass_over(&mut self) {
        self.shown = self.log.latest();
        if let Some(game) = self.game.running_mut() {
            game.end_moments();
        }
        self.in_the_know = None;
        if self.round_ended.take().is_some() {
            self.close_round();
        }
    }
}
