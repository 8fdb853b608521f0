//! `parlour bench chess`: how fast and how strong the chess player is.
//!
//! `speed` counts moves to a depth on the search's own board beside `cozy-chess`, a fast public generator, in one run, so
//! that the ratio says something on any machine; then the search on ten positions. `perft` counts deep. `mates` sets
//! problems of mate in two. `match` lets two players meet and gives the difference in Elo with its error; `safety` plays
//! fast games by the clock and looks for anything that must not happen.

mod elo;
mod game;
mod opponent;
mod positions;
mod problems;
mod speed;
#[cfg(test)]
mod tests;

use super::number;
use game::{Openings, Rules, play};
use opponent::Opponent;

const USAGE: &str = "\
parlour bench chess speed | perft | mates
parlour bench chess match ONE TWO [--games N]     ONE and TWO are level:1 to level:8, nodes:N, grab, random, or
                                                  uci:PATH;Option=Value;...;go movetime 50
parlour bench chess levels [--games N]            each level against the one below
parlour bench chess safety [--games N]            fast games by the clock; anything forbidden is an error";

/// Runs the command.
pub(super) fn run(arguments: &[String]) -> Result<(), String> {
    let (what, rest) = arguments.split_first().ok_or(USAGE)?;
    match (what.as_str(), rest) {
        ("speed", []) => speed::measure(),
        ("perft", []) => speed::deep(),
        ("mates", []) => problems::solve(),
        ("match", [one, two, rest @ ..]) => meet(one, two, games(rest, 40)?),
        ("levels", rest) => {
            let games = games(rest, 100)?;
            (1..8).try_for_each(|level| {
                meet(
                    &format!("level:{}", level + 1),
                    &format!("level:{level}"),
                    games,
                )
            })
        }
        ("safety", rest) => safety(games(rest, 1000)?),
        _ => Err(USAGE.into()),
    }
}

fn games(rest: &[String], usual: u32) -> Result<u32, String> {
    match rest {
        [] => Ok(usual),
        [word, value] if word == "--games" => number(word, value),
        _ => Err(USAGE.into()),
    }
}

/// Lets two players meet, each opening with both colours, and tells the difference in strength.
fn meet(one: &str, two: &str, games: u32) -> Result<(), String> {
    let mut players = [Opponent::of(one)?, Opponent::of(two)?];
    let mut tally = elo::Tally::default();
    for (number, opening) in Openings::new().take(games as usize).enumerate() {
        let first_is_white = number % 2 == 0;
        let outcome = play(
            &mut players,
            first_is_white,
            opening,
            Rules::Usual,
            number as u64,
        )?;
        tally.add(outcome.points(first_is_white));
        if number % 20 == 19 {
            eprintln!("{:>5} games: {tally}", number + 1);
        }
    }
    println!("{one} against {two}: {tally}");
    Ok(())
}

/// Plays fast games of the engine against itself by the clock, at the speed of the handheld.
fn safety(games: u32) -> Result<(), String> {
    let mut players = [Opponent::of("nodes:800")?, Opponent::of("nodes:1200")?];
    let mut tally = elo::Tally::default();
    let mut half_moves = 0;
    for (number, opening) in Openings::new().take(games as usize).enumerate() {
        let first_is_white = number % 2 == 0;
        let outcome = play(
            &mut players,
            first_is_white,
            opening,
            Rules::Blitz,
            number as u64,
        )?;
        if outcome.reason == "time" {
            return Err(format!("Game {number}: a flag fell"));
        }
        half_moves += outcome.half_moves;
        tally.add(outcome.points(first_is_white));
        if number % 100 == 99 {
            eprintln!("{:>5} games: {tally}", number + 1);
        }
    }
    println!("{games} games, {half_moves} half-moves: no crash, no illegal move, no flag fall");
    Ok(())
}
