//! The table, all of which is open: the row, how far the count has come, and what the rules make of it.

use super::action::{Action, Refusal};
use crate::game::{Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::memory::Memory;
use crate::seat::{Seat, SeatSet};
use crate::tiles::{Tile, TileSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// How many numbers the count has: 0 to 12 (R2).
pub const NUMBERS: usize = 13;

/// Whether a pass over so many tiles begins with the same number again and again: nothing changes until a tile goes (R7).
pub const fn is_trap(tiles: usize) -> bool {
    tiles != 0 && tiles.is_multiple_of(NUMBERS)
}

/// What the player has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// To touch the next tile.
    Count,
    /// To answer the match that was touched (R3).
    Match,
    /// Nothing any more.
    Over(End),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// All tiles are gone (R6).
    Cleared,
    /// No pass can bring a match any more (R7).
    Stuck,
    /// Nothing was taken out for thirteen passes (R8).
    Idle,
}

/// The fewest passes in which a row was cleared on this device, for either way to treat a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Best([u16; 2]);

impl Best {
    /// The fewest passes so far, if there are any.
    pub fn passes(self, may_leave: bool) -> Option<u16> {
        let Best([always, left]) = self;
        let passes = if may_leave { left } else { always };
        (passes > 0).then_some(passes)
    }

    pub(super) fn note(&mut self, may_leave: bool, passes: u16) {
        let Best([always, left]) = self;
        let place = if may_leave { left } else { always };
        if *place == 0 || passes < *place {
            *place = passes;
        }
    }

    pub(super) fn read(memory: &Memory) -> Best {
        let number = |from: usize| {
            (0..16)
                .map(|bit| u16::from(memory.has(from + bit)) << bit)
                .sum()
        };
        Best([number(0), number(16)])
    }

    pub(super) fn written(self) -> Memory {
        let mut memory = Memory::EMPTY;
        for (from, number) in [0, 16].into_iter().zip(self.0) {
            (0..16).for_each(|bit| memory.set(from + bit, number >> bit & 1 != 0));
        }
        memory
    }
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The tiles as they lay when this pass began.
    pub row: Vec<Tile, { Tile::SET }>,
    /// Which of them are gone by now (R4).
    pub gone: TileSet,
    /// The place in the row of the tile to touch, or of the match that waits for an answer.
    pub place: u8,
    /// What the player has to do.
    pub phase: Phase,
    /// Which pass this is, from 1.
    pub passes: u16,
    /// How many numbers have been said.
    pub spoken: u16,
    /// Whether a tile of this pass has matched, gone or not.
    pub matched: bool,
    /// How many passes before this one took nothing out, one after another.
    pub dry: u8,
    /// Whether a match may be left.
    pub may_leave: bool,
    /// The fewest passes before this game.
    pub best: Best,
}

impl Open {
    pub(super) fn new(row: Vec<Tile, { Tile::SET }>, may_leave: bool, best: Best) -> Open {
        Open {
            row,
            gone: TileSet::EMPTY,
            place: 0,
            phase: Phase::Count,
            passes: 1,
            spoken: 0,
            matched: false,
            dry: 0,
            may_leave,
            best,
        }
    }

    /// How many tiles are left.
    pub fn left(&self) -> usize {
        self.row.len() - self.gone.len()
    }

    /// How many tiles have been taken out in all.
    pub fn removed(&self) -> usize {
        Tile::SET - self.left()
    }

    /// How the game ended, if it has.
    pub fn end(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Count | Phase::Match => None,
        }
    }

    /// Whether the game is over and won.
    pub fn has_won(&self) -> bool {
        self.end() == Some(End::Cleared)
    }

    /// The number that was said with the match that waits, or that comes next (R2).
    pub fn number(&self) -> u8 {
        let before = self
            .spoken
            .saturating_sub((self.phase == Phase::Match).into());
        (before % NUMBERS as u16) as u8
    }

    /// The number that is said with the tile at a place of this pass, which it may have passed.
    pub fn number_at(&self, place: usize) -> u8 {
        let ahead = NUMBERS + place % NUMBERS - usize::from(self.place) % NUMBERS;
        ((usize::from(self.number()) + ahead) % NUMBERS) as u8
    }

    /// The tile to touch or to answer for, and its number; none where the game is over.
    pub fn touched(&self) -> Option<(Tile, u8)> {
        let tile = self.row.get(usize::from(self.place))?;
        self.end().is_none().then_some((*tile, self.number()))
    }

    /// The tiles that the rest of this pass will match, the one that waits for an answer left out.
    pub fn ahead(&self) -> impl Iterator<Item = Tile> + '_ {
        let first = usize::from(self.place) + usize::from(self.phase == Phase::Match);
        let places = self.row.iter().copied().enumerate().skip(first);
        let matches = |(place, tile): &(usize, Tile)| tile.dots() == self.number_at(*place);
        let on = self.end().is_none();
        places
            .filter(matches)
            .map(|(_, tile)| tile)
            .filter(move |_| on)
    }

    /// Whether taking the match that waits leaves a number of tiles of which none need ever match again, and no further
    /// match of this pass can change that.
    pub fn is_risky(&self) -> bool {
        self.phase == Phase::Match
            && is_trap(self.left().saturating_sub(1))
            && self.ahead().next().is_none()
    }

    /// Whether an action is possible; why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Count, Action::Count) | (Phase::Match, Action::Remove | Action::Leave) => {
                Ok(())
            }
            (Phase::Count, _) => Err(Refusal::NoMatch),
            (Phase::Match, Action::Count) => Err(Refusal::Answer),
        }
    }

    /// Says the next number; a match waits where it may be left.
    pub(super) fn count(&mut self) {
        let matches = self
            .touched()
            .is_some_and(|(tile, number)| tile.dots() == number);
        self.matched |= matches;
        self.spoken += 1;
        if matches && self.may_leave {
            self.phase = Phase::Match;
        }
    }

    /// Goes on to the next tile, to the next pass, or to the end. Where a pass has ended, its number.
    pub(super) fn go_on(&mut self) -> Option<u16> {
        self.phase = Phase::Count;
        if self.left() == 0 {
            self.phase = Phase::Over(End::Cleared);
            return None;
        }
        self.place += 1;
        if usize::from(self.place) < self.row.len() {
            return None;
        }
        let ended = self.passes;
        self.dry = if self.gone.is_empty() {
            self.dry + 1
        } else {
            0
        };
        if is_trap(self.row.len()) && !self.matched {
            self.phase = Phase::Over(End::Stuck);
        } else if usize::from(self.dry) == NUMBERS {
            self.phase = Phase::Over(End::Idle);
        } else {
            let gone = core::mem::take(&mut self.gone);
            self.row.retain(|tile| !gone.has(*tile));
            self.place = 0;
            self.matched = false;
            self.passes += 1;
        }
        Some(ended)
    }

    /// Whose turn it is, or how the game ended.
    pub fn turn(&self) -> Turn {
        let decide = |phase| {
            Turn::Decide(Decision {
                seat: Seat::FIRST,
                phase,
                private: false,
            })
        };
        let over = |winners, reason| Turn::Over(Outcome { winners, reason });
        match self.phase {
            Phase::Count => decide("count"),
            Phase::Match => decide("match"),
            Phase::Over(End::Cleared) => over(SeatSet::only(Seat::FIRST), "cleared"),
            Phase::Over(End::Stuck) => over(SeatSet::NONE, "stuck"),
            Phase::Over(End::Idle) => over(SeatSet::NONE, "idle"),
        }
    }

    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        let left = self.row.iter().filter(|tile| !self.gone.has(**tile));
        ledger.open(Place::Shared("row"), left.clone());
        let left: TileSet = left.copied().collect();
        let removed = TileSet::ALL.without(left);
        ledger.open(Place::Shared("removed"), removed.iter());
        ledger.score(self.removed() as i32);
        ledger.fact("pass", Fact::Number(self.passes.into()));
        ledger.fact("began-with", Fact::Number(self.row.len() as i32));
        ledger.fact("place", Fact::Number(self.place.into()));
        let touched = self.touched();
        ledger.fact("next", Fact::of(touched.map(|(tile, _)| tile)));
        let number = touched.map_or(Fact::Nothing, |(_, number)| Fact::Number(number.into()));
        ledger.fact("number", number);
        ledger.fact("spoken", Fact::Number(self.spoken.into()));
        ledger.fact("dry", Fact::Number(self.dry.into()));
        ledger.fact("may-leave", Fact::Flag(self.may_leave));
    }
}
