//! The way back from a view to a whole game: all that the view hides is dealt anew.
//!
//! What fits a view is more than the sizes of hands and boneyard:
//!
//! * From its draws and passes it is known how many tiles with a number a hand can have at most ([`Known`]).
//! * A seat that has begun to draw has at most one tile that fits, its newest.
//! * Doubles above the opening one were in no hand, so whoever has one has drawn it.
//! * The seat to open has the opening double.
//! * With nothing to draw, a seat that must pass has no tile that fits, and one that need not pass has; and somebody
//!   has one, or the round would be over.
//!
//! The hidden tiles are shuffled and dealt, and then change places two by two until all of this holds.
//!
//! [`Known`]: super::Known

use super::{Phase, SEATS, View};
use crate::chance::Rng;
use crate::hidden::Things;
use crate::seat::{PerSeat, Seat};
use crate::tiles::{Pips, Tile, TileSet};
use heapless::Vec;

/// What a view hides, and what it does not.
#[derive(Clone, PartialEq, Debug)]
pub struct Hidden {
    /// All hands.
    pub hands: PerSeat<TileSet, SEATS>,
    /// The tiles that are left over, the next to be drawn last.
    pub rest: Vec<Tile, { Tile::SET }>,
}

/// How often two tiles may change places. A few swaps are enough for nearly every view.
const MOST_SWAPS: usize = 4000;
/// One swap in so many is made although things get worse by it, so as not to be caught between two evils.
const WORSE: u32 = 24;

/// Deals all that a view hides anew.
pub fn guess(view: &View, rng: &mut Rng) -> Hidden {
    let facts = Facts::of(view);
    let tiles = facts.unseen.shuffled::<{ Tile::SET }>(rng);
    let mut left = tiles.as_slice();
    let mut hands = PerSeat::default();
    for seat in view.open.players.seats() {
        hands[seat] = match view.open_hand(seat) {
            Some(hand) => hand,
            None => {
                let known = facts.given[seat];
                let more = usize::from(view.sizes[seat]).saturating_sub(known.len());
                let (dealt, others) = left.split_at(more.min(left.len()));
                left = others;
                known.or(dealt.iter().copied().collect())
            }
        };
    }
    let mut hidden = Hidden {
        hands,
        rest: left.iter().copied().collect(),
    };
    facts.settle(&mut hidden, rng);
    hidden
}

/// What is known of the hidden tiles.
struct Facts<'a> {
    view: &'a View,
    /// The seats whose hands are hidden.
    hidden: Vec<Seat, SEATS>,
    /// Tiles that a hidden hand is known to have.
    given: PerSeat<TileSet, SEATS>,
    /// Hidden tiles whose place is not known.
    unseen: TileSet,
    /// Doubles above the opening one.
    above: TileSet,
    /// Tiles that fit the line.
    fitting: TileSet,
    /// Whether somebody is known to have a tile that fits.
    goes_on: bool,
}

impl<'a> Facts<'a> {
    fn of(view: &'a View) -> Facts<'a> {
        let open = &view.open;
        let mut unseen = view.unseen();
        let mut given: PerSeat<TileSet, SEATS> = PerSeat::default();
        let opens = view.phase == Phase::Open && !open.over;
        if opens && unseen.remove(open.opening) {
            given[open.to_play].insert(open.opening);
        }
        let lower = TileSet::DOUBLES
            .iter()
            .take_while(|tile| *tile <= open.opening);
        Facts {
            view,
            hidden: open
                .players
                .seats()
                .filter(|seat| view.open_hand(*seat).is_none())
                .collect(),
            given,
            unseen,
            above: TileSet::DOUBLES.without(lower.collect()),
            fitting: open.line.fitting(),
            goes_on: !open.over && !opens && (!view.laws.draws || view.rest == 0),
        }
    }

    /// In how many ways a hand cannot be the one of a hidden seat.
    fn faults(&self, seat: Seat, hand: TileSet) -> usize {
        let known = self.view.open.known[seat];
        let too_many: usize = Pips::all()
            .map(|pips| {
                let held = hand.and(TileSet::with(pips)).len();
                held.saturating_sub(known.most(pips))
            })
            .sum();
        let drawn = hand.and(self.above).len();
        too_many + drawn.saturating_sub(known.drew().into()) + self.wrong_turn(seat, hand)
    }

    /// How far the seat to play would have another kind of turn with this hand.
    fn wrong_turn(&self, seat: Seat, hand: TileSet) -> usize {
        let open = &self.view.open;
        if open.over || seat != open.to_play {
            return 0;
        }
        let fits = hand.and(self.fitting).len();
        let too_many = match (self.goes_on, self.view.phase) {
            (true, Phase::Pass) => fits,
            // Nothing that it had before its last draw fits.
            _ if open.drawn > 0 => fits.saturating_sub(1),
            _ => 0,
        };
        let too_few = self.goes_on && self.view.phase == Phase::Play && fits == 0;
        too_many + usize::from(too_few)
    }

    /// Whether nobody has a tile that fits although somebody must.
    fn is_blocked(&self, hidden: &Hidden) -> usize {
        let mut hands = hidden.hands.iter();
        let blocked = self.goes_on && hands.all(|(_, hand)| hand.and(self.fitting).is_empty());
        usize::from(blocked)
    }

    fn all_faults(&self, hidden: &Hidden) -> usize {
        let faults = |seat: &Seat| self.faults(*seat, hidden.hands[*seat]);
        self.hidden.iter().map(faults).sum::<usize>() + self.is_blocked(hidden)
    }

    /// Lets tiles change places until nothing is wrong any more.
    fn settle(&self, hidden: &mut Hidden, rng: &mut Rng) {
        let mut faults = self.all_faults(hidden);
        for _ in 0..MOST_SWAPS {
            if faults == 0 {
                return;
            }
            let Some(seat) = self.faulty(hidden, rng) else {
                return;
            };
            let Some(swapped) = self.swap(hidden, seat, rng) else {
                continue;
            };
            let after = self.all_faults(&swapped);
            if after <= faults || rng.below(WORSE) == 0 {
                *hidden = swapped;
                faults = after;
            }
        }
    }

    /// A hidden hand in which something is wrong; any where nobody in particular is at fault.
    fn faulty(&self, hidden: &Hidden, rng: &mut Rng) -> Option<Seat> {
        let first = rng.below(self.hidden.len() as u32) as usize;
        let order = || {
            self.hidden
                .iter()
                .cycle()
                .skip(first)
                .take(self.hidden.len())
        };
        order()
            .find(|seat| self.faults(**seat, hidden.hands[**seat]) > 0)
            .or(order().next())
            .copied()
    }

    /// The same hands after one tile of a seat has changed places with one of another hidden place.
    fn swap(&self, hidden: &Hidden, seat: Seat, rng: &mut Rng) -> Option<Hidden> {
        let own = any(hidden.hands[seat].and(self.unseen), rng)?;
        let other = any(self.unseen.without(hidden.hands[seat]), rng)?;
        let mut swapped = hidden.clone();
        let owner = self
            .hidden
            .iter()
            .find(|seat| hidden.hands[**seat].has(other));
        match owner {
            Some(owner) => {
                swapped.hands[*owner].remove(other);
                swapped.hands[*owner].insert(own);
            }
            None => {
                let place = swapped.rest.iter_mut().find(|tile| **tile == other)?;
                *place = own;
            }
        }
        swapped.hands[seat].remove(own);
        swapped.hands[seat].insert(other);
        Some(swapped)
    }
}

/// Any tile of a set.
fn any(tiles: TileSet, rng: &mut Rng) -> Option<Tile> {
    let place = rng.below(tiles.len() as u32) as usize;
    tiles.iter().nth(place)
}
