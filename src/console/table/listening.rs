//! Whom a press is from, and whether it can have been meant.
//!
//! The device lies between several people, and a press that comes too early is not from the one who is called but from
//! the one who had it. So whoever takes it over begins with a press that follows a silence: the curtain, or a turn that
//! needs none at a table with something to hide, listens to nobody before no key has been touched for a while, longer than
//! between the presses of somebody impatient. An early press only makes the silence begin anew. And what comes on the
//! glass by itself does not listen to A for as long as a reflex takes: that press was meant for what was there before.
//! Keys to which the table does not listen are drawn without their light.

use super::{Phase, Table};
use crate::parts::Hears;
use crate::settings::Pace;
use parlour_rules::Seat;

/// How long no key is touched before the device is taken over. Impatient presses follow each other within 900 ms.
const SILENCE: u32 = 1100;
/// How long the curtain is closed at least before it opens.
const CLOSED: u32 = 700;
/// How long a press takes that cannot be held back any more.
const REFLEX: u32 = 350;
/// Whoever acts again within this time acts on in one swing.
const SWING: u32 = 600;

impl Table {
    /// A key was touched: since when none has been down, if none is.
    pub(crate) fn note_keys(&mut self, free_since: Option<u32>) {
        self.free_since = free_since;
    }

    /// When what is on the glass came there.
    pub(crate) fn since(&self) -> u32 {
        self.since
    }

    /// Which keys the table listens to.
    pub(crate) fn hears(&self, now: u32, pace: Pace) -> Hears {
        let passed = now.wrapping_sub(self.since);
        let closed = pace.of(super::turns::CURTAIN_FALLS) + CLOSED;
        match self.phase {
            Phase::Curtain(_) if passed < closed || self.silence(now) < SILENCE => Hears::Nothing,
            Phase::Play(seat)
                if self.waits_for(seat) && (passed < REFLEX || self.silence(now) < SILENCE) =>
            {
                Hears::Nothing
            }
            Phase::Play(_) if self.tips.is_fresh(now) => Hears::NotA,
            Phase::Play(_)
            | Phase::HandOn(_)
            | Phase::Recap(_)
            | Phase::RoundOver
            | Phase::Ended(_)
                if self.by_itself && passed < REFLEX =>
            {
                Hears::NotA
            }
            _ => Hears::All,
        }
    }

    /// Whoever has pressed a key that was listened to has the device.
    pub(super) fn note_taker(&mut self) {
        if let Phase::Play(seat) = self.phase {
            self.taker = Some(seat);
        }
    }

    /// Whether a seat has acted just now, so that a decision of the same seat does not take it by surprise.
    pub(super) fn is_in_the_swing(&self, seat: Seat, now: u32) -> bool {
        self.last == Some(seat) && self.silence(now) < SWING
    }

    /// How long no key has been touched.
    fn silence(&self, now: u32) -> u32 {
        self.free_since.map_or(0, |since| now.wrapping_sub(since))
    }

    /// Whether a seat is called that has not taken the device over yet.
    fn waits_for(&self, seat: Seat) -> bool {
        let has_it = self.taker == Some(seat) || self.holder == Some(seat);
        !has_it && self.has_secrets() && !self.is_alone()
    }
}
