//! What is passed over: a press of A ends the turn that is being shown, A held down runs on until somebody is asked, and
//! where no person has anything left to decide, B runs to the end. Nothing is decided by it, what is to be read is never
//! passed over, and the computers think no less for it.

use super::{Desk, Phase, Table};
use parlour_rules::Seat;

/// What is passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Skip {
    /// Everything is shown.
    Nothing,
    /// The rest of the turn of whoever decided last.
    Turn,
    /// All of it, while A is held.
    Held,
    /// All of it, up to the end of the round or of the game.
    ToTheEnd,
}

impl Skip {
    /// What is still passed over when the table comes to a phase, where this seat decided last. Whatever waits for a press
    /// ends it.
    pub(super) fn at(self, phase: &Phase, last: Option<Seat>) -> Skip {
        match phase {
            Phase::Moment { held: false, .. } | Phase::Rest { .. } => self,
            Phase::Thinking { seat, .. } if self != Skip::Turn || last == Some(*seat) => self,
            Phase::Forced(..) if self != Skip::Turn => self,
            _ => Skip::Nothing,
        }
    }
}

impl Table {
    /// Passes over the rest of the turn that is being shown.
    pub(super) fn skip_turn(&mut self, desk: &mut Desk<'_>) {
        self.skip = Skip::Turn;
        self.pass_what_is_due(desk);
        // What is to be read stands there at once.
        if let Phase::Moment { ms, held: true } = self.phase {
            self.since = desk.now.wrapping_sub(ms);
        }
    }

    /// Passes over all that computers do up to the end of the round or of the game.
    pub(super) fn skip_to_the_end(&mut self, desk: &mut Desk<'_>) {
        self.skip = Skip::ToTheEnd;
        self.pass_what_is_due(desk);
    }

    /// A is held down.
    pub(crate) fn run_on(&mut self) {
        if self.skip != Skip::ToTheEnd && self.is_going_by() {
            self.skip = Skip::Held;
        }
    }

    /// A was let go.
    pub(crate) fn let_go(&mut self) {
        if self.skip == Skip::Held {
            self.skip = Skip::Nothing;
        }
    }

    /// Whether what is on the glass is passed over.
    pub(super) fn is_skipped(&self) -> bool {
        self.skip != Skip::Nothing && self.is_going_by() && !self.waits_for_an_answer()
    }

    /// Whether something is shown or thought about that goes by without a press.
    fn is_going_by(&self) -> bool {
        match self.phase {
            Phase::Moment { held, .. } => !held,
            Phase::Rest { .. } => true,
            Phase::Thinking { .. } => !self.is_advising(),
            _ => false,
        }
    }

    /// The same, also where the device acts for a person or opens the curtain.
    pub(crate) fn goes_on_unasked(&self) -> bool {
        self.is_going_by() || matches!(self.phase, Phase::Forced(..) | Phase::Lifting(_))
    }

    /// Whether the end of the round or of the game is a press away: no person decides anything before it.
    pub(super) fn offers_the_end(&self) -> bool {
        let mut persons = (self.people.iter())
            .map(|(seat, _)| seat)
            .filter(|seat| self.people.is_person(*seat));
        self.is_going_by()
            && self.skip != Skip::ToTheEnd
            && !self.is_over()
            && self.round_ended.is_none()
            && persons.all(|seat| self.ask(None, |screen| screen.is_done(seat)))
    }
}

#[cfg(test)]
mod tests {
    use super::Skip;
    use crate::table::Phase;
    use parlour_rules::Seat;

    #[test]
    fn whatever_waits_for_a_press_ends_a_skip_and_only_another_seat_ends_that_of_a_turn() {
        let bertie = Seat::new(1);
        let all = [Skip::Turn, Skip::Held, Skip::ToTheEnd];
        for skip in all {
            for phase in [
                Phase::Moment { ms: 9, held: true },
                Phase::Play(Seat::FIRST),
                Phase::Curtain(Seat::FIRST),
                Phase::Lifting(Seat::FIRST),
                Phase::Recap(Seat::FIRST),
                Phase::HandOn(Seat::FIRST),
                Phase::RoundOver,
            ] {
                assert_eq!(skip.at(&phase, bertie), Skip::Nothing, "{phase:?}");
            }
            let moment = Phase::Moment { ms: 9, held: false };
            assert_eq!(skip.at(&moment, bertie), skip);
            let thinking = |seat| Phase::Thinking { seat, choice: true };
            assert_eq!(skip.at(&thinking(Seat::new(1).unwrap()), bertie), skip);
            let other = skip.at(&thinking(Seat::FIRST), bertie);
            assert_eq!(other == Skip::Nothing, skip == Skip::Turn);
        }
    }
}
