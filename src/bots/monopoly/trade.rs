//! Deals: which one to propose, and whether to take one.

use super::worth::Market;
use parlour_rules::Seat;
use parlour_rules::monopoly::{Action, Deed, Deeds, Draft, Good, Group, Terms};

/// A deal has to bring its proposer so much.
const LEAST_GAIN: i32 = 100;
/// A deed that was traded is not asked for or given again for so many rounds.
const ROUNDS_OF_REST: u32 = 10;
/// What a Jail pass is worth.
const PASS: i32 = 40;

/// A deal and what it brings its proposer.
#[derive(Clone, Copy)]
struct Idea {
    to: Seat,
    terms: Terms,
    gain: i32,
}

/// Two seats that may come to a deal, and what each can spare for it.
struct Two {
    seat: Seat,
    other: Seat,
    spare: i32,
    their_spare: i32,
}

/// How a deal looks to one of the two.
struct Side {
    gain: i32,
    /// Whether it completes a colour group.
    completes: bool,
    /// Whether it gets lots or railroads, and not only money and utilities.
    gets_deeds: bool,
    /// What the deeds and passes alone are worth to it.
    goods: i32,
    /// What it gains and what it gives by the printed prices.
    printed: (i32, i32),
}

/// What deeds are worth by their printed prices, mortgaged ones half, those of a whole colour group twice.
fn printed(market: &Market<'_>, own: Deeds) -> i32 {
    let price = |deed: Deed| {
        let lent = market.open.mortgaged.has(deed);
        let price = if lent { deed.price() / 2 } else { deed.price() };
        let more = if whole(deed.group(), own) {
            deed.price()
        } else {
            0
        };
        price + more
    };
    own.iter().map(price).sum()
}

fn whole(group: Group, own: Deeds) -> bool {
    group.is_street() && group.deeds().within(own)
}

/// How a deal looks to a seat that gives and gets by these terms.
fn side(market: &Market<'_>, seat: Seat, terms: &Terms) -> Side {
    let cash = market.open.holders[seat].cash - terms.cash;
    let own = market.deeds[seat];
    let then = own.without(terms.give).or(terms.want);
    let passes = |passes: [bool; 2]| passes.iter().filter(|pass| **pass).count() as i32 * PASS;
    let goods = market.gain(seat, terms.want, terms.give, cash) + passes(terms.want_passes)
        - passes(terms.give_passes);
    let completes = terms
        .want
        .iter()
        .any(|deed| whole(deed.group(), then) && !whole(deed.group(), own));
    Side {
        gain: goods - terms.cash,
        completes,
        gets_deeds: terms.want.iter().any(|deed| deed.group() != Group::Works),
        goods,
        printed: (
            printed(market, then) - printed(market, own) - terms.cash,
            terms.give.iter().map(Deed::price).sum::<i32>() + terms.cash.max(0),
        ),
    }
}

/// Whether the seat whose side this is takes a deal that looks so to both.
fn is_fair(market: &Market<'_>, own: &Side, other: &Side) -> bool {
    let others = market.open.living().len() as i32 - 1;
    // Nobody gives much more than it gets by what is printed on the deeds, whatever it hopes of them.
    let (change, given) = own.printed;
    if own.gain <= 0 || change * 3 < -given {
        return false;
    }
    if others <= 1 {
        return own.gain > other.gain;
    }
    if !other.completes {
        return true;
    }
    if own.completes {
        // What the other gains is paid by all, by this seat too.
        return own.gain * others >= other.gain;
    }
    if own.gets_deeds {
        return own.gain * 2 >= other.gain;
    }
    // A colour group goes for money alone only at what it is worth to the one who gets it.
    other.gain <= 0
}

/// Whether a seat that was asked takes the offer.
pub(super) fn takes(market: &Market<'_>, draft: &Draft) -> bool {
    let own = side(market, draft.to, &draft.terms.turned());
    let other = side(market, draft.from, &draft.terms);
    is_fair(market, &own, &other)
}

/// Whether a deed has rested long enough to be traded again.
fn rested(market: &Market<'_>, deed: Deed) -> bool {
    let open = market.open;
    let since = open.traded.get(deed.index()).copied().unwrap_or(0);
    let seats = open.living().len() as u32;
    since == 0 || since + ROUNDS_OF_REST * seats < open.turn
}

/// The next step towards the deal that a seat proposes, if it has an idea for one: with this seat alone, or with any.
pub(super) fn propose(market: &Market<'_>, seat: Seat, draft: Option<&Draft>) -> Option<Action> {
    let open = market.open;
    let just = |deed: Deed| open.traded.get(deed.index()) == Some(&open.turn);
    // What one of the last two gains, the other loses.
    if open.living().len() <= 2
        || open.holders[seat].refused > 0
        || market.deeds[seat].iter().any(just)
    {
        return None;
    }
    let with = draft.map(|draft| draft.to);
    let others = open
        .living()
        .iter()
        .filter(|other| *other != seat && with.is_none_or(|with| with == *other));
    let mut best: Option<Idea> = None;
    for other in others {
        ideas(market, seat, other, &mut best);
    }
    let idea = best?;
    let Some(draft) = draft else {
        return Some(Action::Deal(idea.to));
    };
    let terms = &draft.terms;
    let differs = |now: Deeds, then: Deeds| now.either(then).first().map(Good::Deed);
    if let Some(good) = differs(terms.give, idea.terms.give) {
        return Some(Action::Give(good));
    }
    if let Some(good) = differs(terms.want, idea.terms.want) {
        return Some(Action::Want(good));
    }
    if terms.cash != idea.terms.cash {
        return Some(Action::Cash(idea.terms.cash));
    }
    Some(Action::Offer)
}

/// Looks for deals with another seat that complete a colour group for this one.
fn ideas(market: &Market<'_>, seat: Seat, other: Seat, best: &mut Option<Idea>) {
    let open = market.open;
    let spare = |seat: Seat| open.holders[seat].cash - market.reserve(seat) / 2;
    let two = Two {
        seat,
        other,
        spare: spare(seat),
        their_spare: spare(other),
    };
    let rests =
        |deeds: Deeds| -> Deeds { deeds.iter().filter(|deed| rested(market, *deed)).collect() };
    let mine = rests(open.tradable(seat));
    let theirs = rests(open.tradable(other));
    for wanted in theirs.iter() {
        let group = wanted.group();
        let then = market.deeds[seat].or(Deeds::only(wanted));
        let refused = open.refused.get(wanted.index());
        let was_refused = refused.is_some_and(|seats| seats.has(seat));
        if was_refused || !whole(group, then) {
            continue;
        }
        let given = mine.without(group.deeds());
        let want = Deeds::only(wanted);
        let mut consider = |want: Deeds, give: Deeds| try_out(market, &two, want, give, best);
        consider(want, Deeds::NONE);
        for one in given.iter() {
            let give = Deeds::only(one);
            consider(want, give);
            for two in given.iter().filter(|two| *two > one) {
                consider(want, give.or(Deeds::only(two)));
            }
            let besides = theirs.without(want).without(one.group().deeds());
            for also in besides.iter() {
                consider(want.or(Deeds::only(also)), give);
            }
        }
    }
}

/// Weighs a deal, with the money that divides what both gain in halves, as far as they can pay.
fn try_out(market: &Market<'_>, two: &Two, want: Deeds, give: Deeds, best: &mut Option<Idea>) {
    let open = market.open;
    let terms = Terms {
        give,
        want,
        ..Terms::default()
    };
    let own = side(market, two.seat, &terms);
    let their = side(market, two.other, &terms.turned());
    // Money gives one what it takes from the other.
    if own.goods + their.goods <= LEAST_GAIN {
        return;
    }
    let most = (two.spare - open.interest(want)).max(0);
    let least = (two.their_spare - open.interest(give)).max(0);
    let cash = ((own.goods - their.goods) / 2).clamp(-least, most);
    let terms = Terms { cash, ..terms };
    let own = side(market, two.seat, &terms);
    if own.gain < LEAST_GAIN || best.is_some_and(|best| own.gain <= best.gain) {
        return;
    }
    let their = side(market, two.other, &terms.turned());
    let draft = Draft {
        from: two.seat,
        to: two.other,
        terms,
        changes: 0,
    };
    if is_fair(market, &own, &their)
        && is_fair(market, &their, &own)
        && open.check_offer(&draft).is_ok()
    {
        *best = Some(Idea {
            to: two.other,
            terms,
            gain: own.gain,
        });
    }
}
