//! Playing cards: the standard pack of 52, single cards and sets of them.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One of the four suits, in pack order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits in pack order.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Spades => "spades",
        }
    }

    const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The suit of a letter of [`Display`](fmt::Display).
    pub fn from_letter(letter: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.letter())
    }
}

/// The rank of a card, ace low: 1 is the ace, 11 to 13 are jack, queen and king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Rank(u8);

impl TryFrom<u8> for Rank {
    type Error = NotACard;
    fn try_from(number: u8) -> Result<Rank, NotACard> {
        Rank::new(number).ok_or(NotACard)
    }
}

impl Rank {
    /// The ace.
    pub const ACE: Rank = Rank(1);
    /// The two.
    pub const TWO: Rank = Rank(2);
    /// The three.
    pub const THREE: Rank = Rank(3);
    /// The eight.
    pub const EIGHT: Rank = Rank(8);
    /// The ten.
    pub const TEN: Rank = Rank(10);
    /// The jack.
    pub const JACK: Rank = Rank(11);
    /// The queen.
    pub const QUEEN: Rank = Rank(12);
    /// The king.
    pub const KING: Rank = Rank(13);

    /// The rank of a number from 1 to 13.
    pub const fn new(number: u8) -> Option<Rank> {
        if number >= 1 && number <= 13 {
            Some(Rank(number))
        } else {
            None
        }
    }

    /// All ranks, ace first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> + Clone {
        (1..=13).map(Rank)
    }

    /// 1 for the ace up to 13 for the king.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in games where the ace is the highest: 0 for the two up to 12 for the ace.
    pub const fn ace_high(self) -> u8 {
        (self.0 + 11) % 13
    }

    /// The rank's name in a sentence.
    pub const fn name(self) -> &'static str {
        match self.0 {
            1 => "ace",
            2 => "2",
            3 => "3",
            4 => "4",
            5 => "5",
            6 => "6",
            7 => "7",
            8 => "8",
            9 => "9",
            10 => "10",
            11 => "jack",
            12 => "queen",
            _ => "king",
        }
    }
}

const RANK_LETTERS: [char; 13] = [
    'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K',
];

impl fmt::Display for Rank {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", RANK_LETTERS[usize::from(self.0 - 1) % 13])
    }
}

/// One card of the standard pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card {
    /// The suit; cards sort by suit first.
    pub suit: Suit,
    /// The rank.
    pub rank: Rank,
}

impl Card {
    /// How many cards a pack has.
    pub const PACK: usize = 52;

    /// The card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card { suit, rank }
    }

    /// The whole pack in pack order.
    pub fn pack() -> impl Iterator<Item = Card> + Clone {
        (0..Card::PACK).filter_map(Card::from_index)
    }

    /// The card's place in the pack, from 0 to 51.
    pub const fn index(self) -> usize {
        self.suit as usize * 13 + self.rank.0 as usize - 1
    }

    /// The card at a place in the pack.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index >= Card::PACK {
            return None;
        }
        // Not divided: a small processor has no instruction for that, and cards are counted all the time.
        let (suit, first) = match index {
            0..13 => (Suit::Clubs, 0),
            13..26 => (Suit::Diamonds, 13),
            26..39 => (Suit::Hearts, 26),
            _ => (Suit::Spades, 39),
        };
        Some(Card {
            suit,
            rank: Rank((index - first) as u8 + 1),
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}{}", self.rank, self.suit)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> u8 {
        card.index() as u8
    }
}

impl TryFrom<u8> for Card {
    type Error = NotACard;
    fn try_from(index: u8) -> Result<Card, NotACard> {
        Card::from_index(usize::from(index)).ok_or(NotACard)
    }
}

/// A text or a number that is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACard;

impl fmt::Display for NotACard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("not a card")
    }
}

impl FromStr for Card {
    type Err = NotACard;
    fn from_str(text: &str) -> Result<Card, NotACard> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(NotACard);
        };
        let rank = RANK_LETTERS
            .iter()
            .position(|letter| *letter == rank)
            .ok_or(NotACard)?;
        let suit = Suit::from_letter(suit).ok_or(NotACard)?;
        Ok(Card {
            suit,
            rank: Rank(rank as u8 + 1),
        })
    }
}

/// A set of cards of one pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u64")]
pub struct CardSet(u64);

impl TryFrom<u64> for CardSet {
    type Error = NotACard;
    fn try_from(bits: u64) -> Result<CardSet, NotACard> {
        if bits >> Card::PACK == 0 {
            Ok(CardSet(bits))
        } else {
            Err(NotACard)
        }
    }
}

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The whole pack.
    pub const PACK: CardSet = CardSet((1 << Card::PACK) - 1);

    /// The set as a number, a bit for each card in pack order.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this card.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.index())
    }

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(0x1FFF << (suit as u32 * 13))
    }

    /// The four cards of a rank.
    pub const fn rank(rank: Rank) -> CardSet {
        CardSet(0x0000_0080_0400_2001 << (rank.0 - 1))
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out; tells whether it was there.
    pub fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 &= !(1 << card.index());
        there
    }

    /// The same cards with one more, or one less if it was among them.
    #[must_use]
    pub const fn toggled(self, card: Card) -> CardSet {
        CardSet(self.0 ^ 1 << card.index())
    }

    /// Whether the card is in the set.
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards in both sets.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Cards in either set.
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Cards in this set but not in the other.
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards in pack order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Card::from_index(index)
        })
    }
}

/// The cards with commas between them, in pack order.
impl fmt::Display for CardSet {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            if place > 0 {
                to.write_str(",")?;
            }
            card.fmt(to)?;
        }
        Ok(())
    }
}

/// Different cards with commas between them, in any order; one at the least.
impl FromStr for CardSet {
    type Err = NotACard;
    fn from_str(text: &str) -> Result<CardSet, NotACard> {
        let mut cards = CardSet::EMPTY;
        for card in text.split(',') {
            let card: Card = card.parse()?;
            if cards.has(card) {
                return Err(NotACard);
            }
            cards.insert(card);
        }
        Ok(cards)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}
