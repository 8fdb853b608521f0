//! The general player: plays any game from its view alone, by trying each action in many imagined games.
//!
//! All that the view hides is imagined anew again and again. In each imagined game every action still in question is
//! tried and played out with quick moves, all from the same imagined deal and with the same future chance, so that the
//! actions differ in nothing but themselves. Halfway through each stage of the budget the worse half of the actions is
//! given up, until one is left. The player knows nothing about what others may conclude from its moves, and never
//! bluffs.

use crate::choices;
use crate::player::{Level, Player, Thought};
use heapless::Vec;
use parlour_rules::game::quietly;
use parlour_rules::{Game, Outcome, Rng, Seat, Turn, View};

/// The difference in [`Player::worth`] between a seat and the others that counts as much as a won game.
pub const LEAD_OF_A_WIN: i32 = 1_000;

/// What a won game counts in a playout; enough that no lead in points is ever taken for it.
const WIN: i32 = 2 * LEAD_OF_A_WIN;

/// One action in question.
#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    /// The sum of what it brought; all arms in question have been tried equally often.
    sum: i32,
}

/// How hard a level thinks.
struct Effort {
    /// Actions to carry out in all.
    nodes: u32,
    /// Of a hundred decisions, how many are made without thinking.
    slips: u32,
}

fn effort(level: Level) -> Effort {
    match level.number() {
        0 | 1 => Effort {
            nodes: 300,
            slips: 20,
        },
        2 => Effort {
            nodes: 2_000,
            slips: 0,
        },
        _ => Effort {
            nodes: 10_000,
            slips: 0,
        },
    }
}

/// The general player's decision; see [`Player::decide`].
pub fn decide<G: Player>(
    view: &G::View,
    level: Level,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<G::Action>> {
    let mut rng = Rng::seeded(seed);
    let effort = effort(level);
    let seat = view.seat()?;
    let mut arms: Vec<_, { choices::MAX_CANDIDATES }> = choices::candidates::<G>(view, &mut rng)
        .into_iter()
        .map(|action| Arm { action, sum: 0 })
        .collect();
    // Among equals the first is kept, so a random order makes it any of them.
    rng.shuffle(&mut arms);
    let mut search = Search::<G> {
        view,
        seat,
        nodes: 0,
        stop,
        stopped: false,
        rng,
    };
    if arms.len() > 1
        && search.rng.below(100) < effort.slips
        && let Some(action) = G::rollout(view, &mut search.rng)
    {
        return Some(Thought { action, nodes: 0 });
    }
    let stages = u32::BITS - (arms.len() as u32).saturating_sub(1).leading_zeros();
    for stage in 1..=stages {
        let limit = effort.nodes / stages * stage;
        search.explore(&mut arms, limit);
        if search.stopped {
            break;
        }
        arms.sort_unstable_by_key(|arm| -arm.sum);
        arms.truncate(arms.len().div_ceil(2));
    }
    let best = arms.iter().rev().max_by_key(|arm| arm.sum)?;
    Some(Thought {
        action: best.action,
        nodes: search.nodes,
    })
}

/// How a seat stands against the others: what it won, if the game is over, and its lead.
pub fn standing<G: Player>(game: &G, seat: Seat) -> i32 {
    let players = game.players();
    let others = players.count().saturating_sub(1).max(1) as i32;
    let lead = players
        .seats()
        .filter(|other| *other != seat)
        .map(|other| G::worth(game, other) / others)
        .fold(G::worth(game, seat), i32::saturating_sub)
        .clamp(-LEAD_OF_A_WIN, LEAD_OF_A_WIN);
    match game.turn() {
        Turn::Over(outcome) => lead / 2 + share(outcome, seat, players.count() as i32),
        Turn::Decide(_) => lead,
    }
}

/// What a seat has of a finished game, more or less than a fair share of it.
fn share(outcome: Outcome, seat: Seat, players: i32) -> i32 {
    let fair = WIN / players.max(1);
    match outcome.winners.len() as i32 {
        0 => 0,
        winners if outcome.winners.has(seat) => WIN / winners - fair,
        _ => -fair,
    }
}

/// A search under way.
struct Search<'a, G: Game> {
    view: &'a G::View,
    seat: Seat,
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
    rng: Rng,
}

impl<G: Player> Search<'_, G> {
    /// Tries all actions in one imagined game after the other until the nodes run out.
    fn explore(&mut self, arms: &mut [Arm<G::Action>], limit: u32) {
        loop {
            let world = G::imagine(self.view, &mut self.rng.fork());
            let luck = self.rng.fork();
            let mut gains = [0; choices::MAX_CANDIDATES];
            for (arm, gain) in arms.iter().zip(&mut gains) {
                *gain = self.playout(&world, arm.action, &mut luck.clone());
                if self.stopped {
                    // A world in which only some have been tried would be unfair to them or to the others.
                    return;
                }
            }
            for (arm, gain) in arms.iter_mut().zip(gains) {
                arm.sum = arm.sum.saturating_add(gain);
            }
            if self.nodes >= limit {
                return;
            }
        }
    }

    /// What an action brings when the game goes on with quick moves.
    fn playout(&mut self, world: &G, action: G::Action, luck: &mut Rng) -> i32 {
        let mut game = world.clone();
        let round = G::round(&game);
        let mut next = Some(action);
        for _ in 0..G::HORIZON {
            self.stopped = self.stopped || (self.stop)();
            let Some(action) = next.filter(|_| !self.stopped) else {
                break;
            };
            self.nodes += 1;
            if quietly(|croupier| game.apply(action, croupier)).is_err() || G::round(&game) != round
            {
                break;
            }
            next = game
                .turn()
                .seat()
                .and_then(|seat| G::rollout(&game.view(Some(seat)), luck));
        }
        standing(&game, self.seat)
    }
}
