//! Computers at the table: whose decision they work on, and what becomes of their answer. A person who asks for a hint is
//! given that of the best of them; nothing of it is written down, and nobody else reads it.

use super::{ActionText, Desk, Job, Phase, Table};
use crate::line;
use crate::sound::Sound;
use crate::toast::Toast;
use parlour_rules::{RngCore, Seat};

/// The question that computers are asked, and what has become of it. It is asked as soon as it is settled who decides, so
/// that a computer thinks while what was done before is still being shown.
#[derive(Default)]
pub(super) struct Question {
    asked: bool,
    answer: Option<ActionText>,
    /// Answers that are still to come to questions nobody asks any more.
    stale: u8,
}

impl Question {
    /// Whether it has been answered.
    pub(super) fn is_answered(&self) -> bool {
        self.answer.is_some()
    }

    /// Whether somebody still works on a question that nobody asks any more.
    pub(super) fn is_stale(&self) -> bool {
        self.stale > 0
    }

    /// Nobody asks it any more.
    pub(super) fn drop(&mut self) {
        if core::mem::take(&mut self.asked) && self.answer.take().is_none() {
            self.stale = self.stale.saturating_add(1);
        }
    }
}

impl Table {
    /// The decision that a computer player has to make now, or as soon as all has been shown. Given out once.
    pub(crate) fn job(&mut self) -> Option<Job> {
        let seat = match self.phase {
            Phase::Thinking { seat, .. } => seat,
            Phase::Moment { .. } | Phase::Rest { .. } => self.turn()?.seat()?,
            _ => return None,
        };
        let is_person = self.people.is_person(seat);
        if is_person && !matches!(self.phase, Phase::Thinking { .. }) {
            return None;
        }
        if core::mem::replace(&mut self.question.asked, true) {
            return None;
        }
        let (level, seed) = match self.people.get(seat) {
            Some(guest) if !is_person => (guest.level(), u64::from(self.rng.next_u32())),
            // A hint comes from the best player there is, and who asks twice hears the same.
            _ => (u8::MAX, 0),
        };
        self.game.job(level, seed)
    }

    /// A computer player's answer to [`Table::job`]. Without one the first legal action is taken.
    pub(crate) fn answer(&mut self, text: Option<ActionText>) {
        if self.question.stale > 0 {
            self.question.stale -= 1;
        } else if self.question.asked {
            self.question.answer = Some(text.unwrap_or_default());
        }
    }

    /// Whether nothing is left to be shown before a computer player has answered.
    pub(crate) fn waits_for_an_answer(&self) -> bool {
        matches!(self.phase, Phase::Thinking { .. }) && !self.question.is_answered()
    }

    /// What was answered, once.
    pub(super) fn take_answer(&mut self) -> Option<ActionText> {
        self.question.asked = false;
        self.question.answer.take()
    }

    /// Whether a computer player looks for a move for the person who decides.
    pub(super) fn is_advising(&self) -> bool {
        matches!(self.phase, Phase::Thinking { seat, .. } if self.people.is_person(seat))
    }

    /// Whether hints can be given at all: where there is a computer player, also one that has no seat.
    pub(crate) fn has_hints(&self) -> bool {
        self.info().is_some_and(|info| info.levels > 0)
    }

    /// Why nobody can ask for a hint now; nothing where whoever decides can.
    pub(crate) fn bars_hint(&self) -> Option<&'static str> {
        if !self.ask(self.viewer, |screen| screen.advises()) {
            return Some("off");
        }
        let decides = |seat: Seat| self.phase == Phase::Play(seat) && self.decides(seat);
        let asks = self.viewer.filter(|seat| decides(*seat));
        let may_ask = asks.is_some_and(|seat| self.may_read(seat) || self.is_to_peek());
        (!may_ask).then_some("not now")
    }

    /// Whether what is for the eyes of a seat may lie open now.
    fn may_read(&self, seat: Seat) -> bool {
        let peeks = self.peeking && self.is_to_peek();
        !self.has_secrets() || self.holder == Some(seat) || peeks
    }

    /// The words of a hint for a seat as they may be read now: only while that seat decides, and where others may look on
    /// as well, only while X is held.
    pub(crate) fn hint<'t>(&self, seat: Seat, words: &'t str) -> Option<&'t str> {
        let covered = "Hold X to read your hint";
        (self.phase == Phase::Play(seat)).then_some(if self.may_read(seat) {
            words
        } else {
            covered
        })
    }

    /// Lets a computer player look for a hint for the person who decides.
    pub(crate) fn ask_advice(&mut self, desk: &Desk<'_>) {
        if let Phase::Play(seat) = self.phase {
            self.enter(Phase::Thinking { seat, choice: true }, desk.now);
        }
    }

    /// A computer player has answered: its decision is carried out, or its advice is given.
    pub(super) fn obey_computer(&mut self, seat: Seat, text: &str, desk: &mut Desk<'_>) {
        if self.people.is_person(seat) {
            self.enter(Phase::Play(seat), desk.now);
            // What is led to is seen by all who look on.
            let leads = self.may_read(seat);
            let said = self.touch(desk, |game, scene| game.advise(scene, text, leads));
            let words = said.flatten();
            let words = words.unwrap_or_else(|| line!("Nothing comes to mind"));
            desk.speaker.play(Sound::Confirm);
            *desk.toast = Some(Toast::hint(words, seat, desk.now));
            return;
        }
        let game = self.game.running_mut();
        let chosen = game.and_then(|game| game.choose_text(text).or_else(|| game.choose_any()));
        if let Some(chosen) = chosen {
            self.decide_unpressed(chosen, desk);
        }
    }
}
