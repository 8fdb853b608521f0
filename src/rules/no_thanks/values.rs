//! The cards: single values from 3 to 35, sets of them, and the runs that score.

use core::fmt;
use serde::{Deserialize, Serialize};

/// One card, known by its value from 3 to 35; there is one of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Value(u8);

/// A number that is on no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchValue;

impl fmt::Display for NoSuchValue {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("no such card")
    }
}

impl TryFrom<u8> for Value {
    type Error = NoSuchValue;
    fn try_from(number: u8) -> Result<Value, NoSuchValue> {
        Value::new(number).ok_or(NoSuchValue)
    }
}

impl Value {
    /// The lowest card.
    pub const LOWEST: Value = Value(3);
    /// The highest card.
    pub const HIGHEST: Value = Value(35);

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Value> {
        if number >= Value::LOWEST.0 && number <= Value::HIGHEST.0 {
            Some(Value(number))
        } else {
            None
        }
    }

    /// The number on the card.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The points that it costs alone.
    pub const fn points(self) -> i16 {
        self.0 as i16
    }

    /// The card `steps` above, or below for a negative number, if there is one.
    pub const fn step(self, steps: i8) -> Option<Value> {
        match self.0.checked_add_signed(steps) {
            Some(number) => Value::new(number),
            None => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(to)
    }
}

/// A set of cards: bit `v` stands for the card with the number `v`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u64")]
pub struct Values(u64);

impl TryFrom<u64> for Values {
    type Error = NoSuchValue;
    fn try_from(bits: u64) -> Result<Values, NoSuchValue> {
        if bits & !Values::ALL.0 == 0 {
            Ok(Values(bits))
        } else {
            Err(NoSuchValue)
        }
    }
}

impl Values {
    /// No card.
    pub const NONE: Values = Values(0);
    /// All 33 cards.
    pub const ALL: Values = Values((1 << (Value::HIGHEST.0 + 1)) - (1 << Value::LOWEST.0));

    /// Just this card.
    pub const fn only(value: Value) -> Values {
        Values(1 << value.0)
    }

    /// Adds a card.
    pub fn insert(&mut self, value: Value) {
        self.0 |= 1 << value.0;
    }

    /// The same set with one more card.
    pub const fn with(self, value: Value) -> Values {
        Values(self.0 | 1 << value.0)
    }

    /// Whether the card is in the set.
    pub const fn has(self, value: Value) -> bool {
        self.0 & (1 << value.0) != 0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards in either set.
    pub const fn or(self, other: Values) -> Values {
        Values(self.0 | other.0)
    }

    /// Cards in this set but not in the other.
    pub const fn without(self, other: Values) -> Values {
        Values(self.0 & !other.0)
    }

    /// The cards from low to high.
    pub fn iter(self) -> impl Iterator<Item = Value> + Clone {
        each_bit(self.0)
    }

    /// The runs from low to high: each a maximal row of consecutive values (R9).
    pub fn runs(self) -> impl Iterator<Item = Run> + Clone {
        let highs = self.0 & !(self.0 >> 1);
        each_bit(self.lows())
            .zip(each_bit(highs))
            .map(|(low, high)| Run { low, high })
    }

    /// The points of the cards: the lowest card of each run (R9).
    pub fn points(self) -> i16 {
        each_bit(self.lows()).map(Value::points).sum()
    }

    const fn lows(self) -> u64 {
        self.0 & !(self.0 << 1)
    }
}

fn each_bit(mut bits: u64) -> impl Iterator<Item = Value> + Clone {
    core::iter::from_fn(move || {
        let number = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        u8::try_from(number).ok().and_then(Value::new)
    })
}

impl FromIterator<Value> for Values {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Values {
        let mut set = Values::NONE;
        values.into_iter().for_each(|value| set.insert(value));
        set
    }
}

crate::hidden::things!(Values, Value);

/// Consecutive cards of one play area; a single card is a run of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The lowest card, the only one that scores.
    pub low: Value,
    /// The highest card.
    pub high: Value,
}

impl fmt::Display for Run {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.low == self.high {
            self.low.fmt(to)
        } else {
            write!(to, "{}-{}", self.low, self.high)
        }
    }
}
