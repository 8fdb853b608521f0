//! Every check a change has to pass, as named steps: a step that cannot run has failed, and the others go on. Where the
//! computer has two cores, all that is done with the images goes on beside the rest, in a process of its own whose
//! output is shown when it is done; the other steps show theirs as they go.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::firmware;
use crate::growth;
use crate::lanes;
use crate::steps::{Lane, STEPS, Step, named, of};
use crate::workshop::Outcome;

/// What became of a step, and how long it took.
type Record = (String, Duration, Outcome);

/// Runs all steps, or those named with `--only`.
pub(crate) fn verify(arguments: &[String]) -> Outcome<ExitCode> {
    let start = Instant::now();
    let mut is_whole = false;
    let results = match choose(arguments)? {
        Choice::List => {
            STEPS
                .iter()
                .for_each(|step| println!("{:12} {}", step.name, step.about));
            return Ok(ExitCode::SUCCESS);
        }
        Choice::Named(steps) => in_turn(steps)?,
        Choice::Boards => {
            let results = in_turn(of(Lane::Boards))?;
            lanes::leave(&results)?;
            results
        }
        Choice::All if lanes::has_room() => {
            // Two processes must not install the same thing at the same time.
            for need in STEPS.iter().flat_map(|step| step.needs) {
                if let Err(why) = need.meet() {
                    println!("{why}");
                }
            }
            let beside = lanes::start()?;
            let mut results = in_turn(of(Lane::Computer))?;
            results.extend(beside.finish()?);
            is_whole = true;
            results
        }
        Choice::All => in_turn(STEPS.iter().collect())?,
    };
    let code = summary(&results);
    if is_whole {
        project(start.elapsed(), &results, firmware::games()?.len());
    }
    Ok(code)
}

/// Runs steps one after the other.
fn in_turn(steps: Vec<&'static Step>) -> Outcome<Vec<Record>> {
    let mut results = Vec::new();
    for step in steps {
        println!("\n=== {}: {}", step.name, step.about);
        let start = Instant::now();
        let outcome = step
            .needs
            .iter()
            .try_for_each(|need| need.meet())
            .and_then(|()| (step.check)());
        if let Err(why) = &outcome {
            println!("{}: {why}", step.name);
        }
        // What the programs of the next step print must not overtake this.
        std::io::stdout().flush().map_err(|why| why.to_string())?;
        results.push((step.name.to_owned(), start.elapsed(), outcome));
    }
    Ok(results)
}

enum Choice {
    List,
    Named(Vec<&'static Step>),
    /// The steps that run beside the others.
    Boards,
    All,
}

fn choose(arguments: &[String]) -> Outcome<Choice> {
    let mut chosen = Vec::new();
    let mut words = arguments.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "--list" => return Ok(Choice::List),
            lanes::BOARDS => return Ok(Choice::Boards),
            "--only" => {
                let name = words.next().unwrap_or_default();
                let unknown = || format!("There is no step \"{name}\"; --list shows them.");
                chosen.push(named(name).ok_or_else(unknown)?);
            }
            other => {
                return Err(format!(
                    "\"{other}\" is not known here; there are --only NAME and --list."
                ));
            }
        }
    }
    Ok(if chosen.is_empty() {
        Choice::All
    } else {
        Choice::Named(chosen)
    })
}

fn summary(results: &[Record]) -> ExitCode {
    println!("\n{:12} {:>9}  result", "step", "seconds");
    for (name, time, outcome) in results {
        let result = match outcome {
            Ok(()) => "passed".into(),
            Err(why) => format!("FAILED: {why}"),
        };
        println!("{name:12} {:>9.1}  {result}", time.as_secs_f32());
    }
    let passed = results
        .iter()
        .filter(|(_, _, outcome)| outcome.is_ok())
        .count();
    let failed = results.len() - passed;
    println!("\n{passed} passed, {failed} failed");
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Tells how long it all took, and how long it would with all the games that there is room for.
fn project(run: Duration, results: &[Record], games: usize) {
    println!("\nWith {} games instead of {games}:", growth::ROOM);
    let mut steps = Vec::new();
    for (name, time, _) in results {
        let for_games = named(name).map_or(0, |step| step.for_games);
        let then = growth::grown(*time, for_games, games);
        println!(
            "{name:12} {:>9.1}  of which games take {for_games} % now",
            then.as_secs_f32()
        );
        steps.push((*time, then));
    }
    let minutes = |time: Duration| time.as_secs_f32() / 60.0;
    let then = growth::whole(run, &steps);
    println!(
        "All of it took {:.1} minutes; it would be {:.1}, and may be {:.0} on two cores with nothing else to do.",
        minutes(run),
        minutes(then),
        minutes(growth::LIMIT)
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(line: &str) -> Outcome<Vec<&'static str>> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        let steps = match choose(&words)? {
            Choice::List => vec![],
            Choice::Named(steps) => steps,
            Choice::Boards => of(Lane::Boards),
            Choice::All => STEPS.iter().collect(),
        };
        Ok(steps.iter().map(|step| step.name).collect())
    }

    #[test]
    fn without_a_wish_every_step_runs() {
        assert_eq!(names("").map(|all| all.len()), Ok(STEPS.len()));
    }

    #[test]
    fn only_the_named_steps_run() {
        assert_eq!(
            names("--only docs --only format"),
            Ok(vec!["docs", "format"])
        );
        assert_eq!(names("--list"), Ok(vec![]));
    }

    #[test]
    fn every_step_has_its_lane() {
        let lanes = [Lane::Computer, Lane::Boards].map(|lane| of(lane).len());
        assert_eq!(lanes, [STEPS.len() - 3, 3]);
        assert_eq!(
            names(lanes::BOARDS),
            Ok(vec!["firmware", "emulator", "figures"])
        );
    }

    #[test]
    fn a_slip_of_the_pen_runs_nothing() {
        for wrong in ["--only", "--only fromat", "docs", "--only docs --fast"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn one_failed_step_fails_the_whole() {
        let passed = || ("a".to_owned(), Duration::ZERO, Ok(()));
        let failed = || ("b".to_owned(), Duration::ZERO, Err("it cannot run".into()));
        assert_eq!(summary(&[passed(), passed()]), ExitCode::SUCCESS);
        assert_eq!(summary(&[passed(), failed()]), ExitCode::FAILURE);
    }
}
