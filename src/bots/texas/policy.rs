//! Sensible play without thinking ahead: what the seats of an imagined deal do until it is over, and what the middle level
//! plays.
//!
//! A seat draws trumps while it has the highest, leads what nobody can beat, gives its partner points where the partner is
//! sure of the trick, and wins what it can be sure of. Nobody looks into another hand: all follows from the own tiles and from
//! those that have not been played.

use super::deal::Deal;
use super::laws::{bit, count, each, weight};
use parlour_rules::texas::{Asking, Bid, Call, Contract, SEATS, Side, View};
use parlour_rules::tiles::TileSet;

/// What a seat plays of the tiles it may play.
pub(super) fn choose(deal: &Deal) -> u8 {
    let legal = deal.legal();
    if legal & legal.wrapping_sub(1) == 0 {
        return legal.trailing_zeros() as u8;
    }
    let unseen = deal.unplayed & !deal.hand(deal.to_play());
    let choice = match deal.lying {
        0 => lead(deal, legal, unseen),
        _ => follow(deal, legal, unseen),
    };
    choice.or_else(|| lightest(deal, legal)).unwrap_or(0)
}

/// The tile with which least is given away: no points, no trump, few dots.
fn lightest(deal: &Deal, of: u32) -> Option<u8> {
    let trumps = deal.laws.trumps();
    each(of).min_by_key(|tile| (count(*tile), trumps & bit(*tile) != 0, weight(*tile)))
}

/// The tile that brings most points, and of those the lightest.
fn richest(deal: &Deal, of: u32) -> Option<u8> {
    let trumps = deal.laws.trumps();
    each(of).min_by_key(|tile| {
        let points = u8::MAX - count(*tile);
        (points, trumps & bit(*tile) != 0, weight(*tile))
    })
}

fn lead(deal: &Deal, legal: u32, unseen: u32) -> Option<u8> {
    let trumps = deal.laws.trumps();
    let sure = |tile: &u8| unseen & deal.laws.over(deal.laws.led(*tile), *tile) == 0;
    if unseen & trumps != 0
        && let Some(trump) = each(legal & trumps)
            .filter(sure)
            .max_by_key(|tile| weight(*tile))
    {
        return Some(trump);
    }
    let sure: u32 = each(legal).filter(sure).map(bit).sum();
    richest(deal, sure)
}

fn follow(deal: &Deal, legal: u32, unseen: u32) -> Option<u8> {
    let seat = deal.to_play();
    let last = usize::from(deal.lying) + 1 == SEATS;
    let out = if last { 0 } else { unseen };
    let over = |best| deal.laws.over(deal.led, best);
    let partner = usize::from(deal.best_seat) % 2 == seat % 2;
    if partner && out & over(deal.best) == 0 {
        return richest(deal, legal);
    }
    let winners = legal & over(deal.best);
    let sure: u32 = each(winners)
        .filter(|tile| out & over(*tile) == 0)
        .map(bit)
        .sum();
    each(sure).min_by_key(|tile| (u8::MAX - count(*tile), weight(*tile)))
}

/// What a hand is worth with a contract by the rule of thumb: two for each trump and for the double of trumps, one for each
/// other double.
fn points_with(hand: TileSet, contract: Contract) -> u8 {
    let trumps = contract.trump_tiles();
    let own = hand.and(trumps);
    let doubles = hand.and(TileSet::DOUBLES);
    let top = match contract {
        Contract::NoTrump => 0,
        Contract::Trumps(_) if contract == Contract::DOUBLES => {
            own.last().map_or(0, |tile| u8::from(tile.dots() == 12))
        }
        Contract::Trumps(_) => own.and(doubles).len() as u8,
    };
    2 * own.len() as u8 + 2 * top + doubles.without(trumps).len() as u8
}

/// The contract that is worth most by the rule of thumb, and how much.
pub(super) fn longest(view: &View) -> (Contract, u8) {
    let worth = |contract| (contract, points_with(view.hand, contract));
    let best = Contract::all().map(worth).max_by_key(|(_, points)| *points);
    best.unwrap_or((Contract::NoTrump, 0))
}

/// What is said by the rule of thumb: 9 points are worth 31, 11 are worth 35 and 13 all tricks.
pub(super) fn rule_of_thumb(view: &View) -> Call {
    let most = match longest(view).1 {
        0..9 => None,
        9..11 => Some(Bid::new(31)),
        11..13 => Some(Bid::new(35)),
        _ => Some(Bid::LIMIT),
    };
    up_to(view, most)
}

/// The call of a seat that goes up to a bid, and never over its partner: as little as it takes, or all at once where it is
/// asked but once and others still are.
pub(super) fn up_to(view: &View, most: Option<Bid>) -> Call {
    let open = &view.open;
    let highest = open.bid().map(|(seat, _)| Side::of(seat));
    let partner = highest.is_some() && highest == view.seat.map(Side::of);
    let Some((low, high)) = open.auction.range() else {
        return Call::Pass;
    };
    if open.auction.must_bid(&open.options) {
        return Call::Bid(low);
    }
    let once = open.options.auction == Asking::OneRound && view.seat != Some(open.dealer);
    match most {
        Some(most) if most >= low && !partner => Call::Bid(if once { most.min(high) } else { low }),
        _ => Call::Pass,
    }
}
