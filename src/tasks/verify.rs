//! Every check a change has to pass, as named steps: a step that cannot run has failed, and the others go on. Where the
//! computer has two cores, all that is done with the images goes on beside the rest, in a process of its own whose
//! output is shown when it is done; the other steps show theirs as they go.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::emulator;
use crate::firmware::{self, DEVICE};
use crate::lanes;
use crate::needs::{self, Need};
use crate::page::{self, WASM};
use crate::workshop::{Outcome, cargo, program, root, run, target_folder};

/// What has to work there without an operating system under it.
const PORTABLE: [&str; 6] = [
    "-p",
    "parlour-rules",
    "-p",
    "parlour-bots",
    "-p",
    "parlour-console",
];
/// Everything that runs on the computer itself.
const HOST: [&str; 3] = ["--workspace", "--exclude", "parlour-page"];
/// The documentation is for those who work on the house, so it shows the private rooms and may lead there.
const DOC_FLAGS: &str = "-D warnings -A rustdoc::private_intra_doc_links";
const NO_WARNINGS: [&str; 3] = ["--", "-D", "warnings"];

const RUSTFMT: Need = Need::Component("rustfmt", "fmt");
const CLIPPY: Need = Need::Component("clippy", "clippy");

struct Step {
    name: &'static str,
    about: &'static str,
    needs: &'static [Need],
    lane: Lane,
    check: fn() -> Outcome,
}

/// Steps of two lanes build in different folders and run side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lane {
    /// What runs on the computer.
    Computer,
    /// The images, and what is done with them.
    Boards,
}

/// The quick ones first, so that a slip shows early.
static STEPS: [Step; 10] = [
    Step {
        name: "format",
        about: "the code is laid out by rustfmt",
        needs: &[RUSTFMT],
        lane: Lane::Computer,
        check: layout,
    },
    Step {
        name: "lint",
        about: "clippy on everything that runs on a computer, tests too",
        needs: &[CLIPPY],
        lane: Lane::Computer,
        check: || {
            run(cargo()
                .arg("clippy")
                .args(HOST)
                .arg("--all-targets")
                .args(NO_WARNINGS))
        },
    },
    Step {
        name: "lint-device",
        about: "clippy on everything that runs on the handheld",
        needs: &[CLIPPY, Need::Target(DEVICE)],
        lane: Lane::Computer,
        check: || {
            run(cargo()
                .arg("clippy")
                .args(PORTABLE)
                .args(["-p", "parlour-firmware"])
                .args([
                    "--features",
                    "parlour-firmware/device,parlour-firmware/faults",
                ])
                .args(["--target", DEVICE])
                .args(NO_WARNINGS))
        },
    },
    Step {
        name: "lint-page",
        about: "clippy on the page",
        needs: &[CLIPPY, Need::Target(WASM)],
        lane: Lane::Computer,
        check: || {
            run(cargo()
                .args(["clippy", "-p", "parlour-page", "--target", WASM])
                .args(NO_WARNINGS))
        },
    },
    Step {
        name: "docs",
        about: "the documentation builds and its links lead somewhere",
        needs: &[],
        lane: Lane::Computer,
        check: || {
            run(cargo()
                .arg("doc")
                .args(HOST)
                .args(["--no-deps", "--document-private-items"])
                .env("RUSTDOCFLAGS", DOC_FLAGS))
        },
    },
    Step {
        name: "firmware",
        about: "the image of every board builds and keeps its limits",
        needs: &firmware::NEEDS,
        lane: Lane::Boards,
        check: firmware::build_all,
    },
    Step {
        name: "emulator",
        about: "the images boot, play, fail and come back on an emulated board as in the simulator",
        needs: &emulator::NEEDS,
        lane: Lane::Boards,
        check: emulator::tests,
    },
    Step {
        name: "figures",
        about: "the images answer, start and sleep within their limits",
        needs: &emulator::NEEDS,
        lane: Lane::Boards,
        check: emulator::limits,
    },
    Step {
        name: "tests",
        about: "all tests of all packages",
        needs: &[],
        lane: Lane::Computer,
        check: || run(cargo().args(["test", "--no-fail-fast"]).args(HOST)),
    },
    Step {
        name: "page",
        about: "the page is built and played in a real browser",
        needs: &[
            Need::Target(WASM),
            Need::Packages("tests/page"),
            Need::Browser,
        ],
        lane: Lane::Computer,
        check: page_in_a_browser,
    },
];

/// What became of a step, and how long it took.
type Record = (String, Duration, Outcome);

/// Runs all steps, or those named with `--only`.
pub(crate) fn verify(arguments: &[String]) -> Outcome<ExitCode> {
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
            results
        }
        Choice::All => in_turn(STEPS.iter().collect())?,
    };
    Ok(summary(&results))
}

fn of(lane: Lane) -> Vec<&'static Step> {
    STEPS.iter().filter(|step| step.lane == lane).collect()
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
                let step = STEPS.iter().find(|step| step.name == name);
                chosen.push(
                    step.ok_or_else(|| format!("There is no step \"{name}\"; --list shows them."))?,
                );
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

/// `cargo fmt` follows modules; the boards, of which a build takes one, are none and are named.
fn layout() -> Outcome {
    run(cargo()
        .args(["fmt", "--all", "--check", "--"])
        .args(firmware::board_files()))
}

fn page_in_a_browser() -> Outcome {
    let folder = page::build()?;
    run(cargo().args(["build", "--package", "parlour"]))?;
    let server = target_folder()
        .join("debug")
        .join(format!("parlour{}", std::env::consts::EXE_SUFFIX));
    run(program("node")
        .args(["--test", "--test-reporter=spec"])
        .current_dir(root().join("tests/page"))
        .env("PARLOUR", server)
        .env("PARLOUR_PAGE", folder)
        .env("CHROMIUM", needs::browser()?))
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
