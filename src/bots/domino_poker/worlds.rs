//! The highest level: everything that can be said is tried in many imagined deals, each counting for as much as what the
//! others have said makes it likely, and played out to the end of the hand.

use super::odds::usual;
use super::plan::{by_pair, by_strength};
use crate::player::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::domino_poker::{
    ANTE, Action, Category, DominoPoker, Open, Rank, SEATS, Said, View,
};
use parlour_rules::game::quietly;
use parlour_rules::{Game, PerSeat, Rng, Seat};

/// How many deals are imagined.
const DEALS: u32 = 400;
/// A hand takes no more decisions.
const LONGEST: usize = 24;
/// Of a hundred times, how often somebody goes by the plan as far as anybody can know, and how often by that or by a pair;
/// the others stay in or bet whatever they have.
const PLANNED: u32 = 50;
const PAIRED: u32 = 85;

/// The best thing to say by its mean gain. None where there was no time to see anything.
pub(super) fn best(
    view: &View,
    seat: Seat,
    rng: &mut Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let ideas: Vec<Action, 3> = view.open.offers().into_iter().flatten().collect();
    let (mut nodes, mut deals) = (0, 0);
    let mut trial = Trial::of(ideas.len(), DEALS);
    while trial.goes_on(deals) {
        deals += 1;
        let world = DominoPoker::imagine(view, rng);
        let strengths = strengths(&world, &view.open);
        let weight = likelihood(&view.open, seat, &strengths);
        if weight == 0 {
            continue;
        }
        let luck = rng.fork();
        trial.compare(&mut |idea| {
            let action = *ideas.get(idea)?;
            if stop() {
                return None;
            }
            let mut luck = luck.clone();
            Some(weight * play_out(&world, seat, action, &strengths, &mut luck, &mut nodes))
        });
    }
    let action = trial.best().and_then(|idea| ideas.get(idea).copied())?;
    Some(Thought { action, nodes })
}

/// What each seat thinks of its hand: its rank.
fn strengths(world: &DominoPoker, open: &Open) -> PerSeat<Option<Rank>, SEATS> {
    let mut ranks = PerSeat::default();
    for seat in open.players.seats() {
        let hand = world.view(Some(seat)).hand;
        ranks[seat] = Some(Rank::of(hand, open.options.straights));
    }
    ranks
}

/// How likely the others would have said what they have with these hands: for each of them up to ten.
fn likelihood(open: &Open, own: Seat, ranks: &PerSeat<Option<Rank>, SEATS>) -> i32 {
    let others = open.players.seats().filter(|seat| *seat != own);
    let each = others.map(|seat| {
        let strength = ranks[seat].map_or(0, |rank| usual(rank, SEATS - 1));
        // Next to nothing, a small pair, a good one, and what is nearly sure.
        let of = |weights: [i32; 4]| match strength {
            0..20 => weights[0],
            20..45 => weights[1],
            45..75 => weights[2],
            _ => weights[3],
        };
        match open.said(seat) {
            Said::Folded => of([10, 5, 2, 1]),
            _ if open.bets[seat] > 1 => of([2, 2, 4, 10]),
            Said::Raised => of([2, 3, 5, 10]),
            _ if open.bets[seat] > 0 => of([2, 4, 10, 10]),
            _ if open.paid[seat] > ANTE => of([2, 8, 10, 6]),
            _ if has_checked(open, own, seat) => of([10, 10, 6, 4]),
            _ => 10,
        }
    });
    each.product()
}

/// Whether a seat that has paid no more than the ante has spoken before the one that speaks now.
fn has_checked(open: &Open, own: Seat, seat: Seat) -> bool {
    let steps = |seat| open.players.steps(open.players.left_of(open.dealer), seat);
    let highest = open.bidding.highest();
    steps(seat) < steps(own) || highest.is_some_and(|bid| steps(bid.seat) > steps(own))
}

/// What a seat gains by saying this, where all go on by the plan.
fn play_out(
    world: &DominoPoker,
    seat: Seat,
    action: Action,
    ranks: &PerSeat<Option<Rank>, SEATS>,
    luck: &mut Rng,
    nodes: &mut u32,
) -> i32 {
    let mut game = world.clone();
    let (before, hand) = (game.score(seat), game.view(None).open.hand);
    let mut next = Some(action);
    for _ in 0..LONGEST {
        let Some(action) = next else {
            break;
        };
        *nodes += 1;
        if quietly(|croupier| game.apply(action, croupier)).is_err() {
            break;
        }
        let open = game.view(None).open;
        let ended = open.report.is_some_and(|report| report.hand == hand);
        if ended {
            return i32::from(open.stacks[seat]) + i32::from(open.paid[seat]) - before;
        }
        let speaks = open.decider();
        next = speaks.and_then(|speaks| {
            let others = open.still_in().len().saturating_sub(1);
            let rank = ranks[speaks]?;
            match luck.below(100) {
                lot if speaks == seat || lot < PLANNED => {
                    by_strength(&open, speaks, usual(rank, others))
                }
                lot if lot < PAIRED => by_pair(&open, rank.category > Category::HighPiece),
                _ => open.offers()[luck.below(2) as usize].or(open.offers()[0]),
            }
        });
    }
    0
}
