//! Thinking ahead: every placement is tried in the same imagined rounds.
//!
//! What the view hides is imagined anew again and again, in accordance with all draws and passes. In each imagined
//! round every placement still in question is tried and the round is played out by quick moves, in which each seat
//! goes by no more than it could know. Where two play and the last tile has been drawn, both know everything, and the
//! round is read to its end instead.

use super::policy::{self, Habits, Step, steps};
use super::world::{Turn, World};
use crate::Thought;
use crate::trial::Trial;
use heapless::Vec;
use parlour_rules::line_game::{Action, Report, View, guess};
use parlour_rules::tiles::Tile;
use parlour_rules::{Rng, Seat, View as _};

/// As how many tiles the dealing of an imagined round counts: late in a round it is most of the work.
const DEALING: u32 = 30;
/// The most placements: each tile at each end.
const MOST_STEPS: usize = 2 * Tile::SET;
/// Beyond all that a round can bring.
const WORST: i32 = i32::MAX;
/// What reaching the target is worth beside the points themselves.
const WORTH_OF_THE_GAME: i32 = 60;

/// The best of the placements.
pub(super) fn decide<R: Habits>(
    view: &View,
    mut rng: Rng,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<Action>> {
    let mut search = Search {
        view,
        seat: view.seat()?,
        nodes: 0,
        stop,
    };
    let hunch = policy::sensible::<R>(view)?;
    let mut placements: Vec<Step, MOST_STEPS> = Vec::new();
    if let Some(heads) = view.open.line.heads() {
        steps::<R>(view.playable(), heads, |step| {
            // There is room for every tile at both ends.
            let _ = placements.push(step);
        });
    }
    let mut trial = Trial::of(placements.len(), R::NODES);
    while trial.goes_on(search.nodes) {
        search.nodes += DEALING;
        let hidden = guess(view, &mut rng);
        let world = World::of(view, &hidden)?;
        trial.compare(&mut |idea| search.playout::<R>(world, placements.get(idea)?));
    }
    let best = trial.best().and_then(|idea| placements.get(idea));
    let thought = best.and_then(|step| view.open.placing(step.tile, step.end));
    Some(Thought {
        action: thought.unwrap_or(hunch),
        nodes: search.nodes,
    })
}

/// A search under way.
struct Search<'a> {
    view: &'a View,
    seat: Seat,
    nodes: u32,
    stop: &'a dyn Fn() -> bool,
}

impl Search<'_> {
    /// What a placement brings when the round goes on with quick moves; none when there was no time.
    fn playout<R: Habits>(&mut self, mut world: World<'_>, step: &Step) -> Option<i32> {
        if (self.stop)() {
            return None;
        }
        let mut step = *step;
        loop {
            self.nodes += 1;
            if let Some(report) = world.place::<R>(&step) {
                return Some(self.value::<R>(&world, &report));
            }
            if world.is_readable() {
                return Some(self.read::<R>(world, -WORST, WORST));
            }
            loop {
                match world.advance() {
                    Turn::Place => break,
                    Turn::Forced => self.nodes += 1,
                    Turn::Over(report) => return Some(self.value::<R>(&world, &report)),
                }
            }
            step = world.quick::<R>()?;
        }
    }

    /// What a round for two in which nothing is hidden comes to when both play it out as well as they can; an alpha-beta
    /// search whose depth is the number of tiles.
    fn read<R: Habits>(&mut self, mut world: World<'_>, mut least: i32, mut most: i32) -> i32 {
        loop {
            match world.advance() {
                Turn::Place => break,
                Turn::Forced => self.nodes += 1,
                Turn::Over(report) => return self.value::<R>(&world, &report),
            }
        }
        let own = world.to_play == self.seat;
        let mut moves: Vec<Step, MOST_STEPS> = Vec::new();
        steps::<R>(world.hand(), world.heads, |step| {
            // There is room for every tile at both ends.
            let _ = moves.push(step);
        });
        let mut best = if own { -WORST } else { WORST };
        // The heaviest tiles come last in the list and are tried first.
        for step in moves.iter().rev() {
            self.nodes += 1;
            let mut next = world;
            let value = match next.place::<R>(step) {
                Some(report) => self.value::<R>(&next, &report),
                None => self.read::<R>(next, least, most),
            };
            if own {
                best = best.max(value);
                least = least.max(best);
            } else {
                best = best.min(value);
                most = most.min(best);
            }
            if least >= most {
                break;
            }
        }
        best
    }

    /// What the end of a round is worth to the seat: points gained beside those of the others, and the game.
    fn value<R: Habits>(&self, world: &World<'_>, report: &Report) -> i32 {
        let open = &self.view.open;
        let target = open.options.target;
        let won = report.won(R::SCORING);
        let worth = |seat: Seat| {
            let (before, mut after) = (open.totals[seat], world.totals[seat]);
            if let Some((_, points)) = won.filter(|(winner, _)| *winner == seat) {
                after = after.plus(points);
            }
            let needed = target.number().saturating_sub(before.number());
            let gained = after.number().saturating_sub(before.number());
            let gained = i32::from(gained.min(needed));
            let game = if after >= target {
                WORTH_OF_THE_GAME
            } else {
                0
            };
            let others = open.players.count() as i32 - 1;
            if seat == self.seat {
                60 * (gained + game)
            } else {
                -60 * (gained / others.max(1)) - 60 * game
            }
        };
        open.players.seats().map(worth).sum()
    }
}
