//! What a friend would say who looks over the shoulder: what to bid, what to name and what to play, and why.

use super::Sight;
use super::hand::longest;
use super::words::some_points;
use crate::fitting::in_a_hint;
use crate::line;
use crate::screen::Line;
use parlour_rules::texas::{Action, COUNT_TILES, Call, Contract, SEATS, Side, View, points_of};
use parlour_rules::tiles::{Pips, Tile, TileSet};
use parlour_rules::tricks::Suits;

/// The action with a reason.
pub(super) fn words(sight: &Sight<'_>, action: Action) -> Line {
    match action {
        Action::Call(Call::Pass) => line!("Pass: {}", why_pass(sight)),
        Action::Call(Call::Bid(bid)) => line!("Bid {bid}: {}", why_bid(sight)),
        Action::Name(contract) => why_name(sight.view, contract),
        Action::Play(tile) => why_play(sight, tile),
    }
}

fn doubles(hand: TileSet) -> usize {
    hand.and(TileSet::DOUBLES).len()
}

fn some_doubles(number: usize) -> Line {
    match number {
        0 => line!("no double"),
        1 => line!("one double"),
        number => line!("{number} doubles"),
    }
}

fn suit_name(pips: Pips) -> &'static str {
    Contract::number(pips).name()
}

fn why_pass(sight: &Sight<'_>) -> Line {
    let view = sight.view;
    let highest = view.open.bid();
    let (pips, tiles) = longest(view.hand);
    let doubles = doubles(view.hand);
    match highest {
        Some((seat, _)) if view.seat.map(Side::of) == Some(Side::of(seat)) => {
            line!("the bid is your partner's already")
        }
        Some((_, bid)) if bid.is_limit() => line!("higher needs every trick, too"),
        _ if tiles <= 3 => line!("no suit of yours has more than {tiles}"),
        Some((seat, bid)) => {
            let name = in_a_hint(sight.name(seat));
            line!("{name} has bid {bid} already")
        }
        None => line!("{tiles} {}, but {}", suit_name(pips), some_doubles(doubles)),
    }
}

fn why_bid(sight: &Sight<'_>) -> Line {
    let view = sight.view;
    let (pips, tiles) = longest(view.hand);
    let doubles = doubles(view.hand);
    if view.open.auction.must_bid(&view.open.options) {
        line!("all others have passed")
    } else {
        line!(
            "you have {tiles} {}, {}",
            suit_name(pips),
            some_doubles(doubles)
        )
    }
}

fn why_name(view: &View, contract: Contract) -> Line {
    let own = view.hand.and(contract.trump_tiles());
    let tiles = match own.len() {
        1 => line!("one"),
        tiles => line!("{tiles}"),
    };
    let top = match contract.trumps() {
        None => {
            return line!(
                "Name no trump: you have {}",
                some_doubles(doubles(view.hand))
            );
        }
        Some(suit) => own.iter().any(|tile| {
            let others = contract.all(suit).iter();
            others
                .clone()
                .all(|other| contract.height(other, suit) <= contract.height(tile, suit))
        }),
    };
    let highest = if top { ", with the highest" } else { "" };
    line!("Name {}: you have {tiles}{highest}", contract.name())
}

/// What a tile counts by itself.
fn count(tile: Tile) -> u16 {
    let mut tiles = COUNT_TILES.iter().filter(|(other, _)| *other == tile);
    tiles.next().map_or(0, |(_, points)| *points)
}

fn why_play(sight: &Sight<'_>, tile: Tile) -> Line {
    let view = sight.view;
    let Some(contract) = view.open.contract else {
        return Line::new();
    };
    match view.open.suit_led() {
        None => line!("Lead this: {}", why_lead(view, contract, tile)),
        Some(suit) if contract.all(suit).has(tile) => {
            line!("Play this: {}", why_follow(sight, contract, tile))
        }
        Some(_) if contract.trump_tiles().has(tile) => {
            line!("Trump it: {}", why_follow(sight, contract, tile))
        }
        Some(_) => line!("Throw this: {}", why_throw(sight, contract, tile)),
    }
}

/// The tiles in other hands that would win over this one where its suit was led.
fn over(view: &View, contract: Contract, led: Tile, tile: Tile) -> TileSet {
    let unseen = view.unseen();
    let trumps = contract.trump_tiles();
    let suit = contract.led(led);
    let in_suit = |suit| {
        let height = contract.height(tile, suit);
        let all = contract.all(suit).iter();
        all.filter(move |other| contract.height(*other, suit) > height)
            .collect::<TileSet>()
    };
    let higher = match contract.trumps() {
        Some(trump) if trumps.has(tile) => in_suit(trump),
        _ => in_suit(suit).or(trumps),
    };
    unseen.and(higher)
}

fn why_lead(view: &View, contract: Contract, tile: Tile) -> Line {
    let trumps = contract.trump_tiles();
    let out = view.unseen().and(trumps).len();
    let over = over(view, contract, tile, tile);
    if trumps.has(tile) && over.is_empty() && out > 0 {
        match out {
            1 => line!("it draws the last trump"),
            out => line!("it draws trumps, {out} are out"),
        }
    } else if over.is_empty() {
        line!("nobody can beat it")
    } else if over.without(trumps).is_empty() && !trumps.has(tile) {
        line!("only a trump can beat it")
    } else if count(tile) > 0 {
        line!("{} may come home", some_points(count_points(tile)))
    } else if view.hand.len() == 1 {
        line!("it is your last tile")
    } else if over.len() == 1 {
        line!("one tile alone can beat it")
    } else {
        line!("it counts nothing itself")
    }
}

fn count_points(tile: Tile) -> parlour_rules::Points {
    parlour_rules::Points::new(count(tile))
}

/// Who has the best tile of the trick, and which it is.
fn best(view: &View, contract: Contract) -> Option<(parlour_rules::Seat, Tile)> {
    let open = &view.open;
    let seat = open.trick.taker(&contract, open.players);
    Some((seat, open.trick.played_by(seat, open.players)?))
}

/// Whether a tile would be the best of the trick.
fn leads(view: &View, contract: Contract, tile: Tile) -> bool {
    let mut trick = view.open.trick.clone();
    trick.play(tile);
    let taker = trick.taker(&contract, view.open.players);
    Some(taker) == view.seat
}

fn why_follow(sight: &Sight<'_>, contract: Contract, tile: Tile) -> Line {
    let view = sight.view;
    let open = &view.open;
    let (Some((seat, best)), Some(led)) = (best(view, contract), open.trick.played.first()) else {
        return Line::new();
    };
    let last = open.trick.played.len() + 1 == SEATS;
    let name = in_a_hint(sight.name(seat));
    let partner = view.seat.map(Side::of) == Some(Side::of(seat));
    let own = TileSet::only(tile);
    let tiles: TileSet = open.trick.played.iter().copied().collect();
    let points = points_of(tiles.or(own));
    if leads(view, contract, tile) {
        return if last {
            line!("it wins {}", some_points(points))
        } else if over(view, contract, *led, tile).is_empty() {
            line!("nobody can beat it")
        } else if partner {
            line!("it goes over your partner's {best}")
        } else {
            line!("it beats {name}'s {best}")
        };
    }
    give(sight, contract, tile, partner)
}

fn why_throw(sight: &Sight<'_>, contract: Contract, tile: Tile) -> Line {
    let partner = best(sight.view, contract)
        .is_some_and(|(seat, _)| sight.view.seat.map(Side::of) == Some(Side::of(seat)));
    give(sight, contract, tile, partner)
}

/// Why a tile that does not win is good to give.
fn give(sight: &Sight<'_>, contract: Contract, tile: Tile, partner: bool) -> Line {
    let view = sight.view;
    let worth = count(tile);
    let mut others = view.playable().iter().filter(|other| *other != tile);
    if worth > 0 && partner {
        return line!("{worth} points for your partner's trick");
    }
    if worth == 0 && others.clone().any(|other| count(other) > 0) && !partner {
        return line!("you keep what counts");
    }
    if view.hand.len() == 1 || others.clone().next().is_none() {
        return line!("you have no other choice");
    }
    if worth == 0 && others.all(|other| count(other) > 0 || other.dots() >= tile.dots()) {
        return line!("it is the least you can give");
    }
    if contract.trump_tiles().has(tile) {
        return line!("you have to follow with a trump");
    }
    if worth == 0 {
        line!("it counts nothing")
    } else {
        line!("your others may still win")
    }
}
