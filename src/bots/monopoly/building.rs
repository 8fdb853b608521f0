//! Where to build, and in what order to part with things when money is needed.

use super::worth::{Market, arrivals};
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deed, Deeds, Group, Open, Piece};

/// The cash below which nothing is built.
const LEAST_KEPT: i32 = 50;
/// The cash that is kept where deeds are mortgaged to build.
const KEPT: i32 = 200;
/// The cash that is kept besides where the mortgage of a lone deed is lifted.
const TO_SPARE: i32 = 300;

/// The rent of a lot with so many steps.
fn rent_at(open: &Open, lot: Deed, level: u8) -> i32 {
    let rents = lot.rents();
    match level {
        0 => 2 * rents[0],
        level if level >= open.options.hotel() => rents[5],
        level => rents[usize::from(level).min(5)],
    }
}

/// What a step more brings in ten thousand turns, for each dollar that it costs. A lot that has not three houses yet is
/// judged by what three bring on the average, for the first ones bring little by themselves.
fn return_on(open: &Open, lot: Deed) -> i32 {
    let level = open.level(lot);
    let goal = (level + 1).max(3.min(open.options.hotel() - 1));
    let more = rent_at(open, lot, goal) - rent_at(open, lot, level);
    let cost = i32::from(goal - level) * lot.group().house_cost();
    more * arrivals(lot) / cost.max(1)
}

/// Whether houses are kept from others rather than turned into hotels.
fn starves(open: &Open, seat: Seat) -> bool {
    let few = open.stock(Piece::House) < 9;
    few && Group::streets().any(|group| {
        let lots = group.deeds().len() as u8;
        let owner = open.group_owner(group);
        owner.is_some_and(|owner| owner != seat) && open.group_level(group) <= lots
    })
}

/// The lot on which a house pays best, of those that may be built on.
pub(super) fn best_lot(
    open: &Open,
    seat: Seat,
    is_possible: impl Fn(Deed, Piece) -> bool,
) -> Option<Deed> {
    let keeps = starves(open, seat);
    let lots = Deed::all().filter(|lot| match open.can_build(seat, *lot) {
        Ok(Piece::Hotel) if keeps => false,
        Ok(piece) => is_possible(*lot, piece),
        Err(_) => false,
    });
    let low = |lot: &Deed| {
        let next = open.level(*lot) < 3;
        (next, return_on(open, *lot))
    };
    lots.rev().max_by_key(low)
}

/// The house that a seat builds now, keeping its reserve.
pub(super) fn build(market: &Market<'_>, seat: Seat, reserve: i32) -> Option<Action> {
    let open = market.open;
    let cash = open.holders[seat].cash;
    let lot = best_lot(open, seat, |lot, _| {
        lot.group().house_cost() + reserve <= cash
    })?;
    Some(Action::Build(lot))
}

/// The same for one who mortgages what lies alone for it, up to the third house.
pub(super) fn build_on_credit(market: &Market<'_>, seat: Seat, reserve: i32) -> Option<Action> {
    let open = market.open;
    let cash = open.holders[seat].cash;
    let loans = lone_loans(market, seat);
    // What can still be mortgaged is half a reserve.
    let kept = (reserve - loans / 2).max(LEAST_KEPT);
    if let Some(build) = build(market, seat, kept) {
        return Some(build);
    }
    let lot = best_lot(open, seat, |lot, _| open.level(lot) < 3)?;
    let missing = lot.group().house_cost() + reserve.min(KEPT) - cash;
    if missing <= 0 || loans < missing {
        return None;
    }
    let loss = |deed: &Deed| open.rent(*deed, 7) * arrivals(*deed) / deed.mortgage();
    lone(market, seat)
        .iter()
        .min_by_key(loss)
        .map(Action::Mortgage)
}

/// The mortgage that a seat lifts now, keeping its reserve: of whole groups first.
pub(super) fn redeem(market: &Market<'_>, seat: Seat, reserve: i32) -> Option<Action> {
    let open = market.open;
    let cash = open.holders[seat].cash;
    let own = market.deeds[seat].and(open.mortgaged);
    let whole = |deed: Deed| open.group_owner(deed.group()) == Some(seat);
    let worth = |deed: &Deed| (whole(*deed), open.rent(*deed, 7) * arrivals(*deed));
    let spare = |deed: &Deed| {
        // A lone deed brings little; what it costs may be wanted for better.
        let kept = if whole(*deed) {
            reserve
        } else {
            reserve + TO_SPARE
        };
        deed.lift() + kept <= cash
    };
    let best = own.iter().filter(spare).max_by_key(worth)?;
    Some(Action::Redeem(best))
}

/// The next thing that a seat parts with to raise money: lone deeds, then what costs it the least rent for each dollar.
pub(super) fn raise(market: &Market<'_>, seat: Seat, missing: i32) -> Option<Action> {
    let open = market.open;
    let may = |action: Action| open.check(action).is_ok();
    let free = market.deeds[seat].without(open.mortgaged);
    let whole = |deed: Deed| {
        let group = deed.group();
        group.is_street() && open.group_owner(group) == Some(seat)
    };
    let loss = |deed: &Deed| {
        let rent = open.rent(*deed, 7);
        let railroads = if deed.group() == Group::Rail { 2 } else { 1 };
        let rent = if whole(*deed) {
            rent * 20
        } else {
            rent * railroads
        };
        rent * arrivals(*deed) / deed.mortgage()
    };
    let lone = free.iter().filter(|deed| !whole(*deed));
    let enough = |deed: &Deed| deed.mortgage() >= missing;
    let lone = lone.filter(|deed| may(Action::Mortgage(*deed)));
    let least = |deeds: &mut dyn Iterator<Item = Deed>| deeds.min_by_key(|deed| loss(deed));
    // One that is enough by itself spares the others, where it costs little more.
    let single = least(&mut lone.clone().filter(enough));
    let first = least(&mut lone.clone());
    if let Some(first) = first {
        let one = single.filter(|one| loss(one) <= 2 * loss(&first) + 1);
        return Some(Action::Mortgage(one.unwrap_or(first)));
    }
    let bare = free.iter().filter(|deed| may(Action::Mortgage(*deed)));
    if let Some(deed) = least(&mut bare.clone()) {
        return Some(Action::Mortgage(deed));
    }
    let sold = |lot: &Deed| {
        let level = open.level(*lot);
        let less = rent_at(open, *lot, level) - rent_at(open, *lot, level.saturating_sub(1));
        less * arrivals(*lot) / lot.group().house_cost().max(1)
    };
    let built = free.iter().filter(|lot| may(Action::Sell(*lot)));
    if let Some(lot) = built.min_by_key(sold) {
        return Some(Action::Sell(lot));
    }
    strip(open, seat, missing)
}

/// Sells down a group whose hotels the Bank cannot break: as little of it as is enough, else all.
fn strip(open: &Open, seat: Seat, missing: i32) -> Option<Action> {
    let mut groups = Group::streets()
        .filter(|group| open.group_owner(*group) == Some(seat) && open.is_built(*group));
    let group = groups.next()?;
    let total = open.group_level(group);
    let raises = |left: u8| i32::from(total - left) * group.house_cost() / 2;
    let mut possible = (0..total).rev().filter(|left| open.can_strip(group, *left));
    let left = possible.find(|left| raises(*left) >= missing).unwrap_or(0);
    Some(Action::Strip(group, left))
}

/// The deeds that a seat can mortgage without hurting a group.
fn lone(market: &Market<'_>, seat: Seat) -> Deeds {
    let open = market.open;
    let own = market.deeds[seat];
    let lone = |deed: &Deed| {
        let group = deed.group();
        let missing = group.deeds().without(own).len();
        (!group.is_street() || missing > 1) && !open.is_built(group)
    };
    own.without(open.mortgaged).iter().filter(lone).collect()
}

/// What they would bring.
pub(super) fn lone_loans(market: &Market<'_>, seat: Seat) -> i32 {
    lone(market, seat).iter().map(Deed::mortgage).sum()
}
