//! What a search remembers of positions it has met: a table in which a newer position takes the place of an older one. It
//! is made anew for each decision, so that nothing but the view, the seed and its size has a part in it.

use crate::Room;
use parlour_rules::checkers::{Move, Position, Side};

/// A position as one word; two positions share a word about once in four thousand million.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Fingerprint(u32);

impl Fingerprint {
    pub(super) fn of(position: &Position) -> Fingerprint {
        let (dark, light) = (position.of(Side::Dark), position.of(Side::Light));
        let kings = (position.kings(Side::Dark) | position.kings(Side::Light)).bits();
        let turn = match position.side() {
            Side::Dark => 0x9E37_79B9,
            Side::Light => 0,
        };
        // Each word is spread by an odd factor and the high half brought down before the next is mixed in.
        let mut word = mix(dark.bits() ^ turn);
        word = mix(word ^ light.bits());
        Fingerprint(mix(word ^ kings))
    }
}

const fn mix(word: u32) -> u32 {
    let word = (word ^ word >> 16).wrapping_mul(0x85EB_CA6B);
    let word = (word ^ word >> 13).wrapping_mul(0xC2B2_AE35);
    word ^ word >> 16
}

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

/// The beginning of a move: enough to know it again among the moves of its position, but for the last turns of a long
/// jump.
#[derive(Clone, Copy)]
pub(super) struct Hint(u16);

impl Hint {
    fn of(played: Move) -> Hint {
        Hint(u32::from(played) as u16)
    }

    /// Whether it is the beginning of this move.
    pub(super) fn fits(self, played: Move) -> bool {
        self.0 == Hint::of(played).0
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    /// The score, for the side to move.
    pub(super) score: i16,
    /// How many moves deep it was looked into.
    pub(super) depth: u8,
    /// What is known of the score.
    pub(super) bound: Bound,
    /// What was the best move.
    pub(super) best: Hint,
}

/// The part of the fingerprint that is in the second word.
const TAIL_PART: u32 = 0xFF;
/// The deepest look that is told from deeper ones.
const MOST_DEPTH: u8 = 63;

/// The table, as large as the room that is lent. A place holds half of the fingerprint and the best move in one word;
/// score, depth, bound and another part of the fingerprint in the other, which is 0 where nothing is remembered.
pub(super) struct Memories<'a> {
    places: &'a mut Room,
}

impl<'a> Memories<'a> {
    pub(super) fn new(places: &'a mut Room) -> Memories<'a> {
        // A place is found by a multiplication of two 16-bit numbers.
        let most = places.len().min(1 << 16);
        let places = places.get_mut(..most).unwrap_or_default();
        places.fill([0; 2]);
        Memories { places }
    }

    fn place(&self, of: Fingerprint) -> usize {
        (((of.0 & 0xFFFF) * self.places.len() as u32) >> 16) as usize
    }

    /// What is remembered of a position, if anything is.
    pub(super) fn recall(&self, of: Fingerprint) -> Option<Memory> {
        let [head, tail] = *self.places.get(self.place(of))?;
        if head >> 16 != of.0 >> 16 || (tail ^ of.0) & TAIL_PART != 0 {
            return None;
        }
        let bound = match tail >> 8 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(Memory {
            score: (tail >> 16) as i16,
            depth: (tail >> 10) as u8 & MOST_DEPTH,
            bound,
            best: Hint(head as u16),
        })
    }

    /// Remembers a position in the place of another.
    pub(super) fn keep(
        &mut self,
        of: Fingerprint,
        score: i16,
        depth: u8,
        bound: Bound,
        best: Option<Move>,
    ) {
        let place = self.place(of);
        let best = best.map_or(Hint(0), Hint::of);
        let bound = match bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        if let Some(memory) = self.places.get_mut(place) {
            *memory = [
                of.0 & 0xFFFF_0000 | u32::from(best.0),
                u32::from(score as u16) << 16
                    | u32::from(depth.min(MOST_DEPTH)) << 10
                    | bound << 8
                    | of.0 & TAIL_PART,
            ];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_recalled_and_nothing_else() {
        let mut room = [[0; 2]; 4096];
        let mut memories = Memories::new(&mut room);
        let kept = Fingerprint(0x1234_5678);
        let best: Move = "11-15".parse().unwrap();
        memories.keep(kept, -321, 17, Bound::AtMost, Some(best));
        let memory = memories.recall(kept).unwrap();
        assert_eq!((memory.score, memory.depth), (-321, 17));
        assert!(memory.bound == Bound::AtMost && memory.best.fits(best));
        // Every single bit tells two positions apart, those too by which no place is found.
        for bit in 0..32 {
            let other = Fingerprint(kept.0 ^ 1 << bit);
            assert!(memories.recall(other).is_none(), "bit {bit}");
        }
    }

    #[test]
    fn a_look_deeper_than_can_be_told_counts_as_less_deep() {
        let mut room = [[0; 2]; 16];
        let mut memories = Memories::new(&mut room);
        let of = Fingerprint(7);
        memories.keep(of, 0, u8::MAX, Bound::Exact, None);
        assert_eq!(memories.recall(of).unwrap().depth, MOST_DEPTH);
    }
}
