//! The cards: no 6 and no 9, five 1s and four of each other kind.

use crate::game::NotAnAction;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// The cards of the deck.
pub const DECK: usize = 45;
/// The cards of a hand.
pub const HAND: u8 = 5;

const KINDS: usize = 11;

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Card {
    One,
    Two,
    Three,
    Four,
    Five,
    Seven,
    Eight,
    Ten,
    Eleven,
    Twelve,
    Sorry,
}

impl Card {
    /// All kinds in order.
    pub const ALL: [Card; KINDS] = [
        Card::One,
        Card::Two,
        Card::Three,
        Card::Four,
        Card::Five,
        Card::Seven,
        Card::Eight,
        Card::Ten,
        Card::Eleven,
        Card::Twelve,
        Card::Sorry,
    ];

    /// How many of the kind are in the deck.
    pub const fn copies(self) -> u8 {
        match self {
            Card::One => 5,
            _ => 4,
        }
    }

    /// The whole deck in order.
    pub fn deck() -> impl Iterator<Item = Card> + Clone {
        let copies = |card: Card| core::iter::repeat_n(card, card.copies().into());
        Card::ALL.into_iter().flat_map(copies)
    }

    /// The figure on the card; none for Sorry!.
    pub const fn number(self) -> Option<u8> {
        Some(match self {
            Card::One => 1,
            Card::Two => 2,
            Card::Three => 3,
            Card::Four => 4,
            Card::Five => 5,
            Card::Seven => 7,
            Card::Eight => 8,
            Card::Ten => 10,
            Card::Eleven => 11,
            Card::Twelve => 12,
            Card::Sorry => return None,
        })
    }

    /// How far one pawn goes forward by it.
    pub const fn ahead(self) -> Option<u8> {
        match self {
            Card::Four | Card::Sorry => None,
            card => card.number(),
        }
    }

    /// How far one pawn goes back by it.
    pub const fn back(self) -> Option<u8> {
        match self {
            Card::Four => Some(4),
            Card::Ten => Some(1),
            _ => None,
        }
    }

    /// Whether it brings a pawn out onto the circle.
    pub const fn starts(self) -> bool {
        matches!(self, Card::One | Card::Two)
    }

    const fn place(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => write!(to, "{number}"),
            None => to.write_str("S"),
        }
    }
}

impl FromStr for Card {
    type Err = NotAnAction;
    fn from_str(text: &str) -> Result<Card, NotAnAction> {
        let number = match text {
            "S" => None,
            text => Some(NotAnAction::unless(text)?),
        };
        let mut cards = Card::ALL.into_iter();
        cards
            .find(|card| card.number() == number)
            .ok_or(NotAnAction)
    }
}

/// Cards of which only the kinds matter: a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// The whole deck.
    pub fn deck() -> Cards {
        Card::deck().collect()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|number| usize::from(*number)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of a kind there are.
    pub fn count(&self, card: Card) -> u8 {
        self.0.get(card.place()).copied().unwrap_or(0)
    }

    /// Whether there is one of a kind.
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// One more.
    pub fn insert(&mut self, card: Card) {
        if let Some(number) = self.0.get_mut(card.place()) {
            *number = number.saturating_add(1);
        }
    }

    /// One less; nothing changes where there is none.
    pub fn remove(&mut self, card: Card) {
        if let Some(number) = self.0.get_mut(card.place()) {
            *number = number.saturating_sub(1);
        }
    }

    /// What is left without others.
    #[must_use]
    pub fn without(mut self, others: impl IntoIterator<Item = Card>) -> Cards {
        others.into_iter().for_each(|card| self.remove(card));
        self
    }

    /// All cards in order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let counts = self.0;
        let some = move |(card, number): (Card, u8)| core::iter::repeat_n(card, number.into());
        Card::ALL.into_iter().zip(counts).flat_map(some)
    }

    /// The kinds in order, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let cards = *self;
        Card::ALL.into_iter().filter(move |card| cards.has(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::default();
        cards.into_iter().for_each(|card| all.insert(card));
        all
    }
}
