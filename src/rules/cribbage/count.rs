//! What cards are worth: in the play to those that lie before them (R10), and in the show as a hand of five (R14 to R18).

use crate::cards::{Card, CardSet, Rank};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// The count may never exceed this.
pub const MOST: u8 = 31;

/// The largest total that a hand can have.
pub const BEST_HAND: u8 = 29;

/// What a card counts: the ace 1, pictures 10.
pub const fn value(rank: Rank) -> u8 {
    let number = rank.number();
    if number < 10 { number } else { 10 }
}

/// What a card has made in the play; all of it is pegged together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Made {
    /// The count is fifteen.
    pub fifteen: bool,
    /// So many cards of one rank in a row; 0 where there is no pair.
    pub alike: u8,
    /// A run of so many cards; 0 where there is none.
    pub run: u8,
    /// The count is thirty-one.
    pub thirty_one: bool,
}

impl Made {
    /// What the last of these cards has made; they are those of one count.
    pub fn by_last(row: &[Card]) -> Made {
        let count: u8 = row.iter().map(|card| value(card.rank)).sum();
        Made {
            fifteen: count == 15,
            alike: alike(row),
            run: run(row),
            thirty_one: count == MOST,
        }
    }

    /// What it counts.
    pub const fn points(self) -> u8 {
        let fifteen = if self.fifteen { 2 } else { 0 };
        let thirty_one = if self.thirty_one { 2 } else { 0 };
        fifteen + thirty_one + of_a_kind(self.alike) + self.run
    }
}

/// What so many cards of one rank count: every two of them are a pair.
pub const fn of_a_kind(cards: u8) -> u8 {
    match cards {
        0 | 1 => 0,
        cards => cards * (cards - 1),
    }
}

/// How many of the last cards have one rank; 0 if it is only one.
fn alike(row: &[Card]) -> u8 {
    let Some(last) = row.last() else { return 0 };
    let same = row.iter().rev().take_while(|card| card.rank == last.rank);
    match same.count().min(4) as u8 {
        1 => 0,
        number => number,
    }
}

/// How many of the last cards are a run, in any order; the longest counts.
fn run(row: &[Card]) -> u8 {
    let (mut seen, mut longest) = (0u16, 0);
    for (length, card) in (1..).zip(row.iter().rev()) {
        let bit = 1 << card.rank.number();
        if seen & bit != 0 {
            break;
        }
        seen |= bit;
        if length >= 3 && is_row(seen) {
            longest = length;
        }
    }
    longest
}

/// Whether the bits stand beside each other without a gap.
const fn is_row(bits: u16) -> bool {
    let row = bits >> bits.trailing_zeros();
    row & (row + 1) == 0
}

/// What a combination in a hand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    /// Cards that make fifteen.
    Fifteen,
    /// Two, three or four of one rank.
    Alike,
    /// A run.
    Run,
    /// Cards of one suit.
    Flush,
    /// The jack of the starter's suit.
    Jack,
}

/// A combination in a hand that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combination {
    /// What it is.
    pub kind: Kind,
    /// The cards that make it.
    pub cards: CardSet,
}

impl Combination {
    /// What it counts.
    pub const fn points(self) -> u8 {
        let cards = self.cards.len() as u8;
        match self.kind {
            Kind::Fifteen => 2,
            Kind::Alike => of_a_kind(cards),
            Kind::Run | Kind::Flush => cards,
            Kind::Jack => 1,
        }
    }
}

/// The most cards that are counted together.
const CARDS: usize = 5;

/// Visits the combinations of a hand or a crib with the starter, in the order in which they are counted. Four cards of a
/// suit are a flush only where that is said.
pub fn combinations(
    hand: CardSet,
    starter: Card,
    flush_of_four: bool,
    visit: &mut dyn FnMut(Combination),
) {
    let cards: Vec<Card, CARDS> = hand.iter().chain([starter]).take(CARDS).collect();
    let choices = Chosen::all(&cards);
    fifteens(&cards, &choices, visit);
    for rank in Rank::all() {
        let same: CardSet = cards
            .iter()
            .copied()
            .filter(|card| card.rank == rank)
            .collect();
        if same.len() > 1 {
            visit(Combination {
                kind: Kind::Alike,
                cards: same,
            });
        }
    }
    runs(&cards, &choices, visit);
    if let Some(cards) = flush(hand, starter, flush_of_four) {
        visit(Combination {
            kind: Kind::Flush,
            cards,
        });
    }
    let jack = Card::new(starter.suit, Rank::JACK);
    if hand.has(jack) {
        visit(Combination {
            kind: Kind::Jack,
            cards: CardSet::only(jack),
        });
    }
}

/// What a hand or a crib counts with the starter.
pub fn total(hand: CardSet, starter: Card, flush_of_four: bool) -> u8 {
    let mut total = 0;
    combinations(hand, starter, flush_of_four, &mut |combination| {
        total += combination.points();
    });
    total
}

/// The cards with these bits.
fn chosen(cards: &[Card], bits: u32) -> impl Iterator<Item = Card> + '_ {
    let numbered = (0..).zip(cards);
    numbered.filter_map(move |(place, card)| (bits >> place & 1 == 1).then_some(*card))
}

/// What is known of some of the cards that are counted together.
#[derive(Clone, Copy, Default)]
struct Chosen {
    number: u8,
    sum: u8,
    /// A bit for each rank.
    ranks: u16,
    /// Whether two of them have one rank.
    pair: bool,
}

/// In how many ways cards can be chosen of those.
const CHOICES: usize = 1 << CARDS;

impl Chosen {
    /// All ways to choose, each at the place that its bits are: the screen asks for them several times in every picture.
    fn all(cards: &[Card]) -> [Chosen; CHOICES] {
        let mut all = [Chosen::default(); CHOICES];
        for (place, card) in cards.iter().take(CARDS).enumerate() {
            let (without, with) = all.split_at_mut(1 << place);
            for (without, with) in without.iter().zip(with) {
                *with = without.with(*card);
            }
        }
        all
    }

    fn with(self, card: Card) -> Chosen {
        let rank = 1 << card.rank.number();
        Chosen {
            number: self.number + 1,
            sum: self.sum + value(card.rank),
            ranks: self.ranks | rank,
            pair: self.pair || self.ranks & rank != 0,
        }
    }
}

/// R14: every distinct set of cards with the sum fifteen.
fn fifteens(cards: &[Card], choices: &[Chosen], visit: &mut dyn FnMut(Combination)) {
    for (bits, choice) in (0..1u32 << cards.len()).zip(choices) {
        if choice.sum == 15 {
            visit(Combination {
                kind: Kind::Fifteen,
                cards: chosen(cards, bits).collect(),
            });
        }
    }
}

/// R16: the longest run, in each way to choose its cards.
fn runs(cards: &[Card], choices: &[Chosen], visit: &mut dyn FnMut(Combination)) {
    for length in (3..=CARDS as u8).rev() {
        let mut found = false;
        for (bits, choice) in (0..1u32 << cards.len()).zip(choices) {
            if choice.number == length && !choice.pair && is_row(choice.ranks) {
                found = true;
                visit(Combination {
                    kind: Kind::Run,
                    cards: chosen(cards, bits).collect(),
                });
            }
        }
        if found {
            return;
        }
    }
}

/// R17: the cards of a hand that have one suit, with the starter if it has that suit too.
fn flush(hand: CardSet, starter: Card, of_four: bool) -> Option<CardSet> {
    let suit = hand.iter().next()?.suit;
    let plain = hand.len() == CARDS - 1 && hand.without(CardSet::suit(suit)).is_empty();
    match (plain, starter.suit == suit) {
        (true, true) => Some(hand.or(CardSet::only(starter))),
        (true, false) if of_four => Some(hand),
        _ => None,
    }
}
