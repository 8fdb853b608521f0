//! How well a side stands between deals: who is likely to be first at the end of the track.

use super::deal::Deal;

/// A game that is won or lost.
pub(super) const WIN: i32 = 10_000;

/// What a lead has to be worth half of the rest, far from the end, and for each point that is still to go.
const FAR: i32 = 12;
const EACH: i32 = 5;

/// What the next deal brings its dealer more than the others.
const DEAL: i32 = 5;

/// What the end of a deal is worth to a side.
pub(super) fn of_side(deal: &Deal, own: usize) -> i32 {
    let score = |side: usize| i32::from(deal.scores[side % deal.scores.len()]);
    let target = i32::from(deal.target);
    let others = || (0..deal.sides()).filter(|side| *side != own);
    if score(own) >= target {
        return WIN;
    }
    let best = others().map(score).max().unwrap_or(0);
    if best >= target {
        return -WIN;
    }
    let mean = others().map(score).sum::<i32>() / others().count().max(1) as i32;
    // The next dealer's side has more to come.
    let next = deal.side((deal.dealer + 1) % deal.players);
    let deals = if next == own { DEAL } else { -DEAL };
    let lead = 2 * score(own) - best - mean + deals;
    let to_go = target - best.max(score(own));
    let scale = 2 * FAR + to_go * EACH / 10;
    WIN * lead / (lead.abs() + scale)
}
