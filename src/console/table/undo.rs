//! Taking back: saves of the game from before a person's decisions, as many as fit into a fixed room.
//!
//! The rule of the house: never past another person's decision, something that came to light, or chance; against
//! computers in an open game as far as one likes. The table clears the pile whenever one of those happens.

use super::{Desk, Phase, Table};
use crate::deed::Deed;
use crate::line;
use crate::screen::Reaction;
use heapless::Vec;
use parlour_rules::Seat;

/// Bytes for all saves together; when it is full the oldest give way.
const ROOM: usize = 6144;
/// How many saves at the most.
const DEPTH: usize = 48;

/// Where one save lies and what belongs to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    start: usize,
    end: usize,
    /// Whose decision followed.
    pub(super) seat: Seat,
    /// The latest event in the log at that time.
    pub(super) latest: u32,
    /// How many rounds had been played.
    pub(super) rounds: usize,
}

/// The saves, latest on top.
pub(super) struct Undo {
    bytes: [u8; ROOM],
    marks: Vec<Mark, DEPTH>,
}

impl Undo {
    /// Nothing to take back.
    pub(super) const fn new() -> Undo {
        Undo {
            bytes: [0; ROOM],
            marks: Vec::new(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.marks.clear();
    }

    /// The top of the pile.
    pub(super) fn top(&self) -> Option<Mark> {
        self.marks.last().copied()
    }

    /// Puts a save on the pile. A decision of another person than before starts a new pile.
    pub(super) fn push(&mut self, seat: Seat, latest: u32, rounds: usize, save: &[u8]) {
        if self.top().is_some_and(|mark| mark.seat != seat) {
            self.clear();
        }
        if save.len() > ROOM {
            self.clear();
            return;
        }
        while self.marks.is_full() || self.end() + save.len() > ROOM {
            self.drop_oldest();
        }
        let start = self.end();
        let end = start + save.len();
        if let Some(room) = self.bytes.get_mut(start..end) {
            room.copy_from_slice(save);
            let _ = self.marks.push(Mark {
                start,
                end,
                seat,
                latest,
                rounds,
            });
        }
    }

    /// Takes the latest save off the pile.
    pub(super) fn pop(&mut self) -> Option<(Mark, &[u8])> {
        let mark = self.marks.pop()?;
        Some((mark, self.bytes.get(mark.start..mark.end)?))
    }

    fn end(&self) -> usize {
        self.marks.last().map_or(0, |mark| mark.end)
    }

    fn drop_oldest(&mut self) {
        if self.marks.is_empty() {
            return;
        }
        let gone = self.marks.remove(0).end;
        let end = self.end().max(gone);
        self.bytes.copy_within(gone..end, 0);
        for mark in &mut self.marks {
            mark.start -= gone;
            mark.end -= gone;
        }
    }
}

impl Table {
    /// Whether there is something to take back.
    pub(crate) fn can_take_back(&self) -> bool {
        let settled = matches!(
            self.phase,
            Phase::Moment { .. } | Phase::Ended(_) | Phase::Over(_) | Phase::RoundOver
        );
        !settled && self.undo.top().is_some() && self.ask(None, |screen| screen.takes_back())
    }

    /// Somebody wants to take the last decision of a person back; another person who is deciding by now is asked first.
    pub(crate) fn wish_to_take_back(&self) -> Reaction<Deed> {
        match (&self.phase, self.undo.top()) {
            (Phase::Play(seat), Some(mark)) if mark.seat != *seat => {
                let name = self.people.name(mark.seat);
                Reaction::Ask(line!("May {name} take back?"), Deed::TakeBackAgreed)
            }
            _ => Reaction::Act(Deed::TakeBackAgreed),
        }
    }

    /// Takes the last decision of a person back.
    pub(crate) fn take_back(&mut self, desk: &mut Desk<'_>) {
        let sand = self.sand();
        let Table {
            game, undo, rounds, ..
        } = self;
        let (Some(game), Some((mark, save))) = (game.running_mut(), undo.pop()) else {
            return;
        };
        if game.restore(save).is_err() {
            return;
        }
        rounds.take_back(mark.rounds);
        self.known_clock.set(None);
        self.keep_sand(sand);
        self.log.forget_after(mark.latest);
        self.shown = mark.latest;
        for (_, looked) in self.looked.iter_mut() {
            *looked = (*looked).min(mark.latest);
        }
        self.question.drop();
        self.in_the_know = None;
        self.rest_due = false;
        self.round_ended = None;
        // Nobody knows who holds the device now.
        if !self.is_alone() {
            self.holder = None;
        }
        self.last = None;
        self.row = None;
        self.changed = true;
        self.advance(desk);
    }
}

#[cfg(test)]
mod tests {
    use super::{ROOM, Undo};
    use parlour_rules::Seat;

    #[test]
    fn the_oldest_saves_give_way_and_the_latest_come_back_in_order() {
        let mut undo = Undo::new();
        for number in 0..100u8 {
            undo.push(Seat::FIRST, u32::from(number), 0, &[number; 500]);
        }
        for number in (100 - (ROOM / 500) as u8..100).rev() {
            let (mark, save) = undo.pop().unwrap();
            assert_eq!(mark.latest, u32::from(number));
            assert_eq!(save, [number; 500]);
        }
        assert!(undo.pop().is_none());
    }

    #[test]
    fn another_persons_decision_starts_a_new_pile() {
        let mut undo = Undo::new();
        undo.push(Seat::FIRST, 1, 0, &[1]);
        undo.push(Seat::new(1).unwrap(), 2, 0, &[2]);
        assert_eq!(undo.pop().unwrap().1, [2]);
        assert!(undo.pop().is_none());
    }

    #[test]
    fn a_save_too_long_for_the_room_leaves_nothing_to_take_back() {
        let mut undo = Undo::new();
        undo.push(Seat::FIRST, 1, 0, &[1]);
        undo.push(Seat::FIRST, 2, 0, &[0; ROOM + 1]);
        assert!(undo.pop().is_none());
    }
}
