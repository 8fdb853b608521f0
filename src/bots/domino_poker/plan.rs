//! What to say with a hand that is the best so often: the plan of the middle level, and of everybody in imagined hands.

use parlour_rules::Seat;
use parlour_rules::domino_poker::{Action, Open};

/// The hands of a hundred that are the best so often are good enough for a bet, and for a raise.
const BET: u32 = 45;
const RAISE: u32 = 75;
/// What every raise of the others takes off.
const FOR_A_RAISE: u32 = 10;

/// Says what a hand is worth that is the best so often of a hundred times. None when there is nothing to say.
pub(super) fn by_strength(open: &Open, seat: Seat, strength: u32) -> Option<Action> {
    let [stay, more, fold] = open.offers();
    let Some(fold) = fold else {
        return more.filter(|_| strength >= BET).or(stay);
    };
    let by_others = open.all_bets().saturating_sub(open.bets[seat] + 1);
    let strength = strength.saturating_sub(FOR_A_RAISE * u32::from(by_others));
    if strength >= RAISE && more.is_some() {
        return more;
    }
    let price = u32::from(open.price(seat));
    let pays = strength * (u32::from(open.pot()) + price) > 100 * price;
    stay.filter(|_| pays).or(Some(fold))
}

/// The plan of a shortsighted player: stays in with any pair, and never bets.
pub(super) fn by_pair(open: &Open, has_pair: bool) -> Option<Action> {
    let [stay, _, fold] = open.offers();
    fold.filter(|_| !has_pair).or(stay)
}
