//! What a player knows without thinking ahead: which tile to part with, and which numbers to leave open.

use parlour_rules::line_game::{Action, Known, LineRules, SEATS, View};
use parlour_rules::tiles::{End, Head, Pips, Tile, TileSet};
use parlour_rules::{Choice, PerSeat, Players, Points, Seat, View as _};

/// How much the parts of the sum count in one of these games.
pub trait Habits: LineRules {
    /// In the sum by which the middle level plays.
    const SENSIBLE: Weights;
    /// In the sum by which imagined rounds are played out: the one that won most points against the other.
    const TRIED: Weights;
    /// How many tiles are drawn, placed or passed in imagined rounds for one decision, dealing included.
    const NODES: u32 = 95_000;
}

/// More than the dots of any tile.
const POINT: i32 = 16;

/// The parts of the sum, in halves.
#[derive(Clone, Copy)]
pub struct Weights {
    /// A dot of the tile that is placed.
    pub dot: i32,
    /// A double: it fits nowhere but at its own number.
    pub double: i32,
    /// Each own tile that fits the new ends.
    pub follower: i32,
    /// Each number that is left in the hand; taken off for each that is not.
    pub variety: i32,
    /// Each tile that others may have and that fits the new ends.
    pub unseen: i32,
    /// An open number that the next seat cannot have.
    pub shut_out: i32,
    /// An open number that a later seat cannot have.
    pub shut_out_later: i32,
    /// A point that the placement brings.
    pub point: i32,
    /// A point that the next seat could make with a tile that it may have, taken off by the share of the unseen tiles
    /// that would do it.
    pub offered: i32,
}

impl Weights {
    /// The usual sum.
    pub const USUAL: Weights = Weights {
        dot: 2,
        double: 8,
        follower: 4,
        variety: 2,
        unseen: -1,
        shut_out: 6,
        shut_out_later: 3,
        point: 0,
        offered: 0,
    };
}

/// What lies at the two ends of a line.
pub(super) type Heads = (Head, Head);

/// A placement and what lies at the ends after it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) tile: Tile,
    pub(super) end: End,
    pub(super) heads: Heads,
}

impl Step {
    /// What it brings the seat that places the tile.
    pub(super) fn points<R: LineRules>(&self) -> Points {
        let (left, right) = self.heads;
        if R::LAWS.scores_in_play {
            R::points(left, right)
        } else {
            Points::ZERO
        }
    }
}

/// Visits every placement. Where both ends are alike, the left one stands for both.
pub(super) fn steps<R: LineRules>(
    hand: TileSet,
    (left, right): Heads,
    mut visit: impl FnMut(Step),
) {
    for (tile, outer) in joined(hand, left) {
        visit(Step {
            tile,
            end: End::Left,
            heads: (outer, right),
        });
    }
    if R::LAWS.are_alike(left, right) {
        return;
    }
    for (tile, outer) in joined(hand, right) {
        visit(Step {
            tile,
            end: End::Right,
            heads: (left, outer),
        });
    }
}

/// The tiles that fit an end, and what lies there afterwards.
fn joined(hand: TileSet, head: Head) -> impl Iterator<Item = (Tile, Head)> {
    let fitting = hand.and(TileSet::with(head.pips)).iter();
    fitting.filter_map(move |tile| {
        let pips = tile.other(head.pips)?;
        let double = tile.is_double();
        Some((tile, Head { pips, double }))
    })
}

/// The tiles with an open number.
pub(super) fn fitting((left, right): Heads) -> TileSet {
    TileSet::with(left.pips).or(TileSet::with(right.pips))
}

/// Some of the seven numbers, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Numbers(u8);

impl Numbers {
    pub(super) const NONE: Numbers = Numbers(0);

    /// The open ones.
    pub(super) fn open((left, right): Heads) -> Numbers {
        Numbers(1 << left.pips.number() | 1 << right.pips.number())
    }

    /// Those that a hand is known to be without.
    pub(super) fn missing(known: Known) -> Numbers {
        let missing = Pips::all().filter(|pips| known.is_without(*pips));
        Numbers(missing.fold(0, |bits, pips| bits | 1 << pips.number()))
    }

    pub(super) fn or(self, other: Numbers) -> Numbers {
        Numbers(self.0 | other.0)
    }

    /// The tiles of a set that have none of them.
    fn without(self, tiles: TileSet) -> TileSet {
        let numbers = Pips::all().filter(|pips| self.0 & 1 << pips.number() != 0);
        numbers.fold(tiles, |tiles, pips| tiles.without(TileSet::with(pips)))
    }

    /// How many are in both.
    fn shared(self, other: Numbers) -> i32 {
        (self.0 & other.0).count_ones() as i32
    }
}

/// What a seat in its turn can count.
pub(super) struct Count<'a> {
    pub(super) players: Players,
    pub(super) seat: Seat,
    pub(super) hand: TileSet,
    /// The tiles in the line.
    pub(super) line: TileSet,
    /// The numbers that each hand is known to be without.
    pub(super) missing: &'a PerSeat<Numbers, SEATS>,
}

impl Count<'_> {
    /// The step that is worth most by the sum, the first of equals.
    pub(super) fn best<R: LineRules>(&self, heads: Heads, weights: &Weights) -> Option<Step> {
        let unseen = TileSet::ALL.without(self.line.or(self.hand));
        best::<R>(self.hand, heads, |step| {
            self.worth(step, unseen, weights)
                + self.shuts_out(step, weights)
                + weights.point * i32::from(step.points::<R>().number())
                - self.offers::<R>(step, unseen, weights)
        })
    }

    /// What a step is worth less by what the next seat could make of it.
    fn offers<R: LineRules>(&self, step: &Step, unseen: TileSet, weights: &Weights) -> i32 {
        if weights.offered == 0 {
            return 0;
        }
        let missing = self.missing[self.players.left_of(self.seat)];
        let mut offered = 0;
        steps::<R>(missing.without(unseen), step.heads, |next| {
            offered += i32::from(next.points::<R>().number());
        });
        weights.offered * offered / (unseen.len() as i32).max(1)
    }

    /// What a step is worth by what it does to the own hand and leaves to the others.
    fn worth(&self, step: &Step, unseen: TileSet, weights: &Weights) -> i32 {
        let Step { tile, heads, .. } = *step;
        let rest = self.hand.without(TileSet::only(tile));
        let fitting = fitting(heads);
        let lost = |pips| i32::from(rest.and(TileSet::with(pips)).is_empty());
        let (alone, lost) = if tile.is_double() {
            (weights.double, lost(tile.high()))
        } else {
            (0, lost(tile.high()) + lost(tile.low()))
        };
        alone
            + weights.dot * i32::from(tile.dots())
            + weights.follower * rest.and(fitting).len() as i32
            - weights.variety * lost
            + weights.unseen * unseen.and(fitting).len() as i32
    }

    /// What a step is worth by the open numbers that others cannot have.
    fn shuts_out(&self, step: &Step, weights: &Weights) -> i32 {
        let open = Numbers::open(step.heads);
        let mut worth = 0;
        let mut weight = weights.shut_out;
        let mut other = self.players.left_of(self.seat);
        while other != self.seat {
            worth += weight * self.missing[other].shared(open);
            weight = weights.shut_out_later;
            other = self.players.left_of(other);
        }
        worth
    }
}

/// The best placement by the sum, or whatever has to be done without one.
pub(super) fn sensible<R: Habits>(view: &View) -> Option<Action> {
    let seat = view.seat()?;
    let open = &view.open;
    let count = Count {
        players: open.players,
        seat,
        hand: view.hand,
        line: open.line.set(),
        missing: &missing(view),
    };
    let step = open
        .line
        .heads()
        .filter(|_| !view.playable().is_empty())
        .and_then(|heads| count.best::<R>(heads, &R::SENSIBLE));
    step.and_then(|step| open.placing(step.tile, step.end))
        .or_else(|| forced(view))
}

/// The numbers that each hand is known to be without.
pub(super) fn missing(view: &View) -> PerSeat<Numbers, SEATS> {
    let mut missing = PerSeat::default();
    for seat in view.open.players.seats() {
        missing[seat] = Numbers::missing(view.open.known[seat]);
    }
    missing
}

/// The tile that brings most points, and of equals the heaviest.
pub(super) fn heaviest<R: LineRules>(view: &View) -> Option<Action> {
    let heads = view.open.line.heads()?;
    let step = best::<R>(view.playable(), heads, |step| {
        let points = i32::from(step.points::<R>().number());
        POINT * points + i32::from(step.tile.dots())
    })?;
    view.open.placing(step.tile, step.end)
}

/// The step that is worth most, the first of equals. A step without a rival is not judged.
fn best<R: LineRules>(hand: TileSet, heads: Heads, worth: impl Fn(&Step) -> i32) -> Option<Step> {
    let mut best: Option<Step> = None;
    let mut most = None;
    steps::<R>(hand, heads, |step| {
        let Some(rival) = &best else {
            best = Some(step);
            return;
        };
        let rivals = most.unwrap_or_else(|| worth(rival));
        let worth = worth(&step);
        most = Some(worth.max(rivals));
        if worth > rivals {
            best = Some(step);
        }
    });
    best
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
