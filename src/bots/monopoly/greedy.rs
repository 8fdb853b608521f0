//! A sparring partner: it always buys, bids up to the printed price, builds all it can, keeps a hundred dollars and never
//! trades.

use super::building;
use super::worth::Market;
use parlour_rules::monopoly::{Action, Stage, Task, View};

/// What it keeps.
const KEPT: i32 = 100;

/// Its decision.
pub(super) fn decide(view: &View) -> Option<Action> {
    let seat = view.seat?;
    let open = &view.open;
    let market = Market::of(open);
    let cash = open.holders[seat].cash;
    let may = |action: Action| open.check(action).is_ok();
    let first = |actions: &[Action]| actions.iter().copied().find(|action| may(*action));
    let bid = |most: i32| {
        let least = open.least_bid();
        let most = most.min(cash);
        if least <= most {
            Action::Bid((least + 9).min(most) as u32)
        } else {
            Action::Pass
        }
    };
    match open.top() {
        None | Some(Task::Called(_)) => {
            let mut claims = open.claims.iter().filter(|claim| claim.owner == seat);
            if let Some(claim) = claims.next() {
                return Some(Action::Claim(claim.deed));
            }
            if let Some(build) = building::build(&market, seat, KEPT) {
                return Some(build);
            }
            if let Some(redeem) = building::redeem(&market, seat, KEPT) {
                return Some(redeem);
            }
            first(&[Action::Back, Action::End, Action::Card])
                .or(first(&[Action::Fine]).filter(|_| cash >= 50 + KEPT))
                .or(first(&[Action::Roll]))
        }
        Some(Task::Buy(_)) => first(&[Action::Buy, Action::Auction]),
        Some(Task::Auction(lot)) => Some(bid(lot.deed.price())),
        Some(Task::Tax) => Some(if open.taxed_worth(seat) > 2000 {
            Action::Flat
        } else {
            Action::Tenth
        }),
        Some(Task::Debt(debt)) => {
            building::raise(&market, seat, debt.amount - cash).or(first(&[Action::Bankrupt]))
        }
        Some(Task::Draft(_)) => Some(Action::Drop),
        Some(Task::Reply(_)) => Some(Action::Refuse),
        Some(Task::Received { deeds, .. }) => deeds.first().map(Action::Hold),
        Some(Task::Sale(sale)) => match sale.stage {
            Stage::Wish(_) => Some(Action::Wish(open.wishes(sale, seat).1)),
            Stage::Bid(_) => Some(bid(open.least_bid())),
            Stage::Serve(_) | Stage::Place(..) => {
                let lot = building::best_lot(open, seat, |lot, _| may(Action::Place(lot)));
                lot.map(Action::Place).or(first(&[Action::Done]))
            }
        },
        Some(Task::NextTurn | Task::Leave(_) | Task::Each { .. } | Task::Estate { .. }) => None,
    }
}
