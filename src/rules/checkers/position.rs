//! A position and the moves in it: the heart of the rules, and all that a computer player needs to search. It holds
//! three words of squares and the side to move; draws, offers and who has won are not known here.
//!
//! Moves are found with shifts and masks of 32 bits, without a heap and without tables, because on the handheld a
//! computer player goes through tens of thousands of positions for one move.

use super::board::{Heading, Side, Square, Squares};
use super::path::{MAX_JUMPS, Move};
use serde::{Deserialize, Serialize};

/// Which moves the options leave to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MoveRules {
    /// A jump must be played if there is one (`capture` forced); otherwise R6.
    pub must_jump: bool,
    /// A checker jumps on as long as it can (`multi-jump` must-finish); otherwise R5.
    pub must_finish: bool,
    /// A man crowned by a jump may jump on (`crowning` continues); otherwise R8.
    pub crowned_goes_on: bool,
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checker {
    /// Whose it is.
    pub side: Side,
    /// Whether it is a king.
    pub king: bool,
}

/// All checkers and the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    dark: Squares,
    light: Squares,
    kings: Squares,
    side: Side,
}

/// Checkers that no game can have brought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// A square has a checker of each side.
    Shared,
    /// A crown lies on an empty square.
    LooseCrown,
    /// A side has more than twelve checkers.
    TooMany,
    /// A man stands on the row where it becomes a king.
    UncrownedMan,
    /// There is no checker at all.
    Empty,
}

impl Position {
    /// The most checkers that a side has.
    pub const MOST: usize = 12;

    /// The usual start: twelve men each, Dark to move.
    pub const START: Position = Position {
        dark: Side::Dark.home(),
        light: Side::Light.home(),
        kings: Squares::NONE,
        side: Side::Dark,
    };

    /// A position of these checkers; `kings` tells which of them are kings.
    pub fn new(
        dark: Squares,
        light: Squares,
        kings: Squares,
        side: Side,
    ) -> Result<Position, PositionFault> {
        let position = Position {
            dark,
            light,
            kings,
            side,
        };
        position.check().map(|()| position)
    }

    /// Whether the checkers can stand like this.
    pub fn check(&self) -> Result<(), PositionFault> {
        let uncrowned = |side: Side| (self.of(side) & !self.kings).meets(side.crowning_row());
        if self.dark.meets(self.light) {
            Err(PositionFault::Shared)
        } else if !(self.kings & self.empty()).is_empty() {
            Err(PositionFault::LooseCrown)
        } else if self.dark.len() > Self::MOST || self.light.len() > Self::MOST {
            Err(PositionFault::TooMany)
        } else if uncrowned(Side::Dark) || uncrowned(Side::Light) {
            Err(PositionFault::UncrownedMan)
        } else if (self.dark | self.light).is_empty() {
            Err(PositionFault::Empty)
        } else {
            Ok(())
        }
    }

    /// The side to move.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The same checkers with the other side to move.
    pub const fn passed(&self) -> Position {
        Position {
            side: self.side.other(),
            ..*self
        }
    }

    /// All checkers of a side.
    #[inline]
    pub const fn of(&self, side: Side) -> Squares {
        match side {
            Side::Dark => self.dark,
            Side::Light => self.light,
        }
    }

    /// The kings of a side.
    #[inline]
    pub fn kings(&self, side: Side) -> Squares {
        self.of(side) & self.kings
    }

    /// The men of a side.
    #[inline]
    pub fn men(&self, side: Side) -> Squares {
        self.of(side) & !self.kings
    }

    /// The squares without a checker.
    #[inline]
    pub fn empty(&self) -> Squares {
        !(self.dark | self.light)
    }

    /// What stands on a square.
    pub fn at(&self, square: Square) -> Option<Checker> {
        let side = if self.dark.has(square) {
            Side::Dark
        } else if self.light.has(square) {
            Side::Light
        } else {
            return None;
        };
        let king = self.kings.has(square);
        Some(Checker { side, king })
    }

    /// The checkers of the side to move that may go this way: kings always, men forward only (R7).
    #[inline]
    fn going(&self, heading: Heading) -> Squares {
        if heading.is_forward(self.side) {
            self.of(self.side)
        } else {
            self.kings(self.side)
        }
    }

    /// The checkers of the side to move that can step (R2).
    pub fn steppers(&self) -> Squares {
        Heading::ALL
            .into_iter()
            .fold(Squares::NONE, |all, heading| all | self.stepping(heading))
    }

    /// The checkers of the side to move that can step this way.
    #[inline]
    fn stepping(&self, heading: Heading) -> Squares {
        self.going(heading) & self.empty().shifted(heading.back())
    }

    /// The checkers of the side to move that can jump (R3).
    pub fn jumpers(&self) -> Squares {
        let empty = self.empty();
        let theirs = self.of(self.side.other());
        Heading::ALL
            .into_iter()
            .fold(Squares::NONE, |all, heading| {
                let over = theirs & empty.shifted(heading.back());
                all | (self.going(heading) & over.shifted(heading.back()))
            })
    }

    /// Whether the side to move has a move (R10, R12): steps count, and so do jumps nobody has to take.
    pub fn can_move(&self) -> bool {
        !self.steppers().is_empty() || !self.jumpers().is_empty()
    }

    /// The checkers of the side to move that have a move under these rules.
    pub fn movable(&self, rules: MoveRules) -> Squares {
        let jumpers = self.jumpers();
        if rules.must_jump && !jumpers.is_empty() {
            jumpers
        } else {
            jumpers | self.steppers()
        }
    }

    /// Visits every move, each once: jumps before steps, then by square, a shorter jump before one that goes on.
    #[inline]
    pub fn moves(&self, rules: MoveRules, visit: &mut impl FnMut(Move)) {
        let jumpers = self.jumpers();
        self.jumps_of(jumpers, rules, visit);
        if jumpers.is_empty() || !rules.must_jump {
            self.steps(visit);
        }
    }

    /// Visits every jump.
    pub fn jumps(&self, rules: MoveRules, visit: &mut impl FnMut(Move)) {
        self.jumps_of(self.jumpers(), rules, visit);
    }

    /// Visits every step, whether or not a jump forbids it.
    pub fn steps(&self, visit: &mut impl FnMut(Move)) {
        let ways = Heading::ALL.map(|heading| (heading, self.stepping(heading)));
        for from in self.steppers().iter() {
            for (heading, all) in ways {
                if all.has(from) {
                    visit(Move::step(from, heading));
                }
            }
        }
    }

    fn jumps_of(&self, jumpers: Squares, rules: MoveRules, visit: &mut impl FnMut(Move)) {
        for from in jumpers.iter() {
            let at = Squares::of(from);
            let jumper = Jumper {
                at,
                king: at.meets(self.kings),
                side: self.side,
                theirs: self.of(self.side.other()),
                // The checker has left its square, which a king may come back to (ruling 7).
                empty: self.empty() | at,
                path: Move::standing(from),
            };
            jumper.visit_jumps(rules, visit);
        }
    }

    /// The position after a move; of a move that is not possible, some position or other.
    pub fn make(&self, played: Move) -> Position {
        let mut at = Squares::of(played.from());
        let crowning_row = self.side.crowning_row();
        let mut king = at.meets(self.kings);
        let mut mine = self.of(self.side) & !at;
        let mut theirs = self.of(self.side.other());
        let mut kings = self.kings & !at;
        if played.is_jump() {
            for heading in played.headings() {
                let over = at.shifted(heading);
                theirs = theirs & !over;
                kings = kings & !over;
                at = over.shifted(heading);
                king |= at.meets(crowning_row);
            }
        } else {
            for heading in played.headings() {
                at = at.shifted(heading);
                king |= at.meets(crowning_row);
            }
        }
        mine = mine | at;
        if king {
            kings = kings | at;
        }
        let (dark, light) = match self.side {
            Side::Dark => (mine, theirs),
            Side::Light => (theirs, mine),
        };
        Position {
            dark,
            light,
            kings,
            side: self.side.other(),
        }
    }

    /// Whether a move can never be taken back by later ones: it captures, or it moves a man.
    pub fn is_lasting(&self, played: Move) -> bool {
        played.is_jump() || !self.kings.has(played.from())
    }

    /// The position before a king of the other side went one step from a square, if that can have been.
    pub(super) fn before_king_step(&self, from: Square, heading: Heading) -> Option<Position> {
        let side = self.side.other();
        let to = Squares::of(from.toward(heading)?);
        let from = Squares::of(from);
        if !to.meets(self.kings(side)) || !from.meets(self.empty()) {
            return None;
        }
        let mine = (self.of(side) & !to) | from;
        let (dark, light) = match side {
            Side::Dark => (mine, self.light),
            Side::Light => (self.dark, mine),
        };
        Some(Position {
            dark,
            light,
            kings: (self.kings & !to) | from,
            side,
        })
    }
}

/// A checker in the middle of its jumps.
#[derive(Clone, Copy)]
struct Jumper {
    at: Squares,
    king: bool,
    side: Side,
    theirs: Squares,
    empty: Squares,
    path: Move,
}

impl Jumper {
    /// Visits all ways to go on from here. Calls itself once for each jump of a path, so never deeper than [`MAX_JUMPS`].
    fn visit_jumps(self, rules: MoveRules, visit: &mut impl FnMut(Move)) {
        for heading in Heading::ALL {
            if let Some(landed) = self.jumped(heading) {
                let crowned = landed.king && !self.king;
                let ends = crowned && !rules.crowned_goes_on;
                let goes_on = !ends && landed.can_jump();
                if !goes_on || !rules.must_finish {
                    visit(landed.path);
                }
                if goes_on {
                    landed.visit_jumps(rules, visit);
                }
            }
        }
    }

    fn can_jump(&self) -> bool {
        self.path.jumps() < MAX_JUMPS
            && Heading::ALL
                .into_iter()
                .any(|heading| self.jumped(heading).is_some())
    }

    fn jumped(&self, heading: Heading) -> Option<Jumper> {
        if !self.king && !heading.is_forward(self.side) {
            return None;
        }
        let over = self.at.shifted(heading) & self.theirs;
        let at = over.shifted(heading) & self.empty;
        if at.is_empty() {
            return None;
        }
        Some(Jumper {
            at,
            king: self.king || at.meets(self.side.crowning_row()),
            side: self.side,
            theirs: self.theirs & !over,
            // R4: captured at once. No landing square is ever a jumped one, so freeing it changes nothing.
            empty: self.empty | over,
            path: self.path.and_jump(heading),
        })
    }
}
