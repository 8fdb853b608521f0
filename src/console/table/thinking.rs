//! Computers at the table: whose decision they work on, and what becomes of their answer.

use super::{ActionText, Desk, Job, Phase, Table};
use crate::people::Kind;
use crate::sound::Sound;
use crate::toast::Toast;
use parlour_rules::{RngCore, Seat};

impl Table {
    /// The decision that a computer player has to make now. Given out once.
    pub(crate) fn job(&mut self) -> Option<Job> {
        let Phase::Thinking { seat, asked, .. } = &mut self.phase else {
            return None;
        };
        if core::mem::replace(asked, true) {
            return None;
        }
        let level = match self.people.get(*seat) {
            Some(guest) if guest.kind != Kind::Person => guest.level(),
            // Advice comes from the best player there is.
            _ => u8::MAX,
        };
        let seed = u64::from(self.rng.next_u32());
        self.game.job(level, seed)
    }

    /// A computer player's answer to [`Table::job`]. Without one the first legal action is taken.
    pub(crate) fn answer(&mut self, text: Option<ActionText>) {
        if self.stale > 0 {
            self.stale -= 1;
        } else if let Phase::Thinking { answer, .. } = &mut self.phase {
            *answer = Some(text.unwrap_or_default());
        }
    }

    /// Whether a computer player looks for a move for the person who decides.
    pub(super) fn is_advising(&self) -> bool {
        matches!(self.phase, Phase::Thinking { seat, .. } if self.people.is_person(seat))
    }

    /// Whether whoever decides may ask for advice.
    pub(crate) fn may_advise(&self) -> bool {
        matches!(self.phase, Phase::Play(_))
            && self.viewer.is_some_and(|seat| self.decides(seat))
            && self.ask(self.viewer, |screen| screen.advises())
    }

    /// Lets a computer player look for a move for the person who decides.
    pub(crate) fn ask_advice(&mut self, desk: &Desk<'_>) {
        if let Phase::Play(seat) = self.phase {
            self.enter(
                Phase::Thinking {
                    seat,
                    choice: true,
                    asked: false,
                    answer: None,
                },
                desk.now,
            );
        }
    }

    /// A computer player has answered: its decision is carried out, or its advice is given.
    pub(super) fn obey_computer(&mut self, seat: Seat, text: &str, desk: &mut Desk<'_>) {
        if self.people.is_person(seat) {
            self.enter(Phase::Play(seat), desk.now);
            let said = self.touch(desk, |game, scene| game.advise(scene, text));
            if let Some(line) = said.flatten() {
                desk.speaker.play(Sound::Confirm);
                *desk.toast = Some(Toast::news(line, desk.now));
            }
            return;
        }
        let game = self.game.running_mut();
        let chosen = game.and_then(|game| game.choose_text(text).or_else(|| game.choose_any()));
        if let Some(chosen) = chosen {
            self.decide_unpressed(chosen, desk);
        }
    }
}
