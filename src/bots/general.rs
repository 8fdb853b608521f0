//! The general player: plays any game from its view alone, by trying each action in many imagined games.
//!
//! All that the view hides is imagined anew again and again. In each imagined game every action still in question is
//! tried and played out with quick moves, all from the same imagined deal and with the same future chance, so that the
//! actions differ in nothing but themselves. After each stage of the budget the worse half of the actions is given up,
//! until one is left; the last two part early when one is clearly better. The player knows nothing about what others
//! may conclude from its moves, and never bluffs. What it goes by in playouts it is told as its [`Ways`]: nothing but the
//! rules, or what a game lends it.

use crate::choices;
use crate::player::{Level, Player, Thought};
use crate::trial::Trial;
use crate::ways::Ways;
use core::marker::PhantomData;
use parlour_rules::game::quietly;
use parlour_rules::{Outcome, Players, Rng, Seat, SeatSet, SeedableRng, Teams, Turn, View};

/// The difference in [`Ways::worth`] between a seat and the others that counts as much as a won game.
pub const LEAD_OF_A_WIN: i32 = 1_000;

/// What a won game counts in a playout. A fair share is taken off it, so that in a game for two a win is worth as much
/// as the largest lead.
const WIN: i32 = 2 * LEAD_OF_A_WIN;

/// How many imagined games are looked at before the last two actions may part early.
const FEWEST_WORLDS: u32 = 24;

/// Actions to carry out in all, by level. One imagined game is always seen to its end, so a few more are possible.
const NODES: [u32; 3] = [500, 3_000, 12_000];

/// Of a hundred decisions, how many each level makes without thinking.
const SLIPS: [u32; 3] = [20, 0, 0];

/// The general player's decision, going by the ways `W`; see [`crate::Player::decide`].
pub fn decide<G: Player, W: Ways<G>>(
    view: &G::View,
    level: Level,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Thought<G::Action>> {
    let mut playouts = Playouts::<G, W>::of(view, stop)?;
    let mut rng = Rng::seed_from_u64(seed);
    let mut actions = choices::candidates::<G>(view, &mut rng);
    // The quick move stands in where there is nothing to compare, where a slip is due and where there was no time.
    let hunch = W::quick_move(view, &mut rng).or(actions.first().copied())?;
    // Where only some of many actions are looked at, the quick move is among them.
    if !actions.contains(&hunch)
        && let Some(last) = actions.last_mut()
    {
        *last = hunch;
    }
    let slip = rng.below(100) < level.of_three(SLIPS);
    let at_once = match *actions {
        [only] => Some(only),
        [] => Some(hunch),
        _ => Some(hunch).filter(|_| slip),
    };
    if let Some(action) = at_once {
        return Some(Thought::at_once(action));
    }
    // Among equals the first is kept, so a random order makes it any of them.
    rng.shuffle(&mut actions);
    let mut trial = Trial::of(actions.len(), level.of_three(NODES)).parting_after(FEWEST_WORLDS);
    while trial.goes_on(playouts.nodes) {
        let world = G::imagine(view, &mut rng.fork());
        let luck = rng.fork();
        trial.compare(&mut |idea| playouts.run(&world, *actions.get(idea)?, &mut luck.clone()));
    }
    let best = trial.best().and_then(|idea| actions.get(idea).copied());
    Some(Thought {
        action: best.unwrap_or(hunch),
        nodes: playouts.nodes,
    })
}

/// How a seat stands against the others, to whom its partners do not belong: what it won, if the game is over, and its lead.
pub fn standing<G: Player, W: Ways<G>>(game: &G, seat: Seat) -> i32 {
    let (players, teams) = (game.players(), game.teams());
    let own = teams.of(players, seat);
    let others = players.count().saturating_sub(own.len()).max(1) as i32;
    let lead = players
        .seats()
        .filter(|other| !own.has(*other))
        .map(|other| W::worth(game, other) / others)
        .fold(W::worth(game, seat), i32::saturating_sub)
        .clamp(-LEAD_OF_A_WIN, LEAD_OF_A_WIN);
    match game.turn() {
        Turn::Over(outcome) => lead / 2 + share(outcome, own, players, teams),
        Turn::Decide(_) => lead,
    }
}

/// What a team has of a finished game, more or less than a fair share of it.
fn share(outcome: Outcome, own: SeatSet, players: Players, teams: Teams) -> i32 {
    let has_won = |team: SeatSet| team.iter().any(|seat| outcome.winners.has(seat));
    let fair = WIN / teams.all(players).count().max(1) as i32;
    match teams.all(players).filter(|team| has_won(*team)).count() as i32 {
        0 => 0,
        winners if has_won(own) => WIN / winners - fair,
        _ => -fair,
    }
}

/// Imagined games that are played out with quick moves, to their end, to the end of the round or to the horizon.
pub(crate) struct Playouts<'a, G, W> {
    seat: Seat,
    round: u32,
    stop: &'a dyn Fn() -> bool,
    /// How many actions have been carried out in all.
    pub(crate) nodes: u32,
    game: PhantomData<(G, W)>,
}

impl<'a, G: Player, W: Ways<G>> Playouts<'a, G, W> {
    /// Playouts of games that fit a view; none where nobody in particular looks.
    pub(crate) fn of(view: &G::View, stop: &'a dyn Fn() -> bool) -> Option<Playouts<'a, G, W>> {
        Some(Playouts {
            seat: view.seat()?,
            round: W::round(view),
            stop,
            nodes: 0,
            game: PhantomData,
        })
    }

    /// How the seat stands in the end if a world goes on with an action; none when there was no time.
    pub(crate) fn run(&mut self, world: &G, action: G::Action, luck: &mut Rng) -> Option<i32> {
        let mut game = world.clone();
        let mut next = Some(action);
        for _ in 0..W::HORIZON.max(1) {
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
        Some(standing::<G, W>(&game, self.seat))
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
