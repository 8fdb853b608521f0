//! What the end of a deal is worth to a seat, in the light of the whole game.

use super::deal::Deal;
use crate::general::LEAD_OF_A_WIN;
use parlour_rules::hearts::{Moon, Open, Points, Reward, SEATS};

/// What a point counts: a lead of the usual limit is worth a won game.
pub(super) const POINT: i32 = LEAD_OF_A_WIN / 100;

/// What a won game counts; a fair share is taken off it.
const WIN: i32 = 2 * LEAD_OF_A_WIN;

/// The totals of a table, in seat order.
pub(super) type Totals = [i32; SEATS];

pub(super) fn totals(open: &Open) -> Totals {
    let mut totals = [0; SEATS];
    for (place, (_, total)) in totals.iter_mut().zip(open.totals.iter()) {
        *place = i32::from(total.number());
    }
    totals
}

/// How a seat stands after a deal that has been played out.
pub(super) fn of_deal(deal: &Deal, before: &Totals, seat: usize) -> i32 {
    let Some(shooter) = deal.shooter() else {
        let mut after = *before;
        for (total, points) in after.iter_mut().zip(deal.points) {
            *total += i32::from(points);
        }
        return of_totals(deal, &after, seat);
    };
    let reward = match deal.options.moon {
        Moon::Subtract => Reward::Subtract,
        Moon::Off | Moon::AddOthers => Reward::AddOthers,
        Moon::Choice => better_reward(deal, before, shooter),
    };
    of_totals(deal, &with_moon(deal, before, shooter, reward), seat)
}

/// What a shooter who may choose is better off with.
pub(super) fn better_reward(deal: &Deal, before: &Totals, shooter: usize) -> Reward {
    let worth = |reward| of_totals(deal, &with_moon(deal, before, shooter, reward), shooter);
    if worth(Reward::Subtract) > worth(Reward::AddOthers) {
        Reward::Subtract
    } else {
        Reward::AddOthers
    }
}

/// The totals after a moon (R18, R19).
fn with_moon(deal: &Deal, before: &Totals, shooter: usize, reward: Reward) -> Totals {
    let moon = i32::from(Points::MOON.number());
    let mut after = *before;
    for (seat, (total, points)) in after.iter_mut().zip(deal.points).enumerate() {
        match (seat == shooter, reward) {
            (true, Reward::Subtract) => *total -= moon,
            (true, Reward::AddOthers) => {}
            (false, Reward::Subtract) => *total += i32::from(points),
            (false, Reward::AddOthers) => *total += i32::from(points) + moon,
        }
    }
    after
}

/// How a seat stands with these totals: its lead, and what it has won if the game is over. The lead over the best of the
/// others counts as much as that over all of them, for only the lowest total wins.
fn of_totals(deal: &Deal, totals: &Totals, seat: usize) -> i32 {
    let players = usize::from(deal.players);
    let seats = totals.get(..players).unwrap_or_default();
    let own = totals.get(seat).copied().unwrap_or(0);
    let (mut sum, mut best, mut most) = (0, i32::MAX, own);
    for (other, total) in seats.iter().enumerate() {
        most = most.max(*total);
        if other != seat {
            sum += total;
            best = best.min(*total);
        }
    }
    let others = (players as i32 - 1).max(1);
    let lead = (sum / others - own) * POINT / 2 + (best - own) * POINT / 2;
    let lead = lead.clamp(-LEAD_OF_A_WIN, LEAD_OF_A_WIN);
    if most <= i32::from(deal.options.limit.number()) {
        return lead;
    }
    let fair = WIN / players.max(1) as i32;
    let winners = 1 + seats.iter().filter(|total| **total == own).count() as i32 - 1;
    let share = if own <= best { WIN / winners.max(1) } else { 0 };
    lead / 2 + share - fair
}
