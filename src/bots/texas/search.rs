//! Thinking ahead: every tile that may be played is tried in the same imagined deals, and judged by what the hand brings in
//! the end.

use super::deal::Deal;
use super::laws::{each, tile};
use super::{ALL, policy};
use crate::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::texas::{Action, Bid, HAND, Side, TARGET, View};
use parlour_rules::{Game, Rng, Texas};

/// How many tiles a world costs before anything is played on it.
const NODES_OF_A_WORLD: u32 = 20;

/// What a won game is worth beside the points that won it.
const WIN: i32 = 200;

pub(super) fn play(
    view: &View,
    budget: u32,
    mut rng: Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let own = Deal::seen(view)?;
    let hunch = policy::choose(&own);
    let legal = own.legal();
    let others = each(legal).filter(|place| *place != hunch);
    let ideas: Vec<u8, HAND> = [hunch].into_iter().chain(others).collect();
    let side = Side::of(view.seat?);
    let mut nodes = 0;
    let mut trial = Trial::of(ideas.len(), budget);
    while trial.goes_on(nodes) {
        nodes += NODES_OF_A_WORLD;
        let world = Deal::of(&Texas::imagine(view, &mut rng))?;
        trial.compare(&mut |idea| {
            let mut deal = world.clone();
            deal.play(*ideas.get(idea)?);
            nodes += 1;
            while !deal.is_over() {
                if stop() {
                    return None;
                }
                nodes += 1;
                deal.play(policy::choose(&deal));
            }
            Some(worth(view, &deal, side))
        });
    }
    let best = ideas.get(trial.best().unwrap_or(0))?;
    Some(Thought {
        action: Action::Play(tile(*best)?),
        nodes,
    })
}

/// How well a side stands after a finished hand (R15 to R19).
fn worth(view: &View, deal: &Deal, side: Side) -> i32 {
    let open = &view.open;
    let bid = open.bid().map_or(Bid::LOWEST, |(_, bid)| bid);
    let points = i32::from(bid.points());
    let taken = i32::from(deal.taken());
    let made = taken >= points.min(ALL.into());
    let (own, others) = match (bid.is_limit(), made) {
        (true, true) => (points, 0),
        (true, false) => (0, points),
        (false, true) => (taken, i32::from(ALL) - taken),
        (false, false) => (0, i32::from(ALL) - taken + points),
    };
    let bids = deal.bidders == side.index();
    let total = |side: Side| i32::from(open.total(side).number());
    let bidders = if bids { side } else { side.other() };
    let (own, others) = (total(bidders) + own, total(bidders.other()) + others);
    let target = i32::from(TARGET.number());
    let won = match (own >= target, others >= target) {
        (true, _) => WIN,
        (_, true) => -WIN,
        _ => 0,
    };
    let lead = (own.min(target) - others.min(target)) + won;
    if bids { lead } else { -lead }
}
