//! The speed of the rules: random games, and all games to a certain depth where neither chance nor secrets play a part.
//!
//! The yardstick is the generator of the rules itself: the cost of an action is given in words drawn from it.

use super::{Order, tables};
use crate::json;
use parlour_bots::{Player, Sparring};
use parlour_rules::game::quietly;
use parlour_rules::{Game, Info, OptionValues, Rng, RngCore, SeedableRng, Setup};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Words that the yardstick draws.
const WORDS: u32 = 50_000_000;
/// Actions of random games in each measurement.
const ACTIONS: u32 = 100_000;
/// A count of all games goes on to the first depth at which so many are reached.
const ENOUGH: u64 = 200_000;
/// No count goes deeper than this.
const DEEPEST: u64 = 12;

/// Measures all games that are wanted and prints the results; whether there were any.
pub(super) fn measure(order: &Order) -> bool {
    let mut measured = false;
    let word = yardstick();
    macro_rules! each {
        ($($folder:ident => $game:ident,)*) => {
            $(if order.wants(parlour_rules::$game::INFO) {
                if !measured {
                    heading(word);
                }
                measured = true;
                report::<parlour_rules::$game>(word);
            })*
        };
    }
    parlour_rules::games!(each);
    measured
}

/// The seconds that one word of the generator takes.
fn yardstick() -> f64 {
    let mut rng = Rng::seed_from_u64(1);
    let start = Instant::now();
    let mut sum = 0u32;
    for _ in 0..WORDS {
        sum = sum.wrapping_add(rng.next_u32());
    }
    black_box(sum);
    start.elapsed().as_secs_f64() / f64::from(WORDS)
}

fn heading(word: f64) {
    println!(
        "One word of the generator takes {:.2} ns; the cost of an action is given in such words.\n",
        word * 1e9
    );
    println!(
        "{:<14} {:>5}  {:>11} {:>8}  {:>6}  {:>5} {:>9} {:>11} {:>8}",
        "game", "seats", "actions/s", "words", "bytes", "depth", "nodes", "nodes/s", "words"
    );
}

fn report<G: Player>(word: f64) {
    let info: &Info = G::INFO;
    for players in tables(info) {
        let setup = |seed| Setup::new(players, OptionValues::defaults(info), seed);
        let (actions, time) = random_games::<G>(&setup);
        let each = time.as_secs_f64() / f64::from(actions.max(1));
        print!(
            "{:<14} {:>5}  {:>11.0} {:>8.0}  {:>6}",
            info.id,
            players.count(),
            1.0 / each,
            each / word,
            size_of::<G>()
        );
        if !info.chance
            && !(info.seating)(&OptionValues::defaults(info), players).hidden
            && let Ok(game) = quietly(|croupier| G::start(&setup(0), croupier))
        {
            let (depth, nodes, time) = count::<G>(&game);
            let each = time.as_secs_f64() / nodes.max(1) as f64;
            print!(
                "  {depth:>5} {nodes:>9} {:>11.0} {:>8.0}",
                1.0 / each,
                each / word
            );
        }
        println!();
    }
}

/// Plays random games one after the other; the actions carried out and the time they took, choosing included.
fn random_games<G: Player>(setup: &dyn Fn(u64) -> Setup) -> (u32, Duration) {
    let start = Instant::now();
    let mut actions = 0;
    for seed in 0..u64::from(ACTIONS) {
        let Ok(mut game) = quietly(|croupier| G::start(&setup(seed), croupier)) else {
            break;
        };
        while let Some(action) = game.turn().seat().and_then(|seat| {
            Sparring::Random.decide::<G>(&game.view(Some(seat)), u64::from(actions))
        }) {
            actions += 1;
            if quietly(|croupier| game.apply(action, croupier)).is_err() || actions >= ACTIONS {
                break;
            }
        }
        if actions >= ACTIONS {
            break;
        }
    }
    black_box(actions);
    (actions, start.elapsed())
}

/// Counts all games from here, deeper and deeper; the last depth with its number of games and its time.
fn count<G: Game>(game: &G) -> (u64, u64, Duration) {
    let mut last = (0, 1, Duration::ZERO);
    for depth in 1..=DEEPEST {
        let start = Instant::now();
        let nodes = json::sequences(game, depth).unwrap_or(0);
        last = (depth, nodes, start.elapsed());
        if nodes >= ENOUGH || nodes == 0 {
            break;
        }
    }
    last
}
