//! The lowest level: it buys whatever it can pay, builds where it likes and does not trade.

use super::greedy;
use parlour_rules::Rng;
use parlour_rules::monopoly::{Action, Deed, Task, View};

/// Of a hundred houses that it could build, how many it builds at once.
const BUILDS: u32 = 40;

/// Its decision.
pub(super) fn decide(view: &View, rng: &mut Rng) -> Option<Action> {
    let open = &view.open;
    let may = |action: Action| open.check(action).is_ok();
    match open.top() {
        None | Some(Task::Called(_)) => match greedy::decide(view)? {
            Action::Build(_) if rng.below(100) >= BUILDS => {
                let ends = [Action::Back, Action::End, Action::Roll];
                ends.into_iter().find(|end| may(*end))
            }
            Action::Build(_) => any(
                Deed::all().map(Action::Build).filter(|build| may(*build)),
                rng,
            ),
            other => Some(other),
        },
        Some(Task::Auction(lot)) => {
            // It stops anywhere between a third of the price and all of it.
            let price = lot.deed.price();
            let most = price / 3 + rng.below(price as u32) as i32 * 2 / 3;
            let least = open.least_bid();
            let raise = least + (price / 20).max(1);
            let bid = Action::Bid(raise.min(most) as u32);
            Some(if least <= most && raise <= most && may(bid) {
                bid
            } else {
                Action::Pass
            })
        }
        Some(Task::Tax) => Some(Action::Flat),
        _ => greedy::decide(view),
    }
}

/// One of these, each as likely as the others.
fn any(actions: impl Iterator<Item = Action>, rng: &mut Rng) -> Option<Action> {
    let (mut chosen, mut seen) = (None, 0);
    for action in actions {
        seen += 1;
        if rng.below(seen) == 0 {
            chosen = Some(action);
        }
    }
    chosen
}
