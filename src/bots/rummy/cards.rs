//! Cards as a search wants them: a set is a number with a bit for each card in pack order, so that the neighbours and the
//! equals of all cards of a hand are found at once.

use parlour_rules::cards::{Card, CardSet, Rank};

/// A set of cards, or a single card.
pub(super) type Cards = u64;

const ACES: Cards = CardSet::rank(Rank::ACE).bits();
const KINGS: Cards = CardSet::rank(Rank::KING).bits();
/// From a card to the same rank of the next suit.
const SUIT: u32 = 13;
/// The cards of one suit.
const CLUBS: Cards = (1 << SUIT) - 1;

/// The set of cards as a number.
pub(super) const fn of(cards: CardSet) -> Cards {
    cards.bits()
}

/// The set of cards that a number stands for.
pub(super) fn set(cards: Cards) -> CardSet {
    CardSet::try_from(cards).unwrap_or_default()
}

/// A single card.
pub(super) const fn only(card: Card) -> Cards {
    CardSet::only(card).bits()
}

/// The card of a set of one.
pub(super) fn card(card: Cards) -> Option<Card> {
    Card::from_index(card.trailing_zeros() as usize)
}

/// The first card of a set; nothing of an empty one.
pub(super) const fn first(cards: Cards) -> Cards {
    cards & cards.wrapping_neg()
}

/// The single cards of a set, in pack order.
pub(super) fn each(cards: Cards) -> impl Iterator<Item = Cards> {
    let mut rest = cards;
    core::iter::from_fn(move || {
        let one = first(rest);
        rest ^= one;
        (one != 0).then_some(one)
    })
}

/// The next higher card of each.
pub(super) const fn above(cards: Cards) -> Cards {
    (cards & !KINGS) << 1
}

/// The next lower card of each.
pub(super) const fn below(cards: Cards) -> Cards {
    (cards & !ACES) >> 1
}

/// The neighbours of all in their suits.
pub(super) const fn beside(cards: Cards) -> Cards {
    above(cards) | below(cards)
}

/// All cards of the ranks of these.
pub(super) const fn equals(cards: Cards) -> Cards {
    let pairs = cards | cards << SUIT | cards >> SUIT;
    let all = pairs | pairs << (2 * SUIT) | pairs >> (2 * SUIT);
    all & CardSet::PACK.bits()
}

/// What cards count that are left in a hand.
pub(super) fn value(cards: Cards) -> i32 {
    each(cards).map(worth).sum()
}

/// What one card counts.
pub(super) const fn worth(card: Cards) -> i32 {
    let number = card.trailing_zeros() as i32 % SUIT as i32 + 1;
    if number > 10 { 10 } else { number }
}

/// The cards of a hand that are in some run of three or more.
pub(super) const fn in_runs(hand: Cards) -> Cards {
    let low = hand & below(hand) & below(below(hand));
    low | above(low) | above(above(low))
}

/// The cards of a hand that are in some group of three or more.
pub(super) const fn in_groups(hand: Cards) -> Cards {
    let (a, b) = (hand & CLUBS, hand >> SUIT & CLUBS);
    let (c, d) = (hand >> (2 * SUIT) & CLUBS, hand >> (3 * SUIT) & CLUBS);
    let threes = a & b & (c | d) | c & d & (a | b);
    hand & equals(threes)
}

/// Whether a card makes a meld with cards of a hand.
pub(super) const fn melds_with(hand: Cards, card: Cards) -> bool {
    let all = hand | card;
    (in_runs(all) | in_groups(all)) & card != 0
}
