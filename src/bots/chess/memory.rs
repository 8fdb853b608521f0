//! What a search remembers of positions it has met: what they were worth, which move was best, and how the network judged
//! them. Newer takes the place of older. All of it is made anew for each decision, so that nothing but the view and the
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
/// best move in one word; score, depth and bound in the other, which is 0 where nothing is remembered. Two places belong
/// together: the first is for the deeper look, the second for the latest.
pub(super) struct Memories<'a> {
    pairs: &'a mut [[Slot; 2]],
}

type Slot = [u32; 2];

/// From here on a score is a mate that has been seen.
pub(super) const MATED: i32 = 29_000;

#[inline(always)]
fn is_of(place: Slot, key: u32) -> bool {
    place[0] >> 16 == key & 0xFFFF
}

#[inline(always)]
const fn depth_of(place: Slot) -> i32 {
    (place[1] >> 8 & 0xFF) as i32
}

impl<'a> Memories<'a> {
    pub(super) fn new(room: &'a mut Room) -> Memories<'a> {
        room.fill([0; 2]);
        let (pairs, _) = room.as_chunks_mut();
        // A pair is found by a multiplication of two 16-bit numbers.
        let most = pairs.len().min(1 << 16);
        Memories {
            pairs: pairs.get_mut(..most).unwrap_or_default(),
        }
    }

    #[inline(always)]
    fn pair(&self, key: u32) -> usize {
        (((key >> 16) * self.pairs.len() as u32) >> 16) as usize
    }

    /// What is remembered of a position; mates are counted from `ply`.
    #[inline]
    pub(super) fn recall(&self, key: u32, ply: i32) -> Option<Found> {
        let [first, second] = self.pairs.get(self.pair(key))?;
        let [head, tail] = if is_of(*first, key) {
            *first
        } else if is_of(*second, key) {
            *second
        } else {
            return None;
        };
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
            depth: depth_of([head, tail]),
            bound,
        })
    }

    /// Remembers a position.
    #[inline]
    pub(super) fn keep(&mut self, key: u32, ply: i32, found: Found) {
        let pair = self.pair(key);
        let Some([first, second]) = self.pairs.get_mut(pair) else {
            return;
        };
        let known = is_of(*first, key);
        let place = if known || is_of(*second, key) {
            if known { first } else { second }
        } else if found.depth >= depth_of(*first) {
            *second = *first;
            first
        } else {
            second
        };
        let same = is_of(*place, key);
        // A deeper look at the same position is worth more than a shallow bound.
        if same && depth_of(*place) > found.depth + 3 && found.bound != Bound::Exact {
            return;
        }
        let best = if found.best == NO_STEP && same {
            place[0] as Step
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
        *place = [
            (key & 0xFFFF) << 16 | best as u32,
            (score as u32) << 16 | depth << 8 | bound,
        ];
    }
}

/// What the network said of positions: the upper half of the key and the judgement, in one word each.
pub(super) struct Judgements([u32; 1024]);

impl Judgements {
    pub(super) const fn new() -> Judgements {
        Judgements([0; 1024])
    }

    /// The judgement of a position, worked out where it is not remembered.
    #[inline(always)]
    pub(super) fn recall(&mut self, key: u32, work_out: impl FnOnce() -> i32) -> i32 {
        let place = &mut self.0[key as usize & 1023];
        if (*place ^ key) >> 16 != 0 {
            *place = key & 0xFFFF_0000 | work_out() as u32 & 0xFFFF;
        }
        *place as i16 as i32
    }
}
