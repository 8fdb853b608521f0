//! The tips that accompany the first game of a kind: when one comes, and when it goes.
//!
//! One comes when a person decides and what it speaks of is on the glass. It goes with A or B, which do nothing else then, so
//! that nobody plays a card who only meant to go on, or with the pad, which is obeyed; what comes at once after it has
//! appeared was meant for something else and leaves it. X and Y lay something over it, and it is there again afterwards.
//! By the clock nobody is kept from playing.

use super::running::When;
use super::{Desk, Phase, Table};
use crate::keys::Button;
use crate::screen::Bubble;

/// Nobody has seen a tip, in milliseconds after it came.
const UNSEEN: u32 = 400;

/// The tip on the glass.
#[derive(Clone, Copy, Default)]
pub(super) struct Tips {
    shown: Option<(Bubble, u32)>,
    /// Whether it is known that none is needed as things stand.
    none: bool,
    /// Whether one was seen since the console last asked.
    learned: bool,
}

impl Tips {
    /// Whether one has come just now, so that a press can hardly be meant for it.
    pub(super) fn is_fresh(&self, now: u32) -> bool {
        self.shown
            .is_some_and(|(_, since)| now.wrapping_sub(since) < UNSEEN)
    }

    /// Something else is on the glass.
    pub(super) fn reset(&mut self) {
        self.shown = None;
        self.none = false;
    }

    /// A press may have brought about what a tip speaks of. Not the one with which a tip went: two in a row are too many.
    pub(super) fn seek_again(&mut self) {
        self.none = false;
    }
}

impl Table {
    /// Looks for a tip that is needed now.
    pub(crate) fn seek_tip(&mut self, desk: &mut Desk<'_>) {
        if self.tips.none || self.tips.shown.is_some() || !matches!(self.phase, Phase::Play(_)) {
            return;
        }
        let (Some(seen), Some(info)) = (desk.seen.as_deref(), self.info()) else {
            return;
        };
        self.tips.none = true;
        let seen = seen.of(info);
        let mut found = None;
        let scene = self.scene(desk.now, desk.size, desk.settings);
        if let Some(game) = self.game.running() {
            game.look(&scene, When::Now, &mut |screen| {
                found = screen.tip(seen).filter(|_| screen.clock().is_none());
            });
        }
        self.tips.shown = found.map(|bubble| (bubble, desk.now));
    }

    /// The tip on the glass.
    pub(super) fn tip(&self) -> Option<Bubble> {
        self.tips.shown.map(|(bubble, _)| bubble)
    }

    /// A button is pressed while a person decides. Says whether that was all it did.
    pub(super) fn answer_tip(&mut self, button: Button, desk: &mut Desk<'_>) -> bool {
        let Some((bubble, _)) = self.tips.shown else {
            return false;
        };
        if matches!(button, Button::X | Button::Y) {
            return false;
        }
        if !self.tips.is_fresh(desk.now) {
            if let (Some(seen), Some(info)) = (desk.seen.as_deref_mut(), self.info()) {
                seen.note(info, bubble.number);
                self.tips.learned = true;
            }
            self.tips.shown = None;
        }
        matches!(button, Button::A | Button::B)
    }

    /// Whether a tip was seen that is to be remembered; asking resets it.
    pub(crate) fn take_learned(&mut self) -> bool {
        core::mem::take(&mut self.tips.learned)
    }
}
