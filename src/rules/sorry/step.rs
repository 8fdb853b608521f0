//! What one pawn does in one go: where it lands, whether it slides, and whom it sends back.

use super::board::{Board, Pawn, PawnSet, Place, Slide, slide_from};

/// One pawn's move, or one part of a seven.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// From START onto its circle.
    Start(Pawn),
    /// Along the track, forward or back.
    Walk(Pawn, i8),
    /// It changes places with another.
    Swap(Pawn, Pawn),
    /// From START to the place of another, which goes back.
    Sorry(Pawn, Pawn),
}

/// Why a pawn cannot make a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// It is at START.
    AtStart,
    /// It is not at START.
    Started,
    /// It is home.
    AtHome,
    /// It would go beyond HOME.
    TooFar,
    /// A pawn of its own colour stands there.
    OwnPawn,
    /// It is not on the track, or the other one is not.
    OffTheTrack,
}

/// What comes of a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trace {
    /// The pawn that moves.
    pub pawn: Pawn,
    /// Where it stood.
    pub from: Place,
    /// Where the count brings it.
    pub to: Place,
    /// Where it comes to rest, which differs where it slides.
    pub end: Place,
    /// Who goes back to START.
    pub bumped: PawnSet,
    /// Who takes its former place.
    pub swapped: Option<Pawn>,
}

impl Trace {
    /// Whether it slides.
    pub fn slides(&self) -> bool {
        self.end != self.to
    }
}

impl Step {
    /// The pawn that moves.
    pub const fn pawn(self) -> Pawn {
        match self {
            Step::Start(pawn)
            | Step::Walk(pawn, _)
            | Step::Swap(pawn, _)
            | Step::Sorry(pawn, _) => pawn,
        }
    }
}

impl Board {
    /// What comes of a step (R7 to R17), or why it cannot be made. Whether the card allows it is not asked here.
    pub fn trace(&self, step: Step) -> Result<Trace, Blocked> {
        let pawn = step.pawn();
        let from = self.at(pawn);
        let corner = self.corner(pawn.seat());
        let (to, swapped, any) = match step {
            Step::Start(_) if from != Place::START => return Err(Blocked::Started),
            Step::Start(_) => (Place::track(corner.circle()), None, false),
            Step::Walk(..) if from == Place::START => return Err(Blocked::AtStart),
            Step::Walk(..) if from == Place::HOME => return Err(Blocked::AtHome),
            Step::Walk(_, steps) => {
                let far = steps.unsigned_abs();
                let to = if steps < 0 {
                    corner.back(from, far)
                } else {
                    corner.forward(from, far)
                };
                (to.ok_or(Blocked::TooFar)?, None, false)
            }
            Step::Swap(_, other) => {
                let to = self.at(other);
                if from.space().is_none() || to.space().is_none() {
                    return Err(Blocked::OffTheTrack);
                }
                (to, Some(other), true)
            }
            Step::Sorry(..) if from != Place::START => return Err(Blocked::Started),
            Step::Sorry(_, other) => {
                let to = self.at(other);
                to.space().ok_or(Blocked::OffTheTrack)?;
                (to, None, true)
            }
        };
        let there = self.standing(pawn, to);
        if !any && there.is_some_and(|other| other.seat() == pawn.seat()) {
            return Err(Blocked::OwnPawn);
        }
        let mut trace = Trace {
            pawn,
            from,
            to,
            end: to,
            bumped: there.filter(|_| swapped.is_none()).into_iter().collect(),
            swapped,
        };
        if let Some(slide) = self.slide(pawn, to) {
            trace.end = Place::track(slide.to);
            trace.bumped = self.swept(&trace, slide);
        }
        Ok(trace)
    }

    /// Another pawn on a space where one alone may stand.
    fn standing(&self, pawn: Pawn, place: Place) -> Option<Pawn> {
        if place.holds_many() {
            return None;
        }
        // Zones have the same names for all colours.
        let own = place.space().is_none();
        let meets = |other: &Pawn| *other != pawn && (!own || other.seat() == pawn.seat());
        self.all_at(place).find(meets)
    }

    /// The slide that a pawn takes from where the count brings it: any that is not of its own colour (R16, R17).
    pub fn slide(&self, pawn: Pawn, place: Place) -> Option<Slide> {
        let slide = place.space().and_then(slide_from)?;
        (slide.corner != self.corner(pawn.seat())).then_some(slide)
    }

    /// Everybody else on a slide.
    fn swept(&self, trace: &Trace, slide: Slide) -> PawnSet {
        let on_it = |pawn: &Pawn| {
            let place = match trace.swapped == Some(*pawn) {
                true => trace.from,
                false => self.at(*pawn),
            };
            *pawn != trace.pawn && place.space().is_some_and(|space| slide.covers(space))
        };
        self.pawns().filter(on_it).collect()
    }

    /// The board when what a trace says has happened.
    #[must_use]
    pub fn after(mut self, trace: &Trace) -> Board {
        if let Some(other) = trace.swapped {
            self.put(other, trace.from);
        }
        trace
            .bumped
            .iter()
            .for_each(|pawn| self.put(pawn, Place::START));
        self.put(trace.pawn, trace.end);
        self
    }
}
