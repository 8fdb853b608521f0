//! What lies open on the table for everybody: the auction, the trumps, the tricks and the scores. Game and view share it, so
//! that what may be done is worked out in one place. Hands are not here.

use super::action::{Action, Refusal};
use super::auction::{Auction, Bid, Call};
use super::contract::{Contract, Suit};
use super::options::Options;
use super::score::{Report, Side, TARGET, points_of};
use super::{HAND, SEATS};
use crate::game::{Choice, Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::points::Points;
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use crate::tiles::{Tile, TileSet};
use crate::tricks::{self, Suits};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// A trick, finished or not.
pub type Trick = tricks::Trick<Tile, SEATS>;

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats bid.
    Auction,
    /// The highest bidder names the trumps.
    Name,
    /// Tiles are played.
    Play,
    /// The game has ended.
    Over,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats, always four.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Who dealt.
    pub dealer: Seat,
    /// What the table is busy with.
    pub phase: Phase,
    /// The bids.
    pub auction: Auction,
    /// What the bidder named, once it has.
    pub contract: Option<Contract>,
    /// The trick in the middle.
    pub trick: Trick,
    /// The finished tricks of this hand.
    pub tricks: Vec<Trick, HAND>,
    /// The points of the finished hands, by side.
    pub totals: [Points; 2],
    /// How many hands are finished, also without a bid.
    pub deals: u16,
    /// The last hand that was played to its end.
    pub report: Option<Report>,
}

impl Open {
    /// The points of the finished hands of a side.
    pub const fn total(&self, side: Side) -> Points {
        self.totals[side.index()]
    }

    /// The bid that is played for, and whose it is; while the auction lasts, the highest so far.
    pub fn bid(&self) -> Option<(Seat, Bid)> {
        self.auction.highest()
    }

    /// What a seat said last in this auction.
    pub fn said(&self, seat: Seat) -> Option<Call> {
        self.auction.said(self.players, self.dealer, seat)
    }

    /// Who won a finished trick.
    pub fn winner(&self, trick: &Trick) -> Seat {
        match &self.contract {
            Some(contract) => trick.taker(contract, self.players),
            None => trick.leader,
        }
    }

    /// The tiles in the tricks that a side has won in this hand.
    pub fn won(&self, side: Side) -> TileSet {
        let won = self.tricks.iter();
        won.filter(|trick| Side::of(self.winner(trick)) == side)
            .flat_map(|trick| trick.played.iter().copied())
            .collect()
    }

    /// The points that a side has taken in this hand.
    pub fn taken(&self, side: Side) -> Points {
        points_of(self.won(side))
    }

    /// All tricks of this hand, with the one in the middle.
    fn all_tricks(&self) -> impl Iterator<Item = &Trick> {
        self.tricks.iter().chain([&self.trick])
    }

    /// The tiles that a seat has played in this hand.
    pub fn played(&self, seat: Seat) -> TileSet {
        let tricks = self.all_tricks();
        tricks
            .filter_map(|trick| trick.played_by(seat, self.players))
            .collect()
    }

    /// The tiles that anybody has played in this hand.
    pub fn all_played(&self) -> TileSet {
        let tricks = self.all_tricks();
        tricks
            .flat_map(|trick| trick.played.iter().copied())
            .collect()
    }

    /// The tiles that each seat cannot hold, as everybody can tell from what it did not follow.
    pub fn denied(&self) -> PerSeat<TileSet, SEATS> {
        let mut denied: PerSeat<TileSet, SEATS> = PerSeat::default();
        if let Some(contract) = &self.contract {
            for trick in self.all_tricks() {
                for (seat, tile) in trick.plays(self.players) {
                    denied[seat] = denied[seat].or(trick.denied(contract, tile));
                }
            }
        }
        denied
    }

    /// How many tiles a seat holds.
    pub fn held(&self, seat: Seat) -> usize {
        let here = usize::from(self.trick.played_by(seat, self.players).is_some());
        HAND.saturating_sub(self.tricks.len() + here)
    }

    /// The suit that has to be followed.
    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.suit_led(self.contract.as_ref()?)
    }

    /// The seat that decides now; none when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction => self.auction.speaker(),
            Phase::Name => self.bid().map(|(seat, _)| seat),
            Phase::Play => self.trick.to_play(self.players),
            Phase::Over => None,
        }
    }

    /// Whose turn it is and for what. Nothing hidden is needed to play the last tile.
    pub fn turn(&self) -> Turn {
        let Some(seat) = self.decider() else {
            return Turn::Over(self.outcome());
        };
        let (phase, private) = match self.phase {
            Phase::Auction => ("bid", true),
            Phase::Name => ("trump", true),
            _ => ("play", self.held(seat) > 1),
        };
        Turn::Decide(Decision {
            seat,
            phase,
            private,
        })
    }

    /// Whether a side has reached the target.
    pub(super) fn is_decided(&self) -> bool {
        self.totals.iter().any(|total| *total >= TARGET)
    }

    /// R19 and R20: the side that has reached the target wins; if both have, that of the bidder.
    fn outcome(&self) -> Outcome {
        let home = |side: &Side| self.total(*side) >= TARGET;
        let bidders = self.report.map(|report| report.side());
        let side = match bidders.filter(home) {
            Some(side) => Some(side),
            None => Side::BOTH.into_iter().find(home),
        };
        let winners = self.players.seats();
        Outcome {
            winners: winners
                .filter(|seat| Some(Side::of(*seat)) == side)
                .collect::<SeatSet>(),
            reason: "target",
        }
    }

    /// The tiles that a seat with this hand may play when it is its turn (R7, R9).
    pub fn playable(&self, hand: TileSet) -> TileSet {
        match (&self.contract, self.phase) {
            (Some(contract), Phase::Play) => self.trick.following(contract, hand),
            _ => TileSet::EMPTY,
        }
    }

    /// Whether the seat to decide, with this hand, may do this; if not, why not.
    pub(super) fn check(&self, action: Action, hand: TileSet) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Auction, Action::Call(call)) => self.auction.check(call, &self.options),
            (Phase::Auction, _) => Err(Refusal::BidFirst),
            (Phase::Name, Action::Name(_)) => Ok(()),
            (Phase::Name, _) => Err(Refusal::NameFirst),
            (Phase::Play, Action::Play(tile)) => self.check_play(tile, hand),
            (Phase::Play, _) => Err(Refusal::PlayFirst),
        }
    }

    fn check_play(&self, tile: Tile, hand: TileSet) -> Result<(), Refusal> {
        if !hand.has(tile) {
            return Err(Refusal::NotHeld);
        }
        if self.playable(hand).has(tile) {
            return Ok(());
        }
        let trumps = self.contract.and_then(|contract| contract.trumps());
        Err(match self.suit_led() {
            Some(suit) if Some(suit) == trumps => Refusal::FollowTrumps,
            Some(suit) => Refusal::Follow(suit),
            None => Refusal::PlayFirst,
        })
    }

    /// Visits what the seat to decide, with this hand, may do.
    pub(super) fn legal(&self, hand: TileSet, visit: &mut dyn FnMut(Choice<Action>)) {
        let mut one = |action| visit(Choice::One(action));
        match self.phase {
            Phase::Auction => {
                if !self.auction.must_bid(&self.options) {
                    one(Action::Call(Call::Pass));
                }
                match self.auction.range() {
                    Some((low, high)) if low < high => visit(Choice::Range {
                        verb: "bid",
                        low: low.points().into(),
                        high: high.points().into(),
                    }),
                    Some((only, _)) => one(Action::Call(Call::Bid(only))),
                    None => {}
                }
            }
            Phase::Name => Contract::all().map(Action::Name).for_each(one),
            Phase::Play => self.playable(hand).iter().map(Action::Play).for_each(one),
            Phase::Over => {}
        }
    }

    /// Writes out the zones and facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        ledger.open(Place::Shared("trick"), self.trick.played.iter().rev());
        for seat in self.players.seats() {
            let won = self
                .tricks
                .iter()
                .filter(|trick| self.winner(trick) == seat);
            let tiles = won.flat_map(|trick| trick.played.iter());
            ledger.open(Place::Of("won", seat), tiles);
            ledger.score(self.total(Side::of(seat)).number().into());
        }
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("leader", Fact::Seat(self.trick.leader));
        ledger.fact("deals", Fact::Number(self.deals.into()));
        let bid = self.bid();
        ledger.fact(
            "bidder",
            bid.map_or(Fact::Nothing, |(seat, _)| Fact::Seat(seat)),
        );
        ledger.fact("bid", Fact::of(bid.map(|(_, bid)| bid)));
        let passed = self.players.seats();
        let passed = passed.filter(|seat| self.auction.has_passed(*seat));
        ledger.fact("passed", Fact::Seats(passed.collect()));
        ledger.fact("trump", Fact::of(self.contract));
        for side in Side::BOTH {
            let name = match side {
                Side::Even => "points-even",
                Side::Odd => "points-odd",
            };
            ledger.fact(name, Fact::Number(self.taken(side).number().into()));
        }
    }
}
