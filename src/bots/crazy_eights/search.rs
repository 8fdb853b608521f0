//! Thinking ahead: a few actions are tried in many imagined games, against the one that comes without thinking.
//!
//! Differences between the actions of a hand are small beside the luck of a deal. So all actions are tried in the same
//! imagined deals with the same luck, and the first idea is given up only for one that did clearly better.

use super::policy::{self, MOST_IDEAS};
use crate::ways::Lent;
use crate::{Player, Thought, general};
use heapless::Vec;
use parlour_rules::crazy_eights::{Action, View};
use parlour_rules::game::quietly;
use parlour_rules::{CrazyEights, Game, Rng, Seat, SeedableRng, View as _};

/// How many actions are carried out on imagined games.
const NODES: u32 = 30_000;
/// How many imagined games are looked at before an idea may be dropped or taken.
const FEWEST_WORLDS: i64 = 16;

/// An action and how much better it did than the first idea, summed over the imagined games.
struct Idea {
    action: Action,
    sum: i64,
    squares: i64,
}

impl Idea {
    fn is_better(&self, worlds: i64) -> bool {
        self.sum > 0 && self.is_clear(worlds)
    }

    fn is_worse(&self, worlds: i64) -> bool {
        self.sum < 0 && self.is_clear(worlds)
    }

    /// Whether the sum is larger than its own uncertainty.
    fn is_clear(&self, worlds: i64) -> bool {
        let square = self.sum * self.sum;
        worlds >= FEWEST_WORLDS && square > self.squares - square / worlds
    }
}

/// The best of the actions worth a thought.
pub(super) fn decide(view: &View, seed: u64, stop: &dyn Fn() -> bool) -> Option<Thought<Action>> {
    let seat = view.seat()?;
    let first = policy::sensible(view)?;
    let mut ideas: Vec<Idea, MOST_IDEAS> = policy::ideas(view)
        .into_iter()
        .filter(|action| *action != first)
        .map(|action| Idea {
            action,
            sum: 0,
            squares: 0,
        })
        .collect();
    let mut rng = Rng::seed_from_u64(seed);
    let mut playouts = Playouts {
        seat,
        deal: CrazyEights::round(view),
        nodes: 0,
        stop,
    };
    let mut worlds = 0;
    while !ideas.is_empty() && playouts.nodes < NODES {
        let Some(gains) = compare(view, first, &ideas, &mut playouts, &mut rng) else {
            break;
        };
        worlds += 1;
        for (idea, gain) in ideas.iter_mut().zip(gains) {
            idea.sum += i64::from(gain);
            idea.squares += i64::from(gain) * i64::from(gain);
        }
        ideas.retain(|idea| !idea.is_worse(worlds));
    }
    let best = ideas
        .iter()
        .filter(|idea| idea.is_better(worlds))
        .max_by_key(|idea| idea.sum);
    Some(Thought {
        action: best.map_or(first, |idea| idea.action),
        nodes: playouts.nodes,
    })
}

/// What each idea brings in one imagined game, less what the first idea brings; none when there was no time.
fn compare(
    view: &View,
    first: Action,
    ideas: &[Idea],
    playouts: &mut Playouts<'_>,
    rng: &mut Rng,
) -> Option<Vec<i32, MOST_IDEAS>> {
    let world = CrazyEights::imagine(view, rng);
    let luck = rng.fork();
    let base = playouts.run(&world, first, &mut luck.clone())?;
    let mut gains = Vec::new();
    for idea in ideas {
        let gain = playouts.run(&world, idea.action, &mut luck.clone())?;
        // There is room for as many gains as ideas.
        let _ = gains.push(gain - base);
    }
    Some(gains)
}

/// Deals played to their end with sensible moves.
struct Playouts<'a> {
    seat: Seat,
    deal: u32,
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Playouts<'_> {
    /// How the seat stands at the end of the deal; none when there was no time.
    fn run(&mut self, world: &CrazyEights, action: Action, luck: &mut Rng) -> Option<i32> {
        let mut game = world.clone();
        let mut next = Some(action);
        for _ in 0..CrazyEights::HORIZON {
            let Some(action) = next else { break };
            if (self.stop)() {
                return None;
            }
            self.nodes += 1;
            next = match quietly(|croupier| game.apply(action, croupier)) {
                Ok(()) => self.quick_move(&game, luck),
                Err(_) => None,
            };
        }
        Some(general::standing::<_, Lent>(&game, self.seat))
    }

    /// The next move of the deal; none when it is over.
    fn quick_move(&self, game: &CrazyEights, luck: &mut Rng) -> Option<Action> {
        let view = game.view(Some(game.turn().seat()?));
        if CrazyEights::round(&view) == self.deal {
            CrazyEights::rollout(&view, luck)
        } else {
            None
        }
    }
}
