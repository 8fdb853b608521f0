//! Who decides for a seat: a person or a computer, which may change while a game is played.
//!
//! What is hidden stays hidden. Whoever holds the device keeps it as long as that seat is a person's; else nobody is known
//! to hold it, and the next person is called to the curtain, also where that is the only one at the table: perhaps
//! somebody else turned the seats round. A seat that persons and computers have both played counts for nobody's record.

use super::{Desk, Phase, Table};
use crate::people::Kind;
use parlour_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Which seats have decided something as what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Hands {
    persons: SeatSet,
    computers: SeatSet,
}

#[cfg(test)]
impl Hands {
    /// Every seat was played by both.
    pub(super) fn all() -> Hands {
        let all: SeatSet = (0..parlour_rules::MAX_SEATS)
            .filter_map(Seat::new)
            .collect();
        Hands {
            persons: all,
            computers: all,
        }
    }
}

impl Table {
    /// Whether seats may change between person and computer now.
    pub(crate) fn may_change_seats(&self) -> bool {
        let seats_computers = self.seating().is_some_and(|seating| seating.computers);
        seats_computers && !self.is_over()
    }

    /// Whether one and the same has played a seat all the time, so that the game counts for its name.
    pub(crate) fn played_through(&self, seat: Seat) -> bool {
        !(self.hands.persons.has(seat) && self.hands.computers.has(seat))
    }

    /// Notes who has decided for a seat.
    pub(super) fn note_hand(&mut self, seat: Seat) {
        if self.people.is_person(seat) {
            self.hands.persons.insert(seat);
        } else {
            self.hands.computers.insert(seat);
        }
    }

    /// From now on somebody else decides for a seat.
    pub(crate) fn change_seat(&mut self, seat: Seat, kind: Kind, desk: &mut Desk<'_>) {
        self.spend_time(desk);
        let was_person = self.people.is_person(seat);
        let is_over = self.is_over();
        match self.people.get_mut(seat) {
            Some(guest) if !is_over => guest.kind = kind,
            _ => return,
        }
        self.changed = true;
        let is_person = kind == Kind::Person;
        if was_person == is_person {
            return;
        }
        if self.decides(seat) {
            self.question.drop();
        }
        // Nobody takes back what somebody else decided.
        self.undo.clear();
        if is_person {
            // Whoever sits down now is told what happens from now on.
            self.note_look(Some(seat));
        }
        let keeps = |holder: &Seat| self.people.is_person(*holder);
        self.holder = self.holder.filter(keeps);
        self.unknown = self.holder.is_none();
        match self.phase {
            Phase::Curtain(called)
            | Phase::Lifting(called)
            | Phase::Recap(called)
            | Phase::Play(called)
            | Phase::HandOn(called)
            | Phase::Forced(called, _)
            | Phase::Break(called)
            | Phase::Thinking { seat: called, .. }
                if called == seat =>
            {
                self.row = None;
                self.advance(desk);
            }
            // Others may see less of the table than somebody alone, and the other way round.
            Phase::Thinking { .. } => self.look_on(),
            _ => {}
        }
    }
}
