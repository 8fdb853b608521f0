//! Cards as a search wants them: a suit is sixteen bits in the order in which cards take each other, so that the next
//! lower or higher card is found without a loop.

use parlour_rules::cards::{Card, CardSet, Rank, Suit};

pub(super) const CLUBS: usize = 0;
pub(super) const HEARTS: usize = 2;
pub(super) const SPADES: usize = 3;

/// The heights of the ladies and lords of spades.
const QUEEN: u8 = 10;

/// A card: its suit in pack order, and its height from 0 for the two to 12 for the ace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Held {
    pub(super) suit: u8,
    pub(super) height: u8,
}

impl Held {
    /// The queen of spades.
    pub(super) const QUEEN: Held = Held {
        suit: SPADES as u8,
        height: QUEEN,
    };

    pub(super) const fn new(suit: usize, height: u8) -> Held {
        Held {
            suit: suit as u8,
            height,
        }
    }

    pub(super) const fn of(card: Card) -> Held {
        Held {
            suit: card.suit as u8,
            height: card.rank.ace_high(),
        }
    }

    /// The card itself.
    pub(super) fn card(self) -> Option<Card> {
        let suit = *Suit::ALL.get(usize::from(self.suit))?;
        let rank = Rank::new((self.height + 1) % 13 + 1)?;
        Some(Card::new(suit, rank))
    }

    pub(super) const fn points(self) -> u8 {
        if self.suit == HEARTS as u8 {
            1
        } else if self.suit == SPADES as u8 && self.height == QUEEN {
            13
        } else {
            0
        }
    }

    pub(super) const fn bit(self) -> u16 {
        1 << self.height
    }
}

/// The queen of spades among the spades.
pub(super) const QUEEN_BIT: u16 = 1 << QUEEN;
/// King and ace.
pub(super) const ABOVE_QUEEN: u16 = 0b11 << (QUEEN + 1);

/// The heights below one.
pub(super) const fn below(height: u8) -> u16 {
    (1 << height) - 1
}

/// The heights above one.
pub(super) const fn above(height: u8) -> u16 {
    !below(height) << 1
}

/// The lowest height of a suit that is not empty.
pub(super) const fn lowest(suit: u16) -> u8 {
    suit.trailing_zeros() as u8
}

/// The highest height of a suit that is not empty.
pub(super) const fn highest(suit: u16) -> u8 {
    15u8.saturating_sub(suit.leading_zeros() as u8)
}

/// A set of cards, suit by suit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cards(pub(super) [u16; 4]);

impl Cards {
    pub(super) fn of(cards: CardSet) -> Cards {
        let mut all = Cards::default();
        for card in cards.iter() {
            all.insert(Held::of(card));
        }
        all
    }

    /// Only the cards of one suit.
    pub(super) fn only(suit: usize, heights: u16) -> Cards {
        let mut all = Cards::default();
        all.0[suit & 3] = heights;
        all
    }

    pub(super) fn insert(&mut self, card: Held) {
        self.0[usize::from(card.suit & 3)] |= card.bit();
    }

    pub(super) fn remove(&mut self, card: Held) {
        self.0[usize::from(card.suit & 3)] &= !card.bit();
    }

    pub(super) const fn suit(&self, suit: usize) -> u16 {
        self.0[suit & 3]
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    pub(super) const fn without(&self, other: &Cards) -> Cards {
        Cards([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
            self.0[3] & !other.0[3],
        ])
    }

    pub(super) const fn with(&self, other: &Cards) -> Cards {
        Cards([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
            self.0[3] | other.0[3],
        ])
    }

    /// The one card, if there is exactly one.
    pub(super) fn single(&self) -> Option<Held> {
        let mut found = None;
        for (suit, heights) in self.0.into_iter().enumerate() {
            if heights == 0 {
                continue;
            }
            if found.is_some() || heights & (heights - 1) != 0 {
                return None;
            }
            found = Some(Held::new(suit, lowest(heights)));
        }
        found
    }

    /// All cards, suit by suit, from below.
    pub(super) fn iter(self) -> impl Iterator<Item = Held> {
        (0..4).flat_map(move |suit| {
            let mut rest = self.suit(suit);
            core::iter::from_fn(move || {
                let height = (rest != 0).then(|| lowest(rest))?;
                rest &= rest - 1;
                Some(Held::new(suit, height))
            })
        })
    }
}
