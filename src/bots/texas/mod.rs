//! The computer player of Four Hand Texas.
//!
//! It bids what its hand makes: the hidden tiles are dealt anew again and again, and with each contract worth a thought every
//! such deal is played out by a sensible [`policy`], on a small and fast copy of the rules, [`deal`] ([`prospects`]). What
//! comes in two deals of three it bids. The same tells which trumps to name. A tile is played by the policy; the highest level
//! tries each tile in imagined deals that fit all that was seen, and plays the one that leaves its side best off ([`search`]).

mod deal;
mod laws;
mod policy;
mod prospects;
mod search;
#[cfg(test)]
mod tests;

use crate::{Level, Player, Thought};
use deal::Deal;
use parlour_rules::texas::{Action, HAND_POINTS, Phase, Side, View};
use parlour_rules::{Game, Rng, Seat, SeedableRng, Texas};
use prospects::Prospects;

/// Of a hundred decisions, how many the lowest level leaves to chance.
const SLIPS: u32 = 20;

/// In how many imagined deals a hand is tried with every contract, by level.
const DEALS: [u32; 3] = [8, 32, 48];

/// How many tiles the highest level plays on imagined deals to choose one.
const NODES: u32 = 12_000;

/// What a point of lead is to the general player.
const POINT: i32 = 4;

impl Player for Texas {
    /// Long enough for a whole hand.
    const HORIZON: u32 = 60;

    fn rollout(view: &View, rng: &mut Rng) -> Option<Action> {
        quick(view, rng)
    }

    /// The total with what this hand has brought so far, where that can be told.
    fn worth(game: &Self, seat: Seat) -> i32 {
        let open = game.view(None).open;
        let side = Side::of(seat);
        let mut points = i32::from(open.total(side).number());
        if open.phase == Phase::Play {
            points += i32::from(open.taken(side).number());
        }
        points * POINT
    }

    fn round(view: &View) -> u32 {
        view.open.deals.into()
    }

    fn decide(
        view: &View,
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<Action>> {
        if !view.decides() {
            return None;
        }
        let mut rng = Rng::seed_from_u64(seed);
        match view.open.phase {
            Phase::Auction | Phase::Name => {
                let mut prospects = Prospects::of(view);
                prospects.look(level.of_three(DEALS), &mut rng, stop);
                let action = match view.open.phase {
                    Phase::Auction => Action::Call(prospects.call()),
                    _ => Action::Name(prospects.contract()),
                };
                let nodes = prospects.nodes;
                Some(Thought { action, nodes })
            }
            _ if level == Level::HARD => search::play(view, NODES, rng, stop),
            _ => play(view, level, &mut rng).map(Thought::at_once),
        }
    }
}

/// What the policy plays, without looking ahead; of the lowest level a slip now and then, which plays any tile. That one bids as
/// well as it can: to bid what it cannot make would throw whole games away.
fn play(view: &View, level: Level, rng: &mut Rng) -> Option<Action> {
    let deal = Deal::seen(view)?;
    let slips = level == Level::EASY && rng.below(100) < SLIPS;
    let place = match slips {
        true => laws::any(deal.legal(), rng)?,
        false => policy::choose(&deal),
    };
    laws::tile(place).map(Action::Play)
}

/// What comes to mind first.
fn quick(view: &View, rng: &mut Rng) -> Option<Action> {
    if !view.decides() {
        return None;
    }
    match view.open.phase {
        Phase::Auction => Some(Action::Call(policy::rule_of_thumb(view))),
        Phase::Name => Some(Action::Name(policy::longest(view).0)),
        Phase::Play => play(view, Level::NORMAL, rng),
        Phase::Over => None,
    }
}

/// The points of a side that takes every trick.
const ALL: u8 = HAND_POINTS.number() as u8;
