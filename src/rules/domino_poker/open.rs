//! What lies open on the table for everybody: stacks, bets, who is still in. Game and view share it, so that what may be
//! done is worked out in one place. The hands are not here.

use super::SEATS;
use super::action::{Action, Refusal};
use super::options::{Options, Stakes};
use super::report::Report;
use crate::bidding::Bidding;
use crate::game::{Choice, Decision, Outcome, Turn};
use crate::ledger::{Fact, Ledger, Place};
use crate::seat::{PerSeat, Players, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What everybody pays before a hand is dealt.
pub const ANTE: u8 = 1;
/// What a bet is, and what a raise adds (R5).
pub const STEP: u8 = 2;
/// A bet and three raises are the most in a hand (R5).
pub const MOST_BETS: u8 = 4;

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Seats bet.
    Bet,
    /// The dealer turns all tiles up: there is nothing to bet.
    Show,
    /// The game has ended.
    Over,
}

/// What a seat has come to in the betting of this hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Said {
    /// It has not spoken, or has to speak again.
    Nothing,
    /// It stays in for nothing.
    Checked,
    /// It made the first bet, and nobody has raised it.
    Bet,
    /// It raised last.
    Raised,
    /// It has paid what the others have.
    Called,
    /// It gave its hand up.
    Folded,
}

/// Everything that is open to all seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The number of seats.
    pub players: Players,
    /// The options in force.
    pub options: Options,
    /// Who dealt.
    pub dealer: Seat,
    /// The hand, counted from 1.
    pub hand: u8,
    /// What the table is busy with.
    pub phase: Phase,
    /// Who speaks, who is still in, and what everybody is to have paid.
    pub bidding: Bidding,
    /// How often each seat has bet or raised in this hand.
    pub bets: PerSeat<u8, SEATS>,
    /// What each seat has paid in this hand, the ante included.
    pub paid: PerSeat<u8, SEATS>,
    /// The chips that each seat has before it; without chips the hands that it has won.
    pub stacks: PerSeat<u16, SEATS>,
    /// The last finished hand.
    pub report: Option<Report>,
}

impl Open {
    /// A table before its first hand is dealt.
    pub(super) fn new(players: Players, options: Options, dealer: Seat) -> Open {
        let mut stacks = PerSeat::default();
        if let Stakes::Chips { each, .. } = options.stakes {
            for seat in players.seats() {
                stacks[seat] = each.into();
            }
        }
        Open {
            players,
            options,
            dealer,
            hand: 1,
            phase: Phase::Show,
            bidding: Open::bidding(players, dealer),
            bets: PerSeat::default(),
            paid: PerSeat::default(),
            stacks,
            report: None,
        }
    }

    /// The betting before anybody has spoken: the seat on the dealer's left begins (R3).
    pub(super) fn bidding(players: Players, dealer: Seat) -> Bidding {
        Bidding::begin(players, SeatSet::all(players), players.left_of(dealer))
    }

    /// The most that anybody may pay in this hand: what the smallest stack was before the ante (R2).
    pub fn cover(&self) -> u16 {
        let before = |seat| self.stacks[seat].saturating_add(self.paid[seat].into());
        self.players.seats().map(before).min().unwrap_or(0)
    }

    /// What everybody has to have paid after so many bets and raises.
    pub(super) fn level(&self, bets: u8) -> u8 {
        u16::from(ANTE + STEP * bets).min(self.cover()) as u8
    }

    /// How many bets and raises there have been in this hand.
    pub fn all_bets(&self) -> u8 {
        self.players.seats().map(|seat| self.bets[seat]).sum()
    }

    /// What everybody who wants to stay in has to have paid in this hand.
    pub fn stake(&self) -> u8 {
        let highest = self.bidding.highest().map(|bid| bid.amount as u8);
        highest.unwrap_or(ANTE)
    }

    /// What a seat has to pay to stay in.
    pub fn price(&self, seat: Seat) -> u8 {
        self.stake().saturating_sub(self.paid[seat])
    }

    /// What a bet is now, or what a raise adds; nothing where there can be none (R5).
    pub fn step(&self) -> u8 {
        match self.all_bets() {
            MOST_BETS.. => 0,
            bets => self.level(bets + 1).saturating_sub(self.stake()),
        }
    }

    /// How many bets and raises can still be made in this hand: fewer where a stack is small.
    pub fn bets_left(&self) -> u8 {
        let made = self.all_bets();
        let can = |bets: &u8| self.level(*bets) > self.level(bets - 1);
        (made + 1..=MOST_BETS).filter(can).count() as u8
    }

    /// The chips in the pot.
    pub fn pot(&self) -> u8 {
        self.players.seats().map(|seat| self.paid[seat]).sum()
    }

    /// The seats that have not folded.
    pub const fn still_in(&self) -> SeatSet {
        self.bidding.still_in()
    }

    /// What a seat has come to in the betting.
    pub fn said(&self, seat: Seat) -> Said {
        if !self.still_in().has(seat) {
            return Said::Folded;
        }
        if self.phase != Phase::Bet || self.bidding.asked().has(seat) {
            return Said::Nothing;
        }
        match self.bidding.highest() {
            None => Said::Checked,
            Some(bid) if bid.seat != seat => Said::Called,
            Some(_) if self.all_bets() == 1 => Said::Bet,
            Some(_) => Said::Raised,
        }
    }

    /// The seat that decides now; none when the game is over.
    pub fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Bet => self.bidding.speaker(),
            Phase::Show => Some(self.dealer),
            Phase::Over => None,
        }
    }

    /// Whose turn it is, or how the game ended.
    pub fn turn(&self) -> Turn {
        match self.decider() {
            Some(seat) => Turn::Decide(Decision {
                seat,
                phase: match self.phase {
                    Phase::Bet => "bet",
                    _ => "show",
                },
                private: self.phase == Phase::Bet,
            }),
            None => Turn::Over(self.outcome()),
        }
    }

    /// Most chips win, or most hands; equal stacks share it (R11).
    fn outcome(&self) -> Outcome {
        let stacks = || self.players.seats().map(|seat| self.stacks[seat]);
        let most = stacks().max();
        let leads = |seat: &Seat| Some(self.stacks[*seat]) == most;
        Outcome {
            winners: self.players.seats().filter(leads).collect(),
            reason: match self.options.stakes {
                Stakes::Wins(_) => "wins",
                Stakes::Chips { .. } if stacks().any(|stack| stack == 0) => "empty-stack",
                Stakes::Chips { .. } => "hands",
            },
        }
    }

    /// Whether the game ends with the hand that has just been won (R11, R12).
    pub(super) fn is_last_hand(&self) -> bool {
        let mut stacks = self.players.seats().map(|seat| self.stacks[seat]);
        match self.options.stakes {
            Stakes::Chips { hands, .. } => self.hand >= hands || stacks.any(|stack| stack == 0),
            Stakes::Wins(wins) => stacks.any(|won| won >= u16::from(wins)),
        }
    }

    /// Whether the seat to decide may do this; if not, why not.
    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over => return Err(Refusal::Over),
            Phase::Show if action != Action::Show => return Err(Refusal::OnlyShow),
            Phase::Show => return Ok(()),
            Phase::Bet => {}
        }
        let has_bet = self.bidding.highest().is_some();
        match (action, has_bet) {
            (Action::Show, _) => Err(Refusal::NotYet),
            (Action::Check, false) | (Action::Call | Action::Fold, true) => Ok(()),
            (Action::Call | Action::Fold | Action::Raise(_), false) => Err(Refusal::Free),
            (Action::Check | Action::Bet(_), true) => Err(Refusal::BetIsMade),
            (Action::Bet(step), false) | (Action::Raise(step), true) => match self.step() {
                0 if self.all_bets() == MOST_BETS => Err(Refusal::NoMoreRaises),
                0 => Err(Refusal::AllIn),
                this if this == step => Ok(()),
                other => Err(Refusal::Step(other)),
            },
        }
    }

    /// What the seat to decide can be offered now, the cheapest way to stay in first.
    pub fn offers(&self) -> [Option<Action>; 3] {
        let step = Some(self.step()).filter(|step| *step > 0);
        match self.phase {
            Phase::Over => [None; 3],
            Phase::Show => [Some(Action::Show), None, None],
            Phase::Bet if self.bidding.highest().is_none() => {
                [Some(Action::Check), step.map(Action::Bet), None]
            }
            Phase::Bet => [
                Some(Action::Call),
                step.map(Action::Raise),
                Some(Action::Fold),
            ],
        }
    }

    /// Visits what the seat to decide may do.
    pub(super) fn legal(&self, visit: &mut dyn FnMut(Choice<Action>)) {
        for action in self.offers().into_iter().flatten() {
            visit(Choice::One(action));
        }
    }

    /// Writes out the facts that are the same in the full state and in every view.
    pub(super) fn describe(&self, ledger: &mut dyn Ledger) {
        for seat in self.players.seats() {
            if self.options.has_chips() {
                let stack = i32::from(self.stacks[seat]);
                ledger.count("chips", Place::Of("stack", seat), Some(stack));
                let paid = i32::from(self.paid[seat]);
                ledger.count("chips", Place::Of("bet", seat), Some(paid));
            }
            ledger.score(self.stacks[seat].into());
        }
        ledger.fact("hand", Fact::Number(self.hand.into()));
        ledger.fact("dealer", Fact::Seat(self.dealer));
        ledger.fact("in", Fact::Seats(self.still_in()));
        if self.options.has_chips() {
            ledger.fact("pot", Fact::Number(self.pot().into()));
            ledger.fact("cover", Fact::Number(self.cover().into()));
            ledger.fact("stake", Fact::Number(self.stake().into()));
            ledger.fact("bets", Fact::Number(self.all_bets().into()));
        }
    }
}
