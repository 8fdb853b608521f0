//! What accompanies the first game of Domino Poker.

use super::{DominoPoker, Sight, Tip};
use parlour_rules::domino_poker::Phase;

/// The rows between which the plates lie that are pressed.
const PLATES: i32 = 108;

pub(super) const TIPS: &[Tip<DominoPoker>] = &[
    Tip::new(
        "Doubles make a hand, or tiles of one number in a row: press X.",
        |sight: &Sight<'_>, _| sight.view.open.phase == Phase::Bet,
    )
    .above(PLATES)
    .at_the_left(),
    Tip::new(
        "Nobody has bet: Check stays in for nothing.",
        |sight: &Sight<'_>, _| bets(sight) == Some(0),
    )
    .above(PLATES)
    .at_the_left(),
    Tip::new(
        "Call pays what others paid. Fold gives up what you paid.",
        |sight: &Sight<'_>, _| bets(sight).is_some_and(|bets| bets > 0),
    )
    .above(PLATES)
    .at_the_left(),
    Tip::new(
        "No hand costs more than the smallest stack has.",
        |sight: &Sight<'_>, _| bets(sight).is_some() && sight.view.open.cover() < 9,
    )
    .above(PLATES)
    .at_the_left(),
    Tip::new(
        "No betting here: the dealer turns all tiles up.",
        |sight: &Sight<'_>, _| sight.view.open.phase == Phase::Show,
    )
    .above(PLATES)
    .at_the_left(),
];

/// How many bets there have been, while there is betting.
fn bets(sight: &Sight<'_>) -> Option<u8> {
    let open = &sight.view.open;
    (open.phase == Phase::Bet).then(|| open.all_bets())
}
