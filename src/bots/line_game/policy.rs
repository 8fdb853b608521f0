//! What a player knows without thinking ahead: which tile to part with, and which numbers to leave open.

use parlour_rules::line_game::{Action, LineRules, View};
use parlour_rules::tiles::{End, Pips, Tile, TileSet};
use parlour_rules::{Choice, Seat, View as _};

/// How much the parts of the sum count in one of these games, in halves.
pub trait Habits: LineRules {
    /// A dot of the tile that is placed.
    const DOT: i32 = 2;
    /// A double: it fits nowhere but at its own number.
    const DOUBLE: i32 = 8;
    /// Each own tile that fits the new ends.
    const FOLLOWER: i32 = 4;
    /// Each number that is left in the hand.
    const VARIETY: i32 = 2;
    /// Each tile that others may have and that fits the new ends.
    const UNSEEN: i32 = -1;
    /// An open number that the next seat cannot have.
    const SHUT_OUT: i32 = 6;
    /// An open number that a later seat cannot have.
    const SHUT_OUT_LATER: i32 = 3;
}

/// A placement and the numbers that are open after it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) tile: Tile,
    pub(super) end: End,
    pub(super) ends: (Pips, Pips),
}

/// Visits every placement. Where both ends show the same number, the left one stands for both.
pub(super) fn steps(hand: TileSet, (left, right): (Pips, Pips), mut visit: impl FnMut(Step)) {
    for tile in hand.and(TileSet::with(left)).iter() {
        if let Some(outer) = tile.other(left) {
            let ends = (outer, right);
            visit(Step {
                tile,
                end: End::Left,
                ends,
            });
        }
    }
    if left == right {
        return;
    }
    for tile in hand.and(TileSet::with(right)).iter() {
        if let Some(outer) = tile.other(right) {
            let ends = (left, outer);
            visit(Step {
                tile,
                end: End::Right,
                ends,
            });
        }
    }
}

/// The tiles with an open number.
pub(super) fn fitting((left, right): (Pips, Pips)) -> TileSet {
    TileSet::with(left).or(TileSet::with(right))
}

/// What a step is worth by itself: the tile, and what the hand can follow it with.
pub(super) fn plain_worth<R: Habits>(step: &Step, hand: TileSet) -> i32 {
    let rest = hand.without(TileSet::only(step.tile));
    let followers = rest.and(fitting(step.ends)).len() as i32;
    let double = if step.tile.is_double() { R::DOUBLE } else { 0 };
    R::DOT * i32::from(step.tile.dots()) + double + R::FOLLOWER * followers
}

/// What a step is worth to the seat that looks, with all that it can count.
fn worth<R: Habits>(step: &Step, view: &View, own: Seat, unseen: TileSet) -> i32 {
    let rest = view.hand.without(TileSet::only(step.tile));
    let variety = Pips::all()
        .filter(|pips| !rest.and(TileSet::with(*pips)).is_empty())
        .count() as i32;
    let open = fitting(step.ends);
    let followers = unseen.and(open).len() as i32;
    let mut worth =
        plain_worth::<R>(step, view.hand) + R::VARIETY * variety + R::UNSEEN * followers;
    let players = view.table.players;
    for (place, seat) in players.seats_from(players.left_of(own)).enumerate() {
        if seat == own {
            break;
        }
        let weight = if place == 0 {
            R::SHUT_OUT
        } else {
            R::SHUT_OUT_LATER
        };
        let known = view.table.known[seat];
        let (left, right) = step.ends;
        worth += weight * i32::from(known.is_without(left));
        if right != left {
            worth += weight * i32::from(known.is_without(right));
        }
    }
    worth
}

/// The best placement by the sum, or whatever has to be done without one.
pub(super) fn sensible<R: Habits>(view: &View) -> Option<Action> {
    let own = view.seat()?;
    let unseen = view.unseen();
    best(view, |step| worth::<R>(step, view, own, unseen)).or_else(|| forced(view))
}

/// The heaviest tile that fits.
pub(super) fn heaviest(view: &View) -> Option<Action> {
    best(view, |step| i32::from(step.tile.dots()))
}

fn best(view: &View, mut worth: impl FnMut(&Step) -> i32) -> Option<Action> {
    let ends = view.table.line.ends()?;
    let mut best: Option<(i32, Step)> = None;
    steps(view.playable(), ends, |step| {
        let worth = worth(&step);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, step));
        }
    });
    let (_, step) = best?;
    view.table.placing(step.tile, step.end)
}

/// The only thing to do.
pub(super) fn forced(view: &View) -> Option<Action> {
    let mut found = None;
    view.legal(&mut |choice| {
        if let Choice::One(action) = choice {
            found = found.or(Some(action));
        }
    });
    found
}
