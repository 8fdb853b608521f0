//! What a search remembers: of positions it has met, what they were worth and which move was best; of pawns, how they
//! stand. Newer takes the place of older. All of it is made anew for each decision, so that nothing but the view and the
//! seed has a part in it.

use super::board::{NO_STEP, Step};
use crate::Room;

/// What is known of a score.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is this.
    Exact,
    /// It is this or more.
    AtLeast,
    /// It is this or less.
    AtMost,
}

/// What was found in the memory.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) best: Step,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// The memory of positions: as large as the room that is given to it. A place holds the lower half of the key and the
/// best move in one word; score, depth and bound in the other, which is 0 where nothing is remembered.
pub(super) struct Memories<'a> {
    places: &'a mut Room,
}

/// From here on a score is a mate that has been seen.
pub(super) const MATED: i32 = 29_000;

impl<'a> Memories<'a> {
    pub(super) fn new(places: &'a mut Room) -> Memories<'a> {
        // A place is found by a multiplication of two 16-bit numbers.
        let most = places.len().min(1 << 16);
        let places = places.get_mut(..most).unwrap_or_default();
        places.fill([0; 2]);
        Memories { places }
    }

    #[inline(always)]
    fn place(&self, key: u32) -> usize {
        (((key >> 16) * self.places.len() as u32) >> 16) as usize
    }

    /// What is remembered of a position; mates are counted from `ply`.
    #[inline]
    pub(super) fn recall(&self, key: u32, ply: i32) -> Option<Found> {
        let [head, tail] = *self.places.get(self.place(key))?;
        if head >> 16 != key & 0xFFFF {
            return None;
        }
        let bound = match tail & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        let mut score = tail as i32 >> 16;
        if score >= MATED {
            score -= ply;
        } else if score <= -MATED {
            score += ply;
        }
        Some(Found {
            best: head as Step,
            score,
            depth: (tail >> 8 & 0xFF) as i32,
            bound,
        })
    }

    /// Remembers a position.
    #[inline]
    pub(super) fn keep(&mut self, key: u32, ply: i32, found: Found) {
        let place = self.place(key);
        let Some(memory) = self.places.get_mut(place) else {
            return;
        };
        let [head, tail] = *memory;
        let same = head >> 16 == key & 0xFFFF;
        // A deeper look at the same position is worth more than a shallow bound.
        let deeper = (tail >> 8 & 0xFF) as i32 > found.depth + 3;
        if same && deeper && found.bound != Bound::Exact {
            return;
        }
        let best = if found.best == NO_STEP && same {
            head as Step
        } else {
            found.best
        };
        let mut score = found.score;
        if score >= MATED {
            score += ply;
        } else if score <= -MATED {
            score -= ply;
        }
        let bound = match found.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        let depth = found.depth.clamp(0, 255) as u32;
        *memory = [
            (key & 0xFFFF) << 16 | best as u32,
            (score as u32) << 16 | depth << 8 | bound,
        ];
    }
}

/// How the pawns stand.
#[derive(Clone, Copy)]
pub(super) struct Pawns {
    key: u32,
    /// What it is worth to White, middle game and endgame.
    pub(super) worth: i32,
    /// The files on which each colour has pawns, a bit each.
    pub(super) files: [u8; 2],
}

/// The memory of pawns.
pub(super) struct PawnMemory([Pawns; 256]);

impl PawnMemory {
    pub(super) const fn new() -> PawnMemory {
        PawnMemory(
            [Pawns {
                key: u32::MAX,
                worth: 0,
                files: [0; 2],
            }; 256],
        )
    }

    /// How the pawns of a key stand, worked out where it is not remembered.
    #[inline(always)]
    pub(super) fn recall(&mut self, key: u32, work_out: impl FnOnce() -> (i32, [u8; 2])) -> Pawns {
        let place = &mut self.0[key as usize & 255];
        if place.key != key {
            let (worth, files) = work_out();
            *place = Pawns { key, worth, files };
        }
        *place
    }
}
