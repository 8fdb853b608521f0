//! What lies on the table, which is everything but the order of the two decks. Game and view share it, so that what may be
//! done, what is due and what somebody is worth are worked out in one place.

use super::Seats;
use super::board::{DEEDS, Deed, Deeds, Group, Space};
use super::cards::{Card, Deck};
use super::options::{Mode, Options};
use super::task::{Debt, MOST_TASKS, Stage, Task};
use crate::game::{Decision, Outcome, Turn};
use crate::seat::{Players, Seat, SeatSet};
use heapless::Vec;
use serde::{Deserialize, Serialize};

/// All houses of the Bank.
pub const HOUSES: u8 = 32;
/// All hotels of the Bank.
pub const HOTELS: u8 = 12;
/// What each seat has at the start.
pub const START: i32 = 1500;
/// What GO pays.
pub const SALARY: i32 = 200;
/// What Jail costs.
pub const FINE: i32 = 50;
/// The flat income tax.
pub const INCOME_TAX: i32 = 200;
/// The luxury tax.
pub const LUXURY_TAX: i32 = 75;
/// The most claims that can be open: three landings in each of two turns.
pub const MOST_CLAIMS: usize = 6;
/// How many offers of a seat may be refused in a turn.
pub const MOST_REFUSED: u8 = 3;
/// How often a deal may be changed.
pub const MOST_CHANGES: u8 = 3;
/// More money than anybody ever has.
pub(super) const MOST_CASH: i32 = 100_000_000;

/// One seat's money and token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Holder {
    /// Its cash.
    pub cash: i32,
    /// Where its token stands.
    pub space: Space,
    /// How many throws for doubles it has missed, while it is in Jail.
    pub jail: Option<u8>,
    /// The place in the order of going out, counted from 0, if it is out of the game.
    pub out: Option<u8>,
    /// How many of its offers were refused in this turn.
    pub refused: u8,
}

/// What lies between two throws, or follows the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Window {
    /// The seat in turn is to throw.
    Before,
    /// It has thrown, and may end its turn.
    After,
}

/// Rent that its owner may ask for (R15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim {
    /// Who may ask.
    pub owner: Seat,
    /// Who would pay.
    pub debtor: Seat,
    /// What for.
    pub deed: Deed,
    /// How much.
    pub amount: i32,
    /// The number of the turn in which the debtor came there.
    pub turn: u32,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// One is left (R49).
    Last,
    /// The first is bankrupt, in the Short Game (S5).
    Bankrupt,
    /// The time is up (L2).
    Time,
}

impl Ending {
    /// Its name in the host interface.
    pub const fn reason(self) -> &'static str {
        match self {
            Ending::Last => "last",
            Ending::Bankrupt => "bankrupt",
            Ending::Time => "time",
        }
    }
}

/// A house or a hotel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A house.
    House,
    /// A hotel.
    Hotel,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Each seat's money and token.
    pub holders: Seats<Holder>,
    /// Whose each deed is; the Bank's where it is nobody's.
    pub owners: [Option<Seat>; DEEDS],
    /// How many steps are built on each lot: a house is one, a hotel one more than the most houses.
    pub levels: [u8; DEEDS],
    /// The deeds that are mortgaged.
    pub mortgaged: Deeds,
    /// The turn in which each deed last changed hands in a deal; nought where it never did since the Bank sold it.
    pub traded: [u32; DEEDS],
    /// The seats whose offers for each deed its owner has refused.
    pub refused: [SeatSet; DEEDS],
    /// Who holds the Jail pass of each deck; it lies in its deck where nobody does.
    pub passes: [Option<Seat>; 2],
    /// Whose turn it is.
    pub active: Seat,
    /// The number of the turn, counted from 1 over all seats.
    pub turn: u32,
    /// The dice as they lie; noughts before the first throw.
    pub dice: [u8; 2],
    /// How many doubles the seat in turn has thrown.
    pub doubles: u8,
    /// Whether it is to throw or has thrown.
    pub window: Window,
    /// Whether houses and hotels were already shared out since the last throw.
    pub shared: [bool; 2],
    /// The rent that can still be asked for, the oldest first.
    pub claims: Vec<Claim, MOST_CLAIMS>,
    /// What the table is busy with, the next thing last. Nothing between throws.
    pub tasks: Vec<Task, MOST_TASKS>,
    /// The card that was drawn last.
    pub drawn: Option<Card>,
    /// What is left of the table's time in milliseconds, where it plays against the clock.
    pub time: Option<u32>,
    /// Why the game ended.
    pub ending: Option<Ending>,
}

impl Open {
    /// What is to be decided next; nothing between throws.
    pub fn top(&self) -> Option<&Task> {
        self.tasks.last()
    }

    /// Who decides now.
    pub fn decider(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        match self.top() {
            None | Some(Task::Buy(_) | Task::Tax) => Some(self.active),
            Some(Task::Called(seat) | Task::Received { seat, .. }) => Some(*seat),
            Some(Task::Debt(debt)) => Some(debt.debtor),
            Some(Task::Draft(draft)) => Some(draft.from),
            Some(Task::Reply(draft)) => Some(draft.to),
            Some(Task::Auction(lot)) => lot.bidding.speaker(),
            Some(Task::Sale(sale)) => match sale.stage {
                Stage::Wish(seat) | Stage::Serve(seat) | Stage::Place(seat, _) => Some(seat),
                Stage::Bid(bidding) => bidding.speaker(),
            },
            Some(Task::NextTurn | Task::Leave(_) | Task::Each { .. } | Task::Estate { .. }) => None,
        }
    }

    /// What kind of decision it is.
    pub fn phase(&self) -> &'static str {
        match (self.top(), self.window) {
            (Some(task), _) => task.phase(),
            (None, Window::Before) => "before-throw",
            (None, Window::After) => "after-throw",
        }
    }

    pub(super) fn standing(&self) -> Turn {
        match (self.ending, self.decider()) {
            (Some(ending), _) => Turn::Over(Outcome {
                winners: self.winners(),
                reason: ending.reason(),
            }),
            (None, decider) => Turn::Decide(Decision {
                seat: decider.unwrap_or(self.active),
                phase: self.phase(),
                private: false,
            }),
        }
    }

    /// The seats that are still in the game.
    pub fn living(&self) -> SeatSet {
        let seats = self.players.seats();
        seats.filter(|seat| self.is_in(*seat)).collect()
    }

    /// Whether a seat is at the table and still in the game.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.players.has(seat) && self.holders[seat].out.is_none()
    }

    /// The next seat to the left that is still in the game.
    pub fn next_after(&self, seat: Seat) -> Seat {
        let left = self.players.left_of(seat);
        let mut seats = self.players.seats_from(left);
        seats.find(|seat| self.is_in(*seat)).unwrap_or(seat)
    }

    /// Whose a deed is.
    pub fn owner(&self, deed: Deed) -> Option<Seat> {
        self.owners.get(deed.index()).copied().flatten()
    }

    /// The deeds of a seat; without one, those of the Bank.
    pub fn deeds(&self, seat: Option<Seat>) -> Deeds {
        Deed::all()
            .filter(|deed| self.owner(*deed) == seat)
            .collect()
    }

    /// Who has all deeds of a group.
    pub fn group_owner(&self, group: Group) -> Option<Seat> {
        let mut owners = group.deeds().iter().map(|deed| self.owner(deed));
        let first = owners.next()??;
        owners.all(|owner| owner == Some(first)).then_some(first)
    }

    /// How many steps are built on a lot.
    pub fn level(&self, deed: Deed) -> u8 {
        self.levels.get(deed.index()).copied().unwrap_or(0)
    }

    /// How many steps are built on a group.
    pub fn group_level(&self, group: Group) -> u8 {
        group.deeds().iter().map(|deed| self.level(deed)).sum()
    }

    /// Whether something is built in a group.
    pub fn is_built(&self, group: Group) -> bool {
        self.group_level(group) > 0
    }

    /// How many houses stand on these lots.
    pub fn houses_on(&self, deeds: Deeds) -> u8 {
        let levels = deeds.iter().map(|deed| self.level(deed));
        levels.filter(|level| *level < self.options.hotel()).sum()
    }

    /// How many hotels stand on these lots.
    pub fn hotels_on(&self, deeds: Deeds) -> u8 {
        let levels = deeds.iter().map(|deed| self.level(deed));
        levels
            .filter(|level| *level == self.options.hotel())
            .count() as u8
    }

    /// How many houses or hotels the Bank has.
    pub fn stock(&self, piece: Piece) -> u8 {
        match piece {
            Piece::House => HOUSES.saturating_sub(self.houses_on(Deeds::ALL)),
            Piece::Hotel => HOTELS.saturating_sub(self.hotels_on(Deeds::ALL)),
        }
    }

    /// Whether a seat holds the Jail pass of a deck.
    pub fn has_pass(&self, seat: Seat, deck: Deck) -> bool {
        self.passes.get(deck.index()).copied().flatten() == Some(seat)
    }

    /// The Jail pass that a seat would use: of two, that of Chance.
    pub fn pass_of(&self, seat: Seat) -> Option<Deck> {
        let mut decks = Deck::BOTH.into_iter();
        decks.find(|deck| self.has_pass(seat, *deck))
    }

    /// The rent that is due for an unmortgaged deed, by a throw of the dice (R12 to R14). None where it is the Bank's.
    pub fn rent(&self, deed: Deed, dice: i32) -> i32 {
        self.owner(deed)
            .map_or(0, |owner| self.rent_to(owner, deed, dice))
    }

    /// The rent as it would be if a deed belonged to this seat, whoever else has it now.
    pub fn rent_to(&self, owner: Seat, deed: Deed, dice: i32) -> i32 {
        let group = deed.group();
        let mut others = group.deeds().iter().filter(|other| *other != deed);
        let is_own = |other: Deed| self.owner(other) == Some(owner);
        match group {
            Group::Rail => 25 << others.filter(|other| is_own(*other)).count(),
            Group::Works if others.any(is_own) => 10 * dice,
            Group::Works => 4 * dice,
            _ => {
                let rents = deed.rents();
                let level = self.level(deed);
                match level {
                    0 if others.all(is_own) => 2 * rents[0],
                    _ if level == self.options.hotel() => rents[5],
                    _ => rents[usize::from(level).min(5)],
                }
            }
        }
    }

    /// What a seat's buildings cost.
    fn built(&self, seat: Seat) -> i32 {
        let groups = Group::streets().filter(|group| self.group_owner(*group) == Some(seat));
        let costs = groups.map(|group| i32::from(self.group_level(group)) * group.house_cost());
        costs.sum()
    }

    /// All the money that a seat can raise from the Bank, with its cash (R43).
    pub fn raisable(&self, seat: Seat) -> i32 {
        let free = self.deeds(Some(seat)).without(self.mortgaged);
        let loans: i32 = free.iter().map(Deed::mortgage).sum();
        self.holders[seat].cash + self.built(seat) / 2 + loans
    }

    /// What a seat has for the income tax: cash, printed prices, cost of buildings (R21).
    pub fn taxed_worth(&self, seat: Seat) -> i32 {
        let prices: i32 = self.deeds(Some(seat)).iter().map(Deed::price).sum();
        self.holders[seat].cash + prices + self.built(seat)
    }

    /// What a seat is worth at the end, mortgaged deeds at half their prices; nothing when it is out.
    pub fn worth(&self, seat: Seat) -> i32 {
        let mortgaged = self.deeds(Some(seat)).and(self.mortgaged);
        let lent: i32 = mortgaged.iter().map(|deed| deed.price() / 2).sum();
        self.taxed_worth(seat) - lent
    }

    /// Who has won, or would if it ended now: the last one, else the richest.
    fn winners(&self) -> SeatSet {
        let living = self.living();
        let richest = living.iter().map(|seat| self.worth(seat)).max();
        let best = living
            .iter()
            .filter(|seat| Some(self.worth(*seat)) == richest);
        best.collect()
    }

    /// The deeds that a seat may sell or give in a deal: those of groups without buildings (R35).
    pub fn tradable(&self, seat: Seat) -> Deeds {
        let built = Group::streets().filter(|group| self.is_built(*group));
        let built = built.fold(Deeds::NONE, |all, group| all.or(group.deeds()));
        self.deeds(Some(seat)).without(built)
    }

    /// Whether a seat has anything besides money that may change hands.
    pub(super) fn can_give(&self, seat: Seat) -> bool {
        !self.tradable(seat).is_empty() || self.pass_of(seat).is_some()
    }

    /// The interest that a seat would have to pay at once for these deeds (R36, R40).
    pub fn interest(&self, deeds: Deeds) -> i32 {
        let mortgaged = deeds.and(self.mortgaged);
        mortgaged.iter().map(Deed::interest).sum()
    }

    /// The debt that is to be settled, also while its debtor makes a deal for it.
    pub fn debt(&self) -> Option<&Debt> {
        let mut tasks = self.tasks.iter().rev();
        match tasks.find(|task| !matches!(task, Task::Draft(_) | Task::Reply(_))) {
            Some(Task::Debt(debt)) => Some(debt),
            _ => None,
        }
    }

    /// How many houses, or hotels, a seat could place and pay for if the Bank had any number (R33).
    pub fn demand(&self, seat: Seat, piece: Piece) -> u8 {
        let mut cash = self.holders[seat].cash;
        let mut number = 0;
        let most = self.options.hotel() - 1;
        // The groups are in the order of what houses cost on them.
        for group in Group::streets() {
            let lots = group.deeds();
            let whole = self.group_owner(group) == Some(seat);
            if !whole || !lots.and(self.mortgaged).is_empty() {
                continue;
            }
            let levels = lots.iter().map(|lot| self.level(lot));
            let room = match piece {
                Piece::House => levels.map(|level| most.saturating_sub(level)).sum(),
                Piece::Hotel if levels.clone().all(|level| level >= most) => {
                    levels.filter(|level| *level == most).count() as u8
                }
                Piece::Hotel => 0,
            };
            let paid = (cash / group.house_cost()).clamp(0, room.into());
            cash -= paid * group.house_cost();
            number += paid as u8;
        }
        number
    }

    /// The levels of a group's lots with so many steps left, spread evenly (R32).
    pub fn spread(&self, group: Group, left: u8) -> [u8; DEEDS] {
        let lots = group.deeds();
        let number = lots.len().max(1) as u8;
        let (each, mut more) = (left / number, left % number);
        let mut levels = self.levels;
        for place in (0..DEEDS).rev() {
            let in_group = lots.iter().any(|lot| lot.index() == place);
            let Some(level) = levels.get_mut(place).filter(|_| in_group) else {
                continue;
            };
            let takes_more = more > 0 && *level > each;
            more -= u8::from(takes_more);
            *level = each + u8::from(takes_more);
        }
        levels
    }

    /// Whether a group's owner can sell until so many steps are left, with the houses that the Bank has (R32).
    pub fn can_strip(&self, group: Group, left: u8) -> bool {
        if left >= self.group_level(group) {
            return false;
        }
        let levels = self.spread(group, left);
        let needed = group
            .deeds()
            .iter()
            .filter_map(|lot| levels.get(lot.index()))
            .filter(|level| **level < self.options.hotel())
            .sum::<u8>();
        needed <= self.stock(Piece::House) + self.houses_on(group.deeds())
    }

    /// Whether the game is played until the time is up, and it is.
    pub(super) fn is_time_up(&self) -> bool {
        self.options.mode == Mode::TimeLimit && self.time == Some(0)
    }

    /// The least that can be bid now, in any auction.
    pub fn least_bid(&self) -> i32 {
        match self.top() {
            Some(Task::Auction(lot)) => {
                lot.bidding.highest().map_or(0, |bid| bid.amount as i32) + 1
            }
            Some(Task::Sale(sale)) => match sale.stage {
                Stage::Bid(bidding) => {
                    let highest = bidding.highest().map_or(0, |bid| bid.amount as i32);
                    let floor = bidding
                        .speaker()
                        .and_then(|seat| self.cheapest(seat, sale.piece()));
                    floor.unwrap_or(MOST_CASH).max(highest + 1)
                }
                _ => MOST_CASH,
            },
            _ => MOST_CASH,
        }
    }

    /// What the cheapest house or hotel costs that a seat may build.
    pub(super) fn cheapest(&self, seat: Seat, piece: Piece) -> Option<i32> {
        let lots = Deed::all().filter(|deed| self.can_place(seat, *deed) == Ok(piece));
        lots.map(|deed| deed.group().house_cost()).min()
    }
}
