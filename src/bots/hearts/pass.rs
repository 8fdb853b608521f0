//! Which cards to pass: how gladly a seat is rid of each, and the sets worth a closer look.

use super::cards::{ABOVE_QUEEN, Cards, HEARTS, Held, QUEEN_BIT, SPADES};
use heapless::Vec;

/// How many sets are looked at.
pub(super) const MOST_SETS: usize = 16;

/// The cards from which the sets are made.
const GLADLY: usize = 7;

/// How many spades protect whoever has the queen, or king or ace without her.
const GUARDS: u32 = 4;

/// How gladly a seat with this hand is rid of a card.
fn gladness(card: Held, hand: &Cards) -> i32 {
    let suit = usize::from(card.suit);
    let held = hand.suit(suit);
    let length = held.count_ones();
    let height = i32::from(card.height);
    match suit {
        SPADES if card.bit() & (QUEEN_BIT | ABOVE_QUEEN) != 0 => {
            let guards = (held & !(QUEEN_BIT | ABOVE_QUEEN)).count_ones();
            let queen = held & QUEEN_BIT != 0;
            match (guards >= GUARDS, card == Held::QUEEN) {
                (true, _) => 5,
                (false, true) => 100,
                (false, false) if queen => 60,
                (false, false) => 75,
            }
        }
        // Low spades guard the high ones.
        SPADES => -20,
        HEARTS => 3 * height,
        _ => {
            3 * height
                + if length <= 3 {
                    8 * (4 - length as i32)
                } else {
                    0
                }
        }
    }
}

/// Sets of a number of cards, the most natural one first.
pub(super) fn proposals(hand: &Cards, number: usize) -> Vec<Cards, MOST_SETS> {
    let mut cards: Vec<(i32, Held), 32> = Vec::new();
    for card in hand.iter() {
        let glad = gladness(card, hand);
        let place = cards.iter().position(|(other, _)| *other < glad);
        // No hand has more than seventeen cards.
        let _ = cards.insert(place.unwrap_or(cards.len()), (glad, card));
    }
    let mut sets: Vec<(i32, Cards), { MOST_SETS + 1 }> = Vec::new();
    let choice = cards.get(..GLADLY.min(cards.len())).unwrap_or_default();
    combine(choice, number, 0, Cards::default(), &mut |glad, set| {
        let place = sets.iter().position(|(other, _)| *other < glad);
        // The list is one longer than wanted, so there is room for the next.
        let _ = sets.insert(place.unwrap_or(sets.len()), (glad, set));
        sets.truncate(MOST_SETS);
    });
    sets.into_iter()
        .map(|(_, set)| set)
        .take(MOST_SETS)
        .collect()
}

/// The set that a sensible seat passes without a second thought.
pub(super) fn sensible(hand: &Cards, number: usize) -> Cards {
    let mut rest = *hand;
    let mut set = Cards::default();
    for _ in 0..number {
        // The hand as it was decides, so that the choice does not depend on its order.
        let gladdest = rest.iter().max_by_key(|card| gladness(*card, hand));
        if let Some(card) = gladdest {
            rest.remove(card);
            set.insert(card);
        }
    }
    set
}

/// Visits every set of `more` of these cards beside those already chosen, with the sum of the gladness.
fn combine(
    cards: &[(i32, Held)],
    more: usize,
    glad: i32,
    chosen: Cards,
    visit: &mut dyn FnMut(i32, Cards),
) {
    if more == 0 {
        return visit(glad, chosen);
    }
    let mut rest = cards;
    while let Some(((own, card), later)) = rest.split_first() {
        rest = later;
        let mut with = chosen;
        with.insert(*card);
        combine(rest, more - 1, glad + own, with, visit);
    }
}
