//! A move as the path of one checker, packed into a word. Whether the path may be played is not known here.
//!
//! A jump changes row and column by two, so the squares that one checker can reach by jumping are eight at most, joined
//! by nine diagonals, and each diagonal has one square to jump over. As a captured checker is gone at once, no path has
//! more than nine jumps; with two bits for each heading, any path fits into 27 bits.

use super::board::{Heading, Square, Squares};
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The most jumps in one move.
pub const MAX_JUMPS: usize = 9;

const COUNT_AT: u32 = 5;
const HEADINGS_AT: u32 = 9;

/// One move of one checker: a step, or one to nine jumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Move(u32);

/// One step or one jump of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// Where it starts.
    pub from: Square,
    /// The square that is jumped over; none for a step.
    pub over: Option<Square>,
    /// Where it lands.
    pub to: Square,
}

/// A text or a number that is no path on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPath;

impl fmt::Display for NoSuchPath {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a move is written 11-15 or 22x15x8")
    }
}

impl Move {
    /// A step from a square; the caller knows that the board goes on there.
    pub(super) const fn step(from: Square, heading: Heading) -> Move {
        Move(from.index() | heading.bits() << HEADINGS_AT)
    }

    /// A move that has not left its square: the seed of a jump.
    pub(super) const fn standing(from: Square) -> Move {
        Move(from.index())
    }

    /// The same move with one jump more. Only up to [`MAX_JUMPS`], and only after jumps.
    pub(super) const fn and_jump(self, heading: Heading) -> Move {
        let at = HEADINGS_AT + 2 * self.jumps() as u32;
        Move((self.0 | heading.bits() << at) + (1 << COUNT_AT))
    }

    /// The square it starts from.
    pub const fn from(self) -> Square {
        Square::from_index(self.0)
    }

    /// How many checkers it captures.
    pub const fn jumps(self) -> usize {
        (self.0 >> COUNT_AT & 15) as usize
    }

    /// Whether it captures.
    pub const fn is_jump(self) -> bool {
        self.jumps() > 0
    }

    /// Its headings, one for each leg.
    pub(super) fn headings(self) -> impl Iterator<Item = Heading> {
        let count = self.jumps().clamp(1, MAX_JUMPS) as u32;
        (0..count).map(move |leg| Heading::from_bits(self.0 >> (HEADINGS_AT + 2 * leg)))
    }

    /// Its steps or jumps in order.
    pub fn legs(self) -> impl Iterator<Item = Leg> {
        let mut at = self.from();
        let jump = self.is_jump();
        self.headings().map_while(move |heading| {
            let next = at.toward(heading)?;
            let (over, to) = if jump {
                (Some(next), next.toward(heading)?)
            } else {
                (None, next)
            };
            let leg = Leg { from: at, over, to };
            at = to;
            Some(leg)
        })
    }

    /// The square on which it ends.
    pub fn to(self) -> Square {
        self.legs().last().map_or(self.from(), |leg| leg.to)
    }

    /// The squares that it jumps over.
    pub fn over(self) -> Squares {
        self.legs()
            .filter_map(|leg| leg.over)
            .fold(Squares::NONE, |all, over| all | Squares::of(over))
    }

    /// The last of its legs.
    pub fn last_leg(self) -> Option<Leg> {
        self.legs().last()
    }

    /// The move as it was after so many jumps; a step, and a move of fewer jumps, as it is.
    pub const fn shortened(self, jumps: usize) -> Move {
        if jumps == 0 || jumps >= self.jumps() {
            return self;
        }
        let headings = self.0 >> HEADINGS_AT & ((1 << (2 * jumps as u32)) - 1);
        Move(self.from().index() | (jumps as u32) << COUNT_AT | headings << HEADINGS_AT)
    }

    /// Whether this move begins with all of another's legs.
    pub fn begins_with(self, other: Move) -> bool {
        let mut mine = self.legs();
        self.from() == other.from() && other.legs().all(|leg| mine.next() == Some(leg))
    }
}

impl TryFrom<u32> for Move {
    type Error = NoSuchPath;
    fn try_from(word: u32) -> Result<Move, NoSuchPath> {
        let path = Move(word);
        let legs = path.jumps().max(1);
        let tidy = legs <= MAX_JUMPS && word >> (HEADINGS_AT + 2 * legs as u32) == 0;
        if tidy && path.legs().count() == legs {
            Ok(path)
        } else {
            Err(NoSuchPath)
        }
    }
}

impl From<Move> for u32 {
    fn from(path: Move) -> u32 {
        path.0
    }
}

impl fmt::Display for Move {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.from())?;
        let link = if self.is_jump() { 'x' } else { '-' };
        self.legs()
            .try_for_each(|leg| write!(to, "{link}{}", leg.to))
    }
}

impl FromStr for Move {
    type Err = NoSuchPath;

    fn from_str(text: &str) -> Result<Move, NoSuchPath> {
        if let Some((from, to)) = text.split_once('-') {
            let (from, to) = (square(from)?, square(to)?);
            let heading = heading(|heading| from.toward(heading) == Some(to))?;
            return Ok(Move::step(from, heading));
        }
        let mut landings = text.split('x');
        let mut at = square(landings.next().unwrap_or_default())?;
        let mut path = Move::standing(at);
        for landing in landings {
            let to = square(landing)?;
            let beyond = |heading| at.toward(heading).and_then(|over| over.toward(heading));
            let heading = heading(|heading| beyond(heading) == Some(to))?;
            if path.jumps() == MAX_JUMPS {
                return Err(NoSuchPath);
            }
            path = path.and_jump(heading);
            at = to;
        }
        if path.is_jump() {
            Ok(path)
        } else {
            Err(NoSuchPath)
        }
    }
}

fn heading(leads: impl Fn(Heading) -> bool) -> Result<Heading, NoSuchPath> {
    Heading::ALL
        .into_iter()
        .find(|heading| leads(*heading))
        .ok_or(NoSuchPath)
}

/// Reads a square's number, written as we write it: no sign, no leading nought.
pub(super) fn square(text: &str) -> Result<Square, NoSuchPath> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    let number = text.parse().map_err(|_| NoSuchPath)?;
    Square::new(number).filter(|_| plain).ok_or(NoSuchPath)
}
