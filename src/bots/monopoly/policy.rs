//! What a player does who counts, decision by decision.

use super::building;
use super::trade;
use super::worth::Market;
use parlour_rules::Seat;
use parlour_rules::monopoly::{
    Action, Deed, Deeds, Group, Lot, Open, Piece, Sale, Stage, Task, View, Window,
};

/// A worth of which the seat that has it need not think twice about income tax.
const RICH: i32 = 2000;

/// Its decision; `proposes` where it offers deals of its own.
pub(super) fn decide(view: &View, proposes: bool) -> Option<Action> {
    let seat = view.seat?;
    let open = &view.open;
    let market = Market::of(open);
    let cash = open.holders[seat].cash;
    match open.top() {
        None => window(&market, seat, proposes),
        Some(Task::Called(_)) => floor(&market, seat, proposes).or(Some(Action::Back)),
        Some(Task::Buy(deed)) => Some(buy(&market, seat, *deed)),
        Some(Task::Auction(lot)) => Some(bid(&market, seat, lot)),
        Some(Task::Tax) => Some(tax(open, seat)),
        Some(Task::Debt(debt)) => {
            let raised = building::raise(&market, seat, debt.amount - cash);
            let ruined = open.raisable(seat) < debt.amount;
            raised.filter(|_| !ruined).or(Some(Action::Bankrupt))
        }
        Some(Task::Draft(draft)) => {
            let own = proposes && draft.changes == 0;
            let next = trade::propose(&market, seat, Some(draft)).filter(|_| own);
            let next = next.filter(|action| open.check(*action).is_ok());
            next.or(Some(Action::Drop))
        }
        Some(Task::Reply(draft)) => Some(match trade::takes(&market, draft) {
            true => Action::Accept,
            false => Action::Refuse,
        }),
        Some(Task::Received { deeds, .. }) => received(&market, seat, *deeds),
        Some(Task::Sale(sale)) => shortage(&market, seat, sale),
        Some(Task::NextTurn | Task::Leave(_) | Task::Each { .. } | Task::Estate { .. }) => None,
    }
}

/// What is done on the floor: rent asked for, deals, houses, mortgages.
fn floor(market: &Market<'_>, seat: Seat, proposes: bool) -> Option<Action> {
    let open = market.open;
    let mut claims = open.claims.iter().filter(|claim| claim.owner == seat);
    if let Some(claim) = claims.next() {
        return Some(Action::Claim(claim.deed));
    }
    let reserve = market.reserve(seat);
    let deal = || {
        let deal = trade::propose(market, seat, None)?;
        open.check(deal).is_ok().then_some(deal)
    };
    if let Some(deal) = Some(()).filter(|()| proposes).and_then(|()| deal()) {
        return Some(deal);
    }
    building::build_on_credit(market, seat, reserve)
        .or_else(|| building::redeem(market, seat, reserve))
}

/// Between throws: what is done on the floor, and then the throw or the end of the turn.
fn window(market: &Market<'_>, seat: Seat, proposes: bool) -> Option<Action> {
    let open = market.open;
    // A deal before the throw would be asked for once more after it.
    let proposes = proposes && open.window == Window::After;
    if let Some(action) = floor(market, seat, proposes) {
        return Some(action);
    }
    if open.window == Window::After {
        return Some(Action::End);
    }
    let leaves = open.holders[seat].jail.is_some() && leaves_jail(market, seat);
    let ways = [Action::Card, Action::Fine].into_iter();
    let mut ways = ways.filter(|way| leaves && open.check(*way).is_ok());
    ways.next().or(Some(Action::Roll))
}

/// Whether it is better out of Jail: while there are deeds to be had, or nothing is to be feared.
fn leaves_jail(market: &Market<'_>, seat: Seat) -> bool {
    let open = market.open;
    let others = open.living().iter().filter(|other| *other != seat);
    let mut groups = others.flat_map(|other| {
        Group::streets().filter(move |group| open.group_owner(*group) == Some(other))
    });
    let feared = groups.any(|group| open.is_built(group));
    open.deeds(None).len() >= 4 || !feared
}

/// Whether a deed is bought where one stands on it.
fn buy(market: &Market<'_>, seat: Seat, deed: Deed) -> Action {
    let open = market.open;
    let cash = open.holders[seat].cash;
    let price = deed.price();
    let value = market.value(seat, deed);
    let kept = market.reserve(seat) / 2;
    if value >= price && cash - price >= kept {
        return Action::Buy;
    }
    // What is dear is worth a mortgage or two.
    if value * 2 >= price * 3 {
        if cash >= price {
            return Action::Buy;
        }
        if cash + building::lone_loans(market, seat) >= price {
            let raised = building::raise(market, seat, price - cash);
            return raised.unwrap_or(Action::Auction);
        }
    }
    Action::Auction
}

/// A bid, or a pass.
fn bid(market: &Market<'_>, seat: Seat, lot: &Lot) -> Action {
    let open = market.open;
    let deed = lot.deed;
    let limit = |seat: Seat| market.value(seat, deed).min(open.holders[seat].cash);
    let most = limit(seat);
    let least = open.least_bid();
    if least > most {
        return Action::Pass;
    }
    // Most of the way to what the next best would give, so that nobody speaks often.
    let others = lot.bidding.still_in().iter().filter(|other| *other != seat);
    let rival = others.map(limit).max().unwrap_or(0).min(most);
    let step = ((rival - least) * 3 / 4).max(deed.price() / 20);
    Action::Bid((least + step).min(most) as u32)
}

/// The smaller of both income taxes by a rough guess.
fn tax(open: &Open, seat: Seat) -> Action {
    let own = open.deeds(Some(seat));
    let cash = (open.holders[seat].cash + 50) / 100 * 100;
    let built = 100 * i32::from(open.houses_on(own)) + 500 * i32::from(open.hotels_on(own));
    if cash + 200 * own.len() as i32 + built < RICH {
        Action::Tenth
    } else {
        Action::Flat
    }
}

/// Lifts what belongs to a whole group, and holds the rest.
fn received(market: &Market<'_>, seat: Seat, deeds: Deeds) -> Option<Action> {
    let open = market.open;
    let deed = deeds.first()?;
    let whole = open.group_owner(deed.group()) == Some(seat);
    let lift = Action::Redeem(deed);
    let rest = open.interest(deeds) + market.reserve(seat);
    let spare = open.holders[seat].cash - deed.lift() >= rest;
    let lifts = whole && spare && open.check(lift).is_ok();
    Some(if lifts { lift } else { Action::Hold(deed) })
}

/// Its part in the sale of the last houses.
fn shortage(market: &Market<'_>, seat: Seat, sale: &Sale) -> Option<Action> {
    let open = market.open;
    let cash = open.holders[seat].cash;
    let spare = (cash - market.reserve(seat)).max(0);
    let piece = sale.piece();
    let costs = Deed::all().filter(|lot| open.can_place(seat, *lot) == Ok(piece));
    let cost = costs.map(|lot| lot.group().house_cost()).max();
    let cost = cost.unwrap_or(50).max(50);
    match sale.stage {
        Stage::Wish(_) => {
            let (least, most) = open.wishes(sale, seat);
            let wish = (spare / cost).clamp(0, most.into()) as u8;
            Some(Action::Wish(wish.max(least)))
        }
        Stage::Bid(_) => {
            // Half as much again is paid for what others then lack.
            let least = open.least_bid();
            let most = (cost * 3 / 2).min(spare);
            Some(if least <= most {
                Action::Bid(least as u32)
            } else {
                Action::Pass
            })
        }
        Stage::Serve(_) | Stage::Place(..) => {
            let may = |lot: Deed, _: Piece| open.check(Action::Place(lot)).is_ok();
            let best = building::best_lot(open, seat, may).map(Action::Place);
            let any = Deed::all().map(Action::Place);
            let any = || any.clone().find(|place| open.check(*place).is_ok());
            let done = Some(Action::Done).filter(|done| open.check(*done).is_ok());
            best.or_else(|| done.or_else(any))
        }
    }
}
