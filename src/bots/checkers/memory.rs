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

/// The table, as large as the room that is lent. A place holds half of the fingerprint and the best move in one word;
/// score, depth and bound in the other, which is 0 where nothing is remembered.
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
        if head >> 16 != of.0 >> 16 {
            return None;
        }
        let bound = match tail & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(Memory {
            score: (tail >> 16) as i16,
            depth: (tail >> 8) as u8,
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
                u32::from(score as u16) << 16 | u32::from(depth) << 8 | bound,
            ];
        }
    }
}
