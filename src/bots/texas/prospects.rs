//! What a hand makes with each contract, in many imagined deals.

use super::ALL;
use super::deal::Deal;
use super::laws::tiles;
use super::policy::{self, up_to};
use heapless::Vec;
use parlour_rules::texas::{Bid, Call, Contract, SEATS, View};
use parlour_rules::{Game, Rng, Texas};

/// The fewest trumps with which a number is worth a thought, and doubles.
const TRUMPS: usize = 2;
const DOUBLES: usize = 3;

/// What came of a contract.
struct Prospect {
    contract: Contract,
    /// In how many deals the side took so many points.
    taken: [u16; ALL as usize + 1],
}

impl Prospect {
    /// In how many deals it took at least so many points.
    fn reaching(&self, points: u8) -> u32 {
        let from = self.taken.get(points.into()..).unwrap_or_default();
        from.iter().map(|deals| u32::from(*deals)).sum()
    }

    /// All points of all deals.
    fn sum(&self) -> u32 {
        let points = (0..).zip(self.taken);
        points
            .map(|(points, deals)| points * u32::from(deals))
            .sum()
    }
}

/// All contracts worth a thought.
pub(super) struct Prospects<'a> {
    view: &'a View,
    contracts: Vec<Prospect, { Contract::COUNT }>,
    deals: u32,
    /// How many tiles have been played.
    pub(super) nodes: u32,
}

impl<'a> Prospects<'a> {
    pub(super) fn of(view: &'a View) -> Prospects<'a> {
        let trumps = |contract: &Contract| view.hand.and(contract.trump_tiles()).len();
        let is_worth_it = |contract: &Contract| match *contract {
            Contract::NoTrump => true,
            Contract::DOUBLES => trumps(contract) >= DOUBLES,
            Contract::Trumps(_) => trumps(contract) >= TRUMPS,
        };
        let contracts = Contract::all().filter(is_worth_it);
        Prospects {
            view,
            contracts: contracts
                .map(|contract| Prospect {
                    contract,
                    taken: [0; ALL as usize + 1],
                })
                .collect(),
            deals: 0,
            nodes: 0,
        }
    }

    /// Plays out so many imagined deals with every contract.
    pub(super) fn look(&mut self, deals: u32, rng: &mut Rng, stop: &dyn Fn() -> bool) {
        let Some(seat) = self.view.seat else { return };
        while self.deals < deals {
            let world = Texas::imagine(self.view, rng);
            let mut hands = [0; SEATS];
            for (hand, other) in hands.iter_mut().zip(world.players().seats()) {
                *hand = tiles(world.view(Some(other)).hand);
            }
            let mut taken = [0; Contract::COUNT];
            for (prospect, taken) in self.contracts.iter().zip(&mut taken) {
                let mut deal = Deal::begin(prospect.contract, seat, false, hands);
                while !deal.is_over() {
                    if stop() {
                        return;
                    }
                    self.nodes += 1;
                    deal.play(policy::choose(&deal));
                }
                *taken = deal.taken();
            }
            for (prospect, taken) in self.contracts.iter_mut().zip(taken) {
                if let Some(deals) = prospect.taken.get_mut(usize::from(taken)) {
                    *deals += 1;
                }
            }
            self.deals += 1;
        }
    }

    /// Whether something that came so often came in this share of all deals.
    fn is_share(&self, came: u32, (of, all): (u32, u32)) -> bool {
        self.deals > 0 && came * all >= self.deals * of
    }

    /// The highest bid that the hand is good for.
    fn most(&self) -> Option<Bid> {
        let all = self.contracts.iter().map(|prospect| prospect.reaching(ALL));
        let all = all.max().unwrap_or(0);
        if self.is_share(all, (9, 10)) {
            return Some(Bid::HIGHEST);
        }
        if self.is_share(all, (3, 4)) {
            return Some(Bid::LIMIT);
        }
        let makes = |points: &u8| {
            let mut contracts = self.contracts.iter();
            contracts.any(|prospect| self.is_share(prospect.reaching(*points), (2, 3)))
        };
        let lowest = Bid::LOWEST.points() as u8;
        let best = (lowest..ALL).rev().find(makes)?;
        Some(Bid::new(best.into()))
    }

    /// What to say.
    pub(super) fn call(&self) -> Call {
        up_to(self.view, self.most())
    }

    /// What to name: the contract that makes the bid most often, of those the one that takes most, and then the longest.
    pub(super) fn contract(&self) -> Contract {
        let bid = self.view.open.bid().map_or(Bid::LOWEST, |(_, bid)| bid);
        let needed = bid.points().min(ALL.into()) as u8;
        let length = |contract: Contract| self.view.hand.and(contract.trump_tiles()).len();
        let worth = |prospect: &&Prospect| {
            let trumps = length(prospect.contract);
            (prospect.reaching(needed), prospect.sum(), trumps)
        };
        // Without time all have made nothing, and the longest is named.
        let best = self.contracts.iter().max_by_key(worth);
        best.map_or(Contract::NoTrump, |best| best.contract)
    }
}
