//! A rule of thumb: keep what belongs together and throw the rest again, whoever has thrown what.

use parlour_rules::poker_dice::{Again, Category, DICE, Dice, Face, Hand};

/// How many dice are kept at least.
const FEWEST: usize = 2;

/// The dice to throw again.
pub(super) fn again(dice: &Dice, aces_wild: bool) -> Again {
    let hand = Hand::of(dice, aces_wild);
    let mut again = Again::NONE;
    if matches!(
        hand.rank.category,
        Category::Five | Category::FullHouse | Category::Straight
    ) {
        return again;
    }
    for die in (0..DICE).filter(|die| !hand.uses(*die)) {
        again = again.toggled(die);
    }
    while DICE - again.len() < FEWEST {
        let Some(highest) = highest(dice, again) else {
            break;
        };
        again = again.toggled(highest);
    }
    again
}

/// The die with the highest face among some.
fn highest(dice: &Dice, among: Again) -> Option<usize> {
    let face = |die: &usize| dice.0.get(*die).copied().unwrap_or(Face::Nine);
    among.iter().max_by_key(face)
}
