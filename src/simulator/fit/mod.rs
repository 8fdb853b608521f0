//! `parlour fit`: makes the numbers by which the chess player judges positions.
//!
//! Three steps. The first two leave files of text that tell how they were made and can be looked at, resumed and extended:
//!
//! 1. [`play`]: the player meets itself in quick games from random openings, and quiet positions of them are kept.
//! 2. [`judge`]: any engine that speaks UCI says what it thinks of each, counting nodes or depth and never time.
//! 3. [`learn`]: the numbers are fitted by gradient descent, so that the estimate comes near to those scores as chances to
//!    win. One game in twenty is kept out of it, to see what the numbers are worth in games that they have not seen. The
//!    right to move keeps its worth ([`tempo`]). Then the numbers become whole ones of 16 bits, in the file that the
//!    player reads: it is proven that nothing can overflow, and the player's own arithmetic is compared with that of the
//!    fitting ([`round`]).
//!
//! The same program, seed, settings and engine give the same bytes, on any machine and with any number of threads: games,
//! blocks of positions and parts of a batch are handed out in any order, but put together in theirs, and only arithmetic
//! that is the same everywhere is used.

mod crew;
mod judge;
mod learn;
mod model;
mod origin;
mod play;
mod records;
mod round;
mod samples;
mod tempo;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

const USAGE: &str = "\
parlour fit --judge ENGINE [OPTIONS]       make numbers for the chess player's judgement: all three steps
parlour fit play [OPTIONS]                 only play positions
parlour fit judge --judge ENGINE [OPTIONS] only have them judged
parlour fit learn [OPTIONS]                only fit numbers and write them
parlour fit compare [OPTIONS] FILE ...     how well files of numbers judge the games that were kept out

ENGINE is \"PATH ARGUMENTS;Option=Value;...;go nodes 700\"; it is asked for nodes or depth, never for time.
  --folder FOLDER   where the files are (target/fit); what is there already is gone on with
  --positions N     how many positions (100000)
  --seed N          what chance begins with (1)
  --nodes N         how many moves the player tries for each of its own (1000)
  --rounds N        how often the fitting goes over all positions at the most (36)
  --from FILE       begin with these numbers instead of plain ones
  --step N          how far a number goes at a time in the first round, in millionths (2000); less is better with --from
  --threads N       how many games, engines and parts of a batch at a time (as many as there are processors)";

/// What is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Order {
    folder: PathBuf,
    judge: Option<String>,
    positions: usize,
    seed: u32,
    nodes: u32,
    rounds: u32,
    from: Option<PathBuf>,
    step: u32,
    threads: usize,
    files: Vec<PathBuf>,
}

impl Order {
    fn read(arguments: &[String]) -> Result<Order, String> {
        let processors = std::thread::available_parallelism();
        let mut order = Order {
            folder: PathBuf::from("target/fit"),
            judge: None,
            positions: 100_000,
            seed: 1,
            nodes: 1_000,
            rounds: 36,
            from: None,
            step: 2_000,
            threads: processors.map_or(1, usize::from),
            files: Vec::new(),
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            if !word.starts_with("--") {
                order.files.push(word.into());
                continue;
            }
            let value = words
                .next()
                .ok_or_else(|| format!("{word} needs a value.\n{USAGE}"))?;
            match word.as_str() {
                "--folder" => order.folder = value.into(),
                "--judge" => order.judge = Some(value.clone()),
                "--positions" => order.positions = number(word, value)? as usize,
                "--seed" => order.seed = number(word, value)?,
                "--nodes" => order.nodes = number(word, value)?,
                "--rounds" => order.rounds = number(word, value)?,
                "--from" => order.from = Some(value.into()),
                "--step" => order.step = number(word, value)?,
                "--threads" => order.threads = number(word, value)?.min(256) as usize,
                _ => return Err(format!("There is no {word} here.\n{USAGE}")),
            }
        }
        Ok(order)
    }

    fn engine(&self) -> Result<&str, String> {
        let judge = self.judge.as_deref();
        judge.ok_or_else(|| format!("Who judges? --judge tells.\n{USAGE}"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// A number above 0.
fn number(word: &str, value: &str) -> Result<u32, String> {
    let number = value.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("{word} needs a number above 0."))
}

/// Runs the command.
pub fn run(arguments: &[String]) -> Result<(), String> {
    let (step, rest) = match arguments.split_first() {
        Some((word, rest)) if !word.starts_with("--") => (Some(word.as_str()), rest),
        Some(_) => (None, arguments),
        None => return Err(USAGE.into()),
    };
    let order = Order::read(rest)?;
    if step != Some("compare") && !order.files.is_empty() {
        return Err(USAGE.into());
    }
    std::fs::create_dir_all(&order.folder).map_err(|why| told(&order.folder, why))?;
    match step {
        Some("play") => play::play(&order),
        Some("judge") => judge::judge(&order),
        Some("learn") => learn::learn(&order),
        Some("compare") => learn::compare(&order),
        Some(_) => Err(USAGE.into()),
        None => {
            // A slip here would show only after hours.
            judge::try_out(order.engine()?)?;
            play::play(&order)?;
            judge::judge(&order)?;
            learn::learn(&order)
        }
    }
}

fn told(path: &Path, why: impl std::fmt::Display) -> String {
    format!("{}: {why}", path.display())
}
