//! What a search remembers of positions it has met: a small table in which a newer position takes the place of an older
//! one. It is made anew for each decision, so that nothing but the view and the seed has a part in it.

use parlour_rules::checkers::{Move, Position, Side};

const PLACES: usize = 1 << 10;

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
    check: u16,
    /// The score, for the side to move.
    pub(super) score: i16,
    /// How many moves deep it was looked into.
    pub(super) depth: u8,
    /// What is known of the score.
    pub(super) bound: Bound,
    /// What was the best move.
    pub(super) best: Hint,
}

/// The table.
pub(super) struct Memories([Memory; PLACES]);

impl Memories {
    pub(super) const fn new() -> Memories {
        Memories(
            [Memory {
                check: 0,
                score: 0,
                depth: 0,
                bound: Bound::AtMost,
                best: Hint(0),
            }; PLACES],
        )
    }

    /// What is remembered of a position, if anything is.
    pub(super) fn recall(&self, of: Fingerprint) -> Option<Memory> {
        let memory = self.0.get(place(of))?;
        (memory.check == check(of) && memory.depth > 0).then_some(*memory)
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
        if let Some(memory) = self.0.get_mut(place(of)) {
            *memory = Memory {
                check: check(of),
                score,
                depth,
                bound,
                best: best.map_or(Hint(0), Hint::of),
            };
        }
    }
}

const fn place(of: Fingerprint) -> usize {
    of.0 as usize % PLACES
}

const fn check(of: Fingerprint) -> u16 {
    (of.0 >> 16) as u16
}
