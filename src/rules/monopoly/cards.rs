//! The cards of Chance and Community Chest: what they do, and what they say in our own words.

use super::board::Space;
use core::fmt;
use serde::{Deserialize, Serialize};

/// How many cards a deck has.
pub const CARDS: usize = 16;

/// One of the two decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Chance.
    Chance,
    /// Community Chest.
    Chest,
}

impl Deck {
    /// Both decks.
    pub const BOTH: [Deck; 2] = [Deck::Chance, Deck::Chest];

    /// Its name in the host interface.
    pub const fn id(self) -> &'static str {
        match self {
            Deck::Chance => "chance",
            Deck::Chest => "chest",
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Chance => "Chance",
            Deck::Chest => "Community Chest",
        }
    }

    /// Its place among the decks.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All its cards by their numbers.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let first = (self.index() * CARDS) as u8;
        (first..first + CARDS as u8).map(Card)
    }

    /// The card that lets its holder out of Jail.
    pub const fn pass(self) -> Card {
        match self {
            Deck::Chance => Card(10),
            Deck::Chest => Card(CARDS as u8 + 2),
        }
    }
}

/// A card of either deck. Its text is `chance-1` to `chest-16`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Card(u8);

/// A number that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl fmt::Display for NoSuchCard {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("no such card")
    }
}

impl TryFrom<u8> for Card {
    type Error = NoSuchCard;
    fn try_from(number: u8) -> Result<Card, NoSuchCard> {
        if usize::from(number) < 2 * CARDS {
            Ok(Card(number))
        } else {
            Err(NoSuchCard)
        }
    }
}

impl Card {
    /// The deck that it belongs to.
    pub const fn deck(self) -> Deck {
        if (self.0 as usize) < CARDS {
            Deck::Chance
        } else {
            Deck::Chest
        }
    }

    /// Its number in its deck, counted from 1.
    pub const fn id(self) -> u8 {
        self.0 % CARDS as u8 + 1
    }

    /// What it does.
    pub fn effect(self) -> Effect {
        self.entry().0
    }

    /// What it says.
    pub fn text(self) -> &'static str {
        self.entry().1
    }

    fn entry(self) -> &'static (Effect, &'static str) {
        &TABLE[usize::from(self.0).min(2 * CARDS - 1)]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}-{}", self.deck().id(), self.id())
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Forward to a space.
    MoveTo(Space),
    /// Forward to the next utility; ten times a fresh throw.
    NearestWorks,
    /// Forward to the next railroad; double rent.
    NearestRail,
    /// Back so many steps.
    Back(u8),
    /// To Jail.
    Jail,
    /// A way out of Jail, to keep.
    Pass,
    /// The Bank pays.
    Gain(i32),
    /// The Bank is paid.
    Pay(i32),
    /// Every other player is paid.
    PayEach(i32),
    /// Every other player pays.
    CollectEach(i32),
    /// So much for each house and each hotel.
    Repairs(i32, i32),
}

const fn to(space: u8) -> Effect {
    match Space::new(space) {
        Some(space) => Effect::MoveTo(space),
        None => Effect::MoveTo(Space::GO),
    }
}

static TABLE: [(Effect, &str); 2 * CARDS] = [
    (to(0), "Straight to GO: take your $200."),
    (to(24), "On to Illinois Avenue; $200 if you pass GO."),
    (to(11), "On to St. Charles Place; $200 if you pass GO."),
    (to(5), "Catch the Reading Railroad; $200 if you pass GO."),
    (to(39), "Take the air: move to Boardwalk."),
    (
        Effect::NearestWorks,
        "To the next utility. If owned, throw and pay 10 times the dice.",
    ),
    (
        Effect::NearestRail,
        "To the next railroad. If owned, pay double rent.",
    ),
    (
        Effect::NearestRail,
        "To the next railroad. If owned, pay double rent.",
    ),
    (Effect::Back(3), "Take three steps back."),
    (Effect::Jail, "Off to Jail at once and no $200."),
    (Effect::Pass, "Jail pass: keep it to use or sell."),
    (Effect::Gain(50), "Your shares bring in $50."),
    (Effect::Gain(150), "Your building loan pays out $150."),
    (Effect::Pay(15), "A small tax: pay $15."),
    (Effect::PayEach(50), "You treat everybody: pay each $50."),
    (
        Effect::Repairs(25, 100),
        "Repairs: $25 a house and $100 a hotel.",
    ),
    (to(0), "Straight to GO: take your $200."),
    (Effect::Jail, "Off to Jail at once and no $200."),
    (Effect::Pass, "Jail pass: keep it to use or sell."),
    (Effect::Gain(200), "The Bank miscounted: take $200."),
    (Effect::Gain(100), "Your savings are due: take $100."),
    (Effect::Gain(100), "Your insurance pays $100."),
    (Effect::Gain(100), "An aunt leaves you $100."),
    (Effect::Gain(45), "You sell some stock for $45."),
    (Effect::Gain(25), "A thank-you for your help: take $25."),
    (Effect::Gain(20), "Some tax comes back: take $20."),
    (Effect::Gain(10), "You come second in a contest: take $10."),
    (
        Effect::CollectEach(50),
        "A night at the opera: every player pays you $50.",
    ),
    (Effect::Pay(100), "Hospital bill: pay $100."),
    (Effect::Pay(150), "School bill: pay $150."),
    (Effect::Pay(50), "Doctor's bill: pay $50."),
    (
        Effect::Repairs(40, 115),
        "Street works: $40 a house and $115 a hotel.",
    ),
];
