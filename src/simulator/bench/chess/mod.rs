//! `parlour bench chess`: how fast and how strong the chess player is.
//!
//! `speed` counts moves to a depth on the search's own board beside `cozy-chess`, a fast public generator, in one run, so
//! that the ratio says something on any machine; then the search on ten positions. `perft` counts deep. `mates` sets
//! problems of mate in two. `match` lets two players meet, gives the difference in Elo with its
//! bounds and writes the games down; `safety` plays
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
parlour bench chess match ONE TWO [--games N] [--pgn FILE]
                                                  ONE and TWO are level:1 to level:8, nodes:N, grab, random, or
                                                  uci:PATH ARGUMENTS;Option=Value;...;go movetime 50
parlour bench chess levels [--games N]            each level against the one below; fails where a step is too small
parlour bench chess safety [--games N]            fast games by the clock; anything forbidden is an error";

/// What each level is better than the one below by at the least, in Elo.
const LEAST_STEP: f64 = 60.0;

/// Runs the command.
pub(super) fn run(arguments: &[String]) -> Result<(), String> {
    let (what, rest) = arguments.split_first().ok_or(USAGE)?;
    match (what.as_str(), rest) {
        ("speed", []) => speed::measure(),
        ("perft", []) => speed::deep(),
        ("mates", []) => problems::solve(),
        ("match", [one, two, rest @ ..]) => meet(one, two, &Told::read(rest, 40)?).map(drop),
        ("levels", rest) => levels(&Told::read(rest, 100)?),
        ("safety", rest) => safety(Told::read(rest, 1000)?.games),
        _ => Err(USAGE.into()),
    }
}

/// What was told of a match besides its players.
struct Told {
    games: u32,
    /// Where to write the games down.
    pgn: Option<String>,
}

impl Told {
    fn read(words: &[String], usual: u32) -> Result<Told, String> {
        let mut told = Told {
            games: usual,
            pgn: None,
        };
        for pair in words.chunks(2) {
            match pair {
                [word, value] if word == "--games" => told.games = number(word, value)?,
                [word, file] if word == "--pgn" => told.pgn = Some(file.clone()),
                _ => return Err(USAGE.into()),
            }
        }
        Ok(told)
    }
}

/// Lets each level meet the one below.
fn levels(told: &Told) -> Result<(), String> {
    for level in 1..8 {
        let names = [level + 1, level].map(|level| format!("level:{level}"));
        let step = meet(&names[0], &names[1], told)?.elo();
        if step.difference < LEAST_STEP {
            return Err(format!("Level {} is not much better", level + 1));
        }
    }
    Ok(())
}

/// Lets two players meet, each opening with both colours, and tells the difference in strength.
fn meet(one: &str, two: &str, told: &Told) -> Result<elo::Tally, String> {
    let mut players = [Opponent::of(one)?, Opponent::of(two)?];
    let mut tally = elo::Tally::default();
    let mut text = String::new();
    for (number, opening) in Openings::new().take(told.games as usize).enumerate() {
        let first_is_white = number % 2 == 0;
        let outcome = play(
            &mut players,
            first_is_white,
            opening,
            Rules::Usual,
            number as u64,
        )?;
        tally.add(outcome.points(first_is_white));
        let round = (number + 1).to_string();
        let [white, black] = if first_is_white {
            [one, two]
        } else {
            [two, one]
        };
        text.push_str(&outcome.written(&round, white, black));
        text.push('\n');
        if number % 20 == 19 {
            eprintln!("{:>5} games: {tally}", number + 1);
        }
    }
    println!("{one} against {two}: {tally}");
    if let Some(file) = &told.pgn {
        std::fs::write(file, text).map_err(|why| format!("{file}: {why}"))?;
    }
    Ok(tally)
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
