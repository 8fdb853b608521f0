//! The last word of the last hand: what wins the game there and then is worth more than chips.

use heapless::Vec;
use parlour_rules::domino_poker::{Action, DominoPoker, Open, Stakes, View};
use parlour_rules::game::quietly;
use parlour_rules::{Game, Rng, Seat, Turn};

/// How many deals are looked at; what wins in more than half of them is said.
const DEALS: u32 = 40;

/// Whether the game may end with this hand.
fn may_be_last(open: &Open) -> bool {
    match open.options.stakes {
        Stakes::Chips { hands, .. } => {
            open.hand >= hands || open.stacks.iter().any(|(_, stack)| *stack == 0)
        }
        Stakes::Wins(_) => false,
    }
}

/// What ends the game at once and wins it alone in most deals of the unseen tiles, if anything does.
pub(super) fn word(
    view: &View,
    seat: Seat,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Action> {
    if !may_be_last(&view.open) {
        return None;
    }
    let offers = view.open.offers().into_iter().flatten();
    let mut ideas: Vec<(Action, u32), 3> = offers.map(|action| (action, 0)).collect();
    let mut deals = 0;
    while deals < DEALS && !stop() {
        deals += 1;
        let world = DominoPoker::imagine(view, rng);
        for (action, won) in &mut ideas {
            *won += u32::from(wins(&world, seat, *action));
        }
    }
    // Of equals the first, which costs least.
    let best = ideas.iter().rev().max_by_key(|(_, won)| *won);
    best.filter(|(_, won)| 2 * *won > deals)
        .map(|(action, _)| *action)
}

/// Whether the game is over after this and the seat has won it alone.
fn wins(world: &DominoPoker, seat: Seat, action: Action) -> bool {
    let mut after = world.clone();
    let applied = quietly(|croupier| after.apply(action, croupier));
    match (applied, after.turn()) {
        (Ok(()), Turn::Over(outcome)) => outcome.winners.len() == 1 && outcome.winners.has(seat),
        _ => false,
    }
}
