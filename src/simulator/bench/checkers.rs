//! `parlour bench checkers`: how well the computer player of checkers plays, under both capture rules and all between.
//!
//! `forced` sets wins by force of jumps, up to nine moves of both deep. `endings` are kings against fewer kings, won
//! against any defence, with the best defence at the other side. What is right in both is found out by trying everything
//! and owes nothing to the player. `general` are matches against the general player, which knows nothing but the rules,
//! and against the same lent the game's quick moves and judgement; `levels` are those against sparring partners and
//! between the levels.

mod endings;
mod forced;
mod matches;
#[cfg(test)]
mod tests;

use super::Order;
use parlour_bots::{Level, Player, ROOM};
use parlour_rules::checkers::{
    Action, CAPTURE, CROWNING, CheckersView, MULTI_JUMP, Move, MoveRules, Options, Position,
};
use parlour_rules::options::Preset;
use parlour_rules::{Checkers, Game, Players, Setup};

const USAGE: &str = "\
parlour bench checkers forced [--level N]                 wins by force of jumps
parlour bench checkers prove                              proves that they are, by trying everything
parlour bench checkers find [--games N]                   looks for such wins anew
parlour bench checkers endings [--level N]                kings against fewer kings and the best defence
parlour bench checkers general [--level N] [--games N]    matches against the general player, alone and lent what the
                                                          game knows; with --preset only under Booklet, Tournament,
                                                          Continues, MustFinish or Forced
parlour bench checkers levels [--games N]                 matches against sparring partners and between the levels";

/// The rules under which the player is measured: the two presets, and the mixtures that there are counts of moves for.
static RULES: [Preset; 5] = [
    Checkers::INFO.presets[0],
    Checkers::INFO.presets[1],
    Preset {
        name: "Continues",
        about: "A new king may jump on in the same turn.",
        changes: &[(CROWNING, 1)],
    },
    Preset {
        name: "MustFinish",
        about: "Jumps must be played to their end.",
        changes: &[(MULTI_JUMP, 1)],
    },
    Preset {
        name: "Forced",
        about: "Jumps must be played.",
        changes: &[(CAPTURE, 1)],
    },
];

/// The games of a match, unless another number is asked for.
const GAMES: u32 = 1_000;

/// Runs the command.
pub(super) fn run(arguments: &[String]) -> Result<(), String> {
    let (what, rest) = arguments.split_first().ok_or(USAGE)?;
    let order = Order::read(rest)?;
    let games = order.games.unwrap_or(GAMES);
    let level = match order.level {
        None => Level::HARD,
        Some(number) => Level::new(number, Checkers::INFO).ok_or("There is no such level.")?,
    };
    match what.as_str() {
        "forced" => forced::measure(level),
        "prove" => return forced::prove(),
        "find" => forced::find(games),
        "endings" => endings::measure(level),
        "general" => {
            let wanted = |rules: &Preset| {
                order
                    .preset
                    .as_deref()
                    .is_none_or(|name| name == rules.name)
            };
            matches::general(wanted, level, games);
        }
        "levels" => matches::levels(games),
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

fn setup(rules: &Preset, seed: u64) -> Option<Setup> {
    Some(Setup::new(
        Players::new(2)?,
        rules.values(Checkers::INFO),
        seed,
    ))
}

/// What a level plays, with the room that a front end lends.
fn decide(view: &CheckersView, level: Level, seed: u64) -> Option<Action> {
    let mut room = vec![[0; 2]; ROOM];
    Checkers::decide_in(&mut room, view, level, seed, &|| false).map(|thought| thought.action)
}

/// What a level plays in a position without a past.
fn best(rules: &Preset, position: &Position, level: Level) -> Option<Move> {
    let game = Checkers::start_at(&setup(rules, 1)?, &position.to_string()).ok()?;
    let view = game.view(game.turn().seat());
    match decide(&view, level, 1)? {
        Action::Move(played) => Some(played),
        _ => None,
    }
}

fn move_rules(rules: &Preset) -> MoveRules {
    Options::of(&rules.values(Checkers::INFO)).moves
}

fn moves(rules: MoveRules, position: &Position) -> Vec<Move> {
    let mut all = Vec::new();
    position.moves(rules, &mut |played| all.push(played));
    all
}
