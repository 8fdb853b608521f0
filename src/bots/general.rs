//! The general player: plays any game from its view alone, by trying each action in many imagined games.
//!
//! All that the view hides is imagined anew again and again. In each imagined game every action still in question is
//! tried and played out with quick moves, all from the same imagined deal and with the same future chance, so that the
//! actions differ in nothing but themselves. After each stage of the budget the worse half of the actions is given up,
//! until one is left; the last two part early when one is clearly better. The player knows nothing about what others
//! may conclude from its moves, and never bluffs. What it goes by in playouts it is told as its [`Ways`]: nothing but the
//! rules, or what a game lends it.

use crate::choices;
use crate::effort::Effort;
use crate::player::{Level, Thought};
use crate::ways::Ways;
use core::marker::PhantomData;
use heapless::Vec;
use parlour_rules::game::quietly;
use parlour_rules::{Game, Outcome, Rng, Seat, SeedableRng, Turn, View};

/// The difference in [`Ways::worth`] between a seat and the others that counts as much as a won game.
pub const LEAD_OF_A_WIN: i32 = 1_000;

/// What a won game counts in a playout. A fair share is taken off it, so that in a game for two a win is worth as much
/// as the largest lead.
const WIN: i32 = 2 * LEAD_OF_A_WIN;

/// How many imagined games are looked at before the last two actions may part early.
const FEWEST_WORLDS: i64 = 24;

/// One action in question.
#[derive(Clone, Copy)]
struct Arm<A> {
    action: A,
    /// The sum of what it brought; all actions in question have been tried in the same imagined games.
    sum: i32,
}

/// Actions to carry out in all, by level. One imagined game is always seen to its end, so a few more are possible.
const NODES: [u32; 3] = [500, 3_000, 12_000];

/// The general player's decision, going by the ways `W`; see [`crate::Player::decide`].
pub fn decide<G: Game, W: Ways<G>>(
    view: &G::View,
    level: Level,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<G::Action>> {
    let seat = view.seat()?;
    let effort = Effort::of(level, NODES);
    let mut rng = Rng::seed_from_u64(seed);
    let mut arms: Vec<_, { choices::MAX_CANDIDATES }> = choices::candidates::<G>(view, &mut rng)
        .into_iter()
        .map(|action| Arm { action, sum: 0 })
        .collect();
    // The quick move stands in where there is nothing to compare, where a slip is due and where there was no time.
    let hunch = W::quick_move(view, &mut rng).or(arms.first().map(|arm| arm.action))?;
    // Where only some of many actions are looked at, the quick move is among them.
    if !arms.iter().any(|arm| arm.action == hunch)
        && let Some(last) = arms.last_mut()
    {
        last.action = hunch;
    }
    let slip = rng.below(100) < effort.slips;
    let at_once = match *arms {
        [only] => Some(only.action),
        [] => Some(hunch),
        _ => Some(hunch).filter(|_| slip),
    };
    if let Some(action) = at_once {
        return Some(Thought { action, nodes: 0 });
    }
    // Among equals the first is kept, so a random order makes it any of them.
    rng.shuffle(&mut arms);
    let mut search = Search::<G, W> {
        view,
        seat,
        round: W::round(view),
        nodes: 0,
        worlds: 0,
        stop,
        stopped: false,
        rng,
        ways: PhantomData,
    };
    let stages = (arms.len() as u32).next_power_of_two().trailing_zeros();
    for stage in 1..=stages {
        search.explore(&mut arms, effort.nodes / stages * stage);
        if search.stopped {
            break;
        }
        choices::best_first(&mut arms, |arm| arm.sum);
        arms.truncate(arms.len().div_ceil(2));
    }
    let best = arms.iter().rev().max_by_key(|arm| arm.sum)?;
    Some(Thought {
        action: if search.worlds == 0 {
            hunch
        } else {
            best.action
        },
        nodes: search.nodes,
    })
}

/// How a seat stands against the others: what it won, if the game is over, and its lead.
pub fn standing<G: Game, W: Ways<G>>(game: &G, seat: Seat) -> i32 {
    let players = game.players();
    let others = players.count().saturating_sub(1).max(1) as i32;
    let lead = players
        .seats()
        .filter(|other| *other != seat)
        .map(|other| W::worth(game, other) / others)
        .fold(W::worth(game, seat), i32::saturating_sub)
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
struct Search<'a, G: Game, W> {
    view: &'a G::View,
    seat: Seat,
    round: u32,
    nodes: u32,
    worlds: u32,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
    rng: Rng,
    ways: PhantomData<W>,
}

impl<G: Game, W: Ways<G>> Search<'_, G, W> {
    /// Tries all actions in one imagined game after the other until the nodes run out.
    fn explore(&mut self, arms: &mut [Arm<G::Action>], limit: u32) {
        let mut duel = Duel::default();
        while !self.stopped && self.nodes < limit {
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
            self.worlds += 1;
            for (arm, gain) in arms.iter_mut().zip(gains) {
                arm.sum = arm.sum.saturating_add(gain);
            }
            if let ([_, _], [first, second, ..]) = (&*arms, gains)
                && duel.settled_by(first - second)
            {
                return;
            }
        }
    }

    /// What an action brings when the game goes on with quick moves, to its end, to the end of the round or to the
    /// horizon.
    fn playout(&mut self, world: &G, action: G::Action, luck: &mut Rng) -> i32 {
        let mut game = world.clone();
        let mut next = Some(action);
        for _ in 0..W::HORIZON.max(1) {
            self.stopped = self.stopped || (self.stop)();
            let Some(action) = next.filter(|_| !self.stopped) else {
                break;
            };
            self.nodes += 1;
            next = match quietly(|croupier| game.apply(action, croupier)) {
                Ok(()) => self.quick_move(&game, luck),
                Err(_) => None,
            };
        }
        standing::<G, W>(&game, self.seat)
    }

    /// The next move of a playout, if it goes on.
    fn quick_move(&self, game: &G, luck: &mut Rng) -> Option<G::Action> {
        let view = game.view(Some(game.turn().seat()?));
        if W::round(&view) == self.round {
            W::quick_move(&view, luck)
        } else {
            None
        }
    }
}

/// The last two actions in question, compared world by world.
#[derive(Default)]
struct Duel {
    worlds: i64,
    sum: i64,
    squares: i64,
}

impl Duel {
    /// Notes by how much the first did better, and whether the matter is settled: the mean difference is more than
    /// three times its own uncertainty.
    fn settled_by(&mut self, difference: i32) -> bool {
        let difference = i64::from(difference);
        self.worlds += 1;
        self.sum += difference;
        self.squares += difference * difference;
        self.worlds >= FEWEST_WORLDS && self.sum * self.sum > 9 * self.squares
    }
}
