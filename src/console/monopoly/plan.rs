//! How money is raised where nobody wants to choose: what brings least rent goes first.

use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deed, Group, Open};

/// An average throw.
const DICE: i32 = 7;

/// What a debtor had best sell or mortgage next.
pub(super) fn next(open: &Open, seat: Seat) -> Option<Action> {
    let lone = |deed: &Deed| open.group_owner(deed.group()) != Some(seat);
    mortgage(open, seat, lone)
        .or_else(|| sale(open, seat))
        .or_else(|| mortgage(open, seat, |_| true))
        .or_else(|| strip(open, seat))
}

/// The deed whose rent is least for what the Bank lends on it.
fn mortgage(open: &Open, seat: Seat, may: impl Fn(&Deed) -> bool) -> Option<Action> {
    let deeds = open.deeds(Some(seat)).without(open.mortgaged);
    let free = deeds.iter().filter(|deed| may(deed));
    let free = free.filter(|deed| open.check(Action::Mortgage(*deed)).is_ok());
    let cheapest = free.min_by_key(|deed| open.rent_to(seat, *deed, DICE) * 1000 / deed.mortgage());
    cheapest.map(Action::Mortgage)
}

/// The building that brings least for its price.
fn sale(open: &Open, seat: Seat) -> Option<Action> {
    let lots = open.deeds(Some(seat));
    let built = lots
        .iter()
        .filter(|lot| open.check(Action::Sell(*lot)).is_ok());
    let loss = |lot: &Deed| {
        let level = usize::from(open.level(*lot)).min(5);
        let rents = lot.rents();
        let before = rents.get(level).copied().unwrap_or(0);
        let after = rents.get(level.saturating_sub(1)).copied().unwrap_or(0);
        (before - after) * 100 / lot.group().house_cost().max(1)
    };
    built.min_by_key(loss).map(Action::Sell)
}

/// Several steps at once, where the Bank has too few houses to break a hotel.
fn strip(open: &Open, seat: Seat) -> Option<Action> {
    let own = Group::streets().filter(|group| open.group_owner(*group) == Some(seat));
    own.filter_map(|group| {
        let left = (0..open.group_level(group)).rev();
        let mut can = left.filter(|left| open.can_strip(group, *left));
        let left = can.next()?;
        let action = Action::Strip(group, left);
        open.check(action).is_ok().then_some(action)
    })
    .next()
}
