//! What outlives a game: a few bytes that it leaves to the next of its kind, and a mark for the book of best results.
//!
//! Both are kept by the table. A game that asks for neither follows from its seed and its actions alone, and so does one
//! that is started without a memory.

use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The bytes of a memory.
pub const MEMORY: usize = 48;

/// What a game leaves to the next of its kind: bits that mean something to that game alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory([u8; MEMORY]);

impl Memory {
    /// Nothing is remembered.
    pub const EMPTY: Memory = Memory([0; MEMORY]);

    /// How many bits there are.
    pub const BITS: usize = 8 * MEMORY;

    /// Whether a bit is set; none is beyond the last.
    pub fn has(&self, bit: usize) -> bool {
        let byte = self.0.get(bit / 8).copied().unwrap_or(0);
        byte & (1 << (bit % 8)) != 0
    }

    /// Sets a bit, or clears it; one beyond the last is left alone.
    pub fn set(&mut self, bit: usize, on: bool) {
        if let Some(byte) = self.0.get_mut(bit / 8) {
            let mask = 1 << (bit % 8);
            *byte = if on { *byte | mask } else { *byte & !mask };
        }
    }

    /// Whether nothing is remembered.
    pub fn is_empty(&self) -> bool {
        *self == Memory::EMPTY
    }
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::EMPTY
    }
}

/// Zeros at the end are not written, so that an empty memory takes a single byte.
impl Serialize for Memory {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let used = self.0.iter().rposition(|byte| *byte != 0);
        let used = self.0.get(..used.map_or(0, |last| last + 1));
        let used = used.unwrap_or_default();
        let mut list = to.serialize_seq(Some(used.len()))?;
        for byte in used {
            list.serialize_element(byte)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Memory {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Memory, D::Error> {
        struct Bytes;
        impl<'de> Visitor<'de> for Bytes {
            type Value = Memory;
            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(to, "at most {MEMORY} bytes")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut bytes: A) -> Result<Memory, A::Error> {
                let mut memory = Memory::EMPTY;
                for place in &mut memory.0 {
                    match bytes.next_element()? {
                        Some(byte) => *place = byte,
                        None => return Ok(memory),
                    }
                }
                match bytes.next_element::<u8>()? {
                    Some(_) => Err(A::Error::invalid_length(MEMORY + 1, &self)),
                    None => Ok(memory),
                }
            }
        }
        from.deserialize_seq(Bytes)
    }
}

/// What a seat has come to in a finished game, for the book of best results: the fewest passes, the most rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// The number itself.
    pub number: u16,
    /// Whether fewer are better.
    pub low: bool,
}

impl Mark {
    /// So many, of which fewer are better.
    pub const fn fewest(number: u16) -> Mark {
        Mark { number, low: true }
    }

    /// So many, of which more are better.
    pub const fn most(number: u16) -> Mark {
        Mark { number, low: false }
    }

    /// Whether this is better than what stood in the book.
    pub const fn beats(self, former: Mark) -> bool {
        if self.low {
            self.number < former.number
        } else {
            self.number > former.number
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MEMORY, Mark, Memory};

    fn with(bits: &[usize]) -> Memory {
        let mut memory = Memory::EMPTY;
        bits.iter().for_each(|bit| memory.set(*bit, true));
        memory
    }

    #[test]
    fn bits_are_remembered_and_forgotten() {
        let mut memory = with(&[0, 335, Memory::BITS - 1]);
        assert!(memory.has(0) && memory.has(335) && memory.has(Memory::BITS - 1));
        assert!(!memory.has(1) && !memory.has(334));
        memory.set(335, false);
        assert_eq!(memory, with(&[0, Memory::BITS - 1]));
        assert!(!memory.is_empty() && Memory::EMPTY.is_empty());
    }

    #[test]
    fn beyond_the_last_bit_is_nothing() {
        let memory = with(&[Memory::BITS, usize::MAX]);
        assert!(memory.is_empty() && !memory.has(Memory::BITS));
    }

    #[test]
    fn a_memory_is_read_back_and_costs_no_more_than_it_holds() {
        for (bits, bytes) in [(&[][..], 1), (&[9], 3), (&[Memory::BITS - 1], MEMORY + 1)] {
            let memory = with(bits);
            let mut room = [0; MEMORY + 1];
            let written = postcard::to_slice(&memory, &mut room).unwrap();
            assert_eq!(written.len(), bytes);
            assert_eq!(postcard::from_bytes(written), Ok(memory));
        }
    }

    #[test]
    fn a_memory_that_is_too_long_is_refused() {
        let mut bytes = [1; MEMORY + 2];
        bytes[0] = MEMORY as u8 + 1;
        assert!(postcard::from_bytes::<Memory>(&bytes).is_err());
    }

    #[test]
    fn the_better_mark_stays() {
        assert!(Mark::fewest(3).beats(Mark::fewest(4)));
        assert!(!Mark::fewest(4).beats(Mark::fewest(4)));
        assert!(Mark::most(5).beats(Mark::most(4)));
        assert!(!Mark::most(3).beats(Mark::most(4)));
    }
}
