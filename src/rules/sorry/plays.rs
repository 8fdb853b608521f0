//! What a card allows on a board: every play in a fixed order, and whether one is among them.

use super::action::{Play, Refusal, SEVEN};
use super::board::{Board, Pawn, PawnSet};
use super::card::Card;
use super::step::{Step, Trace};
use crate::seat::SeatSet;

/// A side with a card to use.
#[derive(Clone, Copy, Debug)]
pub struct Plays {
    /// Where every pawn stands.
    pub board: Board,
    /// The seats whose pawns may be moved: one, or two partners.
    pub side: SeatSet,
    /// The card.
    pub card: Card,
    /// What is left of a seven that is used part by part: partners may divide it among all their pawns.
    pub left: u8,
    /// Who has had a part of it.
    pub parts: PawnSet,
}

/// Whether a card has to be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nothing can be done by it.
    Nothing,
    /// All that can be done is to change places, which nobody has to (R6).
    MayChange,
    /// It must be used (R4).
    Must,
}

impl Duty {
    /// What it is with one more play.
    fn with(self, play: Play) -> Duty {
        match (play, self) {
            (Play::Swap(..), Duty::Nothing | Duty::MayChange) => Duty::MayChange,
            _ => Duty::Must,
        }
    }
}

impl Plays {
    /// Whether a seven is used part by part.
    fn by_parts(&self) -> bool {
        self.side.len() > 1
    }

    /// The pawns that may be moved.
    pub fn own(&self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        let side = self.side;
        self.board.pawns().filter(move |pawn| side.has(pawn.seat()))
    }

    fn others(&self) -> impl Iterator<Item = Pawn> + Clone + use<> {
        let side = self.side;
        self.board
            .pawns()
            .filter(move |pawn| !side.has(pawn.seat()))
    }

    fn traced(&self, step: Step) -> Result<Trace, Refusal> {
        self.board.trace(step).map_err(Refusal::Blocked)
    }

    /// The steps of a play, of which there are one or two; the second is made on the board that the first leaves.
    pub fn steps(play: Play) -> [Option<Step>; 2] {
        match play {
            Play::Start(pawn) => [Some(Step::Start(pawn)), None],
            Play::Move(pawn, steps) => [Some(Step::Walk(pawn, steps)), None],
            Play::Swap(pawn, other) => [Some(Step::Swap(pawn, other)), None],
            Play::Sorry(pawn, other) => [Some(Step::Sorry(pawn, other)), None],
            Play::Split {
                first,
                steps,
                second,
            } => [
                Some(Step::Walk(first, steps as i8)),
                Some(Step::Walk(second, SEVEN.saturating_sub(steps) as i8)),
            ],
            Play::Pass | Play::Drop => [None, None],
        }
    }

    /// Whether so much of a seven can be used up from here by pawns that have had no part yet.
    fn completes(board: &Board, side: SeatSet, parts: PawnSet, left: u8) -> bool {
        if left == 0 {
            return true;
        }
        let free = |pawn: &Pawn| {
            side.has(pawn.seat()) && !parts.has(*pawn) && !board.at(*pawn).holds_many()
        };
        // What is used up at once ends the search soonest.
        (1..=left).rev().any(|steps| {
            board.pawns().filter(free).any(|pawn| {
                board
                    .trace(Step::Walk(pawn, steps as i8))
                    .is_ok_and(|trace| {
                        Plays::completes(&board.after(&trace), side, parts.with(pawn), left - steps)
                    })
            })
        })
    }

    /// Whether what is left of the seven can be used up.
    pub fn can_complete(&self) -> bool {
        Plays::completes(&self.board, self.side, self.parts, self.left)
    }

    /// What comes of a part of the seven, if the rest can be used after it.
    fn part(&self, pawn: Pawn, steps: u8) -> Result<Trace, Refusal> {
        if self.parts.has(pawn) {
            return Err(Refusal::HadItsPart);
        }
        let Some(rest) = self.left.checked_sub(steps).filter(|_| steps > 0) else {
            return Err(Refusal::OtherCard(self.card));
        };
        let trace = self.traced(Step::Walk(pawn, steps as i8))?;
        let board = self.board.after(&trace);
        match Plays::completes(&board, self.side, self.parts.with(pawn), rest) {
            true => Ok(trace),
            false => Err(Refusal::WholeSeven),
        }
    }

    /// Whether a pawn may be the target of Sorry! (R25, T4).
    fn sorry_target(&self, target: Pawn) -> Result<(), Refusal> {
        let on_track = |pawn: Pawn| self.board.at(pawn).space().is_some();
        if !self.side.has(target.seat()) {
            return Ok(());
        }
        match self.by_parts() {
            false => Err(Refusal::NotAnOpponent),
            true if self.others().any(on_track) => Err(Refusal::OpponentsFirst),
            true => Ok(()),
        }
    }

    /// Whether a play is allowed by this card; to do nothing is not asked here.
    pub fn check(&self, play: Play) -> Result<(), Refusal> {
        let other_card = Err(Refusal::OtherCard(self.card));
        if let Some(step) = Plays::steps(play)[0]
            && !self.side.has(step.pawn().seat())
        {
            return Err(Refusal::NotYours);
        }
        match play {
            Play::Start(pawn) | Play::Sorry(pawn, _)
                if self
                    .board
                    .first_at_start(pawn.seat())
                    .is_some_and(|first| first < pawn) =>
            {
                Err(Refusal::LowestFirst)
            }
            Play::Start(_) if !self.card.starts() => other_card,
            Play::Start(pawn) => self.traced(Step::Start(pawn)).map(|_| ()),
            Play::Move(pawn, steps) if self.card == Card::Seven && self.by_parts() => {
                match u8::try_from(steps) {
                    Ok(steps) => self.part(pawn, steps).map(|_| ()),
                    Err(_) => other_card,
                }
            }
            Play::Move(pawn, steps) => {
                let allowed = match steps < 0 {
                    true => self.card.back(),
                    false => self.card.ahead(),
                };
                if allowed != Some(steps.unsigned_abs()) {
                    return other_card;
                }
                self.traced(Step::Walk(pawn, steps)).map(|_| ())
            }
            Play::Split {
                first,
                steps,
                second,
            } => {
                if self.card != Card::Seven || self.by_parts() || !(1..SEVEN).contains(&steps) {
                    return other_card;
                }
                if first == second {
                    return Err(Refusal::TwoPawns);
                }
                if !self.side.has(second.seat()) {
                    return Err(Refusal::NotYours);
                }
                let trace = self.traced(Step::Walk(first, steps as i8))?;
                let rest = Step::Walk(second, (SEVEN - steps) as i8);
                let after = self.board.after(&trace).trace(rest);
                after.map(|_| ()).map_err(Refusal::Blocked)
            }
            Play::Swap(..) if self.card != Card::Eleven => other_card,
            Play::Swap(_, other) if self.side.has(other.seat()) => Err(Refusal::NotAnOpponent),
            Play::Swap(pawn, other) => self.traced(Step::Swap(pawn, other)).map(|_| ()),
            Play::Sorry(..) if self.card != Card::Sorry => other_card,
            Play::Sorry(pawn, other) => {
                self.sorry_target(other)?;
                self.traced(Step::Sorry(pawn, other)).map(|_| ())
            }
            Play::Pass | Play::Drop => Err(Refusal::CanMove),
        }
    }

    /// Visits every play that the card allows, in order; says how far the card has to be used.
    pub fn visit(&self, visit: &mut dyn FnMut(Play)) -> Duty {
        let mut duty = Duty::Nothing;
        self.search(&mut |play| {
            duty = duty.with(play);
            visit(play);
            false
        });
        duty
    }

    /// How far the card has to be used: the first play that has to be made settles it.
    pub fn duty(&self) -> Duty {
        let mut duty = Duty::Nothing;
        self.search(&mut |play| {
            duty = duty.with(play);
            duty == Duty::Must
        });
        duty
    }

    /// Shows every play in order until it is said that this is enough.
    fn search(&self, enough: &mut dyn FnMut(Play) -> bool) {
        let mut done = false;
        for pawn in self.own() {
            self.visit_pawn(pawn, &mut |play| {
                done = done || (self.check(play).is_ok() && enough(play));
            });
            if done {
                return;
            }
        }
    }

    /// Names whatever a pawn could do by the card.
    fn visit_pawn(&self, pawn: Pawn, try_out: &mut dyn FnMut(Play)) {
        if self.card.starts() {
            try_out(Play::Start(pawn));
        }
        if self.card == Card::Seven && !self.may_walk(pawn) {
            return;
        }
        if self.card == Card::Seven && self.by_parts() {
            for steps in 1..=self.left {
                try_out(Play::Move(pawn, steps as i8));
            }
            return;
        }
        if let Some(steps) = self.card.ahead() {
            try_out(Play::Move(pawn, steps as i8));
        }
        if let Some(steps) = self.card.back() {
            try_out(Play::Move(pawn, -(steps as i8)));
        }
        match self.card {
            Card::Seven => {
                let other = |second: &Pawn| *second != pawn && self.may_walk(*second);
                for steps in 1..SEVEN {
                    for second in self.own().filter(other) {
                        try_out(Play::Split {
                            first: pawn,
                            steps,
                            second,
                        });
                    }
                }
            }
            Card::Eleven => self
                .others()
                .for_each(|other| try_out(Play::Swap(pawn, other))),
            Card::Sorry if self.board.first_at_start(pawn.seat()) == Some(pawn) => {
                self.board
                    .pawns()
                    .for_each(|other| try_out(Play::Sorry(pawn, other)));
            }
            _ => {}
        }
    }

    /// Whether a pawn is neither at START nor at HOME.
    fn may_walk(&self, pawn: Pawn) -> bool {
        !self.board.at(pawn).holds_many()
    }
}
